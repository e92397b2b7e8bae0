"""Housekeeping: bots stand in for absent players, idle tables are evicted, old ones deleted.

After a start, bots continue where they were asked, even if nobody is watching.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from monsterbox.server.logging import short
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.tables.deletion import Deletion
from monsterbox.server.tables.entries import stand_in
from monsterbox.server.tables.errors import TableFailure
from monsterbox.server.tables.moderation import Moderation
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.presence import overdue, stand_in_for
from monsterbox.server.tables.rooms import Room, Rooms

EVERY = 5.0  # seconds
CLEAR_EVERY = 3600.0
JUMP = 10.0  # seconds by which the clock of a machine is not merely set right

log = logging.getLogger(__name__)


class Housekeeper:
    """Checks all tables regularly."""

    def __init__(
        self, rooms: Rooms, deletion: Deletion, moderation: Moderation, keep_days: float
    ) -> None:
        self.rooms = rooms
        self.deletion = deletion
        self.moderation = moderation
        self.keep_days = keep_days
        """How long tables are kept where nothing happens any more; 0 is forever."""
        self._next_clearing = 0.0
        self._work: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._work = [
            asyncio.create_task(self._check_regularly(), name="housekeeper"),
            asyncio.create_task(self._resume_bots(), name="bots go on"),
        ]

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    # After a restart

    async def _resume_bots(self) -> None:
        """Continue one table at a time: bots that somebody waits for get the processors first."""
        try:
            tables = await self.rooms.store.bots_asked()
            theirs = await self.rooms.held_by_others(tables)
        except (StoreFailed, TableFailure) as error:
            log.warning("bots could not be restarted: %s", error)
            return
        for table in tables:
            if table not in theirs:
                await self._guarded(table, self._go_on(table))

    async def _go_on(self, table: str) -> None:
        """Continue a table until a person is asked, or the match is over."""
        async with self.rooms.hold(table) as room:
            room.go_on()
            driver = room.driver
        if driver is not None:
            await asyncio.wait([driver])

    # While the server runs

    async def _check_regularly(self) -> None:
        while True:
            await self.rooms.clock.sleep(EVERY)
            await self.look_after()

    async def look_after(self) -> None:
        """Check every table once."""
        if abs(self.rooms.clock.catch_up()) > JUMP:
            self.rooms.begin_anew()
        for room in self.rooms:
            await asyncio.sleep(0)  # players come first
            await self._guarded(room.id, self._check_room(room))
        await self._evict()
        await self._refresh()
        await self._clear()

    async def _evict(self) -> None:
        try:
            await self.rooms.evict_idle()
        except TableFailure as error:
            log.warning("idle tables are still held: %s", error)

    async def _refresh(self) -> None:
        """Learn what operators have decided at other processes."""
        try:
            await self.moderation.refresh()
        except TableFailure as error:
            log.warning("bans could not be read: %s", error)

    async def _clear(self) -> None:
        """Delete what is older than tables are kept."""
        now = self.rooms.clock.now()
        if now < self._next_clearing:
            return
        self._next_clearing = now + CLEAR_EVERY
        try:
            deleted = await self.deletion.of_old_tables(self.keep_days)
        except TableFailure as error:
            log.warning("old tables could not be deleted: %s", error)
            return
        if deleted:  # there may be more
            self._next_clearing = now
            log.info("old tables deleted", extra={"tables": deleted})

    async def _guarded(self, table: str, work: Awaitable[None]) -> None:
        """Log a failure at one table, so that the others do not have to wait."""
        try:
            await work
        except TableFailure as error:
            log.warning("table %s: %s", short(table), error)
        except Exception:
            log.exception("table %s", short(table))

    async def _check_room(self, room: Room) -> None:
        """Check absences only where somebody is watching, since nobody else waits."""
        if not room.watchers:
            return
        async with self.rooms.hold(room.id) as held:
            if not held.is_ours:
                return
            for seat in overdue(held.table, held.presence()):
                bot = stand_in_for(held.table)
                await carry_out(held, stand_in(held.table, seat, bot, held.now()))
            held.go_on()
            if held.count_absences():
                held.wake()
