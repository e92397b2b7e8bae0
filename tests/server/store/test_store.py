"""The store on both databases: what went in comes out."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only

from monsterbox.server.store import Conflict, SqlStore, Store, Stored, StoreFailed
from monsterbox.server.store.rows import News, Progress
from monsterbox.server.store.schema import entries

from . import postgres
from .builders import a_chair, a_person, a_table, an_entry, numbers_of, set_up
from .conftest import Run


def test_the_store_keeps_its_contract(store: SqlStore) -> None:
    contract: Store = store

    assert contract is store


def test_a_table_comes_back_as_it_was(store: SqlStore, run: Run) -> None:
    """All kinds of values, bytes, what is missing, and an order that is not that of writing."""
    table = a_table(
        options={"master": True, "bonus": 3, "deck": None, "name": "Käthe \x00 🐈"},
        start={"seats": 2, "hands": [[], ["G-DOG-4R"]]},
        forked_from="cellar",
        forked_at=17,
        is_open=False,
    )
    chairs = [
        a_chair(0, contribution=bytes(range(256))),
        a_chair(1, kind="bot", person=None, name="", bot="ismcts:seconds=1"),
    ]
    log = [an_entry(1, kind="begin", seat=None, key=None, body={}), an_entry(2)]

    run(store.add_table(table, chairs[::-1], log[::-1]))

    assert run(store.load("attic")) == Stored(table, chairs, log)


def test_a_table_that_is_not_there_is_none(store: SqlStore, run: Run) -> None:
    assert run(store.load("attic")) is None


def test_a_table_is_added_once(store: SqlStore, run: Run) -> None:
    run(set_up(store))

    with pytest.raises(Conflict):
        run(store.add_table(a_table(host="bob"), [a_chair(1)], [an_entry(1)]))

    stored = run(store.load("attic"))
    assert stored == Stored(a_table(), [a_chair()], [])


def test_the_log_is_in_order(store: SqlStore, run: Run) -> None:
    run(set_up(store, "attic", "cellar"))

    for number in (2, 10, 1, 9):
        run(store.append(an_entry(number)))
    run(store.append(an_entry(3, table_id="cellar")))

    assert run(numbers_of(store)) == [1, 2, 9, 10]
    assert run(numbers_of(store, "cellar")) == [3]


def test_a_number_is_given_once(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.append(an_entry(1)))

    with pytest.raises(Conflict):
        run(store.append(an_entry(1, key="another", seat=1)))

    assert run(numbers_of(store)) == [1]


@pytest.mark.parametrize("seat", [0, None])
def test_a_key_is_used_once(store: SqlStore, run: Run, seat: int | None) -> None:
    """Also where nobody's seat asked, such as a host who gives up."""
    run(set_up(store))
    run(store.append(an_entry(1, seat=seat, key="again")))

    with pytest.raises(Conflict):
        run(store.append(an_entry(2, seat=seat, key="again")))

    assert run(numbers_of(store)) == [1]


def test_the_same_key_of_another_seat_or_table_is_another(store: SqlStore, run: Run) -> None:
    run(set_up(store, "attic", "cellar"))

    run(store.append(an_entry(1, seat=0, key="same")))
    run(store.append(an_entry(2, seat=1, key="same")))
    run(store.append(an_entry(3, seat=None, key="same")))
    run(store.append(an_entry(1, table_id="cellar", seat=0, key="same")))

    assert run(numbers_of(store)) == [1, 2, 3]


def test_entries_without_a_key_never_collide(store: SqlStore, run: Run) -> None:
    run(set_up(store))

    for number in (1, 2, 3):
        run(store.append(an_entry(number, key=None)))
        run(store.append(an_entry(number + 3, key=None, seat=None)))

    assert run(numbers_of(store)) == [1, 2, 3, 4, 5, 6]


def test_no_entry_without_its_table(store: SqlStore, run: Run) -> None:
    with pytest.raises(Conflict):
        run(store.append(an_entry(1)))


def test_a_chair_and_its_entry_are_stored_together(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    bob = a_chair(0, person="bob", name="Bob", contribution=b"b")

    run(store.set_chair(bob, an_entry(1, kind="sit")))

    assert run(store.load("attic")) == Stored(a_table(), [bob], [an_entry(1, kind="sit")])


def test_how_a_table_stands_is_stored_with_its_entry(store: SqlStore, run: Run) -> None:
    run(set_up(store))

    run(store.append(an_entry(1), news(waiting_for=(1,))))
    playing = run(store.open_tables(9))
    run(store.set_chair(a_chair(), an_entry(2), news(over=True)))

    assert [(one.over, one.waiting_for) for one in playing] == [(False, [1])]
    assert run(store.open_tables(9)) == []


def test_tables_where_a_bot_is_asked_are_found(store: SqlStore, run: Run) -> None:
    """Seated, or progress in for a person; not where the match is over or others are asked."""
    run(set_up(store, "a", "b", "c", "d"))
    for table in "abcd":
        bot = "level1" if table != "d" else None
        run(store.set_chair(a_chair(0, table_id=table, bot=bot), an_entry(1, table_id=table)))
        told = news(over=table == "b", waiting_for=(1,) if table == "c" else (0,))
        kind = "stand_in" if table == "d" else "play"
        run(store.append(an_entry(2, table_id=table, kind=kind), told))

    assert sorted(run(store.bots_asked())) == ["a", "d"]


def test_no_chair_without_its_entry(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.append(an_entry(1)))

    with pytest.raises(Conflict):
        run(store.set_chair(a_chair(0, person="bob"), an_entry(1, kind="sit")))

    assert run(store.load("attic")) == Stored(a_table(), [a_chair()], [an_entry(1)])


def test_two_processes_cannot_both_write_the_next_entry(
    store: SqlStore, database: str, run: Run
) -> None:
    """Two stores on one database are what two processes are."""
    other = SqlStore(database)
    run(set_up(store))
    run(other.start())

    async def race() -> list[BaseException | None]:
        tries = [
            process.append(an_entry(number, key=secrets.token_hex(4)))
            for number in range(1, 21)
            for process in (store, other)
        ]
        return await asyncio.gather(*tries, return_exceptions=True)

    results = run(race())
    run(other.close())

    assert [type(result) for result in results].count(Conflict) == 20
    assert results.count(None) == 20
    assert run(numbers_of(store)) == list(range(1, 21))


def test_what_is_read_is_of_one_moment(store: SqlStore, run: Run) -> None:
    count = sa.select(sa.func.count()).select_from(entries)

    async def read_while_writing() -> tuple[int, int]:
        loop = asyncio.get_running_loop()

        def work(connection: sa.Connection) -> tuple[int, int]:
            before = connection.execute(count).scalar_one()
            if connection.dialect.name == "sqlite":  # we are in a thread of our own
                asyncio.run_coroutine_threadsafe(store.append(an_entry(1)), loop).result()
            else:
                await_only(store.append(an_entry(1)))
            return before, connection.execute(count).scalar_one()

        return await store.database.read(work)

    run(set_up(store))

    assert run(read_while_writing()) == (0, 0)
    assert run(numbers_of(store)) == [1]


def test_whoever_hangs_up_while_reading_leaves_nothing_behind(store: SqlStore, run: Run) -> None:
    """More of them than there are connections, and all can be used again."""

    async def hang_up() -> None:
        for turns in range(20):
            reading = [asyncio.create_task(store.load("attic")) for _ in range(8)]
            for _ in range(turns):
                await asyncio.sleep(0)
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)

    run(set_up(store))
    run(hang_up())

    assert run(numbers_of(store)) == []


# Lists


def test_open_tables_are_listed_the_latest_first(store: SqlStore, run: Run) -> None:
    rows = [
        a_table(id="old", created=1.0),
        a_table(id="new", created=3.0),
        a_table(id="middle", created=2.0),
        a_table(id="closed", is_open=False),
    ]
    for row in rows:
        run(store.add_table(row, [a_chair(1, table_id=row.id), a_chair(0, table_id=row.id)], []))

    briefs = run(store.open_tables(10))

    assert [brief.table for brief in briefs] == [rows[1], rows[2], rows[0]]
    assert [chair.seat for chair in briefs[0].chairs] == [0, 1]
    assert [brief.table.id for brief in run(store.open_tables(2))] == ["new", "middle"]


def test_one_host_does_not_push_the_tables_of_others_out(store: SqlStore, run: Run) -> None:
    flood = [a_table(id=f"eve {k}", host="eve", created=9.0 + k) for k in range(5)]
    for row in (*flood, a_table(id="ada", host="ada", created=1.0)):
        run(store.add_table(row, [a_chair(0, table_id=row.id)], []))

    briefs = run(store.open_tables(3))

    assert [brief.table.id for brief in briefs] == ["eve 4", "eve 3", "ada"]


def test_a_table_that_is_over_is_no_longer_open(store: SqlStore, run: Run) -> None:
    run(set_up(store, "attic", "cellar"))

    run(store.touch("attic", news(over=True)))
    run(store.append(an_entry(1)))

    assert [brief.table.id for brief in run(store.open_tables(10))] == ["cellar"]


def test_your_tables_are_those_where_you_sit_or_are_host(store: SqlStore, run: Run) -> None:
    for table_id, host, person in (("a", "bob", "ada"), ("b", "ada", None), ("c", "bob", "bob")):
        row = a_table(id=table_id, host=host, is_open=False)
        run(store.add_table(row, [a_chair(table_id=table_id, person=person)], []))

    assert {brief.table.id for brief in run(store.tables_of("ada", 10))} == {"a", "b"}
    assert {brief.table.id for brief in run(store.tables_of("bob", 10))} == {"a", "c"}
    assert run(store.tables_of("eve", 10)) == []

    run(store.touch("c", news(over=True)))
    run(store.save_person(a_person()))
    assert [run(store.count_hosted(who)) for who in ("ada", "bob", "eve")] == [1, 1, 0]


def test_your_tables_that_go_on_come_first(database: str, run: Run) -> None:
    clock = iter((20.0, 40.0, 30.0))
    store = SqlStore(database, now=lambda: next(clock))
    run(store.start())
    run(set_up(store, "a", "b", "c"))

    for table_id, over in (("a", False), ("b", True), ("c", False)):
        run(store.touch(table_id, news(over=over, waiting_for=(1, 0))))
    run(store.save_person(a_person()))
    briefs = run(store.tables_of("ada", 10))
    run(store.close())

    told = [(brief.table.id, brief.over, brief.touched) for brief in briefs]
    assert told == [("c", False, 30.0), ("a", False, 20.0), ("b", True, 40.0)]
    assert briefs[0].waiting_for == [1, 0]


def test_what_only_some_may_know_moves_no_table(database: str, run: Run) -> None:
    clock = iter((20.0, 30.0, 40.0))
    store = SqlStore(database, now=lambda: next(clock))
    run(store.start())
    run(set_up(store, "a"))

    run(store.touch("a", news(waiting_for=(0, 1))))
    run(store.touch("a", news(waiting_for=(1,), is_public=False)))
    run(store.save_person(a_person()))
    briefs = run(store.tables_of("ada", 10))
    run(store.close())

    assert [(one.waiting_for, one.touched) for one in briefs] == [([1], 20.0)]


def news(*, over: bool = False, waiting_for: tuple[int, ...] = (), is_public: bool = True) -> News:
    return News(Progress(over, waiting_for), is_public)


# People and settings


def test_a_person_is_kept_and_changed(store: SqlStore, run: Run) -> None:
    grown = msgspec.structs.replace(a_person(), name="Ada L.", language="fr", seen=9.0)

    run(store.save_person(a_person()))
    run(store.save_person(a_person(hash="bob")))
    run(store.save_person(grown))

    assert run(store.person("ada")) == grown
    assert run(store.person("bob")) == a_person(hash="bob")
    assert run(store.person("eve")) is None


def test_a_setting_is_made_once(store: SqlStore, run: Run) -> None:
    async def ask_often() -> list[bytes]:
        asked = [store.setting("secret", lambda: secrets.token_bytes(32)) for _ in range(20)]
        return await asyncio.gather(*asked)

    values = run(ask_often())

    assert len(values[0]) == 32
    assert set(values) == {values[0]}
    assert run(store.setting("secret", lambda: b"")) == values[0]
    assert run(store.setting("other", lambda: b"\x00")) == b"\x00"


# What fails


def test_a_closed_store_says_so(database: str, run: Run) -> None:
    store = SqlStore(database)
    run(store.start())
    run(store.close())

    with pytest.raises(StoreFailed, match="closed"):
        run(store.append(an_entry(1)))
    with pytest.raises(StoreFailed, match="closed"):
        run(store.load("attic"))


def test_postgres_may_be_started_anew(postgres_database: str, run: Run) -> None:
    """Connections that were dropped in the meantime are opened again, and nobody notices."""
    store = SqlStore(postgres_database)
    run(store.start())
    run(set_up(store))
    run(store.append(an_entry(1)))

    drop_connections(postgres_database)
    run(store.append(an_entry(2)))
    drop_connections(postgres_database)

    assert run(numbers_of(store)) == [1, 2]
    run(store.close())


def drop_connections(address: str) -> None:
    everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    postgres.execute(
        address, f"{everybody} WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
