# Humans!!! in words, with the cards and tiles of both sets. Sentences are our own.
#
# $kind: a card; $character, $tile, $token, $figure, $wound, $infection, $stat, $deck: what their names say.

name = Humans!!!
notice-data = Characters, cards and tiles of this game were never published as lists: apart from what rulebook and reviews tell, they are reconstructed.

pitch = You are the zombies: surround the living, eat them or make them your own.
intro =
    { pitch }
    Reach the points on your character card first, 9 or 10. Each of your zombies on the board and each Eat card is worth one.
    In your turn you place a tile with new humans, draw up to three event cards and move your zombies, who share your movement.
    Buildings are nailed up: beside one you may roll to break in, and other zombies there help.
    Then you try to capture every human who shares a space with one of your zombies. Miss, and the human runs away.
    A captured human may be armed by the others. If you are hit, you take a wound; two equal ones, or a head shot, cost you the zombie.
    If not, you draw infection cards: the human escapes, is eaten, or joins you as a zombie.
    Dice tokens let you roll again, and once in the game you may use your special ability.

## Characters

character =
    { $character ->
        [lawyer] Lawyer
        [cheerleader] Cheerleader
        [doctor] Doctor
        [wrestler] Wrestler
        [miner] Miner
       *[musician] Musician
    }
ability =
    { $character ->
        [lawyer] Objection!
        [cheerleader] Go Team!
        [doctor] Heal Thyself
        [wrestler] Body Slam
        [miner] Tunnel
       *[musician] Encore
    }
ability-effect =
    { $character ->
        [lawyer] The event card that another player has just played is discarded without effect; it still counts as that player’s card of the round.
        [cheerleader] 4 more Movement this turn.
        [doctor] Instead of drawing wound cards, discard all that lie before you. A captured human still flees.
        [wrestler] Your failed capture roll counts as a success.
        [miner] Put a No-Barricade marker on the street space of one of your zombies beside a building, without a roll and without using your try.
       *[musician] Discard the infection cards you have drawn and draw as many again; that draw stands.
    }
stat =
    { $stat ->
        [movement] Movement
        [capture] Capture
        [infect] Infect
        [wounds] Wounds
        [do-over] Do Over
       *[points] Points
    }
stat-about =
    { $stat ->
        [movement] how many steps your zombies may take together
        [capture] what the die must show to capture a human
        [infect] how many infection cards you draw
        [wounds] how many wound cards you draw when you are hit
        [do-over] with how many dice tokens you begin
       *[points] how many points you need
    }

## Cards

card =
    { $kind ->
        [HW1] Frying Pan
        [HW2] Golf Club
        [HW3] Baseball Bat
        [HW4] Nail Gun
        [HW5] Revolver
        [HW6] Pump Shotgun
        [HE01] Open House
        [HE02] Fresh Meat
        [HE03] Rigor Mortis
        [HE04] Weak Ankles
        [HE05] Nail It Shut
        [HE06] Battering Ram
        [HE07] Run For It!
        [HE08] Slippery When Wet
        [HE09] Death Grip
        [HE10] Patient Zero
        [HE11] Walk It Off
        [HE12] Late Riser
        [HE13] It Jammed!
        [HE14] Pickpocket
        [ZE01] Adrenaline Rush
        [ZE02] All the Marbles
        [ZE03] Alternate Food Source
        [ZE04] Bad Sense of Direction
        [ZE05] Brain Cramp
        [ZE06] Butter Fingers
        [ZE07] Chainsaw
        [ZE08] Claustrophobia
        [ZE09] Fear
        [ZE10] Fire Axe
        [ZE11] First Aid Kit
        [ZE12] Grenade
        [ZE13] Hey, Look! A Shotgun!
        [ZE14] Hysterical Paralysis
        [ZE15] I Don’t Think They’re Dead
        [ZE16] Just When You Thought It Couldn’t Get Any Worse
        [ZE17] The Keys Are Still In It
        [ZE18] Lots of Ammo
        [ZE19] Molotov Cocktail
        [ZE20] Much Needed Rest
        [ZE21] Skateboard
        [ZE22] Slight Miscalculation
        [ZE23] This Isn’t So Bad
        [ZE24] We’re Screwed
        [ZE25] Where Did Everybody Go?
        [ZE26] Your Shoe’s Untied
       *[ZE27] Zombie Master
    }
card-object = “{ card }”
card-effect =
    { $kind ->
        [HW1] Weapon: you roll for the human, and 4 or more wounds the zombie.
        [HW2] Weapon: you roll for the human with +1, and 4 or more wounds the zombie.
        [HW3] Weapon: you roll for the human with +1, and 4 or more wounds the zombie.
        [HW4] Weapon: you roll for the human with +2, and 4 or more wounds the zombie.
        [HW5] Weapon: you roll for the human with +2, and 4 or more wounds the zombie.
        [HW6] Weapon: you roll for the human with +3, so that you cannot miss.
        [HE01] Choose a tile with one of your figures and place 1 to 3 humans there, on spaces without a human and without a zombie.
        [HE02] 3 more Movement this turn.
        [HE03] The Movement of that player is halved this turn, rounded down.
        [HE04] One zombie of that player makes no step this turn. It may still try to break in.
        [HE05] The try fails after all: no marker is placed, and the try is used up.
        [HE06] One of your zombies on the street beside a building opens it: a No-Barricade marker without a roll and without using your try.
        [HE07] Move a human that shares no space with zombies 1 to 4 steps.
        [HE08] The capture has failed after all, and the prey flees.
        [HE09] Add 2 to the roll and compare again.
        [HE10] Draw 2 infection cards more, then discard any 2 of them.
        [HE11] Discard all your wound cards.
        [HE12] If nobody else has fewer zombies on the board, put one of yours on the centre of the Town Square. It may move at once.
        [HE13] The weapon is discarded without effect and counts as its player’s card of the round.
        [HE14] Take a dice token from another player.
        [ZE01] Double your movement this turn, or add 2 to one combat roll.
        [ZE02] Discard it: no zombie is moved at the end of a turn, up to the end of your next one.
        [ZE03] Until the end of your next turn zombies do not attack and cannot be attacked; you may walk past them, but tokens under them stay.
        [ZE04] Pay a life token (not your last): a figure of another player goes to the centre of the Town Square.
        [ZE05] You decide whether and where that figure moves.
        [ZE06] Another player loses a card in play or 2 bullets; you choose which.
        [ZE07] Discard it: +2 to all your combat rolls for the rest of the turn.
        [ZE08] In the next turn that player enters no building from the street, and inside goes only towards the street.
        [ZE09] In the next turn that player does not move in any way.
        [ZE10] +1 to all your combat rolls.
        [ZE11] Discard it instead of losing a life token in combat; you still roll again.
        [ZE12] Discard it in or before a building: all zombies in it die and are yours. Then you lose a life token.
        [ZE13] +1 to every roll of your next 3 combats, besides another weapon.
        [ZE14] That player loses the whole next turn.
        [ZE15] A player with collected zombies rolls two dice. Each 3 or less must be paid for with bullets, or be rolled again for a life token, or two zombies go back.
        [ZE16] Choose a named building: a zombie is put on each of its free spaces.
        [ZE17] Move up to 10. Nothing halves or raises this.
        [ZE18] Discard it: 3 more bullets.
        [ZE19] Discard it in or before a building: +2 to your combat rolls this turn against zombies inside.
        [ZE20] 2 more life tokens, 5 at most, but no movement this turn.
        [ZE21] +2 to all your movement rolls.
        [ZE22] Choose a building with zombies in it: their number is doubled, as far as there is room.
        [ZE23] Move two zombies to any free spaces.
        [ZE24] Place ten zombies on free spaces.
        [ZE25] You move a figure of another player 5 steps; it fights as usual.
        [ZE26] The next movement roll of that player is halved, rounded down.
       *[ZE27] Place five zombies on free spaces without figures of players.
    }
when-captured = when another player has captured somebody
when-own-turn = in your turn, while you move or before a capture attempt
when-moving = while you move
when-before-other = before another player moves
when-before-any = before anybody moves
when-barricade = when another player’s barricade try has succeeded
when-failed = when your capture roll has failed
when-before-infection = before you draw infection cards
when-first-step = while you move, before your first step
when-weapon = when a weapon has been played against your zombie, before its roll
when-any-time = before anybody moves, after another player’s movement roll, or while you move
when-food = before anybody moves, after another player’s movement roll, while you move, or before the zombie movement
when-after-roll = after another player’s movement roll
when-instead = instead of your movement roll
when-combat = while you move, or in a combat
card-when =
    { $kind ->
        [HW1] { when-captured }
        [HW2] { when-captured }
        [HW3] { when-captured }
        [HW4] { when-captured }
        [HW5] { when-captured }
        [HW6] { when-captured }
        [HE01] { when-own-turn }
        [HE02] { when-moving }
        [HE03] { when-before-other }
        [HE04] { when-before-other }
        [HE05] { when-barricade }
        [HE06] { when-moving }
        [HE07] { when-before-any }
        [HE08] { when-captured }
        [HE09] { when-failed }
        [HE10] { when-before-infection }
        [HE11] { when-own-turn }
        [HE12] { when-first-step }
        [HE13] { when-weapon }
        [HE14] { when-own-turn }
        [ZE01] { when-combat }
        [ZE02] item, put before you in: Toy Store
        [ZE03] { when-food }
        [ZE04] { when-any-time }
        [ZE05] { when-after-roll }
        [ZE06] { when-any-time }
        [ZE07] item, put before you in: Lawn & Garden Center
        [ZE08] { when-any-time }
        [ZE09] { when-any-time }
        [ZE10] item, put before you in: Fire Station
        [ZE11] item, put before you in: Hospital or Drug Store
        [ZE12] item, put before you in: Army Surplus
        [ZE13] { when-moving }
        [ZE14] { when-any-time }
        [ZE15] { when-any-time }
        [ZE16] { when-any-time }
        [ZE17] { when-instead }
        [ZE18] item, put before you in: Sporting Goods Store
        [ZE19] item, put before you in: Gas Station
        [ZE20] { when-instead }
        [ZE21] item, put before you in: Skate Shop
        [ZE22] { when-any-time }
        [ZE23] { when-any-time }
        [ZE24] { when-any-time }
        [ZE25] { when-any-time }
        [ZE26] { when-any-time }
       *[ZE27] { when-any-time }
    }
deck =
    { $deck ->
        [humans] Humans!!! event cards
        [zombies] Zombies!!! event cards
        [wound] wound cards
       *[infection] infection cards
    }
infection =
    { $infection ->
        [eat] Eat
        [infect] Infect
       *[escape] Escape
    }
infection-effect =
    { $infection ->
        [eat] the human is eaten, 1 point
        [infect] the human becomes your zombie
       *[escape] the human flees
    }
wound =
    { $wound ->
        [left-arm] Left Arm
        [right-arm] Right Arm
        [left-leg] Left Leg
        [right-leg] Right Leg
        [chest] Chest
        [belly] Belly
       *[head-shot] Head Shot
    }

## Tiles, tokens and figures

tile =
    { $tile ->
        [H01] Town Square
        [H02] Crossroads
        [H03] Crossroads
        [H04] Junction
        [H05] Junction
        [H06] Junction
        [H07] Bend
        [H08] Bend
        [H09] Straight road
        [H10] Hospital
        [H11] Apartment Building
        [H12] High School
        [H13] Court House
        [H14] Super Market
        [H15] Movie Theater
        [H16] Hardware Store
        [H17] Beauty Shop
        [H18] Night Club
        [H19] Gymnasium
        [H20] Mining Office
        [Z01] Town Square
        [Z02] Crossroads
        [Z03] Crossroads
        [Z04] Crossroads
        [Z05] Crossroads
        [Z06] Junction
        [Z07] Junction
        [Z08] Junction
        [Z09] Junction
        [Z10] Bend
        [Z11] Bend
        [Z12] Bend
        [Z13] Bend
        [Z14] Straight road
        [Z15] Straight road
        [Z16] Straight road
        [Z17] Straight road
        [Z18] Hospital
        [Z19] Lawn & Garden Center
        [Z20] Police Station
        [Z21] Sporting Goods Store
        [Z22] Fire Station
        [Z23] Drug Store
        [Z24] Army Surplus
        [Z25] Gas Station
        [Z26] Skate Shop
        [Z27] Florist Shop
        [Z28] Hardware Store
        [Z29] Toy Store
       *[Z30] Helipad
    }
token =
    { $token ->
        [barricade] No-Barricade marker
        [dice] dice token
        [life] life token
       *[bullet] bullet
    }
figure =
    { $figure ->
        [human] human
        [zombie] zombie
        [neutral-human] neutral human
        [neutral-zombie] neutral zombie
        [player-zombie] player-zombie
       *[shotgun] shotgun guy
    }

## House rules

preset-friendly = Friendly
    .about = Each zombie may try to break in, a capture meets one weapon at most, and a human that cannot get away is infected without a roll.
option-first = First player
    .about = Who begins.
    .random = at random
    .youngest_seat = the first seat
option-movement = Movement
    .about = What several moving zombies cost.
    .pool = they share the Movement
    .minus_extra_zombies = the first step of each further zombie costs 2
option-flee = Flight
    .about = Where a fleeing human may go.
    .no_revisit = to no space twice
    .no_reverse = anywhere but straight back
option-close_map = Closing the map
    .about = What follows when a tile closes the map while tiles are left.
    .allow = nothing
    .penalty = the rest of the turn is lost
option-try = Barricade tries
    .about = How often you may try to break in.
    .per_player = once a turn
    .per_zombie = once a turn with each zombie
option-failed_try_stops = Failed tries
    .about = What happens to a zombie whose try has failed.
    .false = it may move on
    .true = it makes no step and no try this turn
option-reroll = Rolling again
    .about = Whose rolls can be repeated with dice tokens.
    .own = your own
    .any_player = anybody’s
option-wounded_human = Human after a wound
    .about = What the human does after wounding a zombie.
    .flees = it flees
    .stays = it stays where it is
option-weapons_per_capture = Weapons
    .about = How many weapons can be played at one capture.
    .many = one for each player, until one hits
    .one = a single one
option-trapped = Trapped humans
    .about = When a human that cannot get away is infected.
    .on_flee = when it would have to flee
    .instant = at once, without a roll
option-wound = Wound cards
    .about = Which of the drawn wound cards you take.
    .pair_forces = one; a pair forces you
    .take_all_distinct = one of each name
option-extra_escape = Second Escape
    .about = Where a second Escape goes.
    .removed = out of the game
    .discarded = to the discard pile
option-removed_zombie = Removed zombies
    .about = Where a zombie goes that is removed.
    .out = out of the game
    .supply = back to its owner’s supply
option-start_zombie_scores = First zombie
    .about = Whether the zombie of the start is worth a point.
    .true = yes
    .false = no
option-win_check = Reaching the goal
    .about = When the points are looked at.
    .immediate = at any time
    .turn_end = at the end of your own turn
option-infection_deck = Infection cards
    .about = How many infection cards there are.
    .number-40 = 40, as the rulebook says
    .number-30 = 30, as reviewers counted
option-max_rounds = Longest game
    .about = After how many rounds the game ends.
    .number-60 = after 60
    .number-20 = after 20
    .free = after a number of your own
option-stall_rounds = Standstill
    .about = After how many rounds without a change the game ends.
    .number-10 = after 10
    .number-3 = after 3
    .free = after a number of your own
option-windows = Questions
    .about = Who is asked whether to react.
    .eligible_only = those who can
    .uniform = everyone is always asked, so that pauses tell nothing
option-ask_flee_reroll = Rolling for a flight again
    .about = Whether you are asked to repeat the roll of a flight.
    .false = no
    .true = yes
option-timer_window = Time to react
    .about = How long you may think about a card against others; then you pass.
    .off = as long as you like
    .value-15s = 15 seconds
    .value-30s = 30 seconds
    .value-60s = 60 seconds
option-timer_turn = Time to decide
    .about = How long you may think about each decision of your own; then the smallest one is taken.
    .off = as long as you like
    .value-60s = 1 minute
    .value-120s = 2 minutes
    .value-300s = 5 minutes
option-leaver = Who leaves the table
    .about = What becomes of the seat of somebody who leaves for good.
    .bot = a bot takes over
    .skip = figures stay, turns are skipped
option-edition = Edition of the rules
    .about = By which edition of the rules an old match was played.
    .number-2 = the second
    .number-1 = the first

## Places

direction =
    { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
offset =
    { $across_way ->
        [east] { $across } east
        [west] { $across } west
       *[none] { "" }
    }{ $corner ->
        [yes] { ", " }
       *[no] { "" }
    }{ $along_way ->
        [north] { $along } north
        [south] { $along } south
       *[none] { "" }
    }
cell = { offset } of the Town Square
tile-place =
    { tile }{ $far ->
        [yes] { " " }({ offset })
       *[no] { "" }
    }
spot =
    { $spot ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
       *[c] middle
    }
place =
    { tile-place }, { $ground ->
        [building] { spot } room
        [street] street in the { spot }
       *[road]
            { $spot ->
                [c] centre
               *[other] { spot } end
            }
    }
turned =
    exits { $exits }{ $built ->
        [yes] { ", " }building { $building }
       *[no] { "" }
    }
place-unknown = space { $point }
step =
    { $steps ->
        [1]
            { $direction ->
                [far] goes on
               *[other] steps { direction }
            }
       *[other] walks { $steps } steps
    }
lying =
    { $human ->
        [yes] { " " }– a human is there
       *[no]
            { $token ->
                [yes] { " " }– a dice token is there
               *[no] { "" }
            }
    }

## What happened

character-dealt =
    { $you ->
        [yes] You play the { character }.
       *[no] { $player } plays the { character }.
    }
turn-started =
    { $you ->
        [yes] Round { $round }: it is your turn.
       *[no] Round { $round }: it is { $player }’s turn.
    }
seat-left =
    { $you ->
        [yes] You leave.
       *[no] { $player } leaves.
    } The zombies stay where they are, the turns are skipped.
turn-skipped =
    { $you ->
        [yes] Your turn
       *[no] { $player }’s turn
    } is skipped.
zombie-appeared =
    { $you ->
        [yes] A zombie of yours appears: { $space }.
       *[no] A zombie of { $player } appears: { $space }.
    }
tile-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } a tile: { tile }.
tile-placed =
    { $you ->
        [yes] You place
       *[no] { $player } places
    } the tile { tile }, { $cell }, { turned }.
tile-removed = The tile { tile } fits nowhere and is out of the game.
human-placed = A human comes here: { $space }.
token-placed = A dice token is put here: { $space }.
come =
    { $kind ->
        [human]
            { $count ->
                [one] a human
               *[other] { $count } humans
            }
        [dice]
            { $count ->
                [one] a dice token
               *[other] { $count } dice tokens
            }
        [neutral-zombie]
            { $count ->
                [one] a neutral zombie
               *[other] { $count } neutral zombies
            }
        [life]
            { $count ->
                [one] a life token
               *[other] { $count } life tokens
            }
       *[bullet]
            { $count ->
                [one] a bullet
               *[other] { $count } bullets
            }
    }
tile-filled = { $cell }: { $things } come here.
map-closed =
    { $you ->
        [yes] You have closed the map and lose the rest of your turn.
       *[no] { $player } has closed the map and loses the rest of the turn.
    }
card-drawn =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $player } draws { $card }.
    }
pile-renewed = The discard pile is shuffled and becomes the new deck: { deck }.
card-played =
    { $you ->
        [yes] You play
       *[no] { $player } plays
    } { $card }{ $aim ->
        [seat]
            { " " }on { $other_is_you ->
                [yes] you
               *[no] { $other }
            }
        [place] { "" }: { $target }
       *[none] { "" }
    }.
card-objected =
    { $you ->
        [yes] You object
       *[no] { $player } objects
    }: { $card } has no effect.
ability-used =
    { $you ->
        [yes] You use your ability “{ ability }”.
       *[no] { $player } uses the ability “{ ability }”.
    }
zombie-moved =
    { $you ->
        [yes] Your zombie
       *[no] { $player }’s zombie
    } { step }: { $space }.
token-taken =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } a dice token: { $space }.
die-rolled =
    { $you ->
        [yes] You roll
       *[no] { $player } rolls
    } { $face } { $what ->
        [barricade] to break in.
        [capture]
            for the capture{ $needed ->
                [0] { "" }
               *[other] { ", " }against { $needed }
            }.
        [weapon] for the armed human; with the bonus 4 or more hits.
        [flee]
            for the flight: { $face ->
                [one] one step
               *[other] { $face } steps
            }.
        [move] for movement.
        [fight] in combat; with bonuses 4 or more kills.
        [attack] for the attack; with bonuses 4 or more hits.
        [zombies]
            for the neutral zombies: { $face ->
                [one] one of them moves
               *[other] { $face } of them move
            }.
       *[undead] for the dead; 3 or less brings them back.
    }
roll-repeated =
    { $you ->
        [yes] You give up
       *[no] { $player } gives up
    } a dice token for a new roll.
barricade-tried =
    { $you ->
        [yes] You try
       *[no] { $player } tries
    } to break in: { $space }. { $needed ->
        [1] No roll is needed.
       *[other] It takes { $needed } or more.
    }
marker-placed = A No-Barricade marker is put here: { $space }.
try-failed = The barricade holds: { $space }.
movement-changed =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to go.
zombie-held =
    { $you ->
        [yes] A zombie of yours
       *[no] A zombie of { $player }
    } makes no step this turn: { $space }.
prey =
    { $prey ->
        [human] the human
       *[pawn]
            { $victim_is_you ->
                [yes] you
               *[no] { $victim }
            }
    }
human-caught =
    { $you ->
        [yes] You capture
       *[no] { $player } captures
    } { prey }: { $space }.
human-missed =
    { $you ->
        [yes] You miss
       *[no] { $player } misses
    } { prey }: { $space }.
weapon-hit =
    { $you ->
        [yes] Your weapon
       *[no] { $player }’s weapon
    } hits with 4 or more: { $owner_is_you ->
        [yes] you take a wound.
       *[no] { $owner } takes a wound.
    }
weapon-missed =
    { $you ->
        [yes] Your weapon
       *[no] { $player }’s weapon
    } misses { $owner_is_you ->
        [yes] your zombie
       *[no] { $owner }’s zombie
    }: less than 4.
wound-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } a wound card: { wound }.
wound-taken =
    { $you ->
        [yes] You keep
       *[no] { $player } keeps
    } the wound { wound }.
wounds-discarded =
    { $you ->
        [yes] You discard your
       *[no] { $player } discards all
    } wound cards.
zombie-removed =
    { $you ->
        [yes] You lose
       *[no] { $player } loses
    } a zombie: { $space }.{ $out ->
        [yes] { " " }It is out of the game.
       *[no] { "" }
    }
infection-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } an infection card: { infection }.
infection-dropped =
    { $you ->
        [yes] You drop
       *[no] { $player } drops
    } an infection card: { infection }.
escape-removed = One Escape card is out of the game for good.
human-eaten =
    { $you ->
        [yes] You eat
       *[no] { $player } eats
    } { prey }, 1 point: { $space }.
human-infected =
    { $you ->
        [yes] You infect
       *[no] { $player } infects
    } { prey }: { $space }.
human-trapped =
    { $you ->
        [yes] There is no way out: you have trapped your prey here: { $space }.
       *[no] There is no way out: { $player } has trapped the prey here: { $space }.
    }
human-fled =
    { $you ->
        [yes] You move
       *[no] { $player } moves
    } { prey } away: { $space }.
human-stayed = The prey stays where it is: { $space }.
token-stolen =
    { $you ->
        [yes] You take a dice token from { $victim }.
       *[no] { $player } takes a dice token from { $victim_is_you ->
            [yes] you
           *[no] { $victim }
        }.
    }
card-discarded =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $card }.
round-ended = Round { $round } is over.
game-stalled = The game ends here: nobody has reached the goal in time.
game-ended = The game is over.
seat-scored =
    { $you ->
        [yes] You finish
       *[no] { $player } finishes
    } { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } { $score ->
        [one] with one point
       *[other] with { $score } points
    }.

## Questions

prompt-start = Chance decides who begins.
prompt-character = The characters are dealt.
prompt-tile =
    { $you ->
        [yes] You draw a tile.
       *[no] { $player } draws a tile.
    }
prompt-card = Event cards are drawn.
prompt-roll = The die is rolled.
prompt-infection = Infection cards are drawn.
prompt-wounded = Wound cards are drawn.
prompt-place =
    { $you ->
        [yes] Where do you place the tile { tile }?
       *[no] { $player } places the tile { tile }.
    }
prompt-put-human =
    { $you ->
        [yes] { tile }: where does the next human stand?
       *[no] { $player } puts humans on the tile { tile }.
    }
prompt-put-token =
    { $you ->
        [yes] { tile }: where do you put the next dice token?
       *[no] { $player } puts dice tokens on the tile { tile }.
    }
prompt-premove =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] You are about to move. Do you play a card first?
               *[no] { $other } is about to move. Do you play a card?
            }
       *[no] { $other } is about to move; { $player } may play a card.
    }
prompt-move =
    { $you ->
        [yes]
            { $steps ->
                [0] No steps left. What else do you do?
                [one] Move your zombies: one step left.
               *[other] Move your zombies: { $steps } steps left.
            }
       *[no] { $player } moves the zombies.
    }
prompt-reroll =
    { $you ->
        [yes]
            You rolled { $roll } { $what ->
                [barricade] to break in
                [capture] for the capture
                [weapon] for the armed human
                [flee] for the flight
                [fight] in combat
               *[other] for the attack
            }{ $needed ->
                [0] { "" }
               *[other] { " " }and need { $needed }
            }. Give up { $tokens ->
                [one] your last dice token
               *[other] one of your { $tokens } dice tokens
            } for a new roll?
       *[no] { $player } may roll again.
    }
prompt-barricade =
    { $you ->
        [yes] { $other } breaks in: { $at }. Do you play a card?
       *[no] { $other } breaks in; { $player } may play a card.
    }
prompt-select =
    { $you ->
        [yes] Whom do you try to capture next?
       *[no] { $player } tries to capture humans.
    }
prompt-capture-failed =
    { $you ->
        [yes] You rolled { $roll } and need { $needed }. Use a card or ability?
       *[no] { $player } has missed.
    }
prompt-captured =
    { $you ->
        [yes] { $other } has captured somebody: { $at }. Do you play a card?
       *[no] { $other } has captured somebody; { $player } may play a card.
    }
prompt-weapon =
    { $you ->
        [yes] { $weapon } is used against your zombie. Do you stop it?
       *[no] { $weapon } is used against { $player }’s zombie.
    }
prompt-heal =
    { $you ->
        [yes] You are to draw wound cards. Do you use “{ ability }” instead?
       *[no] { $player } is to draw wound cards.
    }
prompt-take-wound =
    { $you ->
        [yes] Which wound card do you take?
       *[no] { $player } takes a wound card.
    }
prompt-before-infection =
    { $you ->
        [yes] Do you play a card before you draw infection cards?
       *[no] { $player } is about to draw infection cards.
    }
prompt-drop =
    { $you ->
        [yes] Which infection card do you drop?
       *[no] { $player } drops infection cards.
    }
prompt-after-infection =
    { $you ->
        [yes] Do you use “{ ability }” and redraw your infection cards?
       *[no] { $player } looks at the infection cards.
    }
prompt-choose =
    { $you ->
        [yes] As many Eats as Infects: what becomes of your prey?
       *[no] { $player } chooses: eat or infect.
    }
prompt-flee =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Your prey flees { $roll ->
                    [one] one step
                   *[other] { $roll } steps
                } from here: { $at }. Where to?
               *[no] { $other }’s prey flees { $roll ->
                    [one] one step
                   *[other] { $roll } steps
                } from here: { $at }. Where to?
            }
       *[no] { $player } decides where the prey of { $other } flees.
    }
prompt-discard =
    { $you ->
        [yes] Do you discard a card at the end of your turn?
       *[no] { $player } may discard a card.
    }
prompt-object =
    { $you ->
        [yes] { $card } has just been played. Do you use “{ ability }”?
       *[no] { $player } may object.
    }
prompt-open-house =
    { $you ->
        [yes] Where do you put a human?
       *[no] { $player } puts humans on the board.
    }
prompt-run =
    { $you ->
        [yes] Where does the human run?
       *[no] { $player } moves a human.
    }
prompt-window = The others may react.
prompt-over = The game is over.

## Choices; .short is for lists that have the card in front

choice-place-tile-cell-quarters = Place { tile }, { $cell }, { turned }
choice-human-space = A human: { $space }
choice-token-space = A dice token: { $space }
choice-step-space-direction = { $space }: the zombie { step } to { $to }{ lying }
choice-break-space =
    Break in: { $space } ({ $needed ->
        [1] no roll needed
       *[other] { $needed } or more
    })
choice-end-move = End the movement
choice-attempt-space = Capture the human with { $needed } or more: { $space }
choice-to-space = { $space }
weapon-bonus =
    { $weapon ->
        [yes] { " " }(+{ $bonus })
       *[no] { "" }
    }
choice-play-card = Play { $card }{ weapon-bonus }
    .short = play it
choice-play-card-cell = Play { $card }: { $cell }
    .short = { $cell }
choice-play-card-space = Play { $card }: { $space }
    .short = { $space }
choice-play-card-seat = Play { $card } on { $player }
    .short = on { $player }
choice-discard-card = Discard { $card }
    .short = discard it
choice-discard-nothing = Discard nothing
choice-end-move-then-discard-nothing = End your turn
choice-end-move-then-discard-item = End your turn and discard { $item }
choice-ability = Use your ability “{ ability }”
choice-tunnel-space = Dig a tunnel, once in the game: { $space }
choice-keep = Keep the roll
choice-reroll = Give up a dice token and roll again
choice-wound-wound = Take the wound { wound }
choice-drop-infection = Drop { infection }
choice-eat = Eat: 1 point
choice-infect = Infect: a new zombie
choice-done = Stop here
choice-pass = Do nothing

## Refusals

refusal-tile-does-not-fit = The tile does not fit there like that: an exit must meet an exit, and no edge may contradict another.
refusal-no-human-there = You cannot try to capture anybody there.
refusal-not-a-flight-end = The flight cannot end there.
refusal-not-in-hand = You do not have this card in your hand.
refusal-not-among-the-drawn = You cannot take this wound card.
refusal-not-now = That is not what is being asked now.
refusal-card-of-the-round-used = You have already played your card of this round.
refusal-card-not-now = This card cannot be played now, or not like that.
refusal-no-own-zombie-there = You have no zombie there.
refusal-no-steps-left = You have no steps left.
refusal-beside-a-human = A zombie that is with a human cannot step any further.
refusal-not-connected = There is no way in that direction.
refusal-barricaded = The building is nailed up: break in first, or find a No-Barricade marker.
refusal-no-closed-building = There is nothing to break open.
refusal-try-used = You cannot try to break in again this turn.
refusal-no-such-space = There is no such space in the town.
refusal-no-such-tile = No tile lies there.
refusal-unknown-choice = There is no such choice in this game.
refusal-unknown-outcome = That is not a possible outcome of chance.
refusal-unknown-target = That is not a target of this card.
refusal-not-on-that-tile = It cannot be put there now.
refusal-not-the-drawn-tile = That is not the tile that was drawn.
refusal-no-open-end = No open end of the town leads there.
refusal-no-such-opponent = There is no such opponent.
refusal-card-changes-nothing = This card would change nothing now.
refusal-not-a-target = This card cannot be played on that now.
refusal-zombie-held = Weak Ankles holds this zombie: it makes no step this turn.
refusal-zombie-stopped = This zombie makes no further step this turn.
refusal-afraid = Fear: nothing moves this turn.
refusal-claustrophobic = Claustrophobia: no step into a building, and inside only towards the street.
refusal-must-go-out = Claustrophobia: he has to go on towards the street as long as he can.

## Labels on the table

label-round = Round { $round }
label-turn = to play
label-tiles = Tiles
label-deck = Event cards
label-supply = Humans in supply
label-points = Points
label-zombies = Zombies
label-eaten = Eaten
label-removed = Zombies out of the game
label-tokens = Dice tokens
label-hand = Cards
label-wounds = Wounds
label-drawn = Drawn
label-your-hand = Your cards
label-empty = none
label-used = used
label-card-used = card of the round used

legend =
    How to read the map: north is up; above each tile stands its name, beside a building what it takes to break in.
    A letter is a zombie, its player is named below; a number after it says how many. h is a human, * a dice token, + a No-Barricade marker; . is street, : is building, the rest cannot be entered.
    Spaces are named by column and row, as they stand at the edge of the map.

## Score sheet

sheet-title = Final score
sheet-place = Place
sheet-total = Points
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] You win!
               *[no] { $names } wins.
            }
       *[other] Shared victory: { $names }.
    }
score-goal = Whoever first has as many points as their character needs wins.
score-arrived = Zombies that came onto the board
score-infected = Humans infected
score-eaten = Humans eaten
score-removed = Zombies lost
score-uncounted = Not counted

## On the page

web-box =
    .line = You are the zombies: break in, catch the living, eat them or make them your own.
    .minutes-low = 30
    .minutes-high = 60
# Answers in advance: the button, and what it says while it stands.
web-order-pass-until-turn = Pass until my turn
web-order-ask-in-reach = Ask only about prey in reach
web-standing-pass-until-turn = You pass until your turn.
web-standing-ask-in-reach = You are asked only when prey in your reach is captured.
web-order-pass-always = Pass until I say otherwise
web-standing-pass-always = You pass until you say otherwise.
web-rest = Fill for me
web-map =
    { $count ->
        [one] Map of the town, one tile
       *[other] Map of the town, { $count } tiles
    }
web-zoom = Size of the map
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Whole map
web-turn-left = Turn the tile left
web-turn-right = Turn the tile right
web-lay-here = Place it here
# § stands for the number.
web-steps-away = steps away: { $count }
# Who stands on a space.
web-here =
    { $kind ->
        [human] a human
        [npc]
            { $count ->
                [one] a neutral zombie
               *[other] { $count } neutral zombies
            }
        [pawn] { $name }’s shotgun guy
       *[zombie]
            { $count ->
                [one] { $name }’s zombie
               *[other] { $count } of { $name }’s zombies
            }
    }
web-lying =
    { $kind ->
        [open] No-Barricade marker
        [life] life token
        [bullet] bullets
       *[die] dice token
    }
web-ways = on to: { $ways }
web-closed = nailed up: { $ways }, barricade { $number }
web-humans =
    { $count ->
        [one] one human
       *[other] { $count } humans
    }
web-dice =
    { $count ->
        [0] no dice tokens
        [one] one dice token
       *[other] { $count } dice tokens
    }
web-barricade = barricade { $number }
web-opened =
    { $count ->
        [one] opened in one place
       *[other] opened in { $count } places
    }
web-exits = exits: { $ways }
web-in-words = The town in words
web-nearest = From your zombies to the nearest human
web-near =
    { $steps ->
        [0] { $space }: a human is right there
        [one] { $start }: one step, { $space }
       *[other] { $start }: { $steps } steps, { $space }
    }
web-none-near = No human can be reached as things are.
web-nearest-foe = From your shotgun guy to the nearest neutral zombie
web-nearest-helipad = From your shotgun guy to the Helipad
web-way =
    { $steps ->
        [0] { $space }: right where you stand
        [one] { $start }: one step, { $space }
       *[other] { $start }: { $steps } steps, { $space }
    }
web-no-way = As things are, no way leads there.
web-moved =
    { $kind ->
        [npc] Neutral zombie: { $start }, now { $space }
        [pawn] { $name }’s shotgun guy: { $start }, now { $space }
       *[zombie] { $name }’s zombie: { $start }, now { $space }
    }
web-tiles = Tiles
web-piles = Round and piles
web-round = Round { $round }
web-tiles-left = Tiles left
web-supply = Humans in supply
web-events = Event cards
web-discard = Discarded
web-drawn = Drawn
web-hand = Cards
web-tokens = Dice tokens
web-ability = ability
web-used = used
web-card-used = card of the round played
web-weapon = weapon +{ $bonus }
web-event = event
web-item = item
web-items = Your items
web-empty-hand = No cards in hand.
web-card-free = card of the round still free
web-track =
    { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, { $eaten } eaten
web-removed =
    { $count ->
        [one] { $count } zombie out of the game
       *[other] { $count } zombies out of the game
    }
web-collected = { $count } of { $goal } zombies
# What is being rolled for.
web-stage =
    { $kind ->
        [barricade] Breaking in
        [capture] Capture
       *[other] Fight
    }
web-duel =
    { $kind ->
        [barricade]
            { $needed ->
                [1] { $name } breaks in: the barricade gives way by itself
               *[other] { $name } breaks in: { $needed } or more is needed
            }
        [capture]
            { $against ->
                [somebody] { $name } grabs { $foe }: { $needed } or more is needed
               *[nobody] { $name } grabs a human: { $needed } or more is needed
            }
        [attack]
            { $against ->
                [somebody] { $name } attacks { $foe }’s zombie: { $needed } or more is needed
               *[nobody] { $name } attacks a player’s zombie: { $needed } or more is needed
            }
       *[fight] { $name } fights a neutral zombie: { $needed } or more is needed
    }
web-rolls =
    { $what ->
        [weapon] { $face } for the weapon
        [flee] { $face } to flee
       *[other] { $face }
    }
web-fate =
    { $fate ->
        [paralysed] loses the next turn
        [afraid-next] will be afraid
        [afraid] is afraid
        [cramped-next] will shun buildings
        [cramped] shuns buildings
        [untied] has a loose shoelace
        [marbles-next] spills marbles
        [marbles] spills marbles
        [food-next] throws food
        [food] throws food
        [left] has left
       *[dead] is dead
    }
web-key-zoom = map larger, smaller, whole; arrows with Shift move it
web-key-next = on to the next thing that can be done on the map
web-key-turn = turn the tile
web-lesson-turn = Your turn has five steps: lay a tile, draw up to three cards, move your zombies, catch humans, and discard a card if you like. The prompt leads you through them.
web-lesson-tile = Touch a place with a dashed outline to try the tile there, touch it again to turn it, then lay it. If it brings buildings, you put their humans and dice tokens on the spaces: one by one, or all at once with “Fill for me”.
web-lesson-town = The town grows with every tile. Touch one of your zombies, then a space with a ring: it walks there. Drag the map, zoom with the wheel or with two fingers.
web-lesson-goal = Each of your zombies on the map and each human you have eaten is a point. Reach the number on your character first.
web-lesson-capture = Walk onto humans to catch them. Buildings are nailed up: stop beside one and break in. Whoever is caught may be armed by the others, so watch your wounds.
web-lesson-gun = You are a shotgun guy: no barricade stops you. Touch a space with a ring and you walk there. Where a zombie stands, you fight: the die and your bonuses must make 4, bullets help, a miss costs a life.
web-lesson-gun-goal = Every zombie you kill joins your collection. You win with 25, or on the centre of the Helipad, the last tile, when no zombie is left there.

# Why a choice is better than another: what it brings, or spares.

reason-score = It brings you points sooner.
reason-human-eaten = It more often ends with a human eaten, which scores.
reason-human-infected = It more often infects a human: one more zombie for you.
reason-human-caught = It gives you a better chance to catch a human.
reason-zombies = You have more zombies in town this way.
reason-wounds = It spares you wounds.
reason-marker-placed = It breaks the barricade, so the way in is free.
reason-tokens = It wins you a dice token for a second roll.
reason-weapon-hit = It keeps you out of the line of fire.
reason-rivals-score = It slows down whoever leads.
reason-distance = It brings your zombies closer to the humans.
reason-hand-size = It leaves you with more cards in hand.
# The lesson
lesson-aim = You are the zombies! Each of your zombies in town and each human eaten is a point. With 9 points you win.
lesson-tile = Every turn begins with a tile: the town grows. Tap the ringed place on the left and lay it there. On a road a human appears at once.
    .not = It fits elsewhere, too. Lay it here on the left, so that this side stays quiet.
lesson-break = Two humans hide in the house above your zombie, but it is nailed up. Tap the ringed board and break in: the die decides.
    .not = You can walk later. Break in first, the humans sit right behind the boards.
lesson-walk = You’re in! Where a board is gone, everybody gets through from now on. Tap your zombie and walk onto the human on the right.
    .not = That way it gets away. Go through the gap, then to the right.
lesson-done = Caught and infected: the human is your second zombie now, one more point! To finish you may discard a card. Make up your mind.
    .not = Only the discard is left: one card or none.
lesson-other = Lay a tile, draw cards, move, catch, discard: that was a whole turn. Now it is { $bot }’s. Press “Next” and watch.
lesson-end = Your horde is growing! One human is left in the house, and the gap stays open. Others can arm your prey, so mind your wounds. Enjoy your meal!
