"""The spaces of the map as pages draw them: who is there, and what can be done with them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from monsterbox.games.humans.web.figures import crowds, lying_things
from monsterbox.games.humans.web.touch import Touch
from monsterbox.games.humans.web.town import DIRECTIONS, Plan, Space
from monsterbox.games.humans.words.places import write_point

Cards = Mapping[str, Mapping[str, Any]]


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A space as it is drawn: who is there, what lies there, and what can be done with it."""

    space: Space
    sides: str
    """Where the viewer's figures get on."""
    closed: str
    """Where a barricade stops them."""
    barricade: int
    here: tuple[tuple[str, int, str], ...]
    """Kind of figure, how many, whose."""
    lying: tuple[str, ...]
    takes: tuple[str, ...]
    kind: str
    why: str
    """The step through a barricade that is explained where nothing can be done there."""
    reach: str
    """The spaces to which its figure may walk, each with the way there: `4,2:s 5,2:se`."""


def spots(plan: Plan, view: Any, touch: Touch, names: Sequence[str], cards: Cards) -> list[Spot]:
    """All spaces, for whoever sees this view."""
    is_free = walks_freely(view, touch)
    on, lying = crowds(view), lying_things(view)
    active = view.seats[view.active]
    playing = {*active.zombies, active.pawn}
    steps_in = barricaded(plan) if touch.starts or touch.breaks else {}
    return [
        Spot(
            space=space,
            sides=space.free if is_free else space.ways,
            closed="" if is_free or space.is_building else without(space.free, space.ways),
            barricade=cards[plan.lots[space.lot].tile]["barricade"],
            here=tuple(
                (kind, count, "" if seat is None else names[seat])
                for kind, seat, count in on.get(space.name, ())
            ),
            lying=lying.get(space.name, ()),
            takes=(takes := takes_of(plan, touch, space)),
            why="" if takes or is_free else steps_in.get(space.name, ""),
            kind=" ".join(marks_of(view, touch, space.name, takes, playing)),
            reach=written(view.reach[space.name]) if space.name in touch.starts else "",
        )
        for space in plan.spaces
    ]


def barricaded(plan: Plan) -> dict[str, str]:
    """HU-28. By room of a closed building: a step from the street that a barricade stops."""
    closed = {
        space.lot: f"step {space.name} {DIRECTIONS[side]}"
        for space in plan.spaces
        if not space.is_building
        for side in without(space.free, space.ways)
    }
    rooms = (space for space in plan.spaces if space.is_building)
    return {room.name: closed[room.lot] for room in rooms if room.lot in closed}


def takes_of(plan: Plan, touch: Touch, space: Space) -> tuple[str, ...]:
    """The choices that a space stands for, its own and those of its tile."""
    lot = plan.lots[space.lot]
    return touch.spaces.get(space.name, ()) + touch.tiles.get(write_point((lot.x, lot.y)), ())


def written(reach: Mapping[str, str]) -> str:
    return " ".join(f"{space}:{way}" for space, way in reach.items())


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
