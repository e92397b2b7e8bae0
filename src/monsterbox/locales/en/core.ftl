# What every game and every face of Monsterbox says.

language = English
times = { $sentence } (×{ $count })
nothing = nothing
titled = { $title }:
notice-unofficial = This is an unofficial fan edition in our own words; it is not connected with the publisher.

## Refusals that do not depend on the game

refusal-not-your-turn = It is not your turn.
refusal-match-is-over = The game is over.
refusal-not-a-text = A choice is written as text.
refusal-no-such-seat = There is no such seat at this table.
refusal-impossible-outcome = Chance cannot bring this now.
refusal-not-now = Something else is asked now.
refusal-unknown-choice = That is not a choice of this game.
refusal-unknown-outcome = That is nothing chance could bring.

## Score sheet

score-before = Before this table
score-points = Points

## What is said where a game has no words of its own

card-hidden = a card
label-turn = on turn
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
