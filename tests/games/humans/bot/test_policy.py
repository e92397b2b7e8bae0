"""The policy of the heuristic player of Humans: what it weighs, expects, and cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from monsterbox.bots.policy import Values
from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState
from monsterbox.games.humans.bot.policy import HumansPolicy
from tests.games.kit import Case, few_of, moments, redealt, waiting

CASES = [*few_of("humans", 2), *few_of("humans-zombies", 2)]
some_cases = pytest.mark.parametrize("case", CASES, ids=str)
two_cases = pytest.mark.parametrize(
    "case", [few_of("humans", 0)[0], few_of("humans-zombies", 0)[0]], ids=str
)


def weighed(world: GameState, seat: int, *, glance: bool = False) -> list[float]:
    """What the policy thinks of each legal action."""
    policy, actions, values = HumansPolicy(), Actions(), Values()
    world.legal(seat, actions)
    weigh = policy.glance if glance else policy.weigh
    weigh(world, seat, actions, values)
    return values.to_list(int(actions.n))


def some_choices(case: Case, every: int) -> Iterator[tuple[GameState, int]]:
    """Moments in which a seat has at least two choices."""
    choices = (one for one in moments(case) if one.is_choice and len(one.legal) > 1)
    for k, moment in enumerate(choices):
        if k % every == case.seed % every:
            yield moment.state, moment.actor


# What it weighs


@some_cases
def test_weighing_leaves_the_world_alone(case: Case) -> None:
    for world, seat in some_choices(case, every=20):
        before = world.to_ints()

        weighed(world, seat)
        weighed(world, seat, glance=True)

        assert world.to_ints() == before


@some_cases
def test_it_reads_no_hand_that_the_seat_cannot_see(case: Case) -> None:
    """The hidden hands and the piles are dealt anew: what it thinks of its choices is the same."""
    for world, seat in some_choices(case, every=12):
        others = [redealt(world, seat, seed) for seed in (1, 2)]

        for glance in (False, True):
            expected = weighed(world, seat, glance=glance)
            assert all(weighed(other, seat, glance=glance) == expected for other in others)


@two_cases
def test_weighing_again_says_the_same(case: Case) -> None:
    """The policy keeps room to think in, and nothing of what it thought there."""
    policy, actions, values = HumansPolicy(), Actions(), Values()
    for world, seat in some_choices(case, every=15):
        actions.n = 0
        world.legal(seat, actions)
        policy.weigh(world, seat, actions, values)

        assert values.to_list(int(actions.n)) == weighed(world, seat)


# What it expects


def judged_games(case: Case, games: int) -> Iterator[tuple[float, float]]:
    """At one calm moment in twelve of games between good players: expected lead, share of win."""
    policy, rng, actions, values = HumansPolicy(), Rng(3), Actions(), Values()
    for _ in range(games):
        world, leads, calm = case.begin(), [], 0
        while (seat := int(world.settle(rng))) != OVER:
            if policy.is_calm(world):
                calm += 1
                if calm % 12 == 0:
                    leads.append(policy.expect(world, 0) - policy.expect(world, 1))
            policy.step(world, seat, rng, actions, values)
        won = float(world.rank(0) < world.rank(1))
        yield from ((expected, won) for expected in leads)


@two_cases
def test_whoever_is_expected_to_lead_wins_more_often(case: Case) -> None:
    judged = list(judged_games(case, 16))

    ahead = [won for expected, won in judged if expected > 0]
    behind = [won for expected, won in judged if expected <= 0]

    assert len(judged) > 30
    assert mean(ahead) > mean(behind) + 0.1


@some_cases
def test_every_seat_can_expect_something(case: Case) -> None:
    """Also those not to move; whatever is expected is a sane number of points."""
    policy = HumansPolicy()
    for moment in moments(case):
        if moment.is_choice and moment.number % 15 == 0 and policy.is_calm(moment.state):
            assert waiting(moment.state, case.seats) == [moment.actor]
            assert policy.spread(moment.state) > 0
            for seat in range(case.seats):
                assert 0 <= policy.expect(moment.state, seat) < 40
