# Wat elk spel en elk gezicht van Monsterbox zegt.

language = Nederlands
times = { $sentence } (×{ $count })
nothing = niets
titled = { $title }:
notice-unofficial = Dit is een onofficiële fanuitgave in onze eigen woorden; ze heeft niets met de uitgever te maken.

## Weigeringen die niet van het spel afhangen

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-match-is-over = Het spel is afgelopen.
refusal-not-a-text = Een keuze schrijf je als tekst.
refusal-no-such-seat = Die plaats is er niet aan deze tafel.
refusal-impossible-outcome = Dat kan het toeval nu niet brengen.

## Afrekening

score-before = Vóór deze tafel
score-points = Punten
