"""Short codes that people type: which of them leads where.

A code is chosen at random and stored, so that it can be looked up; what it leads to has only one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from monsterbox.server.store.access import Access
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.rows import CodeKind, Goal
from monsterbox.server.store.schema import codes

MOST_TRIES = 5  # to find a code that nothing else has


class SqlCodes:
    """The codes in the database."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def goal_of(self, code: str) -> Goal | None:
        """Return where a code leads."""
        return await self._access.read(lambda connection: find(connection, code))

    async def code_of(self, goal: Goal) -> str | None:
        """Return the code that leads there, if there is one."""
        return await self._access.read(lambda connection: code_to(connection, goal))

    async def make(self, goal: Goal, propose: Callable[[], str]) -> str:
        """Return the code that leads there; the first who asks makes it."""
        for _ in range(MOST_TRIES):
            known = await self.code_of(goal)
            if known is not None:
                return known
            await self._access.change(adding(propose(), goal))
        raise StoreFailed("no code is free")


def find(connection: sa.Connection, code: str) -> Goal | None:
    query = sa.select(codes.c.kind, codes.c.target).where(codes.c.code == code)
    row = connection.execute(query).first()
    return None if row is None else Goal(*row)


def code_to(connection: sa.Connection, goal: Goal) -> str | None:
    is_goal = codes.c.kind == goal.kind, codes.c.target == goal.target
    return connection.execute(sa.select(codes.c.code).where(*is_goal)).scalar()


def adding(code: str, goal: Goal) -> Callable[[sa.Connection], None]:
    """Return what adds a code; if it is taken, or somebody else was faster, nothing changes."""

    def add(connection: sa.Connection) -> None:
        insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        connection.execute(
            insert(codes).values(code=code, **goal._asdict()).on_conflict_do_nothing()
        )

    return add


def drop(connection: sa.Connection, kind: CodeKind, target: str) -> None:
    """Delete the code of something that goes."""
    connection.execute(sa.delete(codes).where(codes.c.kind == kind, codes.c.target == target))
