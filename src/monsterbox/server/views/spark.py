"""A small chart of a rating over time: a line, and the band that it may lie in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from monsterbox.server.club.ratings import AVERAGE, Rating

WIDTH, HEIGHT = 300, 100
MOST_POINTS = 60


class Scale(NamedTuple):
    """From which rating at the bottom to which at the top."""

    low: int
    high: int

    def height(self, points: float) -> float:
        """Return how far down a rating lies, in per cent."""
        return HEIGHT * (self.high - points) / (self.high - self.low)


class Spark(msgspec.Struct, frozen=True, kw_only=True):
    """The paths of a chart of 300 by 100, and places in per cent."""

    line: str
    band: str
    average: str
    now: str


def scale_of(paths: Iterable[Sequence[Rating]]) -> Scale:
    """Return one scale for all charts of a page."""
    ratings = [one for path in paths for one in path]
    low = min((one.points - one.doubt for one in ratings), default=AVERAGE - 1)
    high = max((one.points + one.doubt for one in ratings), default=AVERAGE + 1)
    return Scale(low, max(high, low + 2))


def spark(path: Sequence[Rating], scale: Scale) -> Spark:
    """Draw a path of at least two ratings."""
    shown = path[-MOST_POINTS:]
    across = [WIDTH * place / (len(shown) - 1) for place in range(len(shown))]
    line = points(across, [scale.height(one.points) for one in shown])
    above = points(across, [scale.height(one.points + one.doubt) for one in shown])
    below = points(across, [scale.height(one.points - one.doubt) for one in shown])
    return Spark(
        line="M" + "L".join(line),
        band="M" + "L".join((*above, *reversed(below))) + "Z",
        average=f"{scale.height(AVERAGE):.1f}%",
        now=f"{scale.height(shown[-1].points):.1f}%",
    )


def points(across: Sequence[float], down: Sequence[float]) -> list[str]:
    return [f"{x:.0f} {y:.1f}" for x, y in zip(across, down, strict=True)]
