"""What the die brings, step by step: ZA-42 to ZA-50."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.games.oh_my_brain.engine import actions, flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import GAIN, GIVE, RAIN, STEAL, SWAP
from monsterbox.games.oh_my_brain.engine.rules.die import (
    can_gain,
    can_rain,
    gain,
    give,
    legal_swaps,
    legal_victims,
    rain_on,
    steal,
    swap_graves,
    swap_hands,
)
from monsterbox.games.oh_my_brain.engine.rules.ending import end_game
from monsterbox.games.oh_my_brain.engine.rules.passes import can_draw, renew_reserve_if_empty
from monsterbox.games.oh_my_brain.engine.rules.refill import refill
from monsterbox.games.oh_my_brain.engine.rules.turn import step_a
from monsterbox.games.oh_my_brain.engine.table import (
    THEN_END_TURN,
    THEN_STEP_A,
    Table,
    after,
    ask,
    ask_chance,
    is_of_one_value,
    note,
    nth_value,
)


def roll(t: Table, effect: i64) -> None:
    """ZA-42, ZA-43. The die is rolled and its effect applied, if it can be."""
    t.rolls -= 1
    t.face = effect
    note(t, notes.ROLLED, t.active, effect)
    if effect == GIVE:
        begin_giving(t)
    elif effect == RAIN:
        begin_rain(t)
    elif effect == STEAL:
        begin_stealing(t)
    elif effect == GAIN:
        gain_or_not(t)
    elif effect == SWAP:
        begin_swap(t)
    else:
        t.replay = True
        after_effect(t)


def without_effect(t: Table) -> None:
    """ZA-43. Nothing happens and the die is not rolled again."""
    note(t, notes.NO_EFFECT, t.active, t.face)
    after_effect(t)


def after_effect(t: Table) -> None:
    """ZA-42, ZA-50, Q-10. The next roll, the replay that was rolled, or refill and end."""
    if t.rolls > 0:
        ask_chance(t, phase.ROLL)
    elif t.replay:
        replay(t)
    else:
        refill(t, THEN_END_TURN)


def replay(t: Table) -> None:
    """ZA-50, Q-16. Step A once more, without a refill unless the house wants one."""
    t.replay = False
    note(t, notes.REPLAYS, t.active)
    if t.house & flags.REPLAY_REFILLS_FIRST:
        refill(t, THEN_STEP_A)
    else:
        step_a(t)


def begin_giving(t: Table) -> None:
    """ZA-44, Q-39. Which card, if there are different ones."""
    if t.held[t.active] == 0:
        without_effect(t)
    elif is_of_one_value(t, t.active):
        choose_gift(t, nth_value(t, t.active, 0))
    else:
        ask(t, phase.GIVE_CARD)


def choose_gift(t: Table, value: i64) -> None:
    """ZA-44, Q-39. And to whom, if there are several."""
    t.given = value
    if t.seats == 2:
        give_gift(t, 1)
    else:
        ask(t, phase.GIVE_TO)


def give_gift(t: Table, opponent: i64) -> None:
    give(t, opponent)
    after_effect(t)


def begin_rain(t: Table) -> None:
    """ZA-45. One card for everybody, clockwise from the roller."""
    if not can_rain(t) or not can_draw(t):
        without_effect(t)
        return
    t.due = t.seats
    t.receiver = t.active
    ask_for_rain(t)


def ask_for_rain(t: Table) -> None:
    """ZA-45, Q-13. The next card, as long as there are any."""
    while t.due > 0 and not can_draw(t):
        note(t, notes.RAIN_MISSED, t.receiver)
        t.receiver = after(t, t.receiver, 1)
        t.due -= 1
    if t.due == 0:
        after_effect(t)
        return
    renew_reserve_if_empty(t)
    ask_chance(t, phase.RAIN)


def rain(t: Table, value: i64) -> None:
    rain_on(t, t.receiver, value)
    t.receiver = after(t, t.receiver, 1)
    t.due -= 1
    ask_for_rain(t)


def begin_stealing(t: Table) -> None:
    """ZA-46, Q-22, Q-39. From whom, if there are several."""
    victims = Actions()
    legal_victims(t, victims)
    if victims.n == 0:
        without_effect(t)
    elif victims.n == 1:
        steal_from(t, victims.items[0] - t.deck.pass_ - actions.STEAL_FROM)
    else:
        ask(t, phase.STEAL)


def steal_from(t: Table, opponent: i64) -> None:
    """ZA-46, ZA-58. The game ends with the last brain of the victim."""
    victim = steal(t, opponent)
    if t.brains[victim] == 0:
        end_game(t)
    else:
        after_effect(t)


def gain_or_not(t: Table) -> None:
    """ZA-47."""
    if can_gain(t):
        gain(t)
        after_effect(t)
    else:
        without_effect(t)


def begin_swap(t: Table) -> None:
    """ZA-48, ZA-49, Q-39. A single way is not asked for."""
    ways = Actions()
    legal_swaps(t, ways)
    if ways.n == 0:
        without_effect(t)
    elif ways.n == 1:
        swap(t, ways.items[0] - t.deck.pass_)
    else:
        ask(t, phase.SWAP)


def swap(t: Table, action: i64) -> None:
    """ZA-48. A hand or a graveyard; `action` is counted from `deck.pass_`."""
    if actions.is_grave_swap(action):
        swap_graves(t, action - actions.SWAP_GRAVE)
    else:
        swap_hands(t, action - actions.SWAP_HAND)
    after_effect(t)


def decline_swap(t: Table) -> None:
    """optional_swap."""
    note(t, notes.SWAP_DECLINED, t.active)
    after_effect(t)
