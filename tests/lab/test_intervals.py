"""Intervals: answers that are known from elsewhere, and blocks that say less than their games."""

from __future__ import annotations

import random

import pytest

from monsterbox.lab.intervals import (
    clustered_variance,
    design_effect,
    estimate_mean,
    estimate_share,
    wilson,
)


@pytest.mark.parametrize(
    ("rate", "n", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.2, 30, 0.0951, 0.3731),
    ],
)
def test_the_score_interval_is_wilsons(rate: float, n: int, low: float, high: float) -> None:
    """Known answers."""
    assert wilson(rate, n) == pytest.approx((low, high), abs=1e-4)


def test_the_rate_lies_within_its_interval() -> None:
    """To the last digit, however few or many games."""
    for n in range(1, 200):
        assert wilson(1.0, n)[1] == 1.0
        assert wilson(0.0, n)[0] == 0.0


def test_blocks_that_repeat_themselves_count_once() -> None:
    """Two equal games in each block: half of the games say nothing new."""
    blocks = [[1.0, 1.0]] * 50 + [[0.0, 0.0]] * 50

    assert design_effect(blocks) == pytest.approx(2 * 100 / 99)
    found = estimate_share(blocks)
    assert (found.n, found.mean) == (200, 0.5)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 99))


def test_blocks_that_even_out_gain_nothing() -> None:
    """To be on the safe side."""
    blocks = [[1.0, 0.0], [0.0, 1.0]] * 20

    assert clustered_variance(blocks) == 0
    assert design_effect(blocks) == 1


def test_independent_games_have_no_design_effect() -> None:
    """Nearly: it is an estimate."""
    rng = random.Random(1)
    blocks = [[float(rng.random() < 0.4) for _ in range(3)] for _ in range(2000)]

    assert design_effect(blocks) == pytest.approx(1, abs=0.1)


def test_one_block_is_worth_one_game() -> None:
    """It does not show how much blocks differ."""
    found = estimate_share([[1.0, 1.0, 1.0]])

    assert (found.low, found.high) == pytest.approx(wilson(1, 1))


def test_nothing_played_is_nothing_known() -> None:
    """Numbers all the same."""
    found = estimate_share([])
    assert (found.n, found.mean, found.low, found.high) == (0, 0, 0, 1)
    assert estimate_mean([]).mean == 0


def test_the_mean_score_has_the_variance_of_its_blocks() -> None:
    """Known answer: blocks of 10 and 20 in equal parts, a hundred in all."""
    found = estimate_mean([[10.0, 10.0], [20.0, 20.0]] * 50)

    assert found.mean == 15
    assert found.high - found.mean == pytest.approx(1.96 * 5.025 / 10, rel=1e-3)
    assert estimate_mean([[10.0, 20.0]]).high > 15
