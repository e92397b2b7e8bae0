"""The steps on one tile as sets: a way is space * 4 + side, and all 36 fit into one int."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.games.humans.engine.deck import EAST, LOCAL, SIDES, SOUTH

WAYS: Final[i64] = 36  # of a tile: LOCAL * SIDES
SETS: Final[i64] = 512  # of the spaces of a tile
EVERYWHERE: Final = SETS - 1


def _ways_from() -> vec[i64]:
    """[set of spaces] -> the ways that begin there."""
    found = vec[i64]([0] * SETS)
    for spaces in range(SETS):
        for space in range(LOCAL):
            if spaces & bit(space):
                found[spaces] = found[spaces] | 15 * bit(space * SIDES)
    return found


def _ways_to() -> vec[i64]:
    """[set of spaces] -> the ways that end there and begin on the same tile."""
    found = vec[i64]([0] * SETS)
    for spaces in range(SETS):
        for space in range(LOCAL):
            for side in range(SIDES):
                column = space % 3 + EAST[side]
                row = space // 3 + SOUTH[side]
                if 0 <= column < 3 and 0 <= row < 3 and spaces & bit(row * 3 + column):
                    found[spaces] = found[spaces] | bit(space * SIDES + side)
    return found


FROM: Final = _ways_from()
TO: Final = _ways_to()


def ways_from(spaces: i64) -> i64:
    """All ways that begin on one of the spaces."""
    return FROM[spaces]


def ways_to(spaces: i64) -> i64:
    """All ways that end on one of the spaces and begin on the same tile."""
    return TO[spaces]
