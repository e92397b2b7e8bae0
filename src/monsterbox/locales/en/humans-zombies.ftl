# Humans!!! with Zombies!!!: what the combined game says otherwise or besides `humans.ftl`. Sentences are our own.

-builds-on = humans
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
    .about = Who plays zombies and who a shotgun guy.
    .alternating = in turns, zombies first
    .free = as given for this table
option-hz_layout = First tiles
    .about = Where the first four buildings stand.
    .cross = at the ends of a cross
    .diagonal_T_only = in the four corners
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
    .number-4 = yes, with 4 or more
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
