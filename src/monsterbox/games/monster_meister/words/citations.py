"""The clause that each line of the log of Monster Meister carries out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monsterbox.core.events import Event

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "holder-chosen": "MM-08",
    "task-flipped": "MM-10",
    "card-turned": "MM-13",
    "reveal-done": "MM-12",
    "round-scored": "MM-21",
    "nobody-stands-out": "MM-27",
    "memorizer-found": "MM-25",
    "muddler-found": "MM-26",
    "choice-sealed": "MM-61",
    "card-removed": "MM-32",
    "draw-impossible": "MM-45",
    "stray-drawn": "MM-42",
    "stray-placed": "MM-49",
    "seat-ready": "MM-52",
    "cards-turned-back": "MM-52",
    "feature-named": "MM-60",
    "pick-shown": "MM-61",
    "stayed-in": "MM-63",
    "went-out": "MM-64",
    "had-no-card": "MM-64",
    "everybody-went-out": "MM-68",
    "seat-scored": "MM-81",
    "game-ended": "MM-80",
}
CLAUSE_BY_DETAIL: Mapping[str, str] = {"task-flipped C": "MM-11"}
OUT = ("went-out", "had-no-card")


def exception(event: Event, before: Sequence[Event]) -> str | None:
    """MM-65 to MM-68. In a competition, who goes out when decides, and not points."""
    if event.key not in ("memorizer-found", "muddler-found"):
        return None
    found: Any = event
    for one in reversed(before):
        seen: Any = one
        if one.key == "everybody-went-out":
            return "MM-68"
        if one.key == "round-scored":
            return None
        if event.key == "muddler-found" and one.key in OUT:
            return "MM-65"
        if one.key in (*OUT, "stayed-in") and seen.seat == found.seat:
            return "MM-66" if one.key == "stayed-in" else "MM-67"
    return None
