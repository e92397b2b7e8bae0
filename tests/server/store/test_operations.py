"""Rare work on both databases: deleting, reports, bans, switches, recovery."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from monsterbox.server.store import BanRow, Place, RecoveryRow, ReportRow, SqlStore, StoreFailed

from .builders import a_chair, a_person, a_table, an_entry, numbers_of, set_up
from .conftest import Run


def a_report(number: int = 1, table: str = "attic") -> ReportRow:
    return ReportRow(
        id=f"report {number}",
        table_id=table,
        seat=1,
        person="eve",
        name="Eve",
        reason="name",
        details="rude",
        reporter="ada",
        at=float(number),
    )


def test_a_deleted_table_leaves_nothing(store: SqlStore, run: Run) -> None:
    run(set_up(store, "attic", "cellar"))
    run(store.append(an_entry(1)))
    run(store.add_report(a_report()))

    run(store.delete_table("attic"))

    assert run(store.load("attic")) is None
    assert run(store.reports(10)) == []
    assert [one.table.id for one in run(store.recent_tables(10))] == ["cellar"]
    run(store.delete_table("attic"))  # gone already


def test_only_untouched_tables_are_old_ones(store: SqlStore, run: Run) -> None:
    for number, name in enumerate(("first", "second", "third")):
        run(store.add_table(a_table(id=name, created=100.0 * number), [], []))

    assert run(store.untouched_tables(200.0, 10)) == ["first", "second"]
    assert run(store.untouched_tables(200.0, 1)) == ["first"]


def test_the_places_of_a_person_are_their_chairs_and_where_they_sat(
    store: SqlStore, run: Run
) -> None:
    run(set_up(store))
    sat = {"person": "ada", "name": "Ada the First"}
    run(store.append(an_entry(1, kind="sit", seat=1, body=sat)))
    run(store.append(an_entry(2, kind="sit", seat=1, body={"person": "ben", "name": "ada"})))

    found = run(store.places_of("ada"))

    assert found == [Place("attic", 0, "Ada"), Place("attic", 1, "Ada the First")]


def test_a_forgotten_person_is_nowhere(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.save_person(a_person()))
    run(store.append(an_entry(1, kind="sit", seat=1, body={"person": "ada", "name": "Ada"})))
    run(store.append(an_entry(2)))
    run(store.add_report(a_report()))
    run(store.add_report(msgspec.structs.replace(a_report(2), person="ada", reporter="eve")))

    run(store.forget_person("ada"))

    found = run(store.load("attic"))
    assert found is not None
    assert (found.table.host, found.chairs[0].person, found.chairs[0].name) == ("", None, "")
    assert found.entries[0].body == {"person": "", "name": ""}
    assert found.entries[1] == an_entry(2)
    assert run(store.person("ada")) is None
    assert [(one.id, one.reporter) for one in run(store.reports(10))] == [("report 1", "")]
    assert run(store.places_of("ada")) == []


def test_people_and_phrases_grow_old(store: SqlStore, run: Run) -> None:
    for name, seen in (("ada", 5.0), ("ben", 15.0)):
        run(store.save_person(a_person(hash=name, seen=seen)))
    run(store.add_recovery(RecoveryRow(hash="old", sealed=b"x", expires=20.0)))
    run(store.add_recovery(RecoveryRow(hash="new", sealed=b"y", expires=21.0)))

    run(store.clean_up(10.0, 20.0))

    assert run(store.person("ada")) is None
    assert run(store.person("ben")) is not None
    assert run(store.take_recovery("old", 0.0)) is None
    assert run(store.take_recovery("new", 0.0)) == b"y"


def test_a_report_takes_the_place_of_one_with_the_same_id(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    again = msgspec.structs.replace(a_report(), details="and again")
    for report in (a_report(), again):
        run(store.add_report(report))

    assert run(store.reports(10)) == [again]


def test_reports_are_listed_newest_first_until_they_are_dealt_with(
    store: SqlStore, run: Run
) -> None:
    run(set_up(store))
    for number in (1, 2, 3):
        run(store.add_report(a_report(number)))

    run(store.drop_report("report 2"))

    assert run(store.reports(10)) == [a_report(3), a_report(1)]
    assert run(store.reports(1)) == [a_report(3)]


def test_a_report_needs_its_table(store: SqlStore, run: Run) -> None:
    with pytest.raises(StoreFailed):
        run(store.add_report(a_report()))


def test_a_ban_is_stored_once(store: SqlStore, run: Run) -> None:
    run(store.ban(BanRow(who="eve", note="rude", at=1.0)))
    run(store.ban(BanRow(who="192.0.2.7", note="flood", at=2.0)))
    run(store.ban(BanRow(who="eve", note="very rude", at=3.0)))

    assert [(one.who, one.note) for one in run(store.bans())] == [
        ("eve", "very rude"),
        ("192.0.2.7", "flood"),
    ]
    run(store.unban("eve"))
    assert [one.who for one in run(store.bans())] == ["192.0.2.7"]


def test_a_switch_is_off_until_it_is_on(store: SqlStore, run: Run) -> None:
    assert not run(store.switch("lobby-closed"))

    run(store.set_switch("lobby-closed", on=True))
    assert run(store.switch("lobby-closed"))
    run(store.set_switch("lobby-closed", on=False))

    assert not run(store.switch("lobby-closed"))


def test_of_two_devices_one_gets_the_secret(store: SqlStore, run: Run) -> None:
    async def both() -> list[bytes | None]:
        await store.add_recovery(RecoveryRow(hash="link", sealed=b"secret", expires=9.0))
        return await asyncio.gather(*(store.take_recovery("link", 1.0) for _ in range(2)))

    assert sorted(run(both()), key=bool) == [None, b"secret"]


def test_an_expired_phrase_is_worth_nothing(store: SqlStore, run: Run) -> None:
    run(store.add_recovery(RecoveryRow(hash="link", sealed=b"secret", expires=9.0)))

    assert run(store.take_recovery("link", 9.0)) is None
    assert run(store.take_recovery("link", 1.0)) is None  # it was used up all the same


def test_nothing_is_deleted_from_a_closed_store(database: str, run: Run) -> None:
    store = SqlStore(database)
    run(store.start())
    run(set_up(store))
    run(store.close())

    with pytest.raises(StoreFailed, match="closed"):
        run(store.delete_table("attic"))

    again = SqlStore(database)
    run(again.start())
    assert run(numbers_of(again)) == []
    assert a_chair() in (run(again.load("attic")) or pytest.fail("it is gone")).chairs
    run(again.close())
