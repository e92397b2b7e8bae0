"""The interface of the store that the use cases rely on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from monsterbox.server.store.lessons import Lessons
from monsterbox.server.store.rows import (
    AddressRow,
    AttemptRow,
    BanRow,
    ChairRow,
    EntryRow,
    EveningRow,
    Goal,
    MessageRow,
    MuteRow,
    News,
    PersonRow,
    Place,
    RecoveryRow,
    ReportRow,
    ResultRow,
    ReviewRow,
    Stored,
    TableBrief,
    TableNews,
    TableRow,
    TurnRow,
    WaitingRow,
)


class Results(Protocol):
    """How matches ended, also at tables that were deleted since."""

    async def add(self, rows: Sequence[ResultRow]) -> None:
        """Add the seats of a match; of those that are stored only the names may change."""

    async def at_table(self, table_id: str) -> list[ResultRow]:
        """List the seats of a match; none if it has not ended."""

    async def of_person(self, person_hash: str, limit: int) -> list[ResultRow]:
        """List the last matches of a person with all their seats, newest match first."""

    async def rated(self, game: str, after: tuple[float, str] | None) -> list[ResultRow]:
        """List the seats of the rated matches of a game in their order, after a time and table."""

    async def count_rated(self, game: str, until: tuple[float, str]) -> int:
        """Count these matches up to a time and table."""


class Attempts(Protocol):
    """Which puzzles people have tried and solved."""

    async def save(self, row: AttemptRow) -> None:
        """Store how far somebody has come with a puzzle, in place of what was stored."""

    async def of_person(self, person_hash: str) -> list[AttemptRow]:
        """List all that somebody has tried, by game and puzzle."""


class Evenings(Protocol):
    """Evenings, and what their tables have come to."""

    async def add(self, row: EveningRow) -> None:
        """Add an evening."""

    async def load(self, evening: str) -> EveningRow | None:
        """Load an evening."""

    async def save(self, row: EveningRow) -> bool:
        """Store the next version of an evening; return whether nobody was faster."""

    async def playing(self, limit: int) -> list[str]:
        """List the evenings that are going on, most recently changed first."""

    async def of_person(self, person: str, limit: int) -> list[EveningRow]:
        """List the evenings of somebody who takes part or is the host, most recent first."""

    async def news_of(self, table_ids: Collection[str]) -> TableNews:
        """Return which of the tables go on no longer, and how their matches ended."""

    async def delete(self, evening: str) -> None:
        """Delete an evening with its code; its tables stay."""

    async def delete_untouched(self, since: float, limit: int) -> int:
        """Delete evenings where nothing has happened since then; return how many."""


class Codes(Protocol):
    """Short codes that people type, and where they lead."""

    async def goal_of(self, code: str) -> Goal | None:
        """Return where a code leads."""

    async def code_of(self, goal: Goal) -> str | None:
        """Return the code that leads there, if there is one."""

    async def make(self, goal: Goal, propose: Callable[[], str]) -> str:
        """Return the code that leads there; the first who asks makes it."""


class Messages(Protocol):
    """What people say at tables, and whom they do not want to hear; it goes with the table."""

    async def add(self, message: MessageRow, most: int) -> None:
        """Add a message, and drop those before the last `most`; `Conflict` if it has that number.

        `Conflict` also if there is no such table.
        """

    async def said_at(self, table_id: str) -> list[MessageRow]:
        """List the messages of a table, newest last."""

    async def said_by(self, person_hash: str) -> list[MessageRow]:
        """List what a person has said, table by table."""

    async def remove(self, table_id: str, number: int) -> None:
        """Delete what a message says; that there was one stays."""

    async def mute(self, mute: MuteRow, *, on: bool) -> None:
        """Note whom somebody does not want to hear, or wants to hear again."""

    async def mutes_at(self, table_id: str) -> list[MuteRow]:
        """List the mutes of a table."""

    async def mutes_of(self, person_hash: str) -> list[MuteRow]:
        """List the mutes of a person."""

    async def allow_text(self, table_id: str, *, on: bool) -> None:
        """Let people at a table say more than phrases, or not any longer."""


class Mail(Protocol):
    """Addresses of people who want mail, and of which waiting tables they have been told."""

    async def address_of(self, person: str) -> AddressRow | None:
        """Return where somebody wants mail."""

    async def address_with(self, key: str) -> AddressRow | None:
        """Return the address that the links of a mail are about."""

    async def keep(self, row: AddressRow) -> None:
        """Store an address in place of the one that the person had."""

    async def drop(self, person: str) -> None:
        """Delete the address of somebody."""

    async def waiting(self, now: float) -> list[WaitingRow]:
        """List the slow tables that wait for people who want mail, and what they know of it."""

    async def claim(self, row: AddressRow, turns: Sequence[TurnRow], now: float) -> bool:
        """Note that somebody is told of these tables now, unless another process was first."""

    async def give_back(self, row: AddressRow, turns: Sequence[TurnRow]) -> None:
        """Undo a claim whose mail was certainly not sent; both are what was known before."""


class Reviews(Protocol):
    """Reviews of finished matches; of several processes, one makes the review of a table."""

    async def of_table(self, table_id: str) -> ReviewRow | None:
        """Return the review of a table's match, finished or being made."""

    async def claim(self, table_id: str, worker: str) -> bool:
        """Begin a review unless another worker makes it; return whether it is ours."""

    async def save(self, table_id: str, worker: str, draft: str | None) -> bool:
        """Give a sign of life; return whether the review is still wanted from this worker."""

    async def finish(self, table_id: str, worker: str, evaluator: str, report: str) -> bool:
        """Store a complete review in place of an earlier one, if it is still wanted."""

    async def drop(self, table_id: str) -> None:
        """Give up a review that is being made; an earlier one stays."""

    async def left_behind(self) -> list[str]:
        """List the tables whose reviews were begun by workers that live no more."""


class Store(Protocol):
    """Tables, their logs, people and settings.

    What a method writes is on disk when it returns. It raises `Conflict` when the log has moved on,
    and `StoreFailed` when the outcome is unknown; the table must then be loaded again.
    """

    @property
    def results(self) -> Results:
        """How matches ended."""

    @property
    def attempts(self) -> Attempts:
        """Attempts at puzzles."""

    @property
    def evenings(self) -> Evenings:
        """Evenings."""

    @property
    def codes(self) -> Codes:
        """Short codes."""

    @property
    def messages(self) -> Messages:
        """What people say at tables."""

    @property
    def mail(self) -> Mail:
        """Who wants mail about slow tables."""

    @property
    def lessons(self) -> Lessons:
        """Who is in which lesson, and who has finished which."""

    @property
    def reviews(self) -> Reviews:
        """What the coach says of matches."""

    async def start(self) -> None:
        """Open the database and bring its schema up to date, or raise `BadDatabase`."""

    async def close(self) -> None:
        """Write what is pending, then close every connection."""

    async def add_table(
        self, table: TableRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]
    ) -> None:
        """Add a table, its chairs and the beginning of its log: all or nothing."""

    async def append(
        self, entry: EntryRow, news: News | None = None, results: Sequence[ResultRow] = ()
    ) -> None:
        """Add to the log; `Conflict` if it has an entry with that number, or that seat and key.

        `news` is the state of the table for lists, if that has changed; `results` are how the match
        has ended. All is written, or nothing.
        """

    async def set_chair(
        self,
        chair: ChairRow,
        entry: EntryRow,
        news: News | None = None,
        results: Sequence[ResultRow] = (),
    ) -> None:
        """Change who sits in a chair and log it: both or neither."""

    async def touch(self, table_id: str, news: News) -> None:
        """Update the state of a table for lists. Returns at once; lists may lag."""

    async def load(self, table_id: str) -> Stored | None:
        """Load a table with all its entries, as a consistent snapshot."""

    async def open_tables(self, limit: int) -> list[TableBrief]:
        """List the tables that are public and not over, most recently touched first.

        If there are more than `limit`, those count first that are the most recent of their hosts.
        """

    async def tables_of(self, person_hash: str, limit: int) -> list[TableBrief]:
        """List the tables where a person sits or is the host: not over first, then most recent."""

    async def count_hosted(self, person_hash: str) -> int:
        """Count the tables of a host that are not over."""

    async def bots_asked(self) -> list[str]:
        """List the running tables that wait for a seat which a bot plays, or has stood in for."""

    async def person(self, id_hash: str) -> PersonRow | None:
        """Load what is known about a person."""

    async def people_among(self, hashes: Sequence[str]) -> dict[str, PersonRow]:
        """Load what is known about those of these people who are stored."""

    async def save_person(self, person: PersonRow) -> None:
        """Store what is known about a person, new or not."""

    async def setting(self, key: str, make: Callable[[], bytes]) -> bytes:
        """Return a value that is made once and then never changes, even across processes."""

    async def try_to_write(self) -> None:
        """Write something of no importance, or raise `StoreFailed`."""

    # Deleting

    async def delete_table(self, table_id: str) -> None:
        """Delete a table with its log, its chairs and the reports from it.

        How its match ended stays for ratings, without names.
        """

    async def untouched_tables(self, since: float, limit: int) -> list[str]:
        """List the tables where nobody has seen anything happen since then, oldest first."""

    async def places_of(self, person_hash: str) -> list[Place]:
        """List every seat where a person sits, or where the log says that they sat down."""

    async def forget_person(self, person_hash: str) -> None:
        """Remove the hash and the names of a person from wherever they are."""

    async def clean_up(self, unseen_since: float, now: float) -> None:
        """Forget people who were not seen since then, and recovery links that have expired."""

    # For operators

    async def recent_tables(self, limit: int) -> list[TableBrief]:
        """List all tables, most recently touched first."""

    async def add_report(self, report: ReportRow) -> None:
        """Store a report, in place of one with the same id."""

    async def reports(self, limit: int) -> list[ReportRow]:
        """List the reports, newest first."""

    async def drop_report(self, report_id: str) -> None:
        """Delete a report that was dealt with."""

    async def ban(self, ban: BanRow) -> None:
        """Store a ban, or its new note."""

    async def unban(self, who: str) -> None:
        """Delete a ban."""

    async def bans(self) -> list[BanRow]:
        """List all bans, newest first."""

    async def switch(self, key: str) -> bool:
        """Return a setting that operators can change; off by default."""

    async def set_switch(self, key: str, *, on: bool) -> None:
        """Change such a setting."""

    # Recovery

    async def add_recovery(self, recovery: RecoveryRow) -> None:
        """Store a recovery link."""

    async def take_recovery(self, link_hash: str, now: float) -> bytes | None:
        """Use a link up and return its sealed secret, or None if it was used or has expired."""


class Holders(Protocol):
    """Which process holds which table; all methods raise `StoreFailed` when that is unknown."""

    async def claim(self, table_id: str) -> bool:
        """Hold a table that nobody holds; return whether it is ours."""

    async def release(self, table_id: str) -> None:
        """Hold a table no longer."""

    async def announce(self, table_id: str) -> None:
        """Tell whoever holds a table to read it again."""

    async def attend(self, table_ids: Collection[str]) -> None:
        """Note for the lists of other processes that people are at these tables of ours."""

    async def held_by_others(self, table_ids: Collection[str]) -> dict[str, float]:
        """Return those of the tables that others hold: seconds since people were seen there."""
