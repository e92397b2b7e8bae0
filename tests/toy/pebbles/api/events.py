"""What the table sees happen, and who may see how much of it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from monsterbox.core.events import Event

from ..engine.state import BAG_DEALT, PEBBLES_TAKEN, State


class BagDealt(Event, frozen=True, kw_only=True):
    """PB-01. Only its owner sees which bag it is."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class PebblesTaken(Event, frozen=True, kw_only=True):
    seat: int
    count: int


class GameEnded(Event, frozen=True, kw_only=True):
    pass


class SeatScored(Event, frozen=True, kw_only=True):
    """PB-04. Now all bags are open, and no choice can be taken back any more."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    score: int


def read_notes(t: State, notes: list[tuple[int, ...]]) -> list[Event]:
    """The events that a journal tells of."""
    events: list[Event] = []
    for kind, seat, number, *_ in notes:
        if kind == BAG_DEALT:
            events.append(BagDealt(seat=seat, card=f"bag{number}"))
        elif kind == PEBBLES_TAKEN:
            events.append(PebblesTaken(seat=seat, count=number))
        else:
            events += [GameEnded(), *(scored(t, seat) for seat in range(t.seats))]
    return events


def scored(t: State, seat: int) -> Event:
    return SeatScored(seat=seat, card=f"bag{t.bags[seat]}", score=t.score(seat))
