# Toernooiavonden

new = Een nieuwe avond
new-about = Een toernooi voor vrienden, een club of een klas: iedereen komt binnen met één link of code, en Monsterbox opent de tafels.
usual-title = Monsteravond
what = Wat spelen jullie?
title = Hoe heet de avond?
form = Toernooivorm
form-swiss = Zwitsers systeem
form-round-robin = Iedereen tegen iedereen
form-about = Iedereen tegen iedereen past bij een kleine groep. In het Zwitserse systeem ontmoeten mensen met ongeveer evenveel punten elkaar; dat past bij een grote groep.
rounds = Rondes
table-size = Plaatsen per tafel
preset = Huisregels
who = Wie speelt mee?
i-play = Ik speel mee
fill = Lege plaatsen
no-fill = blijven leeg
teams = Teams
team-count =
    { $count ->
        [0] geen
       *[other] { $count }, geloot
    }
when = Hoe lang?
clock = Klok voor elke ronde
clock-of =
    { $minutes ->
        [0] zonder klok
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
pause = De volgende ronde begint
pause-host = als ik hem start
pause-of =
    { $minutes ->
        [0] zodra alle tafels klaar zijn
        [one] 1 minuut na de laatste tafel
       *[other] { $minutes } minuten na de laatste tafel
    }
open = Avond openen
home-link = Toernooiavond openen
facts-swiss = { $game } volgens het Zwitserse systeem · { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } · hooguit { $seats } per tafel
facts-round-robin = { $game }, iedereen tegen iedereen · { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } · hooguit { $seats } per tafel
take-part = Meedoen
join = Ik doe mee
late-guests = Wie later komt, speelt vanaf de volgende ronde mee en begint met het gemiddelde.
start-next = Ronde { $number } starten
start-first = Eerste ronde starten
lead = Avond leiden
projector = Weergave voor de beamer
link = Link naar de avond
leave = Niet meer meespelen
back = Naar de avond
picture = QR-code die naar de avond leidt
join-title = Meedoen of toekijken
scan-or-type = Richt je camera hierop, of typ op de startpagina
type = Typ op de startpagina
is-over = De avond is voorbij
not-begun = Zo meteen begint het
round-of = Ronde { $number } van { $rounds }
time-left = Resterende tijd in deze ronde
after-the-clock = over in deze ronde. Daarna beslist de leiding hoe open tafels tellen.
winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
nobody-won = Zonder een voltooide ronde heeft niemand gewonnen.
who-is-here =
    { $count ->
        [0] Er is nog niemand.
        [one] Eén aanmelding tot nu toe.
       *[other] { $count } aanmeldingen tot nu toe.
    }
next-soon = Alle tafels zijn klaar. Zo meteen gaat het verder.
host-starts-next = Alle tafels zijn klaar.
no-clock = Deze ronde heeft geen klok.
tables-done = Tafels klaar
of = { $done } van { $all }
next-round = Volgende ronde
in-minutes =
    { $minutes ->
        [0] nu
       *[other] over { $minutes } min
    }
sits-out = Rust
table = Tafel { $number }
your-table = jouw tafel
watch-table = Tafel { $number } bekijken
place = plaats { $place }
draw = Gelijkspel
won-by =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
decided = (zo beslist)
stopped = Afgebroken: de leiding beslist
playing = Er wordt gespeeld
somebody = Gast
points = { NUMBER($points, maximumFractionDigits: 2) }
standings = Stand
after-round = na ronde { $round }
before-first = voor de eerste ronde
standings-about = Stand: plaats, naam, punten van elke ronde, totaal, punten van de tegenstanders, verandering
col-place = Plaats
col-player = Naam
col-round = R{ $number }
col-sum = Punten
col-opponents = Tegenstanders
col-change = Verandering
up =
    { $count ->
        [one] één plaats omhoog
       *[other] { $count } plaatsen omhoog
    }
down =
    { $count ->
        [one] één plaats omlaag
       *[other] { $count } plaatsen omlaag
    }
same = zelfde plaats
team = Team { $number }
you-play-at = Je speelt aan tafel { $number }
who-plays-where = Wie speelt waar?
how-counted = Zo wordt er geteld
counting = Aan elke tafel krijg je een punt voor iedereen die je verslaat en een half punt bij gelijkspel. Kleinere tafels tellen even zwaar als volle. Wie rust, krijgt de punten van een overwinning.
ties = Bij gelijke punten beslissen eerst de punten van al je tegenstanders samen (Buchholz), dan de onderlinge resultaten als alle gelijken elkaar hebben ontmoet, dan het aantal gewonnen tafels. Daarna wordt de plaats gedeeld.
drawing = De teams zijn geloot met een getal waarvan de controlesom vanaf het begin vaststond:
seed = Het getal zelf:
round = Ronde { $number }
participants =
    { $count ->
        [0] Nog niemand doet mee
        [one] Eén doet mee
       *[other] { $count } doen mee
    }
teams-later = { $count } teams worden voor de eerste ronde geloot. Controlesom van de loting:
is-done = klaar
has-left = doet niet meer mee
new-name = Nieuwe naam
rename = Hernoemen
by-bot = Door deze bot vervangen
newcomer = Wie er nieuw is
by-newcomer = Speelt hier verder
send-away = Afmelden voor de avond
add-bot = Bot toevoegen
decide-about = De uitslagen komen vanzelf. Wordt een tafel afgebroken of klopt er iets niet, vul dan hier de plaatsen in; gelijke plaatsen zijn een gelijkspel. Een tafel die nog loopt, eindigt daarmee.
place-of = Plaats van { $name }
decide = Zo telt het
the-end = Einde
end = Avond beëindigen
end-about = Alleen rondes waarin alle tafels klaar zijn, tellen.
delete = Avond verwijderen
delete-about = De stand verdwijnt voor iedereen. De tafels en hun uitslagen blijven.
sure-leave = Wil je vanaf de volgende ronde niet meer meespelen?
sure-away = { $name } vanaf de volgende ronde niet meer laten meespelen?
sure-end = De avond nu beëindigen?
sure-delete = De avond voor iedereen verwijderen?
