"""What one seat may see of the table, built up from nothing."""

from __future__ import annotations

import msgspec

from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, OVER

from ..engine.state import State


class SeatView(msgspec.Struct, frozen=True):
    """What lies open before one seat."""

    seat: int
    taken: int
    bag: str | None
    """Its own bag; at the end every bag."""
    score: int | None
    rank: int | None


class View(msgspec.Struct, frozen=True):
    """The table from one seat, or from nowhere (`seat` None)."""

    seat: int | None
    phase: str
    active: int
    asked: tuple[int, ...]
    pebbles: int
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]


def view_of(t: State, settings: Settings, seat: int | None) -> View:
    return View(
        seat=seat,
        phase={CHANCE: "deal", OVER: "over"}.get(t.turn(), "take"),
        active=t.active,
        asked=tuple(other for other in range(t.seats) if t.may_act(other)),
        pebbles=t.pebbles,
        seats=tuple(seat_view(t, other, is_own=other == seat) for other in range(t.seats)),
        hand=() if seat is None or not t.bags[seat] else (f"bag{t.bags[seat]}",),
    )


def seat_view(t: State, seat: int, *, is_own: bool) -> SeatView:
    is_over = t.turn() == OVER
    is_open = (is_own or is_over) and t.bags[seat]
    return SeatView(
        seat=seat,
        taken=t.taken[seat],
        bag=f"bag{t.bags[seat]}" if is_open else None,
        score=t.score(seat) if is_over else None,
        rank=t.rank(seat) if is_over else None,
    )
