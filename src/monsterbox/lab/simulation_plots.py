"""The charts of a simulation, each with a sentence for those who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from matplotlib.axes import Axes

from monsterbox.lab.charts import (
    INK,
    MARKERS,
    Plot,
    add_legend,
    colour,
    draw,
    label_row,
    legend_height,
    line,
    rows_height,
    rows_only,
)
from monsterbox.lab.distribution import Distribution
from monsterbox.lab.numbers import between, percent
from monsterbox.lab.simulation_page import points_of, position_name
from monsterbox.lab.tally import WORDS, Tally

BINS = 40
MOST_POWERS = 12


def plots(tally: Tally, told: Mapping[str, Any]) -> list[Plot]:
    drawn = [by_position(told), by_seat(tally)]
    drawn += [histogram(WORDS[name], found) for name, found in tally.measures.items()]
    drawn.append(endings(told))
    if told["powers"]:
        drawn.append(deciding(told))
    return [*drawn, *advantages(told)]


def by_position(told: Mapping[str, Any]) -> Plot:
    rows = [(position_name(place), one) for place, one in enumerate(told["win_rates_by_position"])]
    fair = 1 / told["seats"]
    title = f"share of games won; dotted: equal share, 1/{told['seats']}"
    return shares("Wins in the order of play", rows, title, fair)


def endings(told: Mapping[str, Any]) -> Plot:
    rows = [(one["ending"], one) for one in told["endings"]]
    return shares("How games end", rows, "share of games", None)


def deciding(told: Mapping[str, Any]) -> Plot:
    rows = [(one["power"], one["decided"]) for one in told["powers"][:MOST_POWERS]]
    rows.append(("none", told["decided_by_none"]))
    return shares("What decided", rows, "share of games", None)


def advantages(told: Mapping[str, Any]) -> list[Plot]:
    """Draw how much more those win who use a card, for those that make the largest difference."""
    known = [one for one in told["powers"] if one["advantage"]]
    most = sorted(known, key=lambda one: -abs(one["advantage"]["mean"]))[:MOST_POWERS]
    rows = sorted(most, key=lambda one: -one["advantage"]["mean"])
    if not rows:
        return []

    def paint(axes: Axes) -> None:
        for row, one in enumerate(rows):
            found = one["advantage"]
            label_row(axes, row, one["power"], points_of(found)[0])
            axes.axhline(row, color=INK, alpha=0.2, linewidth=1)
            axes.plot([found["low"], found["high"]], [row, row], color=colour(0), linewidth=3)
            axes.plot(found["mean"], row, MARKERS[0], color=colour(0), markersize=9)
        axes.axvline(0, color=INK, linestyle=":")
        axes.xaxis.set_major_formatter(lambda x, _: f"{100 * x:+.0f}")
        rows_only(axes, len(rows), "wins of users less wins of others, in points")

    words = "; ".join(f"{one['power']} {' '.join(points_of(one['advantage']))}" for one in rows)
    return [draw("Who uses it, wins more", words, rows_height(rows), paint)]


def shares(
    title: str, rows: Sequence[tuple[str, Mapping[str, float]]], axis: str, mark: float | None
) -> Plot:
    """Draw shares with their intervals, and a line where they would be equal."""

    def paint(axes: Axes) -> None:
        for row, (name, one) in enumerate(rows):
            label_row(axes, row, name, told_of(one))
            axes.axhline(row, color=INK, alpha=0.2, linewidth=1)
            axes.plot([one["low"], one["high"]], [row, row], color=colour(row), linewidth=3)
            axes.plot(one["share"], row, MARKERS[0], color=colour(row), markersize=9)
            if mark is not None:
                axes.vlines(mark, row - 0.2, row + 0.2, color=INK, linestyle=":")
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(lambda x, _: f"{100 * x:.0f} %")
        rows_only(axes, len(rows), axis)

    words = "; ".join(f"{name} {told_of(one)}" for name, one in rows)
    return draw(title, words, rows_height(rows), paint)


def told_of(one: Mapping[str, float]) -> str:
    return f"{percent(one['share'])} ({between(one['low'], one['high'])})"


def by_seat(tally: Tally) -> Plot:
    """Draw the scores of each seat as the share of games that reach at least so many points."""

    def paint(axes: Axes) -> None:
        for seat, found in enumerate(tally.scores):
            values, reached = at_least(found)
            axes.step(values, reached, where="post", **line(seat, f"seat {seat}", len(values)))
        axes.set_xlabel("points at the end")
        axes.set_ylabel("share of games with at least so many")
        axes.yaxis.set_major_formatter(lambda y, _: f"{100 * y:.0f} %")
        axes.grid(axis="y")
        add_legend(axes)

    words = "; ".join(
        f"seat {seat}: mean {found.value:.1f}, median {found.quantile(0.5):g}"
        for seat, found in enumerate(tally.scores)
    )
    return draw("Scores", words, legend_height(tally.scores), paint)


def at_least(found: Distribution) -> tuple[list[float], list[float]]:
    values = sorted(found.counts)
    left, shares = found.n, []
    for value in values:
        shares.append(left / found.n)
        left -= found.counts[value]
    return values, shares


def histogram(name: str, found: Distribution) -> Plot:
    low, high = min(found.counts), max(found.counts)
    whole = all(float(value).is_integer() for value in found.counts)
    few = whole and high - low < BINS
    bins = [low - 0.5 + k for k in range(int(high - low) + 2)] if few else BINS

    def paint(axes: Axes) -> None:
        values = sorted(found.counts)
        weights = [found.counts[value] / found.n for value in values]
        axes.hist(values, bins=bins, weights=weights, color=colour(0))
        axes.axvline(found.value, color=INK, linestyle=":")
        axes.set_xlabel(f"{name}; dotted: the mean, {found.value:.1f}")
        axes.yaxis.set_major_formatter(lambda y, _: f"{100 * y:.0f} %")

    words = (
        f"mean {found.value:.1f}, median {found.quantile(0.5):g}, in 8 of 10 games "
        f"{found.quantile(0.1):g} to {found.quantile(0.9):g}"
    )
    return draw(name[0].upper() + name[1:], words, 3.2, paint)
