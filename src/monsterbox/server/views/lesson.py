"""What a lesson says now, and what it says of a choice that it does not speak of."""

from __future__ import annotations

from collections.abc import Sequence

from monsterbox.core.lessons import THEN
from monsterbox.server.tables.course import Course
from monsterbox.server.tables.table import Table
from monsterbox.server.views.narrator import Narrator
from monsterbox.server.views.shown import LessonStep, Reason

LEARN = "learn"


def lesson_at(table: Table, seat: int | None, narrator: Narrator) -> LessonStep | None:
    """Return the step of the lesson that is given here, for the learner alone."""
    course = table.course
    if course is None or seat != course.lesson.seat or table.given_up:
        return None
    step, beat = course.lesson.step[course.step], course.beat
    return LessonStep(
        step=course.step + 1,
        steps=len(course.lesson.step),
        beat=course.at,
        text=said(course, narrator, course.step),
        clause=step.clause,
        at=step.at,
        now="over" if beat is None else beat.kind,
        wanted=course.wanted if beat is not None and beat.kind == "choose" else (),
    )


def said(course: Course, narrator: Narrator, step: int, form: str = "") -> str:
    """Return the sentence of a step; it may speak of the bots by name."""
    others = [name for seat, name in enumerate(narrator.names) if seat != course.lesson.seat]
    names = {"bot": others[0], "second": others[-1]}
    key = f"lesson-{course.lesson.step[step].key}{form}"
    return narrator.catalog.say(narrator.game.key, key, **names)


def is_beside_the_lesson(course: Course, legal: Sequence[str], about: str) -> bool:
    """Whether somebody asks about a choice that the rules allow and the lesson does not want."""
    return about not in course.wanted and (about in legal or about.split(THEN)[0] in legal)


def another_choice(course: Course, narrator: Narrator) -> Reason:
    """Say kindly that something else is to be tried here, and why."""
    beat = course.next_choice
    if beat is None or not course.wanted:
        text = narrator.catalog.say(LEARN, "after-the-end")
        return Reason(text=text, clause=None, legal=False)
    clause = course.lesson.step[beat.step].clause
    return Reason(text=said(course, narrator, beat.step, ".not"), clause=clause, legal=False)
