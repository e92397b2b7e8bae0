"""What the log of Humans!!! tells in one line: a filled tile, a walk, a hand that is filled up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from monsterbox.core.events import Event
from monsterbox.games.humans.words.places import read_point, write_point
from monsterbox.text.joining import gathered, several

# What is put on spaces, as it is called when it is counted.
PLACED = {
    "human-placed": "human",
    "token-placed": "dice",
    "npc-placed": "neutral-zombie",
    "life-placed": "life",
    "bullets-placed": "bullet",
}
WALKS = ("zombie-moved", "pawn-moved")
NEUTRAL = "npc-moved"
BECOMES = ("human-infected", "zombie-appeared")


class TileFilled(Event, frozen=True, kw_only=True):
    """HU-14 to HU-17, ZZ-04, ZZ-05. What came onto a tile, and how many of each."""

    cell: str
    things: tuple[tuple[str, int], ...]


def join(before: Event, event: Event) -> Event | None:
    """The event that tells both, if they belong together."""
    if event.key in PLACED:
        return _filled(before, event)
    if event.key in WALKS:
        return _walked(before, event)
    if event.key == NEUTRAL == before.key:
        return _counted(before, event)
    if event.key == "card-drawn":
        return gathered(before, event)
    return before if (before.key, event.key) == BECOMES and _same_space(before, event) else None


def _filled(before: Any, event: Any) -> Event | None:
    """What is put on one tile after another."""
    cell = cell_of(event.space)
    if before.key in PLACED and cell_of(before.space) == cell:
        things = Counter({PLACED[before.key]: 1})
    elif isinstance(before, TileFilled) and before.cell == cell:
        things = Counter(dict(before.things))
    else:
        return None
    things[PLACED[event.key]] += 1
    return TileFilled(cell=cell, things=tuple(things.items()))


def cell_of(space: str) -> str:
    """The cell of the tile that a space belongs to."""
    column, row = read_point(space)
    return write_point((column // 3, row // 3))


def _walked(before: Any, event: Any) -> Event | None:
    """Steps of which each begins where the last one has ended."""
    if (before.key, event.start) != (event.key, getattr(before, "space", None)):
        return None
    if before.seat != event.seat:
        return None
    told = msgspec.structs.asdict(before)
    steps = told.pop("steps", 1) + 1
    kind: type[Event] = type(event)
    walk: Event = several(kind, "steps")(**(told | {"space": event.space, "steps": steps}))
    return walk


def _counted(before: Any, event: Any) -> Event:
    """Zombies of nobody that are moved one after the other."""
    told = msgspec.structs.asdict(event)
    count = getattr(before, "count", 1) + 1
    kind: type[Event] = type(event)
    moved: Event = several(kind, "count")(**told, count=count)
    return moved


def _same_space(before: Any, event: Any) -> bool:
    return (before.seat, before.space) == (event.seat, event.space)
