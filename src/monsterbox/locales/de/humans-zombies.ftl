# Humans!!! mit Zombies!!!: was im gemeinsamen Spiel anders oder zusätzlich zu `humans.ftl` gesagt wird. Die Sätze sind unsere eigenen.

-builds-on = humans
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
    .about = Wer Zombies spielt und wer einen Gewehr-Typ.
    .alternating = abwechselnd, Zombies zuerst
    .free = wie für diesen Tisch angegeben
option-hz_layout = Erste Kartenteile
    .about = Wo die ersten vier Gebäude stehen.
    .cross = an den Enden eines Kreuzes
    .diagonal_T_only = in den vier Ecken
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
    .number-4 = ja, mit 4 oder mehr
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
