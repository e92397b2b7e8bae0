"""What all use cases share: the rooms, the bots, who is seen, and what is shown to whom."""

from __future__ import annotations

from monsterbox.server.background.bot_pool import Thinking
from monsterbox.server.background.bot_turns import Drivers
from monsterbox.server.clock import Clock
from monsterbox.server.http.people import Person
from monsterbox.server.store.contract import Store
from monsterbox.server.tables import entries as changes
from monsterbox.server.tables import seats as seating
from monsterbox.server.tables.presence import absences
from monsterbox.server.tables.rooms import Room, Rooms
from monsterbox.server.views.build import show
from monsterbox.server.views.shown import Shown

DEFAULT_LANGUAGE = "en"


class House:
    """The rooms and whoever is in them. What is done to a room is done while it is held."""

    def __init__(self, store: Store, thinking: Thinking, clock: Clock, bot_pause: float) -> None:
        self.store = store
        self.clock = clock
        self.rooms = Rooms(store, clock)
        self.drivers = Drivers(self.rooms, thinking, clock, bot_pause)

    def now(self) -> float:
        return self.clock.now()

    # Showing

    def show(
        self, room: Room, person: Person | None, language: str, seat: int | None = None
    ) -> Shown:
        absent = absences(room.table, room.presence(self.now()))
        return show(room.table, self.sight(room, person, seat), language, absent)

    def sight(self, room: Room, person: Person | None, seat: int | None = None) -> seating.Sight:
        who = None if person is None else person.id_hash
        return seating.sight_of(room.table, who, seat, room.lifted.get(who or ""))

    def publish(self, room: Room) -> None:
        """Tell the viewers, and have the bots go on."""
        room.wake()
        self.drivers.call(room)

    def acted(self, room: Room, person: Person, seat: int | None = None) -> Shown:
        """What somebody sees who has just done something."""
        self.note_life(room, person)
        self.publish(room)
        return self.show(room, person, person.language or DEFAULT_LANGUAGE, seat)

    # Coming and going

    async def arrive(self, room: Room, person: Person | None) -> None:
        """Somebody is seen who was not looking: seats that bots kept for them are theirs again."""
        if person is None:
            return
        was_watching = any(one.person == person.id_hash for one in room.watchers)
        self.note_life(room, person)
        if not was_watching:
            await self.come_back(room, person)

    def note_life(self, room: Room, person: Person) -> None:
        """Of those who sit here; others may come and go."""
        if room.table.held_by(person.id_hash):
            room.seen[person.id_hash] = self.now()

    async def come_back(self, room: Room, person: Person) -> None:
        for seat in room.table.held_by(person.id_hash):
            if seat in room.table.stand_ins:
                await self.rooms.commit(room, changes.come_back(room.table, seat, self.now()))
                room.wake()

    async def begin_when_full(self, room: Room) -> None:
        if room.table.phase == "waiting" and room.table.is_full:
            await self.rooms.commit(room, changes.begin(room.table, self.now()))
