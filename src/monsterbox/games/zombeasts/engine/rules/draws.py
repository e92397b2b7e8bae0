"""Drawing, and the sources to draw from: ZB-48 to ZB-52."""

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import actions, flags, notes
from monsterbox.games.zombeasts.engine.rules.knowledge import (
    enters_openly,
    forget_hand,
    passes_unseen,
)
from monsterbox.games.zombeasts.engine.table import (
    PILE,
    SLOTS,
    Table,
    add_to_hand,
    after,
    note,
    take_from,
)


def is_stock_source(t: Table, slot: i64) -> bool:
    """ZB-52, A-18. Whether the open stock card may still be drawn."""
    if t.stock[slot] == NONE:
        return False
    return t.declared == 0 or times_declared(t, actions.DRAW + slot) == 0


def is_pile_source(t: Table) -> bool:
    """ZB-52, A-18. Whether the pile has a card to draw that was not named."""
    if t.declared == 0:
        return t.held[PILE] > 0
    return t.held[PILE] > times_declared(t, actions.DRAW_PILE)


def is_hand_source(t: Table, seat: i64) -> bool:
    """ZB-52, A-47. Whether a card may be drawn from that hand: one per draw step."""
    if t.held[seat] == 0:
        return False
    return t.robbed & bit(seat) == 0


def has_source(t: Table) -> bool:
    """ZB-52. Whether any card is left to draw."""
    if is_pile_source(t):
        return True
    for slot in range(SLOTS):
        if is_stock_source(t, slot):
            return True
    for opponent in range(1, t.seats):
        if is_hand_source(t, after(t, t.active, opponent)):
            return True
    return False


def legal_draws(t: Table, seat: i64, out: Actions) -> None:
    """ZB-49, ZB-50. Open stock, pile and hands, mixed as the player likes.

    The most frequent question: sources are written first and counted if they may be drawn from,
    so that nothing is left for the processor to guess.
    """
    if t.declared:
        legal_declarations(t, seat, out)
        return
    items = out.items
    n = offer_stock(t, items, out.n)
    n = offer_pile(t, items, n)
    out.n = offer_hands(t, seat, items, n)
    if t.house & flags.DRAW_UP_TO and can_stop_drawing(t, seat):
        out.add(actions.STOP_DRAWING)


def offer_stock(t: Table, items: vec[i64], n: i64) -> i64:
    """ZB-49. Each card of the open stock; how many choices there are now."""
    for slot in range(SLOTS):
        items[n] = actions.DRAW + slot
        if t.stock[slot] != NONE:
            n += 1
    return n


def offer_pile(t: Table, items: vec[i64], n: i64) -> i64:
    """ZB-49. The pile, if it has a card."""
    items[n] = actions.DRAW_PILE
    if t.held[PILE] > 0:
        n += 1
    return n


def offer_hands(t: Table, seat: i64, items: vec[i64], n: i64) -> i64:
    """ZB-50. Each other hand that has a card and was not drawn from in this step."""
    last = t.seats
    free = ~t.robbed
    other = seat
    for opponent in range(1, last):
        other += 1
        if other == last:
            other = 0
        items[n] = actions.DRAW_HAND + opponent
        if t.held[other] > 0:
            n += (free >> other) & 1
    return n


def legal_declarations(t: Table, seat: i64, out: Actions) -> None:
    """A-18. What can still be named when something was (draw_reveal = declare_first)."""
    for slot in range(SLOTS):
        if is_stock_source(t, slot):
            out.add(actions.DRAW + slot)
    if is_pile_source(t):
        out.add(actions.DRAW_PILE)
    for opponent in range(1, t.seats):
        if is_hand_source(t, after(t, seat, opponent)):
            out.add(actions.DRAW_HAND + opponent)
    if t.house & flags.DRAW_UP_TO and can_stop_drawing(t, seat):
        out.add(actions.STOP_DRAWING)


def can_stop_drawing(t: Table, seat: i64) -> bool:
    """D-07. With draw_count = up_to a player may stop, but never with an empty hand."""
    return t.held[seat] > 0 or t.declared != 0


def draw_from_stock(t: Table, slot: i64) -> None:
    """ZB-49. The open card goes to the hand; everybody knows it there."""
    card = t.stock[slot]
    t.stock[slot] = NONE
    add_to_hand(t, t.active, card)
    enters_openly(t, t.active, card)
    note(t, notes.DREW_STOCK, t.active, card)


def draw_from_hand(t: Table, card: i64) -> None:
    """ZB-50. The card that chance picked changes hands, seen by these two only."""
    take_from(t, t.victim, card)
    add_to_hand(t, t.active, card)
    passes_unseen(t, card, t.victim, t.active)
    if t.held[t.victim] == 0:
        forget_hand(t, t.victim)
    note(t, notes.DREW_HAND, t.active, t.victim, card)


def declare(t: Table, action: i64) -> None:
    """A-18. With draw_reveal = declare_first the sources are named first, kept as octal digits."""
    scale: i64 = 1
    digits = t.declared
    while digits:
        scale *= 8
        digits //= 8
    t.declared += (action - actions.DRAW + 1) * scale


def next_declared(t: Table) -> i64:
    """A-18. The next source to carry out, as the action that named it."""
    action = t.declared % 8 - 1 + actions.DRAW
    t.declared //= 8
    return action


def times_declared(t: Table, action: i64) -> i64:
    """A-18. How often a source was named."""
    n: i64 = 0
    digits = t.declared
    while digits:
        if digits % 8 - 1 + actions.DRAW == action:
            n += 1
        digits //= 8
    return n
