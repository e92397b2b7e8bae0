"""Information-set tree search for one observer, over worlds that may be the true one.

Each iteration takes a sampled world, follows the tree as far as it goes, adds one choice to it,
lets a policy play on, and tells all choices on the way how it ended (Cowling, Powley, Whitehouse:
single-observer ISMCTS, 2012). Which choice is followed weighs what it brought so far against what
the policy thinks of it and how seldom it was tried (as in PUCT).
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.bots.payoffs import PRECISION, Payoffs, judge, judge_end
from monsterbox.bots.policy import Policy, Values
from monsterbox.bots.tree import NOTHING, ROOT, SEAT, Tree, child_of, edge_at, edges
from monsterbox.core.actions import CAPACITY, Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState

DEEPEST: Final = 128  # choices from the root on
MOST_EDGES: Final = 1_000_000  # about 80 MB; from there on the tree grows no more
NEVER: Final = -1e12  # more than any exploration makes up for
FIRST_TRY: Final = 0.03  # how much worse than its siblings a choice not yet tried is taken to be


@final
class Search:
    """A running search: it runs in slices and can be asked for its results at any time."""

    def __init__(
        self,
        *,
        seats: i64,
        observer: i64,
        policy: Policy,
        exploration: float,
        trust: float,
        widening: float,
        horizon: i64,
        seed: i64,
    ) -> None:
        self.seats = seats
        self.observer = observer
        self.policy = policy
        self.exploration: float = exploration
        self.trust: float = trust  # points by which the policy tells choices apart; 0: not at all
        self.widening: float = widening  # choices tried after n visits, in roots of n; 0: any
        self.horizon = horizon
        self.rng = Rng(seed)
        self.tree = Tree()
        self.iterations: i64 = 0
        self.actions = Actions()
        self.values = Values()
        self.payoffs = Payoffs(seats)
        self.depth: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)  # the edges followed in this iteration
        self.arms: vec[i64] = vec[i64]([0] * CAPACITY)  # the edges of the choices at hand

    def run(self, root: GameState, iterations: i64) -> None:
        """Run that many more iterations; `root` is any world that the observer thinks possible."""
        for _ in range(iterations):
            world = root.clone()
            world.redeal(self.observer, self.rng)
            world.play_blindly()
            iterate(self, world)

    def results(self) -> list[tuple[int, int, float, float]]:
        """(action, visits, mean payoff, mean share of the win) of the observer's choices."""
        found: list[tuple[int, int, float, float]] = []
        edge = self.tree.first[ROOT]
        while edge != NOTHING:
            visits = self.tree.visits[edge]
            n = float(max(visits, 1))
            mean, wins = self.tree.value[edge] / n, self.tree.wins[edge] / n
            found.append((int(self.tree.key[edge] % SEAT), int(visits), mean, wins))
            edge = self.tree.after[edge]
        return found


def iterate(s: Search, world: GameState) -> None:
    """One imagined game: down the tree, on by the policy, and back."""
    descend(s, world)
    if s.policy.play_on(world, s.horizon, s.rng, s.actions, s.values):
        judge_end(s.payoffs, world)
    else:
        judge(s.payoffs, world, s.policy)
    tell(s)
    s.iterations += 1


def descend(s: Search, world: GameState) -> None:
    """Follow the tree until a choice that was never made, or the end."""
    node: i64 = ROOT
    s.depth = 0
    known = True
    while known and s.depth < DEEPEST:
        seat = actor_of(s, world)
        if seat == OVER:
            return
        edge = select(s, node, world, seat)
        s.path[s.depth] = edge
        s.depth += 1
        world.apply(seat, s.tree.key[edge] % SEAT)
        known = is_known(s.tree, edge)
        if known:
            node = child_of(s.tree, edge)


def is_known(tree: Tree, edge: i64) -> bool:
    """Whether the tree continues below a choice, or may grow there."""
    if tree.child[edge] != NOTHING:
        return True
    return tree.visits[edge] > 0 and edges(tree) < MOST_EDGES


def actor_of(s: Search, world: GameState) -> i64:
    """The seat whose choice the tree takes next, or OVER.

    Where several may choose, the observer comes first. Where they choose in secret, the others do
    as the policy guesses: neither side may act on what it cannot see.
    """
    seat = world.settle(s.rng)
    while seat != OVER and seat != s.observer:
        if world.may_act(s.observer):
            return s.observer
        if not world.conceals():
            return seat
        s.policy.step(world, seat, s.rng, s.actions, s.values)
        seat = world.settle(s.rng)
    return seat


def select(s: Search, node: i64, world: GameState, seat: i64) -> i64:
    """The choice to follow at a node."""
    s.actions.n = 0
    world.legal(seat, s.actions)
    if meet(s, node, seat):
        set_priors(s, world, seat)
    return most_promising(s)


def meet(s: Search, node: i64, seat: i64) -> bool:
    """Find the edges of the choices at hand; whether any of them is new."""
    tree = s.tree
    new = False
    edge: i64 = NOTHING
    for k in range(s.actions.n):
        action = s.actions.items[k]
        edge = edge_at(tree, node, edge, seat * SEAT + action)
        s.arms[k] = edge
        seen = tree.seen[edge]
        if seen == 0:
            new = True
        tree.seen[edge] = seen + 1
    return new


def set_priors(s: Search, world: GameState, seat: i64) -> None:
    """What the policy thinks of choices that are new, in shares of 1 among those at hand."""
    n = s.actions.n
    if s.trust > 0.0 and n > 1:
        s.policy.glance(world, seat, s.actions, s.values)
        soften(s.values, n, s.trust)
    else:
        for k in range(n):
            s.values.items[k] = 1.0 / float(n)
    for k in range(n):
        edge = s.arms[k]
        if s.tree.prior[edge] < 0.0:
            s.tree.prior[edge] = s.values.items[k]


def soften(values: Values, n: i64, trust: float) -> None:
    """Points into shares of 1: a choice `trust` points behind another gets 37 % of its share."""
    most = values.items[0]
    for k in range(1, n):
        if values.items[k] > most:
            most = values.items[k]
    total: float = 0.0
    for k in range(n):
        share = exp((values.items[k] - most) / trust)
        values.items[k] = share
        total += share
    for k in range(n):
        values.items[k] = values.items[k] / total


def most_promising(s: Search) -> i64:
    """The choice with the best mean payoff, plus something for what is likely and little tried."""
    tree = s.tree
    untried = first_try(s)
    best: i64 = NOTHING
    most = 2.0 * NEVER
    equal: i64 = 1
    for k in range(s.actions.n):
        edge = s.arms[k]
        visits = tree.visits[edge]
        value = untried
        if visits > 0:
            value = tree.value[edge] / float(visits)
        likely = tree.prior[edge] * sqrt(float(tree.seen[edge])) / float(1 + visits)
        value += s.exploration * likely
        if value > most + PRECISION:
            best = edge
            most = value
            equal = 1
        elif value > most - PRECISION:
            equal += 1
            if s.rng.below(equal) == 0:
                best = edge
    return best


def first_try(s: Search) -> float:
    """What a choice not yet tried counts as: a little less than its siblings brought.

    With progressive widening it counts for nothing while enough of them are being tried.
    """
    tree = s.tree
    total: float = 0.0
    visits: i64 = 0
    tried: i64 = 0
    for k in range(s.actions.n):
        edge = s.arms[k]
        if tree.visits[edge] > 0:
            tried += 1
            visits += tree.visits[edge]
            total += tree.value[edge]
    if visits == 0:
        return 0.5
    if s.widening > 0.0 and float(tried) >= s.widening * sqrt(float(visits)):
        return NEVER
    return total / float(visits) - FIRST_TRY


def tell(s: Search) -> None:
    """Tell every choice on the way what it brought to the seat that made it."""
    tree = s.tree
    for k in range(s.depth):
        edge = s.path[k]
        seat = tree.key[edge] // SEAT
        tree.visits[edge] = tree.visits[edge] + 1
        tree.value[edge] = tree.value[edge] + s.payoffs.payoff[seat]
        tree.wins[edge] = tree.wins[edge] + s.payoffs.win[seat]
