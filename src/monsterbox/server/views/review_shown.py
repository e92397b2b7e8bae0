"""What is shown of a review: pages and the JSON API use only these structs."""

from __future__ import annotations

import msgspec

from monsterbox.coach.report import Estimate, Grade, Kind, Report
from monsterbox.server.club.reviewing import State
from monsterbox.server.views.pictures import Picture
from monsterbox.server.views.shown import Shown


class ReviewStage(msgspec.Struct, frozen=True, kw_only=True):
    """How far the review of a match has come, and what it says so far."""

    state: State
    ahead: int
    """How many other reviews come first."""
    seconds_left: int | None
    """About how long the rest takes, if that is known."""
    may_stop: bool
    report: Report | None

    @property
    def mark(self) -> str:
        """What changes whenever there is something new to see."""
        done = 0 if self.report is None else self.report.done
        made_by = "" if self.report is None else self.report.evaluator
        return f"{self.state} {self.ahead} {done} {made_by}"[:80]


class Mark(msgspec.Struct, frozen=True):
    """A point of the chart, in per cent of its width and height."""

    x: float
    y: float


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of one seat as a line; the coordinates of its paths are 1000 by 100."""

    seat: int
    line: int
    """Which kind of line; the viewer's own is number 0."""
    path: str
    band: str
    crests: tuple[Mark, ...]


class Tick(msgspec.Struct, frozen=True):
    """A turn below the chart."""

    x: float
    turn: int


class Stop(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the match that the slider stops at."""

    version: int
    turn: int
    x: float
    chances: tuple[Estimate, ...]
    at: int
    """The step of the replay."""
    next: str
    """What came next, in a sentence; empty at the end."""
    may_fork: bool


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of all seats over time."""

    curves: tuple[Curve, ...]
    ticks: tuple[Tick, ...]
    stops: tuple[Stop, ...]
    even: float
    """The chance of an even match."""
    done: float
    """How much of the width is known, in per cent."""
    turns: int


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point."""

    number: int
    x: float
    turn: int
    kind: Kind
    seat: int
    text: str
    """What happened."""
    changes: tuple[tuple[int, Estimate], ...]
    """For the seat that it is about, and for the viewer's."""
    odds: float | None
    better: str
    """What would have been better, in a sentence; empty if nothing was for certain."""
    cost: Estimate | None
    picture: Picture
    at: int
    may_fork: bool


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice with its grade."""

    turn: int
    at: int
    text: str
    grade: Grade
    cost: Estimate
    better: str


class Decisions(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of one seat."""

    seat: int
    only_doubtful: bool
    counts: dict[Grade, int]
    total: int
    lost: Estimate | None
    shown: tuple[Decision, ...]


class Bar(msgspec.Struct, frozen=True):
    """A part of the way from the start to the result, and its bar in per cent of the width."""

    mean: float
    error: float
    left: float
    width: float
    end: float


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """Luck, skill and result of one seat."""

    seat: int
    start: Estimate
    luck: Bar
    skill: Bar
    result: Bar


class Balances(msgspec.Struct, frozen=True, kw_only=True):
    """Luck, skill and result of all seats on one scale, the best first."""

    zero: float
    seats: tuple[Balance, ...]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What kind of match it was for one seat."""

    seat: int
    place: int
    is_shared: bool
    why: str
    balance: Balance


class ReviewPage(msgspec.Struct, frozen=True, kw_only=True):
    """A review as one viewer sees it."""

    shown: Shown
    stage: ReviewStage
    you: int | None
    """The viewer's seat, if it is one."""
    chart: Chart | None
    points: tuple[Point, ...]
    balances: Balances | None
    verdict: Verdict | None
    decisions: Decisions | None
