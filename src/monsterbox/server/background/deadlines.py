"""What has a time limit, questions and the wait for browsers: then the table goes on by itself."""

from __future__ import annotations

import asyncio
import logging

from monsterbox.server.logging import short
from monsterbox.server.tables.entries import begin, play
from monsterbox.server.tables.errors import TableFailure
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.rooms import Room, Rooms

log = logging.getLogger(__name__)


class Deadlines:
    """One task for each table with a time limit; it lives as long as the question does."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._tasks: set[asyncio.Task[None]] = set()

    def call(self, room: Room) -> None:
        """Watch the time limit of the table, if it has one. The room must be locked."""
        until = room.table.due
        is_watched = room.timer is not None and not room.timer.done()
        if until is None or (is_watched and room.timed_until == until):
            return
        if room.timer is asyncio.current_task():
            return  # it has just loaded the table, and checks its time limit next
        if is_watched and room.timer is not None:
            room.timer.cancel()  # it waits for an earlier question, perhaps for longer
        room.timed_until = until
        room.timer = asyncio.create_task(self._watch(room), name=f"time at {short(room.id)}")
        self._tasks.add(room.timer)
        room.timer.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watch(self, room: Room) -> None:
        try:
            while (seconds := await self._look(room)) is not None:
                await self.rooms.clock.sleep(seconds)
        except TableFailure as error:
            log.warning("time at %s stopped: %s", short(room.id), error)
        except Exception:
            log.exception("time at %s stopped", short(room.id))

    async def _look(self, room: Room) -> float | None:
        """Return how long to wait; None once the time is over or the question is answered.

        The task then ends before anybody else can look.
        """
        async with self.rooms.hold(room.id) as held:
            until, now = held.table.due, held.now()
            if until is not None and now < until:
                return until - now
            held.timer = None
            if until is not None and held.is_ours:
                await self._end(held)
            return None

    async def _end(self, room: Room) -> None:
        """Answer for everybody who has not chosen, one after the other; or deal the cards."""
        if room.table.match is None:
            return await carry_out(room, begin(room.table, room.now()))
        deadline = room.table.running().deadline
        assert deadline is not None
        for seat in list(room.table.waiting):
            late = play(room.table, seat, deadline.choice, room.now(), is_late=True)
            await carry_out(room, late)
