"""Moves: make a choice, now or in advance, or take the last one back.

Every change at a table is carried out here, whether people, bots or clocks cause it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from monsterbox.bots.make import seat_bot, simple_bot
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.rows import LessonRow
from monsterbox.server.tables import entries
from monsterbox.server.tables.entries import NO_ANSWER, Change
from monsterbox.server.tables.errors import (
    AlreadyOver,
    BadWish,
    NoSeries,
    NotTheHost,
    NotYourSeat,
    StaleMove,
)
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import seat_on_device
from monsterbox.server.tables.rooms import Room, UseCases, to_the_end
from monsterbox.server.tables.table import THEN, UNDO, Table

REST = "rest"  # what is asked for instead of a choice
SHORTEST_KEY, LONGEST_KEY = 8, 64


async def carry_out(room: Room, change: Change | None) -> None:
    """Store a change, then what follows from it by itself; once all is stored, notify everybody.

    The room must be locked. What cannot be stored has not happened.
    """
    while change is not None:
        await room.rooms.commit(room, change)
        change = entries.what_follows(room.table, room.now())
    await note_lesson(room)
    room.publish()


async def note_lesson(room: Room) -> None:
    """Remember who has finished a lesson; should that fail, they may take it once more."""
    table, course = room.table, room.table.course
    if course is None or not course.is_over:
        return
    person = table.chairs[course.lesson.seat].person
    if person is not None:
        row = LessonRow(person=person, game=table.row.game, at=room.now())
        with suppress(StoreFailed):
            await room.rooms.store.lessons.finish(row)


async def carry_out_all(room: Room, changes: Iterable[Change]) -> None:
    """Carry out what one request changes in steps, each made when the one before is stored."""
    for change in changes:
        await room.rooms.commit(room, change)
    await carry_out(room, entries.what_follows(room.table, room.now()))


async def resume(room: Room) -> None:
    """Continue a table that was read from its log, in case it was interrupted."""
    await carry_out(room, entries.what_follows(room.table, room.now()))


async def come_back(room: Room, person: Person) -> None:
    """Give a person the seats back that bots kept for them."""
    room.see(person.id_hash)
    for seat in room.table.held_by(person.id_hash):
        if seat in room.table.stand_ins:
            await carry_out(room, entries.come_back(room.table, seat, room.now()))


async def arrive(room: Room, person: Person | None) -> None:
    """Note that a person was seen; one who was away takes their seats back."""
    if person is None:
        return
    if any(one.person == person.id_hash for one in room.watchers):
        room.see(person.id_hash)
    else:
        await come_back(room, person)


class Moves(UseCases):
    """What people do in a match; every change is stored when the call returns."""

    @to_the_end
    async def play(
        self, table: str, seat: int | None, person: Person, choice: str, version: str, key: str
    ) -> None:
        """Play a choice made for a version of the table; repeating a key changes nothing."""
        check_key(key)
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            if room.table.is_answered(seat, key, choice):
                return room.see(person.id_hash)
            await come_back(room, person)
            room.table.running()
            room.table.check_version(seat, version)
            check_lesson(room.table, seat, choice)
            choices = parts_of(room.table, seat, choice)
            if len(choices) == 1:
                return await carry_out(
                    room, entries.play(room.table, seat, choice, room.now(), key=key)
                )
            await play_all(room, seat, choices, key=key, request=choice)

    @to_the_end
    async def play_rest(
        self, table: str, seat: int | None, person: Person, version: str, key: str
    ) -> None:
        """Let a bot make the rest of a series of choices for the seat."""
        check_key(key)
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            if room.table.is_answered(seat, key, REST):
                return room.see(person.id_hash)
            await come_back(room, person)
            room.table.running()
            room.table.check_version(seat, version)
            if room.table.series_of(seat) is None or room.table.course is not None:
                raise NoSeries
            await play_all(room, seat, rest_of(room.table, seat), key=key, request=REST)

    @to_the_end
    async def undo(
        self,
        table: str,
        seat: int | None,
        person: Person,
        version: str,
        key: str,
        *,
        together: bool = False,
    ) -> None:
        """Take back the seat's last choice, or all it made together, if nothing was revealed."""
        check_key(key)
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            room.see(person.id_hash)
            if room.table.is_answered(seat, key, UNDO):
                return
            room.table.running()
            room.table.check_version(seat, version)
            if together:
                taken = entries.undo_together(room.table, seat, room.now(), key=key)
                return await carry_out_all(room, taken)
            await carry_out(room, entries.undo(room.table, seat, room.now(), key=key))

    @to_the_end
    async def answer_in_advance(
        self, table: str, seat: int | None, person: Person, kind: str
    ) -> None:
        """Answer a kind of question in advance from now on; without a kind, ask again."""
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            room.see(person.id_hash)
            if kind not in (NO_ANSWER, *room.table.running().advance_kinds):
                raise BadWish("kind", "bad-order")
            if kind != room.table.advance.get(seat, NO_ANSWER):
                change = entries.answer_in_advance(room.table, seat, kind, room.now())
                await carry_out(room, change)

    @to_the_end
    async def lift_curtain(
        self, table: str, seat: int | None, person: Person, version: str = ""
    ) -> None:
        """Show a seat its hand after the device was handed on.

        Where everybody on the device was asked who reacts, those before this seat decline.
        """
        async with self.rooms.hold(table) as room:
            seat = own_seat(room, person, seat)
            room.see(person.id_hash)
            held = room.table.held_by(person.id_hash)
            if room.table.reactor(held) not in (None, seat):
                await decline(room, held, version, until=seat)
                if room.table.reactor(held) != seat:
                    return  # nobody else learns that there was nothing to react with
            room.lifted[person.id_hash] = seat
            room.wake()

    @to_the_end
    async def hand_over(self, table: str, person: Person) -> None:
        """Let the curtain fall: whoever held the device has seen enough."""
        async with self.rooms.hold(table) as room:
            own_seat(room, person, None)
            room.lifted.pop(person.id_hash, None)
            room.see(person.id_hash)
            room.wake()

    @to_the_end
    async def read_lesson(self, table: str, person: Person, *, is_open: bool) -> None:
        """Let the bots wait while a lesson speaks to everybody at the table."""
        async with self.rooms.hold(table) as room:
            own_seat(room, person, None)
            room.see(person.id_hash)
            room.lessons.pop(person.id_hash, None)
            if is_open:
                room.lessons[person.id_hash] = room.now()

    @to_the_end
    async def decline_all(self, table: str, person: Person, version: str) -> None:
        """Decline to react for everybody on this device."""
        async with self.rooms.hold(table) as room:
            room.see(person.id_hash)
            room.table.running()
            held = room.table.held_by(person.id_hash)
            if not room.table.may_react(held):
                raise StaleMove
            await decline(room, held, version)

    @to_the_end
    async def give_up(self, table: str, person: Person) -> None:
        """End the match without a winner and reveal its secrets."""
        async with self.rooms.hold(table) as room:
            check_may_give_up(room.table, person.id_hash)
            seat = next(iter(room.table.held_by(person.id_hash)), None)
            await carry_out(room, entries.give_up(room.table, seat, room.now()))


async def play_all(
    room: Room, seat: int, choices: Iterable[str], *, key: str, request: str
) -> None:
    now = room.now()
    made = entries.play_together(room.table, seat, choices, now, key=key, request=request)
    await carry_out_all(room, made)


async def decline(
    room: Room, held: Sequence[int], version: str, *, until: int | None = None
) -> None:
    """Decline for the held seats that are asked in the open window, one after the other."""
    room.table.check_version(None, version)
    await carry_out_all(room, refusals(room.table, held, until, room.now()))


def refusals(table: Table, held: Sequence[int], until: int | None, now: float) -> Iterator[Change]:
    match = table.running()
    window = match.window
    while window is not None and (seat := table.reactor(held)) not in (None, until):
        assert seat is not None
        made = entries.play(table, seat, match.decline, now)
        yield made
        follows = match.window
        is_same = follows is not None and follows.name == window.name
        if len(made.entry.body["steps"]) > 1 or not is_same:
            return


def check_lesson(table: Table, seat: int, choice: str) -> None:
    """At a lesson, refuse what the rules allow but the lesson does not speak of now."""
    match = table.running()
    if table.course is None:
        return
    in_one_go = [THEN.join(row) for row in match.joint(seat)]
    if choice in match.legal(seat) or choice in in_one_go:
        table.course.check(seat, choice)


def parts_of(table: Table, seat: int, choice: str) -> tuple[str, ...]:
    """Return the choices that are made in one go, or the one that was named."""
    joint = (row for row in table.running().joint(seat) if THEN.join(row) == choice)
    return next(joint, (choice,))


def rest_of(table: Table, seat: int) -> Iterator[str]:
    """Yield what the simple bot of the game chooses, until the series ends."""
    bot = seat_bot(simple_bot(table.game.key), table.game.key, table.bot_seed(seat))
    while table.series_of(seat) is not None:
        yield bot.choose(table.running().belief(seat))


def check_key(key: str) -> None:
    """Check the key of a request; a repeated key means that the request was repeated."""
    is_plain = isinstance(key, str) and key.isascii() and key.isprintable()
    if not is_plain or not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        raise BadWish("key", "bad-key")


def own_seat(room: Room, person: Person, seat: int | None) -> int:
    """Return the seat that was named, or else the one that the person is shown."""
    if seat is not None:
        room.table.check_holds(person.id_hash, seat)
        return seat
    held = room.table.held_by(person.id_hash)
    if not held:
        raise NotYourSeat
    if len(held) == 1:
        return held[0]
    return seat_on_device(room.table, held, room.lifted.get(person.id_hash)).seat


def check_may_give_up(table: Table, person: str) -> None:
    """Only the host, or somebody who plays against bots only, may end the match."""
    if table.is_finished:
        raise AlreadyOver
    people = {chair.person for chair in table.chairs} - {None}
    if person != table.row.host and people != {person}:
        raise NotTheHost if person in people else NotYourSeat
