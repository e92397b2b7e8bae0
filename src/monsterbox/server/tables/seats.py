"""Who may sit where, who may change it, and which seat of a device is shown."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from monsterbox.server.http.people import BOT_NAMES, distinct, spare_name
from monsterbox.server.tables.errors import (
    AlreadyOver,
    BadLink,
    BadWish,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    TableFull,
)
from monsterbox.server.tables.table import Table


@dataclass(frozen=True)
class Sight:
    """From where somebody looks at a table; a spectator has no seat."""

    person: str | None
    held: tuple[int, ...]
    seat: int | None
    curtain: bool = False

    @property
    def eyes(self) -> int | None:
        """Whose view is shown: behind a curtain, that of everybody."""
        return None if self.curtain else self.seat


def sight_of(table: Table, person: str | None, seat: int | None, lifted: int | None) -> Sight:
    """The seat a viewer sees the table from.

    Of several seats on one device it is the one that is asked, and only once its curtain was
    lifted. Programs name a seat, and need no curtain.
    """
    held = table.held_by(person)
    if not held and person != table.row.host:
        person = None  # spectators are all alike
    if seat is not None:
        table.check_holds(person, seat)
        return Sight(person, held, seat)
    if len(held) <= 1:
        return Sight(person, held, held[0] if held else None)
    shown = lifted if lifted in held else held[0]
    if table.phase != "playing":
        return Sight(person, held, shown)
    asked = [one for one in held if one in table.waiting]
    if lifted in held and (lifted in asked or not asked):
        return Sight(person, held, lifted)
    return Sight(person, held, asked[0] if asked else shown, curtain=True)


def check_seat(table: Table, seat: int) -> None:
    if type(seat) is not int or not 0 <= seat < table.row.seats:
        raise BadWish("seat", "bad-seats")


def check_host(table: Table, person: str) -> None:
    if person != table.row.host:
        raise NotTheHost


# Sitting down


def invitable(table: Table) -> list[int]:
    """The seats that wait for a person."""
    if table.is_finished:
        return []
    return [
        chair.seat for chair in table.chairs if chair.kind == "free" or chair.seat in table.left
    ]


def may_take(table: Table, person: str | None) -> tuple[int, ...]:
    """The seats that somebody may take without a link: of one hand at most in a running match."""
    if not table.row.is_open and person != table.row.host:
        return ()
    seats = invitable(table)
    if table.match is not None and table.held_by(person):
        return ()
    return tuple(seats)


def choose_seat(table: Table, person: str, seat: int | None, link: str | None) -> int:
    """The seat that somebody may sit down in now, or why there is none."""
    if table.is_finished:
        raise AlreadyOver
    if seat is None:
        return invited(table, link) if link is not None else first_free(table, person)
    check_seat(table, seat)
    if table.chairs[seat].person == person:
        return seat
    if seat not in invitable(table):
        raise SeatTaken
    if link is not None and not is_link(table, seat, link):
        raise BadLink
    if link is None and seat not in may_take(table, person):
        raise BadLink
    return seat


def first_free(table: Table, person: str) -> int:
    seats = may_take(table, person)
    if not seats:
        raise BadLink if invitable(table) else TableFull
    return seats[0]


def invited(table: Table, link: str) -> int:
    """The seat that a link leads to."""
    found = [seat for seat in invitable(table) if is_link(table, seat, link)]
    if not found:
        raise BadLink
    return found[0]


def is_link(table: Table, seat: int, link: str) -> bool:
    return hmac.compare_digest(table.link(seat).encode(), link.encode())


def name_for(table: Table, seat: int, name: str) -> str:
    """The name, unless another seat has it already."""
    return distinct(name, [chair.name for chair in table.chairs if chair.seat != seat])


# Bots, and giving up


def check_bot_seat(table: Table, seat: int, person: str, spec: str | None) -> None:
    """The host seats bots where no other person sits; in a running match no seat is emptied."""
    check_host(table, person)
    check_seat(table, seat)
    if table.is_finished:
        raise AlreadyOver
    if table.chairs[seat].kind == "person":
        raise SeatTaken
    if spec is None and table.match is not None:
        raise BadWish("bot", "bad-bot")


def bot_name_for(table: Table, seat: int) -> str:
    """In a running match the seat keeps its name: the story is told with it."""
    if table.chairs[seat].name:
        return table.chairs[seat].name
    return spare_name(BOT_NAMES, [chair.name for chair in table.chairs])


def check_may_give_up(table: Table, person: str) -> None:
    """The host, or whoever plays with bots only: nobody else ends a match for others."""
    if table.is_finished:
        raise AlreadyOver
    people = {chair.person for chair in table.chairs} - {None}
    if person != table.row.host and people != {person}:
        raise NotTheHost if person in people else NotYourSeat
