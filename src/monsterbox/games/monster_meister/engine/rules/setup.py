"""The set-up: sets, strays and tasks are shuffled: MM-02 to MM-08."""

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.games.monster_meister.engine.deck import SET, SLOTS, STRAY_BACK, STRAYS
from monsterbox.games.monster_meister.engine.table import (
    ROUNDS,
    SIDE,
    START,
    Table,
    lay,
    put_under_pile,
)


def begin_dealing(t: Table) -> None:
    """MM-02, MM-03. The first set is shuffled."""
    t.dealt = 0
    t.bag = bit(SET) - 1


def deal_card(t: Table, slot: i64) -> bool:
    """MM-03, MM-04, MM-06. The next card, seen by nobody; whether all have been dealt."""
    t.bag = t.bag & ~bit(any_like(t, slot))
    seat = t.dealt // SET
    if seat < t.seats:
        place = t.dealt % SET
        lay(t, seat, place % START + place // START * SIDE, SLOTS * seat + slot, 0)
    else:
        put_under_pile(t, SLOTS * STRAY_BACK + slot, 0)
    t.dealt += 1
    if t.bag:
        return False
    if t.dealt < SET * t.seats:
        t.bag = bit(SET) - 1
        return False
    t.bag = (bit(STRAYS) - 1) * bit(SET)
    return t.dealt > SET * t.seats


def any_like(t: Table, slot: i64) -> i64:
    """A slot with that face which is still in the bag."""
    found = slot
    while t.bag & bit(found) == 0 or t.deck.like[found] != slot:
        found += 1
    return found


def begin_tasks(t: Table) -> None:
    """MM-07. All task cards are shuffled."""
    t.dealt = 0
    t.bag = bit(t.deck.tasks) - 1


def deal_task(t: Table, task: i64) -> bool:
    """MM-07. The next task of the pile; whether ten lie there. The others leave the game unseen."""
    if t.bag & bit(task) == 0:  # the second competition card is like the first
        task += 1
    t.tasks[t.dealt] = task
    t.bag = t.bag & ~bit(task)
    t.dealt += 1
    return t.dealt == ROUNDS
