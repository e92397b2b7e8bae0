"""Standing orders: what a seat has answered in advance is played before anybody looks."""

from __future__ import annotations

from monsterbox.server.tables import entries as changes
from monsterbox.server.tables.rooms import Room, Rooms

NO_ORDER = ""


async def follow(rooms: Rooms, room: Room) -> None:
    """Let standing orders answer, one question after the other. The room must be held."""
    while (found := room.table.ordered()) is not None:
        seat, choice = found
        now = rooms.clock.now()
        if choice is None:
            entry = changes.order(room.table, seat, NO_ORDER, now)
        else:
            entry = changes.play(room.table, seat, choice, now, is_ordered=True)
        await rooms.commit(room, entry)
