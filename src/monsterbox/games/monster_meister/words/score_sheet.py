"""What is counted in Monster Meister, and what became of each round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.score_sheet import Gain

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
