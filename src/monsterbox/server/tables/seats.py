"""Seats: who may sit where and who may change that; sit down, get up, take over."""

from __future__ import annotations

import hmac
from typing import NamedTuple

from monsterbox.server.store.rows import Goal
from monsterbox.server.tables import entries
from monsterbox.server.tables.errors import (
    AlreadyOver,
    BadCode,
    BadLink,
    BadWish,
    NotTheHost,
    SeatTaken,
    SecondHand,
    TableFull,
)
from monsterbox.server.tables.moves import carry_out, come_back
from monsterbox.server.tables.people import BOT_NAMES, Person, clean_name, distinct, spare_name
from monsterbox.server.tables.presence import stand_in_for
from monsterbox.server.tables.rooms import UseCases, stored, to_the_end
from monsterbox.server.tables.secrets import new_code, read_code, seat_link
from monsterbox.server.tables.table import Table
from monsterbox.server.tables.wish import check_contribution, check_spec


class Invitation(NamedTuple):
    """Where the link to a seat leads: whether the seat is still free, and whose it is."""

    seat: int
    is_free: bool
    is_yours: bool
    may_watch: bool


class Welcome(NamedTuple):
    """What the invitation to a table offers: the free seats, and those that are yours already."""

    free: tuple[int, ...]
    yours: tuple[int, ...]
    may_watch: bool


class Seats(UseCases):
    """Sitting down and getting up: people and bots."""

    @to_the_end
    async def take(
        self,
        table: str,
        seat: int | None,
        person: Person,
        name: str,
        link: str | None = None,
        *,
        code: str | None = None,
        contribution: bytes = b"",
        gather: bool = False,
    ) -> int:
        """Sit down in a given seat, in that of a link, or in any; return the seat.

        Somebody who already sits there takes the seat back from the bot that kept it. The code of
        the table opens every free seat.
        """
        added = check_contribution(contribution)
        if code is not None:
            await self._check_code(table, code)
        async with self.rooms.hold(table) as room:
            if code is None:
                found = choose_seat(room.table, person.id_hash, seat, link)
            else:
                found = choose_freely(room.table, person.id_hash, seat)
            if room.table.chairs[found].person == person.id_hash:
                await come_back(room, person)
            else:
                named = name_for(room.table, found, clean_name(name))
                self.rooms.admission.names.check(named)
                held = bool(room.table.held_by(person.id_hash))
                args = room.table, found, person.id_hash, named, room.now()
                sat = entries.sit(*args, contribution=added, gather=gather and not held)
                await carry_out(room, sat)
                room.see(person.id_hash)
            return found

    @to_the_end
    async def leave(self, table: str, seat: int, person: Person) -> None:
        """Get up; a bot plays on in a running match, which is given up once nobody is left."""
        async with self.rooms.hold(table) as room:
            room.table.check_holds(person.id_hash, seat)
            if room.table.is_finished:
                raise AlreadyOver
            room.see(person.id_hash)
            bot = stand_in_for(room.table)
            await carry_out(room, entries.leave(room.table, seat, bot, room.now()))
            is_deserted = all(one.person is None for one in room.table.chairs)
            if is_deserted and not room.table.is_finished:
                await carry_out(room, entries.give_up(room.table, None, room.now()))

    @to_the_end
    async def set_bot(self, table: str, seat: int, spec: str | None, host: Person) -> None:
        """Let the host seat a bot, replace it, or (before the first card) free its seat."""
        async with self.rooms.hold(table) as room:
            check_bot_seat(room.table, seat, host.id_hash, spec)
            if spec is not None:
                check_spec(spec, room.table.game.key, is_open=room.table.row.is_open)
            name = "" if spec is None else bot_name_for(room.table, seat)
            await carry_out(room, entries.seat_bot(room.table, seat, spec, name, room.now()))

    async def links(self, table: str, person: Person) -> tuple[tuple[int, str], ...]:
        """Return to the host the seats that wait for a person, with the secret of each."""
        async with self.rooms.hold(table) as room:
            check_host(room.table, person.id_hash)
            return tuple((seat, room.table.link(seat)) for seat in room.table.free_seats)

    async def code(self, table: str, host: Person) -> str:
        """Return to the host the code that seats whoever has it; it stays the same."""
        async with self.rooms.hold(table) as room:
            check_host(room.table, host.id_hash)
        return await stored(self.rooms.store.codes.make(Goal("table", table), new_code))

    async def goal_of(self, typed: str) -> Goal:
        """Return where a code leads that somebody typed."""
        code = read_code(typed)
        goal = None if code is None else await stored(self.rooms.store.codes.goal_of(code))
        if goal is None:
            raise BadCode
        return goal

    async def welcome(self, table: str, code: str, person: Person) -> Welcome:
        """Return what somebody finds who comes with the code of a table."""
        await self._check_code(table, code)
        async with self.rooms.hold(table) as room:
            return welcome_of(room.table, person.id_hash)

    async def _check_code(self, table: str, typed: str) -> None:
        if await self.goal_of(typed) != Goal("table", table):
            raise BadCode

    async def invited(self, table: str, link: str, person: Person) -> Invitation:
        """Return where a link leads, without using it; also one that has been used."""
        async with self.rooms.hold(table) as room:
            seat = once_invited(room.table, link)
            is_free = is_link(room.table, seat, link) and seat in room.table.free_seats
            is_yours = room.table.chairs[seat].person == person.id_hash
            may_watch = room.table.row.spectators or person.id_hash == room.table.row.host
            return Invitation(seat, is_free and not room.table.is_finished, is_yours, may_watch)


def check_seat(table: Table, seat: int) -> None:
    if type(seat) is not int or not 0 <= seat < table.row.seats:
        raise BadWish("seat", "bad-seats")


def check_host(table: Table, person: str) -> None:
    if person != table.row.host:
        raise NotTheHost


# Sitting down


def may_take(table: Table, person: str | None) -> tuple[int, ...]:
    """Return the seats that somebody may take without a link."""
    if not table.row.is_open and person != table.row.host:
        return ()
    return tuple(seat for seat in table.free_seats if not is_second_hand(table, person, seat))


def is_second_hand(table: Table, person: str | None, seat: int) -> bool:
    """Whether somebody who knows the hand of one seat would see that of another.

    Getting up forgets nothing. Whoever plays several seats shares a device with others, and may
    take one more.
    """
    held = table.held_by(person)
    if table.match is None or len(held) > 1:
        return False
    known = {*held, *table.seats_left_by(person)}
    return bool(known) and seat not in known


def choose_seat(table: Table, person: str, seat: int | None, link: str | None) -> int:
    """Return the seat that somebody may sit down in now, or raise the reason why not."""
    if table.is_finished:
        raise AlreadyOver
    if seat is None:
        seat = invited(table, link) if link is not None else first_free(table, person)
    check_seat(table, seat)
    if table.chairs[seat].person == person:
        return seat
    if is_second_hand(table, person, seat):
        raise SecondHand
    if seat not in table.free_seats:
        raise SeatTaken
    if link is not None and not is_link(table, seat, link):
        raise BadLink
    if link is None and seat not in may_take(table, person):
        raise BadLink
    return seat


def first_free(table: Table, person: str) -> int:
    seats = may_take(table, person)
    if seats:
        return seats[0]
    if any(is_second_hand(table, person, seat) for seat in table.free_seats):
        raise SecondHand
    raise BadLink if table.free_seats else TableFull


def choose_freely(table: Table, person: str, seat: int | None) -> int:
    """Return the seat for somebody with the code: their own, the one they chose, or the next."""
    if table.is_finished:
        raise AlreadyOver
    found = welcome_of(table, person)
    if found.yours:
        return seat if seat is not None and seat in found.yours else found.yours[0]
    if not found.free:
        raise SecondHand if table.free_seats else TableFull
    if seat is None:
        return found.free[0]
    check_seat(table, seat)
    if seat not in found.free:
        raise SecondHand if seat in table.free_seats else SeatTaken
    return seat


def welcome_of(table: Table, person: str) -> Welcome:
    free = tuple(seat for seat in table.free_seats if not is_second_hand(table, person, seat))
    may_watch = table.row.spectators or person == table.row.host
    return Welcome(free, table.held_by(person), may_watch)


def invited(table: Table, link: str) -> int:
    """Return the seat that a link leads to."""
    found = [seat for seat in table.free_seats if is_link(table, seat, link)]
    if not found:
        raise BadLink
    return found[0]


def once_invited(table: Table, link: str) -> int:
    """Return the seat that a link leads to, or led to until somebody sat down there."""
    for seat in range(table.row.seats):
        for sits in range(table.sits[seat] + 1):
            if is_same(seat_link(table.row.seed, table.row.id, seat, sits), link):
                return seat
    raise BadLink


def is_link(table: Table, seat: int, link: str) -> bool:
    return is_same(table.link(seat), link)


def is_same(link: str, other: str) -> bool:
    return hmac.compare_digest(link.encode(), other.encode())


def name_for(table: Table, seat: int, name: str) -> str:
    """Return the name, made distinct from those of the other seats."""
    return distinct(name, [chair.name for chair in table.chairs if chair.seat != seat])


# Bots


def check_bot_seat(table: Table, seat: int, person: str, spec: str | None) -> None:
    """Only the host seats bots, where no other person sits; a running match has no free seats."""
    check_host(table, person)
    check_seat(table, seat)
    if table.is_finished:
        raise AlreadyOver
    if table.chairs[seat].kind == "person":
        raise SeatTaken
    if spec is None and table.match is not None:
        raise BadWish("bot", "bad-bot")


def bot_name_for(table: Table, seat: int) -> str:
    """In a running match the seat keeps its name, which the log uses."""
    if table.chairs[seat].name:
        return table.chairs[seat].name
    return spare_name(BOT_NAMES, [chair.name for chair in table.chairs])
