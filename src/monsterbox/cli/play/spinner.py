"""A line that says who is thinking, there only as long as one has to wait."""

from __future__ import annotations

import threading
from types import TracebackType

from rich.console import Console
from rich.text import Text

# Seconds after which a silent terminal looks stuck; most choices of bots take less.
PATIENCE = 0.3


class Waiting:
    """The line comes when the wait is long, and leaves no trace; only in a terminal."""

    def __init__(self, console: Console) -> None:
        spinner = "dots" if console.encoding.startswith("utf") else "line"
        self.status = console.status("", spinner=spinner)
        self.timer = threading.Timer(PATIENCE, self.status.start)
        self.timer.daemon = True
        self.is_shown = console.is_terminal

    def say(self, words: str) -> None:
        """What is being waited for."""
        self.status.update(Text(words, style="dim"))

    def __enter__(self) -> Waiting:
        if self.is_shown:
            self.timer.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_shown:
            self.timer.cancel()
            self.timer.join()  # or it might show the line just after it was taken away
            self.status.stop()
