"""Evenings on both databases: a change counts once, and what is deleted is gone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monsterbox.server.store import SqlStore, evenings
from monsterbox.server.store.rows import EveningRow, Goal, News, Progress, ResultRow

from .builders import set_up
from .conftest import Run


def a_row(version: int = 1, *, touched: float = 1.0) -> EveningRow:
    player = {"number": 1, "name": "Bob", "person": "bob", "left": False}
    state = {"title": "Owl", "host": "ada", "created": 1.0, "players": [player]}
    return EveningRow(
        id="owl", host="ada", state=state, version=version, is_playing=True, touched=touched
    )


def test_of_two_changes_at_once_one_counts(store: SqlStore, run: Run) -> None:
    run(store.evenings.add(a_row()))

    first, second = (run(store.evenings.save(a_row(2))) for _ in range(2))

    assert (first, second) == (True, False)
    assert run(store.evenings.load("owl")) == a_row(2)
    assert run(store.evenings.load("bat")) is None


def test_evenings_are_found_by_their_people(store: SqlStore, run: Run) -> None:
    run(store.evenings.add(a_row()))

    found = [len(run(store.evenings.of_person(who, 9))) for who in ("ada", "bob", "eve")]

    assert found == [1, 1, 0]
    assert run(store.evenings.playing(9)) == ["owl"]


def test_news_tell_what_goes_on_no_longer(store: SqlStore, run: Run) -> None:
    """A table that does not exist any more goes on nowhere."""
    run(set_up(store, "attic", "cellar"))
    run(store.touch("cellar", News(Progress(over=True, waiting_for=()), is_public=True)))
    row = ResultRow(
        table_id="cellar", seat=0, game="zombeasts", person=None, bot="level1", name="Vlad",
        rank=1, score=9, at=1.0, rated=False,
    )  # fmt: skip
    run(store.results.add([row]))

    news = run(store.evenings.news_of(["attic", "cellar", "gone"]))

    assert news.over == {"cellar", "gone"}
    assert news.results == {"cellar": [row]}


def test_a_deleted_person_and_an_old_evening_leave_nothing(store: SqlStore, run: Run) -> None:
    run(store.evenings.add(a_row()))
    code = run(store.codes.make(Goal("evening", "owl"), lambda: "22223333"))

    run(store.forget_person("bob"))
    told = run(store.evenings.load("owl"))
    gone = [run(store.evenings.delete_untouched(since, 9)) for since in (1.0, 2.0)]

    assert told is not None
    assert b"ob" not in msgspec.json.encode(told.state)
    assert run(store.evenings.of_person("bob", 9)) == []
    assert gone == [0, 1]
    assert run(store.evenings.load("owl")) is None
    assert run(store.codes.goal_of(code)) is None


def test_who_is_deleted_while_others_change_the_evening_is_deleted(
    store: SqlStore, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL others may be quicker between reading and writing."""
    run(store.evenings.add(a_row()))
    original = evenings.without
    misses = [1]

    def overtaken(row: EveningRow, person: str) -> EveningRow:
        changed = original(row, person)
        if misses:
            misses.pop()
            return msgspec.structs.replace(changed, version=row.version)
        return changed

    monkeypatch.setattr(evenings, "without", overtaken)
    run(store.forget_person("bob"))
    told: Any = run(store.evenings.load("owl"))

    assert b"ob" not in msgspec.json.encode(told.state)
