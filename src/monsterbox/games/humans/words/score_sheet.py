"""What the log of Humans!!! rests on: the clause behind each event, and what points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "character-dealt": "HU-02",
    "turn-started": "HU-08",
    "turn-skipped": "HU-08",
    "seat-left": "HU-08",
    "zombie-appeared": "HU-05",
    "tile-drawn": "HU-10",
    "tile-placed": "HU-11",
    "tile-removed": "HU-12",
    "human-placed": "HU-16",
    "token-placed": "HU-17",
    "map-closed": "HU-11",
    "card-drawn": "HU-19",
    "pile-renewed": "HU-20",
    "card-played": "HU-67",
    "card-objected": "HU-73",
    "ability-used": "HU-73",
    "zombie-moved": "HU-23",
    "token-taken": "HU-36",
    "die-rolled": "HU-71",
    "roll-repeated": "HU-71",
    "barricade-tried": "HU-30",
    "marker-placed": "HU-31",
    "try-failed": "HU-33",
    "movement-changed": "HU-21",
    "zombie-held": "HU-23",
    "human-caught": "HU-40",
    "human-missed": "HU-40",
    "weapon-hit": "HU-42",
    "weapon-missed": "HU-42",
    "wound-drawn": "HU-53",
    "wound-taken": "HU-57",
    "wounds-discarded": "HU-54",
    "zombie-removed": "HU-59",
    "infection-drawn": "HU-45",
    "infection-dropped": "HU-45",
    "escape-removed": "HU-47",
    "human-eaten": "HU-50",
    "human-infected": "HU-51",
    "human-trapped": "HU-65",
    "human-fled": "HU-60",
    "human-stayed": "HU-58",
    "token-stolen": "HU-71",
    "card-discarded": "HU-66",
    "round-ended": "HU-77",
    "game-stalled": "HU-78",
    "game-ended": "HU-76",
    "seat-scored": "HU-79",
}
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
