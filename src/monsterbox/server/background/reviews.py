"""Reviews are made in the background: one after another, and after every bot that thinks.

Households take turns. What is under way is claimed in the store, so that no other process makes the
same review, and the heirs of a dead process go on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import msgspec
from cachetools import LRUCache

from monsterbox.bots.fair_queue import Asker, Turns
from monsterbox.coach.report import Report
from monsterbox.core.match import Match
from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.background.review_pool import ReviewPool, WorkFailed
from monsterbox.server.club.reviewing import Stage, check_may_stop, reviewed
from monsterbox.server.logging import short
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.rows import ReviewRow
from monsterbox.server.tables.errors import TableFailure, TooManyReviews
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import Rooms, stored

EVERY = 5.0  # seconds between two signs of life, and looks for what others have left
MOST_WAITING = 20  # reviews that one process takes on
MOST_OF_ONE = 3  # of a household
MOST_KNOWN = 64  # reports in memory
LOOK = 0.05  # seconds between two looks whether bots think
PATIENCE = 5.0  # seconds that a piece of work waits at most for bots
NOTED = 2.0  # seconds between two notes of how far a review has come

T = TypeVar("T")
R = TypeVar("R")
log = logging.getLogger(__name__)


class Coach(Protocol):
    """What makes reviews: work on tasks, and what their parts come to."""

    @property
    def work(self) -> Callable[[Any], Any]:
        """What a process does with a task; it travels, and so does what comes of it."""

    @property
    def merge(self) -> Callable[[tuple[Any, Sequence[Any]]], Report]:
        """What a process makes of a task and the parts of the first tasks; it travels."""

    def evaluator(self, game: str, seats: int) -> str:
        """Return what makes reviews today."""

    def tasks(self, match: Match) -> Sequence[Any]:
        """Return the work on a match, in the order of its steps."""


@dataclass(eq=False)
class Undertaking:
    """A review that this process has claimed."""

    table: str
    asker: Asker
    report: Report | None = None
    begun: float | None = None
    work: asyncio.Task[None] | None = None
    is_wanted: bool = True


class Parts:
    """What has been found out so far, in the order of the match."""

    def __init__(self, tasks: Sequence[Any]) -> None:
        self.tasks = tasks
        self.numbers = iter(range(len(tasks)))
        """The pieces that nobody has begun to look at."""
        self.parts: list[Any] = []
        """The parts of the first pieces, without a gap."""
        self.news = asyncio.Event()
        self._ahead: dict[int, Any] = {}

    def add(self, number: int, part: Any) -> None:
        self._ahead[number] = part
        while len(self.parts) in self._ahead:
            self.parts.append(self._ahead.pop(len(self.parts)))
            self.news.set()


@dataclass
class Line:
    """Those that wait for their turn; households take turns."""

    turns: Turns[Undertaking] = field(default_factory=Turns)
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Reviews:
    """All reviews of this server: those that are done, and those under way in this process."""

    def __init__(self, rooms: Rooms, bots: BotPool, pool: ReviewPool, coach: Coach) -> None:
        self.rooms = rooms
        self.bots = bots
        self.pool = pool
        self.coach = coach
        self.worker = secrets.token_hex(8)
        self._under_way: dict[str, Undertaking] = {}
        self._line = Line()
        self._failed = LRUCache[str, str](MOST_KNOWN)
        self._reports = LRUCache[tuple[str, str, float], Report](MOST_KNOWN)
        self._work: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._work = [
            asyncio.create_task(self._take_turns(), name="reviews"),
            asyncio.create_task(self._live(), name="signs of life of reviews"),
        ]

    async def close(self) -> None:
        """Stop; another process, or the next start, goes on with what is left."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self.pool.close()

    # What people ask for

    async def ask(self, table: str, person: Person) -> None:
        """Begin the review of a match, unless there is one or somebody has asked before."""
        stage = await self.stage(table, person)
        if stage.state in ("waiting", "computing", "done"):
            return
        household = person.household or person.id_hash
        own = [one for one in self._under_way.values() if one.asker[0] == household]
        if len(own) >= MOST_OF_ONE or len(self._under_way) >= MOST_WAITING:
            raise TooManyReviews
        await self._claim(table, (household, table))

    async def stop(self, table: str, person: Person) -> None:
        """Give up a review that is being made, here or in another process."""
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            check_may_stop(room.table, person)
        await stored(self.rooms.store.reviews.drop(table))
        self._forget(table)

    async def stage(self, table: str, person: Person | None) -> Stage:
        """Return how far the review of a finished match has come, and what it says so far."""
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            match = reviewed(room.table)
        current = self.coach.evaluator(match.game.key, match.seats)
        own = self._under_way.get(table)
        if own is not None:
            return self._own_stage(own)
        row = await stored(self.rooms.store.reviews.of_table(table))
        if row is None:
            return Stage("failed" if table in self._failed else "none")
        if row.worker is not None:
            return Stage("computing", None if row.draft is None else decoded(row.draft))
        is_current = row.evaluator == current
        return Stage("done" if is_current else "outdated", self._kept(row))

    def _own_stage(self, own: Undertaking) -> Stage:
        if own.begun is None:
            others = [one for one in self._under_way.values() if one is not own]
            return Stage("waiting", ahead=len(others))
        return Stage("computing", own.report, seconds_left=self._seconds_left(own))

    def _seconds_left(self, own: Undertaking) -> int | None:
        """Return about how long the rest takes, if it goes on as it has begun."""
        if own.begun is None or own.report is None or own.report.done == 0:
            return None
        spent = self.rooms.clock.now() - own.begun
        return round(spent * (own.report.steps - own.report.done) / own.report.done)

    def _kept(self, row: ReviewRow) -> Report | None:
        """Return the report of a review; it is asked for again and again."""
        key = (row.table_id, row.evaluator, row.at)
        known = self._reports.get(key)
        if known is None and row.report is not None:
            known = self._reports[key] = decoded(row.report)
        return known

    # One after another

    async def _claim(self, table: str, asker: Asker) -> None:
        if not await stored(self.rooms.store.reviews.claim(table, self.worker)):
            return
        self._failed.pop(table, None)
        own = self._under_way[table] = Undertaking(table, asker)
        self._line.turns.add(own, asker)
        self._line.news.set()

    def _forget(self, table: str) -> None:
        own = self._under_way.pop(table, None)
        if own is not None:
            own.is_wanted = False
            if own.work is not None:
                own.work.cancel()

    async def _take_turns(self) -> None:
        while True:
            await self._line.news.wait()
            self._line.news.clear()
            while len(self._line.turns):
                own = self._line.turns.take()
                if own.is_wanted:
                    await self._guarded(own)
            self.pool.rest()

    async def _guarded(self, own: Undertaking) -> None:
        """Make a review; one that fails, or is not wanted any more, keeps no other waiting."""
        own.work = asyncio.create_task(self._make(own), name=f"review of {short(own.table)}")
        try:
            await asyncio.wait([own.work])
        except asyncio.CancelledError:
            own.work.cancel()
            await asyncio.wait([own.work])
            raise
        error = None if own.work.cancelled() else own.work.exception()
        if error is not None:
            await self._fail(own, error)
        if self._is_mine(own):
            del self._under_way[own.table]

    async def _fail(self, own: Undertaking, error: BaseException) -> None:
        expected = isinstance(error, TableFailure | StoreFailed | WorkFailed)
        told = None if expected else error
        log.error("the review of %s failed: %s", short(own.table), error, exc_info=told)
        self._failed[own.table] = str(error)
        with suppress(StoreFailed):
            await self.rooms.store.reviews.drop(own.table)

    async def _make(self, own: Undertaking) -> None:
        async with self.rooms.hold(own.table) as room:
            match = reviewed(room.table)
        own.begun = self.rooms.clock.now()
        tasks = self.coach.tasks(match)
        found = Parts(tasks)
        works = [
            asyncio.create_task(self._look_at(found)) for _ in range(max(1, self.pool.processes))
        ]
        noting = asyncio.create_task(self._note(own, found))
        try:
            await asyncio.gather(*works)
        finally:
            for one in (*works, noting):
                one.cancel()
            await asyncio.gather(*works, noting, return_exceptions=True)
        await self._store(own, await self._put_together(found))

    async def _look_at(self, found: Parts) -> None:
        """Do what nobody has begun yet, one piece after another."""
        for number in found.numbers:
            found.add(number, await self._do(self.coach.work, found.tasks[number]))

    async def _note(self, own: Undertaking, found: Parts) -> None:
        """Note now and then how far a review has come."""
        while True:
            await found.news.wait()
            found.news.clear()
            own.report = await self._put_together(found)
            await asyncio.sleep(NOTED)

    async def _put_together(self, found: Parts) -> Report:
        return await self._do(self.coach.merge, (found.tasks[0], tuple(found.parts)))

    async def _do(self, work: Callable[[T], R], task: T) -> R:
        """Do a piece of work, as soon as no bot thinks that a table waits for."""
        waited = 0.0
        while self.bots.busy and waited < PATIENCE:
            await asyncio.sleep(LOOK)
            waited += LOOK
        return await self.pool.run(work, task)

    async def _store(self, own: Undertaking, report: Report) -> None:
        told = msgspec.json.encode(report).decode()
        store = self.rooms.store.reviews
        await store.finish(own.table, self.worker, report.evaluator, told)

    # Among other processes

    async def _live(self) -> None:
        while True:
            await self.rooms.clock.sleep(EVERY)
            try:
                await self.look_after()
            except (StoreFailed, TableFailure) as error:
                log.warning("reviews: %s", error)
            except Exception:
                log.exception("reviews")

    async def look_after(self) -> None:
        """Give signs of life, and go on with what a dead process has left."""
        store = self.rooms.store.reviews
        for own in list(self._under_way.values()):
            draft = None if own.report is None else msgspec.json.encode(own.report).decode()
            if not await store.save(own.table, self.worker, draft) and self._is_mine(own):
                self._forget(own.table)
        for table in await store.left_behind():
            if table not in self._under_way and len(self._under_way) < MOST_WAITING:
                await self._claim(table, ("", table))

    def _is_mine(self, own: Undertaking) -> bool:
        return self._under_way.get(own.table) is own


def decoded(text: str) -> Report:
    return msgspec.json.decode(text, type=Report)
