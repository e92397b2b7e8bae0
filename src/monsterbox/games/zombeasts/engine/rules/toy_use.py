"""The toys of the master game, step by step: ZB-78 to ZB-97."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import flags, notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import BONE, CARROT, MOUSE
from monsterbox.games.zombeasts.engine.rules.attack import triggers_attack
from monsterbox.games.zombeasts.engine.rules.deals import deal_cards
from monsterbox.games.zombeasts.engine.rules.draw_step import draw_step
from monsterbox.games.zombeasts.engine.rules.jokers import row_of
from monsterbox.games.zombeasts.engine.rules.placement import lay
from monsterbox.games.zombeasts.engine.rules.plays import after_lay, extra_play, resolve
from monsterbox.games.zombeasts.engine.rules.toys import (
    FULL_HAND,
    can_draw,
    exchange_by_carrot,
    fetch,
    next_with_too_many,
)
from monsterbox.games.zombeasts.engine.table import (
    BY_BONE,
    THEN_PAW,
    Table,
    after,
    ask,
    ask_seat,
    moon,
    note,
)


def use_toy(t: Table) -> None:
    """ZB-78, ZB-80, ZB-96. The toy instead of the attack, once a turn for each card."""
    toy = t.deck.toy[t.laid]
    t.used_toys |= t.deck.toy_bit[t.laid]
    note(t, notes.TOY_USED, t.active, t.laid)
    t.attack = False
    t.laid = NONE
    if toy == CARROT:
        ask(t, phase.CARROT_OUT)
    elif toy == MOUSE:
        ask(t, phase.MOUSE_TAKE)
    elif toy == BONE:
        extra_play(t, BY_BONE)
    else:
        use_paw(t)


def lay_by_carrot(t: Table, card: i64) -> None:
    """ZB-84, ZB-85. The card brought in counts as laid, against the cards that stayed there."""
    exchange_by_carrot(t, card)
    t.out = NONE
    row = row_of(t, t.active, card)
    t.attack = triggers_attack(t, card, row, moon(t, t.active, row) & ~t.deck.bit[card])
    if t.attack:
        note(t, notes.ATTACKED, t.active)
    if t.house & flags.CARROT_KEEPS_NUMBER == 0:
        t.number = t.deck.number[card]
    chain_toy(t, card)
    after_lay(t)


def lay_by_mouse(t: Table, row: i64) -> None:
    """ZB-87, ZB-89, ZB-90. The stock card is laid; it never was a hand card, so N stays."""
    card = fetch(t)
    t.fetched = NONE
    t.attack = triggers_attack(t, card, row, moon(t, t.active, row))
    row = lay(t, t.active, card, row)
    if t.attack:
        note(t, notes.ATTACKED, t.active)
    if t.house & flags.ANY_LAID_SETS_NUMBER:
        t.number = t.deck.number[card]
    chain_toy(t, card)
    resolve(t, t.active, row)


def chain_toy(t: Table, card: i64) -> None:
    """A-36. A card laid by a toy may use its own, unless chain_toys = false."""
    t.laid = card
    if t.house & flags.NO_TOY_CHAINS:
        t.laid = NONE


def use_paw(t: Table) -> None:
    """ZB-92, ZB-93. Those with more than 5 discard, from the active player clockwise."""
    seat = next_with_too_many(t)
    if seat != NONE:
        ask_seat(t, phase.PAW_DISCARD, seat)
    else:
        go_on_with_paw(t, t.active)


def go_on_with_paw(t: Table, seat: i64) -> None:
    """ZB-92, ZB-93, ZB-95, ZB-97. Those with fewer draw up to 5; then N is drawn as usual."""
    if t.house & flags.PAW_ROUND_ROBIN == 0:
        seat = t.active
    if can_draw(t):
        for steps in range(t.seats):
            needy = after(t, seat, steps)
            missing = FULL_HAND - t.held[needy]
            if missing > 0:
                if t.house & flags.PAW_ROUND_ROBIN:
                    missing = 1
                deal_cards(t, needy, missing, THEN_PAW)
                return
    draw_step(t)
