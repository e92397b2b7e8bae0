"""How the actions of a game are numbered, and what its end is worth as a number to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Numbering:
    """Choices of seats are numbered from 0, outcomes of chance from where the choices end.

    A number means the same at every table of a game with as many of them, however many seats and
    whatever the house rules.
    """

    choices: int
    outcomes: int

    @property
    def first_outcome(self) -> int:
        """The number of the first outcome of chance."""
        return self.choices


def returns_of(ranks: Sequence[int]) -> list[float]:
    """The share of the others that a seat leaves behind, less the share that is ahead of it.

    From -1 to 1, and always 0 in sum. Where nobody wins, only places count.
    """
    others = len(ranks) - 1
    return [sum((rank > own) - (rank < own) for rank in ranks) / others for own in ranks]
