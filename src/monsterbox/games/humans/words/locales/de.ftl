# Humans!!! in Worten, mit den Karten und Kartenteilen beider Spiele. Die Sätze sind unsere eigenen.
#
# $kind: eine Karte; $character, $tile, $token, $figure, $wound, $infection, $stat, $deck: was ihr Name sagt.

name = Humans!!!
notice-data = Charaktere, Karten und Kartenteile dieses Spiels wurden nie als Listen veröffentlicht: Was nicht aus Anleitung und Rezensionen bekannt ist, ist rekonstruiert.

pitch = Die Zombies seid ihr: Kesselt die Lebenden ein, fresst sie oder macht sie zu euresgleichen.
intro =
    { pitch }
    Erreiche vor allen anderen die Punkte deines Charakters, 9 oder 10. Jeder deiner Zombies auf dem Plan und jede Karte „Fressen“ ist einen wert.
    In deinem Zug legst du ein Kartenteil mit neuen Menschen, ziehst auf drei Ereigniskarten nach und bewegst deine Zombies, die sich deine Bewegung teilen.
    Gebäude sind zugenagelt: Daneben darfst du würfeln, um einzubrechen, und andere Zombies dort helfen mit.
    Dann versuchst du jeden Menschen zu erwischen, der ein Feld mit einem deiner Zombies teilt. Geht es schief, läuft er davon.
    Einen erwischten Menschen können die anderen bewaffnen. Wirst du getroffen, erhältst du eine Wunde; zwei gleiche oder ein Kopfschuss kosten dich den Zombie.
    Wenn nicht, ziehst du Infektionskarten: Der Mensch entkommt, wird gefressen oder wird selbst zu deinem Zombie.
    Mit Würfelmarkern würfelst du noch einmal, und einmal in der Partie hilft dir deine Spezialfähigkeit.

## Charaktere

character =
    { $character ->
        [lawyer] Anwalt
        [cheerleader] Cheerleader
        [doctor] Doktor
        [wrestler] Wrestler
        [miner] Untertage
       *[musician] Musiker
    }
ability =
    { $character ->
        [lawyer] Einspruch!
        [cheerleader] Los, Team!
        [doctor] Hilf dir selbst
        [wrestler] Bodyslam
        [miner] Tunnel
       *[musician] Zugabe
    }
ability-effect =
    { $character ->
        [lawyer] Die Ereigniskarte, die jemand anderes gerade gespielt hat, wird ohne Wirkung abgelegt; als Karte der Runde zählt sie trotzdem.
        [cheerleader] 4 Bewegung mehr in diesem Zug.
        [doctor] Statt Verwundet-Karten zu ziehen, legst du alle ab, die vor dir liegen. Ein erwischter Mensch flieht trotzdem.
        [wrestler] Dein misslungener Erwischt-Wurf gilt als gelungen.
        [miner] Lege ohne Wurf einen Keine-Barrikade-Marker auf das Straßenfeld eines deiner Zombies neben einem Gebäude; dein Versuch bleibt dir.
       *[musician] Lege die gezogenen Infektionskarten ab und ziehe ebenso viele neu; dabei bleibt es.
    }
stat =
    { $stat ->
        [movement] Bewegung
        [capture] Erwischt
        [infect] Infizieren
        [wounds] Erhaltene Wunden
        [do-over] Nachwürfeln
       *[points] Punkte
    }
stat-about =
    { $stat ->
        [movement] wie viele Schritte deine Zombies zusammen gehen dürfen
        [capture] was der Würfel zeigen muss, um einen Menschen zu erwischen
        [infect] wie viele Infektionskarten du ziehst
        [wounds] wie viele Verwundet-Karten du ziehst, wenn du getroffen wirst
        [do-over] mit wie vielen Würfelmarkern du beginnst
       *[points] wie viele Punkte du brauchst
    }

## Karten

card =
    { $kind ->
        [HW1] Bratpfanne
        [HW2] Golfschläger
        [HW3] Baseballschläger
        [HW4] Nagelpistole
        [HW5] Revolver
        [HW6] Pumpgun
        [HE01] Tag der offenen Tür
        [HE02] Frischfleisch
        [HE03] Leichenstarre
        [HE04] Schwache Knöchel
        [HE05] Zugenagelt
        [HE06] Rammbock
        [HE07] Lauf um dein Leben!
        [HE08] Rutschig bei Nässe
        [HE09] Todesgriff
        [HE10] Patient null
        [HE11] Läuft sich weg
        [HE12] Spätaufsteher
        [HE13] Ladehemmung!
        [HE14] Taschendieb
        [ZE01] Adrenalinschub
        [ZE02] Murmeln ohne Ende
        [ZE03] Andere Nahrungsquelle
        [ZE04] Schlechter Orientierungssinn
        [ZE05] Gehirnkrampf
        [ZE06] Butterfinger
        [ZE07] Kettensäge
        [ZE08] Klaustrophobie
        [ZE09] Angst
        [ZE10] Feueraxt
        [ZE11] Erste-Hilfe-Kasten
        [ZE12] Granate
        [ZE13] Hey, eine Schrotflinte!
        [ZE14] Hysterische Lähmung
        [ZE15] Ich glaube, die sind nicht tot
        [ZE16] Schlimmer geht immer
        [ZE17] Die Schlüssel stecken noch
        [ZE18] Jede Menge Munition
        [ZE19] Molotowcocktail
        [ZE20] Wohlverdiente Pause
        [ZE21] Skateboard
        [ZE22] Kleiner Rechenfehler
        [ZE23] Alles halb so schlimm
        [ZE24] Wir sind geliefert
        [ZE25] Wo sind denn alle hin?
        [ZE26] Dein Schuh ist offen
       *[ZE27] Zombiemeister
    }
card-object = „{ card }“
card-effect =
    { $kind ->
        [HW1] Waffe: Du würfelst für den Menschen; ab 4 ist der Zombie verwundet.
        [HW2] Waffe: Du würfelst für den Menschen mit +1; ab 4 ist der Zombie verwundet.
        [HW3] Waffe: Du würfelst für den Menschen mit +1; ab 4 ist der Zombie verwundet.
        [HW4] Waffe: Du würfelst für den Menschen mit +2; ab 4 ist der Zombie verwundet.
        [HW5] Waffe: Du würfelst für den Menschen mit +2; ab 4 ist der Zombie verwundet.
        [HW6] Waffe: Du würfelst für den Menschen mit +3 und kannst nicht danebenschießen.
        [HE01] Wähle ein Kartenteil mit einer deiner Figuren und stelle dort 1 bis 3 Menschen auf Felder ohne Menschen und ohne Zombies.
        [HE02] 3 Bewegung mehr in diesem Zug.
        [HE03] Die Bewegung dieser Person wird in diesem Zug halbiert und abgerundet.
        [HE04] Ein Zombie dieser Person macht in diesem Zug keinen Schritt. Einbrechen darf er noch.
        [HE05] Der Versuch misslingt doch noch: kein Marker, und der Versuch ist verbraucht.
        [HE06] Einer deiner Zombies auf der Straße neben einem Gebäude öffnet es: ein Keine-Barrikade-Marker ohne Wurf, und dein Versuch bleibt dir.
        [HE07] Bewege einen Menschen, bei dem kein Zombie steht, 1 bis 4 Schritte.
        [HE08] Die Beute ist doch nicht erwischt und flieht.
        [HE09] Zähle 2 zum Wurf dazu und vergleiche neu.
        [HE10] Ziehe 2 Infektionskarten mehr und lege dann 2 beliebige davon ab.
        [HE11] Lege alle deine Verwundet-Karten ab.
        [HE12] Hat niemand sonst weniger Zombies auf dem Plan, stelle einen von dir auf das mittlere Feld des Rathausplatzes. Er darf gleich gehen.
        [HE13] Die Waffe wird ohne Wirkung abgelegt und zählt als Karte der Runde.
        [HE14] Nimm jemandem einen Würfelmarker weg.
        [ZE01] Verdopple deine Bewegung in diesem Zug, oder zähle 2 zu einem Kampfwurf dazu.
        [ZE02] Lege sie ab: Bis zum Ende deines nächsten Zuges wird an keinem Zugende ein Zombie bewegt.
        [ZE03] Bis zum Ende deines nächsten Zuges greifen Zombies nicht an und werden nicht angegriffen; man kommt an ihnen vorbei, doch Marker unter ihnen bleiben liegen.
        [ZE04] Zahle einen Lebensmarker (nicht den letzten): Eine Figur von jemand anderem kommt auf das mittlere Feld des Rathausplatzes.
        [ZE05] Du bestimmst, ob und wohin diese Figur geht.
        [ZE06] Jemand anderes verliert eine ausliegende Karte oder 2 Patronen; was, bestimmst du.
        [ZE07] Lege sie ab: +2 auf alle deine Kampfwürfe bis zum Ende des Zuges.
        [ZE08] Im nächsten Zug geht diese Person von der Straße in kein Gebäude, und drinnen nur in Richtung Straße.
        [ZE09] Im nächsten Zug bewegt sich diese Person auf keine Weise.
        [ZE10] +1 auf alle deine Kampfwürfe.
        [ZE11] Lege ihn ab, statt im Kampf einen Lebensmarker zu verlieren; du würfelst trotzdem neu.
        [ZE12] Lege sie in oder vor einem Gebäude ab: Alle Zombies darin sterben und gehören dir. Dann verlierst du einen Lebensmarker.
        [ZE13] +1 auf jeden Wurf deiner nächsten 3 Kämpfe, zusätzlich zu einer anderen Waffe.
        [ZE14] Diese Person verliert ihren ganzen nächsten Zug.
        [ZE15] Jemand mit gesammelten Zombies würfelt mit zwei Würfeln. Jede 3 oder weniger kostet Patronen, oder für einen Lebensmarker einen neuen Wurf, oder zwei Zombies kommen zurück.
        [ZE16] Wähle ein Gebäude mit Namen: Auf jedes freie Feld darin kommt ein Zombie.
        [ZE17] Gehe bis zu 10 Schritte. Nichts halbiert oder erhöht das.
        [ZE18] Lege sie ab: 3 Patronen mehr.
        [ZE19] Lege ihn in oder vor einem Gebäude ab: +2 auf deine Kampfwürfe in diesem Zug gegen Zombies darin.
        [ZE20] 2 Lebensmarker mehr, höchstens 5, aber keine Bewegung in diesem Zug.
        [ZE21] +2 auf alle deine Bewegungswürfe.
        [ZE22] Wähle ein Gebäude mit Zombies: Ihre Zahl verdoppelt sich, soweit Platz ist.
        [ZE23] Bewege zwei Zombies auf beliebige freie Felder.
        [ZE24] Stelle zehn Zombies auf freie Felder.
        [ZE25] Du bewegst eine Figur von jemand anderem 5 Schritte; sie kämpft wie immer.
        [ZE26] Der nächste Bewegungswurf dieser Person wird halbiert und abgerundet.
       *[ZE27] Stelle fünf Zombies auf freie Felder ohne Figuren von Mitspielenden.
    }
when-captured = wenn jemand anderes gerade eine Beute erwischt hat
when-own-turn = in deinem Zug, während du dich bewegst oder vor einem Fangversuch
when-moving = während du dich bewegst
when-before-other = bevor sich jemand anderes bewegt
when-before-any = bevor sich irgendwer bewegt
when-barricade = wenn ein Einbruchsversuch von jemand anderem gelungen ist
when-failed = wenn dein Erwischt-Wurf misslungen ist
when-before-infection = bevor du Infektionskarten ziehst
when-first-step = während du dich bewegst, vor deinem ersten Schritt
when-weapon = wenn gegen deinen Zombie eine Waffe gespielt wurde, vor ihrem Wurf
when-any-time = bevor sich irgendwer bewegt, nach dem Bewegungswurf von jemand anderem oder während du dich bewegst
when-food = bevor sich irgendwer bewegt, nach dem Bewegungswurf von jemand anderem, während du dich bewegst oder vor der Zombiebewegung
when-after-roll = nach dem Bewegungswurf von jemand anderem
when-instead = anstelle deines Bewegungswurfs
when-combat = während du dich bewegst oder in einem Kampf
card-when =
    { $kind ->
        [HW1] { when-captured }
        [HW2] { when-captured }
        [HW3] { when-captured }
        [HW4] { when-captured }
        [HW5] { when-captured }
        [HW6] { when-captured }
        [HE01] { when-own-turn }
        [HE02] { when-moving }
        [HE03] { when-before-other }
        [HE04] { when-before-other }
        [HE05] { when-barricade }
        [HE06] { when-moving }
        [HE07] { when-before-any }
        [HE08] { when-captured }
        [HE09] { when-failed }
        [HE10] { when-before-infection }
        [HE11] { when-own-turn }
        [HE12] { when-first-step }
        [HE13] { when-weapon }
        [HE14] { when-own-turn }
        [ZE01] { when-combat }
        [ZE02] Gegenstand, auszulegen hier: Spielzeugladen
        [ZE03] { when-food }
        [ZE04] { when-any-time }
        [ZE05] { when-after-roll }
        [ZE06] { when-any-time }
        [ZE07] Gegenstand, auszulegen hier: Gartencenter
        [ZE08] { when-any-time }
        [ZE09] { when-any-time }
        [ZE10] Gegenstand, auszulegen hier: Feuerwache
        [ZE11] Gegenstand, auszulegen hier: Krankenhaus oder Drugstore
        [ZE12] Gegenstand, auszulegen hier: Armeeladen
        [ZE13] { when-moving }
        [ZE14] { when-any-time }
        [ZE15] { when-any-time }
        [ZE16] { when-any-time }
        [ZE17] { when-instead }
        [ZE18] Gegenstand, auszulegen hier: Sportgeschäft
        [ZE19] Gegenstand, auszulegen hier: Tankstelle
        [ZE20] { when-instead }
        [ZE21] Gegenstand, auszulegen hier: Skateshop
        [ZE22] { when-any-time }
        [ZE23] { when-any-time }
        [ZE24] { when-any-time }
        [ZE25] { when-any-time }
        [ZE26] { when-any-time }
       *[ZE27] { when-any-time }
    }
deck =
    { $deck ->
        [humans] Ereigniskarten von Humans!!!
        [zombies] Ereigniskarten von Zombies!!!
        [wound] Verwundet-Karten
       *[infection] Infektionskarten
    }
infection =
    { $infection ->
        [eat] Fressen
        [infect] Infiziert
       *[escape] Flucht
    }
infection-effect =
    { $infection ->
        [eat] Der Mensch wird gefressen, 1 Punkt
        [infect] Der Mensch wird dein Zombie
       *[escape] Der Mensch flieht
    }
wound =
    { $wound ->
        [left-arm] Linker Arm
        [right-arm] Rechter Arm
        [left-leg] Linkes Bein
        [right-leg] Rechtes Bein
        [chest] Brust
        [belly] Bauch
       *[head-shot] Kopfschuss
    }

## Kartenteile, Marker und Figuren

tile =
    { $tile ->
        [H01] Rathausplatz
        [H02] Kreuzung
        [H03] Kreuzung
        [H04] T-Kreuzung
        [H05] T-Kreuzung
        [H06] T-Kreuzung
        [H07] Kurve
        [H08] Kurve
        [H09] Gerade Straße
        [H10] Krankenhaus
        [H11] Wohnhaus
        [H12] Oberschule
        [H13] Gerichtsgebäude
        [H14] Supermarkt
        [H15] Kino
        [H16] Baumarkt
        [H17] Schönheitssalon
        [H18] Nachtclub
        [H19] Turnhalle
        [H20] Bergbaubüro
        [Z01] Rathausplatz
        [Z02] Kreuzung
        [Z03] Kreuzung
        [Z04] Kreuzung
        [Z05] Kreuzung
        [Z06] T-Kreuzung
        [Z07] T-Kreuzung
        [Z08] T-Kreuzung
        [Z09] T-Kreuzung
        [Z10] Kurve
        [Z11] Kurve
        [Z12] Kurve
        [Z13] Kurve
        [Z14] Gerade Straße
        [Z15] Gerade Straße
        [Z16] Gerade Straße
        [Z17] Gerade Straße
        [Z18] Krankenhaus
        [Z19] Gartencenter
        [Z20] Polizeiwache
        [Z21] Sportgeschäft
        [Z22] Feuerwache
        [Z23] Drugstore
        [Z24] Armeeladen
        [Z25] Tankstelle
        [Z26] Skateshop
        [Z27] Blumenladen
        [Z28] Baumarkt
        [Z29] Spielzeugladen
       *[Z30] Hubschrauber-Landeplatz
    }
token =
    { $token ->
        [barricade] Keine-Barrikade-Marker
        [dice] Würfelmarker
        [life] Lebensmarker
       *[bullet] Patrone
    }
figure =
    { $figure ->
        [human] Mensch
        [zombie] Zombie
        [neutral-human] Nichtspieler-Mensch
        [neutral-zombie] Nichtspieler-Zombie
        [player-zombie] Spieler-Zombie
       *[shotgun] Gewehr-Typ
    }

## Hausregeln

preset-friendly = Gemütlich
    .about = Jeder Zombie darf einzubrechen versuchen, bei einem Erwischten wird höchstens eine Waffe gespielt, und wer nicht wegkann, ist ohne Wurf infiziert.
option-first = Wer beginnt
    .about = Wer den ersten Zug hat.
    .random = nach Los
    .youngest_seat = der erste Platz
option-movement = Bewegung
    .about = Was es kostet, mehrere Zombies zu bewegen.
    .pool = sie teilen sich die Bewegung
    .minus_extra_zombies = der erste Schritt jedes weiteren Zombies kostet 2
option-flee = Flucht
    .about = Wohin ein fliehender Mensch gehen darf.
    .no_revisit = auf kein Feld zweimal
    .no_reverse = überallhin, nur nicht geradewegs zurück
option-close_map = Plan abschließen
    .about = Was folgt, wenn ein Kartenteil den Plan abschließt, obwohl noch welche übrig sind.
    .allow = nichts
    .penalty = der Rest des Zuges verfällt
option-try = Einbruchsversuche
    .about = Wie oft du einzubrechen versuchen darfst.
    .per_player = einmal im Zug
    .per_zombie = einmal im Zug mit jedem Zombie
option-failed_try_stops = Misslungene Versuche
    .about = Was mit einem Zombie ist, dessen Versuch misslungen ist.
    .false = er darf weitergehen
    .true = in diesem Zug kein Schritt und kein Versuch mehr
option-reroll = Nachwürfeln
    .about = Wessen Würfe man mit Würfelmarkern wiederholen darf.
    .own = die eigenen
    .any_player = die von allen
option-wounded_human = Mensch nach der Wunde
    .about = Was der Mensch tut, wenn ein Zombie verwundet wurde.
    .flees = er flieht
    .stays = er bleibt, wo er ist
option-weapons_per_capture = Waffen
    .about = Wie viele Waffen bei einem Erwischten gespielt werden dürfen.
    .many = je Person eine, bis eine trifft
    .one = eine einzige
option-trapped = Eingekesselte Menschen
    .about = Wann ein Mensch infiziert ist, der nicht wegkann.
    .on_flee = wenn er fliehen müsste
    .instant = sofort, ohne Wurf
option-wound = Verwundet-Karten
    .about = Welche der gezogenen Karten du nimmst.
    .pair_forces = eine; ein Paar zwingt dich
    .take_all_distinct = von jedem Namen eine
option-extra_escape = Zweite Flucht
    .about = Wohin eine zweite Karte „Flucht“ kommt.
    .removed = aus dem Spiel
    .discarded = auf den Ablagestapel
option-removed_zombie = Entfernte Zombies
    .about = Wohin ein Zombie kommt, der entfernt wird.
    .out = aus dem Spiel
    .supply = zurück in den eigenen Vorrat
option-start_zombie_scores = Erster Zombie
    .about = Ob der Zombie vom Anfang einen Punkt zählt.
    .true = ja
    .false = nein
option-win_check = Ziel erreicht
    .about = Wann nach den Punkten gesehen wird.
    .immediate = jederzeit
    .turn_end = am Ende des eigenen Zuges
option-infection_deck = Infektionskarten
    .about = Wie viele Infektionskarten es gibt.
    .number-40 = 40 wie in der Anleitung
    .number-30 = 30 wie in Rezensionen gezählt
option-max_rounds = Längste Partie
    .about = Nach wie vielen Runden die Partie endet.
    .number-60 = nach 60
    .number-20 = nach 20
    .free = nach einer eigenen Zahl
option-stall_rounds = Stillstand
    .about = Nach wie vielen Runden ohne Veränderung die Partie endet.
    .number-10 = nach 10
    .number-3 = nach 3
    .free = nach einer eigenen Zahl
option-windows = Fragen
    .about = Wer gefragt wird, ob er reagieren will.
    .eligible_only = wer es kann
    .uniform = alle werden immer gefragt, damit Pausen nichts verraten
option-ask_flee_reroll = Fluchtwurf wiederholen
    .about = Ob du gefragt wirst, ob du einen Fluchtwurf wiederholst.
    .false = nein
    .true = ja
option-timer_window = Zeit für Reaktionen
    .about = Wie lange du über eine Karte gegen andere nachdenken darfst; danach passt du.
    .off = so lange du willst
    .value-15s = 15 Sekunden
    .value-30s = 30 Sekunden
    .value-60s = 60 Sekunden
option-timer_turn = Zeit für Entscheidungen
    .about = Wie lange du über jede eigene Entscheidung nachdenken darfst; danach wird die kleinste getroffen.
    .off = so lange du willst
    .value-60s = 1 Minute
    .value-120s = 2 Minuten
    .value-300s = 5 Minuten
option-leaver = Wer den Tisch verlässt
    .about = Was aus dem Platz wird, wenn jemand für immer geht.
    .bot = ein Bot übernimmt
    .skip = die Figuren bleiben, die Züge fallen aus
option-edition = Auflage der Regeln
    .about = Nach welcher Auflage der Regeln eine alte Partie gespielt wurde.
    .number-2 = nach der zweiten
    .number-1 = nach der ersten

## Orte

direction =
    { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
offset =
    { $across_way ->
        [east] { $across } östlich
        [west] { $across } westlich
       *[none] { "" }
    }{ $corner ->
        [yes] { ", " }
       *[no] { "" }
    }{ $along_way ->
        [north] { $along } nördlich
        [south] { $along } südlich
       *[none] { "" }
    }
cell = { offset } vom Rathausplatz
tile-place =
    { tile }{ $far ->
        [yes] { " " }({ offset })
       *[no] { "" }
    }
spot =
    { $spot ->
        [n] im Norden
        [ne] im Nordosten
        [e] im Osten
        [se] im Südosten
        [s] im Süden
        [sw] im Südwesten
        [w] im Westen
        [nw] im Nordwesten
       *[c] in der Mitte
    }
place =
    { tile-place }, { $ground ->
        [building] Raum { spot }
        [street] Straße { spot }
       *[road]
            { $spot ->
                [c] Mitte
               *[other] Ende { spot }
            }
    }
turned =
    Ausgänge { $exits }{ $built ->
        [yes] { ", " }Gebäude { $building }
       *[no] { "" }
    }
place-unknown = Feld { $point }
step =
    { $steps ->
        [1]
            { $direction ->
                [far] geht weiter
               *[other] geht nach { direction }
            }
       *[other] geht { $steps } Schritte weit
    }
lying =
    { $human ->
        [yes] { " " }– dort ist ein Mensch
       *[no]
            { $token ->
                [yes] { " " }– dort liegt ein Würfelmarker
               *[no] { "" }
            }
    }

## Was geschehen ist

character-dealt =
    { $you ->
        [yes] Dein Charakter: { character }.
       *[no] Charakter von { $player }: { character }.
    }
turn-started =
    { $you ->
        [yes] Runde { $round }: Du bist am Zug.
       *[no] Runde { $round }: { $player } ist am Zug.
    }
seat-left =
    { $you ->
        [yes] Du gehst.
       *[no] { $player } geht.
    } Die Zombies bleiben stehen, die Züge fallen aus.
turn-skipped =
    { $you ->
        [yes] Dein Zug
       *[no] Der Zug von { $player }
    } fällt aus.
zombie-appeared =
    { $you ->
        [yes] Ein Zombie von dir erscheint: { $space }.
       *[no] Ein Zombie von { $player } erscheint: { $space }.
    }
tile-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } ein Kartenteil: { tile }.
tile-placed =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } das Kartenteil { tile }, { $cell }, { turned }.
tile-removed = Das Kartenteil { tile } passt nirgends und ist aus dem Spiel.
human-placed = Hierher kommt ein Mensch: { $space }.
token-placed = Hierher kommt ein Würfelmarker: { $space }.
come =
    { $kind ->
        [human]
            { $count ->
                [one] ein Mensch
               *[other] { $count } Menschen
            }
        [dice]
            { $count ->
                [one] ein Würfelmarker
               *[other] { $count } Würfelmarker
            }
        [neutral-zombie]
            { $count ->
                [one] ein Nichtspieler-Zombie
               *[other] { $count } Nichtspieler-Zombies
            }
        [life]
            { $count ->
                [one] ein Lebensmarker
               *[other] { $count } Lebensmarker
            }
       *[bullet]
            { $count ->
                [one] eine Patrone
               *[other] { $count } Patronen
            }
    }
tile-filled = { $cell }: { $things } kommen hierher.
map-closed =
    { $you ->
        [yes] Du hast den Plan geschlossen und verlierst den Rest deines Zuges.
       *[no] { $player } hat den Plan geschlossen und verliert den Rest des Zuges.
    }
card-drawn =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $player } zieht { $card }.
    }
pile-renewed = Der Ablagestapel wird gemischt und ist der neue Stapel: { deck }.
card-played =
    { $you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } { $card }{ $aim ->
        [seat]
            { " " }gegen { $other_is_you ->
                [yes] dich
               *[no] { $other }
            }
        [place] { "" }: { $target }
       *[none] { "" }
    }.
card-objected =
    { $you ->
        [yes] Du erhebst Einspruch
       *[no] { $player } erhebt Einspruch
    }: { $card } hat keine Wirkung.
ability-used =
    { $you ->
        [yes] Du nutzt deine Spezialfähigkeit „{ ability }“.
       *[no] { $player } nutzt die Spezialfähigkeit „{ ability }“.
    }
zombie-moved =
    { $you ->
        [yes] Dein Zombie
       *[no] Ein Zombie von { $player }
    } { step }: { $space }.
token-taken =
    { $you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } einen Würfelmarker: { $space }.
die-rolled =
    { $you ->
        [yes] Du würfelst
       *[no] { $player } würfelt
    } { $face } { $what ->
        [barricade] für den Einbruch.
        [capture]
            beim Erwischen{ $needed ->
                [0] { "" }
               *[other] { ", " }nötig sind { $needed }
            }.
        [weapon] für den bewaffneten Menschen; mit dem Bonus treffen 4 oder mehr.
        [flee]
            für die Flucht: { $face ->
                [one] ein Schritt
               *[other] { $face } Schritte
            }.
        [move] für die Bewegung.
        [fight] im Kampf; mit allen Boni töten 4 oder mehr.
        [attack] für den Angriff; mit allen Boni treffen 4 oder mehr.
        [zombies]
            für die Nichtspieler-Zombies: { $face ->
                [one] einer geht
               *[other] { $face } gehen
            }.
       *[undead] für die Toten; bei 3 oder weniger kommen sie zurück.
    }
roll-repeated =
    { $you ->
        [yes] Du gibst
       *[no] { $player } gibt
    } einen Würfelmarker für einen neuen Wurf ab.
barricade-tried =
    { $you ->
        [yes] Du versuchst
       *[no] { $player } versucht
    } einzubrechen: { $space }. { $needed ->
        [1] Ein Wurf ist nicht nötig.
       *[other] Nötig sind { $needed } oder mehr.
    }
marker-placed = Hierher kommt ein Keine-Barrikade-Marker: { $space }.
try-failed = Die Barrikade hält: { $space }.
movement-changed =
    { $you ->
        [yes] Du hast
       *[no] { $player } hat
    } noch { $steps ->
        [one] einen Schritt.
       *[other] { $steps } Schritte.
    }
zombie-held =
    { $you ->
        [yes] Ein Zombie von dir
       *[no] Ein Zombie von { $player }
    } geht in diesem Zug keinen Schritt: { $space }.
prey =
    { $prey ->
        [human] den Menschen
       *[pawn]
            { $victim_is_you ->
                [yes] dich
               *[no] { $victim }
            }
    }
human-caught =
    { $you ->
        [yes] Du erwischst
       *[no] { $player } erwischt
    } { prey }: { $space }.
human-missed =
    { $you ->
        [yes] Du verfehlst
       *[no] { $player } verfehlt
    } { prey }: { $space }.
weapon-hit =
    { $you ->
        [yes] Deine Waffe
       *[no] Die Waffe von { $player }
    } trifft mit 4 oder mehr: { $owner_is_you ->
        [yes] Du erhältst eine Wunde.
       *[no] { $owner } erhält eine Wunde.
    }
weapon-missed =
    { $you ->
        [yes] Deine Waffe
       *[no] Die Waffe von { $player }
    } verfehlt { $owner_is_you ->
        [yes] deinen Zombie
       *[no] den Zombie von { $owner }
    }: weniger als 4.
wound-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } eine Verwundet-Karte: { wound }.
wound-taken =
    { $you ->
        [yes] Du behältst
       *[no] { $player } behält
    } die Wunde { wound }.
wounds-discarded =
    { $you ->
        [yes] Du legst alle deine
       *[no] { $player } legt alle
    } Verwundet-Karten ab.
zombie-removed =
    { $you ->
        [yes] Du verlierst
       *[no] { $player } verliert
    } einen Zombie: { $space }.{ $out ->
        [yes] { " " }Er ist aus dem Spiel.
       *[no] { "" }
    }
infection-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } eine Infektionskarte: { infection }.
infection-dropped =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } eine Infektionskarte ab: { infection }.
escape-removed = Eine Karte „Flucht“ ist endgültig aus dem Spiel.
human-eaten =
    { $you ->
        [yes] Du frisst
       *[no] { $player } frisst
    } { prey }, 1 Punkt: { $space }.
human-infected =
    { $you ->
        [yes] Du infizierst
       *[no] { $player } infiziert
    } { prey }: { $space }.
human-trapped =
    { $you ->
        [yes] Kein Ausweg: Du hast deine Beute hier eingekesselt: { $space }.
       *[no] Kein Ausweg: { $player } hat die Beute hier eingekesselt: { $space }.
    }
human-fled =
    { $you ->
        [yes] Du lässt
       *[no] { $player } lässt
    } { prey } fliehen: { $space }.
human-stayed = Die Beute bleibt, wo sie ist: { $space }.
token-stolen =
    { $you ->
        [yes] Du nimmst { $victim } einen Würfelmarker weg.
       *[no] { $player } nimmt { $victim_is_you ->
            [yes] dir
           *[no] { $victim }
        } einen Würfelmarker weg.
    }
card-discarded =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $card } ab.
round-ended = Runde { $round } ist zu Ende.
game-stalled = Die Partie endet hier: Niemand hat rechtzeitig das Ziel erreicht.
game-ended = Das Spiel ist zu Ende.
seat-scored =
    { $you ->
        [yes] Du belegst
       *[no] { $player } belegt
    } Platz { $rank } { $score ->
        [one] mit einem Punkt
       *[other] mit { $score } Punkten
    }.

## Fragen

prompt-start = Der Zufall bestimmt, wer anfängt.
prompt-character = Die Charaktere werden ausgeteilt.
prompt-tile =
    { $you ->
        [yes] Du ziehst ein Kartenteil.
       *[no] { $player } zieht ein Kartenteil.
    }
prompt-card = Ereigniskarten werden gezogen.
prompt-roll = Der Würfel fällt.
prompt-infection = Infektionskarten werden gezogen.
prompt-wounded = Verwundet-Karten werden gezogen.
prompt-place =
    { $you ->
        [yes] Wohin legst du das Kartenteil { tile }?
       *[no] { $player } legt das Kartenteil { tile }.
    }
prompt-put-human =
    { $you ->
        [yes] { tile }: Wo steht der nächste Mensch?
       *[no] { $player } stellt Menschen auf das Kartenteil { tile }.
    }
prompt-put-token =
    { $you ->
        [yes] { tile }: Wohin legst du den nächsten Würfelmarker?
       *[no] { $player } legt Würfelmarker auf das Kartenteil { tile }.
    }
prompt-premove =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Gleich bewegst du deine Zombies. Spielst du vorher eine Karte?
               *[no] Gleich bewegt sich { $other }. Spielst du eine Karte?
            }
       *[no] Gleich bewegt sich { $other }; { $player } darf eine Karte spielen.
    }
prompt-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Keine Schritte mehr. Was tust du noch?
                [one] Bewege deine Zombies: noch ein Schritt.
               *[other] Bewege deine Zombies: noch { $steps } Schritte.
            }
       *[no] { $player } bewegt die Zombies.
    }
prompt-reroll =
    { $you ->
        [yes]
            { $what ->
                [barricade] Einbruchsversuch
                [capture] Fangversuch
                [weapon] Bewaffneter Mensch
                [flee] Flucht
                [fight] Kampf
               *[other] Angriff
            }: { $roll }{ $needed ->
                [0] { "" }
               *[other] { "" }, nötig { $needed }
            }. { $tokens ->
                [one] Letzten Würfelmarker
               *[other] Einen deiner { $tokens } Würfelmarker
            } für einen neuen Wurf abgeben?
       *[no] { $player } darf noch einmal würfeln.
    }
prompt-barricade =
    { $you ->
        [yes] { $other } bricht ein: { $at }. Spielst du eine Karte?
       *[no] { $other } bricht ein; { $player } darf eine Karte spielen.
    }
prompt-select =
    { $you ->
        [yes] Wen versuchst du als Nächstes zu erwischen?
       *[no] { $player } versucht, Menschen zu erwischen.
    }
prompt-capture-failed =
    { $you ->
        [yes] Du hast { $roll } gewürfelt und brauchst { $needed }. Karte oder Fähigkeit einsetzen?
       *[no] { $player } hat danebengegriffen.
    }
prompt-captured =
    { $you ->
        [yes] { $other } hat jemanden erwischt: { $at }. Spielst du eine Karte?
       *[no] { $other } hat jemanden erwischt; { $player } darf eine Karte spielen.
    }
prompt-weapon =
    { $you ->
        [yes] { $weapon } richtet sich gegen deinen Zombie. Verhinderst du das?
       *[no] { $weapon } richtet sich gegen den Zombie von { $player }.
    }
prompt-heal =
    { $you ->
        [yes] Du musst Verwundet-Karten ziehen. Nutzt du stattdessen „{ ability }“?
       *[no] { $player } muss Verwundet-Karten ziehen.
    }
prompt-take-wound =
    { $you ->
        [yes] Welche Verwundet-Karte nimmst du?
       *[no] { $player } nimmt eine Verwundet-Karte.
    }
prompt-before-infection =
    { $you ->
        [yes] Spielst du eine Karte, bevor du Infektionskarten ziehst?
       *[no] { $player } zieht gleich Infektionskarten.
    }
prompt-drop =
    { $you ->
        [yes] Welche Infektionskarte legst du ab?
       *[no] { $player } legt Infektionskarten ab.
    }
prompt-after-infection =
    { $you ->
        [yes] Nutzt du „{ ability }“ und ziehst deine Infektionskarten neu?
       *[no] { $player } sieht die Infektionskarten an.
    }
prompt-choose =
    { $you ->
        [yes] Gleich oft „Fressen“ und „Infiziert“: Was wird aus deiner Beute?
       *[no] { $player } wählt: fressen oder infizieren.
    }
prompt-flee =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Deine Beute flieht { $roll ->
                    [one] einen Schritt
                   *[other] { $roll } Schritte
                } von hier: { $at }. Wohin?
               *[no] Die Beute von { $other } flieht { $roll ->
                    [one] einen Schritt
                   *[other] { $roll } Schritte
                } von hier: { $at }. Wohin?
            }
       *[no] { $player } entscheidet, wohin die Beute von { $other } flieht.
    }
prompt-discard =
    { $you ->
        [yes] Legst du am Ende deines Zuges eine Karte ab?
       *[no] { $player } darf eine Karte ablegen.
    }
prompt-object =
    { $you ->
        [yes] Gerade wurde { $card } gespielt. Nutzt du „{ ability }“?
       *[no] { $player } darf Einspruch erheben.
    }
prompt-open-house =
    { $you ->
        [yes] Wohin stellst du einen Menschen?
       *[no] { $player } stellt Menschen auf den Plan.
    }
prompt-run =
    { $you ->
        [yes] Wohin läuft der Mensch?
       *[no] { $player } bewegt einen Menschen.
    }
prompt-window = Die anderen dürfen reagieren.
prompt-over = Das Spiel ist zu Ende.

## Auswahl; .short steht in Listen, in denen die Karte schon vorn steht

choice-place-tile-cell-quarters = Lege { tile }, { $cell }, { turned }
choice-human-space = Ein Mensch: { $space }
choice-token-space = Ein Würfelmarker: { $space }
choice-step-space-direction = { $space }: Der Zombie { step }, Ziel { $to }{ lying }
choice-break-space =
    Einbrechen: { $space } ({ $needed ->
        [1] ohne Wurf
       *[other] { $needed } oder mehr
    })
choice-end-move = Bewegung beenden
choice-attempt-space = Erwische den Menschen mit { $needed } oder mehr: { $space }
choice-to-space = { $space }
weapon-bonus =
    { $weapon ->
        [yes] { " " }(+{ $bonus })
       *[no] { "" }
    }
choice-play-card = Spiele { $card }{ weapon-bonus }
    .short = ausspielen
choice-play-card-cell = Spiele { $card }: { $cell }
    .short = { $cell }
choice-play-card-space = Spiele { $card }: { $space }
    .short = { $space }
choice-play-card-seat = Spiele { $card } gegen { $player }
    .short = gegen { $player }
choice-discard-card = Lege { $card } ab
    .short = ablegen
choice-discard-nothing = Nichts ablegen
choice-end-move-then-discard-nothing = Zug beenden
choice-end-move-then-discard-item = Zug beenden und { $item } ablegen
choice-ability = Nutze deine Spezialfähigkeit „{ ability }“
choice-tunnel-space = Grabe einen Tunnel, einmal in der Partie: { $space }
choice-keep = Den Wurf behalten
choice-reroll = Einen Würfelmarker abgeben und neu würfeln
choice-wound-wound = Nimm die Wunde { wound }
choice-drop-infection = Lege { infection } ab
choice-eat = Fressen: 1 Punkt
choice-infect = Infizieren: ein neuer Zombie
choice-done = Aufhören
choice-pass = Nichts tun

## Ablehnungen

refusal-tile-does-not-fit = So passt das Kartenteil dort nicht: Ein Straßenende muss auf ein Straßenende treffen, und keine Kante darf einer anderen widersprechen.
refusal-no-human-there = Dort kannst du niemanden erwischen.
refusal-not-a-flight-end = Dort kann die Flucht nicht enden.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-among-the-drawn = Diese Verwundet-Karte kannst du nicht nehmen.
refusal-not-now = Gerade ist etwas anderes gefragt.
refusal-card-of-the-round-used = Du hast deine Karte dieser Runde schon gespielt.
refusal-card-not-now = Diese Karte kannst du jetzt nicht oder nicht so spielen.
refusal-no-own-zombie-there = Dort hast du keinen Zombie.
refusal-no-steps-left = Du hast keine Schritte mehr.
refusal-beside-a-human = Ein Zombie bei einem Menschen geht keinen weiteren Schritt.
refusal-not-connected = In dieser Richtung gibt es keinen Weg.
refusal-barricaded = Das Gebäude ist zugenagelt: Brich erst ein, oder nimm den Weg über einen Keine-Barrikade-Marker.
refusal-no-closed-building = Hier gibt es nichts aufzubrechen.
refusal-try-used = In diesem Zug kannst du nicht noch einmal einbrechen.
refusal-no-such-space = Dieses Feld gibt es in der Stadt nicht.
refusal-no-such-tile = Dort liegt kein Kartenteil.
refusal-unknown-choice = Das ist keine Möglichkeit in diesem Spiel.
refusal-unknown-outcome = Das kann der Zufall nicht bringen.
refusal-unknown-target = Das ist kein Ziel für diese Karte.
refusal-not-on-that-tile = Dorthin kann es jetzt nicht kommen.
refusal-not-the-drawn-tile = Das ist nicht das gezogene Kartenteil.
refusal-no-open-end = Kein offenes Straßenende führt dorthin.
refusal-no-such-opponent = Diesen Gegner gibt es nicht.
refusal-card-changes-nothing = Diese Karte würde jetzt nichts ändern.
refusal-not-a-target = Darauf kannst du diese Karte jetzt nicht spielen.
refusal-zombie-held = Schwache Knöchel halten diesen Zombie fest: In diesem Zug macht er keinen Schritt.
refusal-zombie-stopped = Dieser Zombie macht in diesem Zug keinen weiteren Schritt.
refusal-afraid = Angst: In diesem Zug bewegt sich nichts.
refusal-claustrophobic = Klaustrophobie: kein Schritt in ein Gebäude, und drinnen nur in Richtung Straße.
refusal-must-go-out = Klaustrophobie: Er muss weiter in Richtung Straße gehen, solange er kann.

## Beschriftungen auf dem Tisch

label-round = Runde { $round }
label-turn = am Zug
label-tiles = Kartenteile
label-deck = Ereigniskarten
label-supply = Menschen im Vorrat
label-points = Punkte
label-zombies = Zombies
label-eaten = Gefressen
label-removed = Zombies aus dem Spiel
label-tokens = Würfelmarker
label-hand = Karten
label-wounds = Wunden
label-drawn = Gezogen
label-your-hand = Deine Karten
label-empty = keine
label-used = genutzt
label-card-used = Karte der Runde genutzt

legend =
    So liest du den Plan: Norden ist oben; über jedem Kartenteil steht sein Name, bei Gebäuden auch, was zum Einbrechen nötig ist.
    Ein Buchstabe ist ein Zombie, wem er gehört, steht darunter; eine Zahl dahinter sagt, wie viele. h ist ein Mensch, * ein Würfelmarker, + ein Keine-Barrikade-Marker; . ist Straße, : ist Gebäude, auf den Rest kommt niemand.
    Felder heißen nach Spalte und Zeile, wie sie am Rand des Plans stehen.

## Wertungsbogen

sheet-title = Endstand
sheet-place = Platz
sheet-total = Punkte
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Du gewinnst!
               *[no] { $names } gewinnt.
            }
       *[other] Geteilter Sieg: { $names }.
    }
score-goal = Wer zuerst so viele Punkte hat, wie der eigene Charakter braucht, gewinnt.
score-arrived = Zombies, die auf den Plan kamen
score-infected = Menschen infiziert
score-eaten = Menschen gefressen
score-removed = Zombies verloren
score-uncounted = Nicht gezählt

## On the page

web-box =
    .line = Die Zombies seid ihr: Brecht ein, fangt die Lebenden, fresst sie oder macht sie zu euresgleichen.
    .minutes-low = 30
    .minutes-high = 60
# Answers in advance: the button, and what it says while it stands.
web-order-pass-until-turn = Passen bis zu meinem Zug
web-order-ask-in-reach = Nur bei Beute in Reichweite fragen
web-standing-pass-until-turn = Du passt bis zu deinem Zug.
web-standing-ask-in-reach = Du wirst nur gefragt, wenn Beute in deiner Reichweite erwischt wird.
web-order-pass-always = Passen, bis ich etwas anderes sage
web-standing-pass-always = Du passt, bis du etwas anderes sagst.
web-rest = Rest auffüllen
web-map =
    { $count ->
        [one] Stadtplan, ein Kartenteil
       *[other] Stadtplan, { $count } Kartenteile
    }
web-zoom = Größe des Plans
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fit = Ganzer Plan
web-turn-left = Kartenteil nach links drehen
web-turn-right = Kartenteil nach rechts drehen
web-lay-here = Hier anlegen
# § stands for the number.
web-steps-away = Schritte entfernt: { $count }
# Who stands on a space.
web-here =
    { $kind ->
        [human] ein Mensch
        [npc]
            { $count ->
                [one] ein Nichtspieler-Zombie
               *[other] { $count } Nichtspieler-Zombies
            }
        [pawn] Gewehr-Typ von { $name }
       *[zombie]
            { $count ->
                [one] ein Zombie von { $name }
               *[other] { $count } Zombies von { $name }
            }
    }
web-lying =
    { $kind ->
        [open] Keine-Barrikade-Marker
        [life] Lebensmarker
        [bullet] Patronen
       *[die] Würfelmarker
    }
web-ways = weiter nach { $ways }
web-closed = zugenagelt nach { $ways }, Barrikade { $number }
web-humans =
    { $count ->
        [one] ein Mensch
       *[other] { $count } Menschen
    }
web-dice =
    { $count ->
        [0] keine Würfelmarker
        [one] ein Würfelmarker
       *[other] { $count } Würfelmarker
    }
web-barricade = Barrikade { $number }
web-opened =
    { $count ->
        [one] an einer Stelle offen
       *[other] an { $count } Stellen offen
    }
web-exits = Ausgänge: { $ways }
web-in-words = Die Stadt in Worten
web-nearest = Von deinen Zombies zum nächsten Menschen
web-near =
    { $steps ->
        [0] { $space }: genau dort ist ein Mensch
        [one] { $start }: ein Schritt, { $space }
       *[other] { $start }: { $steps } Schritte, { $space }
    }
web-none-near = So wie es steht, ist kein Mensch zu erreichen.
web-nearest-foe = Von deinem Gewehr-Typ zum nächsten Nichtspieler-Zombie
web-nearest-helipad = Von deinem Gewehr-Typ zum Hubschrauber-Landeplatz
web-way =
    { $steps ->
        [0] { $space }: genau dort stehst du
        [one] { $start }: ein Schritt, { $space }
       *[other] { $start }: { $steps } Schritte, { $space }
    }
web-no-way = So wie es steht, führt kein Weg dorthin.
web-moved =
    { $kind ->
        [npc] Nichtspieler-Zombie: { $start }, jetzt { $space }
        [pawn] Gewehr-Typ von { $name }: { $start }, jetzt { $space }
       *[zombie] Zombie von { $name }: { $start }, jetzt { $space }
    }
web-tiles = Kartenteile
web-piles = Runde und Stapel
web-round = Runde { $round }
web-tiles-left = Kartenteile übrig
web-supply = Menschen im Vorrat
web-events = Ereigniskarten
web-discard = Abgelegt
web-drawn = Gezogen
web-hand = Karten
web-tokens = Würfelmarker
web-ability = Fähigkeit
web-used = verbraucht
web-card-used = Karte der Runde gespielt
web-weapon = Waffe +{ $bonus }
web-event = Ereignis
web-item = Gegenstand
web-items = Deine Gegenstände
web-empty-hand = Keine Karten auf der Hand.
web-card-free = Karte der Runde noch frei
web-track =
    { $zombies ->
        [one] { $zombies } Zombie
       *[other] { $zombies } Zombies
    }, { $eaten } gefressen
web-removed =
    { $count ->
        [one] { $count } Zombie aus dem Spiel
       *[other] { $count } Zombies aus dem Spiel
    }
web-collected = { $count } von { $goal } Zombies
# What is being rolled for.
web-stage =
    { $kind ->
        [barricade] Einbruch
        [capture] Fangversuch
       *[other] Kampf
    }
web-duel =
    { $kind ->
        [barricade]
            { $needed ->
                [1] { $name } bricht ein: Die Barrikade gibt von selbst nach
               *[other] { $name } bricht ein: { $needed } oder mehr sind nötig
            }
        [capture]
            { $against ->
                [somebody] { $name } greift nach { $foe }: { $needed } oder mehr sind nötig
               *[nobody] { $name } greift nach einem Menschen: { $needed } oder mehr sind nötig
            }
        [attack]
            { $against ->
                [somebody] { $name } greift einen Zombie von { $foe } an: { $needed } oder mehr sind nötig
               *[nobody] { $name } greift den Zombie eines Spielers an: { $needed } oder mehr sind nötig
            }
       *[fight] { $name } kämpft gegen einen Nichtspieler-Zombie: { $needed } oder mehr sind nötig
    }
web-rolls =
    { $what ->
        [weapon] { $face } für die Waffe
        [flee] { $face } für die Flucht
       *[other] { $face }
    }
web-fate =
    { $fate ->
        [paralysed] verliert den nächsten Zug
        [afraid-next] wird Angst haben
        [afraid] hat Angst
        [cramped-next] wird Gebäude meiden
        [cramped] meidet Gebäude
        [untied] hat offene Schnürsenkel
        [marbles-next] verstreut Murmeln
        [marbles] verstreut Murmeln
        [food-next] wirft Futter
        [food] wirft Futter
        [left] hat den Tisch verlassen
       *[dead] ist tot
    }
web-key-zoom = Plan größer, kleiner, ganz; Pfeile mit Umschalt verschieben ihn
web-key-next = weiter zur nächsten Möglichkeit auf dem Plan
web-key-turn = Kartenteil drehen
web-lesson-turn = Dein Zug hat fünf Schritte: ein Kartenteil legen, bis auf drei Karten ziehen, die Zombies bewegen, Menschen erwischen und, wenn du magst, eine Karte ablegen. Die Leiste führt dich hindurch.
web-lesson-tile = Berühre einen gestrichelten Platz, um das Kartenteil dort anzulegen, noch einmal, um es zu drehen, dann leg es an. Bringt es Gebäude mit, setzt du ihre Menschen und Würfelmarker: einzeln, oder alle auf einmal mit „Rest auffüllen“.
web-lesson-town = Die Stadt wächst mit jedem Kartenteil. Tippe einen deiner Zombies an, dann ein Feld mit Ring: Er geht dorthin. Den Plan kannst du ziehen und mit Mausrad oder zwei Fingern vergrößern.
web-lesson-goal = Jeder deiner Zombies auf dem Plan und jeder gefressene Mensch ist ein Punkt. Erreiche vor allen anderen die Zahl deines Charakters.
web-lesson-capture = Geh auf Menschen, um sie zu erwischen. Gebäude sind zugenagelt: Halte davor an und brich ein. Wer erwischt ist, kann von den anderen bewaffnet werden, achte also auf deine Wunden.
web-lesson-gun = Du bist ein Gewehr-Typ: Keine Barrikade hält dich auf. Tippe ein Feld mit Ring an, und du gehst dorthin. Wo ein Zombie steht, wird gekämpft: Würfel und Boni müssen 4 ergeben, Patronen helfen, ein Fehlschlag kostet ein Leben.
web-lesson-gun-goal = Jeder Zombie, den du tötest, kommt in deine Sammlung. Du gewinnst mit 25 – oder in der Mitte des Hubschrauber-Landeplatzes, des letzten Kartenteils, sobald dort kein Zombie mehr steht.

# Why a choice is better than another: what it brings, or spares.

reason-score = So kommst du schneller zu Punkten.
reason-human-eaten = So frisst du öfter einen Menschen, und das gibt Punkte.
reason-human-infected = So infizierst du öfter einen Menschen: ein Zombie mehr für dich.
reason-human-caught = So fängst du eher einen Menschen.
reason-zombies = So hast du mehr Zombies in der Stadt.
reason-wounds = So bleiben dir Wunden erspart.
reason-marker-placed = Damit fällt die Barrikade, und der Weg hinein ist frei.
reason-tokens = Das bringt dir einen Würfelmarker für einen zweiten Wurf.
reason-weapon-hit = So trifft dich seltener eine Waffe.
reason-rivals-score = Das bremst die anderen beim Punkten.
reason-distance = So kommen deine Zombies näher an die Menschen heran.
reason-hand-size = So hast du danach mehr Karten auf der Hand.
# Die Lektion
lesson-aim = Du bist die Zombies! Jeder deiner Zombies in der Stadt und jeder gefressene Mensch ist ein Punkt. Mit 9 Punkten gewinnst du.
lesson-tile = Jeder Zug beginnt mit einem Kartenteil, die Stadt wächst. Tipp den umrandeten Platz links an und leg es dort an. Auf einer Straße erscheint gleich ein Mensch.
    .not = Anderswo passt es auch. Leg es hier links an, damit es auf dieser Seite ruhig bleibt.
lesson-break = Im Haus über deinem Zombie stecken zwei Menschen, aber es ist zugenagelt. Tipp das umrandete Brett an und brich ein: Der Würfel entscheidet.
    .not = Weglaufen kannst du später. Brich erst ein, die Menschen sitzen gleich hinter den Brettern.
lesson-walk = Drin! Wo ein Brett fehlt, kommen ab jetzt alle durch. Tipp deinen Zombie an und geh auf den rechten Menschen.
    .not = So entkommt er dir. Geh durch das Loch und dann nach rechts.
lesson-done = Erwischt und angesteckt: Der Mensch ist jetzt dein zweiter Zombie, ein Punkt mehr! Zum Schluss darfst du eine Karte ablegen. Entscheide dich.
    .not = Es fehlt nur noch das Ablegen: eine Karte oder keine.
lesson-other = Teil legen, Karten ziehen, ziehen, erwischen, ablegen: Das war ein ganzer Zug. Jetzt kommt { $bot }. Drück auf „Weiter“ und schau zu.
lesson-end = Deine Horde wächst! Im Haus sitzt noch ein Mensch. Die anderen können deine Beute bewaffnen, also gib auf Wunden acht. Guten Appetit!
