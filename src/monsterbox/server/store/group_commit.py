"""Group commit: one task writes for everybody; while it does, the next group collects.

A commit waits for the disk, so a commit for each move would be slow, and a timer that collects
moves would make a lone player wait. Here a lone write is committed at once, and under load the
groups grow by themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from monsterbox.server.store.database import Database
from monsterbox.server.store.errors import Conflict, StoreFailed, first_line

Row = dict[str, Any]


class Change(NamedTuple):
    """A row for one of the statements; rows are locked in the order of `place`."""

    statement: int
    place: tuple[Any, ...]
    row: Row


class Pending(NamedTuple):
    """Changes that succeed or fail together, and the future of whoever waits for them."""

    changes: Sequence[Change]
    done: asyncio.Future[None]


class GroupCommit:
    """The only writer of a process."""

    def __init__(self, database: Database, statements: Mapping[int, sa.Executable]) -> None:
        self.database = database
        self.statements = statements
        self.waiting: list[Pending] = []
        self.wake = asyncio.Event()
        self.is_open = False
        self.commits = 0
        self.stored = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.is_open = True
        self.task = asyncio.create_task(self._run(), name="group commit")

    async def close(self) -> None:
        """Return when everything pending is written."""
        self.is_open = False
        self.wake.set()
        if self.task is not None:
            await asyncio.wait([self.task])

    async def write(self, *changes: Change) -> None:
        """Return when all the changes are on disk; raise if none of them is.

        A caller that is cancelled only stops waiting: what was handed over is still written.
        """
        await self.post(*changes)

    def post(self, *changes: Change) -> asyncio.Future[None]:
        """Queue changes without waiting for the disk."""
        if not self.is_open:
            raise StoreFailed("the store is closed")
        pending = Pending(changes, asyncio.get_running_loop().create_future())
        self.waiting.append(pending)
        self.wake.set()
        return pending.done

    async def _run(self) -> None:
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                await self._write_all()
                if not self.is_open:
                    return
        finally:  # if the task ends in any other way, nobody waits forever
            self.is_open = False
            settle(self.waiting, StoreFailed("the store is closed"))

    async def _write_all(self) -> None:
        while self.waiting:
            group, self.waiting = self.waiting, []
            await self._write(group)

    async def _write(self, group: Sequence[Pending]) -> None:
        try:
            await self._commit(group)
        except Exception as error:
            if len(group) > 1 and is_fault_of_a_row(error):
                await self._write_halves(group)
            else:
                settle(group, error)
        except BaseException as error:
            settle(group, error)
            raise
        else:
            settle(group)

    async def _write_halves(self, group: Sequence[Pending]) -> None:
        """Bisect the group: one bad row among 200 costs 15 tries, not 200."""
        middle = len(group) // 2
        await self._write(group[:middle])
        await self._write(group[middle:])

    async def _commit(self, group: Sequence[Pending]) -> None:
        def execute(connection: sa.Connection) -> None:
            for statement, rows in in_order(group):
                connection.execute(self.statements[statement], rows)

        await self.database.write(execute)
        self.commits += 1
        self.stored += len(group)


def in_order(group: Sequence[Pending]) -> Iterator[tuple[int, list[Row]]]:
    """Group rows by statement, sorted: all processes lock in the same order and never deadlock."""
    changes = [change for pending in group for change in pending.changes]
    changes.sort(key=lambda change: change[:2])
    for statement, found in groupby(changes, key=lambda change: change.statement):
        yield statement, [change.row for change in found]


def is_fault_of_a_row(error: Exception) -> bool:
    """Whether a single row may be at fault; a full disk or a lost connection fails every row."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return False
    return not isinstance(error, OperationalError | PoolTimeout | OSError)


def settle(group: Sequence[Pending], error: BaseException | None = None) -> None:
    """Resolve the futures of everyone who waits."""
    for pending in group:
        if pending.done.done():
            continue
        if error is None:
            pending.done.set_result(None)
        else:
            pending.done.set_exception(as_store_error(error))


def as_store_error(error: BaseException) -> Exception:
    """Translate the failure into an exception of the store."""
    kind = Conflict if isinstance(error, IntegrityError) else StoreFailed
    failure = kind(first_line(error.orig if isinstance(error, DBAPIError) else error))
    failure.__cause__ = error
    return failure
