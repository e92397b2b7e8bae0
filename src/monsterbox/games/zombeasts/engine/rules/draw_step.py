"""The draw step: N cards from stock, pile and hands: ZB-48 to ZB-52, ZB-59."""

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import actions, flags, notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.rules.deals import deal_cards, take_new_hand
from monsterbox.games.zombeasts.engine.rules.draws import (
    declare,
    draw_from_hand,
    draw_from_stock,
    has_source,
    next_declared,
)
from monsterbox.games.zombeasts.engine.rules.turn_end import end_turn
from monsterbox.games.zombeasts.engine.table import (
    PILE,
    THEN_DRAW,
    Table,
    after,
    ask,
    ask_chance,
    note,
)


def draw_step(t: Table) -> None:
    """ZB-07, ZB-48, ZB-59, ZB-68. N cards are drawn, also with an empty hand; at last none."""
    t.attack = False
    t.grant = NONE
    t.laid = NONE
    if t.last_round:
        end_turn(t)
    else:
        go_on_drawing(t)


def go_on_drawing(t: Table) -> None:
    """ZB-49, ZB-51, ZB-52. One by one, as long as cards are due and a source has any."""
    if t.number > 0 and has_source(t):
        ask(t, phase.DRAW)
    elif t.declared:
        t.number = 0
        draw_from(t, next_declared(t))
    else:
        end_turn(t)


def draw(t: Table, action: i64) -> None:
    """ZB-49, A-18. A source is chosen: drawn from at once, or declared."""
    t.number -= 1
    if actions.is_hand_draw(action):
        t.robbed |= bit(after(t, t.active, action - actions.DRAW_HAND))  # ZB-50
    if t.house & flags.DECLARE_FIRST:
        note_declared(t, action)
        declare(t, action)
        go_on_drawing(t)
    else:
        draw_from(t, action)


def note_declared(t: Table, action: i64) -> None:
    card: i64 = NONE
    if actions.is_stock_draw(action):
        card = t.stock[action - actions.DRAW]
    note(t, notes.DECLARED, t.active, action, card)


def draw_from(t: Table, action: i64) -> None:
    """ZB-49, ZB-50. From the open stock, the pile or another player's hand."""
    if actions.is_stock_draw(action):
        draw_from_stock(t, action - actions.DRAW)
        go_on_drawing(t)
    elif action == actions.DRAW_PILE:
        if t.held[PILE] == 0:  # declared, but gone by now
            note(t, notes.CARD_MISSED, t.active)
        deal_cards(t, t.active, 1, THEN_DRAW)
    else:
        t.victim = after(t, t.active, action - actions.DRAW_HAND)
        ask_chance(t, phase.STEAL)


def steal(t: Table, card: i64) -> None:
    """ZB-50, ZB-55, ZB-56. Whoever lost the last card takes three at once."""
    victim = t.victim
    draw_from_hand(t, card)
    t.victim = NONE
    if t.held[victim] == 0:
        take_new_hand(t, victim, THEN_DRAW)
    else:
        go_on_drawing(t)


def stop_drawing(t: Table) -> None:
    """D-07. With draw_count = up_to the rest is left."""
    t.number = 0
    go_on_drawing(t)
