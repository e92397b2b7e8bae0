"""The life of this process among others: it shows that it lives, and takes over from the dead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

from monsterbox.server.logging import short
from monsterbox.server.store.contract import Holders
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.tables.errors import TableFailure
from monsterbox.server.tables.presence import MINUTE
from monsterbox.server.tables.rooms import Room, Rooms

EVERY = 1.0  # seconds between two signs of life
ATTENDED = MINUTE / 2  # seconds between two notes of where people are

log = logging.getLogger(__name__)


class Membership(Holders, Protocol):
    """What a process has to do to hold tables; `store/peers.py` does it."""

    on_lost: Callable[[], None]
    on_news: Callable[[str], None]

    @property
    def is_member(self) -> bool: ...

    async def join(self) -> None: ...

    async def beat(self) -> None: ...

    async def bury(self) -> list[str]: ...

    async def leave(self) -> None: ...


class Handover:
    """Keeps this process among the others, and continues the tables that a dead one has left."""

    def __init__(self, rooms: Rooms, peers: Membership) -> None:
        self.rooms = rooms
        self.peers = peers
        peers.on_lost = self._lose
        peers.on_news = self._hear
        self._next_note = 0.0
        self._lost = asyncio.Event()
        self._left: set[str] = set()
        """Tables that we held until we lost them all; some may have changed here after that."""
        self._work: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.peers.join()
        self._work = asyncio.create_task(self._live(), name="life among others")

    async def close(self) -> None:
        """Leave; the others find our tables as if we had died."""
        for task in [self._work, *self._tasks]:
            if task is not None:
                task.cancel()
        await asyncio.gather(*filter(None, [self._work, *self._tasks]), return_exceptions=True)
        await self.peers.leave()

    async def _live(self) -> None:
        while True:
            try:
                await self.look_after()
            except StoreFailed as error:
                log.warning("the other processes cannot be reached: %s", error)
            except Exception:
                log.exception("life among others")
            await self._pause()

    async def _pause(self) -> None:
        """Wait for the next sign of life; when all is lost, begin anew at once."""
        with suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await self._lost.wait()
                self._lost.clear()
                return
        self._lost.clear()

    async def look_after(self) -> None:
        """Show that we live, or begin anew; take over what the dead have left."""
        if self.peers.is_member:
            await self.peers.beat()
        else:
            await self.peers.join()
        await self.take_over()
        await self._tell_heirs()
        await self._note_people()

    async def take_over(self) -> None:
        left = await self.peers.bury()
        if left:
            log.warning("another process has ended; its tables go on here: %d", len(left))
            self._begin(self._continue(left))

    async def _continue(self, tables: list[str]) -> None:
        for table in tables:
            await self._guarded(table, self._go_on(table))

    async def _go_on(self, table: str) -> None:
        async with self.rooms.hold(table) as room:
            room.go_on()

    async def _guarded(self, table: str, work: Awaitable[None]) -> None:
        try:
            await work
        except TableFailure as error:
            log.warning("table %s: %s", short(table), error)
        except Exception:
            log.exception("table %s", short(table))

    async def _tell_heirs(self) -> None:
        """Let whoever holds our former tables read them again."""
        while self._left:
            table = next(iter(self._left))
            await self.peers.announce(table)
            self._left.discard(table)

    async def _note_people(self) -> None:
        """Note where people are, for the lists of the others."""
        now = self.rooms.clock.now()
        if now < self._next_note:
            return
        self._next_note = now + ATTENDED
        attended = [room.id for room in self.rooms if is_attended(room)]
        if attended:
            await self.peers.attend(attended)

    def _lose(self) -> None:
        self._left |= {room.id for room in self.rooms if room.is_ours}
        self.rooms.lose_all()
        self._lost.set()

    def _hear(self, table: str) -> None:
        self._begin(self._guarded(table, self.rooms.reload(table)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def is_attended(room: Room) -> bool:
    """Whether people who sit here were seen in the last minute."""
    if not room.is_ours or room.cached is None:
        return False
    presence = room.presence()
    people = [chair.person for chair in room.cached.chairs if chair.person is not None]
    return any(presence.now - presence.last_seen(person) < MINUTE for person in people)
