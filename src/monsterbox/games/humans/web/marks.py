"""What is marked above the figures: prey in reach, doors to break in, where somebody was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from monsterbox.games.humans.web.touch import Touch
from monsterbox.games.humans.web.town import DIRECTIONS, Plan, Space
from monsterbox.games.humans.words.places import POINT, beside, read_point
from monsterbox.web.presenter import Line

SIDE = 30  # units of a space
LEADING = "lead"  # the phase in which a card leads a figure
CERTAIN = 1  # what every face of the die reaches
MOVED = {"zombie-moved", "pawn-moved", "npc-moved"}
LAID = {"tile-placed"}
LOWER = 8  # units by which a plate lies lower where somebody stands behind it
Mover = tuple[str, int | None]
"""A kind of figure, and whose it is."""
Crowds = Mapping[str, Sequence[tuple[str, int | None, int]]]


class Prey(msgspec.Struct, frozen=True, gc=False):
    """Somebody who may be caught or fought."""

    space: str
    x: int
    y: int
    needed: tuple[int, ...]
    """More than one where a card leads a figure that may be of either owner."""
    is_asked: bool
    """Whether it is chosen now; else it is marked while it is in reach."""


class Plate(msgspec.Struct, frozen=True, gc=False):
    """A way to break in: a lock on the wall and what the die must show."""

    space: str
    text: str
    x: int
    y: int
    room: str
    """The space that it lies on."""
    walls: tuple[str, ...]
    """The lines along which the building is closed."""
    needed: int


class Footprint(msgspec.Struct, frozen=True, gc=False):
    """A space that was left."""

    space: str
    x: int
    y: int
    kind: str
    """The figure: `zombie`, `pawn` or `npc`."""
    seat: int | None
    end: str
    """Where it stands now."""


# Prey


def prey(view: Any, touch: Touch, there: Crowds) -> tuple[Prey, ...]:
    """HU-26, ZZ-10. Whoever stands where the viewer's figures come to, and what is needed then."""
    asked = {text.split()[1] for texts in touch.spaces.values() for text in texts if is_try(text)}
    reached = {space for start in touch.starts for space in view.reach.get(start, ())}
    walking = walkers(view, touch)
    kinds = {kind for owner in walking for kind in prey_of(owner, view, touch)} or {"human", "pawn"}
    needed = tuple(sorted({needed_by(one, view) for one in walking or [view.seats[view.active]]}))
    return tuple(
        Prey(space, *middle_of(space), needed, space in asked)
        for space in sorted(asked | reached)
        if space in asked or any(kind in kinds for kind, *_ in there.get(space, ()))
    )


def is_try(text: str) -> bool:
    return text.startswith("attempt ")


def walkers(view: Any, touch: Touch) -> list[Any]:
    """ZE25. Whose figure walks: the viewer's own, or one that a card leads from there."""
    found = [seat for seat in view.seats if touch.starts & {*seat.zombies, seat.pawn}]
    return [seat for seat in found if (seat.seat == view.seat) != (view.phase == LEADING)]


def prey_of(owner: Any, view: Any, touch: Touch) -> tuple[str, ...]:
    """HZ-40, ZE25. A figure that is led passes players' figures by."""
    kinds = ("npc", "zombie") if is_pawn(owner, touch) else ("human", "pawn")
    return kinds[:1] if view.phase == LEADING else kinds


def is_pawn(owner: Any, touch: Touch) -> bool:
    return bool(owner.pawn is not None and owner.pawn in touch.starts)


def needed_by(owner: Any, view: Any) -> int:
    """HU-40, A-79. For a capture the number of the character; in combat less what is added."""
    if owner.capture is not None:
        return int(owner.capture)
    return max(CERTAIN, int(view.hit) - sum(int(bonus) for _, bonus in owner.strength))


def middle_of(space: str) -> tuple[int, int]:
    x, y = read_point(space)
    return SIDE * x + SIDE // 2, SIDE * y + SIDE // 2


# Doors


def plates(plan: Plan, view: Any, touch: Touch, there: Crowds) -> tuple[Plate, ...]:
    """HU-29, HU-30. One for each space from which a zombie may break in."""
    spaces = {space.name: space for space in plan.spaces}
    return tuple(
        plate(spaces[name], text, doors(spaces, name), view.barricades[name], there)
        for name, text in touch.breaks.items()
    )


def doors(spaces: Mapping[str, Space], name: str) -> list[str]:
    """The sides on which a street leads into its building, open to the haunted or not."""
    return [
        side
        for side in spaces[name].free
        if (room := spaces.get(beside(name, DIRECTIONS[side]))) is not None
        and room.is_building
        and room.lot == spaces[name].lot
    ]


def plate(space: Space, text: str, sides: Sequence[str], needed: int, there: Crowds) -> Plate:
    side = min(sides, key=lambda one: len(there.get(beside(space.name, DIRECTIONS[one]), ())))
    room = beside(space.name, DIRECTIONS[side])
    x, y = middle_of(room)
    down = LOWER if there.get(room) else 0
    walls = tuple(wall_of(space, one) for one in sides)
    return Plate(space.name, text, x, y + down, room, walls, needed)


def wall_of(space: Space, side: str) -> str:
    """The wall of a space on one side, as a path."""
    left, top = SIDE * space.x, SIDE * space.y
    right, low = left + SIDE, top + SIDE
    return {
        "n": f"M{left + 1} {top}H{right - 1}",
        "e": f"M{right} {top + 1}V{low - 1}",
        "s": f"M{left + 1} {low}H{right - 1}",
        "w": f"M{left} {top + 1}V{low - 1}",
    }[side]


# What was done last


def trail(log: Iterable[Line], *, is_player: bool) -> tuple[Footprint, ...]:
    """The spaces that were left since the viewer's last choice; spectators see the last mover."""
    walks: dict[tuple[Mover, str], str] = {}
    last: Mover | None = None
    for line in log:
        if line.key not in MOVED or (is_player and not line.new):
            continue
        mover = mover_of(line)
        if not is_player and mover != last:
            walks.clear()
        last = mover
        start, end = points_of(line)[:2]
        walks[mover, end] = walks.pop((mover, start), start)
    # A space that several have left is marked once.
    left = {start: (mover, end) for (mover, end), start in walks.items() if start != end}
    return tuple(
        Footprint(start, *middle_of(start), *mover, end) for start, (mover, end) in left.items()
    )


def mover_of(line: Line) -> Mover:
    kind = line.key.removesuffix("-moved")
    return kind, None if kind == "npc" else line.seat


def news(log: Sequence[Line]) -> tuple[str, ...]:
    """Where something happened last, as ids on the page: who has moved, what was laid."""
    for line in reversed(log):
        points = points_of(line)
        if points and line.key in LAID:
            return (f"tile-{points[0].replace(',', '_')}",)
        if points and line.key != "card-played":
            return tuple(f"sp-{point.replace(',', '_')}" for point in points)
    return ()


def points_of(line: Line) -> list[str]:
    return [word for word in line.words if POINT.fullmatch(word)]
