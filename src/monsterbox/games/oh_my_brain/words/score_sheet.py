"""Where the brains of Oh My Brain came from and went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

BRAINS = 9  # ZA-08

ROWS: Mapping[str, str] = {
    "start": "ZA-08",
    "passes": "ZA-24",
    "gained": "ZA-47",
    "stolen": "ZA-46",
    "robbed": "ZA-46",
    "paid": "ZA-55",
    "gone": "ZA-58",
}


def count(events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]:
    """ZA-60. Every brain that came or went, with its round."""
    held: dict[int, int] = {}
    opening: Event | None = None
    number = 1
    for event in events:
        seen: Any = event
        if event.key == "round-started":
            number = seen.round
            opening = event if number == 1 else None
        for row, seat, brains in _moved(seen, opening is not None, held):
            if row == "start" or seat in held:
                held[seat] = held.get(seat, 0) + brains
            yield Gain(row, seat, brains, opening if opening and row == "start" else event, number)


def _moved(event: Any, is_first_round: bool, held: Mapping[int, int]) -> list[tuple[str, int, int]]:
    """The row, the seat and the number of each brain that an event moves."""
    match event.key:
        case "lot-dealt" if is_first_round and event.seat not in held:
            return [("start", event.seat, BRAINS)]
        case "brain-lost":
            return [("passes", event.seat, -1)]
        case "brain-stolen":
            return [("stolen", event.seat, 1), ("robbed", event.victim, -1)]
        case "brain-gained":
            return [("gained", event.seat, 1)]
        case "brains-paid":
            return [("paid", event.seat, -event.brains)]
        case "seat-gone":
            return [("gone", event.seat, -event.brains)]
    return []
