# Humans!!! in woorden, met de kaarten en tegels van beide spellen. De zinnen zijn van onszelf.
#
# $kind: een kaart; $character, $tile, $token, $figure, $wound, $infection, $stat, $deck: wat hun naam zegt.

name = Humans!!!
notice-data = Personages, kaarten en tegels van dit spel zijn nooit als lijsten gepubliceerd: wat handleiding en recensies niet vertellen, is gereconstrueerd.

pitch = De zombies, dat zijn jullie: omsingel de levenden, vreet ze op of maak ze tot een van jullie.
intro =
    { pitch }
    Haal als eerste de punten van je personage, 9 of 10. Elke zombie van jou op het bord en elke kaart ‘Opeten’ is er een waard.
    In je beurt leg je een tegel met nieuwe mensen, trek je bij tot drie gebeurteniskaarten en verplaats je je zombies, die je beweging delen.
    Gebouwen zijn dichtgespijkerd: ernaast mag je gooien om in te breken, en andere zombies daar helpen mee.
    Dan probeer je elke mens te vangen die een vak deelt met een zombie van jou. Lukt het niet, dan rent hij weg.
    Een gevangen mens kan door de anderen worden bewapend. Word je geraakt, dan krijg je een wond; twee gelijke, of een hoofdschot, kosten je de zombie.
    Zo niet, dan trek je infectiekaarten: de mens ontsnapt, wordt opgegeten of wordt jouw zombie.
    Met dobbelfiches gooi je opnieuw, en één keer in het spel helpt je speciale gave je.

## Personages

character =
    { $character ->
        [lawyer] Advocaat
        [cheerleader] Cheerleader
        [doctor] Dokter
        [wrestler] Worstelaar
        [miner] Mijnwerker
       *[musician] Muzikant
    }
ability =
    { $character ->
        [lawyer] Protest!
        [cheerleader] Kom op, team!
        [doctor] Genees jezelf
        [wrestler] Bodyslam
        [miner] Tunnel
       *[musician] Toegift
    }
ability-effect =
    { $character ->
        [lawyer] De gebeurteniskaart die een andere speler net heeft gespeeld, wordt zonder effect afgelegd; ze telt toch als zijn kaart van de ronde.
        [cheerleader] 4 Beweging extra deze beurt.
        [doctor] In plaats van wondkaarten te trekken, leg je alle wondkaarten af die voor je liggen. Een gevangen mens vlucht toch.
        [wrestler] Je mislukte vangworp telt als gelukt.
        [miner] Leg zonder worp een doorbraakfiche op het straatvak van een zombie van jou naast een gebouw; je poging houd je.
       *[musician] Leg de getrokken infectiekaarten af en trek er evenveel opnieuw; daar blijft het bij.
    }
stat =
    { $stat ->
        [movement] Beweging
        [capture] Vangst
        [infect] Besmetting
        [wounds] Wonden
        [do-over] Overgooien
       *[points] Punten
    }
stat-about =
    { $stat ->
        [movement] hoeveel stappen je zombies samen mogen doen
        [capture] wat de dobbelsteen moet aangeven om een mens te vangen
        [infect] hoeveel infectiekaarten je trekt
        [wounds] hoeveel wondkaarten je trekt als je wordt geraakt
        [do-over] met hoeveel dobbelfiches je begint
       *[points] hoeveel punten je nodig hebt
    }

## Kaarten

card =
    { $kind ->
        [HW1] Koekenpan
        [HW2] Golfstok
        [HW3] Honkbalknuppel
        [HW4] Spijkerpistool
        [HW5] Revolver
        [HW6] Pompgeweer
        [HE01] Open huis
        [HE02] Vers vlees
        [HE03] Lijkstijfheid
        [HE04] Zwakke enkels
        [HE05] Dichtgespijkerd
        [HE06] Stormram
        [HE07] Ren voor je leven!
        [HE08] Glad bij nattigheid
        [HE09] Doodsgreep
        [HE10] Patiënt nul
        [HE11] Loop het eraf
        [HE12] Langslaper
        [HE13] Vastgelopen!
        [HE14] Zakkenroller
        [ZE01] Adrenalinestoot
        [ZE02] Alle knikkers
        [ZE03] Andere voedselbron
        [ZE04] Slecht richtingsgevoel
        [ZE05] Hersenkramp
        [ZE06] Boterhandjes
        [ZE07] Kettingzaag
        [ZE08] Claustrofobie
        [ZE09] Angst
        [ZE10] Brandbijl
        [ZE11] EHBO-doos
        [ZE12] Granaat
        [ZE13] Hé, kijk! Een geweer!
        [ZE14] Hysterische verlamming
        [ZE15] Volgens mij zijn ze niet dood
        [ZE16] Het kan altijd nog erger
        [ZE17] De sleutels zitten er nog in
        [ZE18] Volop munitie
        [ZE19] Molotovcocktail
        [ZE20] Welverdiende rust
        [ZE21] Skateboard
        [ZE22] Kleine misrekening
        [ZE23] Het valt best mee
        [ZE24] We zijn de klos
        [ZE25] Waar is iedereen gebleven?
        [ZE26] Je veter zit los
       *[ZE27] Zombiemeester
    }
card-object = ‘{ card }’
card-effect =
    { $kind ->
        [HW1] Wapen: je gooit voor de mens; met 4 of meer is de zombie gewond.
        [HW2] Wapen: je gooit voor de mens met +1; met 4 of meer is de zombie gewond.
        [HW3] Wapen: je gooit voor de mens met +1; met 4 of meer is de zombie gewond.
        [HW4] Wapen: je gooit voor de mens met +2; met 4 of meer is de zombie gewond.
        [HW5] Wapen: je gooit voor de mens met +2; met 4 of meer is de zombie gewond.
        [HW6] Wapen: je gooit voor de mens met +3 en kunt niet missen.
        [HE01] Kies een tegel met een figuur van jou en zet daar 1 tot 3 mensen neer, op vakken zonder mens en zonder zombie.
        [HE02] 3 Beweging extra deze beurt.
        [HE03] De Beweging van die speler wordt deze beurt gehalveerd, naar beneden afgerond.
        [HE04] Eén zombie van die speler doet deze beurt geen stap. Inbreken mag hij nog proberen.
        [HE05] De poging mislukt toch nog: geen fiche, en de poging is verbruikt.
        [HE06] Een zombie van jou op straat naast een gebouw opent het: een doorbraakfiche zonder worp, en je poging houd je.
        [HE07] Verplaats een mens die zijn vak niet met zombies deelt 1 tot 4 stappen.
        [HE08] De vangst mislukt toch nog, en de prooi vlucht.
        [HE09] Tel 2 bij de worp op en vergelijk opnieuw.
        [HE10] Trek 2 infectiekaarten meer en leg er daarna 2 naar keuze af.
        [HE11] Leg al je wondkaarten af.
        [HE12] Heeft niemand anders minder zombies op het bord, zet er dan een van jou op het middelste vak van het Stadsplein. Hij mag meteen lopen.
        [HE13] Het wapen wordt zonder effect afgelegd en telt als de kaart van de ronde van die speler.
        [HE14] Pak een dobbelfiche van een andere speler.
        [ZE01] Verdubbel deze beurt je beweging, of tel 2 op bij één gevechtsworp.
        [ZE02] Leg hem af: tot het einde van je volgende beurt wordt er aan het eind van een beurt geen zombie verplaatst.
        [ZE03] Tot het einde van je volgende beurt vallen zombies niet aan en kunnen ze niet worden aangevallen; je mag erlangs, maar fiches onder hen blijven liggen.
        [ZE04] Betaal een levensfiche (niet je laatste): een figuur van een andere speler gaat naar het middelste vak van het Stadsplein.
        [ZE05] Jij bepaalt of en waarheen die figuur loopt.
        [ZE06] Een andere speler verliest een kaart in het spel of 2 kogels; jij kiest wat.
        [ZE07] Leg hem af: +2 op al je gevechtsworpen tot het einde van de beurt.
        [ZE08] In de volgende beurt gaat die speler vanaf de straat geen gebouw in, en binnen alleen in de richting van de straat.
        [ZE09] In de volgende beurt beweegt die speler op geen enkele manier.
        [ZE10] +1 op al je gevechtsworpen.
        [ZE11] Leg hem af in plaats van in een gevecht een levensfiche te verliezen; je gooit toch opnieuw.
        [ZE12] Leg hem af in of voor een gebouw: alle zombies erin sterven en zijn voor jou. Daarna verlies je een levensfiche.
        [ZE13] +1 op elke worp van je volgende 3 gevechten, naast een ander wapen.
        [ZE14] Die speler verliest zijn hele volgende beurt.
        [ZE15] Een speler met verzamelde zombies gooit twee dobbelstenen. Elke 3 of minder kost kogels, of voor een levensfiche een nieuwe worp, anders gaan er twee zombies terug.
        [ZE16] Kies een gebouw met een naam: op elk vrij vak ervan komt een zombie.
        [ZE17] Loop hoogstens 10 stappen. Niets halveert of verhoogt dat.
        [ZE18] Leg hem af: 3 kogels erbij.
        [ZE19] Leg hem af in of voor een gebouw: +2 op je gevechtsworpen van deze beurt tegen zombies erin.
        [ZE20] 2 levensfiches erbij, hoogstens 5, maar geen beweging deze beurt.
        [ZE21] +2 op al je bewegingsworpen.
        [ZE22] Kies een gebouw met zombies: hun aantal verdubbelt, zover er plaats is.
        [ZE23] Verplaats twee zombies naar vrije vakken naar keuze.
        [ZE24] Zet tien zombies op vrije vakken.
        [ZE25] Jij verplaatst een figuur van een andere speler 5 stappen; die vecht zoals altijd.
        [ZE26] De volgende bewegingsworp van die speler wordt gehalveerd, naar beneden afgerond.
       *[ZE27] Zet vijf zombies op vrije vakken zonder figuren van spelers.
    }
when-captured = als een andere speler net iemand heeft gevangen
when-own-turn = in je beurt, terwijl je beweegt of voor een vangpoging
when-moving = terwijl je beweegt
when-before-other = voordat een andere speler beweegt
when-before-any = voordat er iemand beweegt
when-barricade = als de inbraakpoging van een andere speler is gelukt
when-failed = als je vangworp is mislukt
when-before-infection = voordat je infectiekaarten trekt
when-first-step = terwijl je beweegt, voor je eerste stap
when-weapon = als er een wapen tegen je zombie is gespeeld, voor de worp
when-any-time = voordat er iemand beweegt, na de bewegingsworp van een andere speler, of terwijl je beweegt
when-food = voordat er iemand beweegt, na de bewegingsworp van een andere speler, terwijl je beweegt, of voor de zombiebeweging
when-after-roll = na de bewegingsworp van een andere speler
when-instead = in plaats van je bewegingsworp
when-combat = terwijl je beweegt, of in een gevecht
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
        [ZE02] voorwerp, hier voor je neer te leggen: Speelgoedwinkel
        [ZE03] { when-food }
        [ZE04] { when-any-time }
        [ZE05] { when-after-roll }
        [ZE06] { when-any-time }
        [ZE07] voorwerp, hier voor je neer te leggen: Tuincentrum
        [ZE08] { when-any-time }
        [ZE09] { when-any-time }
        [ZE10] voorwerp, hier voor je neer te leggen: Brandweerkazerne
        [ZE11] voorwerp, hier voor je neer te leggen: Ziekenhuis of Drogisterij
        [ZE12] voorwerp, hier voor je neer te leggen: Legerdump
        [ZE13] { when-moving }
        [ZE14] { when-any-time }
        [ZE15] { when-any-time }
        [ZE16] { when-any-time }
        [ZE17] { when-instead }
        [ZE18] voorwerp, hier voor je neer te leggen: Sportwinkel
        [ZE19] voorwerp, hier voor je neer te leggen: Tankstation
        [ZE20] { when-instead }
        [ZE21] voorwerp, hier voor je neer te leggen: Skatewinkel
        [ZE22] { when-any-time }
        [ZE23] { when-any-time }
        [ZE24] { when-any-time }
        [ZE25] { when-any-time }
        [ZE26] { when-any-time }
       *[ZE27] { when-any-time }
    }
deck =
    { $deck ->
        [humans] gebeurteniskaarten van Humans!!!
        [zombies] gebeurteniskaarten van Zombies!!!
        [wound] wondkaarten
       *[infection] infectiekaarten
    }
infection =
    { $infection ->
        [eat] Opeten
        [infect] Besmetten
       *[escape] Ontsnapping
    }
infection-effect =
    { $infection ->
        [eat] de mens wordt opgegeten, 1 punt
        [infect] de mens wordt jouw zombie
       *[escape] de mens vlucht
    }
wound =
    { $wound ->
        [left-arm] Linkerarm
        [right-arm] Rechterarm
        [left-leg] Linkerbeen
        [right-leg] Rechterbeen
        [chest] Borst
        [belly] Buik
       *[head-shot] Hoofdschot
    }

## Tegels, fiches en figuren

tile =
    { $tile ->
        [H01] Stadsplein
        [H02] Kruispunt
        [H03] Kruispunt
        [H04] T-splitsing
        [H05] T-splitsing
        [H06] T-splitsing
        [H07] Bocht
        [H08] Bocht
        [H09] Rechte straat
        [H10] Ziekenhuis
        [H11] Flatgebouw
        [H12] Middelbare school
        [H13] Rechtbank
        [H14] Supermarkt
        [H15] Bioscoop
        [H16] Bouwmarkt
        [H17] Schoonheidssalon
        [H18] Nachtclub
        [H19] Gymzaal
        [H20] Mijnkantoor
        [Z01] Stadsplein
        [Z02] Kruispunt
        [Z03] Kruispunt
        [Z04] Kruispunt
        [Z05] Kruispunt
        [Z06] T-splitsing
        [Z07] T-splitsing
        [Z08] T-splitsing
        [Z09] T-splitsing
        [Z10] Bocht
        [Z11] Bocht
        [Z12] Bocht
        [Z13] Bocht
        [Z14] Rechte straat
        [Z15] Rechte straat
        [Z16] Rechte straat
        [Z17] Rechte straat
        [Z18] Ziekenhuis
        [Z19] Tuincentrum
        [Z20] Politiebureau
        [Z21] Sportwinkel
        [Z22] Brandweerkazerne
        [Z23] Drogisterij
        [Z24] Legerdump
        [Z25] Tankstation
        [Z26] Skatewinkel
        [Z27] Bloemenwinkel
        [Z28] Bouwmarkt
        [Z29] Speelgoedwinkel
       *[Z30] Helikopterplatform
    }
token =
    { $token ->
        [barricade] doorbraakfiche
        [dice] dobbelfiche
        [life] levensfiche
       *[bullet] kogel
    }
figure =
    { $figure ->
        [human] mens
        [zombie] zombie
        [neutral-human] neutrale mens
        [neutral-zombie] neutrale zombie
        [player-zombie] spelerzombie
       *[shotgun] schutter
    }

## Huisregels

preset-friendly = Gemoedelijk
    .about = Elke zombie mag proberen in te breken, bij een vangst wordt hoogstens één wapen gespeeld, en een ingesloten mens is zonder worp besmet.
option-first = Wie begint
    .about = Wie de eerste beurt heeft.
    .random = het lot bepaalt
    .youngest_seat = de eerste plaats
option-movement = Beweging
    .about = Wat het kost om meer zombies te verplaatsen.
    .pool = ze delen de Beweging
    .minus_extra_zombies = de eerste stap van elke volgende zombie kost 2
option-flee = Vlucht
    .about = Waar een vluchtende mens heen mag.
    .no_revisit = nergens twee keer
    .no_reverse = overal heen, behalve recht terug
option-close_map = Plattegrond afsluiten
    .about = Wat er volgt als een tegel de plattegrond afsluit terwijl er nog tegels zijn.
    .allow = niets
    .penalty = de rest van de beurt vervalt
option-try = Inbraakpogingen
    .about = Hoe vaak je mag proberen in te breken.
    .per_player = één keer per beurt
    .per_zombie = één keer per beurt met elke zombie
option-failed_try_stops = Mislukte pogingen
    .about = Wat er gebeurt met een zombie wiens poging is mislukt.
    .false = hij mag verder lopen
    .true = deze beurt geen stap en geen poging meer
option-reroll = Overgooien
    .about = Wiens worpen je met dobbelfiches mag overdoen.
    .own = die van jezelf
    .any_player = die van iedereen
option-wounded_human = Mens na een wond
    .about = Wat de mens doet als een zombie is verwond.
    .flees = hij vlucht
    .stays = hij blijft waar hij is
option-weapons_per_capture = Wapens
    .about = Hoeveel wapens er bij één vangst mogen worden gespeeld.
    .many = één per speler, tot er een raak is
    .one = één enkel
option-trapped = Ingesloten mensen
    .about = Wanneer een mens die niet weg kan besmet is.
    .on_flee = als hij zou moeten vluchten
    .instant = meteen, zonder worp
option-wound = Wondkaarten
    .about = Welke van de getrokken kaarten je neemt.
    .pair_forces = één; een paar dwingt je
    .take_all_distinct = van elke naam één
option-extra_escape = Tweede ontsnapping
    .about = Waar een tweede kaart ‘Ontsnapping’ heen gaat.
    .removed = uit het spel
    .discarded = naar de aflegstapel
option-removed_zombie = Verwijderde zombies
    .about = Waar een zombie heen gaat die wordt verwijderd.
    .out = uit het spel
    .supply = terug naar de eigen voorraad
option-start_zombie_scores = Eerste zombie
    .about = Of de zombie van het begin een punt waard is.
    .true = ja
    .false = nee
option-win_check = Doel gehaald
    .about = Wanneer er naar de punten wordt gekeken.
    .immediate = op elk moment
    .turn_end = aan het eind van je eigen beurt
option-infection_deck = Infectiekaarten
    .about = Hoeveel infectiekaarten er zijn.
    .number-40 = 40, zoals in de handleiding
    .number-30 = 30, zoals recensenten telden
option-max_rounds = Langste spel
    .about = Na hoeveel ronden het spel eindigt.
    .number-60 = na 60
    .number-20 = na 20
    .free = na een eigen aantal
option-stall_rounds = Stilstand
    .about = Na hoeveel ronden zonder verandering het spel eindigt.
    .number-10 = na 10
    .number-3 = na 3
    .free = na een eigen aantal
option-windows = Vragen
    .about = Wie wordt gevraagd of hij wil reageren.
    .eligible_only = wie het kan
    .uniform = iedereen, altijd, zodat pauzes niets verraden
option-ask_flee_reroll = Vluchtworp overdoen
    .about = Of je wordt gevraagd of je een vluchtworp wilt overdoen.
    .false = nee
    .true = ja
option-timer_window = Tijd om te reageren
    .about = Hoe lang je over een kaart tegen anderen mag nadenken; daarna pas je.
    .off = zo lang je wilt
    .value-15s = 15 seconden
    .value-30s = 30 seconden
    .value-60s = 60 seconden
option-timer_turn = Tijd om te beslissen
    .about = Hoe lang je over elke eigen beslissing mag nadenken; daarna wordt de kleinste genomen.
    .off = zo lang je wilt
    .value-60s = 1 minuut
    .value-120s = 2 minuten
    .value-300s = 5 minuten
option-leaver = Wie de tafel verlaat
    .about = Wat er gebeurt met de plaats van iemand die voorgoed vertrekt.
    .bot = een bot neemt het over
    .skip = de figuren blijven, de beurten worden overgeslagen
option-edition = Editie van de regels
    .about = Volgens welke editie van de regels een oud spel is gespeeld.
    .number-2 = de tweede
    .number-1 = de eerste

## Plaatsen

direction =
    { $direction ->
        [north] noord
        [east] oost
        [south] zuid
       *[west] west
    }
offset =
    { $across_way ->
        [east] { $across } oost
        [west] { $across } west
       *[none] { "" }
    }{ $corner ->
        [yes] { ", " }
       *[no] { "" }
    }{ $along_way ->
        [north] { $along } noord
        [south] { $along } zuid
       *[none] { "" }
    }
cell = { offset } van het Stadsplein
tile-place =
    { tile }{ $far ->
        [yes] { " " }({ offset })
       *[no] { "" }
    }
spot =
    { $spot ->
        [n] in het noorden
        [ne] in het noordoosten
        [e] in het oosten
        [se] in het zuidoosten
        [s] in het zuiden
        [sw] in het zuidwesten
        [w] in het westen
        [nw] in het noordwesten
       *[c] in het midden
    }
place =
    { tile-place }, { $ground ->
        [building] kamer { spot }
        [street] straat { spot }
       *[road]
            { $spot ->
                [c] midden
               *[other] eind { spot }
            }
    }
turned =
    uitgangen { $exits }{ $built ->
        [yes] { ", " }gebouw { $building }
       *[no] { "" }
    }
place-unknown = vak { $point }
step =
    { $steps ->
        [1]
            { $direction ->
                [far] gaat verder
               *[other] stapt naar het { direction }en
            }
       *[other] loopt { $steps } stappen
    }
lying =
    { $human ->
        [yes] { " " }– daar is een mens
       *[no]
            { $token ->
                [yes] { " " }– daar ligt een dobbelfiche
               *[no] { "" }
            }
    }

## Wat er gebeurd is

character-dealt =
    { $you ->
        [yes] Jouw personage: { character }.
       *[no] Personage van { $player }: { character }.
    }
turn-started =
    { $you ->
        [yes] Ronde { $round }: jij bent aan de beurt.
       *[no] Ronde { $round }: { $player } is aan de beurt.
    }
seat-left =
    { $you ->
        [yes] Je vertrekt.
       *[no] { $player } vertrekt.
    } De zombies blijven staan, de beurten worden overgeslagen.
turn-skipped =
    { $you ->
        [yes] Jouw beurt
       *[no] De beurt van { $player }
    } wordt overgeslagen.
zombie-appeared =
    { $you ->
        [yes] Een zombie van jou verschijnt: { $space }.
       *[no] Een zombie van { $player } verschijnt: { $space }.
    }
tile-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } een tegel: { tile }.
tile-placed =
    { $you ->
        [yes] Je legt
       *[no] { $player } legt
    } de tegel { tile }, { $cell }, { turned }.
tile-removed = De tegel { tile } past nergens en gaat uit het spel.
human-placed = Hier komt een mens: { $space }.
token-placed = Hier komt een dobbelfiche: { $space }.
come =
    { $kind ->
        [human]
            { $count ->
                [one] een mens
               *[other] { $count } mensen
            }
        [dice]
            { $count ->
                [one] een dobbelfiche
               *[other] { $count } dobbelfiches
            }
        [neutral-zombie]
            { $count ->
                [one] een neutrale zombie
               *[other] { $count } neutrale zombies
            }
        [life]
            { $count ->
                [one] een levensfiche
               *[other] { $count } levensfiches
            }
       *[bullet]
            { $count ->
                [one] een kogel
               *[other] { $count } kogels
            }
    }
tile-filled = { $cell }: { $things } komen hier.
map-closed =
    { $you ->
        [yes] Je hebt de plattegrond afgesloten en verliest de rest van je beurt.
       *[no] { $player } heeft de plattegrond afgesloten en verliest de rest van de beurt.
    }
card-drawn =
    { $you ->
        [yes] Je trekt { $card }.
       *[no] { $player } trekt { $card }.
    }
pile-renewed = De aflegstapel wordt geschud en is de nieuwe stapel: { deck }.
card-played =
    { $you ->
        [yes] Je speelt
       *[no] { $player } speelt
    } { $card }{ $aim ->
        [seat]
            { " " }tegen { $other_is_you ->
                [yes] jou
               *[no] { $other }
            }
        [place] { "" }: { $target }
       *[none] { "" }
    }.
card-objected =
    { $you ->
        [yes] Je protesteert
       *[no] { $player } protesteert
    }: { $card } heeft geen effect.
ability-used =
    { $you ->
        [yes] Je gebruikt je gave ‘{ ability }’.
       *[no] { $player } gebruikt de gave ‘{ ability }’.
    }
zombie-moved =
    { $you ->
        [yes] Je zombie
       *[no] Een zombie van { $player }
    } { step }: { $space }.
token-taken =
    { $you ->
        [yes] Je pakt
       *[no] { $player } pakt
    } een dobbelfiche: { $space }.
die-rolled =
    { $you ->
        [yes] Je gooit
       *[no] { $player } gooit
    } { $face } { $what ->
        [barricade] om in te breken.
        [capture]
            voor de vangst{ $needed ->
                [0] { "" }
               *[other] { ", " }nodig is { $needed }
            }.
        [weapon] voor de bewapende mens; met de bonus is 4 of meer raak.
        [flee]
            voor de vlucht: { $face ->
                [one] één stap
               *[other] { $face } stappen
            }.
        [move] voor de beweging.
        [fight] in het gevecht; met alle bonussen is 4 of meer dodelijk.
        [attack] voor de aanval; met alle bonussen is 4 of meer raak.
        [zombies]
            voor de neutrale zombies: { $face ->
                [one] er beweegt er één
               *[other] er bewegen er { $face }
            }.
       *[undead] voor de doden; bij 3 of minder komen ze terug.
    }
roll-repeated =
    { $you ->
        [yes] Je geeft
       *[no] { $player } geeft
    } een dobbelfiche af voor een nieuwe worp.
barricade-tried =
    { $you ->
        [yes] Je probeert
       *[no] { $player } probeert
    } in te breken: { $space }. { $needed ->
        [1] Er hoeft niet gegooid te worden.
       *[other] { $needed } of meer is nodig.
    }
marker-placed = Hier komt een doorbraakfiche: { $space }.
try-failed = De barricade houdt: { $space }.
movement-changed =
    { $you ->
        [yes] Je hebt
       *[no] { $player } heeft
    } nog { $steps ->
        [one] één stap.
       *[other] { $steps } stappen.
    }
zombie-held =
    { $you ->
        [yes] Een zombie van jou
       *[no] Een zombie van { $player }
    } zet deze beurt geen stap: { $space }.
prey =
    { $prey ->
        [human] de mens
       *[pawn]
            { $victim_is_you ->
                [yes] jou
               *[no] { $victim }
            }
    }
human-caught =
    { $you ->
        [yes] Je vangt
       *[no] { $player } vangt
    } { prey }: { $space }.
human-missed =
    { $you ->
        [yes] Je mist
       *[no] { $player } mist
    } { prey }: { $space }.
weapon-hit =
    { $you ->
        [yes] Jouw wapen
       *[no] Het wapen van { $player }
    } is raak met 4 of meer: { $owner_is_you ->
        [yes] jij krijgt een wond.
       *[no] { $owner } krijgt een wond.
    }
weapon-missed =
    { $you ->
        [yes] Jouw wapen
       *[no] Het wapen van { $player }
    } mist { $owner_is_you ->
        [yes] jouw zombie
       *[no] de zombie van { $owner }
    }: minder dan 4.
wound-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } een wondkaart: { wound }.
wound-taken =
    { $you ->
        [yes] Je houdt
       *[no] { $player } houdt
    } de wond { wound }.
wounds-discarded =
    { $you ->
        [yes] Je legt al je
       *[no] { $player } legt alle
    } wondkaarten af.
zombie-removed =
    { $you ->
        [yes] Je verliest
       *[no] { $player } verliest
    } een zombie: { $space }.{ $out ->
        [yes] { " " }Hij is uit het spel.
       *[no] { "" }
    }
infection-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } een infectiekaart: { infection }.
infection-dropped =
    { $you ->
        [yes] Je legt
       *[no] { $player } legt
    } een infectiekaart af: { infection }.
escape-removed = Een kaart ‘Ontsnapping’ gaat voorgoed uit het spel.
human-eaten =
    { $you ->
        [yes] Je eet
       *[no] { $player } eet
    } { prey } op, 1 punt: { $space }.
human-infected =
    { $you ->
        [yes] Je besmet
       *[no] { $player } besmet
    } { prey }: { $space }.
human-trapped =
    { $you ->
        [yes] Geen uitweg: je hebt je prooi hier ingesloten: { $space }.
       *[no] Geen uitweg: { $player } heeft de prooi hier ingesloten: { $space }.
    }
human-fled =
    { $you ->
        [yes] Je laat
       *[no] { $player } laat
    } { prey } vluchten: { $space }.
human-stayed = De prooi blijft waar hij is: { $space }.
token-stolen =
    { $you ->
        [yes] Je pakt { $victim } een dobbelfiche af.
       *[no] { $player } pakt { $victim_is_you ->
            [yes] je
           *[no] { $victim }
        } een dobbelfiche af.
    }
card-discarded =
    { $you ->
        [yes] Je legt
       *[no] { $player } legt
    } { $card } af.
round-ended = Ronde { $round } is voorbij.
game-stalled = Het spel eindigt hier: niemand heeft op tijd het doel gehaald.
game-ended = Het spel is afgelopen.
seat-scored =
    { $you ->
        [yes] Je wordt
       *[no] { $player } wordt
    } { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[6] zesde
    } { $score ->
        [one] met één punt
       *[other] met { $score } punten
    }.

## Vragen

prompt-start = Het toeval bepaalt wie begint.
prompt-character = De personages worden uitgedeeld.
prompt-tile =
    { $you ->
        [yes] Je trekt een tegel.
       *[no] { $player } trekt een tegel.
    }
prompt-card = Er worden gebeurteniskaarten getrokken.
prompt-roll = De dobbelsteen rolt.
prompt-infection = Er worden infectiekaarten getrokken.
prompt-wounded = Er worden wondkaarten getrokken.
prompt-place =
    { $you ->
        [yes] Waar leg je de tegel { tile }?
       *[no] { $player } legt de tegel { tile }.
    }
prompt-put-human =
    { $you ->
        [yes] { tile }: waar staat de volgende mens?
       *[no] { $player } zet mensen op de tegel { tile }.
    }
prompt-put-token =
    { $you ->
        [yes] { tile }: waar leg je het volgende dobbelfiche?
       *[no] { $player } legt dobbelfiches op de tegel { tile }.
    }
prompt-premove =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Je gaat zo bewegen. Speel je eerst een kaart?
               *[no] { $other } gaat zo bewegen. Speel je een kaart?
            }
       *[no] { $other } gaat zo bewegen; { $player } mag een kaart spelen.
    }
prompt-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Geen stappen meer. Wat doe je nog?
                [one] Verplaats je zombies: nog één stap.
               *[other] Verplaats je zombies: nog { $steps } stappen.
            }
       *[no] { $player } verplaatst de zombies.
    }
prompt-reroll =
    { $you ->
        [yes]
            Je gooide { $roll } { $what ->
                [barricade] om in te breken
                [capture] voor de vangst
                [weapon] voor de bewapende mens
                [flee] voor de vlucht
                [fight] in het gevecht
               *[other] voor de aanval
            }{ $needed ->
                [0] { "" }
               *[other] { " " }en hebt { $needed } nodig
            }. { $tokens ->
                [one] Je laatste dobbelfiche
               *[other] Een van je { $tokens } dobbelfiches
            } afgeven voor een nieuwe worp?
       *[no] { $player } mag opnieuw gooien.
    }
prompt-barricade =
    { $you ->
        [yes] { $other } breekt in: { $at }. Speel je een kaart?
       *[no] { $other } breekt in; { $player } mag een kaart spelen.
    }
prompt-select =
    { $you ->
        [yes] Wie probeer je nu te vangen?
       *[no] { $player } probeert mensen te vangen.
    }
prompt-capture-failed =
    { $you ->
        [yes] Je gooide { $roll } en hebt { $needed } nodig. Kaart of gave gebruiken?
       *[no] { $player } heeft misgegrepen.
    }
prompt-captured =
    { $you ->
        [yes] { $other } heeft iemand gevangen: { $at }. Speel je een kaart?
       *[no] { $other } heeft iemand gevangen; { $player } mag een kaart spelen.
    }
prompt-weapon =
    { $you ->
        [yes] { $weapon } is op jouw zombie gericht. Hou je dat tegen?
       *[no] { $weapon } is op de zombie van { $player } gericht.
    }
prompt-heal =
    { $you ->
        [yes] Je moet wondkaarten trekken. Gebruik je in plaats daarvan ‘{ ability }’?
       *[no] { $player } moet wondkaarten trekken.
    }
prompt-take-wound =
    { $you ->
        [yes] Welke wondkaart neem je?
       *[no] { $player } neemt een wondkaart.
    }
prompt-before-infection =
    { $you ->
        [yes] Speel je een kaart voordat je infectiekaarten trekt?
       *[no] { $player } gaat infectiekaarten trekken.
    }
prompt-drop =
    { $you ->
        [yes] Welke infectiekaart leg je af?
       *[no] { $player } legt infectiekaarten af.
    }
prompt-after-infection =
    { $you ->
        [yes] Gebruik je ‘{ ability }’ en trek je je infectiekaarten opnieuw?
       *[no] { $player } bekijkt de infectiekaarten.
    }
prompt-choose =
    { $you ->
        [yes] Even vaak ‘Opeten’ als ‘Besmetten’: wat gebeurt er met je prooi?
       *[no] { $player } kiest: opeten of besmetten.
    }
prompt-flee =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Je prooi vlucht { $roll ->
                    [one] één stap
                   *[other] { $roll } stappen
                } van hier: { $at }. Waarheen?
               *[no] De prooi van { $other } vlucht { $roll ->
                    [one] één stap
                   *[other] { $roll } stappen
                } van hier: { $at }. Waarheen?
            }
       *[no] { $player } beslist waarheen de prooi van { $other } vlucht.
    }
prompt-discard =
    { $you ->
        [yes] Leg je aan het eind van je beurt een kaart af?
       *[no] { $player } mag een kaart afleggen.
    }
prompt-object =
    { $you ->
        [yes] Zojuist is { $card } gespeeld. Gebruik je ‘{ ability }’?
       *[no] { $player } mag protesteren.
    }
prompt-open-house =
    { $you ->
        [yes] Waar zet je een mens neer?
       *[no] { $player } zet mensen op het bord.
    }
prompt-run =
    { $you ->
        [yes] Waarheen rent de mens?
       *[no] { $player } verplaatst een mens.
    }
prompt-window = De anderen mogen reageren.
prompt-over = Het spel is afgelopen.

## Keuzes; .short staat in lijsten waar de kaart al vooraan staat

choice-place-tile-cell-quarters = Leg { tile }, { $cell }, { turned }
choice-human-space = Een mens: { $space }
choice-token-space = Een dobbelfiche: { $space }
choice-step-space-direction = { $space }: de zombie { step }, doel { $to }{ lying }
choice-break-space =
    Inbreken: { $space } ({ $needed ->
        [1] zonder worp
       *[other] { $needed } of meer
    })
choice-end-move = Beweging beëindigen
choice-attempt-space = Vang de mens met { $needed } of meer: { $space }
choice-to-space = { $space }
weapon-bonus =
    { $weapon ->
        [yes] { " " }(+{ $bonus })
       *[no] { "" }
    }
choice-play-card = Speel { $card }{ weapon-bonus }
    .short = spelen
choice-play-card-cell = Speel { $card }: { $cell }
    .short = { $cell }
choice-play-card-space = Speel { $card }: { $space }
    .short = { $space }
choice-play-card-seat = Speel { $card } tegen { $player }
    .short = tegen { $player }
choice-discard-card = Leg { $card } af
    .short = afleggen
choice-discard-nothing = Niets afleggen
choice-end-move-then-discard-nothing = Beurt beëindigen
choice-end-move-then-discard-item = Beurt beëindigen en { $item } afleggen
choice-ability = Gebruik je gave ‘{ ability }’
choice-tunnel-space = Graaf een tunnel, één keer in het spel: { $space }
choice-keep = De worp houden
choice-reroll = Een dobbelfiche afgeven en opnieuw gooien
choice-wound-wound = Neem de wond { wound }
choice-drop-infection = Leg { infection } af
choice-eat = Opeten: 1 punt
choice-infect = Besmetten: een nieuwe zombie
choice-done = Hier stoppen
choice-pass = Niets doen

## Weigeringen

refusal-tile-does-not-fit = Zo past de tegel daar niet: een uitgang moet op een uitgang aansluiten, en geen rand mag een andere tegenspreken.
refusal-no-human-there = Daar kun je niemand vangen.
refusal-not-a-flight-end = De vlucht kan daar niet eindigen.
refusal-not-in-hand = Deze kaart heb je niet in de hand.
refusal-not-among-the-drawn = Deze wondkaart kun je niet nemen.
refusal-not-now = Er wordt nu iets anders gevraagd.
refusal-card-of-the-round-used = Je hebt je kaart van de ronde al gespeeld.
refusal-card-not-now = Deze kaart kun je nu niet, of niet zo, spelen.
refusal-no-own-zombie-there = Je hebt daar geen zombie.
refusal-no-steps-left = Je hebt geen stappen meer.
refusal-beside-a-human = Een zombie die bij een mens is, zet geen stap meer.
refusal-not-connected = In die richting is geen weg.
refusal-barricaded = Het gebouw is dichtgespijkerd: breek eerst in, of ga over een doorbraakfiche.
refusal-no-closed-building = Hier valt niets open te breken.
refusal-try-used = Je kunt deze beurt niet nog eens inbreken.
refusal-no-such-space = Dat vak is er niet in de stad.
refusal-no-such-tile = Daar ligt geen tegel.
refusal-unknown-choice = Dat is geen keuze in dit spel.
refusal-unknown-outcome = Zoiets kan het toeval niet brengen.
refusal-unknown-target = Dat is geen doel van deze kaart.
refusal-not-on-that-tile = Daar kan het nu niet komen.
refusal-not-the-drawn-tile = Dat is niet de getrokken tegel.
refusal-no-open-end = Geen open uitgang leidt daarheen.
refusal-no-such-opponent = Die tegenstander is er niet.
refusal-card-changes-nothing = Deze kaart zou nu niets veranderen.
refusal-not-a-target = Daarop kun je deze kaart nu niet spelen.
refusal-zombie-held = Zwakke enkels houdt deze zombie tegen: deze beurt zet hij geen stap.
refusal-zombie-stopped = Deze zombie zet deze beurt geen stap meer.
refusal-afraid = Angst: deze beurt beweegt er niets.
refusal-claustrophobic = Claustrofobie: geen stap een gebouw in, en binnen alleen in de richting van de straat.
refusal-must-go-out = Claustrofobie: hij moet verder in de richting van de straat zolang hij kan.

## Opschriften op tafel

label-round = Ronde { $round }
label-turn = aan de beurt
label-tiles = Tegels
label-deck = Gebeurteniskaarten
label-supply = Mensen in voorraad
label-points = Punten
label-zombies = Zombies
label-eaten = Opgegeten
label-removed = Zombies uit het spel
label-tokens = Dobbelfiches
label-hand = Kaarten
label-wounds = Wonden
label-drawn = Getrokken
label-your-hand = Je kaarten
label-empty = geen
label-used = gebruikt
label-card-used = kaart van de ronde gebruikt

legend =
    Zo lees je de plattegrond: het noorden is boven; boven elke tegel staat zijn naam, bij een gebouw ook wat nodig is om in te breken.
    Een letter is een zombie, de speler ervan staat eronder; een cijfer erachter zegt hoeveel. h is een mens, * een dobbelfiche, + een doorbraakfiche; . is straat, : is gebouw, op de rest komt niemand.
    Vakken heten naar kolom en rij, zoals ze aan de rand van de plattegrond staan.

## Scoreblad

sheet-title = Eindstand
sheet-place = Plaats
sheet-total = Punten
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Jij wint!
               *[no] { $names } wint.
            }
       *[other] Gedeelde overwinning: { $names }.
    }
score-goal = Wie als eerste de punten heeft die het eigen personage vraagt, wint.
score-arrived = Zombies die op het bord kwamen
score-infected = Mensen besmet
score-eaten = Mensen opgegeten
score-removed = Zombies verloren
score-uncounted = Niet geteld

## On the page

web-box =
    .line = De zombies, dat zijn jullie: breek in, vang de levenden, vreet ze op of maak ze tot een van jullie.
    .minutes-low = 30
    .minutes-high = 60
# Answers in advance: the button, and what it says while it stands.
web-order-pass-until-turn = Passen tot mijn beurt
web-order-ask-in-reach = Alleen vragen bij prooi binnen bereik
web-standing-pass-until-turn = Je past tot je beurt.
web-standing-ask-in-reach = Je wordt alleen gevraagd als er prooi binnen je bereik gevangen wordt.
web-order-pass-always = Passen tot ik iets anders zeg
web-standing-pass-always = Je past tot je iets anders zegt.
web-rest = Vul de rest
web-map =
    { $count ->
        [one] Plattegrond van de stad, één tegel
       *[other] Plattegrond van de stad, { $count } tegels
    }
web-zoom = Grootte van de plattegrond
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Hele plattegrond
web-turn-left = Tegel naar links draaien
web-turn-right = Tegel naar rechts draaien
web-lay-here = Hier leggen
# § stands for the number.
web-steps-away = stappen ver: { $count }
# Who stands on a space.
web-here =
    { $kind ->
        [human] een mens
        [npc]
            { $count ->
                [one] een neutrale zombie
               *[other] { $count } neutrale zombies
            }
        [pawn] de schutter van { $name }
       *[zombie]
            { $count ->
                [one] een zombie van { $name }
               *[other] { $count } zombies van { $name }
            }
    }
web-lying =
    { $kind ->
        [open] doorbraakfiche
        [life] levensfiche
        [bullet] kogels
       *[die] dobbelfiche
    }
web-ways = verder naar: { $ways }
web-closed = dichtgespijkerd: { $ways }, barricade { $number }
web-humans =
    { $count ->
        [one] één mens
       *[other] { $count } mensen
    }
web-dice =
    { $count ->
        [0] geen dobbelfiches
        [one] één dobbelfiche
       *[other] { $count } dobbelfiches
    }
web-barricade = barricade { $number }
web-opened =
    { $count ->
        [one] op één plek open
       *[other] op { $count } plekken open
    }
web-exits = uitgangen: { $ways }
web-in-words = De stad in woorden
web-nearest = Van je zombies naar de dichtstbijzijnde mens
web-near =
    { $steps ->
        [0] { $space }: daar staat een mens
        [one] { $start }: één stap, { $space }
       *[other] { $start }: { $steps } stappen, { $space }
    }
web-none-near = Zoals het nu staat, is geen mens te bereiken.
web-nearest-foe = Van je schutter naar de dichtstbijzijnde neutrale zombie
web-nearest-helipad = Van je schutter naar het helikopterplatform
web-way =
    { $steps ->
        [0] { $space }: daar sta je
        [one] { $start }: één stap, { $space }
       *[other] { $start }: { $steps } stappen, { $space }
    }
web-no-way = Zoals het nu staat, leidt er geen weg naartoe.
web-moved =
    { $kind ->
        [npc] Neutrale zombie: { $start }, nu { $space }
        [pawn] Schutter van { $name }: { $start }, nu { $space }
       *[zombie] Zombie van { $name }: { $start }, nu { $space }
    }
web-tiles = Tegels
web-piles = Ronde en stapels
web-round = Ronde { $round }
web-tiles-left = Tegels over
web-supply = Mensen in voorraad
web-events = Gebeurteniskaarten
web-discard = Afgelegd
web-drawn = Getrokken
web-hand = Kaarten
web-tokens = Dobbelfiches
web-ability = gave
web-used = gebruikt
web-card-used = kaart van de ronde gespeeld
web-weapon = wapen +{ $bonus }
web-event = gebeurtenis
web-item = voorwerp
web-items = Je voorwerpen
web-empty-hand = Geen kaarten in de hand.
web-card-free = kaart van de ronde nog vrij
web-track =
    { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, { $eaten } opgegeten
web-removed =
    { $count ->
        [one] { $count } zombie uit het spel
       *[other] { $count } zombies uit het spel
    }
web-collected = { $count } van { $goal } zombies
# What is being rolled for.
web-stage =
    { $kind ->
        [barricade] Inbraak
        [capture] Vangst
       *[other] Gevecht
    }
web-duel =
    { $kind ->
        [barricade]
            { $needed ->
                [1] { $name } breekt in: de barricade begeeft het vanzelf
               *[other] { $name } breekt in: { $needed } of meer is nodig
            }
        [capture]
            { $against ->
                [somebody] { $name } grijpt naar { $foe }: { $needed } of meer is nodig
               *[nobody] { $name } grijpt naar een mens: { $needed } of meer is nodig
            }
        [attack]
            { $against ->
                [somebody] { $name } valt een zombie van { $foe } aan: { $needed } of meer is nodig
               *[nobody] { $name } valt de zombie van een speler aan: { $needed } of meer is nodig
            }
       *[fight] { $name } vecht tegen een neutrale zombie: { $needed } of meer is nodig
    }
web-rolls =
    { $what ->
        [weapon] { $face } voor het wapen
        [flee] { $face } om te vluchten
       *[other] { $face }
    }
web-fate =
    { $fate ->
        [paralysed] verliest de volgende beurt
        [afraid-next] wordt bang
        [afraid] is bang
        [cramped-next] zal gebouwen mijden
        [cramped] mijdt gebouwen
        [untied] heeft losse veters
        [marbles-next] strooit knikkers
        [marbles] strooit knikkers
        [food-next] gooit met eten
        [food] gooit met eten
        [left] heeft de tafel verlaten
       *[dead] is dood
    }
web-key-zoom = plattegrond groter, kleiner, heel; pijlen met Shift verschuiven hem
web-key-next = naar het volgende dat op de plattegrond kan
web-key-turn = de tegel draaien
web-lesson-turn = Je beurt heeft vijf stappen: een tegel leggen, tot drie kaarten trekken, je zombies verplaatsen, mensen vangen en, als je wilt, een kaart afleggen. De balk leidt je erdoorheen.
web-lesson-tile = Raak een plek met een stippellijn aan om de tegel daar te passen, nog eens om hem te draaien, en leg hem dan neer. Brengt hij gebouwen mee, dan zet je daar de mensen en dobbelfiches neer: één voor één, of allemaal tegelijk met ‘Vul de rest’.
web-lesson-town = De stad groeit met elke tegel. Raak een van je zombies aan, dan een vak met een ring: hij loopt erheen. Sleep de plattegrond, zoom met het wiel of met twee vingers.
web-lesson-goal = Elke zombie van jou op de plattegrond en elke opgegeten mens is een punt. Haal als eerste het getal van je personage.
web-lesson-capture = Loop op mensen om ze te vangen. Gebouwen zijn dichtgespijkerd: stop ervoor en breek in. De anderen kunnen je prooi bewapenen, dus let op je wonden.
web-lesson-gun = Je bent een schutter: geen barricade houdt je tegen. Raak een vak met een ring aan en je loopt erheen. Waar een zombie staat, wordt gevochten: dobbelsteen en bonussen moeten 4 halen, kogels helpen, een misser kost een leven.
web-lesson-gun-goal = Elke zombie die je doodt, komt in je verzameling. Je wint met 25, of midden op het helikopterplatform, de laatste tegel, als daar geen zombie meer staat.

# Why a choice is better than another: what it brings, or spares.

reason-score = Zo haal je sneller punten.
reason-human-eaten = Zo vreet je vaker een mens op, en dat levert punten op.
reason-human-infected = Zo besmet je vaker een mens: een zombie erbij.
reason-human-caught = Zo vang je eerder een mens.
reason-zombies = Zo heb je meer zombies in de stad.
reason-wounds = Zo blijven wonden je bespaard.
reason-marker-placed = De barricade gaat eraan, en de weg naar binnen is vrij.
reason-tokens = Dat levert je een dobbelfiche op om opnieuw te gooien.
reason-weapon-hit = Zo word je minder vaak door een wapen geraakt.
reason-rivals-score = Dat remt de anderen af.
reason-distance = Zo komen je zombies dichter bij de mensen.
reason-hand-size = Daarna heb je meer kaarten in je hand.
# De les
lesson-aim = Jij bent de zombies! Elke zombie van jou in de stad en elke opgegeten mens is een punt. Met 9 punten win je.
lesson-tile = Elke beurt begint met een tegel: de stad groeit. Tik op de omrande plek links en leg hem daar. Op een straat verschijnt meteen een mens.
    .not = Ergens anders past hij ook. Leg hem hier links, dan blijft het aan deze kant rustig.
lesson-break = In het huis boven je zombie zitten twee mensen, maar het is dichtgespijkerd. Tik op de omrande plank en breek in: de dobbelsteen beslist.
    .not = Lopen kan straks nog. Breek eerst in, de mensen zitten vlak achter de planken.
lesson-walk = Je bent binnen! Waar een plank weg is, kan vanaf nu iedereen door. Tik op je zombie en loop naar de mens rechts.
    .not = Zo ontsnapt hij je. Ga door het gat en dan naar rechts.
lesson-done = Gevangen en besmet: de mens is nu je tweede zombie, een punt erbij! Tot slot mag je een kaart afleggen. Kies maar.
    .not = Alleen het afleggen rest nog: één kaart of geen.
lesson-other = Tegel leggen, kaarten trekken, lopen, vangen, afleggen: dat was een hele beurt. Nu { $bot }. Druk op ‘Verder’ en kijk toe.
lesson-end = Je horde groeit! In het huis zit nog een mens, en het gat blijft open. Anderen kunnen je prooi bewapenen, dus let op je wonden. Eet smakelijk!
