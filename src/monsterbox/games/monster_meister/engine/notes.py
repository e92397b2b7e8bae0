"""Kinds of notes the rules write into a journal; `events` turns them into events for people."""

from typing import Final

HOLDER_CHOSEN: Final = 0  # seat
TASK_FLIPPED: Final = 1  # round, task, seat
CARD_TURNED: Final = 2  # seat, column, row, slot
REVEAL_DONE: Final = 3  # seat
CARDS_SHOWN: Final = 4  # seat, number of cards
SCORED: Final = 5  # seat, points
NO_ROLES: Final = 6
MEMORIZES: Final = 7  # seat
MUDDLES: Final = 8  # seat
CHOSE: Final = 9  # seat: a sealed pick or removal
REMOVED: Final = 10  # seat, column, row, kind
DRAW_IMPOSSIBLE: Final = 11
DREW: Final = 12  # seat, kind
PLACED: Final = 13  # seat, column, row, kind
IS_READY: Final = 14  # seat
TURNED_BACK: Final = 15  # round
NAMED: Final = 16  # seat, feature
PICK_SHOWN: Final = 17  # seat, column, row, slot
STAYED: Final = 18  # seat
WENT_OUT: Final = 19  # seat
HAD_NO_CARD: Final = 20  # seat
ALL_OUT: Final = 21
GAME_ENDED: Final = 22
