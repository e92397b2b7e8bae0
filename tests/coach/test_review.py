"""The review of a match: its parts, their sum, and that it does not matter how it is cut."""

from __future__ import annotations

import pickle
from functools import cache
from math import hypot

import pytest

import monsterbox as mb
from monsterbox.coach.pieces import Course, NotOver, pieces, work_on
from monsterbox.coach.report import Report
from monsterbox.coach.review import merge, review

from .matches import HASTY, played

SHORT = "oh-my-brain"


@cache
def reviewed(key: str) -> Report:
    *_, last = review(played(key), effort=HASTY)
    return last


def test_a_review_grows_until_it_is_complete() -> None:
    reports = list(review(played(SHORT), effort=HASTY))

    done = [report.done for report in reports]
    assert done == sorted(done)
    assert [report.is_complete for report in reports] == [False] * (len(reports) - 1) + [True]
    assert all(not report.shares for report in reports[:-1])


def test_it_says_something_of_every_moment_and_every_choice() -> None:
    match, report = played(SHORT), reviewed(SHORT)

    assert [moment.version for moment in report.moments] == list(range(match.version + 1))
    chosen = [step.text for step in match.steps if step.seat >= 0]
    assert [one.choice for one in report.choices] == chosen
    assert len(report.turning_points) == 3
    ends = [(one.mean, one.error) for one in report.moments[-1].chances]
    assert ends == [(share.result, 0.0) for share in report.shares]


def test_chances_of_all_seats_add_up_to_one() -> None:
    for moment in reviewed(SHORT).moments:
        assert sum(one.mean for one in moment.chances) == pytest.approx(1.0)


def test_luck_and_skill_lead_from_the_start_to_the_result() -> None:
    for share in reviewed(SHORT).shares:
        parts = (share.start, share.luck, share.skill)
        error = hypot(*(part.error for part in parts))
        assert sum(part.mean for part in parts) == pytest.approx(share.result, abs=4 * error)


def test_it_does_not_matter_how_the_work_is_divided() -> None:
    course = Course.of(played(SHORT))
    parts = pieces(course, effort=HASTY, size=50)
    sent = [pickle.loads(pickle.dumps(part)) for part in reversed(parts)]

    together = merge(course, [one for part in sent for one in work_on(part)], effort=HASTY)

    assert together == reviewed(SHORT)


def test_a_match_that_is_not_over_keeps_its_secrets() -> None:
    match = mb.game(SHORT).match(2)

    with pytest.raises(NotOver):
        next(review(match))
