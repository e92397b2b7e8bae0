"""What the log of Zombeasts rests on: the clause behind each event, and the points it brought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "first-player-chosen": "ZB-05",
    "stock-filled": "ZB-53",
    "turn-started": "ZB-07",
    "moon-started": "ZB-09",
    "card-added": "ZB-10",
    "white-moon-taken-over": "ZB-17",
    "joker-swapped": "ZB-30",
    "card-given-away": "ZB-33",
    "attack-triggered": "ZB-21",
    "moon-completed": "ZB-12",
    "bonus-taken": "ZB-43",
    "bonus-declined": "ZB-43",
    "toy-used": "ZB-78",
    "card-exchanged": "ZB-83",
    "card-fetched": "ZB-87",
    "card-discarded": "ZB-92",
    "play-stopped": "ZB-27",
    "draw-stopped": "ZB-49",
    "stock-drawn": "ZB-49",
    "pile-drawn": "ZB-49",
    "hand-robbed": "ZB-50",
    "hand-emptied": "ZB-55",
    "hand-dumped": "ZB-60",
    "card-dumped": "ZB-60",
    "source-declared": "ZB-51",
    "pile-card-missed": "ZB-52",
    "pile-emptied": "ZB-64",
    "end-triggered": "ZB-65",
    "turn-skipped": "ZB-70",
    "seat-scored": "ZB-75",
    "game-ended": "ZB-73",
}
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
