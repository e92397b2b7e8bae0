## Die Seite, die ein Browser zeigt, wenn der Server nicht zu erreichen ist

offline = Gerade keine Verbindung
offline-about = Dein Tisch bleibt, wie er war. Sobald der Server wieder da ist, geht es hier von selbst weiter.
offline-again = Noch einmal versuchen
offline-wait = Noch keine Antwort; wir versuchen es weiter

## Was der Browser meldet, wenn niemand hinsieht

heading = Bescheid geben
tell-turn = Melden, wenn ich dran bin
tell-over = … wenn ein Spiel zu Ende ist
tell-said = … wenn jemand etwas sagt
on = Der Browser meldet sich, solange ein Tisch in einem Tab im Hintergrund liegt.
off = Dein Browser fragt dich einmal, ob er das darf.
denied = Dein Browser hat Meldungen für diese Seite gesperrt. Das lässt sich in seinen Einstellungen ändern.
insecure = Dieser Browser erlaubt hier keine Meldungen: Die Seite müsste mit https geöffnet sein.
install = Als App installieren
turn = Du bist dran
over = Das Spiel ist zu Ende
said = Am Tisch hat jemand etwas gesagt

## Mail über Tische, die Tage dauern

mail = Mail, wenn du dran bist
mail-about = Für Tische, die über mehrere Tage gehen: eine Mail, wenn du dran bist und länger nicht hingesehen hast, höchstens eine pro Stunde. Sonst bekommt deine Adresse niemand zu sehen.
mail-address = Deine Mailadresse
mail-ask = Adresse bestätigen
mail-waits = wartet auf Bestätigung: Der Link steht in der Mail an diese Adresse.
mail-works = bekommt Mail
mail-fails = hat zuletzt keine Mail angenommen
mail-confirm = Bekommst du hier Mail?
mail-confirm-page = Bestätige, dass Monsterbox dir schreiben darf:
mail-confirm-now = Ja, diese Adresse stimmt
mail-confirm-subject = Stimmt diese Adresse?
mail-confirm-about = Jemand hat diese Adresse bei Monsterbox ({ $server }) eingetragen, um Bescheid zu bekommen, wenn an langsamen Tischen ein Zug wartet.
mail-confirm-else = Warst du das nicht, brauchst du nichts zu tun: Ohne Bestätigung kommt keine Mail, und die Adresse wird nach einer Woche gelöscht.
mail-confirmed = Alles klar
mail-confirmed-page = Du bekommst Mail, wenn ein langsamer Tisch auf dich wartet.
mail-stop = Keine Mail mehr?
mail-stop-page = Dann löschen wir diese Adresse:
mail-stop-now = Keine Mail mehr
mail-stopped = Erledigt
mail-stopped-page = Deine Adresse ist gelöscht. Es kommt keine Mail mehr.
mail-turn-subject =
    { $count ->
        [one] Du bist dran: { $game }
       *[other] Du bist an { $count } Tischen dran
    }
mail-turn-about =
    { $count ->
        [one] An einem Tisch wartet ein Zug auf dich.
       *[other] An { $count } Tischen warten Züge auf dich.
    }
mail-reminder-subject =
    { $count ->
        [one] Dein Zug wartet noch: { $game }
       *[other] Deine Züge warten noch an { $count } Tischen
    }
mail-reminder-about =
    { $count ->
        [one] Dein Zug wartet seit zwei Tagen. In weniger als einem Tag kann ein Bot für dich einspringen.
       *[other] Deine Züge warten seit zwei Tagen. In weniger als einem Tag können Bots für dich einspringen.
    }
mail-to-table = Zum Tisch ({ $game })
mail-why = Du bekommst diese Mail, weil du deine Adresse bei Monsterbox ({ $server }) eingetragen hast.
mail-stop-link = Keine Mail mehr bekommen

## Das Bild neben einem Link

share-waiting = Hier ist noch ein Stuhl frei
share-playing = Es wird gerade gespielt
