"""Confidence sequences: right whenever one looks, as an ordinary interval is not."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from monsterbox.core.rng import Rng
from monsterbox.lab.distribution import NORMAL_95
from monsterbox.lab.sequence import FIRST_LOOK, Running, width

FINE = 1 << 20
RUNS, VALUES, BETWEEN = 100, 1000, 20


def test_the_mean_and_the_deviation_are_known() -> None:
    """1 to 5: mean 3, sum of squares 10."""
    found = Running()
    for value in range(1, 6):
        found.add(value)

    assert (found.n, found.mean, found.squares) == (5, 3, 10)


def test_nobody_looks_before_the_first_look() -> None:
    found = Running()
    for _ in range(FIRST_LOOK - 1):
        found.add(1.0)

    assert found.interval(0.05, 1.0) == (-inf, inf)
    found.add(1.0)
    low, high = found.interval(0.05, 1.0)
    assert 0 < low < 1 < high


def test_it_is_half_again_as_wide_as_an_ordinary_interval() -> None:
    """Where it is narrowest; before and after it is wider, in relation."""
    at_best = width(1000, 0.05) * sqrt(1000)

    assert at_best == pytest.approx(3.03, abs=0.01)
    assert at_best / NORMAL_95 == pytest.approx(1.55, abs=0.01)
    assert width(100, 0.05) * sqrt(100) > at_best
    assert width(100_000, 0.05) * sqrt(100_000) > at_best


def test_whoever_looks_often_is_hardly_ever_wrong() -> None:
    """A hundred runs of values around zero: the sequence excludes zero at some time in at most
    five of them; an ordinary interval, looked at as often, does so in many."""
    wrong = ordinary = 0
    for seed in range(RUNS):
        rng, found = Rng(seed), Running()
        is_wrong = is_ordinary = False
        for number in range(VALUES):
            found.add(int(rng.below(FINE)) / FINE - 0.5)
            if number >= FIRST_LOOK and number % BETWEEN == 0:
                low, high = found.interval(0.05, 0.0)
                is_wrong |= not low <= 0 <= high
                margin = NORMAL_95 * sqrt(found.squares / (found.n - 1) / found.n)
                is_ordinary |= abs(found.mean) > margin
        wrong += is_wrong
        ordinary += is_ordinary

    assert wrong <= 5
    assert ordinary >= 12
