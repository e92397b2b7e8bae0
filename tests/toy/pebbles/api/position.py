"""The table as JSON, complete and readable, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from monsterbox.core.errors import BadPosition
from monsterbox.core.game import Position
from monsterbox.core.options import Settings, changed_options
from monsterbox.core.positions import Fields, by_seat, number_at, read_fields, written

from ..engine.state import SIZES, State
from .options import OPTIONS, pebbles_of


class Table(Fields, frozen=True):
    """A position; bags that are not dealt yet are 0."""

    bags: Sequence[int] | UnsetType = UNSET
    taken: Sequence[int] | UnsetType = UNSET
    active: int = 0


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    options = changed_options(OPTIONS, settings)
    return written(Table("pebbles", t.seats, options, t.bags, t.taken, t.active))


def state_at(position: Position, seats: int, settings: Settings) -> State:
    """The state that a position describes, or the reason why there is none."""
    table = read_fields(Table, position)
    state = State(seats, pebbles_of(seats, settings))
    state.bags = [*by_seat("bags", table.bags, seats, 0)]
    state.taken = [*by_seat("taken", table.taken, seats, 0)]
    state.active = number_at("active", table.active, 0, seats - 1)
    state.pebbles -= sum(state.taken)
    if min(state.taken) < 0 or state.pebbles < 0:
        raise BadPosition("taken: more pebbles than there are")
    if not set(state.bags) <= {0, *SIZES} or not state.is_sound():
        raise BadPosition("bags: from 10 to 25 and no two alike, or 0")
    return state
