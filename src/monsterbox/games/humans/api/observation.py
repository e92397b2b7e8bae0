"""The names of the numbers that `engine/observation.py` writes, in its order.

Seats are counted clockwise from the one that looks, tiles in the order of placing.
Left out of the view is what follows from the rest: ways, reach, distances, what a die must show.
"""

from __future__ import annotations

from collections.abc import Iterator

from monsterbox.core.features import MOST
from monsterbox.core.observations import Row
from monsterbox.core.options import Settings
from monsterbox.games.humans.api.options import is_combined
from monsterbox.games.humans.engine.cards import KINDS
from monsterbox.games.humans.engine.deck import CHARACTERS, INFECTIONS, LOCAL, TILES, WOUNDS
from monsterbox.games.humans.engine.observation import BASE_TILES, FACES, FATES, PHASES
from monsterbox.games.humans.engine.table import FIGURES, MOST_TILES

QUARTERS = 3


def observed(seats: int, settings: Settings) -> Iterator[Row]:
    """What is seen of the table, then of each seat, then tile by tile."""
    tiles = MOST_TILES if is_combined(settings) else BASE_TILES
    yield from observed_of_turn(seats, tiles)
    yield from observed_of_piles()
    yield "hand", KINDS, 2
    for seat in range(seats):
        for name, size, most in observed_of_seat(seats):
            yield f"seats.{seat}.{name}", size, most
    for tile in range(tiles):
        for name, size, most in observed_of_tile(seats, is_combined(settings)):
            yield f"town.{tile}.{name}", size, most


def observed_of_turn(seats: int, tiles: int) -> Iterator[Row]:
    """The phase after the last one is `window`: others are asked something secretly."""
    yield "phase", PHASES, 1
    for name in ("asked", "active", "starter"):
        yield name, seats, 1
    yield "round", 2, MOST
    yield "tile", TILES, 1
    yield "at.tile", tiles, 1
    yield "at.space", LOCAL, 1
    yield "card", KINDS, 1
    yield "weapon", KINDS, 1
    yield "roll", FACES, 1
    yield "steps", 1, MOST
    yield "tries", 1, MOST


def observed_of_piles() -> Iterator[Row]:
    for name in ("humans", "zombies"):
        yield f"stacks.{name}", 1, MOST_TILES
        yield f"piles.{name}", 1, MOST
    yield "piles.wounds", 1, MOST
    yield "piles.infections", 1, MOST
    for wound in range(WOUNDS):
        yield f"wounds_drawn.{wound}", 1, MOST
        yield f"wounds_discarded.{wound}", 1, MOST
    for infection in range(INFECTIONS):
        yield f"infections_drawn.{infection}", 1, MOST
        yield f"infections_discarded.{infection}", 1, MOST
        yield f"infections_removed.{infection}", 1, MOST
    yield "discard", KINDS, 2
    yield "supply", 1, MOST
    yield "devoured", 1, MOST


def observed_of_seat(seats: int) -> Iterator[Row]:
    yield "is_shotgun", 1, 1
    yield "character", CHARACTERS, 1
    for name in ("score", "goal", "removed", "tokens", "eaten"):
        yield name, 1, MOST
    yield "wounds", WOUNDS, 1
    yield "backs", 2, MOST
    yield "card_used", 1, 1
    yield "ability_used", 1, 1
    for name in ("life", "bullets", "collected", "charges"):
        yield name, 1, MOST
    yield "items", KINDS, 2
    yield "fates", FATES, 1
    yield "rank", seats, 1


def observed_of_tile(seats: int, combined: bool) -> Iterator[Row]:
    """Its number in the list of tiles plus one, how it is turned, and its place in the town, which
    begins at 64, 64; then space by space what lies there, and the figures of each seat."""
    yield "tile", 1, TILES
    yield "quarters", 1, QUARTERS
    yield "cell", 2, MOST
    things = ("humans", "markers", "dice", "zombies", "life", "bullets")
    for name in things if combined else things[:3]:
        yield name, LOCAL, 1
    yield "held", LOCAL * seats, FIGURES
    yield "figures", LOCAL * seats, FIGURES
    if combined:
        yield "pawns", LOCAL * seats, 1
