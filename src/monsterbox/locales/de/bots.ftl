# Die Computerspieler: wie sie heißen und was von ihnen zu erwarten ist.

## Die fünf Stufen, vom Gegner für Kinder bis zum stärksten

level-1 = Kleines Gespenst
level-1-about = Ein erster Gegner, den auch Kinder schlagen können.
level-2 = Müder Zombie
level-2-about = Denkt nicht weiter als bis zum Ende seines Zuges; gute Gesellschaft, solange du das Spiel lernst.
level-3 = Schlaue Hexe
level-3-about = Spielt ordentlich und verschenkt selten etwas.
level-4 = Alter Vampir
level-4-about = Hat viele Partien gesehen und lässt kaum eine Gelegenheit aus.
level-5 = Uralter Drache
level-5-about = Unser stärkster Gegner; denkt bis zu einer Sekunde über jede Wahl nach.

## Bots nach ihrer Art

bot-heuristic = Faustregel
bot-heuristic-about = Wägt ab, was auf dem Tisch liegt, und nimmt, was am besten aussieht.
bot-uniform = Reiner Zufall
bot-uniform-about = Wählt irgendetwas, alles gleich wahrscheinlich.
# $unit: was $amount zählt, Sekunden oder Partien; "none", wenn nichts gesagt ist.
bot-ismcts =
    { $unit ->
        [seconds] Grübler ({ $amount } s)
        [games]
            { $amount ->
                [one] Grübler ({ $amount } Partie)
               *[other] Grübler ({ $amount } Partien)
            }
       *[none] Grübler
    }
bot-ismcts-about = Stellt sich viele Male vor, wie das Spiel weitergehen kann, und nimmt, was am häufigsten gewinnt.
