"""The rooms the tables stand in: one lock for each, who looks on, and the way to the store.

A table in a room is a cache of its log. Everything happens under the room's lock, storing included,
so nobody sees what is not stored; what could not be stored is thrown away with the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from monsterbox.server.clock import Clock
from monsterbox.server.store.contract import Store
from monsterbox.server.store.errors import Conflict, StoreFailed
from monsterbox.server.store.rows import EntryRow, Progress, TableBrief
from monsterbox.server.tables.entries import Change
from monsterbox.server.tables.errors import NotStored, StaleMove, UnknownTable
from monsterbox.server.tables.presence import HERE, Absence, Presence, absences
from monsterbox.server.tables.table import Table

IDLE = 600.0  # seconds until a table that nobody looks at leaves memory
LONGEST_ID = 40
P = ParamSpec("P")
T = TypeVar("T")


class Watcher:
    """Somebody who looks on; woken when there may be something new."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.news = asyncio.Event()


class Room:
    """What outlives the table in memory: the lock, the watchers, when people were seen."""

    def __init__(self, rooms: Rooms, table_id: str) -> None:
        self.rooms = rooms
        self.id = table_id
        self.since = self.used = rooms.clock.now()
        self.lock = asyncio.Lock()
        self.users = 0
        self.watchers: set[Watcher] = set()
        self.seen: dict[str, float] = {}
        self.lifted: dict[str, int] = {}
        """Whose curtain is up, by person."""
        self.absent: tuple[Absence, ...] = ()
        """Seat by seat, as of the last time that somebody looked."""
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None
        self.timed_until: float | None = None
        self.listed: Progress | None = None
        """What the lists know of the table."""
        self.cached: Table | None = None

    @property
    def table(self) -> Table:
        assert self.cached is not None, "a room is used under its lock only"
        return self.cached

    def now(self) -> float:
        return self.rooms.clock.now()

    def put(self, table: Table) -> None:
        self.cached = table
        self.listed = progress_of(table)
        self.absent = (HERE,) * table.row.seats

    def evict(self) -> None:
        """The log knows better: read it again when somebody asks."""
        self.cached = None
        self.wake()

    # Who is there

    def presence(self) -> Presence:
        watching = frozenset(one.person for one in self.watchers if one.person is not None)
        return Presence(self.now(), self.since, self.seen, watching)

    def see(self, person: str) -> None:
        """Of those who sit here it is noted when they were seen; others may come and go."""
        held = self.table.held_by(person)
        if held:
            self.seen[person] = self.now()
            self.absent = tuple(HERE if k in held else one for k, one in enumerate(self.absent))

    def stop_waiting(self, seat: int | None) -> None:
        """A seat that something was done for keeps nobody waiting any longer."""
        if seat is not None:
            there = list(self.absent)
            there[seat] = Absence(there[seat].away)
            self.absent = tuple(there)

    def count_absences(self) -> bool:
        """See who is missing; whether that has changed."""
        before, self.absent = self.absent, absences(self.table, self.presence())
        return self.absent != before

    # Who is told

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.news.set()

    def go_on(self) -> None:
        """Have bots choose and time run, where there is need of it."""
        if self.table.goes_on_alone:
            self.rooms.go_on(self)

    def publish(self) -> None:
        """Tell those who watch, and whatever goes on by itself."""
        self.wake()
        self.go_on()


def progress_of(table: Table) -> Progress:
    return Progress(table.is_finished, tuple(table.waiting))


async def stored(answer: Awaitable[T]) -> T:
    """What the store says, or that it does not answer."""
    try:
        return await answer
    except StoreFailed as error:
        raise NotStored(str(error)) from None


class Rooms:
    """All rooms in use."""

    def __init__(
        self, store: Store, clock: Clock, resume: Callable[[Room], Awaitable[None]]
    ) -> None:
        self.store = store
        self.clock = clock
        self.resume = resume
        """Carry on with what was cut short when a table was last in memory."""
        self.go_on: Callable[[Room], None] = lambda room: None
        """Have bots choose and time run at a table."""
        self.is_closing = False
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return sum(room.cached is not None for room in self._rooms.values())

    def find(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Room]:
        """The room with its table, for one at a time."""
        room = self.enter(table_id)
        try:
            async with room.lock:
                room.used = self.clock.now()
                if room.cached is None:
                    room.put(await self._load(room.id))
                    await self.resume(room)
                yield room
        finally:
            self.leave(room)

    def enter(self, table_id: str) -> Room:
        """A room to stay in; whoever enters must leave it."""
        if not 0 < len(table_id) <= LONGEST_ID:
            raise UnknownTable
        if table_id not in self._rooms:
            self._rooms[table_id] = Room(self, table_id)
        room = self._rooms[table_id]
        room.users += 1
        return room

    def leave(self, room: Room) -> None:
        room.users -= 1
        if room.users == 0 and room.cached is None:
            self._rooms.pop(room.id, None)

    async def _load(self, table_id: str) -> Table:
        found = await stored(self.store.load(table_id))
        if found is None:
            raise UnknownTable
        return Table.rebuilt(found)

    async def commit(self, room: Room, change: Change) -> None:
        """Store a change that the table in memory has made already, or forget that table."""
        now = progress_of(room.table)
        news = now if now != room.listed else None
        try:
            if change.chair is None:
                await self.store.append(change.entry, news)
            else:
                await self.store.set_chair(change.chair, change.entry, news)
        except BaseException as error:
            room.evict()
            if isinstance(error, Conflict):
                raise StaleMove(str(error)) from None
            if isinstance(error, StoreFailed):
                raise NotStored(str(error)) from None
            raise
        room.listed = now
        room.stop_waiting(change.entry.seat)

    async def add(self, table: Table, entries: list[EntryRow]) -> None:
        """A new table, stored and ready."""
        await stored(self.store.add_table(table.row, table.chairs, entries))
        room = self.enter(table.row.id)
        room.put(table)
        await self.store.touch(room.id, *progress_of(table))
        self.leave(room)

    async def mend(self, brief: TableBrief) -> None:
        """After a crash the lists may lag behind the log for good, until somebody notices."""
        room = self.find(brief.table.id)
        listed = None if room is None else room.listed
        if listed is not None and listed != (brief.over, tuple(brief.waiting_for)):
            await self.store.touch(brief.table.id, *listed)

    def tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        now = self.clock.now()
        for room in self:
            if room.users == 0 and not room.watchers and now - room.used >= IDLE:
                del self._rooms[room.id]

    # To the end

    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry a change out to its end, also when whoever asked has hung up meanwhile."""
        task = asyncio.create_task(change)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # asked for, so that nobody complains when nobody else did

    def stop_watching(self) -> None:
        """Nobody is shown anything any more."""
        self.is_closing = True
        for room in self:
            room.wake()

    async def close(self) -> None:
        """Wait for the changes that are under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


class UseCases:
    """Things that people do at tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms


U = TypeVar("U", bound=UseCases)
UseCase = Callable[Concatenate[U, P], Coroutine[Any, Any, T]]


def to_the_end(use_case: UseCase[U, P, T]) -> UseCase[U, P, T]:
    """A use case that changes something, and is finished once it has begun."""

    @wraps(use_case)
    async def finished(cases: U, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await cases.rooms.finish(use_case(cases, *args, **kwargs))

    return finished
