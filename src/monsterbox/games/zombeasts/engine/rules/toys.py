"""The toys of the master variant: ZB-77 to ZB-97."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import actions, flags, notes
from monsterbox.games.zombeasts.engine.deck import (
    BONE,
    CARDS,
    CARROT,
    COLOURS,
    LEFT,
    MOUSE,
    NO_TOY,
    RIGHT,
)
from monsterbox.games.zombeasts.engine.rules.completion import is_stock_open
from monsterbox.games.zombeasts.engine.rules.empty_hand import can_play
from monsterbox.games.zombeasts.engine.rules.exchange import (
    exchange,
    keeps_one_moon_a_colour,
    same_slot,
)
from monsterbox.games.zombeasts.engine.rules.jokers import row_of
from monsterbox.games.zombeasts.engine.rules.knowledge import returns_openly
from monsterbox.games.zombeasts.engine.rules.placement import joins, starts
from monsterbox.games.zombeasts.engine.table import (
    DISCARDED,
    PILE,
    ROWS,
    SECOND_WHITE,
    SLOTS,
    Table,
    add_to_hand,
    after,
    card_in,
    colour_of_row,
    moon,
    note,
    of_colour,
    put,
    take_from,
)

FULL_HAND: Final = 5


def has_usable_toy(t: Table) -> bool:
    """ZB-77 to ZB-79, ZB-82, ZB-96. Whether the card just laid has a toy that does something."""
    if t.house & flags.MASTER == 0 or t.laid == NONE:
        return False
    toy = t.deck.toy[t.laid]
    if toy == NO_TOY or t.used_toys & t.deck.toy_bit[t.laid]:
        return False
    if toy == CARROT:
        return can_use_carrot(t)
    if toy == MOUSE:
        return can_use_mouse(t)
    if toy == BONE:
        return can_use_bone(t)
    return can_use_paw(t)


def can_draw(t: Table) -> bool:
    """ZB-68, ZB-97. Whether pile cards can be taken: there are some, and no last round."""
    return t.held[PILE] > 0 and not t.last_round


# Carrot


def can_use_carrot(t: Table) -> bool:
    """ZB-82, ZB-83. Whether some hand card can take the place of some own card."""
    for row in range(ROWS):
        if exchangeable(t, row):
            return True
    return False


def exchangeable(t: Table, row: i64) -> i64:
    """ZB-83, ZB-86. The cards of an own moon for which the hand has a substitute."""
    cards: i64 = 0
    lying = moon(t, t.active, row)
    while lying:
        one = lying & -lying
        if has_substitute(t, row, card_in(row, one)):
            cards |= one
        lying ^= one
    return cards


def has_substitute(t: Table, row: i64, card: i64) -> bool:
    """ZB-83. Whether any hand card can take the place of this one."""
    for colour in range(COLOURS):
        if substitutes(t, row, card, colour):
            return True
    return False


def substitutes(t: Table, row: i64, card: i64, colour: i64) -> i64:
    """ZB-63, ZB-83. The hand cards of a colour that can take the place of an own card."""
    hand = of_colour(t, t.active, colour)
    if hand == 0:
        return 0
    lying = moon(t, t.active, row)
    bit = t.deck.bit[card]
    if not keeps_one_moon_a_colour(t, t.active, row, lying & ~bit, colour):
        return 0
    fitting: i64 = 0
    if same_slot(t, lying, colour_of_row(row), LEFT) & bit:
        fitting = t.deck.left[colour]
    if same_slot(t, lying, colour_of_row(row), RIGHT) & bit:
        fitting |= t.deck.right[colour]
    return hand & fitting


def legal_carrots_out(t: Table, out: Actions) -> None:
    """ZB-83, ZB-86. The own cards that may be exchanged."""
    for card in range(CARDS):
        row = row_of(t, t.active, card)
        if row != NONE and has_substitute(t, row, card):
            out.add(actions.CARROT_OUT + card)


def legal_carrots_in(t: Table, out: Actions) -> None:
    """ZB-83, A-34c. The hand cards that may take the place of the chosen one."""
    row = row_of(t, t.active, t.out)
    for colour in range(COLOURS):
        cards = substitutes(t, row, t.out, colour)
        while cards:
            out.add(actions.CARROT_IN + t.deck.first[colour] + lowest(cards))
            cards = rest(cards)


def exchange_by_carrot(t: Table, card: i64) -> None:
    """ZB-83. The hand card takes the slot, the card from the moon goes to the hand."""
    row = row_of(t, t.active, t.out)
    note(t, notes.EXCHANGED, t.active, t.out, card, row)
    take_from(t, t.active, card)
    exchange(t, t.active, row, out=t.out, into=card)
    add_to_hand(t, t.active, t.out)
    returns_openly(t, t.active, t.out)


# Mouse


def is_mouse_target(t: Table, slot: i64, row: i64) -> bool:
    """ZB-87, A-35. Whether a card of the open stock may be added to the own moon in that row."""
    card = t.stock[slot]
    if card == NONE:
        return False
    if joins(t, t.active, card, row):
        return True
    return t.house & flags.MOUSE_STARTS != 0 and starts(t, t.active, card, row)


def mouse_targets(t: Table, slot: i64) -> i64:
    """ZB-87. How many places the card of that slot may go to."""
    n: i64 = 0
    for row in range(ROWS):
        if is_mouse_target(t, slot, row):
            n += 1
    return n


def can_use_mouse(t: Table) -> bool:
    """ZB-82, ZB-88. Whether any card of the open stock fits."""
    if not is_stock_open(t):
        return False
    for slot in range(SLOTS):
        if mouse_targets(t, slot):
            return True
    return False


def legal_mouse_takes(t: Table, out: Actions) -> None:
    """ZB-87, D-17. The cards of the open stock that fit an own moon."""
    for slot in range(SLOTS):
        if mouse_targets(t, slot):
            out.add(actions.MOUSE_TAKE + slot)


def legal_mouse_places(t: Table, out: Actions) -> None:
    """ZB-87. The own moons that the chosen stock card fits."""
    for row in range(COLOURS):
        if is_mouse_target(t, t.fetched, row):
            out.add(actions.MOUSE_ON + row)
    if is_mouse_target(t, t.fetched, SECOND_WHITE):
        out.add(actions.MOUSE_ON_SECOND)


def only_mouse_row(t: Table, slot: i64) -> i64:
    """The row the stock card must go to, or NONE where the player chooses."""
    if mouse_targets(t, slot) != 1:
        return NONE
    for row in range(ROWS):
        if is_mouse_target(t, slot, row):
            return row
    return NONE


def fetch(t: Table) -> i64:
    """ZB-87. The chosen card leaves the open stock."""
    card = t.stock[t.fetched]
    t.stock[t.fetched] = NONE
    note(t, notes.FETCHED, t.active, card)
    return card


# Bone


def can_use_bone(t: Table) -> bool:
    """ZB-82, ZB-91, A-37. Whether a further hand card can be played; by house rule, taken first."""
    if t.held[t.active] > 0:
        return can_play(t, t.active)
    return can_draw(t) and t.house & flags.BONE_DRAWS != 0


# Paw


def can_use_paw(t: Table) -> bool:
    """ZB-82, ZB-92, ZB-97. Whether anybody would discard or draw."""
    for seat in range(t.seats):
        if t.held[seat] > FULL_HAND or (t.held[seat] < FULL_HAND and can_draw(t)):
            return True
    return False


def next_with_too_many(t: Table) -> i64:
    """ZB-92, A-39. The first player from the active one clockwise with more than 5, or NONE."""
    for steps in range(t.seats):
        seat = after(t, t.active, steps)
        if t.held[seat] > FULL_HAND:
            return seat
    return NONE


def legal_discards(t: Table, seat: i64, out: Actions) -> None:
    """ZB-92. Cards of the player's own choice."""
    for colour in range(COLOURS):
        cards = of_colour(t, seat, colour)
        while cards:
            out.add(actions.DISCARD + t.deck.first[colour] + lowest(cards))
            cards = rest(cards)


def discard(t: Table, seat: i64, card: i64) -> None:
    """ZB-94. The card goes face up to the discard pile and is out of the game."""
    take_from(t, seat, card)
    put(t, DISCARDED, card)
    note(t, notes.DISCARDED, seat, card)
