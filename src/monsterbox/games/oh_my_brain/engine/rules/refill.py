"""Filling up the hand from the graveyard: ZA-29 to ZA-32."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.games.oh_my_brain.engine import actions, flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.rules.knowledge import grave_emptied, leaves_grave_unseen
from monsterbox.games.oh_my_brain.engine.table import (
    GRAVE,
    HAND_SIZE,
    THEN_END_TURN,
    Table,
    ask,
    is_of_one_value,
    note,
    nth_value,
    put,
    take,
)


def missing(t: Table) -> i64:
    """ZA-29, ZA-30. How many cards the graveyard has to give."""
    grave = GRAVE + t.active
    wanted = HAND_SIZE - t.held[t.active]
    if wanted <= 0:
        return 0
    if t.held[grave] < wanted:
        return t.held[grave]
    return wanted


def may_be_left(t: Table) -> bool:
    """forgetful_refill. The refill that ends a turn is a choice; the others stay forced."""
    return t.house & flags.FORGETFUL_REFILL != 0 and t.then == THEN_END_TURN


def is_a_choice(t: Table) -> bool:
    """ZA-29, Q-6. Whether there is more than one way to fill the hand."""
    grave = GRAVE + t.active
    if may_be_left(t):
        return True
    return t.held[grave] > missing(t) and not is_of_one_value(t, grave)


def take_up(t: Table, value: i64) -> None:
    """ZA-29. A card of that value comes from the graveyard to the hand."""
    seat = t.active
    grave = GRAVE + seat
    take(t, grave, value, 1)
    put(t, seat, value, 1)
    if t.held[grave] == 0:
        grave_emptied(t, seat)
    else:
        leaves_grave_unseen(t, seat)
    note(t, notes.REFILLED, seat, value)


def take_up_all(t: Table) -> None:
    """ZA-30, Q-6. What is missing comes by itself, where there is nothing to choose."""
    for _ in range(missing(t)):
        take_up(t, nth_value(t, GRAVE + t.active, 0))


def legal_refills(t: Table, out: Actions) -> None:
    """ZA-29. Any value of the graveyard."""
    grave = GRAVE + t.active
    values = t.values[grave]
    first = t.deck.pass_ + actions.REFILL
    while values:
        out.add(first + lowest(values))
        values = rest(values)
    if may_be_left(t):
        out.add(t.deck.pass_ + actions.LEAVE)


def refill(t: Table, then: i64) -> None:
    """ZA-29 to ZA-32."""
    t.then = then
    go_on_refilling(t)


def go_on_refilling(t: Table) -> None:
    """ZA-29, ZA-31, Q-6, Q-39. Asked for as long as there is something to choose."""
    if missing(t) > 0:
        if is_a_choice(t):
            ask(t, phase.REFILL)
            return
        take_up_all(t)
    t.phase = phase.REFILLED


def take_up_and_go_on(t: Table, value: i64) -> None:
    take_up(t, value)
    go_on_refilling(t)


def leave_refill(t: Table) -> None:
    """forgetful_refill. Step B ends with a hand that is not full."""
    note(t, notes.REFILL_LEFT, t.active)
    t.phase = phase.REFILLED
