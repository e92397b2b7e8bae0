"""Phases: one for each kind of question."""

from typing import Final

START: Final = 0
DEAL: Final = 1
DRAW: Final = 2
RAIN: Final = 3
ROLL: Final = 4
SPLIT: Final = 5
BURY: Final = 6
PLAY: Final = 7
DISTRIBUTE: Final = 8
KEEP: Final = 9
GIVE_CARD: Final = 10
GIVE_TO: Final = 11
STEAL: Final = 12
SWAP: Final = 13
REFILL: Final = 14
SIGN: Final = 15
OVER: Final = 16
REFILLED: Final = 17  # nobody is asked: what follows the refill comes at once
