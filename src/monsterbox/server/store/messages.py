"""What people say at tables, in SQL."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from monsterbox.server.store.access import Access
from monsterbox.server.store.errors import Conflict
from monsterbox.server.store.rows import MessageRow, MuteRow
from monsterbox.server.store.schema import messages, mutes, tables


class SqlMessages:
    """Messages and mutes; few are written, so that each has its own transaction."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def add(self, message: MessageRow, most: int) -> None:
        await self.access.change(lambda connection: add(connection, message, most))

    async def said_at(self, table_id: str) -> list[MessageRow]:
        query = sa.select(messages).where(messages.c.table_id == table_id)
        return await self._rows(query.order_by(messages.c.number))

    async def said_by(self, person_hash: str) -> list[MessageRow]:
        query = sa.select(messages).where(messages.c.person == person_hash)
        return await self._rows(query.order_by(messages.c.table_id, messages.c.number))

    async def _rows(self, query: sa.Select[tuple[object, ...]]) -> list[MessageRow]:
        return await self.access.read(
            lambda connection: [MessageRow(**row) for row in connection.execute(query).mappings()]
        )

    async def remove(self, table_id: str, number: int) -> None:
        is_it = messages.c.table_id == table_id, messages.c.number == number
        emptied = sa.update(messages).where(*is_it).values(kind="removed", body="")
        await self.access.change(lambda connection: connection.execute(emptied))

    async def mute(self, mute: MuteRow, *, on: bool) -> None:
        await self.access.change(lambda connection: set_mute(connection, mute, on=on))

    async def mutes_at(self, table_id: str) -> list[MuteRow]:
        return await self._mutes(mutes.c.table_id == table_id)

    async def mutes_of(self, person_hash: str) -> list[MuteRow]:
        return await self._mutes(mutes.c.person == person_hash)

    async def _mutes(self, which: sa.ColumnElement[bool]) -> list[MuteRow]:
        query = sa.select(mutes).where(which).order_by(*mutes.primary_key.columns)
        return await self.access.read(
            lambda connection: [MuteRow(**row) for row in connection.execute(query).mappings()]
        )

    async def allow_text(self, table_id: str, *, on: bool) -> None:
        changed = sa.update(tables).where(tables.c.id == table_id).values(free_text=on)
        await self.access.change(lambda connection: connection.execute(changed))


def add(connection: sa.Connection, message: MessageRow, most: int) -> None:
    try:
        connection.execute(sa.insert(messages).values(msgspec.structs.asdict(message)))
    except IntegrityError:
        raise Conflict(f"message {message.number} of {message.table_id}") from None
    is_old = messages.c.number <= message.number - most
    at_table = messages.c.table_id == message.table_id
    connection.execute(sa.delete(messages).where(at_table, is_old))


def set_mute(connection: sa.Connection, mute: MuteRow, *, on: bool) -> None:
    """Delete the row first, so that muting twice is the same as once."""
    values = msgspec.structs.asdict(mute)
    is_it = [mutes.c[name] == value for name, value in values.items()]
    connection.execute(sa.delete(mutes).where(*is_it))
    if on:
        connection.execute(sa.insert(mutes).values(values))
