"""The table as pages draw it: the town with everybody in it, and what is being rolled for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from monsterbox.games.humans.web.rolls import Scene, scene
from monsterbox.games.humans.web.town import Lot, Plan, plan, point, signposts
from monsterbox.games.humans.web.town_pieces import (
    Figure,
    Near,
    Spot,
    Tenants,
    Touch,
    figures,
    lying_things,
    nearest,
    spots,
    tenants,
    touched,
)
from monsterbox.games.humans.words.places import names_of_several
from monsterbox.games.registry import game
from monsterbox.web.presenter import Shown

TILE = 90  # units of a side
RIM = (6, 14)  # units around the town, beside and above it


class Frame(msgspec.Struct, frozen=True, gc=False):
    """The part of the drawing that holds the whole town."""

    left: int
    top: int
    width: int
    height: int


class Board(msgspec.Struct, frozen=True):
    """What the templates of the game know as `board`."""

    town: Plan
    frame: Frame
    touch: Touch
    spots: tuple[Spot, ...]
    figures: tuple[Figure, ...]
    lying: Mapping[str, tuple[str, ...]]
    """Tokens and markers by space."""
    signposts: tuple[tuple[Lot, int], ...]
    tenants: tuple[tuple[Lot, Tenants], ...]
    nearest: Mapping[str, tuple[Near, ...]]
    """By what is looked for: how far each of the viewer's figures is from it."""
    scene: Scene | None


def present(shown: Shown, *, is_still: bool) -> Board:
    """The board of a viewer; on a still page nothing can be touched."""
    view, cards = shown.view, shown.cards
    names = [seat.name for seat in shown.seats]
    options = [setting.name for setting in shown.options]
    town = plan(view.town, cards, options, common_names(shown.game))
    touch = touched(() if is_still else shown.choices, seat_count=len(names))
    return Board(
        town=town,
        frame=frame_of(town, touch.cells),
        touch=touch,
        spots=tuple(spots(town, view, touch, names, cards)),
        figures=figures(view),
        lying=lying_things(view),
        signposts=tuple(signposts(town)),
        tenants=tuple(tenants(town, view, names)),
        nearest=nearest(town, view, shown.seat),
        scene=scene(shown.log, view, cards),
    )


@cache
def common_names(key: str) -> frozenset[str]:
    """The names that several tiles of the game share, whatever its options."""
    found = game(key)
    return names_of_several(found.components(found.settings(found.seats[0], {})))


def frame_of(town: Plan, cells: Iterable[str]) -> Frame:
    """Around all tiles, and around the cells where the tile in hand may lie."""
    corners = [(lot.x, lot.y) for lot in town.lots] + [point(cell) for cell in cells]
    columns, rows = [x for x, _ in corners], [y for _, y in corners]
    beside, above = RIM
    left, top = TILE * min(columns) - beside, TILE * min(rows) - above
    right, low = TILE * (max(columns) + 1) + beside, TILE * (max(rows) + 1) + above
    return Frame(left, top, right - left, low - top)
