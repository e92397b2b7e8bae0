"""Cards from the pile, one by one to hands and stock: ZB-02, ZB-04, ZB-53, ZB-55, ZB-66."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.table import (
    PILE,
    SLOTS,
    STOCK,
    Table,
    add_to_hand,
    ask_chance,
    note,
    take_from,
)

NEW_HAND: Final = 3


def deal_cards(t: Table, receiver: i64, count: i64, then: i64) -> None:
    """ZB-66, A-19. Pile cards follow one another; those that are missing are left out."""
    t.receiver = receiver
    t.then = then
    t.due = count
    if t.held[PILE] < count:
        t.due = t.held[PILE]
    ask_chance(t, phase.DEAL)


def take_new_hand(t: Table, seat: i64, then: i64) -> None:
    """ZB-55. Whoever has no card left takes three from the pile at once."""
    note(t, notes.HAND_EMPTIED, seat)
    deal_cards(t, seat, NEW_HAND, then)


def deal(t: Table, card: i64) -> None:
    """ZB-02. Chance turned up the next pile card; it goes where it is due."""
    take_from(t, PILE, card)
    if t.receiver == STOCK:
        put_in_stock(t, card)
    else:
        add_to_hand(t, t.receiver, card)
        note(t, notes.DREW_PILE, t.receiver, card)
    if t.held[PILE] == 0:
        note(t, notes.PILE_EMPTIED)
    t.due -= 1


def put_in_stock(t: Table, card: i64) -> None:
    """ZB-04, ZB-53. The first empty slot is filled."""
    for slot in range(SLOTS):
        if t.stock[slot] == NONE:
            t.stock[slot] = card
            note(t, notes.STOCKED, slot, card)
            return
