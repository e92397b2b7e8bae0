# Humans!!! met Zombies!!!: wat in het gezamenlijke spel anders of naast `humans.ftl` wordt gezegd. De zinnen zijn van onszelf.

-builds-on = humans
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
option-hz_sides = Kanten
    .about = Wie zombies speelt en wie een schutter.
    .alternating = om en om, zombies eerst
    .free = zoals voor deze tafel opgegeven
option-hz_layout = Eerste tegels
    .about = Waar de eerste vier gebouwen staan.
    .cross = aan de uiteinden van een kruis
    .diagonal_T_only = in de vier hoeken
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
    .number-4 = ja, met 4 of meer
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
