"""How the numbers are named that a seat's observation consists of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Row = tuple[str, int, int]
"""Name, how many numbers, and the largest that each can be."""


@dataclass(frozen=True)
class Part:
    """Neighbouring numbers of an observation which together tell one thing."""

    name: str
    start: int
    size: int
    most: int
    """No number of this part is larger; 1 where they mean yes and no."""

    @property
    def place(self) -> slice:
        """Where they are: `observation[part.place]`."""
        return slice(self.start, self.start + self.size)


def in_order(rows: Iterable[Row]) -> tuple[Part, ...]:
    """One part after another."""
    parts: list[Part] = []
    for name, size, most in rows:
        start = parts[-1].start + parts[-1].size if parts else 0
        parts.append(Part(name, start, size, most))
    return tuple(parts)


def is_row_of_bytes(buffer: Any, size: int) -> bool:
    """Whether an observation can be written into it."""
    try:
        view = memoryview(buffer)
    except TypeError:
        return False
    return view.format == "B" and view.shape == (size,) and view.c_contiguous and not view.readonly
