"""What a side of Oh My Brain is worth to its owner, in brains.

A side is the brains and the cards of one seat, as somebody sees them: the own cards are known, of
others only their number. High cards are worth having, since they force others to pass and can be
played nearly always; low ones are a burden, unless they roll the die. A hand matters a little more
than a graveyard. The fewer cards are left, the nearer is the end of the round.

The numbers began as a fit to the results of 32 000 games of such players with two seats: how the
odds of winning change with each thing, as a logarithm, divided by what a brain changes them. Some
forty variants, 6 000 to 8 000 games each, then made the cards count for more in choices.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.oh_my_brain.engine.deck import CARDS, VALUES
from monsterbox.games.oh_my_brain.engine.rules.plays import values_that_follow
from monsterbox.games.oh_my_brain.engine.table import BRAINS, DISCARD, GRAVE, LOT, Table, number_in

# In brains, at nine of them.
MANY_BRAINS: Final = 0.8  # each brain beyond nine
NEAR: Final = 1.6  # to have one card left; for more it is divided by their number
ROLLS: Final = 0.7  # more for a card in hand that rolls the die
ROLLS_LATER: Final = 0.55  # the same in the graveyard
EQUAL: Final = 0.4  # more for each card of a hand that goes with an equal one
TO_MOVE: Final = 0.35  # to be the next to play
OPENS: Final = 0.2  # more before an empty horde
PASSED: Final = 0.15  # to have passed and opened a horde, beside the brain and the cards
LASTING: Final = 0.5  # share of the worth of cards that shows in the results of games

NINE: Final = 9


def _worth_of_brains() -> vec[float]:
    few = [-20.0, -12.7, -9.4, -7.1, -5.5, -4.2, -3.0, -2.0, -1.0]
    return vec[float](few + [MANY_BRAINS * float(n - NINE) for n in range(NINE, BRAINS + 1)])


def _worth_of_number() -> vec[float]:
    return vec[float]([NEAR] + [NEAR / float(n) for n in range(1, CARDS + 1)])


def _worth_in_hand() -> vec[float]:
    low = [-0.3, -1.1, -1.0, -1.0, -1.1, -1.0, -1.0, -1.0, -0.85, -0.65]
    high = [-0.65, -0.2, -0.3, -0.1, 0.25, 0.5, 0.7, 0.7, 0.95, 0.95]
    return vec[float](low + high)


def _worth_in_grave() -> vec[float]:
    low = [-0.3, -1.0, -0.9, -1.0, -0.9, -0.85, -0.85, -0.65, -0.75, -0.65]
    high = [-0.45, -0.1, -0.4, -0.2, 0.0, 0.25, 0.35, 0.35, 0.5, 0.5]
    return vec[float](low + high)


WORTH_OF_BRAINS: Final = _worth_of_brains()  # [brains], 0 for nine
WORTH_OF_NUMBER: Final = _worth_of_number()  # [cards]
WORTH_IN_HAND: Final = _worth_in_hand()  # [value]
WORTH_IN_GRAVE: Final = _worth_in_grave()  # [value]


@final
class Side:
    """Brains and cards of a seat, and whether it is to play."""

    __slots__ = ("brains", "grave", "grave_worth", "hand", "hand_worth", "moves", "opens", "stuck")

    def __init__(self) -> None:
        self.brains: i64 = 0
        self.hand: i64 = 0  # cards
        self.grave: i64 = 0
        self.hand_worth: float = 0.0
        self.grave_worth: float = 0.0
        self.moves: bool = False
        self.opens: bool = False
        self.stuck: float = 0.0  # how likely it has to pass


@final
class Unseen:
    """The cards that a seat does not see, wherever they lie."""

    __slots__ = ("cards", "grave_worth", "hand_worth", "number")

    def __init__(self) -> None:
        self.number: vec[i64] = vec[i64]([0] * VALUES)  # [value]
        self.cards: i64 = 0
        self.hand_worth: float = 0.0  # of one such card, on average
        self.grave_worth: float = 0.0


def worth(side: Side) -> float:
    """What the seat has, in brains, as it should be weighed in a choice."""
    return standing(side) + side.hand_worth + side.grave_worth


def promise(side: Side) -> float:
    """The same as the games turn out: the cards of a moment count for less in the end."""
    return standing(side) + LASTING * (side.hand_worth + side.grave_worth)


def standing(side: Side) -> float:
    """What the seat has beside the quality of its cards; 0 is nine brains and many cards."""
    value = WORTH_OF_BRAINS[side.brains] + WORTH_OF_NUMBER[side.hand + side.grave]
    if side.moves:
        value += TO_MOVE
        if side.opens:
            value += OPENS
    return value


def in_hand(t: Table, value: i64) -> float:
    """What a card is worth in hand."""
    if t.deck.marshmallows & bit(value):
        return WORTH_IN_HAND[value] + ROLLS
    return WORTH_IN_HAND[value]


def in_grave(t: Table, value: i64) -> float:
    """What a card is worth in the graveyard."""
    if t.deck.marshmallows & bit(value):
        return WORTH_IN_GRAVE[value] + ROLLS_LATER
    return WORTH_IN_GRAVE[value]


# The own side


def count_own(side: Side, t: Table, seat: i64) -> None:
    """The seat as it sees itself, and not to play."""
    grave = GRAVE + seat
    side.brains = t.brains[seat]
    side.hand = t.held[seat]
    side.grave = t.held[grave]
    side.hand_worth = worth_of_hand(t, seat)
    side.grave_worth = worth_of_grave(t, grave)
    side.moves = False


def worth_of_hand(t: Table, zone: i64) -> float:
    total: float = 0.0
    values = t.values[zone]
    while values:
        value = lowest(values)
        number = number_in(t, zone, value)
        total += in_hand(t, value) * float(number) + EQUAL * float(number - 1)
        values = rest(values)
    return total


def worth_of_grave(t: Table, zone: i64) -> float:
    total: float = 0.0
    values = t.values[zone]
    while values:
        value = lowest(values)
        total += in_grave(t, value) * float(number_in(t, zone, value))
        values = rest(values)
    return total


def let_own_move(side: Side, t: Table, seat: i64) -> None:
    """The seat is to play, and sees whether it can."""
    side.moves = True
    side.opens = t.horde_size == 0
    side.stuck = 0.0
    if t.values[seat] & values_that_follow(t) == 0:
        side.stuck = 1.0


# Other sides


def look_around(u: Unseen, t: Table, seat: i64) -> None:
    """All cards that are neither open nor the seat's own."""
    for value in range(VALUES):
        number = t.deck.copies[value] - number_in(t, DISCARD, value)
        number -= number_in(t, seat, value)
        number -= number_in(t, GRAVE + seat, value)
        number -= number_in(t, LOT + seat, value)
        u.number[value] = number
    for place in range(t.horde_size):
        value = t.horde[place]
        u.number[value] = u.number[value] - 1
    if t.extras > 0:
        u.number[t.top] = u.number[t.top] - t.extras
    take_means(u, t)


def take_means(u: Unseen, t: Table) -> None:
    """What one of these cards is worth on average."""
    u.cards = 0
    u.hand_worth = 0.0
    u.grave_worth = 0.0
    for value in range(VALUES):
        number = u.number[value]
        u.cards += number
        u.hand_worth += in_hand(t, value) * float(number)
        u.grave_worth += in_grave(t, value) * float(number)
    if u.cards > 0:
        u.hand_worth /= float(u.cards)
        u.grave_worth /= float(u.cards)


def count_other(side: Side, t: Table, seat: i64, u: Unseen) -> None:
    """Another seat, not to play: of its cards only the number is seen."""
    grave = GRAVE + seat
    side.brains = t.brains[seat]
    side.hand = t.held[seat]
    side.grave = t.held[grave]
    side.hand_worth = u.hand_worth * float(side.hand)
    side.grave_worth = u.grave_worth * float(side.grave)
    side.moves = False


def let_other_move(side: Side, t: Table, u: Unseen) -> None:
    """The other seat is to play: how likely is it that it cannot?"""
    side.moves = True
    side.opens = t.horde_size == 0
    fitting: i64 = 0
    values = values_that_follow(t)
    while values:
        fitting += u.number[lowest(values)]
        values = rest(values)
    side.stuck = odds_of_none(u.cards, fitting, side.hand)


def odds_of_none(cards: i64, fitting: i64, hand: i64) -> float:
    """How likely a hand drawn from these cards has none that fits."""
    odds: float = 1.0
    for drawn in range(hand):
        others = cards - fitting - drawn
        if others <= 0:
            return 0.0
        odds *= float(others) / float(cards - drawn)
    return odds
