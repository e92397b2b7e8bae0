"""What the points of Humans!!! with Zombies!!! came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.games.humans.words import score_sheet as humans_ledger
from monsterbox.text.score_sheet import Gain

ROWS: Mapping[str, str] = {
    "killed": "ZZ-11",
    "returned": "ZZ-15",
    **humans_ledger.ROWS,
}


def count(events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]:
    """HU-75, HZ-48. What zombies get by, and what shotgun guys collect."""
    return humans_ledger.count(events, cards)
