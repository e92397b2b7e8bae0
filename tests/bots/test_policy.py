"""How a policy makes choices and plays on."""

from __future__ import annotations

from collections import Counter

import pytest

import monsterbox as mb
from monsterbox.bots.policy import Policy, UniformPolicy, Values, best_of
from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState
from tests.core.doubles import Auction

from .doubles import Preferring, Stones


class Uneasy(Preferring):
    """Judges only where an even number of stones is left."""

    def is_calm(self, world: GameState) -> bool:
        assert isinstance(world, Stones)
        return world.stones % 2 == 0


def values_of(*items: float) -> Values:
    values = Values()
    for k, item in enumerate(items):
        values.items[k] = item
    return values


def play_on(policy: Policy, world: GameState, horizon: int, seed: int = 1) -> bool:
    return policy.play_on(world, horizon, Rng(seed), Actions(), Values())


def step(policy: Policy, world: GameState, seed: int = 1) -> None:
    policy.step(world, world.turn(), Rng(seed), Actions(), Values())


# The greatest value


@pytest.mark.parametrize(
    ("items", "place"),
    [((1.0,), 0), ((1.0, 3.0, 2.0), 1), ((-3.0, -2.0, -2.5), 1), ((4.0, 3.0, 2.0), 0)],
)
def test_the_greatest_value_is_found(items: tuple[float, ...], place: int) -> None:
    found = {int(best_of(values_of(*items), len(items), Rng(seed))) for seed in range(20)}

    assert found == {place}


def test_values_beyond_those_in_use_do_not_count() -> None:
    assert best_of(values_of(1.0, 2.0, 9.0), 2, Rng(1)) == 1


def test_equal_values_are_settled_by_lot() -> None:
    """Each of the three is taken about as often; the fourth is worse and never is."""
    values = values_of(2.0, 1.0, 2.0, 2.0)

    found = Counter(int(best_of(values, 4, Rng(seed))) for seed in range(900))

    assert set(found) == {0, 2, 3}
    assert all(240 < times < 360 for times in found.values())


def test_values_that_differ_by_rounding_are_equal() -> None:
    """Sums in another order must not decide."""
    values = values_of(0.3, 0.1 + 0.2)

    assert {int(best_of(values, 2, Rng(seed))) for seed in range(30)} == {0, 1}


# The policy without an opinion


def test_the_plain_policy_holds_all_actions_equal() -> None:
    actions, values = Actions(), values_of(7.0, 8.0, 9.0)
    world = Stones(10)
    world.legal(0, actions)

    Policy().weigh(world, 0, actions, values)

    assert values.to_list(3) == [0.0, 0.0, 0.0]


def test_the_plain_policy_judges_no_position() -> None:
    """It plays to the end, however short the horizon."""
    world = Stones(30)

    assert play_on(Policy(), world, horizon=0)

    assert world.turn() == OVER
    with pytest.raises(NotImplementedError):
        Policy().expect(world, 0)
    with pytest.raises(NotImplementedError):
        Policy().spread(world)


@pytest.mark.parametrize("horizon", [0, 1, 1000])
def test_the_uniform_policy_plays_to_the_end(horizon: int) -> None:
    """In every game: chance and simultaneous choices are no obstacle."""
    worlds: list[GameState] = [Stones(20, seats=5), Auction(3)]
    for key in mb.games():
        game = mb.game(key)
        worlds += [game.begin(seats, game.settings(seats, {})) for seats in game.seats]

    assert all(play_on(UniformPolicy(), world, horizon) for world in worlds)

    assert {int(world.turn()) for world in worlds} == {OVER}


def test_the_uniform_policy_does_anything() -> None:
    """Among two stones there are two ways to begin."""
    winners = set()
    for seed in range(20):
        world = Stones(2)
        play_on(UniformPolicy(), world, 0, seed)
        winners.add(world.winner)

    assert winners == {0, 1}


# A choice


def test_a_step_takes_what_is_worth_most() -> None:
    world = Stones(10)

    step(Preferring({1: 0.5, 2: 1.5, 3: 1.0}), world)

    assert world.stones == 8
    assert world.turn() == 1


def test_where_there_is_one_choice_nothing_is_weighed() -> None:
    policy, world = Preferring(), Stones(1)

    step(policy, world)

    assert world.turn() == OVER
    assert policy.asked == 0


def test_a_step_looks_at_a_glance() -> None:
    """Imagined games are made of quick looks; a policy may have a slower one for the table."""

    class Hasty(Preferring):
        def glance(self, world: GameState, seat: int, actions: Actions, values: Values) -> None:
            for k in range(actions.n):
                values.items[k] = -float(k)

    policy, world = Hasty({3: 1.0}), Stones(10)

    step(policy, world)

    assert world.stones == 9
    assert policy.asked == 0


# Playing on


@pytest.mark.parametrize("horizon", [0, 1, 4])
def test_the_horizon_counts_choices(horizon: int) -> None:
    """A policy that takes single stones and can judge at any time takes so many."""
    world = Stones(10)

    over = play_on(Preferring({1: 1.0}), world, horizon)

    assert not over
    assert world.stones == 10 - horizon


@pytest.mark.parametrize(("horizon", "left"), [(0, 8), (1, 8), (2, 6)])
def test_beyond_the_horizon_it_goes_on_until_all_is_calm(horizon: int, left: int) -> None:
    """From nine stones, one by one, to the next even number."""
    world = Stones(9)

    over = play_on(Uneasy({1: 1.0}), world, horizon)

    assert not over
    assert world.stones == left


@pytest.mark.parametrize("horizon", [3, 4, 1000])
def test_the_end_comes_before_the_horizon(horizon: int) -> None:
    world = Stones(9)

    assert play_on(Preferring({3: 1.0}), world, horizon)

    assert (world.stones, world.winner) == (0, 0)


def test_a_game_that_is_over_stays_so() -> None:
    world = Stones(0)

    assert play_on(Preferring(), world, 5)
    assert play_on(Policy(), world, 0)


def test_chance_is_no_choice() -> None:
    """Two seats bid in each of three rounds: six choices, whatever chance does in between."""
    policy = Preferring({0: 1.0})

    assert not play_on(policy, Auction(2), 5)
    assert play_on(policy, Auction(2), 6)
