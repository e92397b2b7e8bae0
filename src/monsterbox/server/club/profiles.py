"""Profiles without accounts: a name, a picture, what the leaderboards may show."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from monsterbox.server.club.pictures import HEADS
from monsterbox.server.store.rows import PersonRow
from monsterbox.server.tables import entries
from monsterbox.server.tables.errors import BadWish, BrokenTable, UnknownTable
from monsterbox.server.tables.lookalikes import look_of
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.people import Person, clean_name, distinct
from monsterbox.server.tables.rooms import Room, UseCases, stored, to_the_end

MOST_TABLES = 200


class Profiles(UseCases):
    """What people say about themselves."""

    async def of(self, person: Person) -> PersonRow:
        """Return what is stored about somebody, or what would be."""
        found = await stored(self.rooms.store.person(person.id_hash))
        if found is not None:
            return msgspec.structs.replace(found, name=person.name or found.name)
        return PersonRow(
            hash=person.id_hash,
            name=person.name,
            language=person.language,
            theme=person.theme,
            seen=self.rooms.clock.now(),
        )

    @to_the_end
    async def change(
        self,
        person: Person,
        *,
        name: str | None = None,
        picture: str | None = None,
        listed: bool | None = None,
    ) -> PersonRow:
        """Store what somebody says; a new name is theirs at all tables that are not over."""
        wanted = {} if name is None else {"name": self._checked(name)}
        if picture is not None and picture not in HEADS:
            raise BadWish("picture", "not-allowed")
        before = await self.of(person)
        after = msgspec.structs.replace(
            before,
            seen=self.rooms.clock.now(),
            picture=before.picture if picture is None else picture,
            listed=before.listed if listed is None else listed,
            **wanted,
        )
        await stored(self.rooms.store.save_person(after))
        if wanted:
            await self._rename(person, before.name, after.name)
        return after

    def _checked(self, name: str) -> str:
        cleaned = clean_name(name)
        self.rooms.admission.names.check(cleaned)
        return cleaned

    async def _rename(self, person: Person, old: str, new: str) -> None:
        tables = await stored(self.rooms.store.tables_of(person.id_hash, MOST_TABLES))
        for brief in tables:
            if not brief.over and any(one.person == person.id_hash for one in brief.chairs):
                await self._rename_at(brief.table.id, person, old, new)

    async def _rename_at(self, table: str, person: Person, old: str, new: str) -> None:
        try:
            async with self.rooms.hold(table) as room:
                await rename_in(room, person, old, new)
        except (BrokenTable, UnknownTable):  # nobody plays there any more
            return


async def rename_in(room: Room, person: Person, old: str, new: str) -> None:
    """Rename the chair of a person; of several on one device only the one with their own name."""
    if room.table.is_finished:
        return
    seat = own_chair(room, room.table.held_by(person.id_hash), old)
    if seat is None:
        return
    others = [one.name for one in room.table.chairs if one.seat != seat]
    named = distinct(new, others)
    if named != room.table.chairs[seat].name:
        await carry_out(room, entries.rename(room.table, seat, named, room.now()))


def own_chair(room: Room, held: Sequence[int], name: str) -> int | None:
    if len(held) == 1:
        return held[0]
    called = [seat for seat in held if look_of(room.table.chairs[seat].name) == look_of(name)]
    return called[0] if called else None
