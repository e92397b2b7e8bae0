"""Who and what is in the town, as pages put it onto the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from monsterbox.games.humans.web.town import Lot, Plan
from monsterbox.games.humans.words.places import cell_phrase, read_point, write_point
from monsterbox.text.sentences import Phrase

PLACES = {
    1: ((0, 0),),
    2: ((-6, -1), (6, 2)),
    3: ((-7, -5), (7, -5), (0, 4)),
    4: ((-7, -6), (7, -6), (-7, 4), (7, 4)),
    5: ((-8, -6), (8, -6), (0, -1), (-8, 5), (8, 5)),
}
MANY = ((-10, -6), (0, -6), (10, -6), (-10, 4), (0, 4), (10, 4), (-5, 8), (5, 8))
SMALLER = {1: 100, 2: 100, 3: 84, 4: 80}
BEHIND = 60  # of the size, behind a plate
RAISED = 11  # units, there


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


def figures(view: Any, plated: Collection[str] = ()) -> tuple[Figure, ...]:
    """Everybody, from the back of the picture to its front; whoever has a plate before them
    stands behind it, smaller, with head and feet to be seen.
    """
    found: list[Figure] = []
    for space, crowd in crowds(view).items():
        x, y = read_point(space)
        places = PLACES.get(len(crowd), MANY)
        for (kind, seat, count), (right, down) in zip(crowd, places, strict=False):
            size = SMALLER.get(len(crowd), 66)
            if space in plated:
                size, down = size * BEHIND // 100, down * BEHIND // 100 - RAISED
            middle = 30 * x + 15 + right, 30 * y + 15 + down
            found.append(Figure(kind, seat, count, space, *middle, size))
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


LYING = {"open": "markers", "die": "dice", "life": "life", "bullet": "bullets"}


def lying_things(view: Any) -> dict[str, tuple[str, ...]]:
    """Tokens and markers by space."""
    found: dict[str, tuple[str, ...]] = {}
    for placed in view.town:
        for kind, row in LYING.items():
            for space in getattr(placed, row):
                found[space] = (*found.get(space, ()), kind)
    return found


Tenants = tuple[tuple[str, int, str], ...]


def tenants(plan: Plan, view: Any, names: Sequence[str]) -> list[tuple[Lot, Phrase, Tenants]]:
    """Tile by tile where it lies, and who and what is on it: kind, number, whose."""
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
    cells = (cell_phrase(write_point((lot.x, lot.y))) for lot in plan.lots)
    return [
        (lot, cell, tuple(there)) for lot, cell, there in zip(plan.lots, cells, on, strict=True)
    ]
