## Die Seite, die ein Browser zeigt, wenn der Server nicht zu erreichen ist

offline = Gerade keine Verbindung
offline-about = Dein Tisch bleibt, wie er war. Sobald der Server wieder da ist, geht es hier von selbst weiter.
offline-again = Noch einmal versuchen
offline-wait = Noch keine Antwort; wir versuchen es weiter
