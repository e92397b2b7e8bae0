"""How fast the bots of a table play, and skipping to the turn of a person."""

from __future__ import annotations

from typing import get_args

from monsterbox.server.store.rows import BotSpeed
from monsterbox.server.tables import entries
from monsterbox.server.tables.errors import BadWish, NotTheHost, NotYourSeat
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import Room, UseCases, to_the_end

BOT_SPEEDS: tuple[BotSpeed, ...] = get_args(BotSpeed)


class Speeds(UseCases):
    """What changes how long people wait for bots; it is the same for everybody at the table."""

    @to_the_end
    async def set_speed(self, table: str, person: Person, speed: str) -> None:
        """Let bots play at another speed from now on."""
        if speed not in BOT_SPEEDS:
            raise BadWish("speed", "bad-speed")
        async with self.rooms.hold(table) as room:
            check_may_lead(room, person)
            if speed != room.table.bot_speed:
                await carry_out(room, entries.set_speed(room.table, speed, room.now()))

    @to_the_end
    async def skip(self, table: str, person: Person) -> None:
        """Let bots play without pauses until a person is asked."""
        async with self.rooms.hold(table) as room:
            check_may_lead(room, person)
            room.table.running()
            room.hurry.set()
            room.go_on()


def check_may_lead(room: Room, person: Person) -> None:
    room.see(person.id_hash)
    if not room.table.may_lead(person.id_hash):
        raise NotTheHost if room.table.held_by(person.id_hash) else NotYourSeat
