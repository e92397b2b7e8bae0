"""Kinds of notes the rules write into a journal; `events` turns them into events for people."""

from typing import Final

ROUND_BEGAN: Final = 0  # round, starter
LOT_DEALT: Final = 1  # seat, cards as digits to the base 32, each value + 1
LOT_SPLIT: Final = 2  # seat, value that went to the graveyard
TURN_BEGAN: Final = 3  # seat
PLAYED: Final = 4  # seat, value, number of cards
EXTRA_GIVEN: Final = 5  # seat, receiver, value
PASSED: Final = 6  # seat
HORDE_CLEARED: Final = 7  # seat, number of cards
BRAIN_LOST: Final = 8  # seat
RESERVE_RENEWED: Final = 9  # number of cards
DREW: Final = 10  # seat, value
KEPT: Final = 11  # seat, value in hand, value in the graveyard or NONE
ROLLED: Final = 12  # seat, effect
NO_EFFECT: Final = 13  # seat, effect
GAVE: Final = 14  # seat, receiver, value
RAINED: Final = 15  # seat, value
RAIN_MISSED: Final = 16  # seat
STOLEN: Final = 17  # seat, victim
GAINED: Final = 18  # seat
SWAPPED: Final = 19  # seat, other, whether the graveyards
RECEIVED: Final = 20  # seat, value: follows SWAPPED, one for each card
SWAP_DECLINED: Final = 21  # seat
REPLAYS: Final = 22  # seat
REFILLED: Final = 23  # seat, value
REFILL_LEFT: Final = 24  # seat
PLAYS_AGAIN: Final = 25  # seat
ROUND_ENDED: Final = 26  # seat
PAID: Final = 27  # seat, brains, cards held
SIGN_SHOWN: Final = 28  # seat, sign
THROW_UNDECIDED: Final = 29
STALLED: Final = 30
SEAT_GONE: Final = 31  # seat, brains
GAME_ENDED: Final = 32
