"""What may be answered to each question: section 5 of the specification."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import actions, flags
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import CARDS, WHITE
from monsterbox.games.zombeasts.engine.rules.draws import legal_draws
from monsterbox.games.zombeasts.engine.rules.jokers import (
    legal_swaps,
    legal_takes,
    next_swap_target,
)
from monsterbox.games.zombeasts.engine.rules.placement import (
    can_place,
    legal_places,
    legal_second_places,
)
from monsterbox.games.zombeasts.engine.rules.toys import (
    legal_carrots_in,
    legal_carrots_out,
    legal_discards,
    legal_mouse_places,
    legal_mouse_takes,
)
from monsterbox.games.zombeasts.engine.table import BY_ATTACK, PILE, SLOTS, Table, holds, of_colour


def legal_choices(t: Table, seat: i64, out: Actions) -> None:
    """The answers to the question that is open, for the seat that is asked."""
    if t.phase == phase.DRAW:
        legal_draws(t, seat, out)
    elif t.phase == phase.PLAY:
        legal_main_plays(t, seat, out)
    elif t.phase == phase.EXTRA:
        legal_extra_plays(t, seat, out)
    elif t.phase == phase.BONUS:
        legal_bonuses(t, out)
    elif t.phase == phase.SWAP_TAKE:
        legal_takes(t, seat, t.joker, out)
    elif t.phase == phase.SWAP_PLACE:
        legal_swap_targets(t, out)
    elif t.phase == phase.AFTER_LAY:
        legal_after_lay(t, out)
    elif t.phase == phase.CARROT_OUT:
        legal_carrots_out(t, out)
    elif t.phase == phase.CARROT_IN:
        legal_carrots_in(t, out)
    elif t.phase == phase.MOUSE_TAKE:
        legal_mouse_takes(t, out)
    elif t.phase == phase.MOUSE_PLACE:
        legal_mouse_places(t, out)
    elif t.phase == phase.PAW_DISCARD:
        legal_discards(t, seat, out)


def legal_main_plays(t: Table, seat: i64, out: Actions) -> None:
    """ZB-08, ZB-62, A-21. One hand card, placed or swapped; giving up only by house rule."""
    legal_places(t, seat, out)
    if of_colour(t, seat, WHITE):
        legal_swaps(t, seat, out)
    if t.house & (flags.SWAP_VOLUNTARY | flags.DOUBLE_WHITE):
        if t.house & flags.SWAP_VOLUNTARY and not can_place(t, seat):
            out.add(actions.GIVE_UP)
        legal_second_places(t, seat, out)


def legal_extra_plays(t: Table, seat: i64, out: Actions) -> None:
    """ZB-23, ZB-27, ZB-40. One more hand card, or stop."""
    legal_places(t, seat, out)
    legal_swaps(t, seat, out)
    if can_stop_playing(t, seat, out.n):
        out.add(actions.STOP)
    if t.house & flags.DOUBLE_WHITE:
        legal_second_places(t, seat, out)


def can_stop_playing(t: Table, seat: i64, plays: i64) -> bool:
    """ZB-27, D-11. A further play is voluntary, unless attack_use = mandatory.

    The first edition forgot the plays onto a second white moon: `plays` counts the others.
    """
    if t.house & flags.ATTACK_MANDATORY == 0 or t.grant != BY_ATTACK:
        return True
    if t.house & flags.FIRST_EDITION and plays == 0:
        return True
    return t.house & flags.SWAP_VOLUNTARY != 0 and not can_place(t, seat)


def legal_swap_targets(t: Table, out: Actions) -> None:
    """ZB-33. Where the card taken may go."""
    action = next_swap_target(t, actions.PLACE_TAKEN)
    while action != NONE:
        out.add(action)
        action = next_swap_target(t, action + 1)


def legal_bonuses(t: Table, out: Actions) -> None:
    """ZB-43, D-12. A card of the open stock, or none."""
    for slot in range(SLOTS):
        if t.stock[slot] != NONE:
            out.add(actions.BONUS + slot)
    if t.house & flags.BONUS_MANDATORY == 0:
        out.add(actions.DECLINE)


def legal_after_lay(t: Table, out: Actions) -> None:
    """ZB-78, ZB-80. The toy, or the attack if there is one, or neither."""
    if t.attack:
        out.add(actions.ATTACK)
    out.add(actions.TOY)
    if t.house & flags.ATTACK_MANDATORY == 0 or not t.attack:
        out.add(actions.NEITHER)


def legal_outcomes(t: Table, out: Actions) -> None:
    """ZB-02, ZB-05, ZB-50. What chance may bring: a seat to begin, or a card."""
    if t.phase == phase.START:
        for seat in range(t.seats):
            if t.starters & bit(seat):
                out.add(actions.START + seat)
        return
    zone: i64 = PILE
    if t.phase == phase.STEAL:
        zone = t.victim
    for card in range(CARDS):
        if holds(t, zone, card):
            out.add(actions.DEAL + card)
