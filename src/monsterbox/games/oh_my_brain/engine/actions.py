"""The numbers of all actions: section 4.2 of the specification, in its order.

How many plays there are depends on the deck, so what follows them is counted from `deck.pass_`.
Opponents are counted clockwise from the seat that acts, 1 to 4: a number means the same to all.
"""

from typing import Final

from mypy_extensions import i64

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


# Of actions counted from `deck.pass_`; opponent 0 would be the seat itself.


def is_share(action: i64) -> bool:
    return DIST < action < KEEP


def is_keep(action: i64) -> bool:
    return KEEP <= action < GIVE_CARD


def is_gift(action: i64) -> bool:
    return GIVE_CARD <= action <= GIVE_TO


def is_gift_receiver(action: i64) -> bool:
    return GIVE_TO < action <= STEAL_FROM


def is_victim(action: i64) -> bool:
    return STEAL_FROM < action <= SWAP_HAND


def is_swap(action: i64) -> bool:
    return SWAP_HAND < action < REFILL


def is_grave_swap(action: i64) -> bool:
    return SWAP_GRAVE < action < REFILL


def is_refill(action: i64) -> bool:
    return REFILL <= action < NO_SWAP


def is_burial(action: i64) -> bool:
    return BURY <= action <= SIGN
