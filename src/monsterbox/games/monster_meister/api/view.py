"""What one seat may see of the table, built up from nothing: sections 5 and 8."""

from __future__ import annotations

import msgspec

from monsterbox.core import view
from monsterbox.core.options import Settings
from monsterbox.core.positions import members_of
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.api.notation import TASK_IDS, card_name, cell_name, face_name
from monsterbox.games.monster_meister.api.position import PHASES
from monsterbox.games.monster_meister.cards import BACKS, FEATURES
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import back_of, slot_of
from monsterbox.games.monster_meister.engine.flags import (
    ALL_OPEN,
    OPEN_TABLE,
    OWN_GHOSTS,
    PILE_BACKS_ALL,
)
from monsterbox.games.monster_meister.engine.rules.competition import free_features
from monsterbox.games.monster_meister.engine.rules.ending import (
    all_eyes,
    all_monsters,
    own_monsters,
    rank,
)
from monsterbox.games.monster_meister.engine.state import State
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    LEFT,
    PICK,
    POINTS,
    SIDE,
    TAKEN,
    TOP,
    TURNED,
    UP,
    height,
    of_display,
    of_seat,
    width,
)


class CellView(msgspec.Struct, frozen=True):
    """A card of a display: its back, and its face while it is to be seen."""

    cell: str
    column: int
    row: int
    back: str
    face: str | None
    ghost: str | None
    """What a seat has seen there, where the house lets it be shown (open_memory)."""


class SeatView(view.SeatView, frozen=True):
    """What lies open before one seat."""

    cards: tuple[CellView, ...]
    left: int
    top: int
    width: int
    height: int
    own_backs: int
    turned: int | None
    points: int | None
    drawn: str | None
    """The back of a stray that is still to be placed."""
    is_memorizer: bool
    is_muddler: bool
    is_out: bool
    monsters: int | None
    eyes: int | None


class View(view.View, frozen=True):
    """The table from one seat, or from nowhere (`seat` None)."""

    round: int
    holder: int
    asked: tuple[int, ...]
    seats: tuple[SeatView, ...]
    task: str | None
    played: tuple[str, ...]
    left_out: tuple[str, ...] | None
    pile_size: int
    pile_backs: tuple[str, ...]
    """From the top; only the first where the house shows no more."""
    pile: tuple[str, ...] | None
    """Its cards from the top, when the game is over."""
    drawn: str | None
    """The own stray that is still to be placed."""
    pick: str | None
    """The own cell that was chosen in secret."""
    namer: int | None
    feature: str | None
    free_features: tuple[str, ...]


def view_of(t: State, settings: Settings, seat: int | None) -> View:
    """Section 8. What lies face up for this viewer now, and nothing that did before."""
    is_over = t.phase == phase.OVER
    shown = int(t.pile_size) if int(t.house) & PILE_BACKS_ALL or is_over else 1
    return View(
        seat=seat,
        phase=PHASES[int(t.phase)],
        active=None,
        round=int(t.round),
        holder=int(t.holder),
        asked=tuple(other for other in range(int(t.seats)) if t.may_act(other)),
        seats=tuple(seat_view(t, seat, other) for other in range(int(t.seats))),
        task=None if t.task == NONE else TASK_IDS[int(t.task)],
        played=tuple(TASK_IDS[int(t.tasks[place])] for place in range(int(t.round))),
        left_out=tuple(TASK_IDS[task] for task in members_of(int(t.bag))) if is_over else None,
        pile_size=int(t.pile_size),
        pile_backs=tuple(
            BACKS[int(back_of(t.pile[place]))] for place in range(min(shown, int(t.pile_size)))
        ),
        pile=pile_of(t) if is_over else None,
        drawn=None if seat is None else card_name(t, int(of_seat(t, seat, DRAWN))),
        pick=pick_of(t, seat),
        namer=None if t.namer == NONE else int(t.namer),
        feature=None if t.feature == NONE else FEATURES[int(t.feature)],
        free_features=tuple(FEATURES[k] for k in members_of(int(free_features(t))))
        if t.phase == phase.NAME
        else (),
    )


def pile_of(t: State) -> tuple[str, ...]:
    """A-51. The cards of the pile, the top first."""
    names = (card_name(t, int(t.pile[place])) for place in range(int(t.pile_size)))
    return tuple(name for name in names if name is not None)


def pick_of(t: State, seat: int | None) -> str | None:
    """Section 8. A sealed choice is seen by its seat alone."""
    if seat is None or t.phase not in (phase.PICK, phase.REMOVE):
        return None
    cell = int(of_seat(t, seat, PICK))
    return None if cell == NONE else cell_name(t, seat, cell % SIDE, cell // SIDE)


def seat_view(t: State, viewer: int | None, seat: int) -> SeatView:
    is_over = t.phase == phase.OVER
    is_secret = is_hidden(t, viewer, seat)
    is_counted = t.round > 0 and t.phase != phase.OVER and not is_secret
    drawn = int(of_seat(t, seat, DRAWN))
    cards = tuple(cell_views(t, viewer, seat))
    return SeatView(
        seat=seat,
        is_asked=bool(t.may_act(seat)),
        hand_size=None,
        cards=cards,
        left=int(of_display(t, seat, LEFT)),
        top=int(of_display(t, seat, TOP)),
        width=int(width(t, seat)) if cards else 0,
        height=int(height(t, seat)) if cards else 0,
        own_backs=sum(card.back == BACKS[seat] for card in cards),
        turned=int(of_seat(t, seat, TURNED)) if is_counted else None,
        points=int(of_seat(t, seat, POINTS)) if is_counted else None,
        drawn=None if drawn == NONE else BACKS[int(back_of(drawn))],
        is_memorizer=bool(int(t.memorizers) >> seat & 1),
        is_muddler=bool(int(t.muddlers) >> seat & 1),
        is_out=bool(t.remaining and not int(t.remaining) >> seat & 1),
        score=int(own_monsters(t, seat)) if is_over else None,
        monsters=int(all_monsters(t, seat)) if is_over else None,
        eyes=int(all_eyes(t, seat)) if is_over else None,
        rank=int(rank(t, seat)) if is_over else None,
    )


def is_hidden(t: State, viewer: int | None, seat: int) -> bool:
    """A-16. What a seat has turned so far, before all are done."""
    return t.phase == phase.REVEAL and viewer != seat and int(t.house) & OPEN_TABLE == 0


def cell_views(t: State, viewer: int | None, seat: int) -> list[CellView]:
    taken, up = int(of_display(t, seat, TAKEN)), int(of_display(t, seat, UP))
    shown = 0 if is_hidden(t, viewer, seat) else up
    found = []
    for cell in range(CELLS):
        if not taken >> cell & 1:
            continue
        kind = int(t.cards[seat * CELLS + cell])
        face = face_name(t, int(slot_of(kind)))
        is_seen = bool(shown >> cell & 1) or t.phase == phase.OVER
        found.append(
            CellView(
                cell=cell_name(t, seat, cell % SIDE, cell // SIDE),
                column=cell % SIDE + int(of_display(t, seat, LEFT)),
                row=cell // SIDE + int(of_display(t, seat, TOP)),
                back=BACKS[int(back_of(kind))],
                face=face if is_seen else None,
                ghost=face if not is_seen and has_ghost(t, viewer, seat, cell) else None,
            )
        )
    return found


def has_ghost(t: State, viewer: int | None, seat: int, cell: int) -> bool:
    """5.2. With open_memory what was legally seen stays visible.

    With all_open whatever a seat has seen all have, but for a card that its owner is just turning
    and nobody has seen before: that is his alone until all are done.
    """
    seen = int(t.seen[seat * CELLS + cell])
    if is_hidden(t, viewer, seat) and int(of_display(t, seat, UP)) >> cell & 1:
        seen &= ~(1 << seat)
    if int(t.house) & ALL_OPEN:
        return seen != 0
    return bool(int(t.house) & OWN_GHOSTS and viewer == seat and seen >> seat & 1)
