## Die Seite, die ein Browser zeigt, wenn der Server nicht zu erreichen ist

offline = Gerade keine Verbindung
offline-about = Dein Tisch bleibt, wie er war. Sobald der Server wieder da ist, geht es hier von selbst weiter.
offline-again = Noch einmal versuchen
offline-wait = Noch keine Antwort; wir versuchen es weiter

## Was der Browser meldet, wenn niemand hinsieht

heading = Bescheid geben
tell-turn = Melden, wenn ich dran bin
tell-over = … wenn ein Spiel zu Ende ist
on = Der Browser meldet sich, solange ein Tisch in einem Tab im Hintergrund liegt.
off = Dein Browser fragt dich einmal, ob er das darf.
denied = Dein Browser hat Meldungen für diese Seite gesperrt. Das lässt sich in seinen Einstellungen ändern.
insecure = Dieser Browser erlaubt hier keine Meldungen: Die Seite müsste mit https geöffnet sein.
install = Als App installieren
turn = Du bist dran
over = Das Spiel ist zu Ende
