# Wat de pagina’s in de browser zeggen.

about-line = Monsterspellen in de browser: met vrienden, op één apparaat of tegen bots.
skip-to-content = Naar de inhoud
rule = Regel
language = Taal
light = Thema
light-auto = Systeem
light-light = Licht
light-dark = Donker
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
play-game-now = Nu { $game } spelen
save-name = Naam bewaren
with-friends = Met vrienden
one-device = Op één apparaat
choose-game = Kies een spel
the-game = In de doos
more-options = Meer opties
read-rules = Spelregels
box-seats = { $low }–{ $high } spelers
box-short-minutes = { $low }–{ $high } min
promise-fair = Elke keer schudden is na te rekenen
promise-bots = Bots nemen lege stoelen in
promise-private = Geen account, geen gluurders
for-programs = API voor ontwikkelaars
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
dismiss-table = { $game } van de lijst halen
go-on = Verder
look = Bekijken
join = Meespelen
watch = Kijken

## Een nieuwe tafel

new-table = Een nieuwe tafel
new-table-about = Je kunt meteen beginnen; alles staat zoals gedrukt tot je het verandert.
which-game = Welk spel
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
chairs-left-empty = Stoelen boven dit aantal blijven leeg.
chair-stays-empty = blijft leeg
players-count =
    { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
open-table = Tafel klaarzetten
pace = Tempo
pace-live = Nu meteen
pace-live-about = iedereen is er; wie drie minuten weg is, wordt vervangen door een bot.
pace-days = Over meerdere dagen
pace-days-about = voor elke beurt is er drie dagen tijd.
bot-speed = Tempo van de bots
bot-speed-calm = Rustig
bot-speed-brisk = Vlot
bot-speed-at-once = Zonder pauzes
skip-to-people = Door naar mijn beurt
recaps = Laatste beurten van de bots
recap-none = { $name } is nog niet aan de beurt geweest.
recap-again = Bekijk de beurt van { $name } nog eens
open-to-all = Deze tafel aan iedereen tonen op de startpagina
no-spectators = Geen publiek: alleen wie aan tafel zit, ziet het spel
how-strict = Hoe streng
preset-note = Een voorinstelling zet alle regels hieronder in één keer; daarna kun je losse regels veranderen.
preset-apply = Regels hieronder instellen
argued-rules = Waar spelers over twisten
other-rules = Alle andere regels
rule-changed = gewijzigd
rules-count =
    { $count ->
        [one] één regel
       *[other] { $count } regels
    }
changes =
    { $count ->
        [one] één wijziging
       *[other] { $count } wijzigingen
    }
meet-the-bots = Maak kennis met de bots

## Uitnodigingen

invite-links = Vrienden uitnodigen
link-of = Link voor stoel { $number }
qr-code = Code met de link voor stoel { $number }
no-free-seats = Alle stoelen zijn bezet.
to-the-table = Naar de tafel
invited-to = Kom { $game } spelen
sit-down = Gaan zitten
link-once = De link is voor één persoon. Je browser onthoudt je stoel; een account heb je niet nodig.
only-here = Deze links werken alleen op dit apparaat: de server is van elders niet bereikbaar.
let-others-in = Om vrienden in je netwerk te laten meespelen, stop je de server met Ctrl-C in zijn terminal en start je hem zo opnieuw. De tafel blijft bewaard, en de links gelden dan voor iedereen.
or = of
how-to-let-in = Zo laat je vrienden binnen
other-addresses = Gaat een link bij je vrienden niet open, vervang dan het begin door een van deze adressen:
chair-is-taken = Op deze stoel zit intussen iemand anders. Je kunt meekijken of om een nieuwe link vragen.
match-is-over = Deze partij is afgelopen.
own-table = Zelf een tafel openen

## Voor de eerste kaart

lobby-title = De tafel staat klaar
lobby-waiting =
    { $count ->
        [0] Iedereen is er.
        [one] Eén stoel is nog vrij. Er wordt gedeeld zodra die bezet is.
       *[other] { $count } stoelen zijn nog vrij. Er wordt gedeeld zodra ze allemaal bezet zijn.
    }
chair-free = vrij
that-is-you = dat ben jij
is-here = is er
host = host
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
undo-together = Alle { $count } terugnemen
series-progress = { $done } van { $of }
put-back = Deselecteren
# $card: de kaart die is opgepakt.
picked = { $card }: waarheen?
all-choices =
    { $count ->
        [1] De enige keuze tonen
        [2] Beide keuzes tonen
       *[other] Alle { $count } keuzes tonen
    }
choices-title = Je keuzes
choices-search = Zoeken in de keuzes
choices-none = Geen keuze gevonden.
# Always more than two.
more-choices = { $count } keuzes
fold-hand = Je hand in- of uitklappen
extra = Op tafel
line-lost = Verbinding verbroken, zo weer terug …
unsent = Dit kon niet worden verstuurd. Probeer het nog eens.
taken-back = De laatste zet is teruggenomen.
sure-no = Nog niet
sure-yes = Ja, doe maar
confirm-moves = Vóór elke zet om bevestiging vragen
sound = Geluid
watch-so-far = Wat er tot nu toe gebeurde
leave = Van tafel gaan
leave-sure = Van tafel gaan? Op jouw stoel speelt dan een bot verder.
give-up = Spel beëindigen
give-up-sure = Het spel voor iedereen beëindigen?
given-up-prompt = Het spel is voortijdig beëindigd.
hand-it-to = Geef door aan { $name }
hand-over-prompt = Kijk wat je gekregen hebt en geef het apparaat dan aan { $name }.
hand-over = Klaar, doorgeven
no-peeking = De kaarten zijn verborgen. Alle anderen: niet gluren!
react-title = Wil iemand reageren?
react-nobody = Niemand
react-hint = Alle handen zijn verborgen.
react-order = Wie verder links staat, gaat voor.
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
lesson-waits = De bots wachten tot je uitgelezen bent.
lesson-prompt = Hier lees je wat je moet doen. Het kleine nummer ernaast opent de regel die erbij hoort.
lesson-hand = Dit zijn je kaarten. Kaarten met een stiksel kun je spelen: tik er een aan. Tik iets anders aan en we vertellen je waarom het niet kan.
lesson-help = In het boek staan alle regels, in het menu de toetsen en deze eerste stappen. Met ‘Terugnemen’ neem je een keuze terug zolang er geen kaart is onthuld. Veel plezier!

## Toetsen

keys = Toetsen
keys-letters = Losse letters en cijfers gebruiken
key-arrows = van kaart naar kaart, van plek naar plek
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
        [one] Eén passage gevonden.
       *[other] { $count } passages gevonden.
    }
all-rules = Alle regels
in-short = In het kort
rules-contents = Inhoud
rules-to-read = Om te lezen
rules-to-look-up = Om op te zoeken
rules-entries =
    { $count ->
        [one] één passage
       *[other] { $count } passages
    }
rules-usual = standaard
rules-source = Bron:
rules-about-table = Rond de tafel
rules-in-records = In spelverslagen en opdrachten:
rules-changes = Verandert
# Onder een hoofdstuk met voorbeelden: hoe de plaatjes te lezen zijn.
rules-legend = Gestippelde rand: nu mogelijk. Pootafdruk: zojuist gebeurd.
rules-possible = Nu mogelijk:
picture = Plaatje { $number }

## Na het spel

score-sheet = Eindstand
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
you = Jij
score-round = Ronde
score-by-round = Ronde voor ronde
after-turns =
    { $count ->
        [one] na één beurt
       *[other] na { $count } beurten
    }
after-rounds =
    { $count ->
        [one] na één ronde
       *[other] na { $count } rondes
    }
warm-given-up = Deze keer geen winnaar. De monsters spelen graag nog eens, wanneer je maar wilt.
warm-nobody = Niemand wint: deze nacht is van de monsters.
warm-shared = Zij aan zij tot het einde: een overwinning om te delen.
warm-tie = { $name } stond tot het laatste punt gelijk. Spannender kan het niet.
warm-close = Slechts { $unit } achter: { $name } had het bijna. Wat een slot!
warm-clear = { $name } staat { $unit } achter en slijpt de klauwen al voor de revanche.
fewest-win = Het laagste totaal wint; bij gelijke stand beslist het volgende getal.
score-reasons = Waar de punten vandaan komen
rematch = Revanche
to-the-rematch = Naar de revanche
watch-again = Nog eens bekijken
check-shuffle = Het schudden narekenen
record = Spelverslag downloaden

## Nog eens bekijken

replay-first = Naar het begin
replay-prev = Eén stap terug
replay-run = Afspelen
replay-next = Eén stap verder
replay-turn-back = Naar de vorige beurt
replay-turn-on = Naar de volgende beurt
replay-last = Naar het einde
replay-turn = Beurt { $number }
replay-speed = Snelheid
key-space = spatiebalk
replay-step = Stap
fork-here = Vanaf hier verder spelen

## Eerlijk schudden

fairness = Eerlijk geschud
fair-how = Vóór de eerste kaart legt de server een geheim getal vast en toont hij de vingerafdruk ervan. Pas daarna voegt de browser van elke speler eigen willekeurige getallen toe. Alle kaarten volgen uit die twee samen. Na het spel wordt het geheim onthuld en rekent je browser elke trekking na: niemand kon de kaarten uitkiezen, ook de server niet.
fair-commitment = Vingerafdruk van het geheim, getoond vóór de eerste kaart
fair-seed = Het geheim
fair-seed-later = Het wordt getoond als het spel is afgelopen.
fair-contributions = Wat de browsers van de spelers hebben toegevoegd
fair-added-none = Niets: de server heeft alleen geschud.
fair-not-added = Er kwam niets van: { $names }
fair-has-added = heeft meegeschud
fair-shuffling = Er wordt geschud …
fair-shuffling-how = De server heeft zijn geheim vastgelegd. Je browser voegt nu eigen willekeurige getallen toe, daarna wordt er gedeeld.
fair-gathering = Het schudden wacht nog op: { $names }
fair-begin = Nu delen
seal-whole = Eerlijk: je browser heeft elke trekking nagerekend, en zijn eigen willekeurige getallen zaten in het schudden.
seal-seen = Eerlijk: je browser heeft elke trekking nagerekend met de vingerafdruk die hij vóór de eerste kaart had gezien.
seal-bare = Je browser heeft elke trekking nagerekend. Vóór de eerste kaart was hij er niet bij, dus hij heeft zelf geen vingerafdruk om mee te vergelijken.
seal-alarm = Er is niet geschud zoals beloofd!
seal-lost = Wat je browser had toegevoegd, zit er niet in!
seal-strange = Er is iets toegevoegd voor een stoel waar een bot zat!
seal-alone = Je browser heeft elke trekking nagerekend, maar geen enkele browser heeft iets toegevoegd: de server heeft in zijn eentje geschud.
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
fair-good =
    { $count ->
        [one] De enige trekking volgt uit het geheim.
       *[other] Alle { $count } trekkingen volgen uit het geheim.
    }
fair-bad =
    { $count ->
        [one] Eén trekking volgt niet uit het geheim!
       *[other] { $count } trekkingen volgen niet uit het geheim!
    }
fair-failed = De trekkingen konden niet worden opgehaald. Probeer het nog eens.
fair-draw = Trekking { $number }
fair-more = Ergens anders narekenen
fair-elsewhere = Deze pagina rekent na. Dat de regels elke trekking toestonden, controleert het programma zelf: download het spelverslag en voer deze opdracht uit.

## Als iets niet lukt

failure-unknown = Hier is niets. Misschien is de link niet volledig, of bestaat de tafel niet meer.
    .title = Hier is niets
failure-csrf = Deze pagina stond te lang open of kwam ergens anders vandaan. Laad de pagina opnieuw en probeer het nog eens.
    .title = Probeer het nog eens
failure-not-your-seat = Dit is niet jouw stoel.
    .title = Niet jouw stoel
failure-not-the-host = Dat mag alleen wie de tafel heeft klaargezet.
    .title = Dat kan niet
failure-seat-taken = Daar zit al iemand.
    .title = Stoel bezet
failure-table-full = Aan deze tafel zijn alle stoelen bezet. Je kunt wel meekijken.
    .title = De tafel is vol
failure-evening-over = Deze avond is voorbij; er valt niets meer aan te veranderen.
    .title = De avond is voorbij
failure-evening-waits = Dat kan nu niet: er wordt nog gespeeld, alle rondes zijn gespeeld, of er is geen plaats meer.
    .title = Nog niet
failure-too-few-players = Er zijn te weinig mensen voor ook maar één tafel.
    .title = Te weinig
failure-bad-code = Deze code bestaat niet. Misschien klopt een teken niet, of de tafel is er niet meer.
    .title = Onbekende code
failure-bad-link = Deze link is al gebruikt of hoort niet bij deze tafel. Vraag om een nieuwe.
    .title = De link is gebruikt
failure-second-hand = Je speelt hier al mee, of hebt hier al meegespeeld. Op een andere stoel zou je een tweede hand zien.
    .title = Ieder één hand
failure-stale = De tafel is intussen veranderd. Kijk nog eens en kies opnieuw.
    .title = De tafel is veranderd
failure-key-reused = Deze zet kwam twee keer aan met verschillende inhoud. Kies nog eens.
    .title = Kies nog eens
failure-not-begun = Het spel is nog niet begonnen.
    .title = Nog niet
failure-not-over = Dat is te zien als het spel is afgelopen.
    .title = Nog niet
failure-not-in-a-lesson = Aan deze tafel wordt geen les gegeven.
    .title = Geen les
failure-no-review = Een opgegeven partij heeft geen uitslag die een terugblik kan verklaren.
    .title = Geen uitslag, geen terugblik
failure-too-many-reviews = Er wachten al meerdere terugblikken. Probeer het opnieuw als er een klaar is.
    .title = De coach is bezig
failure-no-series = Er valt nu niets te vullen.
    .title = Nu niet
failure-already-over = Het spel is afgelopen.
    .title = Het spel is afgelopen
failure-unknown-puzzle = Deze puzzel bestaat niet; misschien zijn de regels sindsdien veranderd.
    .title = Puzzel niet gevonden
failure-hint-not-now = Er valt nu niets te kiezen.
    .title = Nu niet
failure-hint-among-people = Ideeën zijn er alleen als je in je eentje tegen bots speelt.
    .title = Hier geen ideeën
failure-hint-from-memory = Dit is een geheugenspel: de coach zou alles voor je onthouden.
    .title = Hier geen ideeën
failure-too-many-tables = Je hebt al veel open tafels. Speel er eerst een uit.
    .title = Te veel tafels
failure-not-alone = Aan deze tafel spelen nog anderen. Geef het spel op of speel het eerst uit.
    .title = Hier spelen anderen
failure-bad-recovery = Deze wachtzin is al gebruikt, ouder dan zeven dagen of verkeerd getypt.
    .title = Deze wachtzin werkt niet
failure-no-spectators = Wie deze tafel heeft geopend, wil geen publiek.
    .title = Besloten gezelschap
failure-no-free-text = Aan deze tafel zijn er alleen kant-en-klare zinnen.
    .title = Alleen zinnen
failure-unknown-message = Dat heeft niemand gezegd, of het is weggehaald.
    .title = Niets gevonden
failure-lobby-closed = Er worden nu geen nieuwe tafels geopend. Lopende spellen gaan door.
    .title = Nu geen nieuwe tafels
failure-banned = De beheerder van deze server heeft je buitengesloten.
    .title = Geen toegang
failure-not-sent = De mail kon nu niet worden verstuurd. Probeer het later opnieuw.
    .title = Niet verstuurd
failure-no-mail = Deze server verstuurt geen mail.
    .title = Geen mail
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
failure-host = Onder deze naam zijn hier geen tafels. Wie de server beheert, kan de naam in de instellingen toestaan.
    .title = Verkeerd adres
failure-closing = De server start opnieuw. De pagina komt vanzelf terug.
    .title = Een ogenblik
failure-unexpected = Hier ging iets mis. Er is niets verloren; probeer het nog eens.
    .title = De maan is in slaap gevallen

failure-wish-unknown-game = Dit spel bestaat niet.
failure-wish-bad-seats = Met zoveel mensen wordt dit spel niet gespeeld.
failure-wish-bad-chair = Zo iemand kan niet op een stoel zitten.
failure-wish-bad-bot = Deze bot is er hier niet.
failure-wish-only-levels = Aan een tafel die voor iedereen openstaat, spelen bots alleen op een van de vijf niveaus.
failure-wish-no-person = Er moet ten minste één mens aan tafel zitten.
failure-wish-empty = Vul iets in.
failure-wish-too-long = Dit is te lang.
failure-wish-unknown-option = Deze huisregel bestaat niet.
failure-wish-unknown-preset = Deze voorinstelling bestaat niet.
failure-wish-not-allowed = Deze huisregels gaan niet samen, of de waarde is niet toegestaan.
failure-wish-bad-address = Dit is geen mailadres.
failure-wish-bad-name = Deze naam is hier niet gewenst. Kies een andere.
failure-wish-bad-report = Vertel om wie het gaat en wat er mis is.
failure-wish-bad-phrase = Die zin bestaat hier niet.
failure-wish-rude = Zeg het alsjeblieft wat aardiger.
failure-wish-nobody-there = Daar zit niemand anders die iets kan zeggen.
failure-wish-not-sure = Vink het vakje aan als je het meent.
failure-wish-bad-token = Dit is niet het token van deze server.
failure-wish-bad-ban = Geef het nummer van een persoon van 64 tekens, of een reeks adressen die niet te groot is.
failure-wish-bad-deck = Dit is geen kaartspel voor dit spel.
failure-wish-bad-pace = Dit tempo bestaat niet.
failure-wish-bad-speed = In dat tempo spelen bots niet.
failure-wish-bad-key = De sleutel van een zet heeft 8 tot 64 letters en cijfers.
failure-wish-bad-language = Deze taal is er hier niet.
failure-wish-bad-step = Deze stap heeft het spel niet.
failure-wish-too-many = Dit zijn er te veel.
failure-wish-bad-order = Zo’n antwoord vooraf bestaat hier niet.
failure-wish-bad-contribution = Dit kan niet bij het schudden worden gevoegd.

# On the panel of a player, where several choose at the same time.
choosing-now = kiest

standing-off = Vraag me weer
