"""The table as JSON, complete and readable, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from monsterbox.core.errors import BadPosition
from monsterbox.core.game import Position
from monsterbox.core.options import Settings, changed_options

from ..engine.state import SIZES, State
from .options import OPTIONS, pebbles_of


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A position; bags that are not dealt yet are 0."""

    seats: int
    bags: list[int]
    taken: list[int]
    active: int = 0
    game: str = "pebbles"
    options: dict[str, Any] = {}


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    options = changed_options(OPTIONS, settings)
    table = Table(t.seats, list(t.bags), list(t.taken), t.active, options=options)
    return msgspec.structs.asdict(table)


def state_at(position: Position, seats: int, settings: Settings) -> State:
    """The state that a position describes, or the reason why there is none."""
    try:
        table = msgspec.convert(dict(position), Table)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from None
    state = State(seats, pebbles_of(seats, settings))
    state.bags, state.taken, state.active = table.bags, table.taken, table.active
    state.pebbles -= sum(table.taken)
    if not len(table.bags) == len(table.taken) == seats:
        raise BadPosition("bags, taken: one number for each seat")
    if not 0 <= table.active < seats:
        raise BadPosition(f"active: {table.active} is no seat")
    if min(table.taken) < 0 or state.pebbles < 0:
        raise BadPosition("taken: more pebbles than there are")
    if not set(table.bags) <= {0, *SIZES} or not state.is_sound():
        raise BadPosition("bags: from 10 to 25 and no two alike, or 0")
    return state
