# Texts that all games and all interfaces share.

language = English
times = { $sentence } (×{ $count })
nothing = nothing
list = { $most } and { $last }
titled = { $title }:
notice-unofficial = This is an unofficial fan edition in our own words; it is not connected with the publisher.

## Refusals that do not depend on the game

refusal-not-your-turn = It is not your turn.
refusal-match-is-over = The game is over.
refusal-not-a-text = A choice must be text.
refusal-no-such-seat = There is no such seat at this table.
refusal-impossible-outcome = Chance cannot produce this outcome now.
refusal-not-now = That is not what is being asked now.
refusal-unknown-choice = There is no such choice in this game.
refusal-unknown-outcome = That is not a possible outcome of chance.

## Score sheet

score-before = Before this table
score-goal = Most points win.
score-total = Points
score-unit =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
score-points = Points

## House rules

preset-printed = As printed
    .about = The rulebook and nothing else.
options-of-the-table = At the table

## Defaults for games that have no words of their own

card-hidden = a card
some-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
label-turn = to play
prompt-deal = Cards are dealt.
prompt-over = The game is over.
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] You win!
               *[no] { $names } wins.
            }
       *[other] Shared victory: { $names }.
    }
game-ended = The game is over.
