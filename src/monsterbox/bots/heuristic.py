"""The player that follows a policy: rates the choices and takes the best, or nearly the best."""

from __future__ import annotations

from collections.abc import Callable, Collection

from monsterbox.bots.bot import BEST, Opinion, rng_for
from monsterbox.bots.payoffs import Payoffs, judge, judge_end
from monsterbox.bots.policy import Policy, Values, best_of
from monsterbox.core.actions import Actions
from monsterbox.core.belief import Belief
from monsterbox.core.rng import Rng

TRIALS = 60  # imagined games for an estimate
HORIZON = 20  # choices of each before it is judged
FINE = 1 << 20
NEVER = -1e9  # worse than any mistake makes up for

Habit = Callable[[Belief], Collection[int]]
"""Which of the legal actions lead nowhere, such as a step back to where a figure came from."""


class Heuristic:
    """Looks at one possible world, and only at what its seat can see there.

    With `noise` it misjudges every choice by up to that many points: a choice that is more than
    twice the noise worse than the best is never taken.
    """

    def __init__(
        self,
        make_policy: Callable[[], Policy],
        seed: int,
        noise: float = 0.0,
        habit: Habit | None = None,
        game: str = "",
    ) -> None:
        self.make_policy = make_policy  # one for each choice: a policy has room to think for one
        self.seed = seed
        self.noise = noise
        self.habit = habit
        self.game = game

    def choose(self, belief: Belief) -> str:
        rng = rng_for(self.seed, belief, self.game)
        values, n = Values(), len(belief.legal)
        for k, value in enumerate(self.weigh(belief, rng)):
            values.items[k] = value + self.mistake(rng)
        for k in avoided(belief, self.habit):
            values.items[k] = NEVER
        return belief.legal[int(best_of(values, n, rng))]

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        rng = rng_for(self.seed, belief, self.game)
        weighed = zip(self.weigh(belief, rng), belief.legal, belief.actions, strict=True)
        ranked = sorted(weighed, key=lambda one: -one[0])[:best]
        chances = [(choice, self.win_chance(belief, action, rng)) for _, choice, action in ranked]
        return [Opinion(choice, chance, TRIALS) for choice, chance in chances]

    def weigh(self, belief: Belief, rng: Rng) -> list[float]:
        """What each legal choice is worth in points."""
        world = belief.sample(rng)
        actions, values = Actions(), Values()
        world.legal(belief.seat, actions)
        self.make_policy().weigh(world, belief.seat, actions, values)
        return values.to_list(len(belief.legal))

    def mistake(self, rng: Rng) -> float:
        """The sum of two random numbers: small mistakes are more frequent than big ones."""
        if self.noise == 0:
            return 0.0
        return self.noise * (int(rng.below(FINE)) + int(rng.below(FINE)) - FINE) / FINE

    def win_chance(self, belief: Belief, action: int, rng: Rng) -> float:
        """How often imagined games that begin with this choice are won."""
        policy = self.make_policy()
        payoffs, actions, values = Payoffs(belief.seats), Actions(), Values()
        wins = 0.0
        for _ in range(TRIALS):
            world = belief.sample(rng)
            world.apply(belief.seat, action)
            if policy.play_on(world, HORIZON, rng, actions, values):
                judge_end(payoffs, world)
            else:
                judge(payoffs, world, policy)
            wins += payoffs.win[belief.seat]
        return wins / TRIALS


def avoided(belief: Belief, habit: Habit | None) -> list[int]:
    """The places of the legal choices that lead nowhere; none if all of them do."""
    bad = () if habit is None else habit(belief)
    found = [k for k, action in enumerate(belief.actions) if action in bad]
    return found if len(found) < len(belief.actions) else []
