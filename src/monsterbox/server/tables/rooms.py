"""The rooms the tables stand in: one lock for each, who looks on, and the way to the store.

A table in a room is a cache of its log. Everything happens under the room's lock, storing included,
so nobody sees what is not stored; what could not be stored is thrown away with the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from monsterbox.server.clock import Clock
from monsterbox.server.store.contract import Store
from monsterbox.server.store.errors import Conflict, StoreFailed
from monsterbox.server.store.rows import ChairRow, EntryRow, Standing, TableBrief
from monsterbox.server.tables.entries import begin
from monsterbox.server.tables.errors import NotStored, StaleMove, UnknownTable
from monsterbox.server.tables.presence import Absence, Presence
from monsterbox.server.tables.table import Table

IDLE = 600.0  # seconds until a table that nobody looks at leaves memory
LONGEST_ID = 40


class Watcher:
    """Somebody who looks on; woken when there may be something new."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.news = asyncio.Event()


class Room:
    """What outlives the table in memory: the lock, the viewers, when people were seen."""

    def __init__(self, table_id: str, now: float) -> None:
        self.id = table_id
        self.since = now
        self.used = now
        self.lock = asyncio.Lock()
        self.users = 0
        self.watchers: set[Watcher] = set()
        self.seen: dict[str, float] = {}
        self.lifted: dict[str, int] = {}
        """Whose curtain is up, by person."""
        self.absent: tuple[Absence, ...] = ()
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None
        self.timed_until: float | None = None
        self.noted: Standing | None = None
        """What the lists know of the table."""
        self.kept: Table | None = None

    @property
    def table(self) -> Table:
        assert self.kept is not None, "a room is used under its lock only"
        return self.kept

    def presence(self, now: float) -> Presence:
        watching = frozenset(one.person for one in self.watchers if one.person is not None)
        return Presence(now, self.since, self.seen, watching)

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.news.set()

    def evict(self) -> None:
        """The log knows better: read it again when somebody asks."""
        self.kept = None
        self.wake()


def standing(table: Table) -> Standing:
    return Standing(table.is_finished, tuple(table.waiting))


class Rooms:
    """All rooms in use."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._rooms: dict[str, Room] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return sum(room.kept is not None for room in self._rooms.values())

    def find(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Room]:
        """The room with its table, for one at a time."""
        room = self.enter(table_id)
        try:
            async with room.lock:
                room.used = self.clock.now()
                await self._prepare(room)
                yield room
        finally:
            self.leave(room)

    def enter(self, table_id: str) -> Room:
        """A room to stay in; whoever enters must leave it."""
        if not 0 < len(table_id) <= LONGEST_ID:
            raise UnknownTable
        if table_id not in self._rooms:
            self._rooms[table_id] = Room(table_id, self.clock.now())
        room = self._rooms[table_id]
        room.users += 1
        return room

    def leave(self, room: Room) -> None:
        room.users -= 1
        if room.users == 0 and room.kept is None:
            self._rooms.pop(room.id, None)

    async def _prepare(self, room: Room) -> None:
        """Read the log, if need be; a table that is full begins, however it came to that."""
        if room.kept is None:
            room.kept = await self._load(room.id)
            room.noted = standing(room.kept)
        table = room.table
        if table.phase == "waiting" and table.is_full:
            await self.commit(room, begin(table, self.clock.now()))

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.load(table_id)
        except StoreFailed as error:
            raise NotStored(str(error)) from None
        if stored is None:
            raise UnknownTable
        return Table.rebuilt(stored)

    async def commit(self, room: Room, entry: EntryRow, chair: ChairRow | None = None) -> None:
        """Store a change that the table in memory has made already, or forget that table."""
        stands = standing(room.table)
        news = stands if stands != room.noted else None
        try:
            if chair is None:
                await self.store.append(entry, news)
            else:
                await self.store.set_chair(chair, entry, news)
        except BaseException as error:
            room.evict()
            if isinstance(error, Conflict):
                raise StaleMove(str(error)) from None
            if isinstance(error, StoreFailed):
                raise NotStored(str(error)) from None
            raise
        room.noted = stands

    async def add(self, table: Table, entries: list[EntryRow]) -> None:
        """A new table, stored and ready."""
        try:
            await self.store.add_table(table.row, table.chairs, entries)
        except StoreFailed as error:
            raise NotStored(str(error)) from None
        room = self.enter(table.row.id)
        room.kept = table
        room.noted = standing(table)
        await self.store.touch(room.id, *room.noted)
        self.leave(room)

    async def mend(self, brief: TableBrief) -> None:
        """After a crash the lists may lag behind the log for good, until somebody notices."""
        room = self.find(brief.table.id)
        noted = None if room is None else room.noted
        if noted is not None and noted != (brief.over, tuple(brief.waiting_for)):
            await self.store.touch(brief.table.id, *noted)

    def tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        now = self.clock.now()
        for room in self:
            if room.users == 0 and not room.watchers and now - room.used >= IDLE:
                del self._rooms[room.id]
