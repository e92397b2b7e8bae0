"""Phases: one for each kind of question."""

from typing import Final

START: Final = 0
DEAL: Final = 1
STEAL: Final = 2
PLAY: Final = 3
EXTRA: Final = 4
SWAP_TAKE: Final = 5
SWAP_PLACE: Final = 6
BONUS: Final = 7
AFTER_LAY: Final = 8
CARROT_OUT: Final = 9
CARROT_IN: Final = 10
MOUSE_TAKE: Final = 11
MOUSE_PLACE: Final = 12
PAW_DISCARD: Final = 13
DRAW: Final = 14
OVER: Final = 15
