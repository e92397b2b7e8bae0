"""The stored data as structs: one for each row, and two that combine rows."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

Kind = Literal["person", "bot", "free"]
Pace = Literal["live", "days"]
BotSpeed = Literal["calm", "brisk", "at-once"]
NOBODY = "nobody-"
"""How the key of somebody begins who was forgotten, so that opponents keep their ratings."""
Phase = Literal["waiting", "playing", "over", "given-up"]
Speech = Literal["phrase", "reaction", "text", "removed"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was set up; with its entries the whole match can be replayed."""

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
    spectators: bool = True
    """Whether people who do not sit there may watch."""
    free_text: bool = False
    """Whether people may say more there than the phrases that everybody has."""
    lesson: str = ""
    """At a table where a lesson is given: which edition of it; such a table is in no list."""


class ChairRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a chair now; the entries tell how that came about."""

    table_id: str
    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    bot: str | None = None
    contribution: bytes = b""


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log, numbered without gaps; `key` identifies the request."""

    table_id: str
    number: int
    kind: str
    seat: int | None
    key: str | None
    body: dict[str, Any]
    at: float


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A visitor, known by the hash of a secret that only the browser has."""

    hash: str
    name: str
    language: str
    theme: str
    seen: float
    picture: str = ""
    """One of our drawings; empty for the one that their number stands for."""
    listed: bool = False
    """Whether leaderboards may show them."""


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat came out of a finished match; a row for each, and never for a match given up."""

    table_id: str
    seat: int
    game: str
    person: str | None
    """Who played, also if a bot finished for them after they left."""
    bot: str | None
    """The bot that sat there at the end."""
    name: str
    rank: int
    score: int
    at: float
    """When the match ended."""
    rated: bool
    """Whether the match counts for ratings; the same for all its seats."""


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody at a table reported about somebody else there."""

    id: str
    table_id: str
    seat: int
    person: str
    name: str
    reason: str
    details: str
    reporter: str
    at: float
    message: int | None = None
    """The number of what was said, if that is what the report is about."""
    said: str = ""


class MessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody said at a table: the key of a phrase or a reaction, or a text of their own."""

    table_id: str
    number: int
    seat: int
    person: str
    name: str
    kind: Speech
    body: str
    at: float


class MuteRow(msgspec.Struct, frozen=True, kw_only=True):
    """Whom somebody does not want to hear at a table; without a name, nobody there."""

    table_id: str
    person: str
    muted: str


class BanRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who may not come in: the hash of a person, or the addresses of a household."""

    who: str
    note: str
    at: float


class RecoveryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A recovery link: only whoever has it can read the sealed secret."""

    hash: str
    sealed: bytes
    expires: float


CodeKind = Literal["table", "evening"]


class Goal(NamedTuple):
    """Where a short code leads."""

    kind: CodeKind
    target: str


class LessonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson that somebody has finished."""

    person: str
    game: str
    at: float


class EveningRow(msgspec.Struct, frozen=True, kw_only=True):
    """An evening as it is stored: who plays where, and a version that counts its changes."""

    id: str
    host: str
    state: dict[str, Any]
    version: int
    is_playing: bool
    touched: float


class TableNews(NamedTuple):
    """What evenings hear from their tables: those that are over, and how their matches ended."""

    over: frozenset[str]
    results: dict[str, list[ResultRow]]


class Place(NamedTuple):
    """A seat where somebody sits or has sat, and the name there at that time."""

    table_id: str
    seat: int
    name: str


class Stored(msgspec.Struct, frozen=True):
    """Everything about one table: chairs by seat, entries by number."""

    table: TableRow
    chairs: list[ChairRow]
    entries: list[EntryRow]


class Progress(NamedTuple):
    """What lists show of a table: whether it is over, and whom it waits for."""

    over: bool
    waiting_for: tuple[int, ...]


class News(NamedTuple):
    """New progress for the lists. What only some may know must not move the table up in them."""

    progress: Progress
    is_public: bool


class TableBrief(msgspec.Struct, frozen=True):
    """A table as lists need it; the last three fields are a cache and may lag behind the log."""

    table: TableRow
    chairs: list[ChairRow]
    over: bool
    waiting_for: list[int]
    touched: float


class AddressRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody wants mail about slow tables."""

    person: str
    address: str
    language: str
    key: str
    """What links in mails are made of; a new address gets a new one."""
    asked: float
    """When the mail was sent that asks whether the address is right."""
    confirmed: bool = False
    sent: float = 0.0
    """When the last mail about tables was sent."""
    failures: int = 0
    """How often in a row the address was refused."""
    resume: float = 0.0
    """No mail is tried before."""


class TurnRow(msgspec.Struct, frozen=True, kw_only=True):
    """Of what somebody was told at a table."""

    table_id: str
    person: str
    number: int
    """The entry of the log with what they had done last, then; -1 is nothing told yet."""
    at: float
    reminded: bool = False


class WaitingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A slow table that waits for somebody who wants mail."""

    table_id: str
    game: str
    number: int
    """The entry of the log with what they did last."""
    address: AddressRow
    told: TurnRow | None


class AttemptRow(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody has come with a puzzle."""

    person: str
    game: str
    puzzle: str
    misses: int
    """Wrong answers before it was solved."""
    solved: float | None
    day: str
    """Where it was solved as the puzzle of the day, that day; else empty."""


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a finished match, and who is making a new one."""

    table_id: str
    evaluator: str
    """What made the report; empty without one."""
    report: str | None = None
    worker: str | None = None
    draft: str | None = None
    """How far the new one has come."""
    at: float
    """When it was finished, or when the worker gave its last sign of life."""
