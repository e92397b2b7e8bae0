"""How matches ended, on both databases: stored once, kept without names."""

from __future__ import annotations

from typing import Any

import pytest

from monsterbox.server.store import Conflict, ResultRow, SqlStore

from .builders import a_person, an_entry, set_up
from .conftest import Run


def a_result(seat: int = 0, **more: Any) -> ResultRow:
    usual: dict[str, Any] = {
        "table_id": "attic",
        "game": "zombeasts",
        "person": ("ada", "ben")[seat],
        "bot": None,
        "name": ("Ada", "Ben")[seat],
        "rank": 1 + seat,
        "score": 30 - seat,
        "at": 1001.25,
        "rated": True,
    }
    return ResultRow(seat=seat, **usual | more)


def a_match(table: str = "attic", at: float = 1001.25, **more: Any) -> list[ResultRow]:
    return [a_result(seat, table_id=table, at=at, **more) for seat in (0, 1)]


def test_the_last_entry_and_the_results_are_stored_together(store: SqlStore, run: Run) -> None:
    run(set_up(store))

    run(store.append(an_entry(1), results=a_match()))

    assert run(store.results.at_table("attic")) == a_match()


def test_an_entry_that_is_refused_stores_no_results(store: SqlStore, run: Run) -> None:
    """As when another process was first."""
    run(set_up(store))
    run(store.append(an_entry(1)))

    with pytest.raises(Conflict):
        run(store.append(an_entry(1, key="another key"), results=a_match()))

    assert run(store.results.at_table("attic")) == []


def test_results_are_stored_once(store: SqlStore, run: Run) -> None:
    """Only a name may change, as when an operator has replaced it."""
    run(store.results.add(a_match()))
    run(store.results.add([a_result(0, name="Guest", rank=2, score=0, person="eve", at=5.0)]))

    assert run(store.results.at_table("attic")) == [a_result(0, name="Guest"), a_result(1)]


def test_the_last_matches_of_a_person_come_with_all_their_seats(store: SqlStore, run: Run) -> None:
    for number, table in enumerate(("first", "second", "third")):
        run(store.results.add(a_match(table, at=float(number))))
    run(store.results.add([a_result(1, table_id="of others", at=9.0)]))

    found = run(store.results.of_person("ada", 2))

    assert [(one.table_id, one.seat) for one in found] == [
        ("third", 0),
        ("third", 1),
        ("second", 0),
        ("second", 1),
    ]


def test_rated_matches_come_in_their_order(store: SqlStore, run: Run) -> None:
    """Of two at the same time the table decides."""
    for table, at in (("c", 2.0), ("b", 1.0), ("a", 2.0)):
        run(store.results.add(a_match(table, at)))
    run(store.results.add(a_match("not rated", 1.5, rated=False)))
    run(store.results.add(a_match("another game", 1.5, game="humans")))

    found = run(store.results.rated("zombeasts", None))
    later = run(store.results.rated("zombeasts", (2.0, "a")))

    assert [one.table_id for one in found] == ["b", "b", "a", "a", "c", "c"]
    assert [one.table_id for one in later] == ["c", "c"]
    assert run(store.results.count_rated("zombeasts", (2.0, "a"))) == 2


def test_a_deleted_table_keeps_its_results_without_names(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.append(an_entry(1), results=a_match()))

    run(store.delete_table("attic"))

    kept = run(store.results.at_table("attic"))
    assert [(one.person, one.name, one.rank) for one in kept] == [("ada", "", 1), ("ben", "", 2)]


def test_a_forgotten_person_was_nobody_in_particular(store: SqlStore, run: Run) -> None:
    """The same nobody in all matches, so that the ratings of the others stay what they are."""
    for number in range(2):
        run(store.results.add(a_match(f"table {number}", float(number))))

    run(store.forget_person("ada"))

    found = run(store.results.rated("zombeasts", None))
    nobody = {one.person for one in found if one.seat == 0}
    assert len(nobody) == 1
    assert all(str(one).startswith("nobody-") for one in nobody)
    assert [one.name for one in found if one.seat == 0] == ["", ""]
    assert [one.person for one in found if one.seat == 1] == ["ben", "ben"]
    assert run(store.results.of_person("ada", 5)) == []


def test_people_who_never_came_back_are_forgotten_there_too(store: SqlStore, run: Run) -> None:
    run(store.save_person(a_person(hash="ada", seen=5.0)))
    run(store.save_person(a_person(hash="ben", seen=50.0)))
    run(store.results.add(a_match(at=4.0)))
    run(store.results.add([a_result(0, table_id="late", person="cleo", at=40.0)]))

    for _ in range(2):
        run(store.clean_up(10.0, 60.0))

    first, second = run(store.results.at_table("attic"))
    assert str(first.person).startswith("nobody-")
    assert second.person == "ben"
    assert run(store.results.at_table("late"))[0].person == "cleo"
