# Turnierabende

new = Ein neuer Abend
new-about = Ein Turnier für eine Runde Freunde, einen Verein oder eine Klasse: Alle kommen mit einem Link oder Code dazu, die Tische öffnet Monsterbox.
usual-title = Monsterabend
what = Was wird gespielt?
title = Wie heißt der Abend?
form = Turnierform
form-swiss = Schweizer System
form-round-robin = Jeder gegen jeden
form-about = Jeder gegen jeden passt für wenige. Im Schweizer System treffen sich Leute mit ähnlich vielen Punkten; es passt für viele.
rounds = Runden
table-size = Plätze pro Tisch
preset = Hausregeln
who = Wer spielt mit?
i-play = Ich spiele mit
fill = Leere Plätze
no-fill = bleiben leer
teams = Mannschaften
team-count =
    { $count ->
        [0] keine
       *[other] { $count }, ausgelost
    }
when = Wie lange?
clock = Uhr für jede Runde
clock-of =
    { $minutes ->
        [0] ohne Uhr
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
pause = Die nächste Runde beginnt,
pause-host = wenn ich sie starte
pause-of =
    { $minutes ->
        [0] sobald alle Tische fertig sind
        [one] eine Minute nach dem letzten Tisch
       *[other] { $minutes } Minuten nach dem letzten Tisch
    }
open = Abend eröffnen
home-link = Turnierabend eröffnen
facts-swiss = { $game } nach dem Schweizer System · { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } · höchstens { $seats } pro Tisch
facts-round-robin = { $game }, jeder gegen jeden · { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } · höchstens { $seats } pro Tisch
take-part = Mitspielen
join = Ich bin dabei
late-guests = Wer später kommt, spielt ab der nächsten Runde mit und beginnt mit dem Durchschnitt.
start-next = Runde { $number } starten
start-first = Erste Runde starten
lead = Abend leiten
projector = Ansicht für den Beamer
link = Link zum Abend
leave = Nicht mehr mitspielen
back = Zum Abend
picture = QR-Code, der zum Abend führt
join-title = Mitspielen oder zuschauen
scan-or-type = Halt die Kamera darauf, oder tippe auf der Startseite
type = Tippe auf der Startseite
is-over = Der Abend ist vorbei
not-begun = Gleich geht es los
round-of = Runde { $number } von { $rounds }
time-left = Verbleibende Zeit der Runde
after-the-clock = bleiben in dieser Runde. Danach entscheidet die Leitung, wie offene Tische zählen.
winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen zusammen!
    }
nobody-won = Ohne fertige Runde gibt es keinen Sieg.
who-is-here =
    { $count ->
        [0] Noch ist niemand da.
        [one] Eine Anmeldung bisher.
       *[other] { $count } Anmeldungen bisher.
    }
next-soon = Alle Tische sind fertig. Gleich geht es weiter.
host-starts-next = Alle Tische sind fertig.
no-clock = Diese Runde hat keine Uhr.
tables-done = Tische fertig
of = { $done } von { $all }
next-round = Nächste Runde
in-minutes =
    { $minutes ->
        [0] jetzt
       *[other] in { $minutes } Min.
    }
sits-out = Setzt aus
table = Tisch { $number }
your-table = dein Tisch
watch-table = Tisch { $number } ansehen
place = Platz { $place }
draw = Unentschieden
won-by =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
decided = (so entschieden)
stopped = Abgebrochen: Die Leitung entscheidet
playing = Es wird gespielt
somebody = Gast
points = { NUMBER($points, maximumFractionDigits: 2) }
standings = Tabelle
after-round = nach Runde { $round }
before-first = vor der ersten Runde
standings-about = Tabelle: Platz, Name, Punkte jeder Runde, Summe, Punkte der Gegner, Veränderung
col-place = Platz
col-player = Name
col-round = R{ $number }
col-sum = Punkte
col-opponents = Gegner
col-change = Veränderung
up =
    { $count ->
        [one] einen Platz nach oben
       *[other] { $count } Plätze nach oben
    }
down =
    { $count ->
        [one] einen Platz nach unten
       *[other] { $count } Plätze nach unten
    }
same = gleicher Platz
team = Mannschaft { $number }
you-play-at = Du spielst an Tisch { $number }
who-plays-where = Wer spielt wo?
how-counted = So wird gezählt
counting = An jedem Tisch gibt es einen Punkt für jeden, den du schlägst, und einen halben bei Gleichstand. Kleinere Tische zählen so viel wie volle. Wer aussetzt, bekommt die Punkte eines Siegs.
ties = Bei gleichen Punkten entscheidet zuerst, wie viele Punkte deine Gegner zusammen haben (Buchholz), dann der direkte Vergleich, wenn sich alle Gleichen getroffen haben, dann die Zahl der gewonnenen Tische. Danach teilt man sich den Platz.
drawing = Die Mannschaften wurden mit einer Zahl ausgelost, deren Prüfsumme von Anfang an feststand:
seed = Die Zahl selbst:
round = Runde { $number }
participants =
    { $count ->
        [0] Noch niemand dabei
        [one] Eine Person oder ein Bot dabei
       *[other] { $count } sind dabei
    }
teams-later = { $count } Mannschaften werden vor der ersten Runde ausgelost. Prüfsumme der Auslosung:
is-done = fertig
has-left = nicht mehr dabei
new-name = Neuer Name
rename = Umbenennen
by-bot = Durch diesen Bot ersetzen
newcomer = Wer neu dazugekommen ist
by-newcomer = Spielt hier weiter
send-away = Vom Abend abmelden
add-bot = Bot dazunehmen
decide-about = Die Ergebnisse kommen von selbst. Wird ein Tisch abgebrochen oder stimmt etwas nicht, trag hier die Plätze ein; gleiche Plätze heißen unentschieden. Ein Tisch, der noch läuft, endet damit.
place-of = Platz von { $name }
decide = So zählt es
the-end = Schluss
end = Abend beenden
end-about = Es zählen die Runden, in denen alle Tische fertig sind.
delete = Abend löschen
delete-about = Die Tabelle verschwindet für alle. Die Tische und ihre Ergebnisse bleiben.
sure-leave = Möchtest du ab der nächsten Runde nicht mehr mitspielen?
sure-away = Soll { $name } ab der nächsten Runde nicht mehr mitspielen?
sure-end = Soll der Abend jetzt enden?
sure-delete = Soll der Abend für alle gelöscht werden?
