"""Passing, and drawing from the reserve: ZA-23 to ZA-27."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.engine import notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.rules.ending import end_game
from monsterbox.games.oh_my_brain.engine.rules.knowledge import reserve_renewed
from monsterbox.games.oh_my_brain.engine.rules.turn import step_a
from monsterbox.games.oh_my_brain.engine.table import (
    DISCARD,
    GRAVE,
    LOT,
    RESERVE,
    Table,
    ask,
    ask_chance,
    is_of_one_value,
    note,
    nth_value,
    pour,
    put,
    sweep_horde,
    take,
)


def clear_horde(t: Table) -> None:
    """ZA-07, ZA-23, ZA-39. The whole horde goes to the discard."""
    size = sweep_horde(t)
    if size > 0:
        note(t, notes.HORDE_CLEARED, t.active, size)


def pay_for_pass(t: Table) -> None:
    """ZA-23, ZA-24. The horde is cleared, and a brain goes to the supply."""
    note(t, notes.PASSED, t.active)
    clear_horde(t)
    t.brains[t.active] -= 1
    note(t, notes.BRAIN_LOST, t.active)


def can_draw(t: Table) -> bool:
    """Q-14. Whether reserve and discard hold any card."""
    return t.held[RESERVE] + t.held[DISCARD] > 0


def renew_reserve_if_empty(t: Table) -> None:
    """ZA-26, Q-30. When a card is needed and the reserve is empty, the discard becomes it."""
    if t.held[RESERVE] > 0:
        return
    size = t.held[DISCARD]
    t.early = t.held[LOT + t.active]
    pour(t, DISCARD, RESERVE)
    reserve_renewed(t)
    note(t, notes.RESERVE_RENEWED, size)


def draw_one(t: Table, value: i64) -> None:
    """ZA-25. A reserve card comes before the player, who alone sees it."""
    take(t, RESERVE, value, 1)
    put(t, LOT + t.active, value, 1)
    note(t, notes.DREW, t.active, value)


def is_keeping_a_choice(t: Table) -> bool:
    """Q-39. Whether the drawn cards differ."""
    return not is_of_one_value(t, LOT + t.active)


def keep(t: Table, kept: i64) -> None:
    """ZA-25, Q-14. The drawn card of that value goes to the hand, the other to the graveyard."""
    seat = t.active
    lot = LOT + seat
    take(t, lot, kept, 1)
    put(t, seat, kept, 1)
    buried: i64 = NONE
    if t.held[lot] > 0:
        buried = nth_value(t, lot, 0)
        take(t, lot, buried, 1)
        put(t, GRAVE + seat, buried, 1)
    t.early = 0
    note(t, notes.KEPT, seat, kept, buried)


def pass_turn(t: Table) -> None:
    """ZA-23 to ZA-25. Horde, brain, two cards."""
    t.steps += 1
    pay_for_pass(t)
    if t.brains[t.active] == 0:
        end_game(t)
        return
    t.due = 2
    draw_or_keep(t)


def draw_or_keep(t: Table) -> None:
    """ZA-25, ZA-26, Q-14, Q-39. Draw what there is, then keep one card."""
    lot = LOT + t.active
    if t.due > 0 and can_draw(t):
        renew_reserve_if_empty(t)
        ask_chance(t, phase.DRAW)
    elif is_keeping_a_choice(t):
        ask(t, phase.KEEP)
    else:
        keep_card(t, nth_value(t, lot, 0))


def draw(t: Table, value: i64) -> None:
    draw_one(t, value)
    t.due -= 1
    draw_or_keep(t)


def keep_card(t: Table, value: i64) -> None:
    """ZA-25, ZA-27. Then the turn goes on with a new horde."""
    keep(t, value)
    step_a(t)
