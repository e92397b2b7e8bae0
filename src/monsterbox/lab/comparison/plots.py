"""The charts of a comparison, each with a sentence for those who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from matplotlib.axes import Axes

from monsterbox.lab.charts import INK, Plot, colour, draw, label_row, rows_height, rows_only
from monsterbox.lab.comparison.measures import MEASURES
from monsterbox.lab.comparison.page import relative

SHAPES = {"differs": "D", "same": "o", "open": "|"}
Row = tuple[str, Mapping[str, float], str]


def plots(told: Mapping[str, Any]) -> list[Plot]:
    """Draw shares in points and everything else in percent; what has no interval yet is left."""
    known = {name: one for name, one in told["measures"].items() if one["low"] is not None}
    points: list[Row] = []
    percents: list[Row] = []
    for name, one in known.items():
        bounds = {bound: one[bound] for bound in ("difference", "low", "high")}
        if MEASURES[name].is_share:
            in_points = {bound: 100 * value for bound, value in bounds.items()}
            points.append((MEASURES[name].words, in_points, one["verdict"]))
        else:
            in_percent = {bound: relative(value, one) for bound, value in bounds.items()}
            percents.append((MEASURES[name].words, in_percent, one["verdict"]))
    return [
        differences("Shares of games", points, "difference in points"),
        differences("Course of a game", percents, "difference in percent of the usual value"),
    ]


def differences(title: str, rows: list[Row], axis: str) -> Plot:
    def paint(axes: Axes) -> None:
        axes.axvline(0, color=INK, linestyle=":")
        for row, (name, one, verdict) in enumerate(rows):
            label_row(axes, row, name, f"{one['difference']:+.1f}")
            axes.plot([one["low"], one["high"]], [row, row], color=colour(row), linewidth=3)
            axes.plot(one["difference"], row, SHAPES[verdict], color=colour(row), markersize=9)
        rows_only(axes, len(rows), f"{axis}; diamond: differs, dot: no difference that matters")

    words = "; ".join(
        f"{name} {one['difference']:+.1f}, {one['low']:+.1f} to {one['high']:+.1f}"
        for name, one, _ in rows
    )
    return draw(title, words, rows_height(rows), paint)
