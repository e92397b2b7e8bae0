"""95 % confidence intervals for samples that come in clusters.

The games of a block share a deal, so they are not independent: a hundred games in fifty blocks may
say less than a hundred games with a deal each. How much less is measured, not assumed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from monsterbox.lab.distribution import NORMAL_95

Clusters = Iterable[Sequence[float]]


@dataclass(frozen=True)
class Estimate:
    """A mean of `n` values with its two-sided 95 % interval."""

    n: int
    mean: float
    low: float
    high: float


def estimate_share(clusters: Clusters) -> Estimate:
    """Estimate a rate between 0 and 1, such as the win rate, with the Wilson score interval.

    Wilson's formula assumes independent games. It is given the effective number of games instead:
    the number of games divided by the design effect.
    """
    parts = [part for part in clusters if part]
    n, mean = size(parts), mean_of(parts)
    low, high = wilson(mean, n / design_effect(parts)) if n else (0.0, 1.0)
    return Estimate(n, mean, low, high)


def estimate_mean(clusters: Clusters) -> Estimate:
    """Estimate an unbounded mean, such as that of scores, by the normal approximation."""
    parts = [part for part in clusters if part]
    mean = mean_of(parts)
    margin = NORMAL_95 * sqrt(clustered_variance(parts))
    return Estimate(size(parts), mean, mean - margin, mean + margin)


def wilson(rate: float, n: float) -> tuple[float, float]:
    """Return the score interval of E. B. Wilson (1927); `n` need not be an integer."""
    z = NORMAL_95 * NORMAL_95 / n
    centre = (rate + z / 2) / (1 + z)
    margin = sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z)
    # In theory the rate lies within; in floating point it needs help where it is 0 or 1.
    return max(0.0, min(rate, centre - margin)), min(1.0, max(rate, centre + margin))


def design_effect(parts: Sequence[Sequence[float]]) -> float:
    """Return how many games in such blocks are worth one with its own deal; at least one.

    This is the variance of the mean that the blocks show, divided by that of independent wins and
    losses. If blocks even out luck, it is below one; that is not used, to stay on the safe side.
    A single block shows no variance: it counts as a single game.
    """
    n, mean = size(parts), mean_of(parts)
    if len(parts) == 1:
        return float(n)
    independent = mean * (1 - mean) / n
    return max(1.0, clustered_variance(parts) / independent) if independent else 1.0


def clustered_variance(parts: Sequence[Sequence[float]]) -> float:
    """Return the variance of the mean, robust to any correlation within a cluster.

    Only the sums of the clusters count as independent. A single cluster cannot be compared with
    others; then its values are used.
    """
    if len(parts) == 1:
        parts = [[value] for value in parts[0]]
    if len(parts) < 2:
        return 0.0
    mean = mean_of(parts)
    squares = sum((sum(part) - mean * len(part)) ** 2 for part in parts)
    return squares * len(parts) / (len(parts) - 1) / size(parts) ** 2


def mean_of(parts: Sequence[Sequence[float]]) -> float:
    n = size(parts)
    return sum(sum(part) for part in parts) / n if n else 0.0


def size(parts: Sequence[Sequence[float]]) -> int:
    return sum(len(part) for part in parts)
