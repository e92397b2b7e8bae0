"""Formatting of numbers, the same in the terminal, on the page and in its charts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def between(low: float, high: float) -> str:
    """Write an interval of rates."""
    return f"{100 * low:.1f} to {100 * high:.1f}"


def duration(seconds: float) -> str:
    """Write a duration with three digits in a suitable unit."""
    for size, unit in UNITS:
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"0 {UNITS[-1][1]}"


def games_of(told: Mapping[str, Any]) -> str:
    """Say how many games a report is based on, and why they are not as many as requested."""
    games, asked, seats = told["games"], told["games_asked"], told["seats"]
    if not told["finished"]:
        return f"{games} games so far, {asked} requested"
    if games != asked:
        return f"{games} games ({asked} requested, rounded up to whole blocks of {seats})"
    return f"{games} games"


def games_so_far(told: Mapping[str, Any], kind: str = "games") -> str:
    """Say how many games there are, and how many there should be."""
    if told["games"] == told["games_asked"]:
        return f"{told['games']} {kind}"
    return f"{told['games']} {kind} so far, {told['games_asked']} requested"
