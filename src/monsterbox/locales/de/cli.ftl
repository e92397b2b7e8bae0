# Was das Terminal rund um ein Spiel sagt.

you = Du
resumed = Das gespeicherte Spiel geht weiter.
begin = Mit Enter beginnt das Spiel.
not-wiped = Diese Ausgabe lässt sich nicht löschen: Wieder umgedrehte Karten bleiben weiter oben lesbar. Nicht spicken!
since-last-turn = Seit deinem letzten Zug:
so-far = Bisher:
ask =
    { $undo ->
        [yes] Nummer oder Befehl (h = Hilfe, i = Idee, u = zurücknehmen):
       *[no] Nummer oder Befehl (h = Hilfe, i = Idee):
    }
ask-only-one =
    { $undo ->
        [yes] Nummer, oder Enter für die einzige Möglichkeit (h = Hilfe, u = zurücknehmen):
       *[no] Nummer, oder Enter für die einzige Möglichkeit (h = Hilfe):
    }

## Die Computerspieler

seats-title = Am Tisch, in dieser Reihenfolge:
seat-yours = dein Platz
thinking = { $name } denkt nach …
bot-failed = { $name } hat den Faden verloren; hier spielt jetzt ein einfacher Bot weiter.
failure-noted =
    Näheres steht in dieser Datei:
    { $file }
idea-title = Das täte { $name } an deiner Stelle, mit deinen geschätzten Gewinnchancen:
idea-chance = { $percent } %
idea-none = { $name } weiß hier keinen Rat.
idea-only-one = Du hast nur eine Möglichkeit.
idea-from-memory = Das ist ein Merkspiel: Niemand merkt es sich für dich.

## Antworten auf Eingaben

no-such-number =
    { $most ->
        [one] Nummer { $number } gibt es nicht; es gibt nur die 1.
       *[other] Nummer { $number } gibt es nicht; wähle 1 bis { $most }.
    }
nothing-typed = Tippe die Nummer einer Möglichkeit oder h für Hilfe.
not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl. Tippe eine Nummer oder h für Hilfe.
refused = Das geht nicht: { $reason }
allowed = Das geht: { $choice }.
no-such-clause = Die Regel { $clause } gibt es nicht; sie gehen von { $first } bis { $last }.
undone = Deine letzte Wahl ist zurückgenommen.
nothing-to-undo = Es lässt sich nichts zurücknehmen: Seit deiner letzten Wahl wurde eine Karte aufgedeckt, oder jemand anderes war am Zug.

## Verlauf, Regeln, Hausregeln

log-title = Was geschehen ist
log-shorter =
    { $count ->
        [one] Die letzte Zeile; „l all“ zeigt alles.
       *[other] Die letzten { $count } Zeilen; „l all“ zeigt alles.
    }
rules-title = Regeln
rules-hint = „r 2“ zeigt Abschnitt 2, „? { $clause }“ eine einzelne Regel.
no-such-section = Den Abschnitt { $number } gibt es nicht; wähle 1 bis { $most }.
options-title = Hausregeln dieses Spiels
options-usual = Alle Hausregeln sind wie üblich. „o all“ zählt sie auf.
options-hint = Die übrigen Hausregeln sind wie üblich; „o all“ zählt alle auf.
option-line = { $title }: { $value }

## Speichern und gehen

saved =
    Gespeichert in dieser Datei:
    { $file }
save-failed = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }
save-question = Das Spiel für später speichern? [J/n]
save-no = n nein
kept =
    Das Spiel ist gespeichert. Weiter geht es mit:
    { $command }
given-up = Das Spiel wurde aufgegeben.
save-refused = Das gespeicherte Spiel { $file } lässt sich nicht verwenden: { $reason }
save-none = es gibt kein gespeichertes Spiel
save-missing = die Datei gibt es nicht
save-unreadable = die Datei lässt sich nicht lesen
save-foreign = das ist kein gespeichertes Spiel von Monsterbox
save-damaged = die Datei ist beschädigt

## Fairer Zufall

fair-promise =
    Fair gezogen: Alle Karten folgen aus einem geheimen Startwert. Sein Fingerabdruck, gezeigt vor der ersten Karte:
    { $hash }
fair-seed =
    Der geheime Startwert dieses Spiels war:
    { $seed }
fair-check =
    Prüfe jede Ziehung mit:
    { $command }
seeded = Alle Karten folgen aus dem Startwert { $seed }.
record-written =
    Der Spielbericht liegt in dieser Datei:
    { $file }
record-failed = Der Spielbericht konnte nicht in { $file } geschrieben werden: { $reason }

## Hilfe

help-title = Befehle
help-number = diese Möglichkeit wählen; du kannst sie auch ausschreiben, zum Beispiel „{ $example }“
help-enter = die einzige Möglichkeit wählen, wenn es nur eine gibt
help-why = die Regel hinter der Frage; „? 3“ die Regel hinter Möglichkeit 3
help-why-not = warum etwas nicht geht, zum Beispiel „? { $example }“
help-clause = eine beliebige Regel
help-idea = eine Idee: die besten Möglichkeiten mit deinen Gewinnchancen
help-table = den Tisch noch einmal zeigen
help-undo = deine letzte Wahl zurücknehmen, wenn seither nichts aufgedeckt wurde
help-save = das Spiel speichern, auf Wunsch in eine Datei dieses Namens
help-log = was bisher geschah
help-rules = die Regeln, Abschnitt für Abschnitt
help-options = die Hausregeln dieses Spiels
help-quit = aufhören; das Spiel lässt sich speichern
help-help = diese Hilfe
file = Datei

## Was der Trainer zu einer Partie sagt

review-chances = Gewinnchance
review-turn = Zug
review-points = Wendepunkte
review-luck-point = Zug { $turn }, Glück: { $what } (zu { $odds } % wahrscheinlich). Das änderte: { $changes }.
review-choice-point = Zug { $turn }, { $player }: { $what }. Das änderte: { $changes }.
review-better = Besser: { $what }.
review-balance = Glück und Können
review-share = { $player }: von { $start } durch Glück ({ $luck }) und Können ({ $skill }) zu { $result }.
review-decisions = Entscheidungen
review-decision = Zug { $turn }, { $player }: { $what } kostete { $cost }. Besser: { $better }.
review-grade =
    .good = gut
    .unsure = unklar
    .inaccuracy = ungenau
    .mistake = Fehler
    .only = einzige Wahl
