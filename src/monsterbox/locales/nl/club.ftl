## Het profiel: een pagina zonder account

profile = Je profiel
name-label = Je naam aan elke tafel
lives-here = Geen account, geen e-mail: alleen deze browser heeft de sleutel van dit profiel.
your-monster = Je monster
head-dog = Hond
head-cat = Kat
head-rabbit = Konijn
head-rat = Rat
head-bear = Beer
head-pig = Varken
head-owl = Uil
head-frog = Kikker
head-sun = Geel met één oog
head-clover = Groen met drie ogen
head-ruby = Rood met vier ogen
head-drop = Blauw met twee ogen
head-cheer = Cheerleader
head-doctor = Dokter
head-crow = Kraai
head-fox = Vos
list-me = Laat me zien in de ranglijsten van deze server, met naam, monster en rating. Anders ziet niemand behalve ik mijn rating.
keep = Bewaren

## Hoe iemand speelt

how-you-play = Hoe je speelt
how-about = De lijn is je rating, en negen van de tien keer ligt die binnen de band: hoe meer partijen, hoe smaller. Iedereen begint op 1500 (gestippeld); met 200 punten meer win je drie van de vier partijen. Het eerlijke deel is wat je zou winnen als iedereen even sterk was.
rating = Rating
from-to = Van { $first } ± { $before } in het begin naar { $now } ± { $doubt } nu.
no-rating = Nog geen partij die meetelt
matches = Partijen
won = Gewonnen
fair-share = Eerlijk deel
number = { $number }
streak = Op rij gewonnen
best-streak = (record: { $count })
needed =
    { $count ->
        [one] Nog één partij die meetelt, dan heeft de ranglijst plaats voor je.
       *[other] Nog { $count } partijen die meetellen, dan heeft de ranglijst plaats voor je.
    }
as-table = De getallen als tabel
after-matches = Na partijen

## Wat iemand heeft gespeeld

your-matches = Je partijen
day = Dag
match = Partij
result = Uitslag
open = Bekijken
date =
    { $day } { $month ->
        [1] jan
        [2] feb
        [3] mrt
        [4] apr
        [5] mei
        [6] jun
        [7] jul
        [8] aug
        [9] sep
        [10] okt
        [11] nov
       *[12] dec
    }
with = met { $names }
with-bots =
    { $alone ->
        [yes] { $count ->
            [one] met een bot
           *[other] met { $count } bots
        }
       *[no] { $count ->
            [one] een bot
           *[other] { $count } bots
        }
    }
one-device = samen op één apparaat
not-rated = telt niet mee
won-it = gewonnen
place-of = { $rank }e van { $seats }
sheet = Eindstand
gone = tafel verwijderd
all-matches = Alle partijen
no-matches = Hier komt elke partij te staan die je uitspeelt.
to-games = Naar de spellen

## Wat van jou is

your-things = Je spullen
export-about = Eén bestand met je naam, partijen en ratings, dat je zelf kunt lezen.
forget-results = Je monster, je ratings en je lijst van partijen verdwijnen dan ook; wie tegen je speelde, houdt de eigen rating.

## De ranglijsten

leaderboard = Ranglijst
board-about = Mensen staan hier alleen als ze dat in hun profiel goedvinden, en na { $fewest } partijen die meetellen. Bots beginnen met wat onderlinge toernooien hebben laten zien. Negen van de tien keer klopt een rating op het getal achter ± na.
place = Plaats
player = Wie
you = jij
a-bot = Bot
board-others =
    { $count ->
        [one] Iemand met een rating staat hier liever niet.
       *[other] { $count } mensen met een rating staan hier liever niet.
    }
to-profile = Naar je profiel
