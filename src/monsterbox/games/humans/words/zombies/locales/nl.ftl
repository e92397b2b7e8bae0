# Humans!!! met Zombies!!!: wat in het gezamenlijke spel anders of naast `humans.ftl` wordt gezegd. De zinnen zijn van onszelf.

name = Humans!!! + Zombies!!!
notice-data = De kaarten en tegels van Humans!!! zijn grotendeels gereconstrueerd; die van Zombies!!! volgen twee openbare programma’s van het spel.

pitch = Schutters tegen zombies, en deze keer spelen jullie beide kanten.
intro =
    { pitch }
    Sommigen van jullie zijn schutters, de anderen zombies, allemaal in dezelfde stad.
    Schutters winnen met 25 verzamelde zombies of op het leeggeruimde Helikopterplatform, zombies met de punten van hun personage.
    In je beurt leg je een tegel van je eigen spel en vul je hem met mensen, zombies en fiches.
    Schutters gooien de dobbelsteen, tellen hun levensfiches erbij op en vechten met elke zombie die ze tegenkomen: met 4 of meer is hij dood, kogels helpen, levens gaan verloren.
    Zombies delen hun beweging, breken in gebouwen in en vangen mensen en schutters.
    Aan het eind van elke beurt worden neutrale zombies verplaatst, en je trekt je gebeurteniskaarten van beide stapels.

## Kanten en kaarten

side =
    { $side ->
        [zombie] zombies
       *[shotgun] schutter
    }
card-limit =
    { $kind ->
        [HW1] Schutters mogen de bonus ook optellen bij een eigen gevechts- of aanvalsworp.
        [HW2] Schutters mogen de bonus ook optellen bij een eigen gevechts- of aanvalsworp.
        [HW3] Schutters mogen de bonus ook optellen bij een eigen gevechts- of aanvalsworp.
        [HW4] Schutters mogen de bonus ook optellen bij een eigen gevechts- of aanvalsworp.
        [HW5] Schutters mogen de bonus ook optellen bij een eigen gevechts- of aanvalsworp.
        [HW6] Schutters mogen de bonus ook optellen bij een eigen gevechts- of aanvalsworp.
        [HE01] Schutters spelen hem terwijl ze bewegen. Niet op het vak van een schutter.
        [HE02] Schutters: 3 stappen extra, maar niet na ‘De sleutels zitten er nog in’.
        [HE03] Op iedereen; bij een schutter worden dobbelsteen, levensfiches en Skateboard gehalveerd, maar niet ‘De sleutels zitten er nog in’.
        [HE04] Alleen tegen spelerzombies.
        [HE05] Alleen tegen spelerzombies.
        [HE06] Alleen voor spelerzombies.
        [HE07] Alleen neutrale mensen.
        [HE08] Ook als er een schutter is gevangen.
        [HE09] Alleen voor spelerzombies.
        [HE10] Alleen voor spelerzombies.
        [HE11] Alleen voor spelerzombies.
        [HE12] Alleen voor spelerzombies.
        [HE13] Ook tegen een wapen bij de aanval van een schutter op je zombie.
        [HE14] Alleen tussen zombiespelers.
        [ZE01] Zombiespelers kunnen alleen hun Beweging verdubbelen.
        [ZE02] Voor schutters; alleen neutrale zombies.
        [ZE03] Alleen neutrale zombies.
        [ZE04] Voor schutters; bij een zombiespeler kies je één zombie.
        [ZE05] Alleen op schutters.
        [ZE06] Alleen op schutters.
        [ZE07] Alleen voor schutters.
        [ZE08] Op iedereen; spelerzombies hoeven niet naar buiten.
        [ZE09] Op iedereen; geen zombie van een zombiespeler beweegt.
        [ZE10] Alleen voor schutters.
        [ZE11] Alleen voor schutters.
        [ZE12] Alleen voor schutters. De eigenaars van spelerzombies erin trekken wondkaarten.
        [ZE13] Alleen voor schutters.
        [ZE14] Op iedereen.
        [ZE15] Alleen op schutters.
        [ZE16] Neutrale zombies, alleen in gebouwen van Zombies!!!.
        [ZE17] Alleen voor schutters.
        [ZE18] Alleen voor schutters.
        [ZE19] Alleen voor schutters.
        [ZE20] Alleen voor schutters, ook onder ‘Angst’.
        [ZE21] Alleen voor schutters.
        [ZE22] Neutrale zombies, in gebouwen van beide spellen.
        [ZE23] Alleen neutrale zombies.
        [ZE24] Alleen neutrale zombies.
        [ZE25] Op iedereen; bij een zombiespeler kies je één zombie.
        [ZE26] Op iedereen; bij een zombiespeler wordt de Beweging gehalveerd.
       *[ZE27] Alleen neutrale zombies.
    }

## Huisregels

option-max_rounds = Langste spel
    .about = Na hoeveel ronden het spel eindigt.
    .number-80 = na 80
    .number-20 = na 20
    .free = na een eigen aantal
option-stall_rounds = Stilstand
    .about = Na hoeveel ronden zonder verandering het spel eindigt.
    .number-12 = na 12
    .number-3 = na 3
    .free = na een eigen aantal
option-hz_sides = Kampen
    .about = Wie zombies speelt en wie een schutter; van elk moet er minstens één zijn.
    .seat-z = zombies
    .seat-s = schutter
    .alternating = om en om, zombies eerst
    .shotgun_first = om en om, een schutter eerst
    .one_zombie = zombies op de eerste plaats, schutters op alle andere
    .one_shotgun = een schutter op de eerste plaats, zombies op alle andere
    .free = zoals voor deze tafel opgegeven
option-hz_layout = Eerste tegels
    .about = Waar de eerste vier gebouwen staan.
    .cross = aan de uiteinden van een kruis
    .diagonal_t_only = in de vier hoeken
option-hz_stack = Tegelstapels
    .about = Van welke stapel je een tegel trekt.
    .own = van die van je kant
    .free = van die je wilt
option-hz_start_tokens = Fiches aan het begin
    .about = Of er in de eerste gebouwen fiches liggen.
    .false = nee
    .true = ja
option-z_doors = Deuren
    .about = Waar je gebouwen van Zombies!!! binnenkomt.
    .printed = bij de gedrukte deuren
    .any = vanaf elk straatvak ernaast
option-z_barricade = Barricades bij Zombies!!!
    .about = Of spelerzombies in gebouwen van Zombies!!! moeten inbreken.
    .none = nee
    .value-4 = ja, met 4 of meer
option-pvp_wound = Geraakt door een schutter
    .about = Hoeveel wondkaarten een spelerzombie dan trekt.
    .value = zoals zijn personage aangeeft
    .one_card = één
option-victim_may_arm = Jezelf bewapenen
    .about = Of een gevangen schutter zelf een wapen mag spelen.
    .true = ja
    .false = nee
option-cross_tokens = Dobbelfiches voor schutters
    .about = Of schutters dobbelfiches pakken en gebruiken.
    .false = nee
    .true = ja
option-z_timing = Kaarten van Zombies!!!
    .about = Wanneer kaarten van Zombies!!! zonder eigen moment mogen worden gespeeld.
    .windows = voor en tijdens de beweging
    .anytime = ook voor de tegel en voor de zombiebeweging
option-eaten_returns = Opgegeten of besmet
    .about = Wanneer een schutter die nog leeft op het Stadsplein wordt gezet.
    .next_turn = als zijn volgende beurt begint
    .at_once = meteen
option-helipad = Winnen op het Helikopterplatform
    .about = Wanneer een schutter wint in het midden van het Helikopterplatform.
    .cleared = als daar geen zombie meer is
    .reached = zodra hij er aankomt

## Wat er gebeurd is

card-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } { $card } ({ deck }).
building-chosen =
    { $you ->
        [yes] Je start
       *[no] { $player } start
    } in het gebouw in het { $arm ->
        [north] noorden
        [east] oosten
        [south] zuiden
       *[west] westen
    }.
npc-placed = Hier komt een neutrale zombie: { $space }.
life-placed = Hier komt een levensfiche: { $space }.
bullets-placed = Hier komen kogels: { $space }.
pawn-placed =
    { $you ->
        [yes] Je komt
       *[no] { $player } komt
    } op het bord: { $space }.
pawn-moved =
    { $you ->
        [yes]
            { $steps ->
                [1]
                    { $direction ->
                        [far] Je gaat verder
                       *[other] Je stapt naar het { direction }en
                    }
               *[other] Je loopt { $steps } stappen
            }
       *[no] { $player } { step }
    }: { $space }.
pawn-gone =
    { $you ->
        [yes] Je { $dead ->
            [yes] sterft en verlaat
           *[no] verlaat
        }
       *[no] { $player } { $dead ->
            [yes] sterft en verlaat
           *[no] verlaat
        }
    } het bord tot de volgende beurt.
life-taken =
    { $you ->
        [yes] Je pakt een levensfiche en hebt
       *[no] { $player } pakt een levensfiche en heeft
    } er nu { $life }.
bullets-taken =
    { $you ->
        [yes] Je pakt kogels en hebt
       *[no] { $player } pakt kogels en heeft
    } er nu { $bullets }.
life-lost =
    { $you ->
        [yes] Je verliest
       *[no] { $player } verliest
    } een levensfiche; { $life ->
        [0] er is er geen over.
        [one] er is er één over.
       *[other] er zijn er { $life } over.
    }
bullets-spent =
    { $you ->
        [yes] Je verschiet
       *[no] { $player } verschiet
    } { $count ->
        [one] één kogel
       *[other] { $count } kogels
    } om op 4 te komen.
npc-killed =
    { $you ->
        [yes] Je doodt
       *[no] { $player } doodt
    } een neutrale zombie, { $collected } in de verzameling: { $space }.
npc-moved =
    { $count ->
        [one] Een neutrale zombie { step }: { $space }.
       *[other] { $count } neutrale zombies verplaatsen zich.
    }
item-used =
    { $you ->
        [yes] Je gebruikt
       *[no] { $player } gebruikt
    } { $card }.
item-lost =
    { $you ->
        [yes] Je verliest
       *[no] { $player } verliest
    } { $card }.
zombies-collected =
    { $you ->
        [yes] Je verzamelt
       *[no] { $player } verzamelt
    } { $count ->
        [one] één zombie
       *[other] { $count } zombies
    }, { $collected } in totaal.
zombies-returned =
    { $you ->
        [yes] Je geeft
       *[no] { $player } geeft
    } { $count ->
        [one] één zombie
       *[other] { $count } zombies
    } terug, er blijven er { $collected }.
attack-failed =
    { $you ->
        [yes] Jouw aanval
       *[no] De aanval van { $player }
    } op { $owner_is_you ->
        [yes] jouw zombie
       *[no] de zombie van { $owner }
    } is mislukt.
npcs-stay = Alle neutrale zombies blijven waar ze zijn.
fate-set =
    { $card } wacht op { $you ->
        [yes] jou
       *[no] { $player }
    }.
turn-lost =
    { $you ->
        [yes] Je verliest
       *[no] { $player } verliest
    } deze beurt.
life-gained =
    { $you ->
        [yes] Je rust uit en hebt nu
       *[no] { $player } rust uit en heeft nu
    } { $life ->
        [one] één levensfiche
       *[other] { $life } levensfiches
    }.
cramp-set =
    { $other_is_you ->
        [yes] Jij beslist
       *[no] { $other } beslist
    } waar { $you ->
        [yes] jouw schutter
       *[no] de schutter van { $player }
    } heen gaat.

## Vragen

prompt-start-building = De eerste tegels worden gelegd.
prompt-building =
    { $you ->
        [yes] In welk van de vier gebouwen start je?
       *[no] { $player } kiest een startgebouw.
    }
prompt-put-zombie =
    { $you ->
        [yes] Waar start je volgende zombie?
       *[no] { $player } zet zombies op het bord.
    }
prompt-deck =
    { $you ->
        [yes] Van welke stapel trek je?
       *[no] { $player } trekt kaarten.
    }
prompt-stack =
    { $you ->
        [yes] Van welke stapel trek je je tegel?
       *[no] { $player } trekt een tegel.
    }
prompt-fill =
    { $you ->
        [yes] { tile }: komen er mensen of neutrale zombies op deze straat?
       *[no] { $player } beslist wat er op de straat komt.
    }
prompt-put-npc =
    { $you ->
        [yes] { tile }: waar staat de volgende neutrale zombie?
       *[no] { $player } zet neutrale zombies op de tegel { tile }.
    }
prompt-put-life =
    { $you ->
        [yes] { tile }: waar leg je het volgende levensfiche?
       *[no] { $player } legt levensfiches op de tegel { tile }.
    }
prompt-put-bullets =
    { $you ->
        [yes] { tile }: waar leg je de volgende kogels?
       *[no] { $player } legt kogels op de tegel { tile }.
    }
prompt-pawn-roll =
    { $you ->
        [yes] Gooi je voor je beweging, of speel je in plaats daarvan een kaart?
       *[no] { $player } gaat gooien voor de beweging.
    }
prompt-moved =
    { $you ->
        [yes] { $other } heeft voor de beweging gegooid. Speel je een kaart?
       *[no] { $other } heeft voor de beweging gegooid; { $player } mag een kaart spelen.
    }
prompt-pawn-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Geen stappen meer. Wat doe je nog?
                [one] Verplaats de schutter: nog één stap.
               *[other] Verplaats de schutter: nog { $steps } stappen.
            }
       *[no] { $player } verplaatst de schutter.
    }
prompt-fight =
    { $you ->
        [yes] Je hebt { $roll } gegooid tegen de zombie, en nodig is 4. Wat doe je?
       *[no] { $player } vecht met een zombie.
    }
prompt-attack =
    { $you ->
        [yes] Je hebt { $roll } gegooid voor je aanval, en nodig is 4. Wat doe je?
       *[no] { $player } valt een zombie aan.
    }
prompt-meet =
    { $you ->
        [yes] Hier zijn meer zombies. Met welke vecht je eerst?
       *[no] { $player } komt meer zombies tegen.
    }
prompt-before-npcs =
    { $you ->
        [yes] De neutrale zombies gaan zo bewegen. Speel je een kaart?
       *[no] De neutrale zombies gaan zo bewegen; { $player } mag een kaart spelen.
    }
prompt-npcs =
    { $you ->
        [yes] Welke neutrale zombie verplaats je, en waarheen?
       *[no] { $player } verplaatst neutrale zombies.
    }
prompt-any =
    { $you ->
        [yes] Speel je nu een kaart?
       *[no] { $player } mag een kaart spelen.
    }
prompt-put-by-card =
    { $you ->
        [yes] Waar zet je een neutrale zombie neer?
       *[no] { $player } zet neutrale zombies op het bord.
    }
prompt-move-from =
    { $you ->
        [yes] Welke neutrale zombie verzet je?
       *[no] { $player } verzet een neutrale zombie.
    }
prompt-move-to =
    { $you ->
        [yes] Waar zet je deze neutrale zombie neer?
       *[no] { $player } verzet een neutrale zombie.
    }
prompt-lead =
    { $you ->
        [yes] Je leidt andermans figuur. Waarheen stapt die?
       *[no] { $player } leidt andermans figuur.
    }
prompt-undead =
    { $you ->
        [yes] Je hebt 3 of minder gegooid. Gaan er twee zombies terug, of betaal je?
       *[no] { $player } beslist of er zombies teruggaan.
    }

## Keuzes; .short staat in lijsten waar de kaart al vooraan staat

who =
    { $figure ->
        [pawn] de schutter
        [zombie] de zombie
       *[any] de figuur
    }
choice-step-space-direction = { $space }: { who } { step }, doel { $to }{ lying }
choice-building-direction = { $cell }
choice-own-space = Een zombie van jou: { $space }
choice-fill-humans = Mensen
choice-fill-zombies = Neutrale zombies
choice-roll = Gooien voor de beweging
choice-stay = Blijven staan
choice-accept = Aanvaarden
choice-spend-bullets = Met kogels op 4 komen
choice-lose-life = Een levensfiche betalen en opnieuw gooien
choice-fight = Vechten met de neutrale zombie
choice-end = Geen aanvallen meer
choice-stack-humans = Van de stapel van Humans!!!
choice-stack-zombies = Van de stapel van Zombies!!!
choice-draw-humans = Een kaart van Humans!!!
choice-draw-zombies = Een kaart van Zombies!!!
choice-zombie-space = Een neutrale zombie: { $space }
choice-life-space = Een levensfiche: { $space }
choice-bullets-space = Kogels: { $space }
choice-from-space = { $space }
choice-move-space-direction = { $space }: de neutrale zombie { step }, doel { $to }
choice-attack-seat = Vang { $player } met { $needed } of meer
choice-assault-seat = Val de zombie van { $player } aan
choice-use-card = Gebruik { $card }
    .short = gebruiken
choice-play-card-seat-space = Speel { $card } tegen { $player }: { $space }
    .short = tegen { $player }: { $space }
choice-play-card-seat-item = Speel { $card } tegen { $player }, verlies: { $item }
    .short = tegen { $player }, verlies: { $item }
choice-play-card-seat-bullets = Speel { $card } tegen { $player }, verlies: kogels
    .short = tegen { $player }, verlies: kogels

## Opschriften op tafel

label-life = Leven
label-bullets = Kogels
label-collected = Verzameld
label-items = In het spel
legend =
    Zo lees je de plattegrond: het noorden is boven; boven elke tegel staat zijn naam, bij een gebouw ook wat nodig is om in te breken.
    Een hoofdletter is een zombie, de speler ervan staat eronder; een cijfer erachter zegt hoeveel. Een kleine letter is een schutter. h is een mens, z een neutrale zombie, * een dobbelfiche, ! een levensfiche, % zijn kogels, + is een doorbraakfiche; . is straat, : is gebouw, op de rest komt niemand.
    Vakken heten naar kolom en rij, zoals ze aan de rand van de plattegrond staan.

## Scoreblad

score-goal = Zombies winnen met de punten die hun personage vraagt, schutters met 25 zombies of op het Helikopterplatform.
score-killed = Zombies verzameld
score-returned = Zombies teruggegeven

## On the page

web-box =
    .line = Twee spellen op één plattegrond: de een speelt de ondoden, de ander vecht zich een weg naar het helikopterplatform.
    .minutes-low = 60
    .minutes-high = 120

# Why a choice is better than another: what it brings, or spares.

reason-collected = Je schutter verzamelt meer zombies.
reason-pawn-gone = Je schutter overleeft vaker.
reason-life = Zo houdt je schutter meer leven over.
reason-bullets = Zo houdt je schutter meer kogels over.
# De les
lesson-aim = Deze keer ben jij de schutter, tegen { $bot } en de zombies. Je wint met 25 zombies in je verzameling, of op het leeggemaakte helikopterplatform.
lesson-tile = Ook jouw beurt begint met een tegel. Tik op de omrande plek en leg hem daar.
    .not = Ergens anders past hij ook. Neem hier de omrande plek.
lesson-fill = Op een nieuwe straat komen mensen of zombies, jij kiest. Neem om te beginnen mensen.
    .not = Zombies zijn meer buit, maar ook meer gedoe. Neem hier mensen.
lesson-walk = Je gooide 2, plus je 3 levens: dat is 5 stappen. Rechts staat een zombie. Tik op je figuur en loop erheen.
    .not = Dat kan, maar de buit wacht rechts. Loop drie vakken naar rechts.
lesson-bullet = Waar een zombie staat, wordt gevochten: je hebt 4 nodig en je hebt 3. Een kogel geeft +1. Geef er een uit!
    .not = Dat zou kunnen, maar het is zonde: één kogel is genoeg.
lesson-stop = Raak! De zombie ligt in je verzameling. Beëindig je beweging en leg een kaart af of geen.
    .not = Verder hoeft niet. Beëindig hier je beweging, dan het afleggen.
lesson-end = Je eerste zombie, nog 24! Geen barricade houdt je tegen, maar elk verloren leven maakt je langzamer. Nu is { $bot } met zijn zombies aan de beurt.
