"""Reports as a coach makes them, but from nothing but a match and dice."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from monsterbox.coach.report import (
    Estimate,
    Grade,
    Graded,
    Moment,
    Option,
    Report,
    Share,
    TurningPoint,
)
from monsterbox.core.actions import Actions
from monsterbox.core.match import Match
from monsterbox.core.state import CHANCE

PIECE = 10  # steps
GRADES: tuple[Grade, ...] = ("good", "good", "inaccuracy", "mistake", "unsure")


def a_report(match: Match, done: int | None = None, evaluator: str = "judge 1") -> Report:
    """The same for the same match; `done` is how many of its steps have been looked at."""
    steps = match.steps
    done = len(steps) if done is None else min(done, len(steps))
    dice = random.Random(len(steps))
    turns = turns_of(match)
    moments = [moment(match, version, turns, dice) for version in range(len(steps) + 1)]
    choices = tuple(graded(match, turns, dice))
    is_complete = done == len(steps)
    return Report(
        game=match.game.key,
        evaluator=evaluator,
        seats=match.seats,
        done=done,
        steps=len(steps),
        moments=tuple(moments[: done + 1]),
        choices=tuple(one for one in choices if one.version < done),
        turning_points=turning_points(match, choices, moments) if is_complete else (),
        shares=tuple(share(match, seat) for seat in range(match.seats)) if is_complete else (),
    )


def turns_of(match: Match) -> list[int]:
    """The turn before each step, and after the last one."""
    turn, found = 0, []
    for step in match.steps:
        found.append(turn)
        turn += sum(bool(event.begins) for event in step.events)
    return [*found, turn]


def moment(match: Match, version: int, turns: list[int], dice: random.Random) -> Moment:
    way = version / max(1, len(match.steps))
    winners = [seat for seat in range(match.seats) if match.ranks[seat] == 1]
    if way == 1:
        means = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    else:
        ends = [1.0 if seat in winners else 0.3 for seat in range(match.seats)]
        weights = [(1 - way) + way * end + dice.uniform(0, 0.25) for end in ends]
        means = [weight / sum(weights) for weight in weights]
    error = 0.03 * (1 - way)
    return Moment(version, turns[version], tuple(Estimate(mean, error) for mean in means))


def graded(match: Match, turns: list[int], dice: random.Random) -> list[Graded]:
    found, state = [], match.opening()
    for version, step in enumerate(match.steps):
        if step.seat >= 0:
            actions = Actions()
            state.legal(step.seat, actions)
            others = [match.game.text_of(state, step.seat, one) for one in actions.to_list()]
            found.append(graded_choice(version, step.seat, step.text, turns[version], others, dice))
        state.apply(step.seat, step.action)
    return found


def graded_choice(
    version: int, seat: int, choice: str, turn: int, legal: Sequence[str], dice: random.Random
) -> Graded:
    others = [one for one in legal if one != choice]
    grade: Grade = dice.choice(GRADES) if others else "only"
    cost = {"mistake": 0.06, "inaccuracy": 0.03, "unsure": 0.01}.get(grade, 0.0)
    options = [Option(choice, Estimate(0.4 - cost, 0.01))]
    if others:
        options.insert(0 if cost else 1, Option(others[0], Estimate(0.4, 0.01)))
    return Graded(
        version=version,
        turn=turn,
        seat=seat,
        choice=choice,
        grade=grade,
        cost=Estimate(cost, 0.01),
        against_steady=Estimate(0.01 - cost, 0.01),
        options=tuple(options),
    )


def turning_points(
    match: Match, choices: Sequence[Graded], moments: Sequence[Moment]
) -> tuple[TurningPoint, ...]:
    """A mistake, a good choice, and luck."""
    drawn = [at for at, step in enumerate(match.steps) if step.seat == CHANCE and step.events]
    picked = [one for one in choices if one.grade == "mistake"][:1]
    picked += [one for one in choices if one.grade == "good"][-1:]
    points = [turning_point(match, one, moments) for one in picked]
    if drawn:
        points.append(lucky(match, drawn[len(drawn) // 2], moments))
    return tuple(points)


def turning_point(match: Match, one: Graded, moments: Sequence[Moment]) -> TurningPoint:
    return TurningPoint(
        version=one.version,
        turn=one.turn,
        kind="choice",
        seat=one.seat,
        choice=one.choice,
        changes=changes(match, one.version, moments),
        odds=None,
        better=one.options[0] if one.grade == "mistake" else None,
    )


def lucky(match: Match, version: int, moments: Sequence[Moment]) -> TurningPoint:
    changed = changes(match, version, moments)
    seat = max(range(match.seats), key=lambda one: abs(changed[one].mean))
    return TurningPoint(
        version=version,
        turn=moments[version].turn,
        kind="luck",
        seat=seat,
        choice=match.steps[version].text,
        changes=changed,
        odds=0.2,
        better=None,
    )


def changes(match: Match, version: int, moments: Sequence[Moment]) -> tuple[Estimate, ...]:
    before, after = moments[version].chances, moments[version + 1].chances
    return tuple(
        Estimate(two.mean - one.mean, 0.015) for one, two in zip(before, after, strict=True)
    )


def share(match: Match, seat: int) -> Share:
    winners = [one for one in range(match.seats) if match.ranks[one] == 1]
    result = 1 / len(winners) if seat in winners else 0.0
    start, skill = 1 / match.seats, 0.05 - 0.04 * seat
    return Share(
        start=Estimate(start, 0.02),
        luck=Estimate(result - start - skill, 0.03),
        skill=Estimate(skill, 0.015),
        result=result,
        lost=Estimate(0.11, 0.02),
    )


@dataclass
class ACoach:
    """A coach for tests: it takes no time, unless it is to wait."""

    name: str = "judge 1"
    waits_after: int | None = None
    """How many pieces it does before it waits until it may go on."""
    fails: bool = False
    go_on: threading.Event = field(default_factory=threading.Event)
    begun: int = 0

    def evaluator(self, game: str, seats: int) -> str:
        return self.name

    def tasks(self, match: Match) -> Sequence[Any]:
        self.begun += 1
        return [(match, number) for number in range(-(-len(match.steps) // PIECE))]

    def work(self, task: Any) -> int:
        _, number = task
        if self.fails:
            raise ValueError("it cannot be said")
        if self.waits_after is not None and number >= self.waits_after:
            assert self.go_on.wait(60)
        return int(number)

    def merge(self, done: tuple[Any, Sequence[Any]]) -> Report:
        (match, _), parts = done
        return a_report(match, len(parts) * PIECE, self.name)


class QuickCoach(ACoach):
    """One whose work travels to other processes."""

    @property
    def work(self) -> Any:
        return number_of

    @property
    def merge(self) -> Any:
        return put_together


def number_of(task: Any) -> int:
    return int(task[1])


def put_together(done: tuple[Any, Sequence[Any]]) -> Report:
    (match, _), parts = done
    return a_report(match, len(parts) * PIECE)
