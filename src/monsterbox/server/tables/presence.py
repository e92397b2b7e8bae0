"""Who is there: a notice for those who are away, then a bot stands in, and gives the seat back.

Nobody is replaced while nobody waits: somebody else must be at the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from monsterbox.server.tables.table import Table

STAND_IN = "level3"
BY_LOT = "uniform"
MINUTE = 60.0
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True)
class Patience:
    """How long the others wait, in seconds."""

    notice: float
    """Not seen for so long: away."""
    stand_in: float
    """Away for so long since the question was asked: a bot stands in."""
    at_most: float
    """So long for one answer, even with the table open before one's eyes."""


PATIENCE: Mapping[str, Patience] = {
    "live": Patience(notice=1 * MINUTE, stand_in=3 * MINUTE, at_most=15 * MINUTE),
    "days": Patience(notice=2 * DAY, stand_in=3 * DAY, at_most=3 * DAY),
}


@dataclass(frozen=True)
class Presence:
    """Who was seen when, and who looks at the table now."""

    now: float
    since: float
    """When the server began to look after this table: who comes back has a moment's time."""
    seen: Mapping[str, float]
    watching: frozenset[str]

    def last_seen(self, person: str) -> float:
        return self.now if person in self.watching else self.seen.get(person, self.since)


@dataclass(frozen=True)
class Absence:
    """What is shown of a seat: away, and when a bot will stand in."""

    away: bool = False
    stand_in_at: float | None = None


HERE = Absence()


def stand_in_for(table: Table) -> str:
    """The computer player that chooses for those who are away or gone, as the house rules say."""
    by_lot = table.game.absent_choose_by_lot
    return BY_LOT if by_lot is not None and by_lot(table.settings) else STAND_IN


def absences(table: Table, presence: Presence) -> tuple[Absence, ...]:
    """Seat by seat."""
    return tuple(absence(table, seat, presence) for seat in range(table.row.seats))


def absence(table: Table, seat: int, presence: Presence) -> Absence:
    person = table.chairs[seat].person
    if person is None or table.phase != "playing":
        return HERE
    patience = PATIENCE[table.row.pace]
    away = presence.now - presence.last_seen(person) >= patience.notice
    if seat not in table.waiting or seat in table.stand_ins or not company(table, seat, presence):
        return Absence(away)
    due = due_at(table, seat, presence)
    announced = presence.now >= due - (patience.stand_in - patience.notice)
    return Absence(away, due if announced else None)


def due_at(table: Table, seat: int, presence: Presence) -> float:
    """When a bot stands in, as things are now."""
    patience, person = PATIENCE[table.row.pace], table.chairs[seat].person
    asked = table.asked_at(seat)
    if table.row.pace == "live":
        asked = max(asked, presence.since)  # a server that slept is nobody's silence
    quiet = max(asked, presence.last_seen(person or ""))
    return min(quiet + patience.stand_in, asked + patience.at_most)


def overdue(table: Table, presence: Presence) -> list[int]:
    """The seats where a bot has to stand in now."""
    if table.phase != "playing":
        return []
    return [
        seat
        for seat, absent in enumerate(absences(table, presence))
        if absent.stand_in_at is not None and presence.now >= absent.stand_in_at
    ]


def company(table: Table, seat: int, presence: Presence) -> bool:
    """Whether another person is at the table, and waits."""
    patience = PATIENCE[table.row.pace]
    others = {chair.person for chair in table.chairs} - {None, table.chairs[seat].person}
    return any(
        presence.now - presence.last_seen(other) < patience.notice
        for other in others
        if other is not None
    )


# Several people on one device


class OnDevice(NamedTuple):
    """Which of its seats a shared device shows, and whether a curtain hides the hand."""

    seat: int
    is_curtained: bool = False


def seat_on_device(table: Table, held: Sequence[int], lifted: int | None) -> OnDevice:
    """The seat that is asked, and its hand only once its curtain was lifted."""
    shown = lifted if lifted is not None and lifted in held else held[0]
    if table.phase != "playing":
        return OnDevice(shown)
    asked = [one for one in held if one in table.waiting]
    if lifted == shown and (shown in asked or not asked):
        return OnDevice(shown)
    return OnDevice(asked[0] if asked else shown, is_curtained=True)
