"""The set-up of a round: lots and the draft: ZA-01 to ZA-06, Q-1."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.engine import actions, flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.rules.ending import end_by_stall, is_stalled
from monsterbox.games.oh_my_brain.engine.rules.knowledge import forget_everything
from monsterbox.games.oh_my_brain.engine.rules.turn import begin_turn
from monsterbox.games.oh_my_brain.engine.table import (
    DISCARD,
    GRAVE,
    LOT,
    LOT_SIZE,
    LOTS,
    RESERVE,
    Table,
    after,
    ask_all,
    ask_chance,
    everybody,
    is_of_one_value,
    note,
    nth_value,
    number_in,
    pour,
    put,
    sweep_horde,
    take,
    take_answer,
)

BURIED: Final = 3


def shuffle_all(t: Table) -> None:
    """ZA-01, ZA-06. All fifty cards are the reserve; horde and discard are empty."""
    sweep_horde(t)
    pour(t, DISCARD, RESERVE)
    for seat in range(t.seats):
        pour(t, seat, RESERVE)
        pour(t, GRAVE + seat, RESERVE)
    forget_everything(t)
    for seat in range(t.seats):
        t.unpaid[seat] = 0


def deal_one(t: Table, value: i64) -> None:
    """ZA-02. A card of the lot of the receiver."""
    take(t, RESERVE, value, 1)
    put(t, LOT + t.receiver, value, 1)
    t.due -= 1


def note_lot(t: Table, seat: i64) -> None:
    """A whole lot as one number, since a note has four."""
    if t.journal is None:
        return
    digits: i64 = 0
    for value in range(VALUES):
        for _ in range(number_in(t, LOT + seat, value)):
            digits = digits * 32 + value + 1
    note(t, notes.LOT_DEALT, seat, digits)


def legal_splits(t: Table, seat: i64, out: Actions) -> None:
    """ZA-02, 4.2. Each card of the lot once; equal ones under the lowest place."""
    lot = LOT + seat
    place: i64 = actions.SPLIT
    values = t.values[lot]
    while values:
        out.add(place)
        place += number_in(t, lot, lowest(values))
        values = rest(values)


def split(t: Table, seat: i64, place: i64) -> None:
    """ZA-02. That card of the lot goes to the graveyard, the two others to the hand."""
    bury(t, seat, nth_value(t, LOT + seat, place))
    pour(t, LOT + seat, seat)


def bury(t: Table, seat: i64, value: i64) -> None:
    """ZA-02, ZA-05. A card of the lot goes to the graveyard, unseen by others."""
    take(t, LOT + seat, value, 1)
    put(t, GRAVE + seat, value, 1)
    note(t, notes.LOT_SPLIT, seat, value)


def legal_burials(t: Table, seat: i64, out: Actions) -> None:
    """open_draft. Any value of the nine cards."""
    lot = LOT + seat
    values = t.values[lot]
    first = t.deck.pass_ + actions.BURY
    while values:
        out.add(first + lowest(values))
        values = rest(values)


def finish_burying(t: Table, seat: i64) -> bool:
    """open_draft, Q-39. Equal cards are buried by themselves; after three the rest is the hand."""
    lot = LOT + seat
    grave = GRAVE + seat
    while t.held[grave] < BURIED and is_of_one_value(t, lot):
        bury(t, seat, nth_value(t, lot, 0))
    if t.held[grave] < BURIED:
        return False
    pour(t, lot, seat)
    return True


def begin_round(t: Table, starter: i64) -> None:
    """ZA-01. All cards are shuffled and dealt, unless the game has lasted too long (Q-38)."""
    t.candidates = 0
    if is_stalled(t):
        end_by_stall(t)
        return
    if t.starter != NONE:
        t.round += 1
    shuffle_all(t)
    t.starter = starter
    t.active = starter
    t.face = NONE
    t.lot = 0
    deal_lot_to(t, starter)


def deal_lot_to(t: Table, seat: i64) -> None:
    """ZA-02, Q-1. Three cards, clockwise from the starter."""
    t.receiver = seat
    t.due = LOT_SIZE
    ask_chance(t, phase.DEAL)


def deal(t: Table, value: i64) -> None:
    """ZA-02, ZA-03. When all have their lot it is split, or with open_draft the next is dealt."""
    if t.lot == 0 and t.receiver == t.starter and t.due == LOT_SIZE:
        note(t, notes.ROUND_BEGAN, t.round, t.starter)  # not before: a new match has no journal yet
    deal_one(t, value)
    if t.due > 0:
        return
    is_last_lot = t.lot == LOTS - 1
    if t.house & flags.OPEN_DRAFT == 0 or is_last_lot:
        note_lot(t, t.receiver)
    following = after(t, t.receiver, 1)
    if following != t.starter:
        deal_lot_to(t, following)
    elif t.house & flags.OPEN_DRAFT == 0:
        ask_all(t, phase.SPLIT, everybody(t))
    elif is_last_lot:
        begin_burying(t)
    else:
        t.lot += 1
        deal_lot_to(t, following)


def split_lot(t: Table, seat: i64, place: i64) -> None:
    """ZA-02, ZA-03, Q-1. The next lot is dealt when all have chosen."""
    split(t, seat, place)
    if not take_answer(t, seat):
        return
    t.lot += 1
    if t.lot < LOTS:
        deal_lot_to(t, t.starter)
    else:
        begin_turn(t, t.starter)


def begin_burying(t: Table) -> None:
    """open_draft. Everybody who has something to choose is asked."""
    seats: i64 = 0
    for seat in range(t.seats):
        if not finish_burying(t, seat):
            seats |= bit(seat)
    if seats:
        ask_all(t, phase.BURY, seats)
    else:
        begin_turn(t, t.starter)


def bury_card(t: Table, seat: i64, value: i64) -> None:
    """open_draft. Three cards, one after another."""
    bury(t, seat, value)
    if finish_burying(t, seat) and take_answer(t, seat):
        begin_turn(t, t.starter)
