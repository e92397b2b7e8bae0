"""What people say at tables, in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container

import msgspec

from monsterbox.server.store.errors import Conflict
from monsterbox.server.store.rows import MessageRow, MuteRow

Key = tuple[str, int]


class MemoryMessages:
    """Keeps messages and mutes of the tables that are there."""

    def __init__(
        self,
        tables: Container[str],
        write: Callable[[], Awaitable[None]],
        allow: Callable[[str, bool], None],
    ) -> None:
        self._tables = tables
        self._write = write
        self._allow = allow
        self.kept: dict[Key, MessageRow] = {}
        self.mutes: list[MuteRow] = []

    async def add(self, message: MessageRow, most: int) -> None:
        await self._write()
        key = message.table_id, message.number
        if message.table_id not in self._tables or key in self.kept:
            raise Conflict(f"message {message.number}")
        self.kept[key] = message
        for table, number in list(self.kept):
            if table == message.table_id and number <= message.number - most:
                del self.kept[table, number]

    async def said_at(self, table_id: str) -> list[MessageRow]:
        return [self.kept[key] for key in sorted(self.kept) if key[0] == table_id]

    async def said_by(self, person_hash: str) -> list[MessageRow]:
        return [one for _, one in sorted(self.kept.items()) if one.person == person_hash]

    async def remove(self, table_id: str, number: int) -> None:
        await self._write()
        one = self.kept.get((table_id, number))
        if one is not None:
            emptied = msgspec.structs.replace(one, kind="removed", body="")
            self.kept[table_id, number] = emptied

    async def mute(self, mute: MuteRow, *, on: bool) -> None:
        await self._write()
        self.mutes = [one for one in self.mutes if one != mute] + [mute] * on

    async def mutes_at(self, table_id: str) -> list[MuteRow]:
        return [one for one in self.mutes if one.table_id == table_id]

    async def mutes_of(self, person_hash: str) -> list[MuteRow]:
        return [one for one in self.mutes if one.person == person_hash]

    async def allow_text(self, table_id: str, *, on: bool) -> None:
        await self._write()
        self._allow(table_id, on)

    # What goes with a table or a person

    def forget_table(self, table_id: str) -> None:
        self.kept = {key: one for key, one in self.kept.items() if key[0] != table_id}
        self.mutes = [one for one in self.mutes if one.table_id != table_id]

    def forget_person(self, person_hash: str) -> None:
        self.kept = {key: one for key, one in self.kept.items() if one.person != person_hash}
        self.mutes = [one for one in self.mutes if person_hash not in (one.person, one.muted)]
