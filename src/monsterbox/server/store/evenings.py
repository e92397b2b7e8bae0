"""Evenings in the database; a change counts only if nobody else has changed the same version."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from monsterbox.server.store import codes
from monsterbox.server.store.access import Access
from monsterbox.server.store.results import rows_of
from monsterbox.server.store.rows import EveningRow, TableNews
from monsterbox.server.store.schema import evening_people, evenings, results, tables


class SqlEvenings:
    """The evenings of the server."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, row: EveningRow) -> None:
        await self._access.change(lambda connection: add(connection, row))

    async def load(self, evening: str) -> EveningRow | None:
        return await self._access.read(lambda connection: find(connection, evening))

    async def save(self, row: EveningRow) -> bool:
        return await self._access.change(lambda connection: save(connection, row))

    async def playing(self, limit: int) -> list[str]:
        query = sa.select(evenings.c.id).where(evenings.c.is_playing)
        recent = query.order_by(evenings.c.touched.desc()).limit(limit)
        return await self._access.read(lambda connection: [*connection.execute(recent).scalars()])

    async def of_person(self, person: str, limit: int) -> list[EveningRow]:
        return await self._access.read(lambda connection: of_person(connection, person, limit))

    async def news_of(self, table_ids: Collection[str]) -> TableNews:
        return await self._access.read(lambda connection: news_of(connection, table_ids))

    async def delete(self, evening: str) -> None:
        await self._access.change(lambda connection: delete(connection, evening))

    async def delete_untouched(self, since: float, limit: int) -> int:
        return await self._access.change(
            lambda connection: delete_untouched(connection, since, limit)
        )


def add(connection: sa.Connection, row: EveningRow) -> None:
    connection.execute(sa.insert(evenings).values(columns(row)))
    set_people(connection, row)


def columns(row: EveningRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def set_people(connection: sa.Connection, row: EveningRow) -> None:
    """Keep the list of who is concerned, so that they can be found."""
    connection.execute(sa.delete(evening_people).where(evening_people.c.evening == row.id))
    people = {row.host, *(one["person"] for one in row.state["players"])} - {None, ""}
    for person in sorted(people):
        connection.execute(sa.insert(evening_people).values(evening=row.id, person=person))


def find(connection: sa.Connection, evening: str) -> EveningRow | None:
    query = sa.select(evenings).where(evenings.c.id == evening)
    row = connection.execute(query).mappings().first()
    return None if row is None else EveningRow(**row)


def save(connection: sa.Connection, row: EveningRow) -> bool:
    """Store the next version of an evening; return whether it was the next one."""
    is_next = evenings.c.id == row.id, evenings.c.version == row.version - 1
    done = connection.execute(sa.update(evenings).where(*is_next).values(columns(row)))
    if done.rowcount == 1:
        set_people(connection, row)
    return done.rowcount == 1


def of_person(connection: sa.Connection, person: str, limit: int) -> list[EveningRow]:
    theirs = sa.select(evening_people.c.evening).where(evening_people.c.person == person)
    query = sa.select(evenings).where(evenings.c.id.in_(theirs))
    recent = query.order_by(evenings.c.touched.desc(), evenings.c.id).limit(limit)
    return [EveningRow(**row) for row in connection.execute(recent).mappings()]


def news_of(connection: sa.Connection, table_ids: Collection[str]) -> TableNews:
    """Return what is over, and what is gone: a table that was deleted goes on nowhere."""
    running = sa.select(tables.c.id).where(tables.c.id.in_(table_ids), sa.not_(tables.c.over))
    still = set(connection.execute(running).scalars())
    ended = sa.select(results).where(results.c.table_id.in_(table_ids))
    told = TableNews(frozenset(set(table_ids) - still), {})
    for row in rows_of(connection, ended, results.c.table_id, results.c.seat):
        told.results.setdefault(row.table_id, []).append(row)
    return told


# Deleting


def delete(connection: sa.Connection, evening: str) -> None:
    codes.drop(connection, "evening", evening)
    connection.execute(sa.delete(evening_people).where(evening_people.c.evening == evening))
    connection.execute(sa.delete(evenings).where(evenings.c.id == evening))


def delete_untouched(connection: sa.Connection, since: float, limit: int) -> int:
    query = sa.select(evenings.c.id).where(evenings.c.touched < since).limit(limit)
    old = list(connection.execute(query).scalars())
    for evening in old:
        delete(connection, evening)
    return len(old)


def forget_person(connection: sa.Connection, person: str) -> None:
    """Remove somebody from all evenings; their points stay, without a name."""
    for row in of_person(connection, person, 1_000_000):
        found: EveningRow | None = row
        while found is not None and not save(connection, without(found, person)):
            found = find(connection, row.id)  # somebody has changed it at this moment


def without(row: EveningRow, person: str) -> EveningRow:
    """Return the evening as if somebody had had no name, and had left."""
    players = [
        one | {"person": None, "name": "", "left": True} if one["person"] == person else one
        for one in row.state["players"]
    ]
    host = "" if row.host == person else row.host
    state = row.state | {"players": players, "host": host}
    return EveningRow(**columns(row) | {"host": host, "state": state, "version": row.version + 1})
