"""Which puzzles somebody has tried: stored, replaced, and deleted with the person."""

from __future__ import annotations

import msgspec

from monsterbox.server.store import SqlStore
from monsterbox.server.store.rows import AttemptRow

from .conftest import Run

ROW = AttemptRow(person="ada", game="zombeasts", puzzle="1-2", misses=1, solved=None, day="")


def test_the_last_state_of_an_attempt_is_kept(store: SqlStore, run: Run) -> None:
    solved = msgspec.structs.replace(ROW, solved=7.0, day="2026-11-19")
    other = msgspec.structs.replace(ROW, puzzle="0-1")

    for row in (ROW, solved, other):
        run(store.attempts.save(row))

    assert run(store.attempts.of_person("ada")) == [other, solved]
    assert run(store.attempts.of_person("bob")) == []


def test_attempts_go_with_the_person(store: SqlStore, run: Run) -> None:
    run(store.attempts.save(ROW))
    run(store.attempts.save(msgspec.structs.replace(ROW, person="bob")))

    run(store.forget_person("ada"))

    assert run(store.attempts.of_person("ada")) == []
    assert len(run(store.attempts.of_person("bob"))) == 1


def test_old_attempts_of_people_nobody_knows_are_forgotten(store: SqlStore, run: Run) -> None:
    run(store.attempts.save(msgspec.structs.replace(ROW, solved=7.0)))
    run(store.attempts.save(msgspec.structs.replace(ROW, person="bob", solved=20.0)))

    run(store.clean_up(10.0, 0.0))

    assert run(store.attempts.of_person("ada")) == []
    assert len(run(store.attempts.of_person("bob"))) == 1
