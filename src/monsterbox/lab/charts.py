"""Charts as inline SVG, in the colours of the page and without further requests.

They are as narrow as a phone. What must be told apart differs in shape as well as in colour.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

WIDTH = 5.0  # inches; 72 units of the picture each
INK = "#010203"  # stands for the colour of the text around the picture
COLOURS = ("#2a82d8", "#d2602a", "#2f9c60", "#a862c8", "#b08310", "#d64f84", "#0f93a6", "#80838a")
MARKERS = "osD^vPX"  # not as many as colours, so that pairs repeat much later
DASHES = ("-", "--", ":", "-.")
LONGEST_NAME = 26
REFERRED_TO = "[a-z][0-9a-f]{10}"  # ids of shapes that are drawn in many places
STYLE: Any = {  # the keys are defined by the library
    "svg.fonttype": "none",  # text stays text: it can be read aloud, searched, and scaled
    "text.parse_math": False,  # a dollar in a name is a dollar
    "font.size": 12,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "legend.frameon": False,
    "grid.color": INK,
    "grid.alpha": 0.2,
}


@dataclass(frozen=True)
class Plot:
    """A chart with its title and a description in words."""

    title: str
    words: str
    svg: str


def draw(title: str, words: str, height: float, paint: Callable[[Axes], None]) -> Plot:
    with rc_context(STYLE | {"svg.hashsalt": title}):  # so that no two charts share an id
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure.add_subplot())
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True)
    return Plot(title, words, for_a_page(file.getvalue()))


def for_a_page(svg: str) -> str:
    """Reduce the SVG to the chart: no prologue, no unused ids, the text colour of the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(rf' id="(?!{REFERRED_TO}")[^"]*"', "", svg)
    svg = re.sub(
        r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', r'<svg \1 aria-hidden="true">', svg, count=1
    )
    return svg.replace(INK, "currentColor").strip()


def label_row(axes: Axes, row: int, name: str, values: str) -> None:
    """Write name and values above the row, since a phone has no room beside it."""
    across = axes.get_yaxis_transform()
    axes.text(0, row - 0.28, short(name), transform=across, va="bottom")
    axes.text(1, row - 0.28, values, transform=across, va="bottom", ha="right")


def rows_only(axes: Axes, rows: int, title: str) -> None:
    axes.set_ylim(rows - 0.6, -0.8)
    axes.yaxis.set_visible(False)
    axes.set_xlabel(title)


def rows_height(rows: Sequence[object]) -> float:
    return 0.8 + 0.72 * max(1, len(rows))


def legend_height(rows: Sequence[object]) -> float:
    return 3.2 + 0.25 * len(rows)


def add_legend(axes: Axes) -> None:
    axes.figure.legend(loc="outside lower left", ncols=1, handlelength=4)


def line(row: int, name: str, points: int) -> dict[str, Any]:
    """Return a style with a distinct colour, marker and dash."""
    return {
        "color": colour(row),
        "marker": MARKERS[row % len(MARKERS)],
        "linestyle": DASHES[row % len(DASHES)],
        "markevery": max(1, points // 8),
        "label": short(name),
    }


def colour(row: int) -> str:
    return COLOURS[row % len(COLOURS)]


def short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def spread(length: int, most: int = 200) -> list[int]:
    """Return indices from first to last, no more than can be seen."""
    if length <= most:
        return list(range(length))
    return [round(k * (length - 1) / (most - 1)) for k in range(most)]
