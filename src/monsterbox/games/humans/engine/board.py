"""The board: what lies on the placed tiles and their spaces."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, rest
from monsterbox.games.humans.engine.deck import LOCAL
from monsterbox.games.humans.engine.table import Table

# Rows of `town`, one number for each placed tile.
TURNED: Final = 0  # tile * 4 + quarters
CELL: Final = 40  # (row + 64) * 128 + column + 64
LINK: Final = 80  # + 40 * side: the tile joined there, or NONE
HUMANS: Final = 240  # sets of local spaces from here on
MARKERS: Final = 280
DICE: Final = 320
NPCS: Final = 360
LIVES: Final = 400
BULLETS: Final = 440
SPENT: Final = 480  # humans that are not attempted again in this turn
ENDS: Final = 520  # where the fleeing figure may end
NPC_DONE: Final = 560  # zombies of nobody that have moved in this turn


def is_on(t: Table, row: i64, space: i64) -> bool:
    """Whether something of that row lies on the space."""
    return t.town[row + space // LOCAL] & bit(space % LOCAL) != 0


def put_on(t: Table, row: i64, space: i64) -> None:
    place = row + space // LOCAL
    t.town[place] = t.town[place] | bit(space % LOCAL)


def take_off(t: Table, row: i64, space: i64) -> None:
    place = row + space // LOCAL
    t.town[place] = t.town[place] & ~bit(space % LOCAL)


def clear_row(t: Table, row: i64) -> None:
    for tile in range(t.tiles):
        t.town[row + tile] = 0


def number_on(t: Table, row: i64) -> i64:
    """How many spaces of the town have something of that row."""
    n: i64 = 0
    for tile in range(t.tiles):
        members = t.town[row + tile]
        while members:
            members = rest(members)
            n += 1
    return n


def kind_of(t: Table, space: i64) -> i64:
    """Street, building or blocked."""
    return t.box.kinds[t.town[TURNED + space // LOCAL] * LOCAL + space % LOCAL]


def streets_on(t: Table, tile: i64) -> i64:
    """The street spaces of a placed tile."""
    return t.box.streets[t.town[TURNED + tile]]


def buildings_on(t: Table, tile: i64) -> i64:
    """The building spaces of a placed tile."""
    return t.box.buildings[t.town[TURNED + tile]]


def unmoved_npcs(t: Table, tile: i64) -> i64:
    """The zombies of nobody on a tile that have not moved in this turn, or by this card."""
    return t.town[NPCS + tile] & ~t.town[NPC_DONE + tile]
