"""One card of a moon replaced by another, for joker swap and carrot: ZB-19, ZB-36, ZB-63."""

from mypy_extensions import i64

from monsterbox.core.bits import rest
from monsterbox.games.zombeasts.engine import flags
from monsterbox.games.zombeasts.engine.deck import COLOURED_BITS, LEFT, WHITE
from monsterbox.games.zombeasts.engine.rules.placement import order_white_moons
from monsterbox.games.zombeasts.engine.table import (
    SECOND_WHITE,
    Table,
    colour_of_row,
    moon,
    set_moon,
)


def same_slot(t: Table, cards: i64, colour: i64, corner: i64) -> i64:
    """ZB-31, ZB-63. Cards of a moon in whose place a card with that corner may come."""
    if t.house & flags.COLOUR_ONLY:
        return cards
    alike = t.deck.left[colour]
    if corner != LEFT:
        alike = t.deck.right[colour]
    alike &= cards
    if t.house & flags.LEGAL_RESULT and rest(alike) == 0:  # one more of this corner is legal
        return cards
    return alike


def row_after(t: Table, row: i64, others: i64, colour: i64) -> i64:
    """ZB-19, ZB-36, A-06. The row of a moon when a card of that colour joins what is left of it."""
    if colour != WHITE:
        if t.house & flags.STICKY_COLOUR and colour_of_row(row) != WHITE:
            return row
        return colour
    if others & COLOURED_BITS or t.house & flags.STICKY_COLOUR:
        return row
    return WHITE


def keeps_one_moon_a_colour(t: Table, seat: i64, row: i64, others: i64, colour: i64) -> bool:
    """ZB-63, A-34b. One colour in the moon, and no other moon of that colour with its owner."""
    if colour != WHITE:
        if others & COLOURED_BITS:
            return colour == row
        if t.house & flags.STICKY_COLOUR and colour_of_row(row) != WHITE:
            return colour == row
        return colour == row or moon(t, seat, colour) == 0
    there = row_after(t, row, others, colour)
    if there == colour_of_row(row):  # the moon's colour stays as it is
        return True
    return moon(t, seat, WHITE) == 0


def exchange(t: Table, seat: i64, row: i64, *, out: i64, into: i64) -> None:
    """ZB-35, ZB-36, ZB-63. The card takes the slot of the other; the moon may change colour."""
    others = moon(t, seat, row) & ~t.deck.bit[out]
    there = row_after(t, row, others, t.deck.colour[into])
    set_moon(t, seat, row, 0)
    if there == WHITE and moon(t, seat, WHITE) != 0:  # double_white
        there = SECOND_WHITE
    set_moon(t, seat, there, others | t.deck.bit[into])
    order_white_moons(t, seat)
