"""What chance brings and what the players choose, each to its rule."""

from mypy_extensions import i64

from monsterbox.core.bits import count, lowest, rest
from monsterbox.core.rng import Rng
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import actions, notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import COLOURED_CARDS, COLOURS, WHITE
from monsterbox.games.zombeasts.engine.rules.completion import take_bonus
from monsterbox.games.zombeasts.engine.rules.deals import deal
from monsterbox.games.zombeasts.engine.rules.draw_step import draw, steal, stop_drawing
from monsterbox.games.zombeasts.engine.rules.jokers import (
    next_swap_target,
    target_owner,
    target_row,
)
from monsterbox.games.zombeasts.engine.rules.plays import (
    after_lay,
    extra_play,
    play_from_hand,
    stop_playing,
    swap_and_place,
    use_neither,
)
from monsterbox.games.zombeasts.engine.rules.redeal import any_of_pile
from monsterbox.games.zombeasts.engine.rules.toy_use import (
    lay_by_carrot,
    lay_by_mouse,
    use_paw,
    use_toy,
)
from monsterbox.games.zombeasts.engine.rules.toys import discard, only_mouse_row
from monsterbox.games.zombeasts.engine.rules.turn import begin_with, give_up_hand
from monsterbox.games.zombeasts.engine.table import (
    BY_ATTACK,
    SECOND_WHITE,
    Table,
    ask,
    note,
    nth_card,
)


def any_outcome(t: Table, rng: Rng) -> i64:
    """What chance brings, all outcomes equally likely."""
    if t.phase == phase.DEAL:
        return actions.DEAL + any_of_pile(t, rng)
    if t.phase == phase.STEAL:
        return actions.DEAL + nth_card(t, t.victim, rng.below(t.held[t.victim]))
    skip = rng.below(count(t.starters))
    seats = t.starters
    while skip:
        seats = rest(seats)
        skip -= 1
    return actions.START + lowest(seats)


def let_chance_act(t: Table, outcome: i64) -> None:
    if t.phase == phase.DEAL:
        deal(t, outcome - actions.DEAL)
    elif t.phase == phase.STEAL:
        steal(t, outcome - actions.DEAL)
    else:
        begin_with(t, outcome - actions.START)


def choose(t: Table, seat: i64, action: i64) -> None:
    """The most frequent choices first."""
    if actions.is_place(action):
        place(t, action)
    elif actions.is_draw(action):
        draw(t, action)
    elif action < actions.ATTACK or action >= actions.TAKEN_TO:
        choose_card_or_moon(t, action)
    else:
        answer(t, seat, action)


def place(t: Table, action: i64) -> None:
    """A coloured card onto its colour or the white moon, a white one anywhere."""
    if action >= actions.PLACE_WHITE:
        joker = (action - actions.PLACE_WHITE) // COLOURS
        play_from_hand(t, COLOURED_CARDS + joker, (action - actions.PLACE_WHITE) % COLOURS)
    elif action & 1:
        play_from_hand(t, action >> 1, WHITE)
    else:
        play_from_hand(t, action >> 1, t.deck.colour[action >> 1])


def choose_card_or_moon(t: Table, action: i64) -> None:
    """The steps of a swap, the moon for the mouse, and what only house rules bring."""
    if actions.is_swap(action):
        t.joker = COLOURED_CARDS + action - actions.SWAP
        ask(t, phase.SWAP_TAKE)
    elif actions.is_take(action):
        take_in_swap(t, action - actions.TAKE)
    elif actions.is_second_place(action):
        play_from_hand(t, action - actions.PLACE_SECOND, SECOND_WHITE)
    elif action == actions.GIVE_UP:
        give_up_hand(t)
    elif action == actions.MOUSE_ON_SECOND:
        lay_by_mouse(t, SECOND_WHITE)
    elif actions.is_mouse_target(action):
        lay_by_mouse(t, action - actions.MOUSE_ON)
    else:
        swap_and_place(t, target_owner(t, action), target_row(action))


def take_in_swap(t: Table, card: i64) -> None:
    """R-01. Where a single target is left for the card taken, it is not asked for."""
    t.taken = card
    first = next_swap_target(t, actions.PLACE_TAKEN)
    if next_swap_target(t, first + 1) == NONE:
        swap_and_place(t, target_owner(t, first), target_row(first))
    else:
        ask(t, phase.SWAP_PLACE)


def answer(t: Table, seat: i64, action: i64) -> None:
    """The choices around attack, bonus, toys and stopping."""
    if action == actions.STOP:
        stop_playing(t)
    elif action == actions.ATTACK:
        extra_play(t, BY_ATTACK)
    elif action == actions.TOY:
        use_toy(t)
    elif action == actions.NEITHER:
        use_neither(t)
    elif action == actions.STOP_DRAWING:
        note(t, notes.STOPPED_DRAWING, seat)
        stop_drawing(t)
    elif action == actions.DECLINE:
        note(t, notes.BONUS_DECLINED, seat)
        after_lay(t)
    elif actions.is_bonus(action):
        take_bonus(t, seat, action - actions.BONUS)
        after_lay(t)
    elif actions.is_carrot_out(action):
        t.out = action - actions.CARROT_OUT
        ask(t, phase.CARROT_IN)
    elif actions.is_carrot_in(action):
        lay_by_carrot(t, action - actions.CARROT_IN)
    elif actions.is_mouse_take(action):
        fetch_by_mouse(t, action - actions.MOUSE_TAKE)
    else:
        discard(t, seat, action - actions.DISCARD)
        use_paw(t)


def fetch_by_mouse(t: Table, slot: i64) -> None:
    """R-01. Where the stock card fits a single moon, it is not asked for."""
    t.fetched = slot
    row = only_mouse_row(t, slot)
    if row == NONE:
        ask(t, phase.MOUSE_PLACE)
    else:
        lay_by_mouse(t, row)
