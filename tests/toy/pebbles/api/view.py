"""What one seat may see of the table, built up from nothing."""

from __future__ import annotations

from monsterbox.core import view
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, OVER

from ..engine.state import State


class SeatView(view.SeatView, frozen=True):
    """What lies open before one seat."""

    taken: int
    bag: str | None
    """Its own bag; at the end every bag."""


class View(view.View, frozen=True):
    """The table from one seat, or from nowhere (`seat` None)."""

    seats: tuple[SeatView, ...]
    pebbles: int
    hand: tuple[str, ...]


def view_of(t: State, settings: Settings, seat: int | None) -> View:
    return View(
        seat=seat,
        phase={CHANCE: "deal", OVER: "over"}.get(t.turn(), "take"),
        active=t.active,
        pebbles=t.pebbles,
        seats=tuple(seat_view(t, other, is_own=other == seat) for other in range(t.seats)),
        hand=() if seat is None or not t.bags[seat] else (f"bag{t.bags[seat]}",),
    )


def seat_view(t: State, seat: int, *, is_own: bool) -> SeatView:
    is_over = t.turn() == OVER
    is_open = (is_own or is_over) and t.bags[seat]
    return SeatView(
        seat=seat,
        is_asked=bool(t.may_act(seat)),
        hand_size=None,
        taken=t.taken[seat],
        bag=f"bag{t.bags[seat]}" if is_open else None,
        score=t.score(seat) if is_over else None,
        rank=t.rank(seat) if is_over else None,
    )
