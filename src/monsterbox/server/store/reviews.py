"""Reviews of finished matches: what was found, and which process is looking at one now.

A process claims a table before it looks, gives signs of life while it does, and stores how far it
has come. A claim without a sign of life is free for others. Time is the database's where several
processes share it, since their clocks may differ.
"""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from monsterbox.server.store.access import Access
from monsterbox.server.store.rows import ReviewRow
from monsterbox.server.store.schema import reviews, tables

SILENCE = 30.0  # seconds after which a claim counts as left behind


class SqlReviews:
    """The reviews in the database of a store."""

    def __init__(self, access: Access) -> None:
        self._read = access.read
        self._change = access.change

    async def of_table(self, table_id: str) -> ReviewRow | None:
        return await self._read(lambda connection: of_table(connection, table_id))

    async def claim(self, table_id: str, worker: str) -> bool:
        return await self._change(lambda connection: claim(connection, table_id, worker))

    async def save(self, table_id: str, worker: str, draft: str | None) -> bool:
        return await self._change(lambda connection: save(connection, table_id, worker, draft))

    async def finish(self, table_id: str, worker: str, evaluator: str, report: str) -> bool:
        found = {"evaluator": evaluator, "report": report}
        return await self._change(lambda connection: finish(connection, table_id, worker, found))

    async def drop(self, table_id: str) -> None:
        await self._change(lambda connection: drop(connection, table_id))

    async def left_behind(self) -> list[str]:
        return await self._read(left_behind)


def now_of(connection: sa.Connection) -> sa.ColumnElement[Any]:
    if connection.dialect.name == "postgresql":
        return sa.func.extract("epoch", sa.func.clock_timestamp())
    return sa.literal(time.time())


def of_table(connection: sa.Connection, table_id: str) -> ReviewRow | None:
    query = sa.select(reviews).where(reviews.c.table_id == table_id)
    row = connection.execute(query).mappings().first()
    return None if row is None else ReviewRow(**row)


def claim(connection: sa.Connection, table_id: str, worker: str) -> bool:
    """Note who looks at a table's match, unless somebody does already or the table is gone."""
    now = now_of(connection)
    values = [tables.c.id, sa.literal(""), sa.literal(worker), now]
    there = sa.select(*values).where(tables.c.id == table_id)
    columns = ["table_id", "evaluator", "worker", "at"]
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    taken = insert(reviews).from_select(columns, there)
    is_free = sa.or_(reviews.c.worker.is_(None), reviews.c.at < now - SILENCE)
    claimed = {"worker": worker, "draft": None, "at": now}
    taken = taken.on_conflict_do_update(index_elements=["table_id"], set_=claimed, where=is_free)
    return connection.execute(taken.returning(reviews.c.table_id)).first() is not None


def save(connection: sa.Connection, table_id: str, worker: str, draft: str | None) -> bool:
    """Give a sign of life and store how far it has come; False if it is not wanted any more."""
    values = {"draft": draft, "at": now_of(connection)}
    return connection.execute(of_worker(table_id, worker).values(values)).rowcount == 1


def finish(connection: sa.Connection, table_id: str, worker: str, found: dict[str, str]) -> bool:
    """Store what was found in place of an earlier review."""
    done = found | {"worker": None, "draft": None, "at": now_of(connection)}
    return connection.execute(of_worker(table_id, worker).values(done)).rowcount == 1


def of_worker(table_id: str, worker: str) -> sa.Update:
    return sa.update(reviews).where(reviews.c.table_id == table_id, reviews.c.worker == worker)


def drop(connection: sa.Connection, table_id: str) -> None:
    """Give up a review that is being made; an earlier one stays."""
    one = reviews.c.table_id == table_id
    connection.execute(sa.delete(reviews).where(one, reviews.c.report.is_(None)))
    connection.execute(sa.update(reviews).where(one).values(worker=None, draft=None))


def left_behind(connection: sa.Connection) -> list[str]:
    """List the tables whose reviews nobody goes on with."""
    silent = reviews.c.worker.is_not(None), reviews.c.at < now_of(connection) - SILENCE
    query = sa.select(reviews.c.table_id).where(*silent).order_by(reviews.c.at)
    return list(connection.execute(query).scalars())
