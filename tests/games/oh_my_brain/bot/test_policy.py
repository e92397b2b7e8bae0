"""The policy of the heuristic player: what it weighs, expects, and cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from monsterbox.bots.payoffs import Payoffs, judge
from monsterbox.bots.policy import Values
from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState
from monsterbox.games.oh_my_brain.bot.policy import OhMyBrainPolicy
from tests.games.kit import Case, few_of, moments, redealt, waiting

CASES = few_of("oh-my-brain", 6)
some_cases = pytest.mark.parametrize("case", CASES, ids=str)


def weighed(world: GameState, seat: int, *, glance: bool = False) -> list[float]:
    """What the policy thinks of each legal action."""
    policy, actions, values = OhMyBrainPolicy(), Actions(), Values()
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
    for world, seat in some_choices(case, every=5):
        before = world.to_ints()

        weighed(world, seat)
        weighed(world, seat, glance=True)

        assert world.to_ints() == before


@some_cases
def test_it_reads_no_card_that_the_seat_cannot_see(case: Case) -> None:
    """Hidden cards are dealt anew: what it thinks of its choices is the same."""
    for world, seat in some_choices(case, every=3):
        others = [redealt(world, seat, seed) for seed in (1, 2)]

        for glance in (False, True):
            expected = weighed(world, seat, glance=glance)
            assert all(weighed(other, seat, glance=glance) == expected for other in others)


def test_weighing_again_says_the_same() -> None:
    """The policy keeps room to think in, and nothing of what it thought there."""
    policy, actions, values = OhMyBrainPolicy(), Actions(), Values()
    for world, seat in some_choices(CASES[0], every=3):
        actions.n = 0
        world.legal(seat, actions)
        policy.weigh(world, seat, actions, values)

        assert values.to_list(int(actions.n)) == weighed(world, seat)


@some_cases
def test_what_it_weighs_is_a_share_of_the_game(case: Case) -> None:
    """In brains: nothing is worth more than the game, or less than to lose it."""
    for world, seat in some_choices(case, every=4):
        assert all(-1.5 < value < 12 for value in weighed(world, seat))


# What it expects


@some_cases
def test_it_judges_where_a_card_is_to_be_played(case: Case) -> None:
    policy = OhMyBrainPolicy()
    for moment in moments(case):
        if moment.is_choice and moment.number % 5 == 0:
            phase = case.game.position_of(moment.state, case.settings)["phase"]
            assert policy.is_calm(moment.state) == (phase == "play")


def judged_games(games: int) -> Iterator[tuple[float, float]]:
    """One turn in five of games between good players: the odds of seat 0, and how it ended."""
    policy, rng, actions, values = OhMyBrainPolicy(), Rng(3), Actions(), Values()
    payoffs, case = Payoffs(2), CASES[0]
    for _ in range(games):
        world, odds, turns = case.begin(), [], 0
        while (seat := int(world.settle(rng))) != OVER:
            if policy.is_calm(world):
                turns += 1
                if turns % 5 == 0:
                    judge(payoffs, world, policy)
                    odds.append(float(payoffs.win[0]))
            policy.step(world, seat, rng, actions, values)
        result = (world.rank(1) - world.rank(0) + 1) / 2
        yield from ((one, result) for one in odds)


def test_what_it_expects_comes_about_on_average() -> None:
    """A small sample: better than a coin, and not off to one side."""
    judged = list(judged_games(60))

    error = mean(odds - result for odds, result in judged)
    squares = mean((odds - result) ** 2 for odds, result in judged)

    assert len(judged) > 300
    assert abs(error) < 0.12
    assert squares < 0.235


@some_cases
def test_every_seat_can_expect_something(case: Case) -> None:
    """Also those not to move; whatever is expected is a sane number of brains."""
    policy = OhMyBrainPolicy()
    for moment in moments(case):
        if moment.is_choice and moment.number % 5 == 0 and policy.is_calm(moment.state):
            assert waiting(moment.state, case.seats) == [moment.actor]
            assert policy.spread(moment.state) > 0
            for seat in range(case.seats):
                assert -60 < policy.expect(moment.state, seat) < 60
