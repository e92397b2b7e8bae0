"""Looking after the tables: bots stand in for the absent, idle tables leave memory."""

from __future__ import annotations

import asyncio
import logging

from monsterbox.server.chairs import STAND_IN, absences, overdue
from monsterbox.server.changes import stand_in
from monsterbox.server.clock import Clock
from monsterbox.server.driving import Drivers
from monsterbox.server.failures import TableFailure
from monsterbox.server.rooms import Room, Rooms

EVERY = 5.0  # seconds

log = logging.getLogger(__name__)


class Caretaker:
    """Goes from table to table."""

    def __init__(self, rooms: Rooms, drivers: Drivers, clock: Clock) -> None:
        self.rooms = rooms
        self.drivers = drivers
        self.clock = clock
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round(), name="caretaker")

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _go_round(self) -> None:
        while True:
            await self.clock.sleep(EVERY)
            await self.look_after()

    async def look_after(self) -> None:
        """One round. A table where something is wrong must not keep the others waiting."""
        for room in self.rooms:
            await asyncio.sleep(0)  # players come first
            try:
                await self._look_into(room)
            except TableFailure as error:
                log.warning("table %s: %s", room.id, error)
            except Exception:
                log.exception("table %s", room.id)
        self.rooms.tidy()

    async def _look_into(self, room: Room) -> None:
        """Only where somebody looks on is anybody kept waiting."""
        if not room.watchers:
            return
        async with self.rooms.hold(room.id) as held:
            presence = held.presence(self.clock.now())
            await self._replace(held, overdue(held.table, presence))
            self.drivers.call(held)
            absent = absences(held.table, presence)
            if absent != held.absent:
                held.absent = absent
                held.wake()

    async def _replace(self, room: Room, seats: list[int]) -> None:
        for seat in seats:
            entry = stand_in(room.table, seat, STAND_IN, self.clock.now())
            await self.rooms.commit(room, entry)
            room.wake()
