"""Moves: make a choice, now or in advance, or take the last one back.

Every change at a table is carried out here, whether people, bots or clocks cause it.
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
    """Store a change, then what follows from it by itself; once all is stored, notify everybody.

    The room must be locked. What cannot be stored has not happened.
    """
    while change is not None:
        await room.rooms.commit(room, change)
        change = entries.what_follows(room.table, room.now())
    room.publish()


async def resume(room: Room) -> None:
    """Continue a table that was read from its log, in case it was interrupted."""
    await carry_out(room, entries.what_follows(room.table, room.now()))


async def come_back(room: Room, person: Person) -> None:
    """Give a person the seats back that bots kept for them."""
    room.see(person.id_hash)
    for seat in room.table.held_by(person.id_hash):
        if seat in room.table.stand_ins:
            await carry_out(room, entries.come_back(room.table, seat, room.now()))


async def arrive(room: Room, person: Person | None) -> None:
    """Note that a person was seen; one who was away takes their seats back."""
    if person is None:
        return
    if any(one.person == person.id_hash for one in room.watchers):
        room.see(person.id_hash)
    else:
        await come_back(room, person)


class Moves(UseCases):
    """What people do in a match; every change is stored when the call returns."""

    @to_the_end
    async def play(
        self, table: str, seat: int | None, person: Person, choice: str, version: str, key: str
    ) -> None:
        """Play a choice made for a version of the table; repeating a key changes nothing."""
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
        """Take back the seat's last choice, if nothing was revealed since."""
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
        """Answer a kind of question in advance from now on; without a kind, ask again."""
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
        """Show a seat its hand after the device was handed on."""
        async with self.rooms.hold(table) as room:
            room.lifted[person.id_hash] = own_seat(room, person, seat)
            room.see(person.id_hash)
            room.wake()

    @to_the_end
    async def give_up(self, table: str, person: Person) -> None:
        """End the match without a winner and reveal its secrets."""
        async with self.rooms.hold(table) as room:
            check_may_give_up(room.table, person.id_hash)
            seat = next(iter(room.table.held_by(person.id_hash)), None)
            await carry_out(room, entries.give_up(room.table, seat, room.now()))


def check_key(key: str) -> None:
    """Check the key of a request; a repeated key means that the request was repeated."""
    is_plain = isinstance(key, str) and key.isascii() and key.isprintable()
    if not is_plain or not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        raise BadWish("key", "bad-key")


def own_seat(room: Room, person: Person, seat: int | None) -> int:
    """Return the seat that was named, or else the one that the person is shown."""
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
    """Only the host, or somebody who plays against bots only, may end the match."""
    if table.is_finished:
        raise AlreadyOver
    people = {chair.person for chair in table.chairs} - {None}
    if person != table.row.host and people != {person}:
        raise NotTheHost if person in people else NotYourSeat
