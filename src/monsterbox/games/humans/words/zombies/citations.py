"""The clause that each line of the log carries out, with shotgun guys at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monsterbox.core.events import Event
from monsterbox.games.humans.words import citations as base
from monsterbox.text.citations import SET_UP, TURN

ROADS = (*base.ROADS, *(f"Z{number:02}" for number in range(2, 18)))
HELIPAD = "Z30"
UNDEAD = "die-rolled undead"
# A weapon arms a captured human, or adds to a roll of a shotgun guy.
WEAPON_AFTER = {"capture": "HU-41", "fight": "HZ-20", "attack": "HZ-21"}

CLAUSE_OF_EVENT: Mapping[str, str] = {
    **base.CLAUSE_OF_EVENT,
    "tile-placed": "HZ-09",
    "map-closed": "ZZ-06",
    "card-drawn": "HZ-13",
    "building-chosen": "HZ-07",
    "npc-placed": "ZZ-05",
    "life-placed": "ZZ-05",
    "bullets-placed": "ZZ-05",
    "pawn-placed": "HZ-45",
    "pawn-moved": "ZZ-08",
    "pawn-gone": "ZZ-15",
    "life-taken": "ZZ-14",
    "bullets-taken": "ZZ-14",
    "life-lost": "ZZ-12",
    "bullets-spent": "ZZ-12",
    "npc-killed": "ZZ-11",
    "npc-moved": "HZ-32",
    "item-used": "ZZ-18",
    "item-lost": "ZZ-18",
    "zombies-collected": "HZ-36",
    "zombies-returned": "ZZ-15",
    "attack-failed": "HZ-38",
    "npcs-stay": "HZ-16",
    "fate-set": "HZ-22",
    "turn-lost": "HZ-22",
    "life-gained": "HZ-18",
    "cramp-set": "HZ-17",
    "game-stalled": "HZ-48",
    "game-ended": "HZ-47",
    "seat-scored": "HZ-48",
}
CLAUSE_BY_DETAIL: Mapping[str, str] = {
    **base.CLAUSE_BY_DETAIL,
    "tile-placed Z30": "ZZ-07",
    "tile-removed Z30": "HZ-12",
    "die-rolled move": "HZ-23",
    "die-rolled fight": "ZZ-11",
    "die-rolled attack": "HZ-35",
    "die-rolled zombies": "HZ-32",
    UNDEAD: "HZ-18",
    "human-caught victim": "HZ-40",
    "human-missed victim": "HZ-40",
    "human-eaten victim": "HZ-41",
    "human-infected victim": "HZ-42",
    "human-fled victim": "HZ-44",
}
CLAUSE_BY_CAUSE: Mapping[str, Mapping[str, str]] = {
    **base.CLAUSE_BY_CAUSE,
    "card-drawn": {SET_UP: "HZ-08"},
    "tile-placed": {SET_UP: "HZ-03"},
    "zombie-appeared": {
        "human-infected victim": "HZ-42",
        **base.CLAUSE_BY_CAUSE["zombie-appeared"],
        SET_UP: "HZ-07",
    },
    "marker-placed": {"zombie-moved": "HZ-28", **base.CLAUSE_BY_CAUSE["marker-placed"]},
    "npc-placed": {
        "card-played": "HZ-22",
        f"tile-placed {HELIPAD}": "ZZ-07",
        **{f"tile-placed {road}": "ZZ-04" for road in ROADS},
        "tile-placed": "ZZ-05",
    },
    "npc-moved": {"card-played ZE23": "HZ-22", "die-rolled zombies": "HZ-32"},
    "pawn-placed": {SET_UP: "HZ-07"},
    "pawn-moved": {
        "card-played ZE04": "HZ-22",
        "card-played ZE25": "HZ-22",
        "die-rolled move": "ZZ-08",
    },
    "pawn-gone": {
        "human-eaten victim": "HZ-41",
        "human-infected victim": "HZ-42",
        "die-rolled": "ZZ-15",
    },
    "life-lost": {
        "human-eaten victim": "HZ-41",
        "human-infected victim": "HZ-42",
        "card-played ZE04": "HZ-22",
        "item-used ZE12": "ZZ-18",
        UNDEAD: "HZ-18",
        "die-rolled fight": "ZZ-12",
    },
    "bullets-spent": {UNDEAD: "HZ-18", "die-rolled attack": "HZ-35", "die-rolled fight": "ZZ-12"},
    "bullets-taken": {"item-used ZE18": "ZZ-18", "npc-killed": "ZZ-14", "pawn-moved": "ZZ-14"},
    "npc-killed": {"item-used ZE12": "ZZ-18", "die-rolled fight": "ZZ-11"},
    "item-lost": {"card-played ZE06": "HZ-22", "pawn-gone": "ZZ-15", "life-lost": "ZZ-15"},
    "zombies-returned": {UNDEAD: "HZ-18", "life-lost": "ZZ-15"},
    "game-ended": {"game-stalled": "HZ-48", "round-ended": "HZ-48", TURN: "HZ-47"},
}


def exception(event: Event, before: Sequence[Event]) -> str | None:
    """HU-41, HZ-20, HZ-21. What a weapon is played for."""
    played: Any = event
    if event.key != "card-played" or played.card not in base.WEAPONS:
        return None
    rolled: Any = next((one for one in reversed(before) if one.key == "die-rolled"), None)
    return WEAPON_AFTER.get(rolled.what) if rolled else None
