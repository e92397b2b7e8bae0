"""Queries, and the conversion of their rows to structs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from monsterbox.server.store.rows import (
    ChairRow,
    EntryRow,
    PersonRow,
    Stored,
    TableBrief,
    TableRow,
)
from monsterbox.server.store.schema import chairs, entries, people, settings, tables

CACHE = (tables.c.over, tables.c.waiting_for, tables.c.touched)
SET_UP = tuple(column for column in tables.c if column not in set(CACHE))
Listed = sa.Select[Any]


def setting(connection: sa.Connection, key: str) -> bytes | None:
    return connection.execute(sa.select(settings.c.value).where(settings.c.key == key)).scalar()


def person(connection: sa.Connection, id_hash: str) -> PersonRow | None:
    query = sa.select(people).where(people.c.hash == id_hash)
    row = connection.execute(query).mappings().first()
    return None if row is None else PersonRow(**row)


def people_among(connection: sa.Connection, hashes: Sequence[str]) -> dict[str, PersonRow]:
    query = sa.select(people).where(people.c.hash.in_(hashes))
    rows = connection.execute(query).mappings()
    return {row["hash"]: PersonRow(**row) for row in rows}


def stored(connection: sa.Connection, table_id: str) -> Stored | None:
    """Load a table with everything that has happened at it."""
    query = sa.select(*SET_UP).where(tables.c.id == table_id)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    seated = chairs_at(connection, [table_id])[table_id]
    log = sa.select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number)
    happened = connection.execute(log).mappings()
    return Stored(TableRow(**row), seated, [EntryRow(**entry) for entry in happened])


def chairs_at(connection: sa.Connection, table_ids: Sequence[str]) -> dict[str, list[ChairRow]]:
    """Load the chairs of some tables, by seat."""
    query = sa.select(chairs).where(chairs.c.table_id.in_(table_ids)).order_by(chairs.c.seat)
    found: dict[str, list[ChairRow]] = defaultdict(list)
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append(ChairRow(**row))
    return found


def bots_asked(connection: sa.Connection) -> list[str]:
    """List the tables where a bot may have to choose; only the log knows who stands in."""
    asked = sa.select(tables.c.id, tables.c.waiting_for).where(sa.not_(tables.c.over))
    seated = asked.add_columns(chairs.c.seat).join(chairs).where(chairs.c.bot.is_not(None))
    stand_ins = asked.add_columns(entries.c.seat).join(entries).where(entries.c.kind == "stand_in")
    found = [*connection.execute(seated), *connection.execute(stand_ins)]
    return list(dict.fromkeys(table for table, waiting_for, seat in found if seat in waiting_for))


# Lists


def open_tables(connection: sa.Connection, limit: int) -> list[TableBrief]:
    """List the tables that are public and not over, most recent first.

    If there are more than asked for, those count first that are the most recent of their hosts.
    """
    recent = tables.c.touched.desc(), tables.c.id
    turn = sa.func.row_number().over(partition_by=tables.c.host, order_by=recent)
    public = sa.select(tables.c.id, turn.label("turn"))
    public = public.where(tables.c.is_open, sa.not_(tables.c.over))
    chosen = public.order_by(sa.text("turn"), *recent).limit(limit).subquery()
    listed = sa.select(tables).where(tables.c.id.in_(sa.select(chosen.c.id)))
    return briefs(connection, listed.order_by(*recent), limit)


def recent_tables(connection: sa.Connection, limit: int) -> list[TableBrief]:
    listed = sa.select(tables).order_by(tables.c.touched.desc(), tables.c.id)
    return briefs(connection, listed, limit)


def tables_of(connection: sa.Connection, person_hash: str, limit: int) -> list[TableBrief]:
    """List the tables where a person sits or is the host: not over first, then most recent."""
    sits = sa.select(chairs.c.table_id).where(chairs.c.person == person_hash)
    listed = sa.select(tables).where(sa.or_(tables.c.id.in_(sits), tables.c.host == person_hash))
    in_order = listed.order_by(tables.c.over, tables.c.touched.desc(), tables.c.id)
    return briefs(connection, in_order, limit)


def count_hosted(connection: sa.Connection, person_hash: str) -> int:
    """Count the tables of a host that are not over."""
    hosted = tables.c.host == person_hash, sa.not_(tables.c.over)
    query = sa.select(sa.func.count()).select_from(tables).where(*hosted)
    return int(connection.execute(query).scalar_one())


def briefs(connection: sa.Connection, listed: Listed, limit: int) -> list[TableBrief]:
    rows = connection.execute(listed.limit(limit)).mappings().all()
    seated = chairs_at(connection, [row["id"] for row in rows])
    return [brief(dict(row), seated[row["id"]]) for row in rows]


def brief(row: dict[str, Any], seated: list[ChairRow]) -> TableBrief:
    over, waiting_for, touched = (row.pop(column.name) for column in CACHE)
    return TableBrief(TableRow(**row), seated, over, waiting_for, touched)
