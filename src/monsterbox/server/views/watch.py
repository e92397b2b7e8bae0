"""Watching a table: first all of it, then every change that the viewer can see.

There is no queue. A viewer is woken, looks, and is given what it has not seen; a slow viewer
skips what was in between.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator
from typing import NamedTuple

import msgspec
from cachetools import LRUCache

from monsterbox.server.tables.moves import arrive
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import Room, Rooms, Watcher
from monsterbox.server.views.build import show_room
from monsterbox.server.views.shown import Shown

MOST_ENCODED = 8_000_000  # bytes
encoder = msgspec.json.Encoder()


class Encoded(NamedTuple):
    """What is shown in bytes; it keeps the object, so that no other can get the same id."""

    shown: Shown
    json: bytes
    digest: bytes
    """What tells two states apart; the states themselves would be kept for hours."""


_encoded = LRUCache[int, Encoded](MOST_ENCODED, getsizeof=lambda one: len(one.json))


def encoded(shown: Shown) -> Encoded:
    """Encode once for the answer, the streams and the digest: who sees the same has one object."""
    known = _encoded.get(id(shown))
    if known is not None:
        return known
    json = encoder.encode(shown)
    made = Encoded(shown, json, hashlib.sha256(json).digest())
    if len(json) <= MOST_ENCODED:
        _encoded[id(shown)] = made
    return made


async def look(
    rooms: Rooms,
    table: str,
    person: Person | None,
    language: str,
    seat: int | None,
    *,
    is_invited: bool = False,
) -> Shown:
    """Return the table as this person sees it; if they were away, they are back."""
    async with rooms.hold(table) as room:
        if not is_invited:
            room.check_may_watch(person)
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
    """Yield what this person sees until the server closes, or another process holds the table."""
    shown = await look(rooms, table, person, language, seat)
    watcher = Watcher(None if person is None else person.id_hash)
    room = rooms.enter(table)
    room.watchers.add(watcher)
    room.is_new = False
    seen, told = encoded(shown).digest, [shown]
    del shown
    try:
        yield told.pop()
        while room.is_ours and not rooms.is_closing:
            await watcher.news.wait()
            if rooms.is_closing:
                break
            async with rooms.hold(table) as held:
                watcher.news.clear()
                if not held.is_ours:
                    break
                held.check_may_watch(person)
                newest = show_room(held, person, language, seat)
            before, seen, told = seen, encoded(newest).digest, [newest]
            del newest
            if seen != before:
                yield told.pop()
            told.clear()
    finally:
        stop(room, watcher)  # nothing is awaited here: a closed connection would cancel it


def stop(room: Room, watcher: Watcher) -> None:
    room.watchers.discard(watcher)
    if watcher.person in room.seen:
        room.seen[watcher.person] = room.now()
    room.rooms.leave(room)
