"""The review of a finished match: curve, grades, turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from monsterbox.bots.evaluation import (
    Estimate,
    Row,
    Trials,
    chances,
    estimate,
    evaluator_for,
    together,
)
from monsterbox.coach.grades import SURE as SURE_ERRORS
from monsterbox.coach.grades import Effort
from monsterbox.coach.pieces import (
    Course,
    Found,
    curve_seed,
    outcome_odds,
    pieces,
    start_seed,
    texts_of,
    turns_of,
    work_on,
)
from monsterbox.coach.report import Graded, Moment, Option, Report, Share, TurningPoint
from monsterbox.core.match import Match
from monsterbox.core.state import CHANCE

TURNING_POINTS = 3


def review(match: Match, *, seed: int = 0, effort: Effort | None = None) -> Iterator[Report]:
    """Review a finished match; each report tells more than the one before, the last one all."""
    reviewer = Review(Course.of(match), seed, effort)
    for piece in pieces(reviewer.course, seed=seed, effort=effort):
        reviewer.add(work_on(piece))
        yield reviewer.report()


def merge(
    course: Course, found: Iterable[Found], *, seed: int = 0, effort: Effort | None = None
) -> Report:
    """Put together what was found out about the steps of a match, all or some, in any order."""
    reviewer = Review(course, seed, effort)
    reviewer.add(found)
    return reviewer.report()


class Review:
    """A review that grows with what is found out."""

    def __init__(self, course: Course, seed: int = 0, effort: Effort | None = None) -> None:
        self.course = course
        self.turns = turns_of(course)
        evaluator, effort = evaluator_for(course.game, course.seats), effort or Effort()
        self.evaluator = evaluator.name
        self.moments = effort.moments
        opening = course.state_at(0)
        self.opening = evaluator.positions(opening, Trials(curve_seed(seed), effort.start))
        self.start = chances(evaluator, opening, trials=effort.start, seed=start_seed(seed))
        self.found: dict[int, Found] = {}

    def add(self, found: Iterable[Found]) -> None:
        self.found |= {one.version: one for one in found}

    def report(self) -> Report:
        """All that is known so far."""
        rows = self.rows()
        graded = [self.found[version].graded for version in sorted(self.found)]
        choices = tuple(
            msgspec.structs.replace(one, turn=self.turns[one.version])
            for one in graded
            if one is not None
        )
        report = Report(
            game=self.course.game,
            evaluator=self.evaluator,
            seats=self.course.seats,
            done=len(self.found),
            steps=len(self.course.actions),
            moments=tuple(self.moment(version, rows[version]) for version in sorted(rows)),
            choices=choices,
        )
        if not report.is_complete:
            return report
        return msgspec.structs.replace(
            report,
            turning_points=turning_points(self.course, report, rows),
            shares=tuple(share(self, choices, seat) for seat in range(report.seats)),
        )

    def rows(self) -> dict[int, list[Row]]:
        """The chances by trial and seat, after as many steps as they are known for."""
        known = {0: self.opening[: self.moments]}
        for version in sorted(self.found):
            after = self.found[version].after
            if after is not None:
                known[version + 1] = [list(row) for row in after]
            elif version in known:
                known[version + 1] = known[version]
        return known

    def moment(self, version: int, rows: list[Row]) -> Moment:
        columns = zip(*rows, strict=True)
        return Moment(version, self.turns[version], tuple(estimate(one) for one in columns))


def share(review: Review, choices: tuple[Graded, ...], seat: int) -> Share:
    """Why a seat ended where it did.

    Luck is the whole way from the first moment of the curve to the result, less what own choices
    brought. Start and skill are measured in other imagined games than luck, so that their sum can
    be compared with the result.
    """
    own = [one for one in choices if one.seat == seat]
    result = review.course.result[seat]
    way = estimate([result - row[seat] for row in review.opening])
    expected = together([review.found[one.version].expected for one in own])
    steps = (review.found[version] for version in sorted(review.found))
    drawn = [found.drawn[seat] for found in steps if found.drawn]
    return Share(
        start=review.start[seat],
        luck=together([way, Estimate(-expected.mean, expected.error)]),
        skill=together([one.against_steady for one in own]),
        result=result,
        lost=together([one.cost for one in own]),
        draws=together(drawn),
    )


def turning_points(
    course: Course, report: Report, rows: dict[int, list[Row]]
) -> tuple[TurningPoint, ...]:
    """The steps that changed most, of different turns, in the order of the match."""
    changes = {version: changed(rows, version) for version in range(report.steps)}
    by_size = sorted(changes, key=lambda version: -size_of(changes[version]))
    chosen: list[int] = []
    turns = {moment.version: moment.turn for moment in report.moments}
    for version in by_size:
        if all(turns[version] != turns[one] for one in chosen):
            chosen.append(version)
        if len(chosen) == TURNING_POINTS:
            break
    chosen.sort()
    texts = texts_of(course, chosen)
    graded = {one.version: one for one in report.choices}
    return tuple(
        TurningPoint(
            version=version,
            turn=turns[version],
            kind="choice" if course.actions[version][0] >= 0 else "luck",
            seat=seat_of(course, version, changes[version]),
            choice=texts[version],
            changes=changes[version],
            odds=outcome_odds(course, version),
            better=better_than(graded.get(version)),
        )
        for version in chosen
    )


def changed(rows: dict[int, list[Row]], version: int) -> tuple[Estimate, ...]:
    """By seat: how a step changed the chances, trial by trial."""
    pairs = list(zip(rows[version], rows[version + 1], strict=True))
    seats = range(len(pairs[0][0]))
    return tuple(
        estimate([after[seat] - before[seat] for before, after in pairs]) for seat in seats
    )


def size_of(changes: tuple[Estimate, ...]) -> float:
    """How much a step certainly changed for the seat for which it changed most."""
    return max(abs(one.mean) - SURE_ERRORS * one.error for one in changes)


def seat_of(course: Course, version: int, changes: tuple[Estimate, ...]) -> int:
    actor, _ = course.actions[version]
    if actor != CHANCE and actor >= 0:
        return actor
    return max(range(len(changes)), key=lambda seat: abs(changes[seat].mean))


def better_than(graded: Graded | None) -> Option | None:
    """The choice that would have been better, if that is certain."""
    if graded is None or graded.grade not in ("inaccuracy", "mistake"):
        return None
    return graded.options[0]
