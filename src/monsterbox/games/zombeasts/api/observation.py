"""The names of the numbers that `engine/observation.py` writes, in its order.

Seats are counted clockwise from the one that looks, cards in deck order.
Left out of the view are the cards of the victory piles, which are turned up when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator

from monsterbox.core.features import MOST
from monsterbox.core.observations import Row
from monsterbox.core.options import Settings
from monsterbox.games.zombeasts.api.notation import ROW_NAMES
from monsterbox.games.zombeasts.engine.deck import CARDS, CARDS_OF_A_COLOUR, WHITE
from monsterbox.games.zombeasts.engine.observation import DECLARED, GRANTS, JOKERS, PHASES
from monsterbox.games.zombeasts.engine.table import SLOTS

SOURCES = 7


def observed(seats: int, settings: Settings) -> Iterator[Row]:
    """What is seen of the table, then of each seat."""
    yield "phase", PHASES, 1
    for name in ("asked", "active", "trigger", "robbed"):
        yield name, seats, 1
    yield "last_round", 1, 1
    yield "attack", 1, 1
    yield "grant", GRANTS, 1
    yield "number", 1, MOST
    yield "declared", DECLARED, SOURCES
    yield "hand", CARDS, 1
    for slot in range(SLOTS):
        yield f"stock.{slot}", CARDS, 1
    yield "discard", CARDS, 1
    yield "pile_size", 1, CARDS
    yield "joker", JOKERS, 1
    yield "taken", CARDS, 1
    yield "out", CARDS, 1
    yield "fetched", SLOTS, 1
    for seat in range(seats):
        for name, size, most in observed_of_seat(seats):
            yield f"seats.{seat}.{name}", size, most


def observed_of_seat(seats: int) -> Iterator[Row]:
    yield "hand_size", 1, CARDS
    for row, name in enumerate(ROW_NAMES):
        yield f"moons.{name}", (CARDS_OF_A_COLOUR if row < WHITE else 0) + JOKERS, 1
    yield "victory_size", 1, CARDS
    yield "full_moons", 1, MOST
    yield "minus", CARDS, 1
    yield "score", 2, MOST
    yield "rank", seats, 1
