"""Rooms hold the tables in memory: each has a lock, its watchers, and access to the store.

A table in a room is a cache of its log. Everything happens under the room's lock, storing included,
so nobody sees what is not stored; if storing fails, the table in memory is discarded.

Where several processes share a database, one of them holds a table: only there it stays in memory,
is watched, and goes on by itself. What any other process changes at it is a visit: the table is
read, changed and forgotten, and its holder is told. Should two hold a table for a moment, its log
takes each number only once, so that one of them is refused and reads it again.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Coroutine,
    Iterator,
)
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from cachetools import LRUCache

from monsterbox.server.clock import Clock
from monsterbox.server.logging import short
from monsterbox.server.store.contract import Holders, Store
from monsterbox.server.store.errors import Conflict, StoreFailed
from monsterbox.server.store.rows import EntryRow, News, Progress, TableBrief
from monsterbox.server.tables.admission import Admission
from monsterbox.server.tables.conversation import Conversation
from monsterbox.server.tables.entries import Change
from monsterbox.server.tables.errors import NoSpectators, NotStored, Overtaken, UnknownTable
from monsterbox.server.tables.outcome import catch_up, outcome
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import HERE, Absence, Presence, absences
from monsterbox.server.tables.table import Table

IDLE = 600.0  # seconds until a table that nobody watches is evicted from memory
IDLE_AT_END = 60.0  # the same once its match is over: few come back to it, and they can wait
MOST_REMEMBERED = 20_000  # tables whose household is known
LESSON = 180.0  # seconds that bots wait for somebody who reads one step of a lesson
MOST_TRIES = 3  # of a change that others overtake
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


class Watcher:
    """Somebody who watches; woken when there may be something new."""

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
        """The seat whose curtain is lifted, by person."""
        self.absent: tuple[Absence, ...] = ()
        """The absence of each seat when it was last checked."""
        self.driver: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()
        """Set while bots play without pauses, until a person is asked."""
        self.lessons: dict[str, float] = {}
        """When the lesson of a person last went on, of those whose lesson is open."""
        self.timer: asyncio.Task[None] | None = None
        self.timed_until: float | None = None
        self.listed: Progress | None = None
        """What lists currently show of the table."""
        self.public: Progress | None = None
        """The part of it that everybody can see."""
        self.conversation = Conversation()
        """What is said at the table, apart from its match."""
        self.cached: Table | None = None
        self.is_ours = rooms.holders is None
        """Whether this process holds the table."""
        self.is_new = False
        """Whether the table was opened here and has not been watched yet."""

    @property
    def table(self) -> Table:
        assert self.cached is not None, "a room is only used under its lock"
        return self.cached

    def now(self) -> float:
        return self.rooms.clock.now()

    @property
    def patience(self) -> float:
        """How long the table stays in memory when nobody looks at it, in seconds."""
        is_over = self.cached is not None and self.cached.is_finished
        return IDLE_AT_END if is_over else IDLE

    def put(self, table: Table, conversation: Conversation | None = None) -> None:
        self.cached = table
        self.conversation = conversation or Conversation()
        self.listed, self.public = progress_of(table), public_progress(table)
        self.absent = (HERE,) * table.row.seats

    def evict(self) -> None:
        """Forget the table in memory; it is read from its log again when needed."""
        self.cached = None
        self.wake()

    def lose(self) -> None:
        """Note that this process does not hold the table any more; who watches has to go.

        Whoever is changing it at the moment goes on until the log refuses them.
        """
        self.is_ours = False
        self.listed = self.public = None
        self.wake()

    # Who is there

    def presence(self) -> Presence:
        watching = frozenset(one.person for one in self.watchers if one.person is not None)
        return Presence(self.now(), self.since, self.seen, watching)

    def see(self, person: str) -> None:
        """Note when a person who sits here was seen; others are not tracked."""
        held = self.table.held_by(person)
        if held:
            self.seen[person] = self.now()
            self.absent = tuple(HERE if k in held else one for k, one in enumerate(self.absent))

    def begin_anew(self) -> None:
        """Count all times from now on; days go on even while a machine sleeps."""
        table = self.cached
        if table is not None and table.row.pace == "live":
            self.since = self.used = self.now()
            self.seen.clear()
            self.absent = (HERE,) * table.row.seats
            table.ask_anew(self.since)
            self.publish()

    def stop_waiting(self, seat: int | None) -> None:
        """After an action for a seat, nobody waits for it any longer."""
        if seat is not None:
            there = list(self.absent)
            there[seat] = Absence(there[seat].away)
            self.absent = tuple(there)

    def count_absences(self) -> bool:
        """Check who is away; return whether that has changed."""
        before, self.absent = self.absent, absences(self.table, self.presence())
        return self.absent != before

    @property
    def is_in_lesson(self) -> bool:
        """Whether everybody at the table is reading a lesson, so that bots wait for them."""
        people = {chair.person for chair in self.table.chairs} - {None}
        now, watching = self.now(), self.presence().watching
        return bool(people) and all(
            person in watching and now - self.lessons.get(person or "", -LESSON) < LESSON
            for person in people
        )

    def check_may_watch(self, person: Person | None) -> None:
        """Refuse spectators where none are wanted; before the first card anybody might sit down."""
        table, who = self.table, None if person is None else person.id_hash
        if table.row.spectators or table.phase == "waiting" or table.held_by(who):
            return
        if who is None or who != table.row.host:
            raise NoSpectators

    # Who is told

    @property
    def may_allow_text(self) -> bool:
        """Whether the host may allow texts: where strangers come, the operator has to agree."""
        return not self.table.row.is_open or self.rooms.open_texts

    @property
    def may_write(self) -> bool:
        """Whether people may say more than phrases."""
        return self.table.row.free_text and self.may_allow_text

    def note_talk(self) -> None:
        """Tell those who watch that something was said; bots and timers do not listen."""
        self.conversation.revision += 1
        self.wake()

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.news.set()

    def go_on(self) -> None:
        """Start bots and timers where they are needed."""
        if self.is_ours and self.table.goes_on_alone:
            self.rooms.go_on(self)

    def publish(self) -> None:
        """Notify the watchers, bots and timers."""
        self.wake()
        self.go_on()


def progress_of(table: Table) -> Progress:
    return Progress(table.is_finished, tuple(table.waiting))


def public_progress(table: Table) -> Progress:
    """Return the progress as everybody sees it: who is asked may be a secret (A-68)."""
    return Progress(table.is_finished, table.asked_seen_by(None))


async def stored(answer: Awaitable[T]) -> T:
    """Return what the store answers, or raise `NotStored`."""
    try:
        return await answer
    except StoreFailed as error:
        raise NotStored(str(error)) from None


class Rooms:
    """All rooms in use."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        resume: Callable[[Room], Awaitable[None]],
        holders: Holders | None = None,
    ) -> None:
        self.store = store
        self.holders = holders
        """Who holds which table, where other processes share the database."""
        self.clock = clock
        self.resume = resume
        """Continue what was interrupted when a table was last in memory."""
        self.go_on: Callable[[Room], None] = lambda room: None
        """Start bots and timers at a table."""
        self.admission = Admission()
        self.open_texts = False
        """Whether hosts may allow texts where everybody can sit down."""
        self.is_closing = False
        self.households = LRUCache[str, str](MOST_REMEMBERED)
        """From which household a table was opened, for fair lists."""
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return sum(room.cached is not None for room in self._rooms.values())

    def find(self, table_id: str) -> Room | None:
        """Return the room of a table that this process holds."""
        room = self._rooms.get(table_id)
        return room if room is not None and room.is_ours else None

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Room]:
        """Lock a room and load its table."""
        room = self.enter(table_id)
        try:
            async with room.lock:
                room.used = self.clock.now()
                if not room.is_ours:
                    await self._claim(room)
                if room.cached is None:
                    room.put(await self._load(room.id), await self._heard(room.id))
                    if room.is_ours:
                        await self.resume(room)
                before = room.table.number
                try:
                    yield room
                finally:
                    if not room.is_ours:
                        await self._end_visit(room, before)
        finally:
            self.leave(room)

    async def _claim(self, room: Room) -> None:
        """Hold the table if nobody does; what we remember of it is old in any case."""
        assert self.holders is not None, "without others every table is ours"
        room.cached = None
        room.is_ours = await stored(self.holders.claim(room.id))

    async def _end_visit(self, room: Room, before: int) -> None:
        """Forget a table that another process holds, which has to know if it was changed."""
        is_played = room.cached is None or room.cached.number != before
        is_changed = is_played or room.conversation.revision > 0
        room.cached = room.listed = room.public = None
        if is_changed:
            await self.announce(room.id)

    async def announce(self, table_id: str) -> None:
        """Let the process that holds a table read it again."""
        if self.holders is None:
            return
        try:
            await self.holders.announce(table_id)
        except StoreFailed as error:  # then its next change is refused by the log
            log.warning("the holder of %s was not told: %s", short(table_id), error)

    async def held_by_others(self, table_ids: Collection[str]) -> dict[str, float]:
        """Return those of the tables that others hold: seconds since people were seen there."""
        if self.holders is None or not table_ids:
            return {}
        return await stored(self.holders.held_by_others(table_ids))

    async def reload(self, table_id: str) -> None:
        """Read a table of ours again that another process has changed."""
        room = self.find(table_id)
        if room is not None:
            async with self._staying(room):
                room.evict()
            async with self.hold(table_id):  # it may go on by itself from there
                pass

    def lose_all(self) -> None:
        """Note that this process holds no tables any more."""
        for room in self:
            room.lose()

    @asynccontextmanager
    async def _staying(self, room: Room) -> AsyncIterator[None]:
        room.users += 1
        try:
            async with room.lock:
                yield
        finally:
            self.leave(room)

    def enter(self, table_id: str) -> Room:
        """Enter a room to stay there; whoever enters must leave it."""
        if not TABLE_ID.fullmatch(table_id):  # a database need not accept every text
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
        table = Table.rebuilt(found)
        await catch_up(self.store.results, table, found.entries)
        return table

    async def _heard(self, table_id: str) -> Conversation:
        said = await stored(self.store.messages.said_at(table_id))
        return Conversation(said, await stored(self.store.messages.mutes_at(table_id)))

    async def commit(self, room: Room, change: Change) -> None:
        """Store a change that was already made in memory, or forget the table in memory."""
        now, seen = progress_of(room.table), public_progress(room.table)
        is_public, is_news = seen != room.public, now != room.listed
        news = News(now, is_public) if is_news or is_public else None
        is_told = now.over and (is_news or change.entry.kind == "name")
        ended = outcome(room.table, change.entry.at) if is_told else ()
        try:
            if change.chair is None:
                await self.store.append(change.entry, news, ended)
            else:
                await self.store.set_chair(change.chair, change.entry, news, ended)
        except BaseException as error:
            room.evict()
            if isinstance(error, Conflict):
                raise Overtaken(str(error)) from None
            if isinstance(error, StoreFailed):
                raise NotStored(str(error)) from None
            raise
        room.listed, room.public = now, seen
        room.stop_waiting(change.entry.seat)

    async def add(self, table: Table, entries: list[EntryRow]) -> None:
        """Store a new table and put it into its room."""
        await stored(self.store.add_table(table.row, table.chairs, entries))
        room = self.enter(table.row.id)
        if self.holders is not None:
            room.is_ours = room.is_new = await stored(self.holders.claim(room.id))
        room.put(table)
        await self.store.touch(room.id, News(progress_of(table), is_public=True))
        self.leave(room)

    async def correct_lists(self, brief: TableBrief) -> None:
        """Correct the lists, which may lag behind the log after a crash."""
        room = self.find(brief.table.id)
        listed = None if room is None else room.listed
        if listed is not None and listed != (brief.over, tuple(brief.waiting_for)):
            await self.store.touch(brief.table.id, News(listed, is_public=False))

    def begin_anew(self) -> None:
        """After a jump of the clock, nobody has been away and nobody was asked before now."""
        for room in self:
            room.begin_anew()

    async def evict_idle(self) -> None:
        """Evict tables that nobody has used for a while."""
        now = self.clock.now()
        for room in self:
            if room.users == 0 and not room.watchers and now - room.used >= room.patience:
                if self.holders is None:
                    del self._rooms[room.id]
                else:
                    await self.release(room)

    async def release(self, room: Room) -> None:
        """Let another process hold the table; whoever comes meanwhile waits, then claims it."""
        async with self._staying(room):
            if room.is_ours and self.holders is not None:
                await stored(self.holders.release(room.id))
            room.lose()
            room.evict()

    # Completion

    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Complete a change, even if its request is cancelled meanwhile."""
        task = asyncio.create_task(change)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not complain that nobody did

    def stop_watching(self) -> None:
        """End all watching."""
        self.is_closing = True
        for room in self:
            room.wake()

    async def close(self) -> None:
        """Wait for the changes in progress."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


class UseCases:
    """Things that people do at tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms


U = TypeVar("U", bound=UseCases)
UseCase = Callable[Concatenate[U, P], Coroutine[Any, Any, T]]


def to_the_end(use_case: UseCase[U, P, T]) -> UseCase[U, P, T]:
    """Decorate a use case that changes something: once it has begun, it is completed.

    Overtaken by another process, it is tried on the table as that has left it.
    """

    @wraps(use_case)
    async def finished(cases: U, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(0 if cases.rooms.holders is None else MOST_TRIES):
            with suppress(Overtaken):
                return await cases.rooms.finish(use_case(cases, *args, **kwargs))
        return await cases.rooms.finish(use_case(cases, *args, **kwargs))

    return finished
