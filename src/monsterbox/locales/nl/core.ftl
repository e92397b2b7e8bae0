# Wat elk spel en elk gezicht van Monsterbox zegt.

language = Nederlands
times = { $sentence } (×{ $count })
nothing = niets
list = { $most } en { $last }
titled = { $title }:
notice-unofficial = Dit is een onofficiële fanuitgave in onze eigen woorden; ze heeft niets met de uitgever te maken.

## Weigeringen die niet van het spel afhangen

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-match-is-over = Het spel is afgelopen.
refusal-not-a-text = Een keuze schrijf je als tekst.
refusal-no-such-seat = Die plaats is er niet aan deze tafel.
refusal-impossible-outcome = Dat kan het toeval nu niet brengen.
refusal-not-now = Er wordt nu iets anders gevraagd.
refusal-unknown-choice = Die keuze bestaat niet in dit spel.
refusal-unknown-outcome = Zoiets kan het toeval niet brengen.

## Afrekening

score-before = Vóór deze tafel
score-goal = Wie de meeste punten heeft, wint.
score-total = Punten
score-unit =
    { $count ->
        [one] één punt
       *[other] { $count } punten
    }
score-points = Punten

## Huisregels

preset-printed = Zoals gedrukt
    .about = De spelregels en verder niets.
options-of-the-table = Aan tafel

## Wat er gezegd wordt waar een spel geen eigen woorden heeft

card-hidden = een kaart
some-cards =
    { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
label-turn = aan de beurt
prompt-deal = Er worden kaarten gedeeld.
prompt-over = Het spel is afgelopen.
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Je wint!
               *[no] { $names } wint.
            }
       *[other] Gedeelde winst: { $names }.
    }
game-ended = Het spel is afgelopen.
