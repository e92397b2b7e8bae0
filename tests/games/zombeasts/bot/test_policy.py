"""The policy of the heuristic player: what it weighs, expects, and cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from monsterbox.bots.policy import Values
from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState
from monsterbox.games.zombeasts.bot.policy import ZombeastsPolicy
from tests.games.kit import Case, few_of, moments, redealt, waiting

CASES = few_of("zombeasts", 3)
some_cases = pytest.mark.parametrize("case", CASES, ids=str)


def weighed(world: GameState, seat: int, *, glance: bool = False) -> list[float]:
    """What the policy thinks of each legal action."""
    policy, actions, values = ZombeastsPolicy(), Actions(), Values()
    world.legal(seat, actions)
    weigh = policy.glance if glance else policy.weigh
    weigh(world, seat, actions, values)
    return values.to_list(int(actions.n))


def some_choices(case: Case, every: int) -> Iterator[tuple[GameState, int]]:
    """Moments in which a seat has at least two choices and few cards."""
    choices = (one for one in moments(case) if one.is_choice and 1 < len(one.legal) < 10)
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
    """The hidden hands and the pile are dealt anew: what it thinks of its choices is the same."""
    for world, seat in some_choices(case, every=12):
        others = [redealt(world, seat, seed) for seed in (1, 2)]

        for glance in (False, True):
            expected = weighed(world, seat, glance=glance)
            assert all(weighed(other, seat, glance=glance) == expected for other in others)


def test_weighing_again_says_the_same() -> None:
    """The policy keeps room to think in, and nothing of what it thought there."""
    policy, actions, values = ZombeastsPolicy(), Actions(), Values()
    for world, seat in some_choices(CASES[0], every=15):
        actions.n = 0
        world.legal(seat, actions)
        policy.weigh(world, seat, actions, values)

        assert values.to_list(int(actions.n)) == weighed(world, seat)


# What it expects


@some_cases
def test_it_judges_where_a_turn_begins(case: Case) -> None:
    policy = ZombeastsPolicy()
    for moment in moments(case):
        if moment.is_choice and moment.number % 9 == 0:
            phase = case.game.position_of(moment.state, case.settings)["phase"]
            assert policy.is_calm(moment.state) == (phase == "play")


def judged_games(games: int) -> Iterator[tuple[float, float, float]]:
    """At one turn in eight of games between good players, for the seat to move.

    The lead that it is expected to have in the end, the lead as it stands, and the final lead.
    """
    policy, rng, actions, values = ZombeastsPolicy(), Rng(3), Actions(), Values()
    case = CASES[0]
    for _ in range(games):
        world, leads, turns = case.begin(), [], 0
        while (seat := int(world.settle(rng))) != OVER:
            if policy.is_calm(world):
                turns += 1
                if turns % 8 == 0:
                    expected = policy.expect(world, seat) - policy.expect(world, 1 - seat)
                    leads.append((seat, expected, lead(world, seat)))
            policy.step(world, seat, rng, actions, values)
        yield from ((expected, now, lead(world, seat)) for seat, expected, now in leads)


def lead(world: GameState, seat: int) -> float:
    return float(world.score(seat) - world.score(1 - seat))


def test_what_it_expects_comes_about_on_average() -> None:
    """A small sample: closer to the end than the score as it stands, and not off to one side."""
    judged = list(judged_games(8))

    error = mean(expected - final for expected, _, final in judged)
    squares = mean((expected - final) ** 2 for expected, _, final in judged)
    naive = mean((now - final) ** 2 for _, now, final in judged)

    assert len(judged) > 30
    assert abs(error) < 4
    assert squares < naive
    assert 4 < squares**0.5 < 20


def test_the_spread_shrinks_with_the_pile() -> None:
    """The fewer cards are left, the less can happen."""
    policy, case = ZombeastsPolicy(), CASES[0]
    spreads = [policy.spread(one.state) for one in moments(case) if one.number % 40 == 0]

    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] > 0


@some_cases
def test_every_seat_can_expect_something(case: Case) -> None:
    """Also those not to move; whatever is expected is a sane number of points."""
    policy = ZombeastsPolicy()
    for moment in moments(case):
        if moment.is_choice and moment.number % 15 == 0 and policy.is_calm(moment.state):
            assert waiting(moment.state, case.seats) == [moment.actor]
            for seat in range(case.seats):
                assert -100 < policy.expect(moment.state, seat) < 300
