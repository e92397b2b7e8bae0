"""Distributions: known means, margins and quantiles."""

from __future__ import annotations

import pytest

from monsterbox.lab.distribution import Distribution


def of(*values: float) -> Distribution:
    found = Distribution()
    for value in values:
        found.add(value)
    return found


def test_the_margin_is_that_of_the_normal_approximation() -> None:
    """Known answer: 0 and 1 in equal parts, a hundred times."""
    found = of(*[0.0, 1.0] * 50)

    assert found.value == 0.5
    assert found.margin == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)
    assert found.low == pytest.approx(0.5 - found.margin)


def test_parts_add_up_to_the_whole() -> None:
    """In any order."""
    whole = of(1, 2, 2, 5)
    parts = of(2, 5)
    parts.merge(of(2, 1))

    assert parts == whole
    assert (whole.n, whole.total, whole.value) == (4, 10, 2.5)


def test_quantiles_are_values_that_came() -> None:
    """At least that share of all is not above."""
    found = of(*range(1, 11))

    assert [found.quantile(share) for share in (0.1, 0.5, 0.9, 1.0)] == [1, 5, 9, 10]
    assert of().quantile(0.5) == 0
    assert of().value == of().margin == 0
