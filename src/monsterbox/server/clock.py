"""The clock: everything that waits uses it, so that tests need not wait."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and sleeps."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        ...

    def catch_up(self) -> float:
        """Follow the clock on the wall; return by how many seconds that had left us."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The clock of the machine. Between two calls of `catch_up` time only passes.

    When a laptop wakes up, or somebody sets its clock, hours have gone by in which nobody could
    play: nobody has been away for that long, and no time to think has run out.
    """

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._offset

    def catch_up(self) -> float:
        before, self._offset = self._offset, time.time() - time.monotonic()
        return self._offset - before

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
