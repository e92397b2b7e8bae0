"""House rules and what the two games differ in, as flags that the compiled rules test.

`options` says what each house rule is called, `composition.toml` which game sets which flag.
"""

from typing import Final

# What the two games differ in.
EXTRA_ZOMBIE: Final = 1  # one more zombie at the second turn, five and six players
EMPTY_TOWN_ENDS: Final = 2  # no human left ends the game
CROSS: Final = 4  # a cross of nine tiles, buildings to start in
BOTH_DECKS: Final = 8  # cards may be drawn from either deck
ROAD_CHOICE: Final = 16  # humans or zombies on a road
NPC_TURN_END: Final = 32  # the zombies of nobody move at the end of a turn
CLOSING_COSTS: Final = 64  # whoever closes the map loses the rest of the turn
TIES_SHARED: Final = 2147483648  # nothing but the share of the goal ranks

# House rules of the base game.
MINUS_EXTRA: Final = 128
NO_REVERSE: Final = 256
TRY_PER_ZOMBIE: Final = 1024
FAILED_TRY_STOPS: Final = 2048
ANY_PLAYER_REROLLS: Final = 4096
WOUNDED_STAYS: Final = 8192
ONE_WEAPON: Final = 16384
TRAPPED_INSTANT: Final = 32768
TAKE_ALL_WOUNDS: Final = 65536
ESCAPES_DISCARDED: Final = 131072
START_SCORES_NOT: Final = 262144
WIN_AT_TURN_END: Final = 524288
UNIFORM_WINDOWS: Final = 1048576
FLIGHT_ROLLS_STAND: Final = 2097152
FIRST_SEAT_STARTS: Final = 4194304
LEAVERS_SKIPPED: Final = 4294967296
REMOVED_TO_SUPPLY: Final = 17179869184

# House rules of the combined game.
DIAGONAL: Final = 8388608
FREE_STACK: Final = 16777216
START_TOKENS: Final = 33554432
ONE_WOUND_CARD: Final = 67108864
VICTIM_MAY_NOT_ARM: Final = 134217728
CROSS_TOKENS: Final = 268435456
CLOSED_DOORS: Final = 536870912
ANYTIME: Final = 1073741824
HELIPAD_REACHED: Final = 34359738368
EATEN_RETURN_AT_ONCE: Final = 68719476736
FIRST_EDITION: Final = 8589934592  # as matches of the first edition were played
