"""What one seat may see of the table, built up from nothing: section 6."""

from __future__ import annotations

from monsterbox.core import view
from monsterbox.core.options import Settings
from monsterbox.core.positions import members_of
from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.api.notation import SIGNS, cards_in, names
from monsterbox.games.oh_my_brain.api.position import PHASES
from monsterbox.games.oh_my_brain.cards import FACES
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import SPIDER
from monsterbox.games.oh_my_brain.engine.rules.ending import rank
from monsterbox.games.oh_my_brain.engine.state import State
from monsterbox.games.oh_my_brain.engine.table import DISCARD, GRAVE, LOT, RESERVE, supply


class SeatView(view.SeatView, frozen=True):
    """What lies open before one seat."""

    brains: int
    grave_size: int
    lot_size: int


class View(view.View, frozen=True):
    """The table from one seat, or from nowhere (`seat` None)."""

    round: int
    starter: int | None
    asked: tuple[int, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    grave: tuple[str, ...]
    lot: tuple[str, ...]
    """Cards dealt or drawn that the seat has not put away yet."""
    top: str | None
    horde: tuple[str, ...] | None
    """The top card last; None where only the top may be seen (memory_mode)."""
    horde_size: int
    discard: tuple[str, ...] | None
    discard_size: int
    reserve_size: int
    supply: int
    below_eight: bool
    """Whether the next card must be below 8."""
    extras: int
    """Cards of the group on top that are still to be shared out."""
    face: str | None
    """What was rolled last in this turn."""
    rolls: int
    given: str | None
    sign: str | None
    candidates: tuple[int, ...]
    """Among whom the starter is found."""
    steps: int


def view_of(t: State, settings: Settings, seat: int | None) -> View:
    """Section 6. Own cards, the open piles, and numbers."""
    is_active = seat is not None and seat == t.active
    is_open = not settings["memory_mode"] or t.phase == phase.OVER
    size = int(t.horde_size)
    return View(
        seat=seat,
        phase=PHASES[int(t.phase) if is_active else shown_phase(t)],
        round=int(t.round),
        starter=None if t.starter == NONE else int(t.starter),
        active=int(t.active),
        asked=tuple(other for other in range(int(t.seats)) if t.may_act(other)),
        seats=tuple(seat_view(t, other) for other in range(int(t.seats))),
        hand=() if seat is None else names(cards_in(t, seat)),
        grave=() if seat is None else names(cards_in(t, GRAVE + seat)),
        lot=() if seat is None else names(cards_in(t, LOT + seat)),
        top=None if t.top == NONE else str(int(t.top)),
        horde=names([int(t.horde[place]) for place in range(size)]) if is_open else None,
        horde_size=size,
        discard=names(cards_in(t, DISCARD)) if is_open else None,
        discard_size=int(t.held[DISCARD]),
        reserve_size=int(t.held[RESERVE]),
        supply=int(supply(t)),
        below_eight=bool(t.top == SPIDER),
        extras=int(t.extras),
        face=None if t.face == NONE else FACES[int(t.face)],
        rolls=int(t.rolls),
        given=str(int(t.given)) if is_active and t.given != NONE else None,
        sign=None if seat is None else SIGNS[int(t.signs[seat])] or None,
        candidates=members_of(int(t.candidates)),
        steps=int(t.steps),
    )


def seat_view(t: State, seat: int) -> SeatView:
    """Q-33. Brains and numbers of cards are public."""
    return SeatView(
        seat=seat,
        brains=int(t.brains[seat]),
        hand_size=int(t.held[seat]),
        grave_size=int(t.held[GRAVE + seat]),
        lot_size=int(t.held[LOT + seat]),
        is_asked=bool(t.may_act(seat)),
        score=None,
        rank=int(rank(t, seat)) if t.phase == phase.OVER else None,
    )


def shown_phase(t: State) -> int:
    """R-02. Others see the question, not the half-given answer."""
    return phase.GIVE_CARD if t.phase == phase.GIVE_TO else int(t.phase)
