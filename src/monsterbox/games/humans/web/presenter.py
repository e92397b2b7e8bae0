"""The table as pages draw it: the town with everybody in it, and what is being rolled for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from monsterbox.games.humans.web.figures import (
    Figure,
    Tenants,
    crowds,
    figures,
    lying_things,
    tenants,
)
from monsterbox.games.humans.web.marks import (
    Footprint,
    Plate,
    Prey,
    news,
    plates,
    prey,
    trail,
)
from monsterbox.games.humans.web.rolls import Scene, scene
from monsterbox.games.humans.web.signs import SOMEBODY, SOMETHING, Sign, signs
from monsterbox.games.humans.web.spots import Spot, spots
from monsterbox.games.humans.web.touch import Touch, touched
from monsterbox.games.humans.web.town import Lot, Plan, plan
from monsterbox.games.humans.words.places import cell_phrase, read_point, write_point
from monsterbox.text.sentences import Phrase
from monsterbox.web.presenter import Shown

TILE = 90  # units of a side
RIM = (6, 14)  # units around the town, beside and above it


class Frame(msgspec.Struct, frozen=True, gc=False):
    """The part of the drawing that holds the whole town."""

    left: int
    top: int
    width: int
    height: int


class Near(msgspec.Struct, frozen=True, gc=False):
    """How far it is from a figure to the nearest of those it is after."""

    start: Phrase
    space: Phrase
    steps: int


class Board(msgspec.Struct, frozen=True):
    """What the templates of the game know as `board`."""

    town: Plan
    frame: Frame
    touch: Touch
    spots: tuple[Spot, ...]
    figures: tuple[Figure, ...]
    lying: Mapping[str, tuple[str, ...]]
    """Tokens and markers by space."""
    signs: tuple[Sign, ...]
    prey: tuple[Prey, ...]
    plates: tuple[Plate, ...]
    trail: tuple[Footprint, ...]
    """The spaces that others have left since the viewer's last choice."""
    moved: tuple[tuple[Footprint, Phrase, Phrase], ...]
    """The same in words: from where to where."""
    news: tuple[str, ...]
    """Where something happened last, as ids on the page."""
    tenants: tuple[tuple[Lot, Phrase, Tenants], ...]
    cells: Mapping[str, Phrase]
    """Where the tile in hand may lie, in words."""
    nearest: Mapping[str, tuple[Near, ...]]
    """By what is looked for: how far each of the viewer's figures is from it."""
    scene: Scene | None


def present(shown: Shown, *, is_still: bool) -> Board:
    """The board of a viewer; on a still page nothing can be touched."""
    view, cards = shown.view, shown.cards
    names = [seat.name for seat in shown.seats]
    town = plan(view.town, shown.game)
    touch = touched(() if is_still else shown.choices, view)
    there = crowds(view)
    doors = plates(town, view, touch, there)
    left = trail(shown.log, is_player=shown.seat is not None)
    places = {space.name: space.place for space in town.spaces}
    return Board(
        town=town,
        frame=frame_of(town, touch.cells),
        touch=touch,
        spots=tuple(spots(town, view, touch, names, cards)),
        figures=figures(view, {door.room for door in doors}),
        lying=lying_things(view),
        signs=signs_of(town, shown, touch, doors),
        prey=prey(view, touch, there),
        plates=doors,
        trail=left,
        moved=tuple((one, places[one.space], places[one.end]) for one in left),
        news=news(shown.log),
        tenants=tuple(tenants(town, view, names)),
        cells={cell: cell_phrase(cell) for cell in touch.cells},
        nearest=nearest(places, view.nearest),
        scene=scene(shown.log, view),
    )


def signs_of(town: Plan, shown: Shown, touch: Touch, doors: Iterable[Plate]) -> tuple[Sign, ...]:
    """The name is written where somebody breaks in, fights or flees."""
    cards, view = shown.cards, shown.view
    there = Counter({space: SOMEBODY * len(here) for space, here in crowds(view).items()})
    there.update({door.room: SOMEBODY for door in doors})
    there.update(dict.fromkeys(lying_things(view), SOMETHING))
    asked = {cell_of(space) for space in (view.at, *touch.breaks) if space is not None}
    barricades = {lot.tile: int(cards[lot.tile]["barricade"] or 0) for lot in town.lots}
    names = {lot.tile: str(cards[lot.tile]["label"]) for lot in town.lots}
    return signs(town, there, barricades, names, asked)


def cell_of(space: str) -> str:
    x, y = read_point(space)
    return write_point((x // 3, y // 3))


def nearest(places: Mapping[str, Phrase], found: Iterable[Any]) -> dict[str, tuple[Near, ...]]:
    """Sorted by what is looked for; nothing where no way leads to it."""
    sorted_by_aim: dict[str, tuple[Near, ...]] = {}
    for one in found:
        before = sorted_by_aim.setdefault(one.aim, ())
        if one.space is not None:
            near = Near(places[one.start], places[one.space], one.steps)
            sorted_by_aim[one.aim] = (*before, near)
    return sorted_by_aim


def frame_of(town: Plan, cells: Iterable[str]) -> Frame:
    """Around all tiles, and around the cells where the tile in hand may lie."""
    corners = [(lot.x, lot.y) for lot in town.lots] + [read_point(cell) for cell in cells]
    columns, rows = [x for x, _ in corners], [y for _, y in corners]
    beside, above = RIM
    left, top = TILE * min(columns) - beside, TILE * min(rows) - above
    right, low = TILE * (max(columns) + 1) + beside, TILE * (max(rows) + 1) + above
    return Frame(left, top, right - left, low - top)
