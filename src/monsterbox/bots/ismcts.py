"""The player that searches: it imagines many continuations of the match before it chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from monsterbox.bots.bot import BEST, Opinion, rng_for
from monsterbox.bots.heuristic import Habit, avoided
from monsterbox.bots.policy import Policy
from monsterbox.bots.search import Search
from monsterbox.bots.spec import Budget
from monsterbox.core.belief import Belief

SLICE = 0.01  # seconds after which whoever wants to stop it is heard
FASTER = 2  # a slice has at most so many times the iterations of the one before
CHECK = 250  # iterations between two looks whether the choice is clear
CLEAR = 0.97  # share of the iterations after which it is
SEEDS = 1 << 32


@dataclass(frozen=True)
class Manner:
    """How to search."""

    exploration: float = 0.3
    """How much the search explores unlikely and untried choices."""
    trust: float = 2.0
    """Points by which the policy tells choices apart: the fewer, the more it is followed."""
    widening: float = 0.0
    """At most so many choices, times the root of the visits, are tried at a node; 0: any."""
    horizon: int = 10
    """Choices that the policy makes after the tree before the position is judged."""


class Thinking:
    """A running search on one belief: it runs in slices and can be asked at any time."""

    def __init__(
        self,
        belief: Belief,
        policy: Policy,
        manner: Manner,
        seed: int,
        habit: Habit | None = None,
        game: str = "",
    ) -> None:
        rng = rng_for(seed, belief, game)
        self.belief = belief
        self.avoided = {belief.actions[k] for k in avoided(belief, habit)}
        self.root = belief.sample(rng)
        self.search = Search(
            seats=belief.seats,
            observer=belief.seat,
            policy=policy,
            exploration=manner.exploration,
            trust=manner.trust,
            widening=manner.widening,
            horizon=manner.horizon,
            seed=int(rng.below(SEEDS)),
        )

    @property
    def iterations(self) -> int:
        return int(self.search.iterations)

    def run(self, iterations: int) -> None:
        """Play that many more imagined games."""
        self.search.run(self.root, iterations)

    def ranked(self) -> list[tuple[int, int, float, float]]:
        """(action, visits, payoff, win chance), the most visited choice first.

        Last come those that lead nowhere.
        """
        return sorted(
            self.search.results(),
            key=lambda one: (one[0] in self.avoided, -one[1], -one[2], one[0]),
        )

    def best(self) -> str:
        """The best choice so far; before the first game, any that leads somewhere."""
        ranked = self.ranked()
        if ranked and ranked[0][0] not in self.avoided:
            return self.name_of(ranked[0][0])
        useful = (one for one in self.belief.actions if one not in self.avoided)
        return self.name_of(next(useful))

    def opinions(self, best: int = BEST) -> list[Opinion]:
        """The best choices so far with their chances."""
        return [
            Opinion(self.name_of(action), chance, visits)
            for action, visits, _, chance in self.ranked()[:best]
            if visits
        ]

    def is_settled(self, left: float) -> bool:
        """Whether that many more games cannot change the choice, or are very unlikely to.

        Checked only now and then, always after the same number of games: the choice must not
        depend on how fast the machine is.
        """
        if self.iterations % CHECK:
            return False
        visits = sorted((visits for _, visits, _, _ in self.search.results()), reverse=True)
        lead = visits[0] - sum(visits[1:2])
        return lead > left or visits[0] > CLEAR * self.iterations

    def name_of(self, action: int) -> str:
        return self.belief.legal[self.belief.actions.index(action)]


class Ismcts:
    """Information-set tree search within a budget of games or of time."""

    def __init__(
        self,
        make_policy: Callable[[], Policy],
        budget: Budget,
        manner: Manner,
        seed: int,
        habit: Habit | None = None,
        game: str = "",
    ) -> None:
        self.make_policy = make_policy
        self.budget = budget
        self.manner = manner
        self.seed = seed
        self.habit = habit
        self.game = game

    def choose(self, belief: Belief) -> str:
        return self.think(belief, early=True).best()

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        return self.think(belief, early=False).opinions(best)

    def begin(self, belief: Belief) -> Thinking:
        """A search that its owner runs, for those who want to stop it themselves."""
        policy = self.make_policy()
        return Thinking(belief, policy, self.manner, self.seed, self.habit, self.game)

    def think(
        self, belief: Belief, *, early: bool, stopped: Callable[[], bool] = lambda: False
    ) -> Thinking:
        """Search until the budget is used up, somebody says stop, or (`early`) it is settled.

        One game is always played: before it there is nothing to say.
        """
        thinking = self.begin(belief)
        clock = Clock(self.budget)
        while (games := clock.games()) > 0:
            thinking.run(games)
            clock.count(games)
            if stopped() or (early and thinking.is_settled(clock.left())):
                break
        return thinking


class Clock:
    """Cuts a budget into slices of about equal time."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = perf_counter()
        self.spent = 0.0
        self.played = 0
        self.slice = 1

    def games(self) -> int:
        """How many games the next slice has; 0 when the budget is used up."""
        return max(0, min(self.slice, int(self.left()), CHECK - self.played % CHECK))

    def count(self, games: int) -> None:
        """A slice was played: the next one takes about `SLICE` seconds."""
        self.played += games
        self.spent = perf_counter() - self.began
        fitting = int(SLICE * self.played / self.spent) if self.spent > 0 else games
        self.slice = max(1, min(fitting, FASTER * self.slice))

    def left(self) -> float:
        """How many games are left, at the speed so far."""
        if self.budget.iterations is not None:
            return self.budget.iterations - self.played
        seconds = self.budget.seconds or 0.0
        if self.played == 0:
            return 1.0
        return max(0.0, seconds - self.spent) * self.played / max(self.spent, 1e-9)
