"""Deleting tables, and what is known about a person: to read it, and to have it forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from monsterbox.coach.report import Report
from monsterbox.server.store.rows import (
    AddressRow,
    EntryRow,
    EveningRow,
    ReviewRow,
    Stored,
    TableBrief,
)
from monsterbox.server.tables import entries
from monsterbox.server.tables.errors import BrokenTable, NotAlone, UnknownTable
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.people import GUEST_NAMES, Person, spare_name
from monsterbox.server.tables.presence import stand_in_for
from monsterbox.server.tables.rooms import Room, Rooms, UseCases, stored, to_the_end
from monsterbox.server.tables.seats import check_host
from monsterbox.server.tables.table import Table

EXPORT_FORMAT = 1
ALL = 100_000
AT_ONCE = 100  # tables that are deleted before players are served again
DAY = 24 * 3600.0
LESSON_KEPT = 30 * DAY  # how long a lesson waits for whoever has left it
CHOICES = ("play", "undo")


class Deletion(UseCases):
    """What is deleted is gone from the store when the call returns; backups still have it."""

    # Tables

    @to_the_end
    async def by_host(self, table: str, host: Person) -> None:
        """Let the host delete a table that is over, or where nobody else sits."""
        async with self.rooms.hold(table) as room:
            check_host(room.table, host.id_hash)
            if not may_delete(room.table, host.id_hash):
                raise NotAlone
            await delete(room)

    @to_the_end
    async def by_operator(self, table: str) -> None:
        """Delete a table, whatever happens there, even if its log cannot be read."""
        room = self.rooms.enter(table)
        try:
            async with room.lock:
                await delete(room)
        finally:
            self.rooms.leave(room)
        await self.rooms.announce(table)

    async def of_old_tables(self, days: float) -> int:
        """Delete the tables where nothing has happened for so many days; return how many.

        With 0 days all tables are kept; what has expired goes in any case, and so do lessons that
        somebody has left for a month.
        """
        now = self.rooms.clock.now()
        since = now - days * DAY if days else 0.0
        old = await self._untouched(since) if days else []
        old += await stored(self.rooms.store.lessons.untouched(now - LESSON_KEPT, AT_ONCE))
        theirs = await self.rooms.held_by_others(old)
        left = [
            table
            for table in dict.fromkeys(old)
            if table not in theirs and not is_watched(self.rooms, table)
        ]
        for table in left:
            await self.by_operator(table)
        if days:
            await stored(self.rooms.store.evenings.delete_untouched(since, AT_ONCE))
        await stored(self.rooms.store.clean_up(since, now))
        return len(left)

    async def _untouched(self, since: float) -> list[str]:
        return await stored(self.rooms.store.untouched_tables(since, AT_ONCE))

    # People

    async def export(self, person: Person) -> dict[str, Any]:
        """Return everything that is stored about a person, without secrets of running matches."""
        store, who = self.rooms.store, person.id_hash
        row = await stored(store.person(who))
        reports = await stored(store.reports(ALL))
        results = await stored(store.results.of_person(who, ALL))
        return {
            "monsterbox_personal_data": EXPORT_FORMAT,
            "person": who,
            "profile": row,
            "tables": [await self._told(brief, who) for brief in await self._tables_of(who)],
            "mail": mail_of(await stored(store.mail.address_of(who))),
            "results": [row for row in results if row.person == who],
            "lessons": await stored(store.lessons.finished_by(who)),
            "reports": [one for one in reports if one.reporter == who],
            "messages": await stored(store.messages.said_by(who)),
            "mutes": await stored(store.messages.mutes_of(who)),
            "puzzles": await stored(store.attempts.of_person(who)),
            "evenings": [evening_told_of(one, who) for one in await self._evenings_of(who)],
        }

    async def _evenings_of(self, who: str) -> list[EveningRow]:
        return await stored(self.rooms.store.evenings.of_person(who, ALL))

    async def _tables_of(self, who: str) -> list[TableBrief]:
        return await stored(self.rooms.store.tables_of(who, ALL))

    async def _told(self, brief: TableBrief, who: str) -> dict[str, Any]:
        found = await stored(self.rooms.store.load(brief.table.id))
        if found is None:
            return {}
        row = await stored(self.rooms.store.reviews.of_table(brief.table.id))
        seats = [chair.seat for chair in found.chairs if chair.person == who]
        return told_of(found, who) | {"review": review_of(row, seats)}

    @to_the_end
    async def forget(self, person: Person) -> None:
        """Delete everything about a person; tables of others stay, with another name."""
        store, who = self.rooms.store, person.id_hash
        places = await stored(store.places_of(who))
        hosted = [brief.table.id for brief in await self._tables_of(who)]
        for table in dict.fromkeys([*hosted, *(place.table_id for place in places)]):
            names = {place.seat: place.name for place in places if place.table_id == table}
            with suppress(BrokenTable, UnknownTable):
                await self._leave_behind(table, who, names)
        spoken = {one.table_id for one in await stored(store.messages.said_by(who))}
        await stored(store.forget_person(who))
        for table in sorted({*hosted, *spoken}):
            room = self.rooms.find(table)
            if room is not None:  # it still knows its host, and what was said there
                async with room.lock:
                    room.evict()
            await self.rooms.announce(table)

    async def _leave_behind(self, table: str, who: str, names: dict[int, str]) -> None:
        """Vacate the seats at a table; of one that cannot be read, the store takes care."""
        async with self.rooms.hold(table) as room:
            if is_alone(room.table, who):
                return await delete(room)
            for seat, name in names.items():
                chair = room.table.chairs[seat]
                if chair.person == who or (chair.person is None and chair.name == name):
                    await vacate(room, seat, who)


def mail_of(row: AddressRow | None) -> dict[str, Any] | None:
    """Return what is stored about an address; the key would let others stop the mail."""
    return None if row is None else msgspec.structs.asdict(row) | {"key": None}


def may_delete(table: Table, host: str) -> bool:
    return table.is_finished or {chair.person for chair in table.chairs} <= {None, host}


def is_alone(table: Table, person: str) -> bool:
    """Whether a table is nobody else's."""
    people = {table.row.host, *(chair.person for chair in table.chairs)}
    return people <= {None, "", person}


def is_watched(rooms: Rooms, table: str) -> bool:
    room = rooms.find(table)
    return room is not None and bool(room.watchers)


async def delete(room: Room) -> None:
    """Delete the table of a room; the room must be locked."""
    await stored(room.rooms.store.delete_table(room.id))
    room.evict()


async def vacate(room: Room, seat: int, who: str) -> None:
    """Take a person's name off a seat, and the person too."""
    table, bot = room.table, stand_in_for(room.table)
    if table.chairs[seat].person == who and not table.is_finished:
        await carry_out(room, entries.leave(table, seat, bot, room.now()))
    if table.chairs[seat].kind == "free":
        return
    name = spare_name(GUEST_NAMES, [chair.name for chair in table.chairs])
    bot = table.chairs[seat].bot or bot
    await carry_out(room, entries.rename(table, seat, name, room.now(), bot=bot))
    if all(one.person is None for one in table.chairs) and not table.is_finished:
        await carry_out(room, entries.give_up(table, None, room.now()))


def told_of(found: Stored, who: str) -> dict[str, Any]:
    """Return what a table knows about a person: their seats, and what they chose there."""
    seats = [chair.seat for chair in found.chairs if chair.person == who]
    return {
        "table": found.table.id,
        "game": found.table.game,
        "created": found.table.created,
        "host": found.table.host == who,
        "seats": [{"seat": seat, "name": found.chairs[seat].name} for seat in seats],
        "choices": [choice_in(one) for one in found.entries if is_choice(one, seats)],
    }


def review_of(row: ReviewRow | None, seats: list[int]) -> dict[str, Any] | None:
    """Return what the coach said of a person's choices, if there is a review."""
    if row is None or row.report is None:
        return None
    report = msgspec.json.decode(row.report, type=Report)
    return {
        "evaluator": report.evaluator,
        "shares": [share for seat, share in enumerate(report.shares) if seat in seats],
        "choices": [one for one in report.choices if one.seat in seats],
    }


def evening_told_of(row: EveningRow, who: str) -> dict[str, Any]:
    """Return what an evening knows about a person: its host, or the one who takes part."""
    return {
        "evening": row.id,
        "title": row.state["title"],
        "created": row.state["created"],
        "host": row.host == who,
        "players": [one for one in row.state["players"] if one["person"] == who],
    }


def is_choice(entry: EntryRow, seats: list[int]) -> bool:
    return entry.kind in CHOICES and entry.seat in seats and "bot" not in entry.body


def choice_in(entry: EntryRow) -> dict[str, Any]:
    """Return the choice alone: what followed from it may still be a secret."""
    return {"seat": entry.seat, "at": entry.at, "choice": entry.body.get("choice", entry.kind)}
