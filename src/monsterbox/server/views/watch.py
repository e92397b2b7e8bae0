"""Looking on: first the whole, then every change that the viewer can see.

There is no queue. A viewer is woken, looks, and is given what it has not seen; whoever is slow to
take it skips what was in between.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator

from monsterbox.server.tables.moves import arrive
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import Room, Rooms, Watcher
from monsterbox.server.views.build import show_room
from monsterbox.server.views.shown import Shown


async def look(
    rooms: Rooms, table: str, person: Person | None, language: str, seat: int | None
) -> Shown:
    """The table as this person sees it; whoever was away is back."""
    async with rooms.hold(table) as room:
        await arrive(room, person)
        room.count_absences()
        room.go_on()
        return show_room(room, person, language, seat)


async def watch(
    rooms: Rooms,
    table: str,
    person: Person | None,
    language: str,
    seat: int | None,
) -> AsyncGenerator[Shown, None]:
    """Until the server closes."""
    shown = await look(rooms, table, person, language, seat)
    watcher = Watcher(None if person is None else person.id_hash)
    room = rooms.enter(table)
    room.watchers.add(watcher)
    try:
        yield shown
        while not rooms.is_closing:
            await watcher.news.wait()
            if rooms.is_closing:
                break
            async with rooms.hold(table) as held:
                watcher.news.clear()
                newest = show_room(held, person, language, seat)
            if newest != shown:
                shown = newest
                yield shown
    finally:
        stop(room, watcher)  # nothing is awaited here: whoever hung up would cut it off


def stop(room: Room, watcher: Watcher) -> None:
    room.watchers.discard(watcher)
    if watcher.person in room.seen:
        room.seen[watcher.person] = room.now()
    room.rooms.leave(room)
