"""What the log of Monster Meister rests on: the clause behind each event, and round by round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "holder-chosen": "MM-08",
    "task-flipped": "MM-10",
    "card-turned": "MM-13",
    "reveal-done": "MM-12",
    "round-scored": "MM-21",
    "nobody-stands-out": "MM-27",
    "memorizer-found": "MM-25",
    "muddler-found": "MM-26",
    "choice-sealed": "MM-61",
    "card-removed": "MM-32",
    "draw-impossible": "MM-45",
    "stray-drawn": "MM-42",
    "stray-placed": "MM-49",
    "seat-ready": "MM-52",
    "cards-turned-back": "MM-52",
    "feature-named": "MM-60",
    "pick-shown": "MM-61",
    "stayed-in": "MM-63",
    "went-out": "MM-64",
    "had-no-card": "MM-64",
    "everybody-went-out": "MM-68",
    "seat-scored": "MM-81",
    "game-ended": "MM-80",
}
# What is counted in the end is one number; the others only break ties.
ROWS: Mapping[str, str] = {"own": "MM-81"}
TIES: Mapping[str, str] = {"all": "MM-82", "eyes": "MM-83"}


@dataclass
class Round:
    """What became of one task."""

    number: int
    task: str
    points: dict[int, int] = field(default_factory=dict)
    memorizers: set[int] = field(default_factory=set)
    muddlers: set[int] = field(default_factory=set)


def count(events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]:
    """MM-81. The monsters with the own back that are left in the own display."""
    for event in events:
        if event.key == "seat-scored":
            seen: Any = event
            yield Gain("own", seen.seat, seen.score, event)


def count_ties(events: Iterable[Event]) -> Iterator[Gain]:
    """MM-82, MM-83. All monsters and all eyes in the own display."""
    for event in events:
        if event.key == "seat-scored":
            seen: Any = event
            yield Gain("all", seen.seat, seen.monsters, event)
            yield Gain("eyes", seen.seat, seen.eyes, event)


def rounds(events: Iterable[Event]) -> list[Round]:
    """MM-21 to MM-27, MM-65 to MM-68. Points and roles of every round that was begun."""
    found: list[Round] = []
    for event in events:
        seen: Any = event
        match event.key:
            case "task-flipped":
                found.append(Round(seen.round, seen.task))
            case "round-scored" if found:
                found[-1].points[seen.seat] = seen.points
            case "memorizer-found" if found:
                found[-1].memorizers.add(seen.seat)
            case "muddler-found" if found:
                found[-1].muddlers.add(seen.seat)
    return found
