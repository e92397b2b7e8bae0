# Wat de pagina’s in de browser zeggen.

about-line = Monsterspellen in de browser: met vrienden, op één apparaat of tegen bots.
skip-to-content = Naar de inhoud
rule = Regel
language = Taal
light = Licht
light-auto = Zoals het apparaat
light-light = Maanlicht
light-dark = Nacht
menu = Menu
close = Sluiten
go = Ga
search = Zoeken
nav-site = Pagina’s
nav-home = Startpagina
nav-table = Deze tafel
back-to-table = Terug naar de tafel
guest-name = Gast
your-name = Je naam
copied = Gekopieerd
copy-link = Link kopiëren
copy-watch-link = Link om te kijken kopiëren
share = Delen

## Startpagina

home-line = Monsterspellen in een doos. Openmaken, gaan zitten, spelen.
play-now = Nu spelen
with-friends = Met vrienden
one-device = Op één apparaat
choose-game = Kies een spel
the-game = In de doos
more-options = Bots, huisregels, tempo
read-rules = Spelregels
box-seats = { $low }–{ $high } spelers
box-minutes = { $low }–{ $high } minuten
box-zombeasts =
    .line = Maak de maan rond met vier kaarten van één kleur, en gris het kwart weg dat je mist.
    .minutes-low = 20
    .minutes-high = 30
promise-fair = Elke keer schudden is na te rekenen
promise-bots = Bots vullen lege stoelen
promise-private = Geen account, geen gluurders
for-programs = Voor programma’s
your-tables = Jouw tafels
open-tables = Open tafels
turn-at = Jij bent aan de beurt: { $game }
with-names = met { $names }
alone-so-far = nog niemand anders
free-seats =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
is-over = afgelopen
go-on = Verder
look = Bekijken
join = Meespelen
watch = Kijken

## Een nieuwe tafel

new-table = Een nieuwe tafel
who-plays = Wie speelt er
mode-bots = Tegen bots
mode-bots-about = Jij speelt, op de andere stoelen zitten bots. Je kunt meteen beginnen.
mode-friends = Met vrienden
mode-friends-about = Elke vrije stoel krijgt een link en een code om door te sturen.
mode-device = Op één apparaat
mode-device-about = Jullie geven het apparaat door; een gordijn verbergt ondertussen de kaarten.
how-many = Met hoeveel spelen jullie?
who-sits-where = Wie zit waar?
chair-number = Stoel { $number }
chair-me = jij
chair-here = nog iemand aan dit apparaat
chair-invite = iemand met een link
chair-bot = bot: { $name }
chair-name = Naam op stoel { $number }
chair-name-empty = zomaar een naam
open-table = Tafel dekken
pace-and-rules = Tempo, bezoek, huisregels
pace = Tempo
pace-live = Nu meteen
pace-live-about = iedereen is er; wie drie minuten weg is, wordt vervangen door een bot.
pace-days = Over dagen
pace-days-about = voor elke beurt is er drie dagen tijd.
open-to-all = Deze tafel aan iedereen tonen op de startpagina
house-rules = Huisregels
meet-the-bots = Maak kennis met de bots

## Uitnodigingen

invite-links = Vrienden uitnodigen
links-lead =
    { $count ->
        [one] Eén stoel is vrij. Stuur de link op, of laat de code scannen.
       *[other] { $count } stoelen zijn vrij. Stuur iedereen een eigen link, of laat de code scannen.
    }
link-of = Link voor stoel { $number }
qr-code = Code met de link voor stoel { $number }
no-free-seats = Alle stoelen zijn bezet.
to-the-table = Naar de tafel
invited-to = Kom { $game } spelen
sit-down = Gaan zitten
link-once = De link is voor één persoon. Je browser onthoudt je stoel; een account heb je niet nodig.

## Voor de eerste kaart

lobby-title = De tafel is gedekt
lobby-waiting =
    { $count ->
        [0] Iedereen is er.
        [one] Eén stoel is nog vrij. Er wordt gedeeld zodra die bezet is.
       *[other] { $count } stoelen zijn nog vrij. Er wordt gedeeld zodra ze allemaal bezet zijn.
    }
chair-free = vrij
that-is-you = dat ben jij
is-here = is er
host = nodigt uit
sit-here = Hier zitten
bot-level = Welke bot
put-bot-here = Bot neerzetten
fair-promise = De kaarten volgen uit een geheim dat al vaststaat. De vingerafdruk ervan:

## De tafel

your-turn = Jij bent aan de beurt
board = Tafel
players = Spelers
playing-now = aan zet
points-word = punten
cards-in-hand =
    { $count ->
        [one] kaart in de hand
       *[other] kaarten in de hand
    }
may-draw-here = een kaart van { $name } trekken
bot-stands-in = een bot speelt verder
bot-stands-in-soon = straks speelt een bot verder
bot-plays-for-you = Een bot speelt voor jou.
time-left = nog { $seconds } s
i-am-back = Ik ben er weer
away = even weg
take-over = Hier zitten
watching = Je kijkt mee.
your-hand = Je hand
hand-of = { $name }, je hand
not-now = kan nu niet
last-move = laatste zet
undo = Terugnemen
put-back = Terugleggen
# $card: de kaart die is opgepakt.
picked = { $card }: waarheen?
all-choices =
    { $count ->
        [one] De enige keuze tonen
       *[other] Alle { $count } keuzes tonen
    }
line-lost = Verbinding verbroken, zo weer terug …
unsent = Dit kon niet worden verstuurd. Probeer het nog eens.
sound = Geluid
watch-so-far = Wat er tot nu toe gebeurde
leave = Van tafel gaan
leave-sure = Van tafel gaan? Op jouw stoel speelt dan een bot verder.
give-up = Spel beëindigen
give-up-sure = Het spel voor iedereen beëindigen?
given-up-prompt = Het spel is voortijdig beëindigd.
hand-it-to = Geef door aan { $name }
no-peeking = De kaarten zijn verborgen. Alle anderen: niet gluren!
i-am = Ik ben { $name }, toon mijn kaarten
log = Wat er is gebeurd
since-your-turn = Sinds je laatste beurt
log-earlier =
    { $count ->
        [one] één eerdere regel
       *[other] { $count } eerdere regels
    }

## Eerste stappen

lesson = Eerste stappen
lesson-next = Verder
lesson-skip = Overslaan
lesson-done = Begrepen
lesson-prompt = Hier lees je wat je moet doen. Het kleine nummer ernaast opent de regel die erbij hoort.
lesson-hand = Dit zijn je kaarten. Wat een gestippelde naad heeft, kun je nu gebruiken: tik het aan. Tik je iets anders aan, dan hoor je waarom het niet kan.
lesson-help = In het boek staan alle regels, in het menu de toetsen en deze eerste stappen. Met ‘Terugnemen’ neem je een keuze terug zolang er geen kaart is onthuld. Veel plezier!

## Toetsen

keys = Toetsen
keys-letters = Losse letters en cijfers gebruiken
key-arrows = van kaart naar kaart, van maan naar maan
key-digits = handkaart 1 tot en met 9
key-enter = spelen of kiezen
key-escape = terugleggen, sluiten
key-hand = naar je hand
key-board = naar de tafel
key-seats = naar de spelers
key-prompt = naar de vraag
key-choices = alle keuzes tonen
key-log = naar het verloop
key-undo = terugnemen
key-preview = de kaart groot zien
key-rules = spelregels
key-help = deze lijst

## Spelregels

rules = Spelregels
rules-of = De spelregels van { $game }
search-rules = In de regels zoeken
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén regel gevonden.
       *[other] { $count } regels gevonden.
    }
all-rules = Alle regels
in-short = In het kort

## Na het spel

score-sheet = Afrekening
you-win = Je wint!
one-wins = { $name } wint
some-win = Gedeelde overwinning: { $names }
nobody-wins = Niemand wint
wins = wint
after-choices =
    { $count ->
        [one] na één beslissing
       *[other] na { $count } beslissingen
    }
points-total = Punten
fewest-win = Minder is beter; bij gelijkspel beslist het volgende getal.
score-reasons = Waar de punten vandaan komen
rematch = Revanche
to-the-rematch = Naar de revanche
watch-again = Nog eens bekijken
check-shuffle = Schudden narekenen
record = Spelverslag downloaden

## Nog eens bekijken

replay-first = Naar het begin
replay-back = Eén stap terug
replay-run = Afspelen
replay-on = Eén stap verder
replay-step = Stap
fork-here = Vanaf hier verder spelen

## Eerlijk schudden

fairness = Eerlijk geschud
fair-how = Vóór de eerste kaart heeft de server een geheim getal vastgelegd en de vingerafdruk ervan getoond. Alle kaarten volgen uit dat getal. Na het spel wordt het onthuld, en je browser kan elke getrokken kaart narekenen: niemand kon de kaarten uitkiezen.
fair-commitment = Vingerafdruk van het geheim, getoond vóór de eerste kaart
fair-seed = Het geheim
fair-seed-later = Het wordt getoond als het spel is afgelopen.
fair-contributions = Wat spelers eraan hebben toegevoegd
fair-check =
    { $count ->
        [one] De enige trekking nu narekenen
       *[other] Alle { $count } trekkingen nu narekenen
    }
fair-checking = Bezig met narekenen …
fair-kept = Je browser heeft dezelfde vingerafdruk onthouden toen je voor het eerst aan deze tafel kwam.
fair-first-seen = Je browser onthoudt deze vingerafdruk nu en vergelijkt hem later.
fair-changed = Je browser had voor deze tafel een andere vingerafdruk onthouden!
fair-promise-good = De vingerafdruk hoort bij het geheim.
fair-promise-bad = De vingerafdruk hoort niet bij het geheim!
fair-good = Alle { $count } trekkingen volgen uit het geheim.
fair-bad = { $count } trekkingen volgen niet uit het geheim!
fair-failed = De trekkingen konden niet worden opgehaald. Probeer het nog eens.
fair-draw = Trekking { $number }
fair-more = Ergens anders narekenen
fair-elsewhere = Deze pagina rekent na. Dat de regels elke trekking toestonden, controleert het programma zelf: download het spelverslag en voer deze opdracht uit.

## Als iets niet lukt

failure-unknown = Hier is niets. Misschien is de link niet volledig, of bestaat de tafel niet meer.
    .title = Hier is niets
failure-csrf = Deze pagina stond te lang open of kwam ergens anders vandaan. Laad haar opnieuw en probeer het nog eens.
    .title = Probeer het nog eens
failure-not-your-seat = Dit is niet jouw stoel.
    .title = Niet jouw stoel
failure-not-the-host = Dat mag alleen wie de tafel heeft gedekt.
    .title = Dat kan niet
failure-seat-taken = Daar zit al iemand.
    .title = Stoel bezet
failure-table-full = Aan deze tafel zijn alle stoelen bezet. Je kunt wel meekijken.
    .title = De tafel is vol
failure-bad-link = Deze link is al gebruikt of hoort niet bij deze tafel. Vraag om een nieuwe.
    .title = De link is gebruikt
failure-stale = De tafel is intussen veranderd. Kijk nog eens en kies opnieuw.
    .title = De tafel is veranderd
failure-key-reused = Deze zet kwam twee keer aan met verschillende inhoud. Kies nog eens.
    .title = Kies nog eens
failure-not-begun = Het spel is nog niet begonnen.
    .title = Nog niet
failure-not-over = Dat is te zien als het spel is afgelopen.
    .title = Nog niet
failure-already-over = Het spel is afgelopen.
    .title = Het spel is afgelopen
failure-too-many-tables = Je hebt al veel open tafels. Speel er eerst een uit.
    .title = Te veel tafels
failure-not-stored = De zet kon niet worden bewaard en geldt daarom niet. Probeer het zo nog eens.
    .title = Niet bewaard
failure-broken-table = Deze tafel kan niet meer worden gelezen. Het spijt ons.
    .title = De tafel is kapot
failure-nothing-to-undo = Er valt niets terug te nemen: sindsdien is er een kaart onthuld of was iemand anders aan zet.
    .title = Niets terug te nemen
failure-refused = Dat staan de regels nu niet toe.
    .title = Nu niet
failure-bad-wish = Iets in dit formulier kan niet.
    .title = Kijk het formulier na
failure-bad-request = De server heeft dit verzoek niet begrepen.
    .title = Niet begrepen
failure-method = Zo kan dit adres niet worden gebruikt.
    .title = Niet begrepen
failure-too-big = Dit is te groot.
    .title = Te groot
failure-content-type = Dit soort gegevens kan de server niet lezen.
    .title = Niet begrepen
failure-too-many =
    { $seconds ->
        [one] Dat ging erg snel. Wacht een seconde.
       *[other] Dat ging erg snel. Wacht { $seconds } seconden.
    }
    .title = Te snel
failure-closing = De server start opnieuw. De pagina komt vanzelf terug.
    .title = Een ogenblik
failure-unexpected = Hier ging iets mis. Er is niets verloren; probeer het nog eens.
    .title = De maan is in slaap gevallen

failure-wish-unknown-game = Dit spel bestaat niet.
failure-wish-bad-seats = Met zoveel mensen wordt dit spel niet gespeeld.
failure-wish-bad-chair = Zo iemand kan niet op een stoel zitten.
failure-wish-bad-bot = Deze bot is er hier niet.
failure-wish-no-person = Er moet ten minste één mens aan tafel zitten.
failure-wish-empty = Vul iets in.
failure-wish-too-long = Dit is te lang.
failure-wish-unknown-option = Deze huisregel bestaat niet.
failure-wish-not-allowed = Deze huisregels gaan niet samen, of de waarde is niet toegestaan.
failure-wish-bad-deck = Dit is geen kaartspel voor dit spel.
failure-wish-bad-pace = Dit tempo bestaat niet.
failure-wish-bad-key = De sleutel van een zet heeft 8 tot 64 letters en cijfers.
failure-wish-bad-language = Deze taal is er hier niet.
failure-wish-bad-step = Deze stap heeft het spel niet.
failure-wish-too-many = Dit zijn er te veel.
failure-wish-bad-order = Zo’n antwoord vooraf bestaat hier niet.
failure-wish-bad-contribution = Dit kan niet bij het schudden worden gevoegd.

## Zombeasts

zombeasts-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
zombeasts-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
zombeasts-draw-hint = trek hier, van de stapel of uit een hand
zombeasts-moons-of = Uitstallingen van { $name }
zombeasts-peek = De uitstallingen van { $name } groot zien
zombeasts-free = vrij
zombeasts-of-four = { $count } van 4
# $moon: zoals in zombeasts/moon.
zombeasts-add-here = { $moon }: leg de kaart hier aan
zombeasts-start-here = nieuwe { $moon }: leg de kaart hier
zombeasts-held = Nu neer te leggen: { $card }
zombeasts-empty-hand = Geen kaarten in de hand.
zombeasts-lesson-moons = Hier groeien je manen. Vier kaarten van één kleur, twee linker- en twee rechterkwarten, vormen een volle maan: daar komen de punten vandaan.
zombeasts-lesson-stock = Na het spelen trek je hier: een open kaart, van de stapel of blind uit iemands hand. Hoeveel, zegt het duistercijfer van de gespeelde kaart.

## Oh My Brain

box-oh-my-brain =
    .line = Je ondode dieren klimmen op de horde; wie niet kan volgen, betaalt met hersenen.
    .minutes-low = 10
    .minutes-high = 20
# On the panel of a player, where several choose at the same time.
choosing-now = kiest
oh-my-brain-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
oh-my-brain-brains =
    { $count ->
        [0] geen hersenen
        [one] één stel hersenen
       *[other] { $count } stel hersenen
    }
oh-my-brain-in-grave = { $count } op het kerkhof
# What the next card must be; $more: one more than the top card.
oh-my-brain-next =
    { $next ->
        [any] elke kaart past
        [below] onder 8
        [zero] alleen een 0
       *[climb] { $more } of meer, of een 0
    }
oh-my-brain-nobody = Nog niemand
oh-my-brain-see-pile = Alle kaarten bekijken: { $pile }
oh-my-brain-top-by = gespeeld door { $name }
oh-my-brain-on-top = Bovenop: { $card }
oh-my-brain-piles = Stapels en dobbelsteen
oh-my-brain-chosen = heeft gekozen
oh-my-brain-starter = begon deze ronde
oh-my-brain-empty-hand = Geen kaarten in je hand.
oh-my-brain-pass = Passen
# § stands for the card until it is picked up.
oh-my-brain-picked = { $card }: hoeveel?
oh-my-brain-your-sign = jouw teken
oh-my-brain-who-starts = Wie begint?
# After the name of a card.
oh-my-brain-card-does =
    { $does ->
        [any] past op alles
        [below] de volgende kaart moet onder 8 zijn
        [again] ruimt de horde op, en jij gaat nog een keer
       *[roll] gooit de dobbelsteen
    }
oh-my-brain-lesson-horde = Iedereen klimt op de horde: je kaart moet hoger zijn dan de bovenste, of een 0. Meerdere gelijke kaarten mogen tegelijk; op één na belanden ze op kerkhoven van anderen. Kun of wil je niet, dan pas je en betaal je een brein.
oh-my-brain-lesson-yard = Je kerkhof, dat alleen jij ziet. Met minder dan drie handkaarten vul je hier aan. Wees als eerste al je kaarten kwijt: de anderen betalen een brein voor elke kaart die ze nog hebben.

## Monster Meister

box-monster-meister =
    .line = Wie zit waar? Draai uit je hoofd de juiste monsters om en raak die van jezelf kwijt.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
monster-meister-busy =
    { $phase ->
        [flip] pakt de opdracht
        [reveal] draait om
        [name] noemt iets
        [place] legt aan
        [ready] onthoudt alles
       *[other] kiest
    }
monster-meister-done =
    { $phase ->
        [reveal] klaar
        [place] heeft aangelegd
        [ready] klaar
       *[other] heeft gekozen
    }
monster-meister-yours = Jouw monsters
monster-meister-yours-named = { $name }, jouw monsters
monster-meister-of = Monsters van { $name }
monster-meister-peek = De monsters van { $name } groot zien
monster-meister-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
monster-meister-cell = kolom { $column }, rij { $row }
monster-meister-down = gedekt
# After the name of a card that lies face down, with open memory.
monster-meister-ghost = al gezien: { $face }
monster-meister-your-choice = jouw keuze
monster-meister-turned =
    { $number ->
        [0] { $count } omgedraaid
       *[other] { $count } van { $number } omgedraaid
    }
monster-meister-own-left = eigen monsters over
monster-meister-only-you = Alleen jij ziet hem. Leg hem gedekt waar een plus staat.
monster-meister-has-drawn = heeft een kaart getrokken
monster-meister-task-pile = opdrachtstapel, gedekt
monster-meister-named-by = genoemd door { $name }
monster-meister-still-in = Nog in de strijd
monster-meister-on-top = bovenop: { $back }
monster-meister-tasks-so-far = Opdrachten tot nu toe
monster-meister-last-count = Laatste telling
monster-meister-round-by-round = Ronde voor ronde
monster-meister-minds = Wat de bots dachten
monster-meister-minds-right = { $right } van { $count } goed, { $others } zonder idee
monster-meister-mind-blank = geen idee; daar lag { $truth }
monster-meister-mind =
    dacht: { $believed } ({ $percent }% zeker); { $verdict ->
        [right] goed
       *[wrong] fout, daar lag { $truth }
    }
monster-meister-training = Oefening
monster-meister-lesson-task = De opdracht van deze ronde: hoeveel kaarten je omdraait of tot welke, en wat elk monster waard is. Iedereen draait tegelijk om, en haast helpt niet.
monster-meister-lesson-strays = De meeste punten? Dan leg je een van je omgedraaide kaarten onder de zwervers. De minste? Dan krijg je een zwerver, bekijk je hem één keer en leg je hem aan. Aan het eind winnen de minste monsters met je eigen achterkant.
monster-meister-lesson-memory = Kijk goed voordat je zegt dat je klaar bent: dan worden alle kaarten dichtgedraaid, en alleen je geheugen bewaart ze.

## Humans!!!, alone and with Zombies!!!

box-humans =
    .line = De zombies, dat zijn jullie: breek in, vang de levenden, vreet ze op of maak ze tot een van jullie.
    .minutes-low = 30
    .minutes-high = 60
box-humans-zombies =
    .line = Twee spellen op één kaart: de een speelt de ondoden, de ander vecht zich een weg naar de helihaven.
    .minutes-low = 60
    .minutes-high = 120
# Answers in advance: the button, and what it says while it stands.
order-pass-until-turn = Passen tot mijn beurt
order-ask-in-reach = Alleen vragen bij prooi binnen bereik
standing-pass-until-turn = Je past tot je beurt.
standing-ask-in-reach = Je wordt alleen gevraagd als er prooi binnen je bereik gevangen wordt.
standing-off = Vraag me weer
humans-map =
    { $count ->
        [one] Kaart van de stad, één tegel
       *[other] Kaart van de stad, { $count } tegels
    }
humans-zoom = Grootte van de kaart
humans-zoom-in = Groter
humans-zoom-out = Kleiner
humans-zoom-fit = Hele kaart
humans-turn-left = Tegel naar links draaien
humans-turn-right = Tegel naar rechts draaien
humans-lay-here = Hier leggen
# § stands for the number.
humans-steps-away = stappen ver: { $count }
# Who stands on a space.
humans-here =
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
humans-lying =
    { $kind ->
        [open] doorbraakfiche
        [life] levensfiche
        [bullet] kogels
       *[die] dobbelfiche
    }
humans-ways = verder naar het { $ways }
humans-closed = dichtgespijkerd: { $ways }, barricade { $number }
humans-humans =
    { $count ->
        [one] één mens
       *[other] { $count } mensen
    }
humans-dice =
    { $count ->
        [0] geen dobbelfiches
        [one] één dobbelfiche
       *[other] { $count } dobbelfiches
    }
humans-barricade = barricade { $number }
humans-opened =
    { $count ->
        [one] op één plek open
       *[other] op { $count } plekken open
    }
humans-exits = uitgangen: { $ways }
humans-in-words = De stad in woorden
humans-nearest = Van je zombies naar de dichtstbijzijnde mens
humans-near =
    { $steps ->
        [0] { $space }: daar staat een mens
        [one] { $start }: één stap, { $space }
       *[other] { $start }: { $steps } stappen, { $space }
    }
humans-none-near = Zoals het nu staat is geen mens te bereiken.
humans-nearest-foe = Van je schutter naar de dichtstbijzijnde neutrale zombie
humans-nearest-helipad = Van je schutter naar het helikopterplatform
humans-way =
    { $steps ->
        [0] { $space }: daar sta je
        [one] { $start }: één stap, { $space }
       *[other] { $start }: { $steps } stappen, { $space }
    }
humans-no-way = Zoals het nu staat leidt er geen weg heen.
humans-tiles = Tegels
humans-piles = Ronde en stapels
humans-round = Ronde { $round }
humans-tiles-left = Tegels over
humans-supply = Mensen in voorraad
humans-events = Gebeurteniskaarten
humans-discard = Afgelegd
humans-drawn = Getrokken
humans-hand = Kaarten
humans-tokens = Dobbelfiches
humans-ability = vaardigheid
humans-used = gebruikt
humans-card-used = kaart van de ronde gespeeld
humans-weapon = wapen +{ $bonus }
humans-event = gebeurtenis
humans-item = voorwerp
humans-items = Je voorwerpen
humans-empty-hand = Geen kaarten op de hand.
humans-card-free = kaart van de ronde nog vrij
humans-track = { $zombies } zombies, { $eaten } opgegeten
humans-collected = { $count } van { $goal } zombies
# What is being rolled for.
humans-stage =
    { $kind ->
        [barricade] Inbraak
        [capture] Vangst
       *[other] Gevecht
    }
humans-duel =
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
humans-rolls =
    { $what ->
        [weapon] { $face } voor het wapen
        [flee] { $face } om te vluchten
       *[other] { $face }
    }
humans-fate =
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
humans-key-zoom = kaart groter, kleiner, heel; pijlen met Shift schuiven haar op
humans-key-next = naar het volgende dat op de kaart kan
humans-key-turn = de tegel draaien
humans-lesson-town = De stad groeit met elke tegel. Raak een van je zombies aan, dan een vak met een ring: hij loopt erheen. Sleep de kaart, zoom met het wiel of met twee vingers.
humans-lesson-goal = Elke zombie van jou op de kaart en elke opgegeten mens is een punt. Haal als eerste het getal van je personage.
humans-lesson-capture = Loop op mensen om ze te vangen. Gebouwen zijn dichtgespijkerd: stop ervoor en breek in. De anderen kunnen je prooi bewapenen, dus let op je wonden.
humans-lesson-gun = Je bent een schutter: geen barricade houdt je tegen. Raak een vak met een ring aan en je loopt erheen. Waar een zombie staat wordt gevochten: dobbelsteen en bonussen moeten 4 halen, kogels helpen, een misser kost een leven.
humans-lesson-gun-goal = Elke zombie die je doodt komt in je verzameling. Je wint met 25, of midden op het helikopterplatform, de laatste tegel, als daar geen zombie meer staat.
