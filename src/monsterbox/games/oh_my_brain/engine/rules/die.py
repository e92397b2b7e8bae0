"""The marshmallow die: ZA-41 to ZA-51."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.oh_my_brain.engine import actions, flags, notes
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.rules.knowledge import (
    given_unseen,
    graves_swapped,
    hands_swapped,
)
from monsterbox.games.oh_my_brain.engine.table import (
    DISCARD,
    GRAVE,
    RESERVE,
    Table,
    after,
    exchange,
    note,
    number_in,
    put,
    supply,
    take,
)


def rolls_for(t: Table, value: i64, number: i64) -> i64:
    """ZA-41, Q-10. How often the die is rolled for a group of these cards."""
    if t.deck.marshmallows & bit(value) == 0:
        return 0
    if t.house & flags.ROLL_PER_CARD:
        return number
    return 1


# GIVE


def legal_gifts(t: Table, out: Actions) -> None:
    """ZA-44. Any hand card."""
    values = t.values[t.active]
    first = t.deck.pass_ + actions.GIVE_CARD
    while values:
        out.add(first + lowest(values))
        values = rest(values)


def legal_opponents(t: Table, first: i64, out: Actions) -> None:
    """Any opponent; `first` is the action of nobody."""
    for opponent in range(1, t.seats):
        out.add(first + opponent)


def legal_gift_receivers(t: Table, out: Actions) -> None:
    """ZA-44. Any opponent."""
    legal_opponents(t, t.deck.pass_ + actions.GIVE_TO, out)


def give(t: Table, opponent: i64) -> None:
    """ZA-44, Q-31. The chosen card goes into that graveyard, seen by these two only."""
    giver = t.active
    receiver = after(t, giver, opponent)
    value = t.given
    t.given = -1
    take(t, giver, value, 1)
    put(t, GRAVE + receiver, value, 1)
    given_unseen(t, giver, receiver, value)
    note(t, notes.GAVE, giver, receiver, value)


# RAIN


def can_rain(t: Table) -> bool:
    """ZA-45, Q-13. With rain_all_or_nothing only if there is a card for everybody."""
    if t.house & flags.RAIN_ALL_OR_NOTHING:
        return t.held[RESERVE] + t.held[DISCARD] >= t.seats
    return True


def rain_on(t: Table, seat: i64, value: i64) -> None:
    """ZA-45. A reserve card goes into that graveyard; only its owner sees it."""
    take(t, RESERVE, value, 1)
    put(t, GRAVE + seat, value, 1)
    note(t, notes.RAINED, seat, value)


# STEAL and GAIN


def can_be_robbed(t: Table, seat: i64) -> bool:
    """ZA-46, Q-22. Whether a brain may be stolen there; the last one not with no_lethal_steal."""
    return t.house & flags.NO_LETHAL_STEAL == 0 or t.brains[seat] > 1


def legal_victims(t: Table, out: Actions) -> None:
    """ZA-46. Any opponent who may be robbed."""
    first = t.deck.pass_ + actions.STEAL_FROM
    for opponent in range(1, t.seats):
        if can_be_robbed(t, after(t, t.active, opponent)):
            out.add(first + opponent)


def steal(t: Table, opponent: i64) -> i64:
    """ZA-46. A brain changes its owner; the victim."""
    victim = after(t, t.active, opponent)
    t.brains[victim] -= 1
    t.brains[t.active] += 1
    note(t, notes.STOLEN, t.active, victim)
    return victim


def can_gain(t: Table) -> bool:
    """ZA-47, Q-2. Not from an empty supply, unless with unlimited_brains."""
    return t.house & flags.UNLIMITED_BRAINS != 0 or supply(t) > 0


def gain(t: Table) -> None:
    """ZA-47. A brain from the supply."""
    t.brains[t.active] += 1
    note(t, notes.GAINED, t.active)


# SWAP


def can_swap_hands(t: Table, other: i64) -> bool:
    """ZA-49, Q-15. Always, except with no_empty_hand_swap when one of the two is empty."""
    if t.house & flags.NO_EMPTY_HAND_SWAP == 0:
        return True
    return t.held[t.active] > 0 and t.held[other] > 0


def can_swap_graves(t: Table, other: i64) -> bool:
    """ZA-49. Never against an empty graveyard."""
    grave = GRAVE + other
    return t.held[grave] > 0


def legal_swaps(t: Table, out: Actions) -> None:
    """ZA-48, ZA-49, Q-15. A hand or a graveyard, like for like."""
    before = out.n
    first = t.deck.pass_ + actions.SWAP_HAND
    for opponent in range(1, t.seats):
        if can_swap_hands(t, after(t, t.active, opponent)):
            out.add(first + opponent)
    first = t.deck.pass_ + actions.SWAP_GRAVE
    for opponent in range(1, t.seats):
        if can_swap_graves(t, after(t, t.active, opponent)):
            out.add(first + opponent)
    if t.house & flags.OPTIONAL_SWAP and out.n > before:
        out.add(t.deck.pass_ + actions.NO_SWAP)


def swap_hands(t: Table, opponent: i64) -> None:
    """ZA-48. The whole hands are exchanged."""
    other = after(t, t.active, opponent)
    hands_swapped(t, t.active, other)
    exchange(t, t.active, other)
    note_swap(t, other, 0)


def swap_graves(t: Table, opponent: i64) -> None:
    """ZA-48. The whole graveyards are exchanged."""
    other = after(t, t.active, opponent)
    graves_swapped(t, t.active, other)
    exchange(t, GRAVE + t.active, GRAVE + other)
    note_swap(t, other, GRAVE)


def note_swap(t: Table, other: i64, zone: i64) -> None:
    """Both partners see what they got, one note a card."""
    if t.journal is None:
        return
    note(t, notes.SWAPPED, t.active, other, zone)
    note_cards(t, t.active, zone + t.active)
    note_cards(t, other, zone + other)


def note_cards(t: Table, seat: i64, zone: i64) -> None:
    for value in range(VALUES):
        for _ in range(number_in(t, zone, value)):
            note(t, notes.RECEIVED, seat, value)
