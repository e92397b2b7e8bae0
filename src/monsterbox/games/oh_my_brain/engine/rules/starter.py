"""Who begins a round: ZA-10, ZA-57, Q-21."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.games.oh_my_brain.engine import actions, flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.rules.draft import begin_round
from monsterbox.games.oh_my_brain.engine.rules.ending import poorest
from monsterbox.games.oh_my_brain.engine.table import (
    Table,
    after,
    ask_all,
    ask_chance,
    note,
    take_answer,
)

MOST_THROWS: Final = 5
SCISSORS: Final = 3


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


def find_starter(t: Table, seats: i64) -> None:
    """ZA-10, ZA-57, Q-21, Q-39. The lot decides, unless there is only one candidate."""
    t.candidates = seats
    if rest(seats) == 0:
        begin_round(t, lowest(seats))
    else:
        ask_chance(t, phase.START)


def find_next_starter(t: Table) -> None:
    """ZA-57, Q-21. Whoever has the fewest brains; a tie as the house breaks it."""
    seats = poorest(t)
    if rest(seats) == 0 or t.house & (flags.TIES_CLOCKWISE | flags.TIES_BY_SIGNS) == 0:
        find_starter(t, seats)
    elif t.house & flags.TIES_CLOCKWISE:
        begin_round(t, next_in_turn(t, seats))
    else:
        t.candidates = seats
        ask_all(t, phase.SIGN, seats)


def show_sign(t: Table, seat: i64, sign: i64) -> None:
    """Q-21. Hidden until all have chosen; undecided throws are repeated, but not for ever."""
    t.signs[seat] = sign
    if not take_answer(t, seat):
        return
    compare_signs(t)
    if rest(t.candidates) == 0 or is_lot_needed(t):
        t.throws = 0
        find_starter(t, t.candidates)
    else:
        ask_all(t, phase.SIGN, t.candidates)
