"""How often each value came: means with their intervals, and what a picture of them needs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

NORMAL_95 = 1.959964


@dataclass
class Distribution:
    """Values and how often each came; those of parts add up to that of the whole."""

    counts: Counter[float] = field(default_factory=Counter)

    def add(self, value: float) -> None:
        self.counts[value] += 1

    def merge(self, other: Distribution) -> None:
        self.counts.update(other.counts)

    @property
    def n(self) -> int:
        return self.counts.total()

    @property
    def total(self) -> float:
        return sum(value * count for value, count in sorted(self.counts.items()))

    @property
    def value(self) -> float:
        """The mean."""
        return self.total / self.n if self.n else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a single value."""
        n, mean = self.n, self.value
        if n < 2:
            return 0.0
        squares = ((value - mean) ** 2 * count for value, count in sorted(self.counts.items()))
        return sqrt(sum(squares) / (n - 1))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean, by the normal approximation."""
        return NORMAL_95 * self.deviation / sqrt(self.n) if self.n else 0.0

    @property
    def low(self) -> float:
        return self.value - self.margin

    @property
    def high(self) -> float:
        return self.value + self.margin

    def quantile(self, share: float) -> float:
        """The smallest value that at least this share of all does not exceed."""
        reached = 0
        for value, count in sorted(self.counts.items()):
            reached += count
            if reached >= share * self.n:
                return value
        return 0.0
