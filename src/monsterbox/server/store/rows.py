"""What is stored, as structs: one for each row, and two that put rows together."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

Kind = Literal["person", "bot", "free"]
Pace = Literal["live", "days"]
Phase = Literal["waiting", "playing", "over", "given-up"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was set up. With its entries the whole match can be played again."""

    id: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    pace: str
    is_open: bool
    host: str
    created: float
    seed: bytes
    start: dict[str, Any] | None = None
    forked_from: str | None = None
    forked_at: int | None = None


class ChairRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a chair now; how it came to that is told by the entries."""

    table_id: str
    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    bot: str | None = None
    contribution: bytes = b""


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log, numbered without holes. A key is that of a request."""

    table_id: str
    number: int
    kind: str
    seat: int | None
    key: str | None
    body: dict[str, Any]
    at: float


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who came by, known by the hash of a secret that only the browser has."""

    hash: str
    name: str
    language: str
    theme: str
    seen: float


class Stored(msgspec.Struct, frozen=True):
    """All there is of one table; chairs by seat, entries by number."""

    table: TableRow
    chairs: list[ChairRow]
    entries: list[EntryRow]


class Progress(NamedTuple):
    """What lists tell of a table: whether it is over, and who is asked."""

    over: bool
    waiting_for: tuple[int, ...]


class TableBrief(msgspec.Struct, frozen=True):
    """A table for lists. The last three are a cache and may lag behind the log."""

    table: TableRow
    chairs: list[ChairRow]
    over: bool
    waiting_for: list[int]
    touched: float
