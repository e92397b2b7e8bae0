"""What the play loop asks of a game's screen: one module a game, all of this shape."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from monsterbox.core.errors import MonsterboxError
from monsterbox.core.events import Event
from monsterbox.core.view import View
from monsterbox.games import faces
from monsterbox.terminal.parts import show_points, show_winners
from monsterbox.text.speaker import Speaker


class NoScreen(MonsterboxError):
    """The game has no screen for the terminal."""


class Screen:
    """The module `terminal/screen.py` of a game; it must draw, the rest may be as it is here."""

    FLEETING = False
    """Whether what was shown must not stay on the terminal: a game of memory."""

    def needs_table(self, view: View) -> bool:
        """Whether the whole table belongs to the question."""
        return True

    def draw(self, console: Console, speaker: Speaker, view: View) -> None:
        """Show the table as the listener sees it."""
        raise NotImplementedError

    def show_result(
        self, console: Console, speaker: Speaker, view: View, past: Sequence[Event]
    ) -> None:
        """The points of all seats, and who has won."""
        show_points(console, speaker, [seat.score or 0 for seat in view.seats])
        show_winners(console, speaker, [seat.seat for seat in view.seats if seat.rank == 1])


def screen_of(game_key: str) -> Screen:
    """How the table of a game is drawn in a terminal."""
    if faces.face(game_key, "terminal", "screen") is None:
        raise NoScreen(f"game {game_key!r} cannot be played in a terminal")
    return faces.hooks(Screen(), game_key, "terminal", "screen")
