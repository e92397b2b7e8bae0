"""Pebbles as a `Game`: the parts of this package put together."""

from __future__ import annotations

from monsterbox.core.game import Game

from .api.events import read_notes
from .api.notation import parse, text_of
from .api.options import OPTIONS, pebbles_of
from .api.position import position_of, state_at
from .api.view import view_of
from .cards import BAGS
from .engine.state import State

GAME = Game(
    key="pebbles",
    package=__package__,
    seats=(2, 3),
    options=OPTIONS,
    begin=lambda seats, settings: State(seats, pebbles_of(seats, settings)),
    text_of=text_of,
    parse=parse,
    view_of=view_of,
    read_notes=read_notes,
    position_of=position_of,
    state_at=state_at,
    components=lambda settings: BAGS,
    longest=100,
)
