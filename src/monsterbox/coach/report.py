"""What the coach says of a finished match, as data: it is stored with the match and shown as words.

All chances and costs are shares of a win, from 0 to 1; a shared win counts as its share.
Every estimate comes with its standard error.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from monsterbox.bots.evaluation import Estimate

__all__ = [
    "Estimate",
    "Grade",
    "Graded",
    "Kind",
    "Moment",
    "Option",
    "Report",
    "Share",
    "TurningPoint",
]

Grade = Literal["good", "inaccuracy", "mistake", "only", "unsure"]
"""`only`: there was nothing to choose from; `unsure`: the error is larger than the cost."""
Kind = Literal["luck", "choice"]


class Moment(msgspec.Struct, frozen=True):
    """The chances of all seats once so many steps of the match have been taken."""

    version: int
    turn: int
    """Which turn of the match is under way, from 1; 0 before the first."""
    chances: tuple[Estimate, ...]
    """By seat; in the last moment the result, without an error."""


class Option(msgspec.Struct, frozen=True):
    """One of the choices that the seat had, valued by what it could know then."""

    choice: str
    chance: Estimate


class Graded(msgspec.Struct, frozen=True):
    """A choice that a seat made, against the best it could have made by what it could know."""

    version: int
    """How many steps had been taken before it."""
    turn: int
    seat: int
    choice: str
    grade: Grade
    cost: Estimate
    """What it lost against the best choice: 0 or more."""
    against_steady: Estimate
    """What it brought against a steady player in the same seat: what counts as skill."""
    options: tuple[Option, ...]
    """The best choices, best first, and the one that was made wherever it ranks."""


class TurningPoint(msgspec.Struct, frozen=True):
    """One of the steps that changed most."""

    version: int
    """How many steps had been taken before it."""
    turn: int
    kind: Kind
    seat: int
    """Who chose; for luck, whose chance changed most."""
    choice: str
    """What was chosen or drawn, in notation."""
    changes: tuple[Estimate, ...]
    """By seat: how the chance to win changed."""
    odds: float | None
    """How likely the outcome was; None for a choice."""
    better: Option | None
    """The choice that would have been better, if there was one for certain."""


class Share(msgspec.Struct, frozen=True):
    """Why a seat ended where it did: luck and skill lead from the start to the result."""

    start: Estimate
    luck: Estimate
    """Chance, hidden cards, and what the others did."""
    skill: Estimate
    """Own choices, compared with a steady player in the same seat."""
    result: float
    lost: Estimate
    """What own choices lost against the best ones."""
    draws: Estimate = Estimate(0.0, 0.0)
    """The part of luck that chance brought by its outcomes against their odds: whatever makes the
    review, 0 on average."""


class Report(msgspec.Struct, frozen=True):
    """The review of one match, complete or as far as it has come."""

    game: str
    evaluator: str
    """Which evaluation made it; a review by an older one is made again."""
    seats: int
    done: int
    """How many of the steps have been looked at."""
    steps: int
    moments: tuple[Moment, ...]
    choices: tuple[Graded, ...]
    turning_points: tuple[TurningPoint, ...] = ()
    """Only once all steps have been looked at."""
    shares: tuple[Share, ...] = ()
    """By seat; only once all steps have been looked at."""

    @property
    def is_complete(self) -> bool:
        return self.done == self.steps
