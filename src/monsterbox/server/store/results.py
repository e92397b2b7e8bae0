"""How matches ended: what remains of a table when it is deleted, without the names."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from monsterbox.server.store import statements
from monsterbox.server.store.access import Access
from monsterbox.server.store.rows import NOBODY, ResultRow
from monsterbox.server.store.schema import people, results

IN_ORDER = results.c.at, results.c.table_id, results.c.seat


class SqlResults:
    """Results in a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def add(self, rows: Sequence[ResultRow]) -> None:
        await self.access.write(*map(statements.add_result, rows))

    async def at_table(self, table_id: str) -> list[ResultRow]:
        query = sa.select(results).where(results.c.table_id == table_id).order_by(results.c.seat)
        return await self.access.read(lambda connection: rows_of(connection, query))

    async def of_person(self, person_hash: str, limit: int) -> list[ResultRow]:
        theirs = sa.select(results.c.table_id, results.c.at).distinct()
        theirs = theirs.where(results.c.person == person_hash)
        last = theirs.order_by(results.c.at.desc(), results.c.table_id).limit(limit).subquery()
        query = sa.select(results).where(results.c.table_id.in_(sa.select(last.c.table_id)))
        newest_first = query.order_by(results.c.at.desc(), results.c.table_id, results.c.seat)
        return await self.access.read(lambda connection: rows_of(connection, newest_first))

    async def rated(self, game: str, after: tuple[float, str] | None) -> list[ResultRow]:
        query = sa.select(results).where(results.c.game == game, results.c.rated)
        if after is not None:
            query = query.where(sa.tuple_(results.c.at, results.c.table_id) > sa.tuple_(*after))
        return await self.access.read(lambda connection: rows_of(connection, query, *IN_ORDER))

    async def count_rated(self, game: str, until: tuple[float, str]) -> int:
        matches = sa.func.count(sa.distinct(results.c.table_id))
        query = sa.select(matches).where(
            results.c.game == game,
            results.c.rated,
            sa.tuple_(results.c.at, results.c.table_id) <= sa.tuple_(*until),
        )
        return await self.access.read(lambda connection: connection.execute(query).scalar_one())


def rows_of(connection: sa.Connection, query: sa.Select[Any], *order: Any) -> list[ResultRow]:
    found = connection.execute(query.order_by(*order) if order else query).mappings()
    return [ResultRow(**row) for row in found]


# When tables and people are deleted


def forget_names(connection: sa.Connection, table_id: str) -> None:
    """Keep of a deleted table who came where, but not what they were called."""
    at_table = sa.update(results).where(results.c.table_id == table_id)
    connection.execute(at_table.values(name=""))


def make_nobody(connection: sa.Connection, person_hash: str) -> None:
    """Let a person be nobody in particular in all matches they played."""
    theirs = sa.update(results).where(results.c.person == person_hash)
    connection.execute(theirs.values(person=NOBODY + secrets.token_hex(8), name=""))


def forget_unseen(connection: sa.Connection, unseen_since: float) -> None:
    """Do so with everybody who is stored no longer, and has not played since then."""
    known = sa.select(people.c.hash)
    query = sa.select(results.c.person).where(
        results.c.person.is_not(None),
        results.c.person.not_like(f"{NOBODY}%"),
        results.c.person.not_in(known),
    )
    gone = query.group_by(results.c.person).having(sa.func.max(results.c.at) < unseen_since)
    for person in connection.execute(gone).scalars().all():
        make_nobody(connection, person)
