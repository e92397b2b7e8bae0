"""Towns of square tiles, as pages draw them: what lies where, and which spaces lead to which.

Any game whose view has a `town` of placed tiles can be drawn by this; what is printed on a tile
comes from its component.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

SIDES = "nesw"
EAST = {"n": 0, "e": 1, "s": 0, "w": -1}
SOUTH = {"n": -1, "e": 0, "s": 1, "w": 0}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
GATES = {"n": (1, 0), "e": (2, 1), "s": (1, 2), "w": (0, 1)}
PARTS = (("nw", "n", "ne"), ("w", "c", "e"), ("sw", "s", "se"))
GARDEN = ("pine", "bush", "tree", "bush", "tomb", "tree", "pine", "bush", "lamp")
STREET, BUILDING, BLOCKED = "S", "B", "#"
SIGNS = {
    "H01": "square",
    "H10": "hospital",
    "H11": "flats",
    "H12": "school",
    "H13": "court",
    "H14": "market",
    "H15": "cinema",
    "H16": "tools",
    "H17": "beauty",
    "H18": "club",
    "H19": "gym",
    "H20": "mine",
    "Z01": "square",
    "Z18": "hospital",
    "Z19": "garden",
    "Z20": "police",
    "Z21": "sport",
    "Z22": "fire",
    "Z23": "drug",
    "Z24": "army",
    "Z25": "gas",
    "Z26": "skate",
    "Z27": "flower",
    "Z28": "tools",
    "Z29": "toy",
    "Z30": "heli",
}
STANDS_OUT, MAKES_WAY = 4, 8  # units of a sign beside its tile, on it
Cards = Mapping[str, Mapping[str, Any]]
Point = tuple[int, int]
Door = tuple[int, int, str]


class Lot(msgspec.Struct, frozen=True, gc=False):
    """A placed tile: what is printed on it, turned as it lies, and what has been opened."""

    tile: str
    grid: str
    """As it is printed."""
    x: int
    y: int
    quarters: int
    rows: tuple[str, ...]
    exits: str
    doors: tuple[Door, ...]
    has_doors: bool
    """Whether street and building are joined by printed doors only, and for everybody."""
    opened: tuple[Point, ...]
    """Street spaces, on the tile, from which its building was opened."""
    is_haunted: bool
    """Whether zombies of nobody have let others in."""
    is_common: bool
    """Whether another tile of the game has the same name."""
    sign: str
    """The drawing on its sign; roads have none."""


class Space(msgspec.Struct, frozen=True, gc=False):
    """A space of the town that figures can stand on."""

    name: str
    x: int
    y: int
    lot: int
    part: str
    """Where it is on its tile: `nw`, `c`."""
    is_building: bool
    ways: str
    """The sides on which a zombie gets on."""
    free: str
    """The sides on which those get on whom no barricade stops."""


class Opening(msgspec.Struct, frozen=True, gc=False):
    """A way through a wall; `side` seen from the street space."""

    x: int
    y: int
    side: str
    is_door: bool


class Thing(msgspec.Struct, frozen=True, gc=False):
    """Something that grows or stands where nobody walks."""

    kind: str
    x: int
    y: int


class Plan(msgspec.Struct, frozen=True):
    """The town as it is drawn; spaces in reading order."""

    lots: tuple[Lot, ...]
    spaces: tuple[Space, ...]
    garden: tuple[Thing, ...]
    openings: tuple[Opening, ...]


# The town


def plan(
    town: Iterable[Any], cards: Cards, options: Collection[str], common: Collection[str]
) -> Plan:
    """The town of a view; `options` are the house rules that are not as printed.

    `common` are the names that several tiles share.
    """
    return laid_out(tuple(lot_of(one, cards[one.tile], options, common) for one in town))


def point(name: str) -> Point:
    x, y = name.split(",")
    return int(x), int(y)


def lot_of(
    placed: Any, printed: Mapping[str, Any], options: Collection[str], common: Collection[str]
) -> Lot:
    x, y = point(placed.cell)
    rows = turned(printed["grid"].split("/"), placed.quarters)
    doors = tuple(turned_door(door, placed.quarters) for door in printed["doors"])
    opened = tuple((a - 3 * x, b - 3 * y) for a, b in map(point, placed.markers))
    inside = (point(space) for space in placed.zombies)
    is_haunted = any(rows[b - 3 * y][a - 3 * x] == BUILDING for a, b in inside)
    exits = "".join(SIDES[(SIDES.index(side) + placed.quarters) % 4] for side in exits_of(printed))
    has_doors = printed["set"] == "zombies" and "z_doors" not in options
    return Lot(
        placed.tile,
        printed["grid"],
        x,
        y,
        placed.quarters,
        rows,
        exits,
        doors,
        has_doors,
        opened,
        is_haunted or (printed["set"] == "zombies" and "z_barricade" not in options),
        printed["name"] in common,
        SIGNS.get(placed.tile, ""),
    )


def exits_of(printed: Mapping[str, Any]) -> str:
    exits: str = printed["exits"]
    return exits.lower()


def turned(rows: Iterable[str], quarters: int) -> tuple[str, ...]:
    """So many quarter turns clockwise."""
    for _ in range(quarters):
        rows = ["".join(column) for column in zip(*reversed(list(rows)), strict=True)]
    return tuple(rows)


def turned_door(door: Any, quarters: int) -> Door:
    x, y, side = door.x, door.y, SIDES.index(door.side.lower())
    for _ in range(quarters):
        x, y = 2 - y, x
    return x, y, SIDES[(side + quarters) % 4]


@lru_cache(maxsize=512)
def laid_out(lots: tuple[Lot, ...]) -> Plan:
    at = {(lot.x, lot.y): lot for lot in lots}
    spaces = [
        space_of(at, number, lot, x, y)
        for number, lot in enumerate(lots)
        for y in range(3)
        for x in range(3)
        if lot.rows[y][x] != BLOCKED
    ]
    garden = [
        Thing(GARDEN[(5 * (3 * lot.x + x) + 7 * (3 * lot.y + y)) % 9], 3 * lot.x + x, 3 * lot.y + y)
        for lot in lots
        for y in range(3)
        for x in range(3)
        if lot.rows[y][x] == BLOCKED
    ]
    in_order = sorted(spaces, key=lambda one: (one.y, one.x))
    openings = [one for lot in lots for one in openings_of(lot)]
    return Plan(lots, tuple(in_order), tuple(garden), tuple(openings))


def space_of(at: Mapping[Point, Lot], number: int, lot: Lot, x: int, y: int) -> Space:
    free = "".join(side for side in SIDES if leads(at, lot, x, y, side))
    ways = "".join(side for side in free if is_open(lot, x, y, side))
    column, row = 3 * lot.x + x, 3 * lot.y + y
    is_building = lot.rows[y][x] == BUILDING
    part = PARTS[y][x]
    return Space(f"{column},{row}", column, row, number, part, is_building, ways, free)


def beside(x: int, y: int, side: str) -> Point:
    return x + EAST[side], y + SOUTH[side]


def leads(at: Mapping[Point, Lot], lot: Lot, x: int, y: int, side: str) -> bool:
    """Whether somebody whom no barricade stops gets on there."""
    a, b = beside(x, y, side)
    if 0 <= a < 3 and 0 <= b < 3:
        here, there = lot.rows[y][x], lot.rows[b][a]
        if there == BLOCKED or here == there:
            return there != BLOCKED
        return not lot.has_doors or is_door(lot, x, y, side)
    other = at.get(beside(lot.x, lot.y, side))
    is_joined = other is not None and OPPOSITE[side] in other.exits and side in lot.exits
    return is_joined and (x, y) == GATES[side]


def is_door(lot: Lot, x: int, y: int, side: str) -> bool:
    a, b = beside(x, y, side)
    return (x, y, side) in lot.doors or (a, b, OPPOSITE[side]) in lot.doors


def is_open(lot: Lot, x: int, y: int, side: str) -> bool:
    """Whether a zombie gets on where others do: into and out of buildings over markers."""
    a, b = beside(x, y, side)
    if not (0 <= a < 3 and 0 <= b < 3) or lot.rows[y][x] == lot.rows[b][a]:
        return True
    if lot.has_doors and lot.is_haunted:
        return True
    street = (x, y) if lot.rows[y][x] == STREET else (a, b)
    return street in lot.opened or (lot.is_haunted and street == (x, y))


def openings_of(lot: Lot) -> Iterable[Opening]:
    """Doors that are printed, and walls that were broken through."""
    for y in range(3):
        for x in range(3):
            if lot.rows[y][x] == STREET:
                for side in SIDES:
                    a, b = beside(x, y, side)
                    is_wall = 0 <= a < 3 and 0 <= b < 3 and lot.rows[b][a] == BUILDING
                    door = lot.has_doors and is_wall and is_door(lot, x, y, side)
                    if door or (is_wall and not lot.has_doors and (x, y) in lot.opened):
                        yield Opening(3 * lot.x + x, 3 * lot.y + y, side, door)


def signposts(plan: Plan) -> list[tuple[Lot, int]]:
    """The tiles that have a sign and how far down it stands; two on one edge make way."""
    lots = [lot for lot in plan.lots if lot.sign and (lot.x or lot.y)]
    edges = Counter((lot.x, edge_of(lot)) for lot in lots)
    found: list[tuple[Lot, int]] = []
    for lot in lots:
        edge, is_top = edge_of(lot), edge_of(lot) == lot.y
        away = MAKES_WAY if edges[lot.x, edge] > 1 else -STANDS_OUT
        found.append((lot, 90 * edge + (away if is_top else -away)))
    return found


def edge_of(lot: Lot) -> int:
    """The upper or lower edge of a tile, by which of its walls is longer."""
    return lot.y if lot.rows[0].count(BUILDING) >= lot.rows[2].count(BUILDING) else lot.y + 1
