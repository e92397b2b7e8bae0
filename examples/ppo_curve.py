"""Draw the curve that `ppo_zombeasts.py --csv` wrote.

python examples/ppo_curve.py curve.csv curve.svg
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

TOGETHER = 10  # updates that make one point: there are few games in each


def points(file: str, column: str) -> tuple[list[int], list[float]]:
    """Choices made so far, and the mean of the games that ended meanwhile."""
    with open(file, newline="", encoding="utf-8") as told:
        rows = list(csv.DictReader(told))
    groups = [rows[k : k + TOGETHER] for k in range(0, len(rows) - TOGETHER + 1, TOGETHER)]
    means = []
    for group in groups:
        games = sum(int(row["games"]) for row in group)
        means.append(sum(float(row[column]) * int(row["games"]) for row in group) / max(games, 1))
    return [int(group[-1]["choices"]) for group in groups], means


def main(source: str, target: str) -> None:
    with rc_context({"svg.hashsalt": "curve", "font.size": 10}):
        figure = Figure(figsize=(6, 3.4), layout="constrained")
        axes = figure.add_subplot()
        axes.plot(*points(source, "moons_ahead"), "o-", markersize=3, color="#2a82d8")
        axes.axhline(0, color="#80838a", linewidth=1, linestyle="--")
        axes.set_xlabel("choices")
        axes.set_ylabel("full moons more than the bot")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value / 1000:,.0f}k")
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(target, format="svg", metadata={"Date": None})
        lines = Path(target).read_text(encoding="utf-8").splitlines()
        Path(target).write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
