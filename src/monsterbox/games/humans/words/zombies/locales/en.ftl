# Humans!!! with Zombies!!!: what the combined game says otherwise or besides `humans.ftl`. Sentences are our own.

name = Humans!!! + Zombies!!!
notice-data = The cards and tiles of Humans!!! are largely reconstructed; those of Zombies!!! follow two public programs of the game.

pitch = Shotgun guys against zombies, and this time both sides are yours to play.
intro =
    { pitch }
    Some of you are shotgun guys, the others are zombies, all in one town.
    Shotgun guys win with 25 zombies in their collection, or on the Helipad once it is cleared; zombies win with the points of their character.
    In your turn you place a tile of your own set and fill it with humans, zombies and tokens.
    Shotgun guys roll the die, add their life tokens and fight every zombie they meet: 4 or more kills, bullets help, lives are lost.
    Zombies share their movement, break into buildings and capture humans and shotgun guys.
    At the end of every turn some neutral zombies are moved, and you draw your event cards from either deck.

## Sides and cards

side =
    { $side ->
        [zombie] zombies
       *[shotgun] shotgun guy
    }
card-limit =
    { $kind ->
        [HW1] Shotgun guys may also add the bonus to one of their own combat or attack rolls.
        [HW2] Shotgun guys may also add the bonus to one of their own combat or attack rolls.
        [HW3] Shotgun guys may also add the bonus to one of their own combat or attack rolls.
        [HW4] Shotgun guys may also add the bonus to one of their own combat or attack rolls.
        [HW5] Shotgun guys may also add the bonus to one of their own combat or attack rolls.
        [HW6] Shotgun guys may also add the bonus to one of their own combat or attack rolls.
        [HE01] Shotgun guys play it while they move. Not on the space of a shotgun guy.
        [HE02] Shotgun guys: 3 more steps, but not after “The Keys Are Still In It”.
        [HE03] On anybody; of a shotgun guy it halves die, life tokens and Skateboard, but not “The Keys Are Still In It”.
        [HE04] Against player-zombies only.
        [HE05] Against player-zombies only.
        [HE06] For player-zombies only.
        [HE07] Neutral humans only.
        [HE08] Also when a shotgun guy has been captured.
        [HE09] For player-zombies only.
        [HE10] For player-zombies only.
        [HE11] For player-zombies only.
        [HE12] For player-zombies only.
        [HE13] Also against a weapon in a shotgun guy’s attack on your zombie.
        [HE14] Between zombie players only.
        [ZE01] Zombie players can only double their Movement.
        [ZE02] For shotgun guys; neutral zombies only.
        [ZE03] Neutral zombies only.
        [ZE04] For shotgun guys; of a zombie player you choose one zombie.
        [ZE05] On shotgun guys only.
        [ZE06] On shotgun guys only.
        [ZE07] For shotgun guys only.
        [ZE08] On anybody; player-zombies need not go out.
        [ZE09] On anybody; no zombie of a zombie player moves.
        [ZE10] For shotgun guys only.
        [ZE11] For shotgun guys only.
        [ZE12] For shotgun guys only. The owners of player-zombies inside draw wound cards.
        [ZE13] For shotgun guys only.
        [ZE14] On anybody.
        [ZE15] On shotgun guys only.
        [ZE16] Neutral zombies, in Zombies!!! buildings only.
        [ZE17] For shotgun guys only.
        [ZE18] For shotgun guys only.
        [ZE19] For shotgun guys only.
        [ZE20] For shotgun guys only, also under “Fear”.
        [ZE21] For shotgun guys only.
        [ZE22] Neutral zombies, in buildings of both sets.
        [ZE23] Neutral zombies only.
        [ZE24] Neutral zombies only.
        [ZE25] On anybody; of a zombie player you choose one zombie.
        [ZE26] On anybody; for a zombie player it halves the Movement.
       *[ZE27] Neutral zombies only.
    }

## House rules

option-max_rounds = Longest game
    .about = After how many rounds the game ends.
    .number-80 = after 80
    .number-20 = after 20
    .free = after a number of your own
option-stall_rounds = Standstill
    .about = After how many rounds without a change the game ends.
    .number-12 = after 12
    .number-3 = after 3
    .free = after a number of your own
option-hz_sides = Sides
    .about = Who plays zombies and who a shotgun guy; there must be at least one of each.
    .seat-z = zombies
    .seat-s = shotgun guy
    .alternating = in turns, zombies first
    .shotgun_first = in turns, a shotgun guy first
    .one_zombie = zombies in the first seat, shotgun guys in all others
    .one_shotgun = a shotgun guy in the first seat, zombies in all others
    .free = as given for this table
option-hz_layout = First tiles
    .about = Where the first four buildings stand.
    .cross = at the ends of a cross
    .diagonal_t_only = in the four corners
option-hz_stack = Tile stacks
    .about = From which stack you draw a tile.
    .own = from that of your side
    .free = from the one you like
option-hz_start_tokens = Tokens at the start
    .about = Whether the first buildings have tokens in them.
    .false = no
    .true = yes
option-z_doors = Doors
    .about = Where Zombies!!! buildings can be entered.
    .printed = at the printed doors
    .any = from every street space beside them
option-z_barricade = Zombies!!! barricades
    .about = Whether player-zombies must break into Zombies!!! buildings.
    .none = no
    .value-4 = yes, with 4 or more
option-pvp_wound = Hit by a shotgun guy
    .about = How many wound cards a player-zombie draws then.
    .value = as its character says
    .one_card = one
option-victim_may_arm = Arming yourself
    .about = Whether a captured shotgun guy may play a weapon himself.
    .true = yes
    .false = no
option-cross_tokens = Dice tokens for shotgun guys
    .about = Whether shotgun guys take and use dice tokens.
    .false = no
    .true = yes
option-z_timing = Zombies!!! cards
    .about = When Zombies!!! cards without a moment of their own can be played.
    .windows = before and during movement
    .anytime = also before the tile and before the zombie movement
option-eaten_returns = Eaten or infected
    .about = When a shotgun guy with life left is put on the Town Square.
    .next_turn = when his next turn begins
    .at_once = at once
option-helipad = Winning on the Helipad
    .about = When a shotgun guy wins on the centre of the Helipad.
    .cleared = when no zombie is left there
    .reached = as soon as he gets there

## What happened

card-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $card } ({ deck }).
building-chosen =
    { $you ->
        [yes] You start
       *[no] { $player } starts
    } in the building in the { $arm ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }.
npc-placed = A neutral zombie comes here: { $space }.
life-placed = A life token is put here: { $space }.
bullets-placed = Bullets are put here: { $space }.
pawn-placed =
    { $you ->
        [yes] You enter
       *[no] { $player } enters
    } the board: { $space }.
pawn-moved =
    { $you ->
        [yes]
            { $steps ->
                [1]
                    { $direction ->
                        [far] You go on
                       *[other] You step { direction }
                    }
               *[other] You walk { $steps } steps
            }
       *[no] { $player } { step }
    }: { $space }.
pawn-gone =
    { $you ->
        [yes] You { $dead ->
            [yes] die and leave
           *[no] leave
        }
       *[no] { $player } { $dead ->
            [yes] dies and leaves
           *[no] leaves
        }
    } the board until the next turn.
life-taken =
    { $you ->
        [yes] You take a life token and have
       *[no] { $player } takes a life token and has
    } { $life } now.
bullets-taken =
    { $you ->
        [yes] You take bullets and have
       *[no] { $player } takes bullets and has
    } { $bullets } now.
life-lost =
    { $you ->
        [yes] You lose
       *[no] { $player } loses
    } a life token; { $life ->
        [0] none is left.
        [one] one is left.
       *[other] { $life } are left.
    }
bullets-spent =
    { $you ->
        [yes] You spend
       *[no] { $player } spends
    } { $count ->
        [one] one bullet
       *[other] { $count } bullets
    } to make it 4.
npc-killed =
    { $you ->
        [yes] You kill
       *[no] { $player } kills
    } a neutral zombie, { $collected } in the collection: { $space }.
npc-moved =
    { $count ->
        [one] A neutral zombie { step }: { $space }.
       *[other] { $count } neutral zombies move.
    }
item-used =
    { $you ->
        [yes] You use
       *[no] { $player } uses
    } { $card }.
item-lost =
    { $you ->
        [yes] You lose
       *[no] { $player } loses
    } { $card }.
zombies-collected =
    { $you ->
        [yes] You collect
       *[no] { $player } collects
    } { $count ->
        [one] one zombie
       *[other] { $count } zombies
    }, { $collected } in all.
zombies-returned =
    { $you ->
        [yes] You give back
       *[no] { $player } gives back
    } { $count ->
        [one] one zombie
       *[other] { $count } zombies
    }, { $collected } left.
attack-failed =
    { $you ->
        [yes] Your attack
       *[no] { $player }’s attack
    } on { $owner_is_you ->
        [yes] your zombie
       *[no] { $owner }’s zombie
    } has failed.
npcs-stay = All neutral zombies stay where they are.
fate-set =
    { $card } awaits { $you ->
        [yes] you
       *[no] { $player }
    }.
turn-lost =
    { $you ->
        [yes] You lose
       *[no] { $player } loses
    } this turn.
life-gained =
    { $you ->
        [yes] You rest and have
       *[no] { $player } rests and has
    } { $life ->
        [one] one life token
       *[other] { $life } life tokens
    } now.
cramp-set =
    { $other_is_you ->
        [yes] You decide
       *[no] { $other } decides
    } where { $you ->
        [yes] your shotgun guy goes
       *[no] { $player }’s shotgun guy goes
    }.

## Questions

prompt-start-building = The first tiles are laid out.
prompt-building =
    { $you ->
        [yes] In which of the four buildings do you start?
       *[no] { $player } chooses a building to start in.
    }
prompt-put-zombie =
    { $you ->
        [yes] Where does your next zombie start?
       *[no] { $player } puts zombies on the board.
    }
prompt-deck =
    { $you ->
        [yes] From which deck do you draw?
       *[no] { $player } draws cards.
    }
prompt-stack =
    { $you ->
        [yes] From which stack do you draw your tile?
       *[no] { $player } draws a tile.
    }
prompt-fill =
    { $you ->
        [yes] { tile }: do humans or neutral zombies come onto this road?
       *[no] { $player } decides what comes onto the road.
    }
prompt-put-npc =
    { $you ->
        [yes] { tile }: where does the next neutral zombie stand?
       *[no] { $player } puts neutral zombies on the tile { tile }.
    }
prompt-put-life =
    { $you ->
        [yes] { tile }: where do you put the next life token?
       *[no] { $player } puts life tokens on the tile { tile }.
    }
prompt-put-bullets =
    { $you ->
        [yes] { tile }: where do you put the next bullets?
       *[no] { $player } puts bullets on the tile { tile }.
    }
prompt-pawn-roll =
    { $you ->
        [yes] Do you roll for movement, or play a card instead?
       *[no] { $player } is about to roll for movement.
    }
prompt-moved =
    { $you ->
        [yes] { $other } has rolled for movement. Do you play a card?
       *[no] { $other } has rolled for movement; { $player } may play a card.
    }
prompt-pawn-move =
    { $you ->
        [yes]
            { $steps ->
                [0] No steps left. What else do you do?
                [one] Move the shotgun guy: one step left.
               *[other] Move the shotgun guy: { $steps } steps left.
            }
       *[no] { $player } moves the shotgun guy.
    }
prompt-fight =
    { $you ->
        [yes] You have rolled { $roll } against the zombie, and it takes 4. What do you do?
       *[no] { $player } fights a zombie.
    }
prompt-attack =
    { $you ->
        [yes] You have rolled { $roll } for your attack, and it takes 4. What do you do?
       *[no] { $player } attacks a zombie.
    }
prompt-meet =
    { $you ->
        [yes] Several zombies are here. Which one do you fight first?
       *[no] { $player } meets several zombies.
    }
prompt-before-npcs =
    { $you ->
        [yes] The neutral zombies are about to move. Do you play a card?
       *[no] The neutral zombies are about to move; { $player } may play a card.
    }
prompt-npcs =
    { $you ->
        [yes] Which neutral zombie do you move, and where?
       *[no] { $player } moves neutral zombies.
    }
prompt-any =
    { $you ->
        [yes] Do you play a card now?
       *[no] { $player } may play a card.
    }
prompt-put-by-card =
    { $you ->
        [yes] Where do you put a neutral zombie?
       *[no] { $player } puts neutral zombies on the board.
    }
prompt-move-from =
    { $you ->
        [yes] Which neutral zombie do you move?
       *[no] { $player } moves a neutral zombie.
    }
prompt-move-to =
    { $you ->
        [yes] Where do you put this neutral zombie?
       *[no] { $player } moves a neutral zombie.
    }
prompt-lead =
    { $you ->
        [yes] You lead somebody else’s figure. Where does it step?
       *[no] { $player } leads somebody else’s figure.
    }
prompt-undead =
    { $you ->
        [yes] You have rolled 3 or less. Do two of your zombies go back, or do you pay?
       *[no] { $player } decides whether zombies go back.
    }

## Choices; .short is for lists that have the card in front

who =
    { $figure ->
        [pawn] the shotgun guy
        [zombie] the zombie
       *[any] the figure
    }
choice-step-space-direction = { $space }: { who } { step } to { $to }{ lying }
choice-building-direction = { $cell }
choice-own-space = A zombie of yours: { $space }
choice-fill-humans = Humans
choice-fill-zombies = Neutral zombies
choice-roll = Roll for movement
choice-stay = Stay where you are
choice-accept = Accept it
choice-spend-bullets = Spend bullets to make it 4
choice-lose-life = Pay a life token and roll again
choice-fight = Fight the neutral zombie
choice-end = No more attacks
choice-stack-humans = From the stack of Humans!!!
choice-stack-zombies = From the stack of Zombies!!!
choice-draw-humans = A Humans!!! card
choice-draw-zombies = A Zombies!!! card
choice-zombie-space = A neutral zombie: { $space }
choice-life-space = A life token: { $space }
choice-bullets-space = Bullets: { $space }
choice-from-space = { $space }
choice-move-space-direction = { $space }: the neutral zombie { step } to { $to }
choice-attack-seat = Capture { $player } with { $needed } or more
choice-assault-seat = Attack { $player }’s zombie
choice-use-card = Use { $card }
    .short = use it
choice-play-card-seat-space = Play { $card } on { $player }: { $space }
    .short = on { $player }: { $space }
choice-play-card-seat-item = Play { $card } on { $player }, who loses { $item }
    .short = on { $player }, who loses { $item }
choice-play-card-seat-bullets = Play { $card } on { $player }, who loses bullets
    .short = on { $player }, who loses bullets

## Labels on the table

label-life = Life
label-bullets = Bullets
label-collected = Collected
label-items = In play
legend =
    How to read the map: north is up; above each tile stands its name, beside a building what it takes to break in.
    A capital letter is a zombie, its player is named below; a number after it says how many. A small letter is a shotgun guy. h is a human, z a neutral zombie, * a dice token, ! a life token, % bullets, + a No-Barricade marker; . is street, : is building, the rest cannot be entered.
    Spaces are named by column and row, as they stand at the edge of the map.

## Score sheet

score-goal = Zombies win with the points that their character needs, shotgun guys with 25 zombies or on the Helipad.
score-killed = Zombies collected
score-returned = Zombies given back

## On the page

web-box =
    .line = Two games on one map: some play the undead, others fight their way to the helipad.
    .minutes-low = 60
    .minutes-high = 120

# Why a choice is better than another: what it brings, or spares.

reason-collected = Your shotgun guy collects more zombies.
reason-pawn-gone = Your shotgun guy survives more often.
reason-life = It leaves your shotgun guy with more life.
reason-bullets = It leaves your shotgun guy with more bullets.
# The lesson
lesson-aim = This time you are the shotgun guy, against { $bot } and the zombies. You win with 25 zombies in your collection, or on the Helipad once it is cleared.
lesson-tile = Your turn begins with a tile as well. Tap the ringed place and lay it there.
    .not = It fits elsewhere, too. Take the ringed place here.
lesson-fill = A new road gets humans or zombies, the choice is yours. Take humans to begin with.
    .not = Zombies would mean more prey, but more trouble as well. Take humans here.
lesson-walk = You rolled 2, plus your 3 life tokens: that makes 5 steps. On the right stands a zombie. Tap your figure and go there.
    .not = You could, but the prey waits on the right. Go three spaces to the right.
lesson-bullet = Where there is a zombie, you fight: you need 4 and have 3. A bullet gives +1. Spend one!
    .not = That would do, but it would be a waste: one bullet is enough.
lesson-stop = A hit! The zombie is in your collection. End your movement, then discard a card or none.
    .not = No need to go on. End your movement here, then the discard.
lesson-end = Your first zombie, 24 to go! No barricade stops you, but every life lost slows you down. Now it is { $bot }’s turn, with the zombies.
