"""New tables put up: stored, and their bots at work."""

from __future__ import annotations

from contextlib import suppress

from monsterbox.server.http.people import Person
from monsterbox.server.store.errors import Conflict
from monsterbox.server.tables import create as founding
from monsterbox.server.tables import entries as changes
from monsterbox.server.tables.errors import NotOver, NotYourSeat
from monsterbox.server.tables.house import House


async def put_up(house: House, founded: founding.Founded) -> str:
    """The id of the table, once it is stored."""
    table, entries = founded
    await house.rooms.add(table, entries)
    async with house.rooms.hold(table.row.id) as room:
        house.publish(room)
    return table.row.id


async def rematch(house: House, table: str, person: Person) -> str:
    """The table where the same people play again; made once, however many ask."""
    async with house.rooms.hold(table) as room:
        old, seats = room.table, room.table.held_by(person.id_hash)
        if not old.is_finished:
            raise NotOver
        if not seats:
            raise NotYourSeat
        if old.rematch is not None:
            return old.rematch
        new, entries = founding.once_more(old, house.now())
        with suppress(Conflict):  # a former attempt got only so far
            await house.rooms.add(new, entries)
        entry = changes.meet_again(old, seats[0], new.row.id, house.now())
        await house.rooms.commit(room, entry)
        house.publish(room)
        return new.row.id


async def fork(house: House, table: str, at: int, person: Person) -> str:
    """A table that goes on from a move of a finished match."""
    async with house.rooms.hold(table) as room:
        founded = founding.forked(room.table, at, person, house.now())
    return await put_up(house, founded)
