"""Plays, what a card laid brings, and further plays: ZB-08, ZB-21 to ZB-34, ZB-41 to ZB-45."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import flags, notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.rules.attack import triggers_attack
from monsterbox.games.zombeasts.engine.rules.completion import (
    complete,
    is_full,
    is_stock_open,
    shows_four_animals,
)
from monsterbox.games.zombeasts.engine.rules.deals import NEW_HAND, deal_cards, take_new_hand
from monsterbox.games.zombeasts.engine.rules.draw_step import draw_step
from monsterbox.games.zombeasts.engine.rules.empty_hand import can_play, dump
from monsterbox.games.zombeasts.engine.rules.jokers import swap
from monsterbox.games.zombeasts.engine.rules.knowledge import forget_hand
from monsterbox.games.zombeasts.engine.rules.placement import lay, order_white_moons
from monsterbox.games.zombeasts.engine.rules.toys import can_draw, has_usable_toy
from monsterbox.games.zombeasts.engine.rules.turn_end import end_turn
from monsterbox.games.zombeasts.engine.table import (
    BY_ATTACK,
    THEN_AFTER_LAY,
    THEN_EXTRA_PLAY,
    Table,
    ask,
    ask_seat,
    moon,
    note,
    take_from,
)


def play_from_hand(t: Table, card: i64, row: i64) -> None:
    """ZB-08. A hand card is placed on the own side."""
    leave_hand(t, card)
    t.number = t.deck.number[card]  # ZB-48
    lay_own(t, card, row)


def leave_hand(t: Table, card: i64) -> None:
    take_from(t, t.active, card)
    if t.held[t.active] == 0:
        forget_hand(t, t.active)


def swap_and_place(t: Table, owner: i64, row: i64) -> None:
    """ZB-33, ZB-34. The joker is exchanged, the card taken counts as played instead of it."""
    card = t.taken
    leave_hand(t, t.joker)
    swap(t)
    t.joker = NONE
    t.taken = NONE
    t.number = t.deck.number[card]
    if owner == t.active:
        lay_own(t, card, row)
    else:
        lay_elsewhere(t, owner, card, row)


def lay_own(t: Table, card: i64, row: i64) -> None:
    """ZB-21, A-31. A card comes onto the own moons: attack noted, moon completed, bonus, toy."""
    t.attack = triggers_attack(t, card, row, moon(t, t.active, row))
    t.laid = card
    row = lay(t, t.active, card, row)
    if t.attack:
        note(t, notes.ATTACKED, t.active)
    resolve(t, t.active, row)


def lay_elsewhere(t: Table, owner: i64, card: i64, row: i64) -> None:
    """ZB-29, D-01. On an opponent's moon a card brings neither attack nor toy."""
    t.attack = False
    t.laid = NONE
    note(t, notes.LAID_ELSEWHERE, t.active, card, owner, row)
    row = lay(t, owner, card, row)
    resolve(t, owner, row)


def resolve(t: Table, owner: i64, row: i64) -> None:
    """ZB-41, ZB-43, ZB-45, ZB-81. Four cards are a full moon; the bonus comes before all else."""
    cards = moon(t, owner, row)
    full = is_full(cards)
    if full:
        complete(t, owner, row)
    order_white_moons(t, owner)
    if full and shows_four_animals(t, row, cards) and is_stock_open(t):
        ask_seat(t, phase.BONUS, owner)
    else:
        after_lay(t)


def after_lay(t: Table) -> None:
    """ZB-58, A-45. A last hand card that triggers an attack brings three cards before all else."""
    if t.attack and brings_new_hand(t) and t.house & flags.THREE_ON_ATTACK == 0:
        take_new_hand(t, t.active, THEN_AFTER_LAY)
    else:
        toy_or_attack(t)


def brings_new_hand(t: Table) -> bool:
    """ZB-55. Whether the active player has no card left and can take new ones."""
    return t.held[t.active] == 0 and can_draw(t)


def toy_or_attack(t: Table) -> None:
    """ZB-26, ZB-78, ZB-80, ZB-82. Which of the two, also when the moon was completed."""
    if has_usable_toy(t):
        ask(t, phase.AFTER_LAY)
    elif t.attack:
        extra_play(t, BY_ATTACK)
    else:
        draw_step(t)


def extra_play(t: Table, grant: i64) -> None:
    """ZB-23, ZB-25, ZB-91. A further play; by house rule an empty hand takes its cards only now."""
    t.attack = False
    t.grant = grant
    t.laid = NONE
    if brings_new_hand(t):  # three_cards = on_attack, bone_empty_draw = true
        take_new_hand(t, t.active, THEN_EXTRA_PLAY)
    else:
        go_on_extra(t)


def go_on_extra(t: Table) -> None:
    """ZB-23, ZB-27, A-21b. Without a legal play the play step is over."""
    if can_play(t, t.active):
        ask(t, phase.EXTRA)
    elif t.house & flags.DUMP_ON_EXTRA and t.held[t.active] > 0:
        dump_on_extra(t)
    else:
        stop_playing(t)


def dump_on_extra(t: Table) -> None:
    """A-21b. With dump_on_extra_play an unplayable hand is given up here too."""
    if t.last_round:
        end_without_play(t)
        return
    dump(t, t.active)
    deal_cards(t, t.active, NEW_HAND, THEN_EXTRA_PLAY)


def end_without_play(t: Table) -> None:
    """ZB-71, A-27. In the last round no new cards come and the turn ends."""
    if t.house & flags.LAST_DUMP_PASS == 0:
        dump(t, t.active)
    end_turn(t)


def use_neither(t: Table) -> None:
    """ZB-80, R-04. An attack that is not used has ended like any other."""
    if t.attack:
        stop_playing(t)
    else:
        draw_step(t)


def stop_playing(t: Table) -> None:
    """ZB-27, A-21b, R-04. The attack is voluntary; all see that it is over, and not why."""
    note(t, notes.STOPPED, t.active)
    draw_step(t)
