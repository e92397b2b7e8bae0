"""The clause that each line of the log of Humans!!! carries out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.citations import SET_UP, TURN, causes

ROADS = tuple(f"H{number:02}" for number in range(2, 10))
ON_ROADS = tuple(f"tile-placed {road}" for road in ROADS)
WEAPONS = tuple(f"HW{number}" for number in range(1, 7))
FEW = 4  # up to so many players a road gets one human, and nobody a second zombie: HU-06, HU-14

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "character-dealt": "HU-02",
    "turn-started": "HU-08",
    "turn-skipped": "HU-08",
    "seat-left": "HU-08",
    "zombie-appeared": "HU-74",
    "tile-drawn": "HU-10",
    "tile-placed": "HU-10",
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
    "die-rolled": "HU-40",
    "roll-repeated": "HU-71",
    "barricade-tried": "HU-30",
    "marker-placed": "HU-31",
    "try-failed": "HU-30",
    "movement-changed": "HU-67",
    "zombie-held": "HU-67",
    "human-caught": "HU-40",
    "human-missed": "HU-40",
    "weapon-hit": "HU-42",
    "weapon-missed": "HU-42",
    "wound-drawn": "HU-53",
    "wound-taken": "HU-57",
    "wounds-discarded": "HU-54",
    "zombie-removed": "HU-59",
    "infection-drawn": "HU-45",
    "infection-dropped": "HU-67",
    "escape-removed": "HU-47",
    "human-eaten": "HU-50",
    "human-infected": "HU-51",
    "human-trapped": "HU-65",
    "human-fled": "HU-60",
    "human-stayed": "HU-58",
    "token-stolen": "HU-67",
    "card-discarded": "HU-66",
    "round-ended": "HU-08",
    "game-stalled": "HU-78",
    "game-ended": "HU-76",
    "seat-scored": "HU-79",
}
CLAUSE_BY_DETAIL: Mapping[str, str] = {
    "die-rolled barricade": "HU-29",
    "die-rolled capture": "HU-40",
    "die-rolled weapon": "HU-42",
    "die-rolled flee": "HU-60",
    **{f"card-played {weapon}": "HU-41" for weapon in WEAPONS},
}
CLAUSE_BY_CAUSE: Mapping[str, Mapping[str, str]] = {
    "card-drawn": {SET_UP: "HU-07"},
    "zombie-appeared": {
        "human-infected": "HU-51",
        "card-played HE12": "HU-67",
        SET_UP: "HU-05",
    },
    "human-placed": {
        "card-played HE01": "HU-67",
        **dict.fromkeys(ON_ROADS, "HU-14"),
        "tile-placed": "HU-16",
    },
    "marker-placed": {
        "card-played HE06": "HU-67",
        "ability-used miner": "HU-73",
        "barricade-tried": "HU-31",
    },
    "try-failed": {"card-played HE05": "HU-67", "barricade-tried": "HU-30"},
    "movement-changed": {"card-played": "HU-67", "ability-used cheerleader": "HU-73"},
    "token-taken": {
        "human-eaten": "HU-37",
        "human-fled": "HU-37",
        "human-infected": "HU-37",
        "zombie-moved": "HU-36",
        "zombie-appeared": "HU-36",
        TURN: "HU-09",
    },
    "wounds-discarded": {
        "card-played HE11": "HU-67",
        "ability-used doctor": "HU-73",
        "wound-taken": "HU-57",
        "wound-drawn": "HU-54",
    },
    "human-fled": {"card-played HE07": "HU-67", "die-rolled flee": "HU-60"},
    "game-ended": {"game-stalled": "HU-78", "round-ended": "HU-77", "zombie-appeared": "HU-76"},
}
HUMANS_COME = CLAUSE_BY_CAUSE["human-placed"]


def exception(event: Event, before: Sequence[Event]) -> str | None:
    """HU-06, HU-15. With five or six players roads get two humans, and everybody two zombies."""
    if sum(one.key == "character-dealt" for one in before[: 2 * FEW]) <= FEW:
        return None
    last: Any = before[-1]
    if event.key == "zombie-appeared" and last.key == TURN and last.round == 2:
        return "HU-06"
    if event.key == "human-placed":
        came = next((cause for cause in causes(before) if cause in HUMANS_COME), None)
        return "HU-15" if came in ON_ROADS else None
    return None
