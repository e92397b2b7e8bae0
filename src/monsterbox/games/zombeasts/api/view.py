"""What one seat may see of the table, built up from nothing."""

from __future__ import annotations

from monsterbox.core import view
from monsterbox.core.options import Settings
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.api.notation import ROW_NAMES, cards_in, moon_cards, names
from monsterbox.games.zombeasts.api.position import GRANTS, PHASES, declared_names
from monsterbox.games.zombeasts.engine import phases
from monsterbox.games.zombeasts.engine.rules.score import rank, score
from monsterbox.games.zombeasts.engine.state import State
from monsterbox.games.zombeasts.engine.table import DISCARDED, MINUS, PILE, ROWS, SLOTS, VICTORY


class SeatView(view.SeatView, frozen=True):
    """What lies open before one seat."""

    moons: dict[str, tuple[str, ...]]
    victory_size: int
    full_moons: int
    minus: tuple[str, ...]
    victory: tuple[str, ...] | None


class View(view.View, frozen=True):
    """The table from one seat, or from nowhere (`seat` None)."""

    asked: int | None
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    stock: tuple[str | None, ...]
    pile_size: int
    discard: tuple[str, ...]
    number: int
    attack: bool
    grant: str | None
    robbed: tuple[int, ...]
    declared: tuple[str, ...]
    trigger: int | None
    last_round: bool
    joker: str | None
    taken: str | None
    out: str | None
    fetched: str | None


def view_of(t: State, settings: Settings, seat: int | None) -> View:
    """Section 7. Own hand, open zones, sizes; an unfinished step only for who takes it (R-03)."""
    is_active = seat is not None and seat == t.active
    return View(
        seat=seat,
        phase=PHASES[int(t.phase) if is_active else shown_phase(t)],
        asked=int(t.actor) if t.actor >= 0 else None,
        active=int(t.active),
        seats=tuple(seat_view(t, settings, other) for other in range(int(t.seats))),
        hand=() if seat is None else tuple(names(t, cards_in(t, seat))),
        stock=tuple(name_of(t, int(t.stock[slot])) for slot in range(SLOTS)),
        pile_size=int(t.held[PILE]),
        discard=tuple(names(t, cards_in(t, DISCARDED))),
        number=int(t.number),
        attack=bool(t.attack),
        grant=GRANTS.get(int(t.grant)),
        robbed=tuple(other for other in range(int(t.seats)) if int(t.robbed) >> other & 1),
        declared=tuple(declared_names(t)),
        trigger=None if t.trigger == NONE else int(t.trigger),
        last_round=bool(t.last_round),
        joker=name_of(t, int(t.joker)) if is_active else None,
        taken=name_of(t, int(t.taken)) if is_active else None,
        out=name_of(t, int(t.out)) if is_active else None,
        fetched=name_of(t, int(t.stock[t.fetched])) if is_active and t.fetched != NONE else None,
    )


def seat_view(t: State, settings: Settings, seat: int) -> SeatView:
    """ZB-41, ZB-60. Victory piles lie face down until the end, minus piles are open."""
    over = t.phase == phases.OVER
    shown = over or settings["score_tracking"] == "shown"
    victory = cards_in(t, VICTORY + seat)
    return SeatView(
        seat=seat,
        is_asked=bool(t.may_act(seat)),
        hand_size=int(t.held[seat]),
        moons={
            ROW_NAMES[row]: tuple(names(t, moon_cards(t, seat, row)))
            for row in range(ROWS)
            if moon_cards(t, seat, row)
        },
        victory_size=len(victory),
        full_moons=int(t.full_moons[seat]),
        minus=tuple(names(t, cards_in(t, MINUS + seat))),
        score=int(score(t, seat)) if shown else None,
        rank=int(rank(t, seat)) if over else None,
        victory=tuple(names(t, victory)) if over else None,
    )


def shown_phase(t: State) -> int:
    """R-03. Others see the question, not the half-given answer."""
    phase = int(t.phase)
    if phase in (phases.SWAP_TAKE, phases.SWAP_PLACE):
        return phases.PLAY if t.grant == NONE else phases.EXTRA
    if phase == phases.CARROT_IN:
        return phases.CARROT_OUT
    if phase == phases.MOUSE_PLACE:
        return phases.MOUSE_TAKE
    return phase


def name_of(t: State, card: int) -> str | None:
    return None if card == NONE else t.deck.ids[card]
