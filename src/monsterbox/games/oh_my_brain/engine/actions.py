"""The numbers of all actions: section 4.2 of the specification, in its order.

How many plays there are depends on the deck, so what follows them is counted from `deck.pass_`.
Opponents are counted clockwise from the seat that acts, 1 to 4: a number means the same to all.
"""

from typing import Final

SPLIT: Final = 0  # + place in the lot, ascending: this card goes to the graveyard
PLAY: Final = 3  # + most copies * value + number of cards - 1

# From here on: + deck.pass_
PASS: Final = 0
DIST: Final = 0  # + opponent
KEEP: Final = 5  # + place among the drawn cards, ascending
GIVE_CARD: Final = 7  # + value
GIVE_TO: Final = 26  # + opponent
STEAL_FROM: Final = 30  # + opponent
SWAP_HAND: Final = 34  # + opponent
SWAP_GRAVE: Final = 38  # + opponent
REFILL: Final = 43  # + value

# Only with house rules: optional_swap, forgetful_refill, open_draft, tie_starter = rps.
NO_SWAP: Final = 63
LEAVE: Final = 64
BURY: Final = 65  # + value
SIGN: Final = 84  # + sign: 1 rock, 2 paper, 3 scissors

# Chance.
START: Final = 88  # + seat
CARD: Final = 93  # + value
FACE: Final = 113  # + face

# The table, not a seat, with the house rule forfeit.
GONE: Final = 119  # + seat
