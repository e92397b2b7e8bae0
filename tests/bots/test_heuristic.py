"""The player that goes by a policy: the best choice, mistakes within bounds, opinions."""

from __future__ import annotations

from collections import Counter

import pytest

from monsterbox.bots.heuristic import TRIALS, Heuristic
from monsterbox.bots.policy import Policy
from monsterbox.core.belief import Belief
from monsterbox.core.rng import Rng
from monsterbox.core.state import GameState

from .doubles import Preferring, Stones, a_belief

WORTH = {1: 4.0, 2: 5.0, 3: 2.9}


class ToTheEnd(Preferring):
    """Judges no position."""

    def is_calm(self, world: GameState) -> bool:
        return False


def belief(number: int = 0) -> Belief:
    """Three choices."""
    return a_belief(Stones(9), number=number)


def answers(worth: dict[int, float], noise: float, times: int = 400) -> Counter[str]:
    """What it chooses, with ever new seeds."""
    return Counter(
        Heuristic(lambda: Preferring(worth), seed, noise).choose(belief()) for seed in range(times)
    )


# Choices


def test_without_noise_it_takes_the_best() -> None:
    assert set(answers(WORTH, noise=0.0)) == {"take 2"}


def test_choices_alike_are_settled_by_the_seed() -> None:
    found = answers({1: 5.0, 2: 5.0, 3: 4.0}, noise=0.0)

    assert set(found) == {"take 1", "take 2"}
    assert all(140 < times < 260 for times in found.values())


def test_a_tie_is_settled_anew_at_every_choice() -> None:
    """One seed, many moments of a match."""
    bot = Heuristic(Preferring, seed=3)

    assert len({bot.choose(belief(number)) for number in range(30)}) == 3


def test_noise_makes_mistakes() -> None:
    """The more of them, the less they cost; and the best choice stays the most frequent."""
    found = answers(WORTH, noise=1.5)

    assert found["take 2"] > found["take 1"] > found["take 3"]


@pytest.mark.parametrize("noise", [0.1, 1.0, 6.0])
def test_a_choice_more_than_twice_the_noise_behind_is_never_taken(noise: float) -> None:
    """Not even one that is only a little beyond."""
    found = answers({1: 0.0, 2: -2.0 * noise - 0.001, 3: -0.5 * noise}, noise, times=800)

    assert set(found) == {"take 1", "take 3"}


@pytest.mark.parametrize("noise", [0.0, 0.5, 3.0])
def test_a_mistake_is_never_greater_than_the_noise(noise: float) -> None:
    """Small ones are more frequent than great ones, and they fall to either side alike."""
    bot, rng = Heuristic(Preferring, seed=1, noise=noise), Rng(5)

    mistakes = [bot.mistake(rng) for _ in range(2000)]

    assert all(abs(mistake) <= noise for mistake in mistakes)
    assert abs(sum(mistakes)) <= 2000 * noise * 0.05
    if noise:
        assert sum(abs(mistake) < noise / 2 for mistake in mistakes) > 1300


def test_much_noise_is_as_good_as_the_lot() -> None:
    assert set(answers(WORTH, noise=1000.0)) == {"take 1", "take 2", "take 3"}


def test_it_thinks_its_choice_through() -> None:
    """At the table it weighs; glances are for imagined games."""
    policy = Preferring(WORTH)

    Heuristic(lambda: policy, seed=1).choose(belief())

    assert policy.asked == 1


def test_one_choice_is_taken() -> None:
    bot = Heuristic(Preferring, seed=1, noise=2.0)

    assert bot.choose(a_belief(Stones(1))) == "take 1"


# Opinions


@pytest.mark.parametrize("best", [1, 2, 3, 8])
def test_opinions_are_in_the_order_of_their_worth(best: int) -> None:
    opinions = Heuristic(lambda: ToTheEnd(WORTH), seed=1).explain(belief(), best)

    assert [one.choice for one in opinions] == ["take 2", "take 1", "take 3"][:best]
    assert {one.weight for one in opinions} == {TRIALS}
    assert all(0 <= one.win_chance <= 1 for one in opinions)


def test_noise_is_in_the_choice_and_not_in_the_opinion() -> None:
    """Asked for advice it says what it thinks best."""
    quiet, noisy = (Heuristic(lambda: ToTheEnd(WORTH), seed=1, noise=noise) for noise in (0.0, 9.0))

    assert noisy.explain(belief()) == quiet.explain(belief())


def test_chances_are_those_of_imagined_games() -> None:
    """With three stones left, taking all wins for sure; taking one or two loses to a good answer.

    The policy takes as much as it can.
    """
    bot = Heuristic(lambda: ToTheEnd({3: 3.0, 2: 2.0, 1: 1.0}), seed=1)

    chances = {one.choice: one.win_chance for one in bot.explain(a_belief(Stones(3)))}

    assert chances == {"take 3": 1.0, "take 2": 0.0, "take 1": 0.0}


def test_where_games_are_not_played_to_the_end_they_are_judged() -> None:
    """By the points that the policy expects: equal ones are equal chances."""
    bot = Heuristic(lambda: Preferring(WORTH), seed=1)

    assert bot.explain(a_belief(Stones(200)), best=1)[0].win_chance == pytest.approx(0.5)


def test_a_policy_without_opinion_has_chances_all_the_same() -> None:
    opinions = Heuristic(Policy, seed=1).explain(belief())

    assert len(opinions) == 3
    assert all(0.2 < one.win_chance < 0.8 for one in opinions)


def test_opinions_repeat() -> None:
    bot = Heuristic(Policy, seed=1)

    assert bot.explain(belief()) == bot.explain(belief())
