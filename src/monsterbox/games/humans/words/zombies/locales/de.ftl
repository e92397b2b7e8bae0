# Humans!!! mit Zombies!!!: was im gemeinsamen Spiel anders oder zusätzlich zu `humans.ftl` gesagt wird. Die Sätze sind unsere eigenen.

name = Humans!!! + Zombies!!!
notice-data = Karten und Kartenteile von Humans!!! sind größtenteils rekonstruiert; die von Zombies!!! folgen zwei öffentlichen Programmen zum Spiel.

pitch = Gewehr-Typen gegen Zombies, und diesmal spielt ihr beide Seiten.
intro =
    { pitch }
    Einige von euch sind Gewehr-Typen, die anderen Zombies, alle in derselben Stadt.
    Gewehr-Typen gewinnen mit 25 gesammelten Zombies oder auf dem geräumten Hubschrauber-Landeplatz, Zombies mit den Punkten ihres Charakters.
    In deinem Zug legst du ein Kartenteil deines Spiels und füllst es mit Menschen, Zombies und Markern.
    Gewehr-Typen würfeln, zählen ihre Lebensmarker dazu und kämpfen gegen jeden Zombie, den sie treffen: Ab 4 ist er tot, Patronen helfen, Leben gehen verloren.
    Zombies teilen sich ihre Bewegung, brechen in Gebäude ein und erwischen Menschen und Gewehr-Typen.
    Am Ende jedes Zuges werden Nichtspieler-Zombies bewegt, und Ereigniskarten ziehst du von beiden Stapeln.

## Seiten und Karten

side =
    { $side ->
        [zombie] Zombies
       *[shotgun] Gewehr-Typ
    }
card-limit =
    { $kind ->
        [HW1] Gewehr-Typen dürfen den Bonus auch zu einem eigenen Kampf- oder Angriffswurf rechnen.
        [HW2] Gewehr-Typen dürfen den Bonus auch zu einem eigenen Kampf- oder Angriffswurf rechnen.
        [HW3] Gewehr-Typen dürfen den Bonus auch zu einem eigenen Kampf- oder Angriffswurf rechnen.
        [HW4] Gewehr-Typen dürfen den Bonus auch zu einem eigenen Kampf- oder Angriffswurf rechnen.
        [HW5] Gewehr-Typen dürfen den Bonus auch zu einem eigenen Kampf- oder Angriffswurf rechnen.
        [HW6] Gewehr-Typen dürfen den Bonus auch zu einem eigenen Kampf- oder Angriffswurf rechnen.
        [HE01] Gewehr-Typen spielen sie, während sie sich bewegen. Nicht auf das Feld eines Gewehr-Typs.
        [HE02] Gewehr-Typen: 3 Schritte mehr, aber nicht nach „Die Schlüssel stecken noch“.
        [HE03] Auf alle; bei einem Gewehr-Typ werden Würfel, Lebensmarker und Skateboard halbiert, nicht aber „Die Schlüssel stecken noch“.
        [HE04] Nur gegen Spieler-Zombies.
        [HE05] Nur gegen Spieler-Zombies.
        [HE06] Nur für Spieler-Zombies.
        [HE07] Nur Nichtspieler-Menschen.
        [HE08] Auch wenn ein Gewehr-Typ erwischt wurde.
        [HE09] Nur für Spieler-Zombies.
        [HE10] Nur für Spieler-Zombies.
        [HE11] Nur für Spieler-Zombies.
        [HE12] Nur für Spieler-Zombies.
        [HE13] Auch gegen eine Waffe beim Angriff eines Gewehr-Typs auf deinen Zombie.
        [HE14] Nur zwischen Personen, die Zombies spielen.
        [ZE01] Wer Zombies spielt, kann nur die Bewegung verdoppeln.
        [ZE02] Für Gewehr-Typen; nur Nichtspieler-Zombies.
        [ZE03] Nur Nichtspieler-Zombies.
        [ZE04] Für Gewehr-Typen; bei Spieler-Zombies wählst du einen aus.
        [ZE05] Nur auf Gewehr-Typen.
        [ZE06] Nur auf Gewehr-Typen.
        [ZE07] Nur für Gewehr-Typen.
        [ZE08] Auf alle; Spieler-Zombies müssen nicht hinausgehen.
        [ZE09] Auf alle; von den Zombies dieser Person geht keiner.
        [ZE10] Nur für Gewehr-Typen.
        [ZE11] Nur für Gewehr-Typen.
        [ZE12] Nur für Gewehr-Typen. Für Spieler-Zombies darin werden Verwundet-Karten gezogen.
        [ZE13] Nur für Gewehr-Typen.
        [ZE14] Auf alle.
        [ZE15] Nur auf Gewehr-Typen.
        [ZE16] Nichtspieler-Zombies, nur in Gebäuden aus Zombies!!!.
        [ZE17] Nur für Gewehr-Typen.
        [ZE18] Nur für Gewehr-Typen.
        [ZE19] Nur für Gewehr-Typen.
        [ZE20] Nur für Gewehr-Typen, auch unter „Angst“.
        [ZE21] Nur für Gewehr-Typen.
        [ZE22] Nichtspieler-Zombies, in Gebäuden beider Spiele.
        [ZE23] Nur Nichtspieler-Zombies.
        [ZE24] Nur Nichtspieler-Zombies.
        [ZE25] Auf alle; bei Spieler-Zombies wählst du einen aus.
        [ZE26] Auf alle; bei Spieler-Zombies wird die Bewegung halbiert.
       *[ZE27] Nur Nichtspieler-Zombies.
    }

## Hausregeln

option-max_rounds = Längste Partie
    .about = Nach wie vielen Runden die Partie endet.
    .number-80 = nach 80
    .number-20 = nach 20
    .free = nach einer eigenen Zahl
option-stall_rounds = Stillstand
    .about = Nach wie vielen Runden ohne Veränderung die Partie endet.
    .number-12 = nach 12
    .number-3 = nach 3
    .free = nach einer eigenen Zahl
option-hz_sides = Seiten
    .about = Wer Zombies spielt und wer einen Gewehr-Typ; von beiden muss es mindestens einen geben.
    .seat-z = Zombies
    .seat-s = Gewehr-Typ
    .alternating = abwechselnd, Zombies zuerst
    .shotgun_first = abwechselnd, ein Gewehr-Typ zuerst
    .one_zombie = Zombies auf dem ersten Platz, Gewehr-Typen auf allen anderen
    .one_shotgun = ein Gewehr-Typ auf dem ersten Platz, Zombies auf allen anderen
    .free = wie für diesen Tisch angegeben
option-hz_layout = Erste Kartenteile
    .about = Wo die ersten vier Gebäude stehen.
    .cross = an den Enden eines Kreuzes
    .diagonal_t_only = in den vier Ecken
option-hz_stack = Kartenteil-Stapel
    .about = Von welchem Stapel du ein Kartenteil ziehst.
    .own = von dem deiner Seite
    .free = von dem, den du willst
option-hz_start_tokens = Marker am Anfang
    .about = Ob in den ersten Gebäuden Marker liegen.
    .false = nein
    .true = ja
option-z_doors = Türen
    .about = Wo man in Gebäude aus Zombies!!! hineinkommt.
    .printed = an den aufgedruckten Türen
    .any = von jedem Straßenfeld daneben
option-z_barricade = Barrikaden bei Zombies!!!
    .about = Ob Spieler-Zombies in Gebäude aus Zombies!!! einbrechen müssen.
    .none = nein
    .value-4 = ja, mit 4 oder mehr
option-pvp_wound = Treffer eines Gewehr-Typs
    .about = Wie viele Verwundet-Karten dann gezogen werden.
    .value = wie der Charakter angibt
    .one_card = eine
option-victim_may_arm = Sich selbst bewaffnen
    .about = Ob ein erwischter Gewehr-Typ selbst eine Waffe spielen darf.
    .true = ja
    .false = nein
option-cross_tokens = Würfelmarker für Gewehr-Typen
    .about = Ob Gewehr-Typen Würfelmarker nehmen und benutzen.
    .false = nein
    .true = ja
option-z_timing = Zombies!!!-Karten
    .about = Wann Zombies!!!-Karten ohne eigenen Zeitpunkt gespielt werden.
    .windows = vor und während der Bewegung
    .anytime = auch vor dem Kartenteil und vor der Zombiebewegung
option-eaten_returns = Gefressen oder infiziert
    .about = Wann ein Gewehr-Typ, der noch lebt, auf den Rathausplatz kommt.
    .next_turn = zu Beginn seines nächsten Zuges
    .at_once = sofort
option-helipad = Sieg auf dem Landeplatz
    .about = Wann ein Gewehr-Typ in der Mitte des Hubschrauber-Landeplatzes gewinnt.
    .cleared = wenn dort kein Zombie mehr ist
    .reached = sobald er dort ankommt

## Was geschehen ist

card-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $card } ({ deck }).
building-chosen =
    { $you ->
        [yes] Du startest
       *[no] { $player } startet
    } im Gebäude im { $arm ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }.
npc-placed = Hierher kommt ein Nichtspieler-Zombie: { $space }.
life-placed = Hierher kommt ein Lebensmarker: { $space }.
bullets-placed = Hierher kommen Patronen: { $space }.
pawn-placed =
    { $you ->
        [yes] Du kommst
       *[no] { $player } kommt
    } auf den Plan: { $space }.
pawn-moved =
    { $you ->
        [yes]
            { $steps ->
                [1]
                    { $direction ->
                        [far] Du gehst weiter
                       *[other] Du gehst nach { direction }
                    }
               *[other] Du gehst { $steps } Schritte weit
            }
       *[no] { $player } { step }
    }: { $space }.
pawn-gone =
    { $you ->
        [yes] Du { $dead ->
            [yes] stirbst und verlässt
           *[no] verlässt
        }
       *[no] { $player } { $dead ->
            [yes] stirbt und verlässt
           *[no] verlässt
        }
    } den Plan bis zum nächsten Zug.
life-taken =
    { $you ->
        [yes] Du nimmst einen Lebensmarker und hast
       *[no] { $player } nimmt einen Lebensmarker und hat
    } jetzt { $life }.
bullets-taken =
    { $you ->
        [yes] Du nimmst Patronen und hast
       *[no] { $player } nimmt Patronen und hat
    } jetzt { $bullets }.
life-lost =
    { $you ->
        [yes] Du verlierst
       *[no] { $player } verliert
    } einen Lebensmarker; { $life ->
        [0] keiner ist übrig.
        [one] einer ist übrig.
       *[other] { $life } sind übrig.
    }
bullets-spent =
    { $you ->
        [yes] Du verschießt
       *[no] { $player } verschießt
    } { $count ->
        [one] eine Patrone
       *[other] { $count } Patronen
    }, das macht 4.
npc-killed =
    { $you ->
        [yes] Du tötest
       *[no] { $player } tötet
    } einen Nichtspieler-Zombie, { $collected } in der Sammlung: { $space }.
npc-moved =
    { $count ->
        [one] Ein Nichtspieler-Zombie { step }: { $space }.
       *[other] { $count } Nichtspieler-Zombies bewegen sich.
    }
item-used =
    { $you ->
        [yes] Du nutzt
       *[no] { $player } nutzt
    } { $card }.
item-lost =
    { $you ->
        [yes] Du verlierst
       *[no] { $player } verliert
    } { $card }.
zombies-collected =
    { $you ->
        [yes] Du sammelst
       *[no] { $player } sammelt
    } { $count ->
        [one] einen Zombie
       *[other] { $count } Zombies
    }, insgesamt { $collected }.
zombies-returned =
    { $you ->
        [yes] Du gibst
       *[no] { $player } gibt
    } { $count ->
        [one] einen Zombie
       *[other] { $count } Zombies
    } zurück, es bleiben { $collected }.
attack-failed =
    { $you ->
        [yes] Dein Angriff
       *[no] Der Angriff von { $player }
    } auf { $owner_is_you ->
        [yes] deinen Zombie
       *[no] den Zombie von { $owner }
    } ist misslungen.
npcs-stay = Alle Nichtspieler-Zombies bleiben, wo sie sind.
fate-set =
    { $card } wartet auf { $you ->
        [yes] dich
       *[no] { $player }
    }.
turn-lost =
    { $you ->
        [yes] Du verlierst
       *[no] { $player } verliert
    } diesen Zug.
life-gained =
    { $you ->
        [yes] Du ruhst dich aus und hast jetzt
       *[no] { $player } ruht sich aus und hat jetzt
    } { $life ->
        [one] einen Lebensmarker
       *[other] { $life } Lebensmarker
    }.
cramp-set =
    { $other_is_you ->
        [yes] Du entscheidest
       *[no] { $other } entscheidet
    }, wohin { $you ->
        [yes] dein Gewehr-Typ geht
       *[no] der Gewehr-Typ von { $player } geht
    }.

## Fragen

prompt-start-building = Die ersten Kartenteile werden gelegt.
prompt-building =
    { $you ->
        [yes] In welchem der vier Gebäude startest du?
       *[no] { $player } wählt ein Startgebäude.
    }
prompt-put-zombie =
    { $you ->
        [yes] Wo startet dein nächster Zombie?
       *[no] { $player } stellt Zombies auf den Plan.
    }
prompt-deck =
    { $you ->
        [yes] Von welchem Stapel ziehst du?
       *[no] { $player } zieht Karten.
    }
prompt-stack =
    { $you ->
        [yes] Von welchem Stapel ziehst du dein Kartenteil?
       *[no] { $player } zieht ein Kartenteil.
    }
prompt-fill =
    { $you ->
        [yes] { tile }: Kommen Menschen oder Nichtspieler-Zombies auf diese Straße?
       *[no] { $player } entscheidet, was auf die Straße kommt.
    }
prompt-put-npc =
    { $you ->
        [yes] { tile }: Wo steht der nächste Nichtspieler-Zombie?
       *[no] { $player } stellt Nichtspieler-Zombies auf das Kartenteil { tile }.
    }
prompt-put-life =
    { $you ->
        [yes] { tile }: Wohin legst du den nächsten Lebensmarker?
       *[no] { $player } legt Lebensmarker auf das Kartenteil { tile }.
    }
prompt-put-bullets =
    { $you ->
        [yes] { tile }: Wohin legst du die nächsten Patronen?
       *[no] { $player } legt Patronen auf das Kartenteil { tile }.
    }
prompt-pawn-roll =
    { $you ->
        [yes] Würfelst du für die Bewegung, oder spielst du stattdessen eine Karte?
       *[no] { $player } würfelt gleich für die Bewegung.
    }
prompt-moved =
    { $you ->
        [yes] { $other } hat für die Bewegung gewürfelt. Spielst du eine Karte?
       *[no] { $other } hat für die Bewegung gewürfelt; { $player } darf eine Karte spielen.
    }
prompt-pawn-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Keine Schritte mehr. Was tust du noch?
                [one] Bewege den Gewehr-Typ: noch ein Schritt.
               *[other] Bewege den Gewehr-Typ: noch { $steps } Schritte.
            }
       *[no] { $player } bewegt den Gewehr-Typ.
    }
prompt-fight =
    { $you ->
        [yes] Du hast { $roll } gegen den Zombie gewürfelt, nötig sind 4. Was tust du?
       *[no] { $player } kämpft gegen einen Zombie.
    }
prompt-attack =
    { $you ->
        [yes] Du hast { $roll } für deinen Angriff gewürfelt, nötig sind 4. Was tust du?
       *[no] { $player } greift einen Zombie an.
    }
prompt-meet =
    { $you ->
        [yes] Hier sind mehrere Zombies. Gegen welchen kämpfst du zuerst?
       *[no] { $player } trifft auf mehrere Zombies.
    }
prompt-before-npcs =
    { $you ->
        [yes] Gleich gehen die Nichtspieler-Zombies. Spielst du eine Karte?
       *[no] Gleich gehen die Nichtspieler-Zombies; { $player } darf eine Karte spielen.
    }
prompt-npcs =
    { $you ->
        [yes] Welchen Nichtspieler-Zombie bewegst du, und wohin?
       *[no] { $player } bewegt Nichtspieler-Zombies.
    }
prompt-any =
    { $you ->
        [yes] Spielst du jetzt eine Karte?
       *[no] { $player } darf eine Karte spielen.
    }
prompt-put-by-card =
    { $you ->
        [yes] Wohin stellst du einen Nichtspieler-Zombie?
       *[no] { $player } stellt Nichtspieler-Zombies auf den Plan.
    }
prompt-move-from =
    { $you ->
        [yes] Welchen Nichtspieler-Zombie versetzt du?
       *[no] { $player } versetzt einen Nichtspieler-Zombie.
    }
prompt-move-to =
    { $you ->
        [yes] Wohin stellst du diesen Nichtspieler-Zombie?
       *[no] { $player } versetzt einen Nichtspieler-Zombie.
    }
prompt-lead =
    { $you ->
        [yes] Du führst eine fremde Figur. Wohin geht sie?
       *[no] { $player } führt eine fremde Figur.
    }
prompt-undead =
    { $you ->
        [yes] Du hast 3 oder weniger gewürfelt. Gehen zwei deiner Zombies zurück, oder zahlst du?
       *[no] { $player } entscheidet, ob Zombies zurückgehen.
    }

## Auswahl; .short steht in Listen, in denen die Karte schon vorn steht

who =
    { $figure ->
        [pawn] Der Gewehr-Typ
        [zombie] Der Zombie
       *[any] Die Figur
    }
choice-step-space-direction = { $space }: { who } { step }, Ziel { $to }{ lying }
choice-building-direction = { $cell }
choice-own-space = Ein Zombie von dir: { $space }
choice-fill-humans = Menschen
choice-fill-zombies = Nichtspieler-Zombies
choice-roll = Für die Bewegung würfeln
choice-stay = Stehen bleiben
choice-accept = Hinnehmen
choice-spend-bullets = Mit Patronen auf 4 kommen
choice-lose-life = Einen Lebensmarker zahlen und neu würfeln
choice-fight = Gegen den Nichtspieler-Zombie kämpfen
choice-end = Keine weiteren Angriffe
choice-stack-humans = Vom Stapel von Humans!!!
choice-stack-zombies = Vom Stapel von Zombies!!!
choice-draw-humans = Eine Karte von Humans!!!
choice-draw-zombies = Eine Karte von Zombies!!!
choice-zombie-space = Ein Nichtspieler-Zombie: { $space }
choice-life-space = Ein Lebensmarker: { $space }
choice-bullets-space = Patronen: { $space }
choice-from-space = { $space }
choice-move-space-direction = { $space }: Der Nichtspieler-Zombie { step }, Ziel { $to }
choice-attack-seat = Erwische { $player } mit { $needed } oder mehr
choice-assault-seat = Greife den Zombie von { $player } an
choice-use-card = Nutze { $card }
    .short = nutzen
choice-play-card-seat-space = Spiele { $card } gegen { $player }: { $space }
    .short = gegen { $player }: { $space }
choice-play-card-seat-item = Spiele { $card } gegen { $player }; verloren geht { $item }
    .short = gegen { $player }; verloren geht { $item }
choice-play-card-seat-bullets = Spiele { $card } gegen { $player }; verloren gehen Patronen
    .short = gegen { $player }; verloren gehen Patronen

## Beschriftungen auf dem Tisch

label-life = Leben
label-bullets = Patronen
label-collected = Gesammelt
label-items = Ausliegend
legend =
    So liest du den Plan: Norden ist oben; über jedem Kartenteil steht sein Name, bei Gebäuden auch, was zum Einbrechen nötig ist.
    Ein Großbuchstabe ist ein Zombie, wem er gehört, steht darunter; eine Zahl dahinter sagt, wie viele. Ein Kleinbuchstabe ist ein Gewehr-Typ. h ist ein Mensch, z ein Nichtspieler-Zombie, * ein Würfelmarker, ! ein Lebensmarker, % sind Patronen, + ist ein Keine-Barrikade-Marker; . ist Straße, : ist Gebäude, auf den Rest kommt niemand.
    Felder heißen nach Spalte und Zeile, wie sie am Rand des Plans stehen.

## Wertungsbogen

score-goal = Zombies gewinnen mit den Punkten, die ihr Charakter braucht, Gewehr-Typen mit 25 Zombies oder auf dem Hubschrauber-Landeplatz.
score-killed = Zombies gesammelt
score-returned = Zombies zurückgegeben

## On the page

web-box =
    .line = Zwei Spiele auf einem Plan: Die einen spielen die Untoten, die anderen schlagen sich zum Landeplatz durch.
    .minutes-low = 60
    .minutes-high = 120

# Why a choice is better than another: what it brings, or spares.

reason-collected = Dein Gewehr-Typ sammelt mehr Zombies.
reason-pawn-gone = Dein Gewehr-Typ überlebt öfter.
reason-life = So behält dein Gewehr-Typ mehr Leben.
reason-bullets = So behält dein Gewehr-Typ mehr Patronen.
# Die Lektion
lesson-aim = Diesmal bist du der Gewehr-Typ, gegen { $bot } und die Zombies. Du gewinnst mit 25 Zombies in deiner Sammlung oder auf dem leeren Hubschrauber-Landeplatz.
lesson-tile = Auch dein Zug beginnt mit einem Kartenteil. Tipp den umrandeten Platz an und leg es dort an.
    .not = Anderswo passt es auch. Nimm hier den umrandeten Platz.
lesson-fill = Auf eine neue Straße kommen Menschen oder Zombies, du hast die Wahl. Nimm für den Anfang Menschen.
    .not = Zombies wären mehr Beute, aber auch mehr Ärger. Nimm hier Menschen.
lesson-walk = Gewürfelt: 2, dazu deine 3 Leben, das macht 5 Schritte. Rechts steht ein Zombie. Tipp deine Figur an und geh zu ihm.
    .not = Das geht, aber die Beute wartet rechts. Geh drei Felder nach rechts.
lesson-bullet = Wo ein Zombie steht, wird gekämpft: Du brauchst 4 und hast 3. Eine Patrone gibt +1. Gib eine aus!
    .not = Das ginge, wäre aber schade: Eine einzige Patrone reicht.
lesson-stop = Treffer! Der Zombie liegt in deiner Sammlung. Beende deine Bewegung und leg eine Karte ab oder keine.
    .not = Weiter musst du nicht. Beende hier die Bewegung, dann das Ablegen.
lesson-end = Dein erster Zombie, noch 24! Keine Barrikade hält dich auf, doch jedes verlorene Leben macht dich langsamer. Jetzt ist { $bot } mit seinen Zombies dran.
