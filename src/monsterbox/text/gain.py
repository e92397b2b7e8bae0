"""What a seat got or lost, and by which event: the entries of a score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from monsterbox.core.events import Event


@dataclass(frozen=True)
class Gain:
    """Points that a seat got or lost."""

    row: str
    seat: int
    points: int
    event: Event
    round: int = 1
