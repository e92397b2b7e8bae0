"""A decent player of Zombeasts: thinks its turn through by the rules and weighs where it leads.

The strategy, and where it is written down (docs/bots/zombeasts.md tells it in words):

- Where a turn leads is weighed in victory points: `zombeasts_side.worth`.
- Equal animals bring attacks, so plays are thought through to the end of the chain, with toys and
  swaps in it, and its last card decides how many cards come: `best_end`.
- A joker takes what I need and leaves a poor moon behind: `end_of_turn` counts what others lose.
- Drawn are open cards that fit, else from the richest hand, else from the pile: `worth_of_draw`.
- With the pile nearly empty, unfinished moons are given up: `was_last_turn`.
"""

from typing import Final, final

from mypy_extensions import i64

from monsterbox.bots.policy import Policy, Values
from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE, OVER, GameState
from monsterbox.games.zombeasts.bot.policy_side import (
    UNKNOWN,
    Outlook,
    best_gain,
    fills,
    look_ahead,
    promised_to,
    set_turns,
    weigh_moons,
    worth,
)
from monsterbox.games.zombeasts.engine import actions
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import WORDS
from monsterbox.games.zombeasts.engine.rules.score import score
from monsterbox.games.zombeasts.engine.state import State
from monsterbox.games.zombeasts.engine.table import (
    MINUS,
    PILE,
    ROWS,
    SLOTS,
    VICTORY,
    Table,
    after,
    card_at,
    cards_in,
    stock_size,
)

# In victory points unless said otherwise.
HARM: Final = 0.8  # what an opponent's loss is worth, as a share of it
DENY: Final = 0.15  # a stock card that others cannot get, as a share of its points
ROB: Final = 0.3  # a card drawn from a hand, for every card there
LAST_CARD: Final = -1.0  # drawing the only card of a hand: its owner takes three
FRESH_HAND: Final = 3.0  # three unknown cards, one of which may be played at once
FURTHER: Final = 5.0  # a further play that is not thought through
TO_MOVE: Final = 3.5  # to be the next to play, measured over 1 500 games
LAST_MOVE: Final = 3.0  # more than that in the last round
SPREAD: Final = 8.0  # of the final difference around the expected one, with an empty pile
SPREAD_A_CARD: Final = 0.08  # and more for every card of the pile

NEW_HAND: Final = 3
THOROUGH: Final = 4  # choices of a turn thought through
AT_A_GLANCE: Final = 0
LEVELS: Final = 16  # of nested choices; a swap takes two more than are counted


@final
class ZombeastsPolicy(Policy):
    """Weighs each action by the best end of the turn it leads to; chance is never rolled."""

    def __init__(self) -> None:
        self.out = Outlook()
        self.others: float = 0.0  # what the others are promised at the root
        self.buffers: list[Actions] = [Actions() for _ in range(LEVELS)]

    def weigh(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        self.think(world, seat, actions, values, THOROUGH)

    def glance(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        self.think(world, seat, actions, values, AT_A_GLANCE)

    def is_calm(self, world: GameState) -> bool:
        """A turn begins."""
        assert isinstance(world, State)
        return world.phase == phase.PLAY

    def expect(self, world: GameState, seat: i64) -> float:
        assert isinstance(world, State)
        look_ahead(self.out, world, seat)
        value = float(score(world, seat))
        if world.active == seat:
            value += TO_MOVE
            if world.last_round:
                set_turns(self.out, 1.0)
                value += LAST_MOVE
        return value + worth(world, self.out, seat, cards_to_come(world, seat))

    def spread(self, world: GameState) -> float:
        assert isinstance(world, State)
        return SPREAD + SPREAD_A_CARD * float(world.held[PILE])

    def think(
        self, world: GameState, seat: i64, actions: Actions, values: Values, depth: i64
    ) -> None:
        assert isinstance(world, State)
        look_ahead(self.out, world, seat)
        if world.phase == phase.DRAW:
            weigh_moons(world, self.out, seat)
            for k in range(actions.n):
                values.items[k] = worth_of_draw(world, self.out, seat, actions.items[k])
        elif world.phase == phase.BONUS:
            for k in range(actions.n):
                values.items[k] = worth_of_bonus(world, actions.items[k])
        else:
            self.others = promised_to_others(world, self.out, seat)
            for k in range(actions.n):
                child = world.clone()
                child.apply(seat, actions.items[k])
                values.items[k] = best_end(self, world, child, seat, depth, 0)


# The turn thought through


def best_end(p: ZombeastsPolicy, root: State, t: State, seat: i64, depth: i64, level: i64) -> float:
    """The most that the seat can still make of its turn."""
    if t.actor != seat or t.phase == phase.DRAW or t.phase == phase.PLAY:
        return end_of_turn(p, root, t, seat)
    if t.phase == phase.PAW_DISCARD:  # one card at a time: their order is of no account
        return end_of_turn(p, root, t, seat)
    if depth <= 0 and t.phase != phase.SWAP_TAKE and t.phase != phase.SWAP_PLACE:
        return end_of_turn(p, root, t, seat) + not_thought_through(p, t)
    actions = p.buffers[level]
    actions.n = 0
    t.legal(seat, actions)
    best: float = -1000000.0
    for k in range(actions.n):
        child = t.clone()
        child.apply(seat, actions.items[k])
        best = max(best, best_end(p, root, child, seat, depth - 1, level + 1))
    return best


def not_thought_through(p: ZombeastsPolicy, t: Table) -> float:
    """ZB-23, ZB-43. What a further play or a bonus is worth by experience."""
    if t.phase == phase.EXTRA:
        return FURTHER
    if t.phase == phase.BONUS:
        return p.out.bonus
    return 0.0


def end_of_turn(p: ZombeastsPolicy, root: State, t: State, seat: i64) -> float:
    """Points that came since the root, what others were left with, and the own side.

    Forced steps of others may follow within the choice, and end the game: they hang on hands that
    the seat cannot see, so they do not count.
    """
    value = float(gained(root, t, VICTORY + seat) - gained(root, t, MINUS + seat))
    if t.actor == OVER or are_moons_of_others_as_before(root, t, seat):
        value -= p.others
    else:
        value -= promised_to_others(t, p.out, seat)
    unknown = cards_to_come(t, seat)
    if t.active == seat and was_last_turn(t, seat, unknown):
        return value
    if t.phase == phase.DEAL and t.receiver == seat and (t.attack or t.grant != NONE):
        value += FRESH_HAND  # ZB-58: an attack with an empty hand
    return value + worth(t, p.out, seat, unknown)


def gained(root: Table, t: Table, zone: i64) -> i64:
    """Points of the cards that came to a pile."""
    points: i64 = 0
    for word in range(WORDS):
        cards = cards_in(t, zone, word) & ~cards_in(root, zone, word)
        while cards:
            points += t.deck.points[card_at(word, lowest(cards))]
            cards = rest(cards)
    return points


def are_moons_of_others_as_before(root: Table, t: Table, seat: i64) -> bool:
    for place in range(t.seats * ROWS):
        if t.moons[place] != root.moons[place] and place // ROWS != seat:
            return False
    return True


def promised_to_others(t: Table, out: Outlook, seat: i64) -> float:
    """What one opponent loses is worth to me, the more the fewer there are."""
    total: float = 0.0
    for other in range(t.seats):
        if other != seat:
            total += promised_to(t, out, other)
    return HARM * total / float(t.seats - 1)


def cards_to_come(t: Table, seat: i64) -> i64:
    """ZB-48, ZB-50, ZB-55. Cards on their way to the seat that it has not seen yet."""
    unknown: i64 = 0
    if t.active == seat:
        unknown = t.number
        if t.phase == phase.STEAL:
            unknown += 1
    if t.phase == phase.DEAL and t.receiver == seat:
        unknown += t.due
    if unknown == 0 and t.held[seat] == 0:
        return NEW_HAND
    return unknown


def was_last_turn(t: Table, seat: i64, draws: i64) -> bool:
    """ZB-64, ZB-67, ZB-68. Whether the refill must empty the pile, or the last round is on."""
    if t.last_round:
        return True
    needed = SLOTS - stock_size(t) + max(0, draws - hands_to_draw_from(t, seat))
    return t.held[PILE] <= needed


def hands_to_draw_from(t: Table, seat: i64) -> i64:
    """ZB-50, ZB-55. Hands that a card may still be drawn from without a new hand for the owner."""
    hands: i64 = 0
    for other in range(t.seats):
        if other != seat and t.held[other] > 1 and t.robbed & bit(other) == 0:
            hands += 1
    return hands


# Simple questions


def worth_of_bonus(t: Table, action: i64) -> float:
    """ZB-43. The most points; even a joker is better taken than left to the others."""
    if action == actions.DECLINE:
        return -1.0
    slot = action - actions.BONUS
    card = t.stock[slot]
    return float(t.deck.points[card])


def worth_of_draw(t: Table, out: Outlook, seat: i64, action: i64) -> float:
    """ZB-49 to ZB-51. A source for the next card; the others of N are still unknown then."""
    if action == actions.STOP_DRAWING:
        return 0.0
    if actions.is_stock_draw(action):
        slot = action - actions.DRAW
        card = t.stock[slot]
        denied = DENY * float(t.deck.points[card])
        return best_gain(t, out, seat, card) + fills(t, out, seat, card) + denied
    value = UNKNOWN * out.odds[1]
    if action == actions.DRAW_PILE:
        return value
    victim = after(t, seat, action - actions.DRAW_HAND)
    if t.held[victim] > 1:
        return value + ROB * float(t.held[victim])
    return value + LAST_CARD


POLICY: Final = ZombeastsPolicy
