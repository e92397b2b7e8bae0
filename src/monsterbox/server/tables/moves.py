"""Moves: a choice, now or in advance, or the last one taken back.

Each is stored when the function returns.
"""

from __future__ import annotations

from monsterbox.server.http.people import Person
from monsterbox.server.tables import entries as changes
from monsterbox.server.tables import ordering
from monsterbox.server.tables import seats as seating
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.house import House
from monsterbox.server.tables.table import UNDO
from monsterbox.server.views.shown import Shown

SHORTEST_KEY, LONGEST_KEY = 8, 64


def check_key(key: str) -> None:
    """The name that a request goes by: the same one again is the same request."""
    is_plain = isinstance(key, str) and key.isascii() and key.isprintable()
    if not is_plain or not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        raise BadWish("key", "bad-key")


async def play(
    house: House, table: str, seat: int, person: Person, choice: str, version: str, key: str
) -> Shown:
    """A choice that answers a version of the table."""
    async with house.rooms.hold(table) as room:
        room.table.check_holds(person.id_hash, seat)
        if not room.table.answer(seat, key, choice):
            await house.come_back(room, person)
            room.table.running()
            room.table.check_version(seat, version)
            entry = changes.play(room.table, seat, choice, house.now(), key=key)
            await house.rooms.commit(room, entry)
            await ordering.follow(house.rooms, room)
        return house.acted(room, person)


async def undo(
    house: House, table: str, seat: int, person: Person, version: str, key: str
) -> Shown:
    """Back to the seat's last choice, if nothing was revealed since."""
    async with house.rooms.hold(table) as room:
        room.table.check_holds(person.id_hash, seat)
        if not room.table.answer(seat, key, UNDO):
            room.table.running()
            room.table.check_version(seat, version)
            entry = changes.undo(room.table, seat, house.now(), key=key)
            await house.rooms.commit(room, entry)
        return house.acted(room, person)


async def order(house: House, table: str, seat: int, person: Person, kind: str) -> Shown:
    """From now on the seat answers in advance; without a kind it is asked again."""
    async with house.rooms.hold(table) as room:
        room.table.check_holds(person.id_hash, seat)
        if kind not in (ordering.NO_ORDER, *room.table.running().advance_kinds):
            raise BadWish("kind", "bad-order")
        if kind != room.table.standing.get(seat, ordering.NO_ORDER):
            entry = changes.order(room.table, seat, kind, house.now())
            await house.rooms.commit(room, entry)
            await ordering.follow(house.rooms, room)
        return house.acted(room, person)


async def lift_curtain(house: House, table: str, seat: int, person: Person) -> Shown:
    """The device was handed on: this seat may see its hand now."""
    async with house.rooms.hold(table) as room:
        room.table.check_holds(person.id_hash, seat)
        room.lifted[person.id_hash] = seat
        return house.acted(room, person)


async def give_up(house: House, table: str, person: Person) -> None:
    """End the match without a winner."""
    async with house.rooms.hold(table) as room:
        seating.check_may_give_up(room.table, person.id_hash)
        seat = next(iter(room.table.held_by(person.id_hash)), None)
        await house.rooms.commit(room, changes.give_up(room.table, seat, house.now()))
        house.publish(room)
