"""Intervals that may be looked at at any time.

An ordinary 95 % interval holds for a number of games that was fixed before. Whoever looks after
every hundred games and stops as soon as it excludes zero is wrong far more often than once in
twenty. A confidence sequence contains the true mean at all times at once with the stated
probability, so one may stop, go on and extend at will. Its price is width: about one and a half
times that of the ordinary interval.

This one is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
"Time-uniform central limit theory and asymptotic confidence sequences" (2021), theorem 2.2. It
holds for independent values of any distribution, as soon as there are enough of them to estimate
their variance; nobody looks before `FIRST_LOOK`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

FIRST_LOOK = 100
TIGHTEST_AT = 1000  # games for which the sequence is narrowest, compared with others of its kind


@dataclass
class Running:
    """The mean and the deviation of values that come one by one, by Welford's method."""

    n: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)

    def interval(self, error: float, unit: float) -> tuple[float, float]:
        """Return the bounds that hold at all times but for a share `error` of all cases.

        Values that have never varied may vary all the same: two more that lie a unit off are
        imagined, which matters only where differences are rare.
        """
        if self.n < FIRST_LOOK:
            return float("-inf"), float("inf")
        deviation = sqrt((self.squares + 2 * unit * unit) / (self.n + 1))
        margin = deviation * width(self.n, error)
        return self.mean - margin, self.mean + margin


def width(n: int, error: float) -> float:
    """Return half the width of the interval after `n` values with a deviation of one."""
    spread = n * mixing(error)
    return sqrt(2 * (spread + 1) / (n * spread) * log(sqrt(spread + 1) / error))


def mixing(error: float) -> float:
    """Return the square of the parameter rho that makes it narrow at `TIGHTEST_AT`."""
    surprise = -2 * log(error)
    return (surprise + log(surprise + 1)) / TIGHTEST_AT
