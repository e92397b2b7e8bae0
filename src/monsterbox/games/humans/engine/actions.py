"""The numbers of all actions.

Spaces are counted by their tile in the order of placing: tile * 9 + local space, 0 to 359.
Players are counted clockwise from the seat that acts: a number means the same to all.
"""

from typing import Final

PASS: Final = 0
KEEP: Final = 1
REROLL: Final = 2
END_MOVE: Final = 3
NO_DISCARD: Final = 4
ABILITY: Final = 5
CHOOSE_EAT: Final = 6
CHOOSE_INFECT: Final = 7
FILL_HUMANS: Final = 8
FILL_ZOMBIES: Final = 9
ROLL: Final = 10
STAY: Final = 11
ACCEPT: Final = 12
SPEND: Final = 13
LOSE_LIFE: Final = 14
FIGHT: Final = 15
DONE: Final = 16
END: Final = 17
STACK: Final = 18  # + 0 humans' stack, 1 zombies' stack
DECK: Final = 20  # + 0 humans' deck, 1 zombies' deck
ARM: Final = 22  # + arm of the cross
DISCARD: Final = 30  # + kind of card
TAKE_WOUND: Final = 80  # + name
DROP: Final = 90  # + name
PUT: Final = 100  # + local space
TUNNEL: Final = 110  # + space
PLACE: Final = 470  # + (tile * 4 + side) * 4 + quarters: beyond that exit
STEP: Final = 1110  # + space * 4 + side
BREAK: Final = 2550  # + space
ATTEMPT: Final = 2910  # + space
ATTACK: Final = 3270  # + player
SPACE: Final = 3280  # + space
PLAY: Final = 3640  # + kind of card
PLAY_TILE: Final = 3690  # + kind of card * 40 + tile
PLAY_SPACE: Final = 5570  # + kind of card * 360 + space
PLAY_SEAT: Final = 22490  # + kind of card * 6 + player
PLAY_FIGURE: Final = 22780  # + (0 ZE04, 1 ZE25) * 2160 + player * 360 + space
PLAY_LOSS: Final = 27100  # + player * 48 + kind of card in play, or 47 for bullets
USE: Final = 27400  # + kind of card
MOVE_NPC: Final = 27450  # + space * 4 + side
ASSAULT: Final = 28890  # + player: his zombie here

# Chance.
START: Final = 28900  # + seat
CHARACTER: Final = 28910  # + character
TILE: Final = 28920  # + tile
CARD: Final = 28970  # + kind of card
FACE: Final = 29020  # + face, 1 to 6
INFECTION: Final = 29030  # + name
WOUND: Final = 29040  # + name

# The table.
LEAVE: Final = 29050  # + seat
