"""Reading and rare changes, with the failures of databases as failures of the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from monsterbox.server.store.database import Database
from monsterbox.server.store.errors import StoreFailed, first_line
from monsterbox.server.store.group_commit import Change, GroupCommit

T = TypeVar("T")


class Access:
    """What the parts of the store share."""

    def __init__(self, database: Database, group_commit: GroupCommit) -> None:
        self.database = database
        self.group_commit = group_commit

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do the work on a snapshot."""
        return await self._attempt(self.database.read, work)

    async def change(self, work: Callable[[sa.Connection], T]) -> T:
        """Do the work in a transaction of its own."""
        return await self._attempt(self.database.write, work)

    async def write(self, *changes: Change) -> None:
        """Write some rows together with what others write at the moment."""
        await self.group_commit.write(*changes)

    async def _attempt(
        self,
        do: Callable[[Callable[[sa.Connection], T]], Awaitable[T]],
        work: Callable[[sa.Connection], T],
    ) -> T:
        if not self.group_commit.is_open:
            raise StoreFailed("the store is closed")
        try:
            return await do(work)
        except (SQLAlchemyError, OSError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise StoreFailed(first_line(cause)) from error
