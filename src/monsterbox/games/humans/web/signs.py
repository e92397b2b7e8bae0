"""The signs of the buildings: picture and barricade number, in a corner where nobody is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from monsterbox.games.humans.web.town import Lot, Plan, Space
from monsterbox.games.humans.words.places import write_point

SIDE, TILE = 30, 90  # units of a space, of a tile
WIDE, PLAIN, HIGH = 27, 16, 14  # units of a sign with a number, without one
LETTER, BESIDE, WIDEST = 4.4, 22, 88  # of a name: units of a letter, of all else, of the whole sign
RIM = 2  # units between a sign and the outer edge of its tile
FEET = 4  # units by which a sign comes up from below where somebody stands
SOMEBODY, SOMETHING = 3, 1  # how much a sign keeps away from them
Crowds = Mapping[str, int]
"""By space: what stands or lies there."""


class Sign(msgspec.Struct, frozen=True, gc=False):
    """What stands on a building; its middle, in units of the town."""

    lot: Lot
    x: float
    y: float
    wide: float
    barricade: int
    name: str
    """In full where the question is about this building."""


def signs(
    plan: Plan,
    there: Crowds,
    barricades: Mapping[str, int],
    names: Mapping[str, str],
    asked: Collection[str],
) -> tuple[Sign, ...]:
    """One for each building; `asked` are the cells of those the question is about."""
    found: list[Sign] = []
    lots = [(number, lot) for number, lot in enumerate(plan.lots) if lot.sign and (lot.x or lot.y)]
    for number, lot in sorted(lots, key=lambda one: is_asked(one[1], asked)):
        if is_asked(lot, asked):
            found.append(in_full(lot, there, barricades[lot.tile], names[lot.tile], found))
        else:
            found.append(in_corner(lot, rooms_of(plan, number), there, barricades[lot.tile]))
    return tuple(found)


def is_asked(lot: Lot, asked: Collection[str]) -> bool:
    return write_point((lot.x, lot.y)) in asked


def rooms_of(plan: Plan, number: int) -> tuple[Space, ...]:
    """The spaces of a building; a Helipad has only streets."""
    spaces = tuple(space for space in plan.spaces if space.lot == number)
    return tuple(space for space in spaces if space.is_building) or spaces


def in_corner(lot: Lot, rooms: Iterable[Space], there: Crowds, barricade: int) -> Sign:
    wide = WIDE if barricade else PLAIN
    best = min(rooms, key=lambda room: cost(lot, room, there))
    column, row = best.x - 3 * lot.x, best.y - 3 * lot.y
    left, right = TILE * lot.x + RIM + wide / 2, TILE * (lot.x + 1) - RIM - wide / 2
    top, low = SIDE * best.y + RIM + HIGH / 2, SIDE * (best.y + 1) - RIM - HIGH / 2
    x = (left, SIDE * best.x + SIDE / 2, right)[column]
    if there.get(best.name, 0) >= SOMEBODY:
        return Sign(lot, x, low + FEET, wide, barricade, "")
    is_above = row == 0 and best.name not in there
    return Sign(lot, x, top if is_above else low, wide, barricade, "")


def in_full(lot: Lot, there: Crowds, barricade: int, name: str, others: Collection[Sign]) -> Sign:
    """Across the upper or the lower edge of the tile, where fewer stand and no other sign does."""
    label = f"{name} · {barricade}" if barricade else name
    wide = min(LETTER * len(label) + BESIDE, WIDEST)
    upper, lower = (
        (crowd_along(lot, row, there), Sign(lot, TILE * lot.x + TILE / 2, y, wide, 0, label))
        for row, y in ((0, TILE * lot.y - FEET), (3, TILE * (lot.y + 1) + FEET))
    )
    return min(
        (upper, lower), key=lambda one: (any(meet(one[1], other) for other in others), one[0])
    )[1]


def meet(one: Sign, other: Sign) -> bool:
    """Whether two signs would lie over each other."""
    beside, below = abs(one.x - other.x), abs(one.y - other.y)
    return beside < (one.wide + other.wide) / 2 and below < HIGH


def crowd_along(lot: Lot, row: int, there: Crowds) -> int:
    """How many stand on the spaces above and below an edge."""
    spaces = (
        (3 * lot.x + column, 3 * lot.y + row + side) for column in range(3) for side in (-1, 0)
    )
    return sum(there.get(write_point(space), 0) for space in spaces)


def cost(lot: Lot, room: Space, there: Crowds) -> tuple[int, int, int]:
    """Nobody there, nobody whose head is below; a corner; the upper one."""
    column, row = room.x - 3 * lot.x, room.y - 3 * lot.y
    corner = (column == 1) + (row == 1)
    below = there.get(write_point((room.x, room.y + 1)), 0)
    here = there.get(room.name, 0)
    return (4 * here + (below if here >= SOMEBODY else 0), corner, row)
