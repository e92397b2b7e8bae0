# Einladungen: ein Link oder ein kurzer Code für den ganzen Tisch

title = Mit Code mitspielen
code = Code vom Tisch
go = Zum Tisch
where-from = Den Code zeigt dir, wer den Tisch eröffnet hat: acht Zeichen, etwa K7MX-4QBN. Groß oder klein, mit oder ohne Strich ist egal.
one-for-all =
    { $count ->
        [one] Ein Stuhl ist frei. Wer diesen Link öffnet oder den Code eintippt, setzt sich.
       *[other] { $count } Stühle sind frei. Schick allen denselben Link, oder nenne den Code: Jeder bekommt den nächsten freien Stuhl.
    }
for-table = Ein Link für alle
picture = QR-Code, der zum Tisch führt
or-type = Oder auf der Startseite eintippen:
per-chair = Für jeden Stuhl ein eigener Link
per-chair-why = Damit bestimmst du, wer wo sitzt. Jeder dieser Links gilt für eine Person.
then-at = Dann erreichen dich deine Freunde unter
chair = Welcher Stuhl?
next-chair = der nächste freie
no-account = Du brauchst kein Konto: Dein Browser merkt sich deinen Stuhl.
all-taken = Alle Stühle sind besetzt.
no-watching = Diesen Tisch sieht nur, wer daran sitzt.
