"""The numbers of all actions: section 6.3 of the specification, in its order.

Cells are counted from the top left of the box around a display, six in a row; cells to place a
card from one row and one column further out, eight in a row.
"""

from typing import Final

from mypy_extensions import i64

CELL: Final = 0  # + cell: turn, pick or remove, as the phase says
PLACE: Final = 36  # + cell of the frame
NAME: Final = 100  # + feature
FLIP: Final = 108
READY: Final = 109
DONE: Final = 110  # reveal_count = up_to

# Chance.
HOLDER: Final = 111  # + seat
CARD: Final = 115  # + slot
TASK: Final = 139  # + task


def is_cell(action: i64) -> bool:
    return action < PLACE


def is_place(action: i64) -> bool:
    return PLACE <= action < NAME


def is_name(action: i64) -> bool:
    return NAME <= action < FLIP


def is_holder(action: i64) -> bool:
    return HOLDER <= action < CARD


def is_card(action: i64) -> bool:
    return CARD <= action < TASK
