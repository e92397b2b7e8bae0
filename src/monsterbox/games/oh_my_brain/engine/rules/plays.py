"""Playing onto the horde, and sharing out a group: ZA-13 to ZA-21, ZA-28, ZA-33 to ZA-36, ZA-40."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.games.oh_my_brain.engine import actions, flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import MOSQUITO, MOUSE, VALUES
from monsterbox.games.oh_my_brain.engine.rules.die import rolls_for
from monsterbox.games.oh_my_brain.engine.rules.knowledge import (
    enters_grave_openly,
    leaves_hand_openly,
)
from monsterbox.games.oh_my_brain.engine.rules.passes import clear_horde
from monsterbox.games.oh_my_brain.engine.rules.refill import refill
from monsterbox.games.oh_my_brain.engine.table import (
    GRAVE,
    THEN_END_TURN,
    THEN_NEW_TURN,
    Table,
    after,
    ask,
    ask_chance,
    lay_on_horde,
    note,
    put,
    take,
)


def values_that_follow(t: Table) -> i64:
    """ZA-16, ZA-17, ZA-33, ZA-34, ZA-36, ZA-64. What may be played onto the horde as it lies."""
    place = t.top + 1
    return t.deck.above[place]


def can_pass(t: Table, seat: i64) -> bool:
    """ZA-22, ZA-28, ZA-51. Before a horde always, else only without a card in hand."""
    return t.horde_size > 0 or t.held[seat] == 0


def legal_plays(t: Table, seat: i64, out: Actions) -> None:
    """ZA-14, ZA-15, ZA-22. One card or several equal ones, or pass."""
    values = t.values[seat] & values_that_follow(t)
    first = seat * VALUES
    most = t.deck.most
    items = out.items
    n = out.n
    while values:
        value = lowest(values)
        place = first + value
        action = actions.PLAY + value * most
        for _ in range(t.cards[place]):
            items[n] = action
            action += 1
            n += 1
        values = rest(values)
    out.n = n
    if can_pass(t, seat):
        out.add(t.deck.pass_)


def lay_group(t: Table, value: i64, number: i64) -> None:
    """ZA-13, ZA-19, ZA-40. The cards leave the hand; one is the new top, the others wait."""
    seat = t.active
    take(t, seat, value, number)
    lay_on_horde(t, value)
    t.extras = number - 1
    t.reach = 1
    leaves_hand_openly(t, seat, value, number)
    note(t, notes.PLAYED, seat, value, number)


def legal_receivers(t: Table, out: Actions) -> None:
    """ZA-20. Any opponent; in rising order, since extras are equal cards (4.2)."""
    first = t.deck.pass_ + actions.DIST
    for opponent in range(t.reach, t.seats):
        out.add(first + opponent)


def give_extra(t: Table, opponent: i64) -> None:
    """ZA-20. One more card of the group goes into that graveyard, for all to see."""
    receiver = after(t, t.active, opponent)
    put(t, GRAVE + receiver, t.top, 1)
    t.extras -= 1
    t.reach = opponent
    enters_grave_openly(t, receiver, t.top)
    note(t, notes.EXTRA_GIVEN, t.active, receiver, t.top)


def play(t: Table, value: i64, number: i64) -> None:
    """ZA-13, ZA-19. A card or a group onto the horde."""
    t.steps += 1
    t.rolls = rolls_for(t, value, number)
    lay_group(t, value, number)
    share_out(t)


def share_out(t: Table) -> None:
    """ZA-20, ZA-21, Q-39. Extras go by themselves where only one opponent can get them."""
    while t.extras > 0 and t.reach == t.seats - 1:
        give_extra(t, t.reach)
    if t.extras > 0:
        ask(t, phase.DISTRIBUTE)
    else:
        after_play(t)


def distribute(t: Table, opponent: i64) -> None:
    give_extra(t, opponent)
    share_out(t)


def after_play(t: Table) -> None:
    """ZA-39, ZA-41, Q-7. What the card does when its group is shared out."""
    if t.top == MOUSE:
        clear_horde(t)
        refill(t, THEN_NEW_TURN)
    elif t.rolls > 0:
        ask_chance(t, phase.ROLL)
    else:
        if t.top == MOSQUITO and t.house & flags.ZERO_CLEARS:
            clear_horde(t)
        refill(t, THEN_END_TURN)
