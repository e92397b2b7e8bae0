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

## Score sheet

score-before = Before this table
score-points = Points
