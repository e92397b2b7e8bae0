"""The five levels: for each game what plays at them, from a child's opponent to our best."""

from __future__ import annotations

from collections.abc import Mapping

LEVELS = 5
LADDERS: Mapping[str, tuple[str, ...]] = {
    # Each beats the one before in 60 to 75 of 100 two-seat games: docs/bots/levels.md.
    "humans": (
        "heuristic:noise=0.6",
        "heuristic:noise=0.3",
        "heuristic",
        "ismcts:100:trust=0.1:horizon=6",
        "ismcts:1s:trust=0.1:horizon=6",
    ),
    "humans-zombies": (
        "heuristic:noise=0.3",
        "heuristic:noise=0.12",
        "heuristic",
        "ismcts:100:trust=0.1:horizon=6",
        "ismcts:1s:trust=0.1:horizon=6",
    ),
    "monster-meister": (
        "heuristic:memory=novice",
        "heuristic:memory=easy",
        "heuristic:memory=medium",
        "heuristic:memory=hard",
        "heuristic:memory=expert:plan=sharp",
    ),
    "oh-my-brain": (
        "heuristic:noise=4",
        "heuristic:noise=1.5",
        "heuristic",
        "ismcts:200",
        "ismcts:1s:horizon=4",
    ),
    "zombeasts": ("heuristic:noise=4", "heuristic", "ismcts:60", "ismcts:600", "ismcts:1s"),
}
UNCALIBRATED = ("uniform", "ismcts:50", "ismcts:200", "ismcts:1000", "ismcts:1s")


def ladder(game_key: str) -> tuple[str, ...]:
    """The specs of levels 1 to 5."""
    return LADDERS.get(game_key, UNCALIBRATED)
