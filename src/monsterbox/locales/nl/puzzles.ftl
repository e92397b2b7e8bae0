# Puzzles: positions in which one choice is best.

all = Puzzels
more = Alle puzzels
about = Eén keuze is duidelijk de beste. Vind hem: een foute poging kost niets.
of-the-day = Puzzel van de dag
one = Puzzel { $number }
hard-1 = makkelijk
hard-2 = gemiddeld
hard-3 = moeilijk
solved-of = { $solved } van { $of } opgelost
solved = Opgelost!
next = Volgende puzzel
how = Waarom
tempting = Verleidelijk, maar slechter: { $choice }.
costs = Dat kost { $percent } ± { $doubt } % van een overwinning.
wrong = Niet de beste: dat kost ongeveer { $percent } ± { $doubt } % van een overwinning. Probeer het nog eens.
others = Alle andere keuzes
choice = Keuze
chance = Overwinningen
found = Gevonden in partijen van bots en gecontroleerd in { $worlds } denkbeeldige werelden; de marge klopt negen van de tien keer.
levels = Op niveau 1, 2 en 3 vinden bots hem { $one }, { $two } en { $three } van de { $tries } keer.
streak = Jouw reeks
share = Delen zonder te verklappen
copy = Tekst en link kopiëren
day-solved = opgelost
day-today = vandaag
day-missed = gemist
date = { $day } { $month }
share-day = Monsterbox-puzzel, { $day }
share-game = Monsterbox, { $game }, puzzel { $number }
share-open = { $about }: vind jij de beste keuze?
share-streak = { $text } { $days } dagen op rij.
misses =
    { $count ->
        [0] Bij de eerste poging.
        [1] Na één foute poging.
       *[other] Na { $count } foute pogingen.
    }
share-solved =
    { $misses ->
        [0] { $about }: opgelost bij de eerste poging.
        [1] { $about }: opgelost bij de tweede poging.
       *[other] { $about }: opgelost na { $misses } foute pogingen.
    }
days =
    { $count ->
        [one] dag op rij
       *[other] dagen op rij
    }
longest =
    { $count ->
        [one] De langste: { $count } dag. Mis je een dag, dan stopt alleen de reeks.
       *[other] De langste: { $count } dagen. Mis je een dag, dan stopt alleen de reeks.
    }
day-1 = ma
day-2 = di
day-3 = wo
day-4 = do
day-5 = vr
day-6 = za
day-7 = zo
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
