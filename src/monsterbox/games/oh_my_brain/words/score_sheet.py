"""What the log of Oh My Brain rests on: the clause behind each event, and the brains it moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

BRAINS = 9  # ZA-08

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "round-started": "ZA-57",
    "lot-dealt": "ZA-02",
    "card-buried": "ZA-02",
    "turn-started": "ZA-10",
    "cards-played": "ZA-14",
    "extra-given": "ZA-20",
    "turn-passed": "ZA-22",
    "horde-cleared": "ZA-07",
    "brain-lost": "ZA-24",
    "reserve-renewed": "ZA-26",
    "card-drawn": "ZA-25",
    "card-kept": "ZA-25",
    "die-rolled": "ZA-41",
    "roll-without-effect": "ZA-43",
    "card-given": "ZA-44",
    "rain-fell": "ZA-45",
    "rain-missed": "ZA-45",
    "brain-stolen": "ZA-46",
    "brain-gained": "ZA-47",
    "hands-swapped": "ZA-48",
    "graves-swapped": "ZA-48",
    "swap-declined": "ZA-48",
    "play-repeated": "ZA-50",
    "card-taken-up": "ZA-29",
    "refill-left": "ZA-32",
    "turn-repeated": "ZA-39",
    "round-ended": "ZA-53",
    "brains-paid": "ZA-55",
    "sign-shown": "ZA-57",
    "throw-undecided": "ZA-57",
    "game-stalled": "ZA-60",
    "seat-gone": "ZA-58",
    "seat-scored": "ZA-60",
    "game-ended": "ZA-58",
}
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
