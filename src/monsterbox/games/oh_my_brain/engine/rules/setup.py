"""The set-up of a round: who begins, lots, the draft: ZA-01 to ZA-09, ZA-57, Q-1, Q-21."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.games.oh_my_brain.engine import actions, notes
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.rules.knowledge import forget_everything
from monsterbox.games.oh_my_brain.engine.table import (
    DISCARD,
    GRAVE,
    LOT,
    RESERVE,
    Table,
    after,
    is_of_one_value,
    note,
    nth_value,
    number_in,
    pour,
    put,
    sweep_horde,
    take,
)

BURIED: Final = 3
MOST_THROWS: Final = 5
SCISSORS: Final = 3


# Cards


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


# Who begins


def next_in_turn(t: Table, seats: i64) -> i64:
    """Q-21, clockwise_from_last. The first of them after the last starter, who comes last."""
    for steps in range(1, t.seats):
        seat = after(t, t.starter, steps)
        if seats & bit(seat):
            return seat
    return t.starter


def legal_signs(t: Table, out: Actions) -> None:
    """Q-21. Rock, paper or scissors."""
    for sign in range(1, SCISSORS + 1):
        out.add(t.deck.pass_ + actions.SIGN + sign)


def compare_signs(t: Table) -> None:
    """Q-21. With two signs shown the seats of the beaten one drop out, otherwise nobody does."""
    shown: i64 = 0
    for seat in range(t.seats):
        if t.candidates & bit(seat):
            shown |= bit(t.signs[seat])
            note(t, notes.SIGN_SHOWN, seat, t.signs[seat])
    if count(shown) == 2:
        drop_beaten(t, beaten_of(shown))
        t.throws = 0
    else:
        t.throws += 1
        note(t, notes.THROW_UNDECIDED)
    for seat in range(t.seats):
        t.signs[seat] = 0


def beaten_of(shown: i64) -> i64:
    """Of two signs the one that loses: each beats the one before it, rock beats scissors."""
    low = lowest(shown)
    high = lowest(rest(shown))
    if low + 1 == high:
        return low
    return high


def drop_beaten(t: Table, sign: i64) -> None:
    for seat in range(t.seats):
        if t.candidates & bit(seat) and t.signs[seat] == sign:
            t.candidates &= ~bit(seat)


def is_lot_needed(t: Table) -> bool:
    """Q-21. After five undecided throws in a row chance decides."""
    return t.throws >= MOST_THROWS
