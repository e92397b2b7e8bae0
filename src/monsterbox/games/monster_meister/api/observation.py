"""The names of the numbers that `engine/observation.py` writes, in its order.

Seats are counted clockwise from the one that looks. A back is told as the seat whose set it is,
plus one, that of a stray as the number of seats plus one; a face as its slot plus one; 0 is none.
Left out of the view are the pile and the tasks that are turned up when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator

from monsterbox.core.features import MOST
from monsterbox.core.observations import Row
from monsterbox.core.options import Settings
from monsterbox.games.monster_meister.engine.deck import FEATURES, SLOTS
from monsterbox.games.monster_meister.engine.observation import KINDS_OF_TASK, PHASES
from monsterbox.games.monster_meister.engine.table import CELLS, MOST_PILE, ROUNDS, SIDE


def observed(seats: int, settings: Settings) -> Iterator[Row]:
    """What is seen of the table, then of each seat."""
    yield "phase", PHASES, 1
    yield "asked", seats, 1
    yield "holder", seats, 1
    yield "round", 1, ROUNDS
    yield "task", KINDS_OF_TASK, 1
    yield "played", KINDS_OF_TASK, 2
    yield "namer", seats, 1
    yield "feature", FEATURES, 1
    yield "free_features", FEATURES, 1
    yield "pile_size", 1, MOST_PILE
    yield "pile_backs", MOST_PILE, seats + 1
    yield "drawn.back", 1, seats + 1
    yield "drawn.face", SLOTS, 1
    yield "pick", CELLS, 1
    for seat in range(seats):
        for name, size, most in observed_of_seat(seats):
            yield f"seats.{seat}.{name}", size, most


def observed_of_seat(seats: int) -> Iterator[Row]:
    """Cells are counted from the top left of the box around the cards, six in a row."""
    yield "backs", CELLS, seats + 1
    yield "faces", CELLS, SLOTS
    yield "ghosts", CELLS, SLOTS
    yield "corner", 2, MOST
    yield "width", 1, SIDE
    yield "height", 1, SIDE
    yield "turned", 1, CELLS
    yield "points", 2, MOST
    yield "drawn", 1, seats + 1
    for name in ("is_memorizer", "is_muddler", "is_out"):
        yield name, 1, 1
    for name in ("score", "monsters", "eyes"):
        yield name, 1, MOST
    yield "rank", seats, 1
