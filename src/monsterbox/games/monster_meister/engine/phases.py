"""Phases: one for each kind of question."""

from typing import Final

HOLDER: Final = 0
DEAL: Final = 1
TASKS: Final = 2
FLIP: Final = 3
REVEAL: Final = 4
NAME: Final = 5
PICK: Final = 6
REMOVE: Final = 7
PLACE: Final = 8
READY: Final = 9
OVER: Final = 10
