"""What the use cases ask of a store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from monsterbox.server.store.rows import (
    ChairRow,
    EntryRow,
    PersonRow,
    Progress,
    Stored,
    TableBrief,
    TableRow,
)


class Store(Protocol):
    """Tables, their logs, people and settings.

    What a method writes is on disk when it returns. It raises `Conflict` when the log has moved on,
    and `StoreFailed` when nobody knows; then the table is loaded again before it is believed.
    """

    async def start(self) -> None:
        """Open the database and bring its schema up to date, or raise `BadDatabase`."""

    async def close(self) -> None:
        """Write what waits, then let go of every connection."""

    async def add_table(
        self, table: TableRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]
    ) -> None:
        """A new table, its chairs and the beginning of its log: all or nothing."""

    async def append(self, entry: EntryRow, progress: Progress | None = None) -> None:
        """Add to the log; `Conflict` if it has an entry of that number, or of that seat and key.

        With it goes how the table stands now, where lists do not know that yet.
        """

    async def set_chair(
        self, chair: ChairRow, entry: EntryRow, progress: Progress | None = None
    ) -> None:
        """Seat somebody else, and tell it in the log: both or neither."""

    async def touch(self, table_id: str, over: bool, waiting_for: Sequence[int]) -> None:
        """Note how a table stands, for lists. Returns at once; lists may lag."""

    async def load(self, table_id: str) -> Stored | None:
        """A table with all its entries, as it was at one moment."""

    async def open_tables(self, limit: int) -> list[TableBrief]:
        """Tables open to everybody and not over, the latest touched first."""

    async def tables_of(self, person_hash: str, limit: int) -> list[TableBrief]:
        """Tables of a person, at a chair or as host: those not over first, then the latest."""

    async def bots_asked(self) -> list[str]:
        """Tables not over where a seat is asked that a bot plays, or has stood in for."""

    async def person(self, id_hash: str) -> PersonRow | None:
        """What is known of a person."""

    async def save_person(self, person: PersonRow) -> None:
        """Keep what is known of a person, new or not."""

    async def setting(self, key: str, make: Callable[[], bytes]) -> bytes:
        """A value that is made once and then stays, also when several processes ask."""
