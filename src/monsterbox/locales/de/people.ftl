## Die Seite einer Person: was gespeichert ist, der Weg auf ein anderes Gerät, Löschen

your-data-about = Es gibt kein Konto. Dieser Browser bewahrt ein Geheimnis auf, und wer es hat, spielt als du. Der Server speichert nur, was deine Tische brauchen.
your-id = Deine Nummer hier
download-data = Alles über dich herunterladen
other-device-about = Ein Link oder eine Losung zum Eintippen nimmt deine Stühle mit. Sie gilt einmal, sieben Tage lang. Hüte sie wie einen Schlüssel: Wer sie hat, spielt als du.
make-link = Link und Losung machen
have-phrase = Losung auf diesem Gerät eingeben
recovery-title = Nimm deine Stühle mit
recovery-link = Der Link für das andere Gerät
recovery-phrase = Die Losung zum Aufschreiben
recovery-once = Beide gelten zusammen einmal: Ist eins davon benutzt, gilt das andere nicht mehr. Diese Seite zeigt sie kein zweites Mal.
recover-title = Hol deine Stühle hierher
recover-about = Dieser Browser spielt von nun an als die Person, die die Losung gemacht hat. Hat er eigene Stühle, gibt er sie auf.
recover-phrase = Losung
recover-now = Hier weiterspielen
forget-me = Alles über dich löschen
forget-about = In laufenden Spielen übernehmen Bots deine Stühle. Spiele anderer bleiben ohne deinen Namen, und Tische, die sonst niemandem gehören, werden gelöscht. Das lässt sich nicht zurücknehmen.
forget-now = Jetzt löschen
delete-table = Diesen Tisch löschen
delete-table-sure = Diesen Tisch mit seinem ganzen Verlauf löschen? Niemand kann ihn dann noch sehen.

## Meldungen

report = Jemanden melden
report-about = Sag dem Betreiber dieses Servers, was nicht stimmt. Die anderen am Tisch erfahren nichts davon.
report-who = Wen
report-why = Was nicht stimmt
report-name = Der Name
report-conduct = Das Benehmen
report-other = Etwas anderes
report-details = In deinen Worten, wenn du magst
report-send = Meldung abschicken
report-sent = Danke. Der Betreiber wird deine Meldung sehen.
report-nobody = An diesem Tisch sitzt sonst niemand.
