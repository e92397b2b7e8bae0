"""What people report, and what operators do about it."""

from __future__ import annotations

import base64
import hashlib

import msgspec

from monsterbox.server.store.rows import BanRow, ReportRow, TableBrief
from monsterbox.server.tables import entries
from monsterbox.server.tables.admission import LOBBY_CLOSED, check_who
from monsterbox.server.tables.errors import BadWish, NotYourSeat
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.people import Person, clean_name, distinct
from monsterbox.server.tables.rooms import UseCases, stored, to_the_end
from monsterbox.server.tables.seats import check_seat
from monsterbox.server.tables.secrets import ID_BYTES

REASONS = ("name", "conduct", "other")
LONGEST_DETAILS = 500
LONGEST_NOTE = 100
MOST_LISTED = 100


class Somebody(msgspec.Struct, frozen=True, kw_only=True):
    """A person at one of the listed tables."""

    person: str
    names: tuple[str, ...]
    household: str
    is_banned: bool


def report_id(*about: object) -> str:
    """Return the id of a report: whoever reports the same again replaces what they said."""
    made = hashlib.sha256("\n".join(["monsterbox report", *map(str, about)]).encode())
    return base64.urlsafe_b64encode(made.digest()[:ID_BYTES]).decode()


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator sees."""

    reports: list[ReportRow]
    tables: list[TableBrief]
    people: list[Somebody]
    bans: list[BanRow]
    is_lobby_closed: bool


class Moderation(UseCases):
    """Reports by people at a table; everything else is for operators."""

    @to_the_end
    async def report_message(
        self, table: str, number: int, reason: str, details: str, reporter: Person
    ) -> None:
        """Store a report about what somebody else has said; it keeps the words."""
        async with self.rooms.hold(table) as room:
            if not room.table.held_by(reporter.id_hash):
                raise NotYourSeat
            message = room.conversation.find(number)
            if message.person == reporter.id_hash or reason not in REASONS:
                raise BadWish("report", "bad-report")
            row = ReportRow(
                id=report_id(table, message.seat, message.person, reporter.id_hash, number),
                table_id=table,
                seat=message.seat,
                person=message.person,
                name=message.name,
                reason=reason,
                details=" ".join(details.split())[:LONGEST_DETAILS],
                reporter=reporter.id_hash,
                at=room.now(),
                message=number,
                said=message.body,
            )
            await stored(self.rooms.store.add_report(row))

    @to_the_end
    async def report(
        self, table: str, seat: int, reason: str, details: str, reporter: Person
    ) -> None:
        """Store a report about somebody else at the table."""
        async with self.rooms.hold(table) as room:
            check_seat(room.table, seat)
            if not room.table.held_by(reporter.id_hash):
                raise NotYourSeat
            chair = room.table.chairs[seat]
            if chair.person in (None, reporter.id_hash) or reason not in REASONS:
                raise BadWish("report", "bad-report")
            row = ReportRow(
                id=report_id(table, seat, chair.person or "", reporter.id_hash),
                table_id=table,
                seat=seat,
                person=chair.person or "",
                name=chair.name,
                reason=reason,
                details=" ".join(details.split())[:LONGEST_DETAILS],
                reporter=reporter.id_hash,
                at=room.now(),
            )
            await stored(self.rooms.store.add_report(row))

    async def overview(self) -> Overview:
        """Return the reports, the last tables with who sits there, and the bans."""
        store = self.rooms.store
        tables = await stored(store.recent_tables(MOST_LISTED))
        bans = await stored(store.bans())
        return Overview(
            reports=await stored(store.reports(MOST_LISTED)),
            tables=tables,
            people=self._people_at(tables, {ban.who for ban in bans}),
            bans=bans,
            is_lobby_closed=self.rooms.admission.is_lobby_closed,
        )

    def _people_at(self, tables: list[TableBrief], banned: set[str]) -> list[Somebody]:
        names: dict[str, dict[str, None]] = {}
        for chair in (chair for brief in tables for chair in brief.chairs):
            if chair.person is not None:
                names.setdefault(chair.person, {})[chair.name] = None
        return [
            Somebody(
                person=person,
                names=tuple(called),
                household=self.rooms.admission.household_of(person),
                is_banned=person in banned,
            )
            for person, called in names.items()
        ]

    @to_the_end
    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give somebody another name, which is no unwanted one."""
        wanted = clean_name(name)
        async with self.rooms.hold(table) as room:
            check_seat(room.table, seat)
            if room.table.chairs[seat].kind == "free":
                raise BadWish("seat", "bad-seats")
            others = [one.name for one in room.table.chairs if one.seat != seat]
            named = distinct(wanted, others)
            await carry_out(room, entries.rename(room.table, seat, named, room.now()))

    @to_the_end
    async def drop_report(self, report: str) -> None:
        """Delete a report that was dealt with."""
        await stored(self.rooms.store.drop_report(report))

    @to_the_end
    async def ban(self, who: str, note: str) -> None:
        """Let a person or a range of addresses in no more."""
        row = BanRow(
            who=check_who(who), note=note.strip()[:LONGEST_NOTE], at=self.rooms.clock.now()
        )
        await stored(self.rooms.store.ban(row))
        await self.refresh()

    @to_the_end
    async def unban(self, who: str) -> None:
        """Let somebody in again."""
        await stored(self.rooms.store.unban(who))
        await self.refresh()

    @to_the_end
    async def close_lobby(self, *, closed: bool) -> None:
        """Let nobody open new tables, or everybody again."""
        await stored(self.rooms.store.set_switch(LOBBY_CLOSED, on=closed))
        await self.refresh()

    async def refresh(self) -> None:
        """Read what other processes may have decided."""
        await stored(self.rooms.admission.refresh(self.rooms.store))
