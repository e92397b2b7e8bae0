"""Who and what is in a town, and what of it can be touched: what pages put onto the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from monsterbox.games.humans.web.town import Cards, Lot, Plan, Space, beside, point
from monsterbox.games.humans.words.places import AT_TILES
from monsterbox.web.presenter import Choice


class Touch(NamedTuple):
    """Which choices each thing on the map stands for, as texts."""

    spaces: Mapping[str, tuple[str, ...]]
    """By space: what is done there or from there, and which steps lead there."""
    begun: frozenset[str]
    """The spaces that one begins with: all but those that steps lead to."""
    starts: frozenset[str]
    """The spaces that steps begin at."""
    cells: Mapping[str, tuple[str, ...]]
    """By free cell: where the tile in hand may lie, in every way it may be turned."""
    tiles: Mapping[str, tuple[str, ...]]
    """By the cell of a placed tile."""
    seats: Mapping[str, tuple[str, ...]]


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
    is_free = walks_freely(view, touch)
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
            has=stops(on.get(space.name, ()), ZOMBIES if is_free else PREY),
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


def walks_freely(view: Any, touch: Touch) -> bool:
    """Whether no barricade stops those who walk: shotgun guys, also when others lead them."""
    starts = touch.starts
    pawns = {seat.pawn for seat in view.seats}
    if starts:
        return starts <= pawns
    eyes = view.seats[view.active if view.seat is None else view.seat]
    return bool(eyes.side == "shotgun")


PREY, ZOMBIES = frozenset({"human", "pawn"}), frozenset({"zombie", "npc"})


def stops(crowd: Iterable[tuple[str, int | None, int]], foes: Collection[str]) -> str:
    """Whether somebody is there, and one before whom those who walk stop."""
    kinds = {kind for kind, _, _ in crowd}
    return "stop" if kinds & set(foes) else "pass" if kinds else ""


class Near(msgspec.Struct, frozen=True, gc=False):
    """How far it is from a figure to the nearest of those it is after."""

    start: Space
    space: Space
    steps: int


HELIPAD = "Z30"


def nearest(plan: Plan, view: Any, seat: int | None) -> dict[str, tuple[Near, ...]]:
    """For the figures of a seat the nearest aims that can be walked to; zombies are after prey."""
    if seat is None:
        return {}
    own, found = view.seats[seat], {}
    if own.zombies:
        found["prey"] = nearest_of(plan, view, own.zombies, "prey")
    if own.pawn is not None:
        found["foe"] = nearest_of(plan, view, [own.pawn], "foe")
    if own.pawn is not None and any(lot.tile == HELIPAD for lot in plan.lots):
        found["helipad"] = nearest_of(plan, view, [own.pawn], "helipad")
    return found


def nearest_of(plan: Plan, view: Any, starts: Iterable[str], aim: str) -> tuple[Near, ...]:
    spaces = {space.name: space for space in plan.spaces}
    goals = aims(plan, view)[aim]
    sides = "ways" if aim == "prey" else "free"
    found = (nearest_to(spaces, spaces[start], goals, sides) for start in dict.fromkeys(starts))
    return tuple(one for one in found if one is not None)


def aims(plan: Plan, view: Any) -> dict[str, set[str]]:
    """ZZ-20. Humans for zombies; zombies of nobody and the centre of the Helipad for others."""
    pads = {number for number, lot in enumerate(plan.lots) if lot.tile == HELIPAD}
    return {
        "prey": {space for placed in view.town for space in placed.humans}
        | {seat.pawn for seat in view.seats if seat.pawn is not None},
        "foe": {space for placed in view.town for space in placed.zombies},
        "helipad": {one.name for one in plan.spaces if one.lot in pads and one.part == "c"},
    }


def nearest_to(
    spaces: Mapping[str, Space], start: Space, goals: Collection[str], sides: str
) -> Near | None:
    reached, edge = {start.name}, [start.name]
    for steps in range(len(spaces)):
        for name in edge:
            if name in goals:
                return Near(start, spaces[name], steps)
        ahead = (there for name in edge for there in ways_on(spaces[name], sides))
        edge = [name for name in dict.fromkeys(ahead) if name not in reached]
        reached.update(edge)
    return None


def ways_on(space: Space, sides: str) -> Iterator[str]:
    """The spaces that can be stepped to, over `ways` or `free`."""
    for side in getattr(space, sides):
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
        rows |= {"life": placed.life, "bullet": placed.bullets, "open": placed.markers}
        there += [(kind, len(row), "") for kind, row in rows.items() if row]
    return [(lot, tuple(there)) for lot, there in zip(plan.lots, on, strict=True)]


# What can be touched

WAYS = {"north": "n", "east": "e", "south": "s", "west": "w"}


def touched(choices: Iterable[Choice], *, seat_count: int) -> Touch:
    """What may be done now, sorted by the thing that one touches."""
    spaces: dict[str, list[str]] = {}
    cells: dict[str, list[str]] = {}
    tiles: dict[str, list[str]] = {}
    seats: dict[str, list[str]] = {}
    begun: set[str] = set()
    starts: set[str] = set()
    for choice in choices:
        words = choice.words
        if words[0] == "place":
            cells.setdefault(words[2], []).append(choice.text)
            continue
        if words[0] in ("step", "move") and len(words) == 3:
            there = after_step(words[1], words[2])
            spaces.setdefault(there, []).append(choice.text)
            if words[0] == "step":
                starts.add(words[1])
        for word in words[1:]:
            if "," in word:
                kept = tiles if words[1] in AT_TILES else spaces
                kept.setdefault(word, []).append(choice.text)
                if words[0] != "play":
                    begun.add(word)
            elif word.isdecimal() and int(word) < seat_count:
                seats.setdefault(word, []).append(choice.text)
    return Touch(
        spaces=tupled(spaces),
        begun=frozenset(begun),
        starts=frozenset(starts),
        cells=tupled(cells),
        tiles=tupled(tiles),
        seats=tupled(seats),
    )


def after_step(space: str, direction: str) -> str:
    x, y = beside(*point(space), WAYS[direction])
    return f"{x},{y}"


def tupled(lists: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(dict.fromkeys(texts)) for name, texts in lists.items()}
