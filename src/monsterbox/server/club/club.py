"""The club of a server: what goes beyond one table."""

from __future__ import annotations

from monsterbox.server.club.ladders import Ladders
from monsterbox.server.club.profiles import Profiles
from monsterbox.server.tables.rooms import Rooms


class Club:
    """Profiles and ladders over the tables of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self.store = rooms.store
        self.profiles = Profiles(rooms)
        self.ladders = Ladders(rooms.store)
