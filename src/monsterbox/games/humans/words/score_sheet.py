"""What the points of Humans!!! came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

INFECTED = "human-infected"  # the zombie that appears next is the human of before: HU-51
ROWS: Mapping[str, str] = {
    "arrived": "HU-05",
    "infected": "HU-51",
    "eaten": "HU-50",
    "removed": "HU-59",
    "uncounted": "HU-75",
}


def count(events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]:
    """HU-75, HZ-48. Zombies that came and went, what was eaten, and what was collected."""
    totals: Counter[int] = Counter()
    number = 1
    before = ""
    for event in events:
        seen: Any = event
        if event.key == "turn-started":
            number = seen.round
        for row, seat, points in _moved(seen, totals, before):
            totals[seat] += points
            yield Gain(row, seat, points, event, number)
        before = event.key


def _moved(event: Any, totals: Mapping[int, int], before: str) -> list[tuple[str, int, int]]:
    """The row, the seat and the points of what an event moved."""
    match event.key:
        case "zombie-appeared":
            return [("infected" if before == INFECTED else "arrived", event.seat, 1)]
        case "human-eaten":
            return [("eaten", event.seat, 1)]
        case "zombie-removed":
            return [("removed", event.seat, -1)]
        case "npc-killed":
            return [("killed", event.seat, 1)]
        case "zombies-collected":
            return [("killed", event.seat, event.count)]
        case "zombies-returned":
            return [("returned", event.seat, -event.count)]
        case "seat-scored" if event.score != totals[event.seat]:
            return [("uncounted", event.seat, event.score - totals[event.seat])]
    return []
