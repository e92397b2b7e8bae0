"""What people say at a table: who may, how much is kept, and who wants to hear whom.

What is said is no part of the match: it is stored beside the log, changes no list and no deadline,
and goes with the table. Only who sits there speaks, spectators listen.
"""

from __future__ import annotations

import msgspec

from monsterbox.server.store.errors import Conflict
from monsterbox.server.store.rows import MessageRow, MuteRow, Speech
from monsterbox.server.tables.conversation import EVERYBODY
from monsterbox.server.tables.errors import (
    BadWish,
    NoFreeText,
    NotTheHost,
    NotYourSeat,
    Overtaken,
)
from monsterbox.server.tables.people import Person, clean_line
from monsterbox.server.tables.phrases import ALL_PHRASES, REACTIONS
from monsterbox.server.tables.rooms import Room, UseCases, stored, to_the_end
from monsterbox.server.tables.seats import check_host, check_seat

LONGEST_TEXT = 120
MOST_KEPT = 200


class Talk(UseCases):
    """Speaking, not hearing somebody, taking back what was said."""

    @to_the_end
    async def say(
        self, table: str, person: Person, kind: str, body: str, seat: int | None = None
    ) -> int:
        """Say something from a seat; return its number."""
        said = check_speech(kind, body)
        async with self.rooms.hold(table) as room:
            speaker = seat_of_speaker(room, person, seat)
            if said[0] == "text":
                check_text(room, said[1])
            message = MessageRow(
                table_id=room.id,
                number=room.conversation.next_number,
                seat=speaker,
                person=person.id_hash,
                name=room.table.chairs[speaker].name,
                kind=said[0],
                body=said[1],
                at=room.now(),
            )
            await add(room, message)
            return message.number

    @to_the_end
    async def mute(self, table: str, person: Person, seat: int | None, *, on: bool) -> None:
        """Hear nothing more from somebody at the table, or from anybody."""
        async with self.rooms.hold(table) as room:
            if not room.table.held_by(person.id_hash):
                raise NotYourSeat
            muted = EVERYBODY if seat is None else somebody_else(room, person, seat)
            row = MuteRow(table_id=room.id, person=person.id_hash, muted=muted)
            await stored(self.rooms.store.messages.mute(row, on=on))
            room.conversation.mute(row, on=on)
            room.note_talk()

    @to_the_end
    async def remove(self, table: str, number: int, person: Person | None) -> None:
        """Delete what was said: the speaker, the host or, as nobody in particular, an operator."""
        async with self.rooms.hold(table) as room:
            message = room.conversation.find(number)
            if person is not None and person.id_hash not in (message.person, room.table.row.host):
                raise NotTheHost
            await stored(self.rooms.store.messages.remove(room.id, number))
            room.conversation.remove(number)
            room.note_talk()

    @to_the_end
    async def allow_text(self, table: str, host: Person, *, on: bool) -> None:
        """Let the host decide whether people may say more than phrases."""
        async with self.rooms.hold(table) as room:
            check_host(room.table, host.id_hash)
            if on and not room.may_allow_text:
                raise NoFreeText
            await stored(self.rooms.store.messages.allow_text(room.id, on=on))
            room.table.row = msgspec.structs.replace(room.table.row, free_text=on)
            room.note_talk()


def check_speech(kind: str, body: str) -> tuple[Speech, str]:
    """Return what somebody says as it is stored."""
    if kind == "phrase" and body in ALL_PHRASES:
        return "phrase", body
    if kind == "reaction" and body in REACTIONS:
        return "reaction", body
    if kind == "text":
        return "text", clean_line(body, "text", LONGEST_TEXT)
    raise BadWish(kind if kind in ("phrase", "reaction") else "kind", "bad-phrase")


def check_text(room: Room, text: str) -> None:
    if not room.may_write:
        raise NoFreeText
    if room.rooms.admission.names.refuses_in(text):
        raise BadWish("text", "rude")


def seat_of_speaker(room: Room, person: Person, seat: int | None) -> int:
    held = room.table.held_by(person.id_hash)
    if not held:
        raise NotYourSeat
    if seat is not None:
        room.table.check_holds(person.id_hash, seat)
    return held[0] if seat is None else seat


def somebody_else(room: Room, person: Person, seat: int) -> str:
    """Return the person in a seat; bots say nothing, and nobody is deaf to themselves."""
    check_seat(room.table, seat)
    found = room.table.chairs[seat].person
    if found is None or found == person.id_hash:
        raise BadWish("seat", "nobody-there")
    return found


async def add(room: Room, message: MessageRow) -> None:
    """Store a message and let everybody see it."""
    try:
        await stored(room.rooms.store.messages.add(message, MOST_KEPT))
    except Conflict as error:  # another process was quicker
        room.evict()
        raise Overtaken(str(error)) from None
    room.conversation.add(message, MOST_KEPT)
    room.note_talk()
