"""The charts of an arena, each with a sentence for those who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor, log10
from typing import Any

from matplotlib.axes import Axes
from matplotlib.patches import Rectangle
from matplotlib.ticker import NullFormatter

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
    short,
    spread,
)
from monsterbox.lab.numbers import between, duration, percent

ABOVE, BELOW = "#12a08a", "#e0752d"
Results = Sequence[Mapping[str, Any]]


def plots(told: Mapping[str, Any], history: Sequence[Sequence[float]]) -> list[Plot]:
    """Draw all charts of a report; `history` has the ratings of each bot, game by game."""
    results = told["results"]
    return [
        win_rates(results, told["seats"]),
        ratings(results, history),
        head_to_head(told["head_to_head"]),
        win_rates_by_seat(told["by_seat"], told["seats"]),
        times(results),
    ]


def win_rates(results: Results, seats: int) -> Plot:
    def paint(axes: Axes) -> None:
        for row, one in enumerate(results):
            values = f"{percent(one['win_rate'])} ({between(one['low'], one['high'])})"
            label_row(axes, row, one["bot"], values)
            axes.axhline(row, color=INK, alpha=0.2, linewidth=1)
            axes.plot([one["low"], one["high"]], [row, row], color=colour(row), linewidth=3)
            axes.plot(one["win_rate"], row, MARKERS[0], color=colour(row), markersize=9)
            axes.vlines(1 / seats, row - 0.2, row + 0.2, color=INK, linestyle=":")
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(lambda x, _: f"{100 * x:.0f} %")
        rows_only(axes, len(results), f"share of games won; dotted: equal share, 1/{seats}")

    words = "; ".join(
        f"{one['bot']} {percent(one['win_rate'])}, interval {between(one['low'], one['high'])}"
        for one in results
    )
    return draw("Win rates", words, rows_height(results), paint)


def times(results: Results) -> Plot:
    """Draw bars on a logarithmic scale; a bot that never had to choose has none."""
    timed = [one for one in results if one["seconds_per_move"] > 0]
    least, most = decades([one["seconds_per_move"] for one in timed])

    def paint(axes: Axes) -> None:
        axes.set_xscale("log")
        for row, one in enumerate(timed):
            label_row(axes, row, one["bot"], duration(one["seconds_per_move"]))
            length = one["seconds_per_move"] - least
            axes.barh(row, length, left=least, height=0.28, color=colour(results.index(one)))
        axes.set_xlim(least, most)
        axes.xaxis.set_major_formatter(lambda x, _: duration(x * 1.0000001))  # 1 ms, not 1e+03 µs
        axes.xaxis.set_minor_formatter(NullFormatter())
        rows_only(axes, len(timed), "time per move, logarithmic")

    words = "; ".join(f"{one['bot']} {duration(one['seconds_per_move'])}" for one in timed)
    return draw("Time per move", words, rows_height(timed), paint)


def decades(values: Sequence[float]) -> tuple[float, float]:
    """Return powers of ten around all values, with room for a bar of the smallest."""
    low = min(values, default=1.0) / 1.5
    return 10.0 ** floor(log10(low)), 10.0 ** ceil(log10(max(values, default=2.0)))


def ratings(results: Results, history: Sequence[Sequence[float]]) -> Plot:
    def paint(axes: Axes) -> None:
        for row, (one, course) in enumerate(zip(results, history, strict=True)):
            games = spread(len(course))
            axes.plot(games, [course[game] for game in games], **line(row, one["bot"], len(games)))
        axes.set_xlabel("games")
        axes.set_ylabel("rating")
        axes.grid(axis="y")
        add_legend(axes)

    words = "; ".join(f"{one['bot']} ends at {one['rating']:.1f}" for one in results)
    return draw("Ratings, game after game", words, legend_height(results), paint)


def win_rates_by_seat(by_seat: Results, seats: int) -> Plot:
    def paint(axes: Axes) -> None:
        for row, one in enumerate(by_seat):
            known = [seat for seat in range(seats) if one["win_rate"][seat] is not None]
            aside = 0.3 * ((row + 0.5) / len(by_seat) - 0.5)  # equal rates must not hide each other
            places = [seat + aside for seat in known]
            rates = [one["win_rate"][seat] for seat in known]
            axes.plot(places, rates, **line(row, one["bot"], len(known)))
        axes.axhline(1 / seats, color=INK, linestyle=":", alpha=0.7)
        axes.set_xticks(range(seats), [f"seat {seat}" for seat in range(seats)])
        axes.set_xlabel(f"share of games won; dotted: equal share, 1/{seats}")
        axes.set_xlim(-0.4, seats - 0.6)
        axes.set_ylim(-0.04, 1.04)
        axes.yaxis.set_major_formatter(lambda y, _: f"{100 * y:.0f} %")
        axes.grid(axis="y")
        add_legend(axes)

    words = "; ".join(
        f"{one['bot']} " + ", ".join("none" if r is None else percent(r) for r in one["win_rate"])
        for one in by_seat
    )
    return draw("Win rates by seat", words, legend_height(by_seat), paint)


def head_to_head(table: Mapping[str, Any]) -> Plot:
    names, above = table["bots"], table["above"]

    def paint(axes: Axes) -> None:
        for row, name in enumerate(names):
            axes.text(0, row - 0.28, f"{row + 1}  {short(name)}", va="bottom")
            for column, rate in enumerate(above[row]):
                paint_cell(axes, row, column, rate)
        columns = range(len(names))
        axes.set_xticks([k + 0.5 for k in columns], [str(k + 1) for k in columns])
        axes.set_xlim(0, len(names))
        axes.tick_params(length=0)
        rows_only(axes, len(names), "how often the row is ranked above the column")

    words = "; ".join(
        f"{name} above {rival} {percent(above[i][j])}"
        for i, name in enumerate(names)
        for j, rival in enumerate(names)
        if above[i][j] is not None
    )
    return draw("Head to head", words, rows_height(names), paint)


def paint_cell(axes: Axes, row: int, column: int, rate: float | None) -> None:
    """Paint a cell with its number; the further from one half, the stronger the colour."""
    shade = 0.0 if rate is None else 0.08 + abs(rate - 0.5)
    hue = ABOVE if rate is not None and rate >= 0.5 else BELOW
    corner, width = (column + 0.03, row - 0.24), 0.94
    axes.add_patch(Rectangle(corner, width, 0.5, facecolor=hue, alpha=shade, linewidth=0))
    told = "–" if rate is None else f"{100 * rate:.0f} %"
    axes.text(column + 0.5, row + 0.01, told, ha="center", va="center")
