"""What the points of Zombeasts came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

ROWS: Mapping[str, str] = {
    "moons": "ZB-41",
    "bonus": "ZB-43",
    "minus": "ZB-60",
    "unfinished": "ZB-73",
}
ROW_OF_EVENT = {"moon-completed": "moons", "bonus-taken": "bonus", "card-dumped": "minus"}


def count(events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]:
    """ZB-75. What of all that happened brought or cost points."""
    for event in events:
        row = ROW_OF_EVENT.get(event.key)
        if row is None:
            continue
        seen: Any = event
        named = seen.cards if row == "moons" else (seen.card,)
        points = sum(cards[card].points for card in named)
        yield Gain(row, seen.seat, -points if row == "minus" else points, event)
