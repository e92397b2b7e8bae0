"""The lessons: each can be gone through as it is written, whatever the learner may choose."""

from __future__ import annotations

from itertools import zip_longest

import pytest

import monsterbox as mb
from monsterbox.core.lessons import THEN, Beat, Lesson
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.core.state import CHANCE
from monsterbox.text.catalog import Catalog

TAUGHT = {key: lesson for key in mb.games() if (lesson := mb.game(key).lesson) is not None}
FEWEST, MOST = 5, 8  # steps
LONGEST = 190  # letters: more than that does not fit above the table of a small phone


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_can_be_gone_through_to_its_end(key: str) -> None:
    """Whichever of the choices that a step offers is made, all that follows can be played."""
    lesson = TAUGHT[key]
    widest = max(len(beat.choices) for beat in lesson.beats)

    for taken in range(widest):
        match = gone_through(key, lesson, taken)

        drawn = [step.text for step in match.steps if step.seat == CHANCE]
        assert drawn[: len(lesson.draws)] == list(lesson.draws)
        assert not match.over


def gone_through(key: str, lesson: Lesson, taken: int) -> Match:
    """The match at the end of a lesson; where there are several choices, the one of this number."""
    match = lesson.match(mb.game(key))
    for number, beat in enumerate(lesson.beats):
        if beat.seat is not None:
            where = f"beat {number}, step {lesson.step[beat.step].key}"
            choose(match, beat, beat.choices[taken % len(beat.choices)], where)
    return match


def choose(match: Match, beat: Beat, choice: str, where: str) -> None:
    assert beat.seat is not None
    in_one_go = [THEN.join(row) for row in match.joint(beat.seat)]
    for one in beat.choices:
        assert one in match.legal(beat.seat) or one in in_one_go, where
    match.play(beat.seat, *choice.split(THEN))


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_is_short_and_every_step_has_its_clause(key: str) -> None:
    lesson, book = TAUGHT[key], mb.game(key).clauses

    assert FEWEST <= len(lesson.step) <= MOST
    assert [step.key for step in lesson.step if step.clause not in book] == []
    assert len({step.key for step in lesson.step}) == len(lesson.step)
    assert not lesson.step[-1].do
    assert not lesson.step[-1].then
    assert sum(bool(step.do) for step in lesson.step) >= FEWEST - 1  # a thing to do in most steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TAUGHT)
def test_every_step_has_its_words(key: str, language: str) -> None:
    """And a kind word for whoever does something else where something is to be done."""
    catalog = Catalog(language)

    for step in TAUGHT[key].step:
        said = catalog.say(key, f"lesson-{step.key}", bot="Vlad", second="Mina")
        assert len(said) <= LONGEST, (step.key, len(said))
        if step.do:
            assert catalog.say(key, f"lesson-{step.key}.not", bot="Vlad", second="Mina")


@pytest.mark.parametrize("key", TAUGHT)
def test_others_choose_only_what_the_script_says(key: str) -> None:
    """What chance brings is told step by step, so that every step can be read by itself."""
    lesson = TAUGHT[key]
    match = lesson.match(mb.game(key))
    expected, found = [lesson.chance, *(step.chance for step in lesson.step)], [opening(match)]
    for number, step in enumerate(lesson.step):
        before = match.version
        for beat in (one for one in lesson.beats if one.step == number and one.seat is not None):
            choose(match, beat, beat.choices[0], step.key)
        drawn = tuple(one.text for one in match.steps[before:] if one.seat == CHANCE)
        found.append(drawn)

    # What follows from the last choice, such as a new round, may be left to chance.
    last = max(number for number, step in enumerate(lesson.step) if step.do) + 1
    found[last] = found[last][: len(expected[last])]
    assert [pair for pair in zip_longest(expected, found) if pair[0] != pair[1]] == []


def opening(match: Match) -> tuple[str, ...]:
    return tuple(one.text for one in match.steps if one.seat == CHANCE)
