"""Observations as they follow from views: what a seat sees, turned into numbers a second time.

Each module knows the view of one game and nothing of its state, so that an observation which
agrees with it tells nothing that the view does not tell, and leaves nothing of it out but what
the module says.
"""

from __future__ import annotations

from collections.abc import Sequence

Told = dict[str, list[int]]


def one_of(value: object, names: Sequence[object]) -> list[int]:
    """A 1 at the place of the value, if there is one."""
    return [int(name == value) for name in names]


def each_of(members: Sequence[object], names: Sequence[object]) -> list[int]:
    """How often each name is among the members."""
    return [list(members).count(name) for name in names]


def padded(numbers: Sequence[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]


def balance(score: int | None) -> list[int]:
    return [max(score or 0, 0), max(-(score or 0), 0)]


def clockwise(seat: int, seats: int) -> list[int]:
    """All seats, from this one on."""
    return [(seat + steps) % seats for steps in range(seats)]
