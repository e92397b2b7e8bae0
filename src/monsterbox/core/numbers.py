"""How the actions of a game are numbered, and what its end is worth as a number to each seat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod

from monsterbox.core.errors import BadNumbers

Row = tuple[str, int, tuple[int, ...]]
"""Name, the first number, and how many values each of its parts has."""


@dataclass(frozen=True)
class Kind:
    """Neighbouring numbers of choices that differ in the same things, such as card and space."""

    name: str
    start: int
    shape: tuple[int, ...]
    """How many values each of these things has; the last one counts fastest."""

    @property
    def size(self) -> int:
        return prod(self.shape)


def kinds_of(rows: Iterable[Row]) -> tuple[Kind, ...]:
    """Kinds in the order of their numbers."""
    return tuple(Kind(*row) for row in rows)


@dataclass(frozen=True)
class Numbering:
    """Choices of seats are numbered from 0, outcomes of chance from where the choices end.

    A number means the same at every table of a game with as many of them, however many seats and
    whatever the house rules.
    """

    choices: int
    outcomes: int
    kinds: tuple[Kind, ...] = ()
    """What the numbers of choices are made of; a game that does not say so has one kind."""

    def __post_init__(self) -> None:
        if not self.kinds:
            object.__setattr__(self, "kinds", (Kind("choice", 0, (self.choices,)),))

    @property
    def first_outcome(self) -> int:
        """The number of the first outcome of chance."""
        return self.choices

    @cached_property
    def factors(self) -> tuple[int, ...]:
        """How many values the kind of a choice has, and each of the things it names."""
        widest = max(len(kind.shape) for kind in self.kinds)
        shapes = [kind.shape + (1,) * (widest - len(kind.shape)) for kind in self.kinds]
        return (len(self.kinds), *map(max, zip(*shapes, strict=True)))

    @cached_property
    def _starts(self) -> list[int]:
        return [kind.start for kind in self.kinds]

    def factored(self, action: int) -> tuple[int, ...]:
        """A choice as the place of its kind among the kinds, and the things that it names.

        These are as many small numbers for every choice, 0 where it names nothing more.
        """
        place = bisect_right(self._starts, action) - 1
        kind = self.kinds[place]
        rest = action - kind.start
        if not 0 <= rest < kind.size:
            raise BadNumbers(f"action: {action} is not the number of a choice")
        named: list[int] = []
        for size in reversed(kind.shape):
            rest, value = divmod(rest, size)
            named.insert(0, value)
        return (place, *named, *[0] * (len(self.factors) - 1 - len(named)))

    def number(self, factors: Sequence[int]) -> int:
        """The choice that `factored` turns into these."""
        if len(factors) != len(self.factors) or not 0 <= factors[0] < len(self.kinds):
            raise BadNumbers(f"factors: {tuple(factors)} name no choice")
        place, *named = factors
        kind, found = self.kinds[place], 0
        sizes = kind.shape + (1,) * (len(named) - len(kind.shape))
        for value, size in zip(named, sizes, strict=True):
            if not 0 <= value < size:
                raise BadNumbers(f"factors: {tuple(factors)} name no choice")
            found = found * size + value
        return kind.start + found


def returns_of(ranks: Sequence[int]) -> list[float]:
    """The share of the others that a seat leaves behind, less the share that is ahead of it.

    From -1 to 1, and always 0 in sum. Where nobody wins, only places count.
    """
    others = len(ranks) - 1
    return [sum((rank > own) - (rank < own) for rank in ranks) / others for own in ranks]
