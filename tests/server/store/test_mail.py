"""Addresses and claims on both databases."""

from __future__ import annotations

import asyncio

import msgspec

from monsterbox.server.store import SqlStore
from monsterbox.server.store.rows import AddressRow, News, Progress, TurnRow

from .builders import a_chair, a_table, an_entry
from .conftest import Run


def an_address(person: str = "ada", **more: object) -> AddressRow:
    row = AddressRow(
        person=person,
        address=f"{person}@example.org",
        language="de",
        key=f"key of {person}",
        asked=1.0,
        confirmed=True,
    )
    return msgspec.structs.replace(row, **more)


def a_turn(person: str = "ada", **more: object) -> TurnRow:
    turn = TurnRow(table_id="attic", person=person, number=0, at=5.0)
    return msgspec.structs.replace(turn, **more)


async def slow_table(store: SqlStore, name: str = "attic", pace: str = "days") -> None:
    """Ada sits in seat 0 and is asked, Ben sits in seat 1."""
    chairs = [
        a_chair(seat, table_id=name, kind="person", person=person, name=person)
        for seat, person in enumerate(("ada", "ben"))
    ]
    await store.add_table(a_table(id=name, pace=pace), chairs, [])
    asked = News(Progress(False, (0,)), is_public=True)
    await store.append(an_entry(1, table_id=name), asked)


def test_an_address_is_kept_and_found_and_forgotten(store: SqlStore, run: Run) -> None:
    run(store.mail.keep(an_address(confirmed=False)))
    run(store.mail.keep(an_address(address="new@example.org", key="new")))

    assert run(store.mail.address_with("key of ada")) is None
    assert run(store.mail.address_of("ada")) == run(store.mail.address_with("new"))
    run(store.mail.drop("ada"))
    assert run(store.mail.address_of("ada")) is None


def test_whoever_is_asked_at_a_slow_table_waits(store: SqlStore, run: Run) -> None:
    for person in ("ada", "ben"):
        run(store.mail.keep(an_address(person)))
    run(slow_table(store))
    run(slow_table(store, "cellar", pace="live"))

    (found,) = run(store.mail.waiting(10.0))

    assert (found.table_id, found.game, found.address) == ("attic", "zombeasts", an_address())
    assert found.told is None


def test_nobody_waits_who_has_not_confirmed_or_was_refused(store: SqlStore, run: Run) -> None:
    run(slow_table(store))
    for row in (an_address(confirmed=False), an_address(resume=20.0)):
        run(store.mail.keep(row))
        assert run(store.mail.waiting(10.0)) == []

    assert len(run(store.mail.waiting(20.0))) == 1


def test_what_others_do_changes_nothing(store: SqlStore, run: Run) -> None:
    """It may be hidden, and mail must not tell of it."""
    run(store.mail.keep(an_address()))
    run(slow_table(store))
    before = run(store.mail.waiting(10.0))

    run(store.append(an_entry(2, seat=1)))
    assert run(store.mail.waiting(10.0)) == before
    run(store.append(an_entry(3, seat=0)))

    assert run(store.mail.waiting(10.0))[0].number == 3


def test_of_several_that_claim_one_gets_it(store: SqlStore, run: Run) -> None:
    run(slow_table(store))
    run(store.mail.keep(an_address()))

    async def at_once() -> list[bool]:
        claims = [store.mail.claim(an_address(), [a_turn()], 9.0) for _ in range(5)]
        return await asyncio.gather(*claims)

    assert sorted(run(at_once())) == [False] * 4 + [True]
    (found,) = run(store.mail.waiting(10.0))
    assert (found.address.sent, found.told) == (9.0, a_turn())


def test_a_claim_is_given_back_as_it_was(store: SqlStore, run: Run) -> None:
    run(slow_table(store))
    run(store.mail.keep(an_address()))
    run(store.mail.claim(an_address(), [a_turn()], 9.0))

    run(store.mail.give_back(an_address(failures=1), [a_turn(number=-1)]))

    (found,) = run(store.mail.waiting(10.0))
    assert (found.address, found.told) == (an_address(failures=1), None)


def test_nothing_is_left_of_a_person_or_a_table(store: SqlStore, run: Run) -> None:
    run(slow_table(store))
    for person in ("ada", "ben"):
        run(store.mail.keep(an_address(person)))
        run(store.mail.claim(an_address(person), [a_turn(person)], 9.0))

    run(store.forget_person("ada"))
    run(store.delete_table("attic"))

    assert run(store.mail.address_of("ada")) is None
    assert run(store.mail.address_of("ben")) is not None


def test_addresses_that_nobody_confirms_are_deleted(store: SqlStore, run: Run) -> None:
    week = 7 * 24 * 3600.0
    run(store.mail.keep(an_address("ada", confirmed=False)))
    run(store.mail.keep(an_address("ben", confirmed=False, asked=100.0)))
    run(store.mail.keep(an_address("eve")))

    run(store.clean_up(0.0, week + 50.0))
    assert run(store.mail.address_of("ada")) is None
    assert run(store.mail.address_of("ben")) is not None
    assert run(store.mail.address_of("eve")) is not None

    run(store.clean_up(50.0, week + 50.0))
    assert run(store.mail.address_of("eve")) is None
