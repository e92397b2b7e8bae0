"""Moves: a choice, now or in advance, or the last one taken back.

Whatever changes at a table is carried out here, whoever brings it about: people, bots, clocks.
"""

from __future__ import annotations

from monsterbox.server.tables import entries
from monsterbox.server.tables.entries import NO_ANSWER, Change
from monsterbox.server.tables.errors import AlreadyOver, BadWish, NotTheHost, NotYourSeat
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import seat_on_device
from monsterbox.server.tables.rooms import Room, UseCases, to_the_end
from monsterbox.server.tables.table import UNDO, Table

SHORTEST_KEY, LONGEST_KEY = 8, 64


async def carry_out(room: Room, change: Change | None) -> None:
    """Store a change, then what follows from it by itself; when all is stored, tell everybody.

    The room must be held. What cannot be stored has not happened.
    """
    while change is not None:
        await room.rooms.commit(room, change)
        change = entries.what_follows(room.table, room.now())
    room.publish()


async def resume(room: Room) -> None:
    """A table that was read from its log goes on, though it may have been cut short."""
    await carry_out(room, entries.what_follows(room.table, room.now()))


async def come_back(room: Room, person: Person) -> None:
    """Seats that bots kept for somebody are theirs again."""
    room.see(person.id_hash)
    for seat in room.table.held_by(person.id_hash):
        if seat in room.table.stand_ins:
            await carry_out(room, entries.come_back(room.table, seat, room.now()))


async def arrive(room: Room, person: Person | None) -> None:
    """Somebody is seen; whoever was not watching comes back."""
    if person is None:
        return
    if any(one.person == person.id_hash for one in room.watchers):
        room.see(person.id_hash)
    else:
        await come_back(room, person)


class Moves(UseCases):
    """What people do in a match. Each is stored when the call returns."""

    @to_the_end
    async def play(
        self, table: str, seat: int | None, person: Person, choice: str, version: str, key: str
    ) -> None:
        """A choice that answers a version of the table; the same key again changes nothing."""
        check_key(key)
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            if room.table.is_answered(seat, key, choice):
                return room.see(person.id_hash)
            await come_back(room, person)
            room.table.running()
            room.table.check_version(seat, version)
            await carry_out(room, entries.play(room.table, seat, choice, room.now(), key=key))

    @to_the_end
    async def undo(
        self, table: str, seat: int | None, person: Person, version: str, key: str
    ) -> None:
        """Back to the seat's last choice, if nothing was revealed since."""
        check_key(key)
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            room.see(person.id_hash)
            if room.table.is_answered(seat, key, UNDO):
                return
            room.table.running()
            room.table.check_version(seat, version)
            await carry_out(room, entries.undo(room.table, seat, room.now(), key=key))

    @to_the_end
    async def answer_in_advance(
        self, table: str, seat: int | None, person: Person, kind: str
    ) -> None:
        """From now on the seat answers in advance; without a kind it is asked again."""
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            room.see(person.id_hash)
            if kind not in (NO_ANSWER, *room.table.running().advance_kinds):
                raise BadWish("kind", "bad-order")
            if kind != room.table.advance.get(seat, NO_ANSWER):
                change = entries.answer_in_advance(room.table, seat, kind, room.now())
                await carry_out(room, change)

    @to_the_end
    async def lift_curtain(self, table: str, seat: int | None, person: Person) -> None:
        """The device was handed on: this seat may see its hand now."""
        async with self.rooms.hold(table) as room:
            room.lifted[person.id_hash] = own_seat(room, person, seat)
            room.see(person.id_hash)
            room.wake()

    @to_the_end
    async def give_up(self, table: str, person: Person) -> None:
        """End the match without a winner; its secrets are told."""
        async with self.rooms.hold(table) as room:
            check_may_give_up(room.table, person.id_hash)
            seat = next(iter(room.table.held_by(person.id_hash)), None)
            await carry_out(room, entries.give_up(room.table, seat, room.now()))


def check_key(key: str) -> None:
    """The name that a request goes by: the same one again is the same request."""
    is_plain = isinstance(key, str) and key.isascii() and key.isprintable()
    if not is_plain or not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        raise BadWish("key", "bad-key")


def own_seat(room: Room, person: Person, seat: int | None) -> int:
    """The seat that was named, else the one that the person is shown."""
    if seat is not None:
        room.table.check_holds(person.id_hash, seat)
        return seat
    held = room.table.held_by(person.id_hash)
    if not held:
        raise NotYourSeat
    if len(held) == 1:
        return held[0]
    return seat_on_device(room.table, held, room.lifted.get(person.id_hash)).seat


def check_may_give_up(table: Table, person: str) -> None:
    """The host, or whoever plays with bots only: nobody else ends a match for others."""
    if table.is_finished:
        raise AlreadyOver
    people = {chair.person for chair in table.chairs} - {None}
    if person != table.row.host and people != {person}:
        raise NotTheHost if person in people else NotYourSeat
