"""Sitting down and getting up: people and bots."""

from __future__ import annotations

from monsterbox.server.http.people import Person, clean_name
from monsterbox.server.tables import entries as changes
from monsterbox.server.tables import seats as seating
from monsterbox.server.tables.errors import AlreadyOver
from monsterbox.server.tables.house import House
from monsterbox.server.tables.presence import stand_in_for
from monsterbox.server.tables.rooms import Room
from monsterbox.server.tables.wish import check_spec


async def take(
    house: House,
    table: str,
    seat: int | None,
    person: Person,
    name: str,
    link: str | None,
    contribution: bytes,
) -> int:
    """The seat, once somebody sits in it; when it was the last one, the match begins."""
    async with house.rooms.hold(table) as room:
        found = seating.choose_seat(room.table, person.id_hash, seat, link)
        if room.table.chairs[found].person == person.id_hash:
            await house.come_back(room, person)
        else:
            await sit(house, room, found, person, clean_name(name), contribution)
        house.acted(room, person)
        return found


async def sit(
    house: House, room: Room, seat: int, person: Person, name: str, contribution: bytes
) -> None:
    named = seating.name_for(room.table, seat, name)
    chair, entry = changes.sit(room.table, seat, person.id_hash, named, contribution, house.now())
    await house.rooms.commit(room, entry, chair)
    await house.begin_when_full(room)


async def leave(house: House, table: str, seat: int, person: Person) -> None:
    """In a running match a bot plays on; when nobody is left the match is given up."""
    async with house.rooms.hold(table) as room:
        room.table.check_holds(person.id_hash, seat)
        if room.table.is_finished:
            raise AlreadyOver
        chair, entry = changes.leave(room.table, seat, stand_in_for(room.table), house.now())
        await house.rooms.commit(room, entry, chair)
        is_deserted = all(one.person is None for one in room.table.chairs)
        if is_deserted and not room.table.is_finished:
            await house.rooms.commit(room, changes.give_up(room.table, None, house.now()))
        house.publish(room)


async def set_bot(house: House, table: str, seat: int, spec: str | None, host: Person) -> None:
    """The host seats a bot, changes it, or frees its seat."""
    async with house.rooms.hold(table) as room:
        seating.check_bot_seat(room.table, seat, host.id_hash, spec)
        if spec is not None:
            check_spec(spec, room.table.game.key)
        name = "" if spec is None else seating.bot_name_for(room.table, seat)
        chair, entry = changes.seat_bot(room.table, seat, spec, name, house.now())
        await house.rooms.commit(room, entry, chair)
        await house.begin_when_full(room)
        house.publish(room)


async def links(house: House, table: str, person: Person) -> tuple[tuple[int, str], ...]:
    """For the host: the seats that wait for a person, with the secret of each."""
    async with house.rooms.hold(table) as room:
        seating.check_host(room.table, person.id_hash)
        return tuple((seat, room.table.link(seat)) for seat in seating.invitable(room.table))
