"""What browsers add to the shuffle, between the commitment to the seed and the first card."""

from __future__ import annotations

from monsterbox.server.tables import entries
from monsterbox.server.tables.errors import BadWish, NotBegun, NotYourSeat, StaleMove
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import UseCases, to_the_end
from monsterbox.server.tables.table import Table
from monsterbox.server.tables.wish import check_contribution


class Contributions(UseCases):
    """Before the first card: add to the shuffle, or begin without those who have not."""

    @to_the_end
    async def add(self, table: str, seat: int | None, person: Person, added: bytes) -> None:
        """Add a person's bytes, once; sending the same again changes nothing."""
        if not check_contribution(added):
            raise BadWish("contribution", "bad-contribution")
        async with self.rooms.hold(table) as room:
            seat = seat_that_adds(room.table, person, seat)
            room.see(person.id_hash)
            before = added_by(room.table, person)
            if before == added:
                return
            if before or room.table.phase != "waiting":
                raise StaleMove
            await carry_out(room, entries.contribute(room.table, seat, added, room.now()))

    @to_the_end
    async def begin(self, table: str, person: Person) -> None:
        """Deal the cards without those who have not added anything yet."""
        async with self.rooms.hold(table) as room:
            if not room.table.held_by(person.id_hash):
                raise NotYourSeat
            room.see(person.id_hash)
            if room.table.phase != "waiting":
                return
            if not room.table.is_full:
                raise NotBegun
            await carry_out(room, entries.begin(room.table, room.now()))


def added_by(table: Table, person: Person) -> bytes:
    """Return what the person has added: a browser does so once, however many seats it holds."""
    chairs = [table.chairs[seat] for seat in table.held_by(person.id_hash)]
    return next((chair.contribution for chair in chairs if chair.contribution), b"")


def seat_that_adds(table: Table, person: Person, seat: int | None) -> int:
    """Return the named seat, or the one of the person that the cards wait for."""
    if seat is not None:
        table.check_holds(person.id_hash, seat)
        return seat
    held = table.held_by(person.id_hash)
    if not held:
        raise NotYourSeat
    return next((one for one in held if one in table.gathering), held[0])
