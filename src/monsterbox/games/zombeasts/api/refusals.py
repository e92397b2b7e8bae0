"""Why a choice is not legal: one code and one clause for each reason."""

from __future__ import annotations

from monsterbox.core.errors import Refusal
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import actions, flags, phases
from monsterbox.games.zombeasts.engine.deck import COLOURED_CARDS, WHITE
from monsterbox.games.zombeasts.engine.rules.exchange import same_slot
from monsterbox.games.zombeasts.engine.rules.jokers import has_all_white_moons, owner_of, row_of
from monsterbox.games.zombeasts.engine.state import State
from monsterbox.games.zombeasts.engine.table import PILE, SECOND_WHITE, colour_of_row, holds, moon

# What each question is about; asked something else, the answer cites it.
CLAUSE_OF_PHASE = {
    phases.PLAY: "ZB-08",
    phases.EXTRA: "ZB-23",
    phases.SWAP_TAKE: "ZB-31",
    phases.SWAP_PLACE: "ZB-33",
    phases.BONUS: "ZB-43",
    phases.AFTER_LAY: "ZB-80",
    phases.CARROT_OUT: "ZB-83",
    phases.CARROT_IN: "ZB-83",
    phases.MOUSE_TAKE: "ZB-87",
    phases.MOUSE_PLACE: "ZB-87",
    phases.PAW_DISCARD: "ZB-92",
    phases.DRAW: "ZB-49",
}


def refuse(t: State, seat: int, action: int) -> Refusal:
    """The reason, most particular first; the action is known not to be legal."""
    phase = int(t.phase)
    if phase in (phases.PLAY, phases.EXTRA):
        if actions.is_place(action) or actions.is_second_place(action):
            return refuse_place(t, seat, action)
        if actions.is_swap(action):
            return refuse_swap(t, seat, action)
        if action == actions.STOP:
            return Refusal("must-play", "ZB-08" if phase == phases.PLAY else "ZB-27")
        if action == actions.GIVE_UP:
            return Refusal("must-play", "ZB-62")
    if phase == phases.DRAW and actions.DRAW <= action <= actions.STOP_DRAWING:
        return refuse_draw(t, seat, action)
    if phase == phases.SWAP_TAKE and actions.is_take(action):
        return refuse_take(t, seat, action - actions.TAKE)
    if phase == phases.SWAP_PLACE and actions.is_target(action):
        return Refusal("no-place-there", "ZB-33")
    if phase == phases.CARROT_OUT and actions.is_carrot_out(action):
        own = owner_of(t, action - actions.CARROT_OUT) == seat
        return Refusal("no-substitute", "ZB-63") if own else Refusal("not-your-moon", "ZB-86")
    if phase == phases.CARROT_IN and actions.is_carrot_in(action):
        in_hand = holds(t, seat, action - actions.CARROT_IN)
        return Refusal("no-exchange", "ZB-63") if in_hand else Refusal("not-in-hand", "ZB-83")
    if phase == phases.MOUSE_TAKE and actions.is_mouse_take(action):
        return Refusal("fits-nowhere", "ZB-88")
    if phase == phases.MOUSE_PLACE and actions.is_mouse_target(action):
        return Refusal("no-place-there", "ZB-87")
    if phase == phases.PAW_DISCARD and actions.is_discard(action):
        return Refusal("not-in-hand", "ZB-92")
    if phase == phases.AFTER_LAY and action == actions.ATTACK:
        return Refusal("no-attack", "ZB-21")
    return Refusal("not-now", CLAUSE_OF_PHASE[phase])


def card_and_row(t: State, action: int) -> tuple[int, int]:
    """The card of a placing action and where it would go."""
    if action >= actions.PLACE_SECOND:
        return action - actions.PLACE_SECOND, SECOND_WHITE
    if action >= actions.PLACE_WHITE:
        white, row = divmod(action - actions.PLACE_WHITE, 5)
        return COLOURED_CARDS + white, row
    card = action // 2
    return card, WHITE if action % 2 else int(t.deck.colour[card])


def refuse_place(t: State, seat: int, action: int) -> Refusal:
    card, row = card_and_row(t, action)
    colour = int(t.deck.colour[card])
    if not holds(t, seat, card):
        return Refusal("not-in-hand", "ZB-08")
    if moon(t, seat, row) == 0:
        if colour == WHITE:
            return Refusal("no-such-moon", "ZB-14")
        return Refusal("no-white-moon", "ZB-17")
    if colour != WHITE and colour_of_row(row) == WHITE and moon(t, seat, colour) != 0:
        return Refusal("colour-lies-already", "ZB-17")
    return Refusal("corner-taken", "ZB-13")


def refuse_swap(t: State, seat: int, action: int) -> Refusal:
    if not holds(t, seat, COLOURED_CARDS + action - actions.SWAP):
        return Refusal("not-in-hand", "ZB-30")
    return Refusal("nothing-to-swap", "ZB-32")


def refuse_take(t: State, seat: int, card: int) -> Refusal:
    owner = int(owner_of(t, card))
    if owner in (NONE, seat):
        return Refusal("not-in-their-moons", "ZB-39")
    row = int(row_of(t, owner, card))
    lying = moon(t, owner, row)
    corner = t.deck.corner[t.joker]
    if same_slot(t, lying, colour_of_row(row), corner) & t.deck.bit[card] == 0:
        return Refusal("other-corner", "ZB-31")
    if t.deck.colour[card] != WHITE and has_all_white_moons(t, owner):
        coloured = [
            other
            for other in range(COLOURED_CARDS)
            if t.deck.colour[other] == row and lying & t.deck.bit[other]
        ]
        if len(coloured) == 1:
            return Refusal("two-white-moons", "ZB-37")
    if t.deck.colour[card] == WHITE and t.house & flags.SWAP_COLOURED_ONLY:
        return Refusal("coloured-cards-only", "ZB-38")
    return Refusal("no-place-at-home", "ZB-32")


def refuse_draw(t: State, seat: int, action: int) -> Refusal:
    if action == actions.STOP_DRAWING:
        return Refusal("must-draw", "ZB-49")
    if action == actions.DRAW_PILE:
        return Refusal("pile-empty" if t.held[PILE] == 0 else "declared-already", "ZB-52")
    if actions.is_stock_draw(action):
        return Refusal("declared-already", "ZB-49")
    other = (seat + action - actions.DRAW_HAND) % int(t.seats)
    if int(t.robbed) >> other & 1:
        return Refusal("drawn-from-already", "ZB-50")
    return Refusal("hand-empty", "ZB-52")
