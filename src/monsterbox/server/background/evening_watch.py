"""Evenings go on by themselves: tables that are over are noted, rounds that are due begin."""

from __future__ import annotations

import asyncio
import logging

from monsterbox.server.club.evenings import Evenings
from monsterbox.server.tables.errors import TableFailure

EVERY = 2.0  # seconds

log = logging.getLogger(__name__)


class EveningWatch:
    """Looks after all evenings regularly; of two processes that do so at once, one counts."""

    def __init__(self, evenings: Evenings) -> None:
        self.evenings = evenings
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._work = asyncio.create_task(self._look_after_all(), name="evenings")

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _look_after_all(self) -> None:
        while True:
            await self.evenings.rooms.clock.sleep(EVERY)
            try:
                await self.evenings.go_on()
            except TableFailure as error:
                log.warning("evenings could not be looked after: %s", error)
            except Exception:
                log.exception("evenings")
