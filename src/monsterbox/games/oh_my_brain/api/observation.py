"""The names of the numbers that `engine/observation.py` writes, in its order.

Seats are counted clockwise from the one that looks, cards by value.
Nothing of the view is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from monsterbox.core.features import MOST
from monsterbox.core.observations import Row
from monsterbox.core.options import Settings
from monsterbox.games.oh_my_brain.engine.deck import CARDS, FACES, VALUES
from monsterbox.games.oh_my_brain.engine.observation import PHASES, SIGNS


def observed(seats: int, settings: Settings) -> Iterator[Row]:
    """What is seen of the table, then of each seat."""
    yield "phase", PHASES, 1
    for name in ("asked", "active", "starter", "candidates"):
        yield name, seats, 1
    yield "round", 1, MOST
    yield "steps", 2, MOST
    for name in ("hand", "grave", "lot"):
        yield name, VALUES, CARDS
    yield "top", VALUES, 1
    yield "horde", CARDS, VALUES
    yield "discard", VALUES, CARDS
    for name in ("horde_size", "discard_size", "reserve_size"):
        yield name, 1, CARDS
    yield "supply", 1, MOST
    yield "below_eight", 1, 1
    yield "extras", 1, CARDS
    yield "rolls", 1, MOST
    yield "face", FACES, 1
    yield "given", VALUES, 1
    yield "sign", SIGNS, 1
    for seat in range(seats):
        yield f"seats.{seat}.brains", 1, MOST
        for name in ("hand_size", "grave_size", "lot_size"):
            yield f"seats.{seat}.{name}", 1, CARDS
        yield f"seats.{seat}.rank", seats, 1
