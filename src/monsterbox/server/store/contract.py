"""The interface of the store that the use cases rely on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from monsterbox.server.store.rows import (
    ChairRow,
    EntryRow,
    News,
    PersonRow,
    Stored,
    TableBrief,
    TableRow,
)


class Store(Protocol):
    """Tables, their logs, people and settings.

    What a method writes is on disk when it returns. It raises `Conflict` when the log has moved on,
    and `StoreFailed` when the outcome is unknown; the table must then be loaded again.
    """

    async def start(self) -> None:
        """Open the database and bring its schema up to date, or raise `BadDatabase`."""

    async def close(self) -> None:
        """Write what is pending, then close every connection."""

    async def add_table(
        self, table: TableRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]
    ) -> None:
        """Add a table, its chairs and the beginning of its log: all or nothing."""

    async def append(self, entry: EntryRow, news: News | None = None) -> None:
        """Add to the log; `Conflict` if it has an entry with that number, or that seat and key.

        `news` is the state of the table for lists, if that has changed.
        """

    async def set_chair(self, chair: ChairRow, entry: EntryRow, news: News | None = None) -> None:
        """Change who sits in a chair and log it: both or neither."""

    async def touch(self, table_id: str, news: News) -> None:
        """Update the state of a table for lists. Returns at once; lists may lag."""

    async def load(self, table_id: str) -> Stored | None:
        """Load a table with all its entries, as a consistent snapshot."""

    async def open_tables(self, limit: int) -> list[TableBrief]:
        """List the tables that are public and not over, most recently touched first."""

    async def tables_of(self, person_hash: str, limit: int) -> list[TableBrief]:
        """List the tables where a person sits or is the host: not over first, then most recent."""

    async def bots_asked(self) -> list[str]:
        """List the running tables that wait for a seat which a bot plays, or has stood in for."""

    async def person(self, id_hash: str) -> PersonRow | None:
        """Load what is known about a person."""

    async def save_person(self, person: PersonRow) -> None:
        """Store what is known about a person, new or not."""

    async def setting(self, key: str, make: Callable[[], bytes]) -> bytes:
        """Return a value that is made once and then never changes, even across processes."""

    async def try_to_write(self) -> None:
        """Write something of no importance, or raise `StoreFailed`."""
