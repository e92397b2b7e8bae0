"""The zombies of players: where they stand and what they have done in this turn."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.humans.engine.board import NPCS, is_on
from monsterbox.games.humans.engine.table import FIGURES, Table

# What a zombie in `zombies` has behind it in this turn: space * 16 + marks.
MARKS: Final = 16
MOVED: Final = 1
STOPPED: Final = 2
TRIED: Final = 4
HELD: Final = 8  # the highest, so that one not held comes first


def supply_of(t: Table, seat: i64) -> i64:
    """HU-59. Zombies of a player that are neither on the board nor out of the game."""
    return FIGURES - t.numbers[seat] - t.removed[seat]


def add_zombie(t: Table, seat: i64, zombie: i64) -> None:
    """Into its place in ascending order."""
    first = seat * FIGURES
    place = first + t.numbers[seat]
    while place > first and t.zombies[place - 1] > zombie:
        t.zombies[place] = t.zombies[place - 1]
        place -= 1
    t.zombies[place] = zombie
    t.numbers[seat] = t.numbers[seat] + 1


def drop_zombie(t: Table, seat: i64, zombie: i64) -> None:
    """Out of the list."""
    first = seat * FIGURES
    last = first + t.numbers[seat] - 1
    place = first
    while t.zombies[place] != zombie:
        place += 1
    while place < last:
        t.zombies[place] = t.zombies[place + 1]
        place += 1
    t.zombies[last] = NONE
    t.numbers[seat] = t.numbers[seat] - 1


def zombies_of(t: Table, seat: i64, space: i64) -> i64:
    """How many zombies of a player are on a space."""
    n: i64 = 0
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if t.zombies[place] // MARKS == space:
            n += 1
    return n


def zombies_on(t: Table, space: i64) -> i64:
    """How many zombies of all players are on a space."""
    n: i64 = 0
    for seat in range(t.seats):
        n += zombies_of(t, seat, space)
    return n


def is_zombie_on(t: Table, space: i64) -> bool:
    """Whether any zombie is on a space, of a player or of nobody."""
    return is_on(t, NPCS, space) or zombies_on(t, space) > 0


def any_zombie_of(t: Table, seat: i64, space: i64) -> i64:
    """The first zombie of a player on a space, with its marks; NONE if there is none."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if t.zombies[place] // MARKS == space:
            return t.zombies[place]
    return NONE


def clear_marks(t: Table, seat: i64) -> None:
    """What zombies have behind them counts for one turn."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        t.zombies[place] = t.zombies[place] // MARKS * MARKS
