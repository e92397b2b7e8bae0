"""Towns of square tiles, as pages draw them: what lies where, and which spaces lead to which.

Any game whose view has a `town` of placed tiles can be drawn by this; what is printed on a tile
comes from its component.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from monsterbox.server.shown import Choice

SIDES = "nesw"
EAST = {"n": 0, "e": 1, "s": 0, "w": -1}
SOUTH = {"n": -1, "e": 0, "s": 1, "w": 0}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
GATES = {"n": (1, 0), "e": (2, 1), "s": (1, 2), "w": (0, 1)}
PARTS = (("nw", "n", "ne"), ("w", "c", "e"), ("sw", "s", "se"))
GARDEN = ("pine", "bush", "tree", "bush", "tomb", "tree", "pine", "bush", "lamp")
STREET, BUILDING, BLOCKED = "S", "B", "#"
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


class Touch(NamedTuple):
    """Which choices each thing on the map stands for, as texts."""

    spaces: Mapping[str, tuple[str, ...]]
    """By space: what is done there or from there, and which steps lead there."""
    begun: frozenset[str]
    """The spaces that one begins with: all but those that steps lead to."""
    cells: Mapping[str, tuple[str, ...]]
    """By free cell: where the tile in hand may lie, in every way it may be turned."""
    tiles: Mapping[str, tuple[str, ...]]
    """By the cell of a placed tile."""
    seats: Mapping[str, tuple[str, ...]]


# The town


def plan(town: Iterable[Any], cards: Cards, *options: str) -> Plan:
    """The town of a view; `options` are the house rules that are not as printed."""
    return laid_out(tuple(lot_of(placed, cards[placed.tile], options) for placed in town))


def point(name: str) -> Point:
    x, y = name.split(",")
    return int(x), int(y)


def lot_of(placed: Any, printed: Mapping[str, Any], options: Iterable[str]) -> Lot:
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


# Who stands where

PLACES = {
    1: ((0, 0),),
    2: ((-6, -1), (6, 2)),
    3: ((-7, -5), (7, -5), (0, 4)),
    4: ((-7, -6), (7, -6), (-7, 4), (7, 4)),
    5: ((-8, -6), (8, -6), (0, -1), (-8, 5), (8, 5)),
}
MANY = ((-10, -6), (0, -6), (10, -6), (-10, 4), (0, 4), (10, 4), (-5, 8), (5, 8))
SMALLER = {1: 100, 2: 100, 3: 84, 4: 80}


class Figure(msgspec.Struct, frozen=True, gc=False):
    """Somebody on the map; all of one player on a space are drawn as one, with their number."""

    kind: str
    seat: int | None
    count: int
    space: str
    x: int
    y: int
    size: int
    """In hundredths."""


def figures(view: Any) -> tuple[Figure, ...]:
    """Everybody, from the back of the picture to its front."""
    found: list[Figure] = []
    for space, crowd in crowds(view).items():
        x, y = point(space)
        places = PLACES.get(len(crowd), MANY)
        for (kind, seat, count), (right, down) in zip(crowd, places, strict=False):
            middle = 30 * x + 15 + right, 30 * y + 15 + down
            found.append(Figure(kind, seat, count, space, *middle, SMALLER.get(len(crowd), 66)))
    return tuple(sorted(found, key=lambda one: (one.y, one.x)))


def crowds(view: Any) -> dict[str, list[tuple[str, int | None, int]]]:
    """Who stands on each space: humans at the back."""
    found: dict[str, list[tuple[str, int | None, int]]] = {}
    for kind, row in (("human", "humans"), ("npc", "zombies")):
        for placed in view.town:
            for space in getattr(placed, row):
                found.setdefault(space, []).append((kind, None, 1))
    for seat in view.seats:
        for space in dict.fromkeys(seat.zombies):
            count = seat.zombies.count(space)
            found.setdefault(space, []).append(("zombie", seat.seat, count))
        if seat.pawn is not None:
            found.setdefault(seat.pawn, []).append(("pawn", seat.seat, 1))
    return found


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A space as it is drawn: who is there, what lies there, and what can be done with it."""

    space: Space
    lot: Lot
    sides: str
    """Where the viewer's figures get on."""
    closed: str
    barricade: int
    here: tuple[tuple[str, int, str], ...]
    """Kind of figure, how many, whose."""
    lying: tuple[str, ...]
    takes: tuple[str, ...]
    kind: str
    has: str


LYING = {"open": "markers", "die": "dice", "life": "life", "bullet": "bullets"}


def lying_things(view: Any) -> dict[str, tuple[str, ...]]:
    """Tokens and markers by space."""
    found: dict[str, tuple[str, ...]] = {}
    for placed in view.town:
        for kind, row in LYING.items():
            for space in getattr(placed, row):
                found[space] = (*found.get(space, ()), kind)
    return found


def spots(plan: Plan, view: Any, touch: Touch, names: Sequence[str], cards: Cards) -> list[Spot]:
    """All spaces, for whoever sees this view."""
    eyes = view.seats[view.active if view.seat is None else view.seat]
    is_free = eyes.side == "shotgun"
    on, lying = crowds(view), lying_things(view)
    active = view.seats[view.active]
    playing = {*active.zombies, active.pawn}
    return [
        Spot(
            space=space,
            lot=(lot := plan.lots[space.lot]),
            sides=space.free if is_free else space.ways,
            closed="" if is_free or space.is_building else without(space.free, space.ways),
            barricade=cards[lot.tile]["barricade"],
            here=tuple(
                (kind, count, "" if seat is None else names[seat])
                for kind, seat, count in on.get(space.name, ())
            ),
            lying=lying.get(space.name, ()),
            takes=(
                takes := touch.spaces.get(space.name, ()) + touch.tiles.get(f"{lot.x},{lot.y}", ())
            ),
            kind=" ".join(marks_of(view, touch, space.name, takes, playing)),
            has=stops(on.get(space.name, ())),
        )
        for space in plan.spaces
    ]


def without(sides: str, others: str) -> str:
    return "".join(side for side in sides if side not in others)


def marks_of(
    view: Any, touch: Touch, space: str, takes: tuple[str, ...], playing: Collection[str | None]
) -> Iterator[str]:
    """How a space is marked: to begin with, to step to, what it is about, who plays."""
    if space in touch.begun:
        yield "legal"
    elif takes and takes[0].split()[0] in ("step", "move"):
        yield "legal to"
    if view.at == space:
        yield "at"
    if space in playing:
        yield "on"


def stops(crowd: Iterable[tuple[str, int | None, int]]) -> str:
    """Who is there: beside a human, or a player's, a zombie stops."""
    kinds = {kind for kind, _, _ in crowd}
    return "human" if kinds & {"human", "pawn"} else "zombie" if kinds else ""


class Near(msgspec.Struct, frozen=True, gc=False):
    """How far it is from a figure to the nearest human."""

    start: Space
    space: Space
    steps: int


def nearest(plan: Plan, view: Any, starts: Iterable[str]) -> list[Near]:
    """For each start the nearest human that a zombie can walk to now."""
    spaces = {space.name: space for space in plan.spaces}
    humans = {space for placed in view.town for space in placed.humans}
    found = (nearest_to(spaces, spaces[start], humans) for start in dict.fromkeys(starts))
    return [one for one in found if one is not None]


def nearest_to(spaces: Mapping[str, Space], start: Space, goals: Collection[str]) -> Near | None:
    reached, edge = {start.name}, [start.name]
    for steps in range(len(spaces)):
        for name in edge:
            if name in goals:
                return Near(start, spaces[name], steps)
        ahead = (there for name in edge for there in ways_on(spaces[name]))
        edge = [name for name in dict.fromkeys(ahead) if name not in reached]
        reached.update(edge)
    return None


def ways_on(space: Space) -> Iterator[str]:
    """The spaces that a zombie can step to."""
    for side in space.ways:
        x, y = beside(space.x, space.y, side)
        yield f"{x},{y}"


Tenants = tuple[tuple[str, int, str], ...]


def tenants(plan: Plan, view: Any, names: Sequence[str]) -> list[tuple[Lot, Tenants]]:
    """Tile by tile who and what is on it: kind, number, whose."""
    on = [list[tuple[str, int, str]]() for _ in plan.lots]
    where = {space.name: space.lot for space in plan.spaces}
    for seat in view.seats:
        for lot, count in Counter(where[space] for space in seat.zombies).items():
            on[lot].append(("zombie", count, names[seat.seat]))
        if seat.pawn is not None:
            on[where[seat.pawn]].append(("pawn", 1, names[seat.seat]))
    for there, placed in zip(on, view.town, strict=True):
        rows = {"human": placed.humans, "npc": placed.zombies, "die": placed.dice}
        rows["open"] = placed.markers
        there += [(kind, len(row), "") for kind, row in rows.items() if row]
    return [(lot, tuple(there)) for lot, there in zip(plan.lots, on, strict=True)]


# What can be touched

WAYS = {"north": "n", "east": "e", "south": "s", "west": "w"}


def touched(choices: Iterable[Choice], at_tiles: Iterable[str], *, any_seat: int) -> Touch:
    """Sorted by the thing that one touches; `at_tiles` are the cards that are played at a tile."""
    spaces: dict[str, list[str]] = {}
    cells: dict[str, list[str]] = {}
    tiles: dict[str, list[str]] = {}
    seats: dict[str, list[str]] = {}
    begun: set[str] = set()
    for choice in choices:
        words = choice.words
        if words[0] == "place":
            cells.setdefault(words[2], []).append(choice.text)
            continue
        if words[0] in ("step", "move") and len(words) == 3:
            there = after_step(words[1], words[2])
            spaces.setdefault(there, []).append(choice.text)
        for word in words[1:]:
            if "," in word:
                kept = tiles if words[1] in at_tiles else spaces
                kept.setdefault(word, []).append(choice.text)
                if words[0] != "play":
                    begun.add(word)
            elif word.isdecimal() and int(word) < any_seat:
                seats.setdefault(word, []).append(choice.text)
    return Touch(tupled(spaces), frozenset(begun), tupled(cells), tupled(tiles), tupled(seats))


def after_step(space: str, direction: str) -> str:
    x, y = beside(*point(space), WAYS[direction])
    return f"{x},{y}"


def tupled(lists: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(dict.fromkeys(texts)) for name, texts in lists.items()}
