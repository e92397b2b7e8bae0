"""The store of the server, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import sqlalchemy as sa

from monsterbox.server.store import operations, statements
from monsterbox.server.store import queries as reading
from monsterbox.server.store.access import Access
from monsterbox.server.store.address import read_address
from monsterbox.server.store.attempts import SqlAttempts
from monsterbox.server.store.codes import SqlCodes
from monsterbox.server.store.connect import database_at, open_database
from monsterbox.server.store.evenings import SqlEvenings
from monsterbox.server.store.group_commit import Change, GroupCommit
from monsterbox.server.store.lessons import SqlLessons
from monsterbox.server.store.mail import SqlMail
from monsterbox.server.store.messages import SqlMessages
from monsterbox.server.store.results import SqlResults
from monsterbox.server.store.reviews import SqlReviews
from monsterbox.server.store.rows import (
    BanRow,
    ChairRow,
    EntryRow,
    News,
    PersonRow,
    Place,
    RecoveryRow,
    ReportRow,
    ResultRow,
    Stored,
    TableBrief,
    TableRow,
)

T = TypeVar("T")
ON, OFF = b"on", b"off"
log = logging.getLogger(__name__)


class SqlStore:
    """Reads go to the database at once; writes are committed in groups."""

    def __init__(self, address: str, *, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.database = database_at(read_address(address))
        dialect = self.database.url.get_backend_name()
        self.group_commit = GroupCommit(self.database, statements.statements(dialect))
        self.access = Access(self.database, self.group_commit)
        self.results = SqlResults(self.access)
        self.attempts = SqlAttempts(self.access)
        self.codes = SqlCodes(self.access)
        self.messages = SqlMessages(self.access)
        self.mail = SqlMail(self.access)
        self.lessons = SqlLessons(self.access)
        self.reviews = SqlReviews(self.access)
        self.evenings = SqlEvenings(self.access)

    async def start(self) -> None:
        await open_database(self.database)
        self.group_commit.start()

    async def close(self) -> None:
        try:
            await self.group_commit.close()
        finally:
            await self.database.close()

    # Writing

    async def add_table(
        self, table: TableRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]
    ) -> None:
        """Add a table, its chairs and the beginning of its log: all or nothing."""
        await self.group_commit.write(
            statements.add_table(table),
            *map(statements.add_chair, chairs),
            *map(statements.add_entry, entries),
        )

    async def append(
        self, entry: EntryRow, news: News | None = None, results: Sequence[ResultRow] = ()
    ) -> None:
        noted = self._noted(entry.table_id, news)
        ended = map(statements.add_result, results)
        await self.group_commit.write(statements.add_entry(entry), *noted, *ended)

    async def set_chair(
        self,
        chair: ChairRow,
        entry: EntryRow,
        news: News | None = None,
        results: Sequence[ResultRow] = (),
    ) -> None:
        seated = statements.set_chair(chair), statements.add_entry(entry)
        ended = map(statements.add_result, results)
        await self.group_commit.write(*seated, *self._noted(entry.table_id, news), *ended)

    async def touch(self, table_id: str, news: News) -> None:
        """Update the state of a table for lists; it is written soon, without waiting for it."""
        noted = self._noted(table_id, news)
        self.group_commit.post(*noted).add_done_callback(log_failure)

    def _noted(self, table_id: str, news: News | None) -> Iterator[Change]:
        """Yield the update for lists; written together with an entry, it needs no extra commit."""
        if news is not None:
            yield statements.touch(table_id, news, self.now())

    async def save_person(self, person: PersonRow) -> None:
        await self.group_commit.write(statements.save_person(person))

    async def try_to_write(self) -> None:
        await self.group_commit.write(
            statements.set_setting(statements.TRIED, str(self.now()).encode())
        )

    async def setting(self, key: str, make: Callable[[], bytes]) -> bytes:
        """Return a value that is made once and then never changes."""
        found = await self._read(lambda connection: reading.setting(connection, key))
        if found is not None:
            return found
        await self.group_commit.write(statements.make_setting(key, make()))
        return await self.setting(key, make)

    # Reading

    async def load(self, table_id: str) -> Stored | None:
        return await self._read(lambda connection: reading.stored(connection, table_id))

    async def open_tables(self, limit: int) -> list[TableBrief]:
        return await self._read(lambda connection: reading.open_tables(connection, limit))

    async def tables_of(self, person_hash: str, limit: int) -> list[TableBrief]:
        return await self._read(
            lambda connection: reading.tables_of(connection, person_hash, limit)
        )

    async def count_hosted(self, person_hash: str) -> int:
        return await self._read(lambda connection: reading.count_hosted(connection, person_hash))

    async def bots_asked(self) -> list[str]:
        return await self._read(reading.bots_asked)

    async def person(self, id_hash: str) -> PersonRow | None:
        return await self._read(lambda connection: reading.person(connection, id_hash))

    async def people_among(self, hashes: Sequence[str]) -> dict[str, PersonRow]:
        return await self._read(lambda connection: reading.people_among(connection, hashes))

    # Rare work, in transactions of its own

    async def delete_table(self, table_id: str) -> None:
        await self._change(lambda connection: operations.delete_table(connection, table_id))

    async def untouched_tables(self, since: float, limit: int) -> list[str]:
        return await self._read(
            lambda connection: operations.untouched_tables(connection, since, limit)
        )

    async def places_of(self, person_hash: str) -> list[Place]:
        return await self._read(lambda connection: operations.places_of(connection, person_hash))

    async def forget_person(self, person_hash: str) -> None:
        await self._change(lambda connection: operations.forget_person(connection, person_hash))

    async def clean_up(self, unseen_since: float, now: float) -> None:
        await self._change(lambda connection: operations.clean_up(connection, unseen_since, now))

    async def recent_tables(self, limit: int) -> list[TableBrief]:
        return await self._read(lambda connection: reading.recent_tables(connection, limit))

    async def add_report(self, report: ReportRow) -> None:
        await self._change(lambda connection: operations.add_report(connection, report))

    async def reports(self, limit: int) -> list[ReportRow]:
        return await self._read(lambda connection: operations.list_reports(connection, limit))

    async def drop_report(self, report_id: str) -> None:
        await self._change(lambda connection: operations.drop_report(connection, report_id))

    async def ban(self, ban: BanRow) -> None:
        await self._change(lambda connection: operations.ban(connection, ban))

    async def unban(self, who: str) -> None:
        await self._change(lambda connection: operations.unban(connection, who))

    async def bans(self) -> list[BanRow]:
        return await self._read(operations.list_bans)

    async def switch(self, key: str) -> bool:
        return await self._read(lambda connection: reading.setting(connection, key)) == ON

    async def set_switch(self, key: str, *, on: bool) -> None:
        await self.group_commit.write(statements.set_setting(key, ON if on else OFF))

    async def add_recovery(self, recovery: RecoveryRow) -> None:
        await self._change(lambda connection: operations.add_recovery(connection, recovery))

    async def take_recovery(self, link_hash: str, now: float) -> bytes | None:
        return await self._change(
            lambda connection: operations.take_recovery(connection, link_hash, now)
        )

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        return await self.access.read(work)

    async def _change(self, work: Callable[[sa.Connection], T]) -> T:
        return await self.access.change(work)


def log_failure(done: asyncio.Future[None]) -> None:
    error = None if done.cancelled() else done.exception()
    if error is not None:
        log.warning("lists were not updated: %s", error)
