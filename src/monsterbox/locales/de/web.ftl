# Was die Seiten im Browser sagen.

about-line = Monsterspiele im Browser: mit Freunden, an einem Gerät oder gegen Bots.
skip-to-content = Zum Inhalt springen
rule = Regel
language = Sprache
light = Darstellung
light-auto = System
light-light = Hell
light-dark = Dunkel
menu = Menü
close = Schließen
go = Los
search = Suchen
nav-site = Seiten
nav-home = Startseite
nav-table = Dieser Tisch
back-to-table = Zurück zum Tisch
guest-name = Gast
your-name = Dein Name
copied = Kopiert
copy-link = Link kopieren
copy-watch-link = Link zum Zuschauen kopieren
share = Teilen

## Startseite

home-line = Monsterspiele in einer Schachtel. Aufmachen, hinsetzen, spielen.
play-now = Jetzt spielen
play-game-now = { $game } jetzt spielen
save-name = Namen speichern
with-friends = Mit Freunden
one-device = An einem Gerät
choose-game = Such dir ein Spiel aus
the-game = In der Schachtel
more-options = Mehr Optionen
read-rules = Regeln
box-seats = { $low }–{ $high } Personen
box-short-minutes = { $low }–{ $high } Min.
promise-fair = Jedes Mischen lässt sich nachprüfen
promise-bots = Bots füllen leere Stühle
promise-private = Kein Konto, keine Überwachung
for-programs = API für Entwickler
your-tables = Deine Tische
open-tables = Offene Tische
turn-at = Du bist dran: { $game }
with-names = mit { $names }
alone-so-far = noch niemand sonst
free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
is-over = zu Ende
dismiss-table = { $game } von der Liste nehmen
go-on = Weiter
look = Ansehen
join = Mitspielen
watch = Zuschauen

## Ein neuer Tisch

new-table = Ein neuer Tisch
new-table-about = Du kannst sofort beginnen; alles steht wie gedruckt, bis du es änderst.
which-game = Welches Spiel
who-plays = Wer spielt
mode-bots = Gegen Bots
mode-bots-about = Du spielst, auf den anderen Stühlen sitzen Bots. Es kann sofort losgehen.
mode-friends = Mit Freunden
mode-friends-about = Für jeden freien Stuhl gibt es einen Link und einen Code zum Weiterschicken.
mode-device = An einem Gerät
mode-device-about = Ihr gebt das Gerät weiter; dazwischen verdeckt ein Vorhang die Karten.
how-many = Wie viele spielen mit?
who-sits-where = Wer sitzt wo?
chair-number = Stuhl { $number }
chair-me = du
chair-here = noch jemand an diesem Gerät
chair-invite = jemand mit Link
chair-bot = Bot: { $name }
chair-name = Name auf Stuhl { $number }
chair-name-empty = irgendein Name
chairs-left-empty = Stühle über diese Zahl hinaus bleiben leer.
chair-stays-empty = bleibt leer
players-count =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
open-table = Tisch decken
pace = Tempo
pace-live = Gleich jetzt
pace-live-about = alle sind da; wer drei Minuten fehlt, wird von einem Bot vertreten.
pace-days = Über mehrere Tage
pace-days-about = für jeden Zug sind drei Tage Zeit.
bot-speed = Tempo der Bots
bot-speed-calm = Ruhig
bot-speed-brisk = Flott
bot-speed-at-once = Ohne Pausen
skip-to-people = Zu meinem Zug vorspulen
recaps = Letzte Züge der Bots
recap-none = { $name } war noch nicht am Zug.
recap-again = Zug von { $name } noch einmal ansehen
open-to-all = Diesen Tisch allen auf der Startseite zeigen
no-spectators = Kein Publikum: Nur wer am Tisch sitzt, sieht das Spiel
how-strict = Wie streng
preset-note = Eine Vorgabe stellt alle Regeln unten auf einmal ein; einzelne änderst du danach.
preset-apply = Regeln unten einstellen
argued-rules = Worüber man streitet
other-rules = Alle anderen Regeln
rule-changed = geändert
rules-count =
    { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    }
changes =
    { $count ->
        [one] eine Änderung
       *[other] { $count } Änderungen
    }
meet-the-bots = Die Bots kennenlernen

## Einladungen

invite-links = Freunde einladen
link-of = Link für Stuhl { $number }
qr-code = Code mit dem Link für Stuhl { $number }
no-free-seats = Alle Stühle sind besetzt.
to-the-table = Zum Tisch
invited-to = Komm, wir spielen { $game }
sit-down = Hinsetzen
link-once = Der Link gilt für eine Person. Dein Browser merkt sich deinen Stuhl; du brauchst kein Konto.
only-here = Diese Links funktionieren nur auf diesem Gerät, denn der Server ist nur von hier erreichbar.
let-others-in = Damit Freunde in deinem Netz mitspielen können, beende den Server im Terminal mit Strg-C und starte ihn so neu. Der Tisch bleibt erhalten, und seine Links gelten dann für alle.
or = oder
how-to-let-in = So lässt du Freunde herein
other-addresses = Geht ein Link bei deinen Freunden nicht auf, ersetze seinen Anfang durch eine dieser Adressen:
chair-is-taken = Auf diesem Stuhl sitzt inzwischen jemand anderes. Du kannst zuschauen oder um einen neuen Link bitten.
match-is-over = Diese Partie ist zu Ende.
own-table = Eigenen Tisch eröffnen

## Vor der ersten Karte

lobby-title = Der Tisch ist gedeckt
lobby-waiting =
    { $count ->
        [0] Alle sind da.
        [one] Ein Stuhl ist noch frei. Ausgeteilt wird, sobald er besetzt ist.
       *[other] { $count } Stühle sind noch frei. Ausgeteilt wird, sobald alle besetzt sind.
    }
chair-free = frei
that-is-you = das bist du
is-here = ist da
host = Gastgeber
sit-here = Hier sitzen
bot-level = Welcher Bot
put-bot-here = Bot hinsetzen
fair-promise = Die Karten folgen aus einem Geheimnis, das schon feststeht. Sein Fingerabdruck:

## Der Tisch

your-turn = Du bist dran
board = Tisch
players = Mitspieler
playing-now = am Zug
points-word = Punkte
cards-in-hand =
    { $count ->
        [one] Karte auf der Hand
       *[other] Karten auf der Hand
    }
may-draw-here = eine Karte von { $name } ziehen
bot-stands-in = ein Bot spielt weiter
bot-stands-in-soon = bald spielt ein Bot weiter
bot-plays-for-you = Ein Bot spielt für dich.
time-left = noch { $seconds } s
i-am-back = Ich bin wieder da
away = nicht da
take-over = Hier sitzen
watching = Du schaust zu.
your-hand = Deine Hand
hand-of = { $name }, deine Hand
not-now = geht jetzt nicht
last-move = letzter Zug
undo = Zurücknehmen
undo-together = Alle { $count } zurücknehmen
series-progress = { $done } von { $of }
put-back = Auswahl aufheben
# $card: die Karte, die aufgenommen wurde.
picked = { $card }: wohin damit?
all-choices =
    { $count ->
        [1] Die einzige Möglichkeit zeigen
        [2] Beide Möglichkeiten zeigen
       *[other] Alle { $count } Möglichkeiten zeigen
    }
choices-title = Deine Möglichkeiten
choices-search = Möglichkeiten suchen
choices-none = Keine passende Möglichkeit.
# Always more than two.
more-choices = { $count } Möglichkeiten
fold-hand = Hand ein- oder ausklappen
extra = Auf dem Tisch
line-lost = Verbindung verloren, gleich wieder da …
unsent = Das ließ sich nicht senden. Bitte versuch es noch einmal.
taken-back = Der letzte Zug wurde zurückgenommen.
sure-no = Noch nicht
sure-yes = Ja, so machen
confirm-moves = Vor jedem Zug nachfragen
sound = Ton
watch-so-far = Was bisher geschah
leave = Vom Tisch aufstehen
leave-sure = Aufstehen? Auf deinem Stuhl spielt dann ein Bot weiter.
give-up = Spiel beenden
give-up-sure = Das Spiel für alle beenden?
given-up-prompt = Das Spiel wurde vorzeitig beendet.
hand-it-to = Weitergeben an { $name }
hand-over-prompt = Schau, was du bekommen hast, und gib das Gerät dann an { $name } weiter.
hand-over = Fertig, weitergeben
no-peeking = Die Karten sind verdeckt. Alle anderen: nicht linsen!
react-title = Will jemand reagieren?
react-nobody = Niemand
react-hint = Alle Hände sind verdeckt.
react-order = Wer weiter links steht, zuerst.
i-am = Ich bin { $name }, zeig meine Karten
log = Was geschehen ist
since-your-turn = Seit deinem letzten Zug
log-earlier =
    { $count ->
        [one] eine frühere Zeile
       *[other] { $count } frühere Zeilen
    }

## Erste Schritte

lesson = Erste Schritte
lesson-next = Weiter
lesson-skip = Überspringen
lesson-done = Alles klar
lesson-waits = Die Bots warten, bis du fertig gelesen hast.
lesson-prompt = Hier steht, was du als Nächstes tun sollst. Die kleine Nummer daneben öffnet die Regel dazu.
lesson-hand = Das sind deine Karten. Umnähte Karten kannst du spielen: Tipp eine an. Tipp etwas anderes an, und du erfährst, warum es nicht geht.
lesson-help = Im Buch stehen alle Regeln, im Menü die Tasten und diese ersten Schritte. „Zurücknehmen“ geht, bis eine Karte aufgedeckt wird. Viel Spaß!

## Tasten

keys = Tasten
keys-letters = Einzelne Buchstaben und Ziffern benutzen
key-arrows = von Karte zu Karte, von Platz zu Platz
key-digits = Handkarte 1 bis 9
key-enter = spielen oder wählen
key-escape = zurücklegen, schließen
key-hand = zu deiner Hand
key-board = zum Tisch
key-seats = zu den Mitspielern
key-prompt = zur Frage
key-choices = alle Möglichkeiten zeigen
key-log = zum Verlauf
key-undo = zurücknehmen
key-preview = die Karte groß sehen
key-rules = Regeln
key-help = diese Liste

## Regeln

rules = Regeln
rules-of = Die Regeln von { $game }
search-rules = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Einen Eintrag gefunden.
       *[other] { $count } Einträge gefunden.
    }
all-rules = Alle Regeln
in-short = In Kürze
rules-contents = Inhalt
rules-to-read = Zum Lesen
rules-to-look-up = Zum Nachschlagen
rules-entries =
    { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
rules-usual = üblich
rules-source = Quelle:
rules-about-table = Rund um den Tisch
rules-in-records = In Spielberichten und Befehlen:
rules-changes = Ändert
# Unter einem Kapitel mit Beispielen: wie die Bilder zu lesen sind.
rules-legend = Gestrichelt umrandet: jetzt möglich. Pfote: gerade geschehen.
rules-possible = Jetzt möglich:
picture = Bild { $number }

## Nach dem Spiel

score-sheet = Abrechnung
you-win = Du gewinnst!
one-wins = { $name } gewinnt
some-win = Geteilter Sieg: { $names }
nobody-wins = Niemand gewinnt
wins = gewinnt
after-choices =
    { $count ->
        [one] nach einer Entscheidung
       *[other] nach { $count } Entscheidungen
    }
you = Du
score-round = Runde
score-by-round = Runde für Runde
after-turns =
    { $count ->
        [one] nach einem Zug
       *[other] nach { $count } Zügen
    }
after-rounds =
    { $count ->
        [one] nach einer Runde
       *[other] nach { $count } Runden
    }
warm-given-up = Diesmal ohne Sieg. Die Monster sind jederzeit für eine neue Partie zu haben.
warm-nobody = Niemand gewinnt: Diese Nacht gehört den Monstern.
warm-shared = Bis zuletzt Seite an Seite: ein Sieg zum Teilen.
warm-tie = { $name } war bis zum letzten Punkt gleichauf. Knapper geht es nicht.
warm-close = { $name } liegt nur { $unit } zurück und hatte es fast geschafft. Was für ein Finale!
warm-clear = { $name } liegt { $unit } zurück und wetzt schon die Krallen für die Revanche.
fewest-win = Die kleinste Summe gewinnt; bei Gleichstand entscheidet die nächste Zahl.
score-reasons = Woher die Punkte kommen
rematch = Revanche
to-the-rematch = Zur Revanche
watch-again = Noch einmal ansehen
check-shuffle = Mischen nachprüfen
record = Spielbericht herunterladen

## Noch einmal ansehen

replay-first = An den Anfang
replay-prev = Ein Schritt zurück
replay-run = Abspielen
replay-next = Ein Schritt weiter
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-last = Zum Ende
replay-turn = Zug { $number }
replay-speed = Tempo
key-space = Leertaste
replay-step = Schritt
fork-here = Von hier weiterspielen

## Faires Mischen

fairness = Faires Mischen
fair-how = Vor der ersten Karte legt der Server eine geheime Zahl fest und zeigt ihren Fingerabdruck. Erst danach gibt der Browser jedes Mitspielers eigene Zufallszahlen dazu. Alle Karten folgen aus beidem. Nach dem Spiel wird das Geheimnis aufgedeckt, und dein Browser rechnet jede Ziehung nach: Niemand konnte sich die Karten aussuchen, auch der Server nicht.
fair-commitment = Fingerabdruck des Geheimnisses, gezeigt vor der ersten Karte
fair-seed = Das Geheimnis
fair-seed-later = Es wird gezeigt, wenn das Spiel zu Ende ist.
fair-contributions = Was die Browser der Mitspieler dazugegeben haben
fair-added-none = Nichts: Der Server hat allein gemischt.
fair-not-added = Nichts kam von: { $names }
fair-has-added = hat etwas ins Mischen gegeben
fair-shuffling = Es wird gemischt …
fair-shuffling-how = Der Server hat sein Geheimnis festgelegt. Dein Browser gibt jetzt eigene Zufallszahlen dazu, dann wird ausgeteilt.
fair-gathering = Es fehlen noch Zufallszahlen von: { $names }
fair-begin = Jetzt austeilen
seal-whole = Fair: Dein Browser hat jede Ziehung nachgerechnet, und seine eigenen Zufallszahlen waren im Mischen dabei.
seal-seen = Fair: Dein Browser hat jede Ziehung mit dem Fingerabdruck nachgerechnet, den er vor der ersten Karte gesehen hat.
seal-bare = Dein Browser hat jede Ziehung nachgerechnet. Vor der ersten Karte war er nicht dabei und hat deshalb keinen eigenen Fingerabdruck zum Vergleichen.
seal-alarm = Dieses Mischen ist nicht, was versprochen war!
seal-lost = Was dein Browser dazugegeben hat, ist nicht darin!
seal-strange = Für einen Stuhl, auf dem ein Bot saß, wurde etwas dazugegeben!
seal-alone = Dein Browser hat jede Ziehung nachgerechnet, aber kein Browser hat etwas dazugegeben: Der Server hat allein gemischt.
fair-check =
    { $count ->
        [one] Die einzige Ziehung jetzt nachrechnen
       *[other] Alle { $count } Ziehungen jetzt nachrechnen
    }
fair-checking = Wird nachgerechnet …
fair-kept = Dein Browser hat sich denselben Fingerabdruck gemerkt, als du zum ersten Mal an diesem Tisch warst.
fair-first-seen = Dein Browser merkt sich diesen Fingerabdruck jetzt und vergleicht ihn später.
fair-changed = Dein Browser hatte sich für diesen Tisch einen anderen Fingerabdruck gemerkt!
fair-promise-good = Der Fingerabdruck gehört zum Geheimnis.
fair-promise-bad = Der Fingerabdruck gehört nicht zum Geheimnis!
fair-good =
    { $count ->
        [one] Die einzige Ziehung folgt aus dem Geheimnis.
       *[other] Alle { $count } Ziehungen folgen aus dem Geheimnis.
    }
fair-bad =
    { $count ->
        [one] Eine Ziehung folgt nicht aus dem Geheimnis!
       *[other] { $count } Ziehungen folgen nicht aus dem Geheimnis!
    }
fair-failed = Die Ziehungen ließen sich nicht laden. Bitte versuch es noch einmal.
fair-draw = Ziehung { $number }
fair-more = Woanders nachprüfen
fair-elsewhere = Diese Seite rechnet nach. Dass die Regeln jede Ziehung erlaubt haben, prüft das Programm selbst: Lade den Spielbericht herunter und gib diesen Befehl ein.

## Wenn etwas nicht geht

failure-unknown = Hier ist nichts. Vielleicht ist der Link nicht vollständig, oder den Tisch gibt es nicht mehr.
    .title = Hier ist nichts
failure-csrf = Diese Seite war zu lange offen oder kam von anderswo. Lade sie neu und versuch es noch einmal.
    .title = Bitte noch einmal
failure-not-your-seat = Das ist nicht dein Stuhl.
    .title = Nicht dein Stuhl
failure-not-the-host = Das darf nur, wer den Tisch gedeckt hat.
    .title = Das geht nicht
failure-seat-taken = Dort sitzt schon jemand.
    .title = Stuhl besetzt
failure-table-full = An diesem Tisch sind alle Stühle besetzt. Du kannst zuschauen.
    .title = Der Tisch ist voll
failure-evening-over = Dieser Abend ist vorbei; daran lässt sich nichts mehr ändern.
    .title = Der Abend ist vorbei
failure-evening-waits = Das geht gerade nicht: Es spielen noch Tische, alle Runden sind gespielt, oder es ist kein Platz mehr.
    .title = Noch nicht
failure-too-few-players = Es sind zu wenige da, um auch nur einen Tisch zu besetzen.
    .title = Zu wenige
failure-bad-code = Diesen Code gibt es nicht. Vielleicht ist ein Zeichen vertauscht, oder den Tisch gibt es nicht mehr.
    .title = Unbekannter Code
failure-bad-link = Dieser Link ist schon benutzt oder gehört nicht zu diesem Tisch. Lass dir einen neuen geben.
    .title = Der Link ist verbraucht
failure-second-hand = Du spielst oder spieltest hier schon mit. Mit einem anderen Stuhl würdest du zwei Blätter sehen.
    .title = Ein Blatt für jeden
failure-stale = Der Tisch hat sich inzwischen geändert. Schau noch einmal hin und wähle neu.
    .title = Der Tisch hat sich geändert
failure-key-reused = Dieser Zug kam zweimal mit verschiedenem Inhalt an. Bitte wähle noch einmal.
    .title = Bitte noch einmal
failure-not-begun = Das Spiel hat noch nicht begonnen.
    .title = Noch nicht
failure-not-over = Das ist zu sehen, wenn das Spiel zu Ende ist.
    .title = Noch nicht
failure-not-in-a-lesson = An diesem Tisch läuft keine Lektion.
    .title = Keine Lektion
failure-no-review = Eine aufgegebene Partie hat kein Ergebnis, das ein Rückblick erklären könnte.
    .title = Kein Ergebnis, kein Rückblick
failure-too-many-reviews = Es warten schon mehrere Rückblicke. Versuch es wieder, wenn einer davon fertig ist.
    .title = Der Trainer hat zu tun
failure-no-series = Hier gibt es gerade nichts zu füllen.
    .title = Gerade nicht
failure-already-over = Das Spiel ist zu Ende.
    .title = Das Spiel ist zu Ende
failure-unknown-puzzle = Dieses Rätsel gibt es nicht; vielleicht haben sich die Regeln seither geändert.
    .title = Unbekanntes Rätsel
failure-hint-not-now = Im Moment gibt es nichts zu wählen.
    .title = Gerade nicht
failure-hint-among-people = Tipps gibt es nur, wenn du allein gegen Bots spielst.
    .title = Hier keine Tipps
failure-hint-from-memory = Das ist ein Gedächtnisspiel: Der Trainer würde sich alles für dich merken.
    .title = Hier keine Tipps
failure-too-many-tables = Du hast schon viele offene Tische. Spiel erst einen zu Ende.
    .title = Zu viele Tische
failure-not-alone = An diesem Tisch spielen noch andere. Gib das Spiel auf oder spiel es erst zu Ende.
    .title = Hier spielen andere
failure-bad-recovery = Diese Losung ist schon benutzt, älter als sieben Tage oder falsch getippt.
    .title = Die Losung gilt nicht
failure-no-spectators = Wer diesen Tisch gedeckt hat, möchte kein Publikum.
    .title = Geschlossene Gesellschaft
failure-no-free-text = An diesem Tisch gibt es nur fertige Sätze.
    .title = Nur fertige Sätze
failure-unknown-message = Das hat niemand gesagt, oder es wurde entfernt.
    .title = Nichts zu finden
failure-lobby-closed = Gerade werden keine neuen Tische gedeckt. Laufende Spiele gehen weiter.
    .title = Gerade keine neuen Tische
failure-banned = Der Betreiber dieses Servers hat dich ausgesperrt.
    .title = Kein Zutritt
failure-not-sent = Die Mail ließ sich gerade nicht verschicken. Versuch es später noch einmal.
    .title = Nicht verschickt
failure-no-mail = Dieser Server verschickt keine Mails.
    .title = Keine Mails
failure-not-stored = Der Zug ließ sich nicht speichern und gilt darum nicht. Bitte versuch es gleich noch einmal.
    .title = Nicht gespeichert
failure-broken-table = Dieser Tisch lässt sich nicht mehr lesen. Das tut uns leid.
    .title = Der Tisch ist kaputt
failure-nothing-to-undo = Es lässt sich nichts zurücknehmen: Seither wurde eine Karte aufgedeckt, oder jemand anderes war am Zug.
    .title = Nichts zurückzunehmen
failure-refused = Das erlauben die Regeln jetzt nicht.
    .title = Jetzt nicht
failure-bad-wish = Etwas in diesem Formular geht nicht.
    .title = Bitte prüf das Formular
failure-bad-request = Der Server hat diese Anfrage nicht verstanden.
    .title = Nicht verstanden
failure-method = So lässt sich diese Adresse nicht benutzen.
    .title = Nicht verstanden
failure-too-big = Das ist zu groß.
    .title = Zu groß
failure-content-type = Diese Art von Daten kann der Server nicht lesen.
    .title = Nicht verstanden
failure-too-many =
    { $seconds ->
        [one] Das ging sehr schnell. Warte bitte eine Sekunde.
       *[other] Das ging sehr schnell. Warte bitte { $seconds } Sekunden.
    }
    .title = Zu schnell
failure-host = Unter diesem Namen gibt es hier keine Tische. Wer den Server betreibt, kann den Namen in den Einstellungen zulassen.
    .title = Falsche Adresse
failure-closing = Der Server startet neu. Die Seite kommt von selbst wieder.
    .title = Einen Moment
failure-unexpected = Hier ist etwas schiefgegangen. Es ist nichts verloren; versuch es bitte noch einmal.
    .title = Der Mond ist eingeschlafen

failure-wish-unknown-game = Dieses Spiel gibt es nicht.
failure-wish-bad-seats = Mit so vielen Personen wird das Spiel nicht gespielt.
failure-wish-bad-chair = So jemand kann auf keinem Stuhl sitzen.
failure-wish-bad-bot = Diesen Bot gibt es hier nicht.
failure-wish-only-levels = An einem Tisch, der allen offen steht, spielen Bots nur mit einer der fünf Stufen.
failure-wish-no-person = Mindestens ein Mensch muss am Tisch sitzen.
failure-wish-empty = Bitte gib etwas ein.
failure-wish-too-long = Das ist zu lang.
failure-wish-unknown-option = Diese Hausregel gibt es nicht.
failure-wish-unknown-preset = Diese Vorgabe gibt es nicht.
failure-wish-not-allowed = Diese Hausregeln passen nicht zusammen, oder der Wert ist nicht erlaubt.
failure-wish-bad-address = Das ist keine Mailadresse.
failure-wish-bad-name = Dieser Name ist hier nicht erwünscht. Bitte nimm einen anderen.
failure-wish-bad-report = Sag, um wen es geht und was nicht stimmt.
failure-wish-bad-phrase = Diesen Satz gibt es hier nicht.
failure-wish-rude = Bitte sag es freundlicher.
failure-wish-nobody-there = Dort sitzt niemand sonst, der etwas sagen könnte.
failure-wish-not-sure = Setz bitte den Haken, wenn du es ernst meinst.
failure-wish-bad-token = Das ist nicht das Token dieses Servers.
failure-wish-bad-ban = Gib die Nummer einer Person mit 64 Zeichen an oder einen Bereich von Adressen, der nicht zu groß ist.
failure-wish-bad-deck = Das ist kein Kartensatz für dieses Spiel.
failure-wish-bad-pace = Dieses Tempo gibt es nicht.
failure-wish-bad-speed = In diesem Tempo spielen Bots nicht.
failure-wish-bad-key = Der Schlüssel eines Zuges hat 8 bis 64 Buchstaben und Ziffern.
failure-wish-bad-language = Diese Sprache gibt es hier nicht.
failure-wish-bad-step = Diesen Schritt hat das Spiel nicht.
failure-wish-too-many = Das sind zu viele.
failure-wish-bad-order = So eine Antwort im Voraus gibt es hier nicht.
failure-wish-bad-contribution = Das lässt sich nicht ins Mischen geben.

# On the panel of a player, where several choose at the same time.
choosing-now = wählt

standing-off = Frag mich wieder
