"""What both databases keep about lessons."""

from __future__ import annotations

from monsterbox.server.store import SqlStore
from monsterbox.server.store.rows import LessonRow, News, Progress

from .builders import a_table
from .conftest import Run


def a_row(person: str = "ada", game: str = "zombeasts", at: float = 1.0) -> LessonRow:
    return LessonRow(person=person, game=game, at=at)


def test_finished_lessons_are_kept_once_and_forgotten(store: SqlStore, run: Run) -> None:
    for row in (a_row(), a_row(at=2.0), a_row("bob"), a_row(game="humans")):
        run(store.lessons.finish(row))

    assert run(store.lessons.finished_by("ada")) == [a_row(game="humans"), a_row(at=2.0)]
    run(store.forget_person("ada"))
    assert run(store.lessons.finished_by("ada")) == []
    assert run(store.lessons.finished_by("bob")) == [a_row("bob")]


def test_the_newest_running_lesson_of_each_game_is_found(store: SqlStore, run: Run) -> None:
    for number, name in enumerate(("old", "new", "over"), 1):
        table = a_table(id=name, host="ada", lesson="edition", created=float(number))
        run(store.add_table(table, [], []))
    run(store.add_table(a_table(id="plain", host="ada", created=9.0), [], []))
    run(store.touch("over", News(Progress(True, ()), is_public=True)))
    run(store.try_to_write())

    found = run(store.lessons.tables_of("ada"))

    assert list(found.values()) == ["new"]
    assert run(store.lessons.tables_of("bob")) == {}


def test_lessons_that_were_left_long_ago_are_found(store: SqlStore, run: Run) -> None:
    run(store.add_table(a_table(id="left", lesson="edition", created=1.0), [], []))
    run(store.add_table(a_table(id="recent", lesson="edition", created=9.0), [], []))
    run(store.add_table(a_table(id="plain", created=1.0), [], []))

    assert run(store.lessons.untouched(5.0, 10)) == ["left"]
