"""Lessons: the tables where they are given, and who has finished which."""

from __future__ import annotations

from typing import Protocol

import sqlalchemy as sa

from monsterbox.server.store.access import Access
from monsterbox.server.store.rows import LessonRow
from monsterbox.server.store.schema import lessons, tables


class Lessons(Protocol):
    """What is stored about lessons."""

    async def tables_of(self, person: str) -> dict[str, str]:
        """Return the newest table of a lesson that somebody has begun, by game."""

    async def finished_by(self, person: str) -> list[LessonRow]:
        """Return which lessons somebody has finished."""

    async def finish(self, row: LessonRow) -> None:
        """Note that somebody has finished a lesson, perhaps once more."""

    async def untouched(self, since: float, limit: int) -> list[str]:
        """Return the tables of lessons where nothing has happened since then."""


class SqlLessons:
    """The same in a database."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def tables_of(self, person: str) -> dict[str, str]:
        return await self._access.read(lambda one: begun(one, person))

    async def finished_by(self, person: str) -> list[LessonRow]:
        return await self._access.read(lambda one: finished(one, person))

    async def finish(self, row: LessonRow) -> None:
        await self._access.change(lambda one: finish(one, row))

    async def untouched(self, since: float, limit: int) -> list[str]:
        return await self._access.read(lambda one: untouched(one, since, limit))


def begun(connection: sa.Connection, person: str) -> dict[str, str]:
    mine = tables.c.host == person, tables.c.lesson != "", sa.not_(tables.c.over)
    query = sa.select(tables.c.game, tables.c.id).where(*mine).order_by(tables.c.created)
    return {row.game: row.id for row in connection.execute(query)}


def finished(connection: sa.Connection, person: str) -> list[LessonRow]:
    query = sa.select(lessons).where(lessons.c.person == person).order_by(lessons.c.game)
    return [LessonRow(**row) for row in connection.execute(query).mappings()]


def finish(connection: sa.Connection, row: LessonRow) -> None:
    forget(connection, row.person, row.game)
    values = {"person": row.person, "game": row.game, "at": row.at}
    connection.execute(sa.insert(lessons).values(values))


def forget(connection: sa.Connection, person: str, game: str | None = None) -> None:
    """Forget one finished lesson of a person, or all of them."""
    theirs = sa.delete(lessons).where(lessons.c.person == person)
    connection.execute(theirs if game is None else theirs.where(lessons.c.game == game))


def untouched(connection: sa.Connection, since: float, limit: int) -> list[str]:
    old = tables.c.lesson != "", tables.c.touched < since
    query = sa.select(tables.c.id).where(*old).order_by(tables.c.touched)
    return list(connection.execute(query.limit(limit)).scalars())
