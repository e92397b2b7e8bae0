"""The numbers of all actions: section 5 of the specification, in its order.

Seat and card numbers are added to the start of a range. Opponents are counted clockwise from the
seat that acts, so that a number means the same to every seat.
"""

from typing import Final

from mypy_extensions import i64

PLACE: Final = 0  # + 2 * card: onto its own colour; + 1: taking over the white moon
PLACE_WHITE: Final = 160  # + 5 * white card + row
SWAP: Final = 210  # + white card
TAKE: Final = 220  # + card
PLACE_TAKEN: Final = 310  # + row
MOUSE_ON: Final = 315  # + row
ATTACK: Final = 320
TOY: Final = 321
NEITHER: Final = 322
STOP: Final = 323
BONUS: Final = 324  # + slot
DECLINE: Final = 327
DRAW: Final = 328  # + slot
DRAW_PILE: Final = 331
DRAW_HAND: Final = 331  # + 1, 2, 3: the opponent, clockwise
STOP_DRAWING: Final = 335
CARROT_OUT: Final = 336  # + card
CARROT_IN: Final = 426  # + card
MOUSE_TAKE: Final = 516  # + slot
DISCARD: Final = 519  # + card

# Only with house rules: swap_destination, swap_forced, double_white, the first with the third.
TAKEN_TO: Final = 609  # + 5 * (opponent - 1) + row
GIVE_UP: Final = 624
PLACE_SECOND: Final = 625  # + card, onto the second white moon
PLACE_TAKEN_SECOND: Final = 715
MOUSE_ON_SECOND: Final = 716
TAKEN_TO_SECOND: Final = 717  # + opponent - 1

# Chance.
START: Final = 720  # + seat
DEAL: Final = 724  # + card


def is_place(action: i64) -> bool:
    """A hand card onto an own moon, the second white one aside."""
    return action < SWAP


def is_second_place(action: i64) -> bool:
    return PLACE_SECOND <= action < PLACE_TAKEN_SECOND


def is_swap(action: i64) -> bool:
    return SWAP <= action < TAKE


def is_take(action: i64) -> bool:
    return TAKE <= action < PLACE_TAKEN


def is_target(action: i64) -> bool:
    """Where the card taken in a swap goes."""
    return (
        PLACE_TAKEN <= action < MOUSE_ON
        or is_target_of_opponent(action)
        or action == PLACE_TAKEN_SECOND
        or TAKEN_TO_SECOND <= action < START
    )


def is_target_of_opponent(action: i64) -> bool:
    return TAKEN_TO <= action < GIVE_UP


def is_mouse_target(action: i64) -> bool:
    return MOUSE_ON <= action < ATTACK or action == MOUSE_ON_SECOND


def is_bonus(action: i64) -> bool:
    return BONUS <= action < DECLINE


def is_draw(action: i64) -> bool:
    """From the stock, the pile or a hand."""
    return DRAW <= action < STOP_DRAWING


def is_stock_draw(action: i64) -> bool:
    return DRAW <= action < DRAW_PILE


def is_hand_draw(action: i64) -> bool:
    return DRAW_HAND < action < STOP_DRAWING


def is_carrot_out(action: i64) -> bool:
    return CARROT_OUT <= action < CARROT_IN


def is_carrot_in(action: i64) -> bool:
    return CARROT_IN <= action < MOUSE_TAKE


def is_mouse_take(action: i64) -> bool:
    return MOUSE_TAKE <= action < DISCARD


def is_discard(action: i64) -> bool:
    return DISCARD <= action < TAKEN_TO


def is_start(action: i64) -> bool:
    return START <= action < DEAL
