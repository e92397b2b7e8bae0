"""A clock that tests turn by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

NOON = 1_700_000_000.0
PATIENCE = 300.0  # seconds; whatever takes longer hangs
TURNS = 60  # of the event loop until everybody who can has gone on


class HandClock:
    """Sleepers wake when a test says that it is time."""

    def __init__(self, now: float = NOON) -> None:
        self.time = now
        self._jumped = 0.0
        self._numbers = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def jump(self, seconds: float) -> None:
        """As when a laptop wakes up: the clock on the wall has gone on without us."""
        self._jumped += seconds

    def catch_up(self) -> float:
        jumped, self._jumped = self._jumped, 0.0
        self.time += jumped
        self._sleepers = [(due + jumped, number, woken) for due, number, woken in self._sleepers]
        return jumped

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, next(self._numbers), woken))
        await woken

    @property
    def sleeping(self) -> int:
        return sum(not woken.done() for _, _, woken in self._sleepers)

    async def advance(self, seconds: float) -> None:
        """Let time pass, sleeper by sleeper."""
        end = self.time + seconds
        await settle()
        while (due := min(self._waiting(), default=None)) is not None and due[0] <= end:
            self.time = max(self.time, due[0])
            self._sleepers.remove(due)
            due[2].set_result(None)
            await settle()
        self.time = end
        await settle()

    def _waiting(self) -> list[tuple[float, int, asyncio.Future[None]]]:
        self._sleepers = [one for one in self._sleepers if not one[2].done()]
        return self._sleepers


async def settle(turns: int = TURNS) -> None:
    """Let every task go on until all of them wait."""
    for _ in range(turns):
        await asyncio.sleep(0)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what comes sooner or later."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)
