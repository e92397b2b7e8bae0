"""What the play loop asks of a game's screen: one module a game, all of this shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

import msgspec
from rich.console import Console

from monsterbox.core.errors import MonsterboxError
from monsterbox.core.events import Event
from monsterbox.games import faces
from monsterbox.text.speaker import Speaker


class NoScreen(MonsterboxError):
    """The game has no screen for the terminal."""


class Screen(Protocol):
    """The module `terminal/screen.py` of a game."""

    FLEETING: bool
    """Whether what was shown must not stay on the terminal: a game of memory."""

    def needs_table(self, view: msgspec.Struct) -> bool: ...

    def draw(self, console: Console, speaker: Speaker, view: msgspec.Struct) -> None: ...

    def show_result(
        self, console: Console, speaker: Speaker, view: msgspec.Struct, past: Sequence[Event]
    ) -> None: ...


def screen_of(game_key: str) -> Screen:
    """How the table of a game is drawn in a terminal."""
    screen = faces.face(game_key, "terminal", "screen")
    if screen is None:
        raise NoScreen(f"game {game_key!r} cannot be played in a terminal")
    return cast(Screen, screen)
