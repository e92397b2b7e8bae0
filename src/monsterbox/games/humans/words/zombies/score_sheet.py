"""What the log of Humans!!! with Zombies!!! rests on: that of Humans!!!, and the shotgun guys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.games.humans.words import score_sheet as humans_ledger
from monsterbox.text.score_sheet import Gain

CLAUSE_OF_EVENT: Mapping[str, str] = {
    **humans_ledger.CLAUSE_OF_EVENT,
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
    "npc-moved": "ZZ-16",
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
    "game-ended": "HZ-47",
    "seat-scored": "HZ-48",
}
ROWS: Mapping[str, str] = {
    "killed": "ZZ-11",
    "returned": "ZZ-15",
    **humans_ledger.ROWS,
}


def count(events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]:
    """HU-75, HZ-48. What zombies get by, and what shotgun guys collect."""
    return humans_ledger.count(events, cards)
