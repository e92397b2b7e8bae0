"""Presence: players who are away are announced, then a bot stands in until they come back.

A bot only stands in while somebody else is at the table and waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from monsterbox.server.tables.table import Table

STAND_IN = "level3"
RANDOM_BOT = "uniform"
MINUTE = 60.0
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True)
class Patience:
    """How long the others wait for a player, in seconds."""

    notice: float
    """Somebody who was not seen for this long is away."""
    stand_in: float
    """A bot stands in for somebody who is away this long after the question was asked."""
    at_most: float
    """The limit for one answer, even for somebody who has the table open."""


PATIENCE: Mapping[str, Patience] = {
    "live": Patience(notice=1 * MINUTE, stand_in=3 * MINUTE, at_most=15 * MINUTE),
    "days": Patience(notice=2 * DAY, stand_in=3 * DAY, at_most=3 * DAY),
}


@dataclass(frozen=True)
class Presence:
    """When people were last seen, and who is watching the table now."""

    now: float
    since: float
    """When the table was loaded; after a restart, people get some time to come back."""
    seen: Mapping[str, float]
    watching: frozenset[str]

    def last_seen(self, person: str) -> float:
        return self.now if person in self.watching else self.seen.get(person, self.since)


@dataclass(frozen=True)
class Absence:
    """Whether a seat's player is away, and when a bot will stand in."""

    away: bool = False
    stand_in_at: float | None = None


HERE = Absence()


def stand_in_for(table: Table) -> str:
    """Return the bot that chooses for players who are away or gone, by the house rules."""
    randomly = table.game.absent_choose_randomly
    return RANDOM_BOT if randomly is not None and randomly(table.settings) else STAND_IN


def absences(table: Table, presence: Presence) -> tuple[Absence, ...]:
    """Return the absence of every seat."""
    return tuple(absence(table, seat, presence) for seat in range(table.row.seats))


def absence(table: Table, seat: int, presence: Presence) -> Absence:
    person = table.chairs[seat].person
    if person is None or table.phase != "playing":
        return HERE
    patience = PATIENCE[table.row.pace]
    away = presence.now - presence.last_seen(person) >= patience.notice
    if (
        seat not in table.waiting
        or seat in table.stand_ins
        or not has_company(table, seat, presence)
    ):
        return Absence(away)
    due = due_at(table, seat, presence)
    announced = presence.now >= due - (patience.stand_in - patience.notice)
    return Absence(away, due if announced else None)


def due_at(table: Table, seat: int, presence: Presence) -> float:
    """Return when a bot will stand in, if nothing changes."""
    patience, person = PATIENCE[table.row.pace], table.chairs[seat].person
    asked = table.asked_at(seat)
    if table.row.pace == "live":
        asked = max(asked, presence.since)  # downtime of the server does not count
    quiet = max(asked, presence.last_seen(person or ""))
    return min(quiet + patience.stand_in, asked + patience.at_most)


def overdue(table: Table, presence: Presence) -> list[int]:
    """Return the seats where a bot has to stand in now."""
    if table.phase != "playing":
        return []
    return [
        seat
        for seat, absent in enumerate(absences(table, presence))
        if absent.stand_in_at is not None and presence.now >= absent.stand_in_at
    ]


def has_company(table: Table, seat: int, presence: Presence) -> bool:
    """Whether another person is at the table and waits."""
    patience = PATIENCE[table.row.pace]
    others = {chair.person for chair in table.chairs} - {None, table.chairs[seat].person}
    return any(
        presence.now - presence.last_seen(other) < patience.notice
        for other in others
        if other is not None
    )


# Several people on one device


class OnDevice(NamedTuple):
    """The seat that a shared device shows, and whether a curtain hides its hand."""

    seat: int
    is_curtained: bool = False
    hand_over_to: int | None = None
    """Who is asked next on this device, once this seat has looked at what it was shown."""
    may_react: tuple[int, ...] = ()
    """Who might react, where the device asks all of them at once instead of one."""


def seat_on_device(table: Table, held: Sequence[int], lifted: int | None) -> OnDevice:
    """Show the seat that has to answer, and its hand only once its curtain was lifted.

    A seat whose turn is over keeps the device while it looks at what it has been shown.
    """
    shown = lifted if lifted is not None and lifted in held else held[0]
    if table.phase != "playing":
        return OnDevice(shown)
    asked = [one for one in held if one in table.waiting]
    if lifted == shown and (shown in asked or not asked):
        return OnDevice(shown)
    if may_react := table.may_react(held):
        return OnDevice(shown, may_react=may_react)
    if lifted == shown and table.running().has_learned(shown):
        return OnDevice(shown, hand_over_to=asked[0])
    return OnDevice(asked[0] if asked else shown, is_curtained=True)
