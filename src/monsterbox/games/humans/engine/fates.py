"""Marks of cards that wait for a seat, or hold in its turn: the values in `Table.fate`."""

from typing import Final

PARALYSED: Final = 1
AFRAID_NEXT: Final = 2
AFRAID: Final = 4
CRAMPED_NEXT: Final = 8  # claustrophobia
CRAMPED: Final = 16
UNTIED: Final = 32
MARBLES_NEXT: Final = 64
MARBLES: Final = 128
FOOD_NEXT: Final = 256
FOOD: Final = 512
DEAD: Final = 1024  # three lives and bullets at the next turn
LEFT: Final = 2048  # has left the table for good

# Those that wait for a turn; while they hold in it their marks are twice as high.
WAITING: Final = AFRAID_NEXT | CRAMPED_NEXT | MARBLES_NEXT | FOOD_NEXT
HOLDING: Final = AFRAID | CRAMPED | MARBLES | FOOD
