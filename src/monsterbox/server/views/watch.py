"""Looking on: first the whole, then every change that the viewer can see.

There is no queue. A viewer is woken, looks, and is given what it has not seen; whoever is slow to
take it skips what was in between.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from monsterbox.server.http.people import Person
from monsterbox.server.tables.house import House
from monsterbox.server.tables.rooms import Room, Watcher
from monsterbox.server.views.shown import Shown


async def look(
    house: House, table: str, person: Person | None, language: str, seat: int | None
) -> Shown:
    """The table as this person sees it; whoever was away is back."""
    async with house.rooms.hold(table) as room:
        await house.arrive(room, person)
        house.drivers.call(room)
        return house.show(room, person, language, seat)


async def watch(
    house: House,
    table: str,
    person: Person | None,
    language: str,
    seat: int | None,
    is_closing: Callable[[], bool],
) -> AsyncIterator[Shown]:
    """Until the house closes."""
    shown = await look(house, table, person, language, seat)
    watcher = Watcher(None if person is None else person.id_hash)
    room = house.rooms.enter(table)
    room.watchers.add(watcher)
    try:
        yield shown
        while not is_closing():
            await watcher.news.wait()
            if is_closing():
                break
            async with house.rooms.hold(table) as held:
                watcher.news.clear()
                newest = house.show(held, person, language, seat)
            if newest != shown:
                shown = newest
                yield shown
    finally:
        stop(house, room, watcher)  # nothing is awaited here: whoever hung up would cut it off


def stop(house: House, room: Room, watcher: Watcher) -> None:
    room.watchers.discard(watcher)
    if watcher.person in room.seen:
        room.seen[watcher.person] = house.now()
    house.rooms.leave(room)
