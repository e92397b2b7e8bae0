"""Whether moves can be stored just now."""

from __future__ import annotations

import asyncio

from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.tables.rooms import Rooms

KEPT = 1.0  # seconds that an answer holds: whoever asks often must not keep the disk busy
PATIENCE = 5.0  # seconds until a database that does not answer counts as down


class Readiness:
    """Tries to write, since a database that can be read may still be full or locked."""

    def __init__(self, rooms: Rooms, *, patience: float = PATIENCE) -> None:
        self.rooms = rooms
        self.patience = patience
        self._lock = asyncio.Lock()
        self._is_ready = False
        self._until = float("-inf")

    async def check(self) -> bool:
        async with self._lock:
            if self.rooms.clock.now() >= self._until:
                self._is_ready = await self._can_write()
                self._until = self.rooms.clock.now() + KEPT
            return self._is_ready

    async def _can_write(self) -> bool:
        try:
            async with asyncio.timeout(self.patience):
                await self.rooms.store.try_to_write()
        except (StoreFailed, TimeoutError):
            return False
        return True
