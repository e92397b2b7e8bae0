"""What each choice of a seat is worth, found by imagined games that all begin in the same worlds.

Every choice is tried in each world with the same random numbers afterwards, so that differences
between choices are known far better than the chances themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean

from monsterbox.bots.make import policy_for
from monsterbox.bots.payoffs import Payoffs, judge, judge_end
from monsterbox.bots.policy import Policy, Values
from monsterbox.coach.report import Estimate
from monsterbox.core.actions import Actions
from monsterbox.core.belief import Belief
from monsterbox.core.rng import Rng
from monsterbox.games import faces

TO_THE_END = 1_000_000
STRIDE = 0x9E3779B1
Outcomes = list[float]
"""Of one choice: the share of the win in each imagined world."""


def steady_policy(game_key: str) -> Policy:
    """How everybody goes on in imagined games of a game."""
    face = faces.face(game_key, "bot", "policy_steady")
    make: Callable[[], Policy] = policy_for(game_key, None) if face is None else face.STEADY
    return make()


def outcomes_of(
    belief: Belief, actions: Sequence[int], worlds: int, seed: int, horizon: int = TO_THE_END
) -> list[Outcomes]:
    """For each action the shares of a win, world by world.

    After `horizon` choices a game is judged as it stands, which is quicker and less a matter of
    luck, and relies on the judgement of the policy.
    """
    policy = steady_policy(belief.game)
    found: list[Outcomes] = [[] for _ in actions]
    room, values, payoffs = Actions(), Values(), Payoffs(belief.seats)
    for number in range(worlds):
        lot = (seed * STRIDE + number) & 0xFFFFFFFF
        world = belief.sample(Rng(lot))
        for action, shares in zip(actions, found, strict=True):
            tried = world.clone()
            tried.apply(belief.seat, action)
            if policy.play_on(tried, horizon, Rng(lot ^ 0x5BD1E995), room, values):
                judge_end(payoffs, tried)
            else:
                judge(payoffs, tried, policy)
            shares.append(payoffs.win[belief.seat])
    return found


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean with its standard error."""
    mean = fmean(numbers)
    spread = sum((one - mean) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return Estimate(mean, sqrt(spread / len(numbers)))


def cost(best: Outcomes, other: Outcomes) -> Estimate:
    """What the other choice costs against the best, world by world."""
    return estimate([one - two for one, two in zip(best, other, strict=True)])
