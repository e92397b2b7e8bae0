"""What the play loop asks of a game's screen: one module a game, all of this shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
from rich.console import Console

from monsterbox.core.events import Event
from monsterbox.text.speaker import Speaker


class Screen(Protocol):
    """The module `cli/screens/<game>.py`."""

    FLEETING: bool
    """Whether what was shown must not stay on the terminal: a game of memory."""

    def needs_table(self, view: msgspec.Struct) -> bool: ...

    def draw(self, console: Console, speaker: Speaker, view: msgspec.Struct) -> None: ...

    def show_result(
        self, console: Console, speaker: Speaker, view: msgspec.Struct, past: Sequence[Event]
    ) -> None: ...
