"""A decent player of Oh My Brain: carries out each choice, and weighs what it leaves to whom.

The strategy, and where it is written down (docs/bots/oh-my-brain.md tells it in words):

- What a seat has is weighed in brains: `oh_my_brain_side.worth`. From the sides of all seats follow
  the odds of winning: `odds`.
- Whoever is to play may have no card that fits, and pay: the more likely, the better the card that
  was played. Whoever has one card that fits ends the round: `chances`.
- A roll of the die is the mean of its faces: `before_roll`. Cards to come are unknown cards.
- A swap is weighed by what both seats have then: `after_swap`; a hand that comes is unknown.
- Filled up is with the cards that gain most by it: `fill_hand`.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from monsterbox.bots.policy import Policy, Values
from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.core.state import CHANCE, GameState
from monsterbox.games.oh_my_brain.bot.policy_side import (
    PASSED,
    Side,
    Unseen,
    count_other,
    count_own,
    in_grave,
    in_hand,
    let_other_move,
    let_own_move,
    look_around,
    promise,
    worth,
)
from monsterbox.games.oh_my_brain.engine import actions
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import FACES, GAIN, GIVE, RAIN, STEAL, SWAP
from monsterbox.games.oh_my_brain.engine.rules.die import (
    can_be_robbed,
    can_gain,
    can_rain,
    can_swap_graves,
    can_swap_hands,
)
from monsterbox.games.oh_my_brain.engine.rules.plays import values_that_follow
from monsterbox.games.oh_my_brain.engine.state import State
from monsterbox.games.oh_my_brain.engine.table import GRAVE, LOT, MAX_SEATS, Table, after, nth_value

SPREAD: Final = 4.9  # of the final difference around the expected one, in brains
STEEPNESS: Final = 0.35  # what a brain adds to the logarithm of the odds: 1.702 / SPREAD
STAKE: Final = 11.4  # a game won, in brains: then one of them is worth about 1 where all is even
LOST: Final = -1.0  # less than anything can be worth

FRESH_HAND: Final = 6
FRESH_GRAVE: Final = 3
THOROUGH: Final = 1  # further plays of a turn that are thought through
AT_A_GLANCE: Final = 0
LEVELS: Final = 8  # of nested choices; enough for the decks that come with the game


@final
class OhMyBrainPolicy(Policy):
    """Weighs each action by the odds of winning that it leaves; chance is never rolled."""

    def __init__(self) -> None:
        self.unseen = Unseen()
        self.sides: list[Side] = [Side() for _ in range(MAX_SEATS)]
        self.buffers: list[Actions] = [Actions() for _ in range(LEVELS)]

    def weigh(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        self.think(world, seat, actions, values, THOROUGH)

    def glance(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        self.think(world, seat, actions, values, AT_A_GLANCE)

    def is_calm(self, world: GameState) -> bool:
        """A card is to be played: there is nothing else to come before it."""
        assert isinstance(world, State)
        return world.phase == phase.PLAY

    def expect(self, world: GameState, seat: i64) -> float:
        assert isinstance(world, State)
        side = self.sides[seat]
        count_own(side, world, seat)
        if world.active == seat:
            let_own_move(side, world, seat)
            if side.stuck > 0.0:
                make_pass(side)
        elif can_end_round(world, world.active):
            pay(side)
        return promise(side)

    def spread(self, world: GameState) -> float:
        return SPREAD

    def think(
        self, world: GameState, seat: i64, actions: Actions, values: Values, depth: i64
    ) -> None:
        assert isinstance(world, State)
        look_around(self.unseen, world, seat)
        for k in range(actions.n):
            values.items[k] = worth_of(self, world, seat, actions.items[k], depth)


def worth_of(p: OhMyBrainPolicy, t: State, seat: i64, action: i64, depth: i64) -> float:
    """What an action is worth, in brains."""
    if t.phase == phase.SIGN:
        return 0.0
    if t.phase == phase.SPLIT:
        return worth_of_burying(t, nth_value(t, LOT + seat, action))
    if t.phase == phase.BURY:
        return worth_of_burying(t, action - t.deck.pass_ - actions.BURY)
    return worth_of_choice(p, t, seat, action, depth, 0)


def worth_of_burying(t: Table, value: i64) -> float:
    """ZA-02. What is missed least in the hand goes to the graveyard."""
    return in_grave(t, value) - in_hand(t, value)


# The turn thought through


def worth_of_choice(
    p: OhMyBrainPolicy, t: State, seat: i64, action: i64, depth: i64, level: i64
) -> float:
    if t.phase == phase.SWAP:  # carried out, it would show cards that the seat cannot see yet
        return after_swap(p, t, seat, action - t.deck.pass_)
    child = t.clone()
    child.apply(seat, action)
    return best_end(p, child, seat, depth, level)


def best_end(p: OhMyBrainPolicy, t: State, seat: i64, depth: i64, level: i64) -> float:
    """The most that the seat can still make of its turn."""
    if t.actor == seat and t.phase == phase.REFILL:
        fill_hand(t, seat)
    if t.phase == phase.OVER:
        return final_worth(t, seat)
    if t.actor == CHANCE:
        return before_chance(p, t, seat)
    if t.actor != seat or t.waiting or level == LEVELS:
        return as_it_stands(p, t, seat)
    if t.phase == phase.PLAY:
        if depth <= 0:
            return as_it_stands(p, t, seat)
        depth -= 1
    actions = p.buffers[level]
    actions.n = 0
    t.legal(seat, actions)
    best: float = LOST
    for k in range(actions.n):
        best = max(best, worth_of_choice(p, t, seat, actions.items[k], depth, level + 1))
    return best


def fill_hand(t: State, seat: i64) -> None:
    """ZA-29. The cards that gain most by coming to the hand."""
    grave = GRAVE + seat
    while t.actor == seat and t.phase == phase.REFILL:
        values = t.values[grave]
        best = lowest(values)
        while values:
            value = lowest(values)
            if worth_of_burying(t, value) < worth_of_burying(t, best):
                best = value
            values = rest(values)
        t.apply(seat, t.deck.pass_ + actions.REFILL + best)


def as_it_stands(p: OhMyBrainPolicy, t: State, seat: i64) -> float:
    """A turn begins, or goes on with a card to play."""
    count_all(p, t, seat)
    if t.phase != phase.PLAY:  # a new round: all choose in secret
        return odds(p, t, seat)
    if t.active == seat:
        let_own_move(p.sides[seat], t, seat)
    else:
        let_other_move(p.sides[t.active], t, p.unseen)
    return chances(p, t, seat, t.active)


def count_all(p: OhMyBrainPolicy, t: Table, seat: i64) -> None:
    for other in range(t.seats):
        if other == seat:
            count_own(p.sides[other], t, other)
        else:
            count_other(p.sides[other], t, other, p.unseen)


# Odds


def chances(p: OhMyBrainPolicy, t: Table, seat: i64, mover: i64) -> float:
    """The odds before a play: the mover may have to pass, or end the round with its last card."""
    side = p.sides[mover]
    stuck = side.stuck
    ends = side.hand == 1 and side.grave == 0
    value: float = 0.0
    if stuck < 1.0 and not ends:
        value = (1.0 - stuck) * odds(p, t, seat)
    if stuck > 0.0:
        make_pass(side)
        value += stuck * odds(p, t, seat)
        side.brains += 1
        side.grave -= 1
    if stuck < 1.0 and ends:
        value += (1.0 - stuck) * after_round(p, t, seat, mover)
    return value


def make_pass(side: Side) -> None:
    """ZA-24, ZA-25. A brain less, two cards more, and one of them is played again."""
    side.brains -= 1
    side.grave += 1
    side.moves = False
    side.hand_worth += PASSED


def odds(p: OhMyBrainPolicy, t: Table, seat: i64) -> float:
    """The payoff that the sides promise, in brains: half for the win, half for the places."""
    mine = worth(p.sides[seat])
    win: float = 1.0
    places: float = 0.0
    for other in range(t.seats):
        if other != seat:
            lead = mine - worth(p.sides[other])
            ahead = 1.0 / (1.0 + exp(-STEEPNESS * lead))
            win *= ahead
            places += ahead
    return STAKE * (win + places / float(t.seats - 1)) / 2.0


def after_round(p: OhMyBrainPolicy, t: Table, seat: i64, ender: i64) -> float:
    """ZA-55, ZA-57. The others pay for their cards; then all begin anew, or the game is over."""
    over = False
    for other in range(t.seats):
        side = p.sides[other]
        if other != ender:
            pay(side)
            if side.brains == 0:
                over = True
    if over:
        return settled(p, t, seat)
    for other in range(t.seats):
        deal_anew(p, p.sides[other])
    return odds(p, t, seat)


def pay(side: Side) -> None:
    """ZA-55. A brain a card, as far as there are any."""
    side.brains -= min(side.brains, side.hand + side.grave)


def deal_anew(p: OhMyBrainPolicy, side: Side) -> None:
    """ZA-04. Any cards."""
    side.hand = FRESH_HAND
    side.grave = FRESH_GRAVE
    side.hand_worth = 0.0
    side.grave_worth = 0.0
    side.moves = False


def settled(p: OhMyBrainPolicy, t: Table, seat: i64) -> float:
    """ZA-60. The game is over, and brains decide."""
    mine = p.sides[seat].brains
    win: float = 1.0
    places: float = 0.0
    for other in range(t.seats):
        if other != seat:
            ahead = ahead_of(mine, p.sides[other].brains)
            win *= ahead
            places += ahead
    return STAKE * (win + places / float(t.seats - 1)) / 2.0


def final_worth(t: State, seat: i64) -> float:
    """The same for a game that is over."""
    win: float = 1.0
    places: float = 0.0
    for other in range(t.seats):
        if other != seat:
            ahead = ahead_of(t.rank(other), t.rank(seat))
            win *= ahead
            places += ahead
    return STAKE * (win + places / float(t.seats - 1)) / 2.0


def ahead_of(mine: i64, theirs: i64) -> float:
    if mine > theirs:
        return 1.0
    if mine == theirs:
        return 0.5
    return 0.0


def can_end_round(t: Table, seat: i64) -> bool:
    """ZA-53. Whether all cards of the seat can be played now, without a roll of the die."""
    grave = GRAVE + seat
    values = t.values[seat]
    if t.held[grave] > 0 or values == 0 or rest(values):
        return False
    return values & values_that_follow(t) & ~t.deck.marshmallows != 0


# Chance


def before_chance(p: OhMyBrainPolicy, t: State, seat: i64) -> float:
    """A roll, cards for whoever passed, cards for all, or a new round."""
    if t.phase == phase.ROLL:
        return before_roll(p, t, seat)
    count_all(p, t, seat)
    if t.phase == phase.DRAW:
        return before_draw(p, t, seat)
    if t.phase == phase.RAIN:
        let_rain(p, t)
        return end_of_turn(p, t, seat)
    for other in range(t.seats):
        deal_anew(p, p.sides[other])
    return odds(p, t, seat)


def before_draw(p: OhMyBrainPolicy, t: State, seat: i64) -> float:
    """ZA-25, ZA-27. Two unknown cards, and a play on an empty horde."""
    side = p.sides[seat]
    side.hand += 1
    side.hand_worth += p.unseen.hand_worth
    if t.due > 1:
        side.grave += 1
        side.grave_worth += p.unseen.grave_worth
    side.moves = True
    side.opens = True
    side.stuck = 0.0
    return chances(p, t, seat, seat)


def let_rain(p: OhMyBrainPolicy, t: Table) -> None:
    """ZA-45. An unknown card in every graveyard."""
    for other in range(t.seats):
        side = p.sides[other]
        side.grave += 1
        side.grave_worth += p.unseen.grave_worth


def end_of_turn(p: OhMyBrainPolicy, t: State, seat: i64) -> float:
    """ZA-53. The next seat is to play, unless this one has no card left."""
    side = p.sides[seat]
    if side.hand + side.grave == 0:
        return after_round(p, t, seat, seat)
    mover = after(t, seat, 1)
    let_other_move(p.sides[mover], t, p.unseen)
    return chances(p, t, seat, mover)


def before_roll(p: OhMyBrainPolicy, t: State, seat: i64) -> float:
    """ZA-41. The mean of the six faces."""
    total: float = 0.0
    for face in range(FACES):
        total += after_roll(p, t, seat, t.deck.faces[face])
    return total / float(FACES)


def after_roll(p: OhMyBrainPolicy, t: State, seat: i64, effect: i64) -> float:
    """ZA-44 to ZA-51. What the sides are like then."""
    if effect == SWAP:
        return best_swap(p, t, seat)
    count_all(p, t, seat)
    if effect == GIVE:
        give(p, t, seat)
    elif effect == RAIN:
        if can_rain(t):
            let_rain(p, t)
    elif effect == STEAL:
        victim = p.sides[strongest(p, t, seat)]
        if victim.brains > 1 or can_be_robbed(t, strongest(p, t, seat)):
            victim.brains -= 1
            p.sides[seat].brains += 1
            if victim.brains == 0:
                return settled(p, t, seat)
    elif effect == GAIN:
        if can_gain(t):
            p.sides[seat].brains += 1
    else:
        let_own_move(p.sides[seat], t, seat)
        return chances(p, t, seat, seat)
    return end_of_turn(p, t, seat)


def give(p: OhMyBrainPolicy, t: State, seat: i64) -> None:
    """ZA-44. The worst card of the hand goes to the strongest opponent."""
    values = t.values[seat]
    if values == 0:
        return
    worst = lowest(values)
    while values:
        value = lowest(values)
        if in_hand(t, value) < in_hand(t, worst):
            worst = value
        values = rest(values)
    side = p.sides[seat]
    side.hand -= 1
    side.hand_worth -= in_hand(t, worst)
    side = p.sides[strongest(p, t, seat)]
    side.grave += 1
    side.grave_worth += in_grave(t, worst)


def strongest(p: OhMyBrainPolicy, t: State, seat: i64) -> i64:
    """The opponent who has most."""
    best = after(t, seat, 1)
    for steps in range(2, t.seats):
        other = after(t, seat, steps)
        if worth(p.sides[other]) > worth(p.sides[best]):
            best = other
    return best


# Swaps


def best_swap(p: OhMyBrainPolicy, t: State, seat: i64) -> float:
    """ZA-48. The best of all swaps; if there is none, the turn ends."""
    best: float = LOST
    for opponent in range(1, t.seats):
        other = after(t, seat, opponent)
        if can_swap_hands(t, other):
            best = max(best, after_swap(p, t, seat, actions.SWAP_HAND + opponent))
        if can_swap_graves(t, other):
            best = max(best, after_swap(p, t, seat, actions.SWAP_GRAVE + opponent))
    if best == LOST:
        best = after_swap(p, t, seat, actions.NO_SWAP)
    return best


def after_swap(p: OhMyBrainPolicy, t: State, seat: i64, action: i64) -> float:
    """ZA-48. The own cards are known where they went; those that came are any unseen ones."""
    count_all(p, t, seat)
    if action == actions.NO_SWAP:
        return end_of_turn(p, t, seat)
    mine = p.sides[seat]
    if actions.is_grave_swap(action):
        theirs = p.sides[after(t, seat, action - actions.SWAP_GRAVE)]
        cards = mine.grave
        value = mine.grave_worth
        mine.grave = theirs.grave
        mine.grave_worth = theirs.grave_worth
        theirs.grave = cards
        theirs.grave_worth = value
    else:
        theirs = p.sides[after(t, seat, action - actions.SWAP_HAND)]
        cards = mine.hand
        value = mine.hand_worth
        mine.hand = theirs.hand
        mine.hand_worth = theirs.hand_worth
        theirs.hand = cards
        theirs.hand_worth = value
    return end_of_turn(p, t, seat)


POLICY: Final = OhMyBrainPolicy
