"""Group commit: many in one, each on its own when it matters."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import pytest
import sqlalchemy as sa

from monsterbox.server.store import Conflict, EntryRow, SqlStore, StoreFailed
from monsterbox.server.store.rows import News, Progress
from monsterbox.server.store.sqlite import SqliteDatabase
from tests.server.store.builders import a_chair, a_table, an_entry, numbers_of, set_up
from tests.server.store.conftest import Run

MANY = 200


async def together(*writes: Coroutine[Any, Any, None]) -> list[type[BaseException] | None]:
    """All at once; for each the failure that it came to, if any."""
    results = await asyncio.gather(*writes, return_exceptions=True)
    return [None if result is None else type(result) for result in results]


def test_many_writes_are_one_commit(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    before = store.group_commit.commits

    failures = run(together(*(store.append(an_entry(n + 1)) for n in range(MANY))))

    assert failures == [None] * MANY
    assert store.group_commit.commits == before + 1
    assert run(numbers_of(store)) == list(range(1, MANY + 1))


def test_a_lone_write_does_not_wait_for_others(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    before = store.group_commit.commits

    for number in (1, 2, 3):
        run(store.append(an_entry(number)))

    assert store.group_commit.commits == before + 3


def test_a_culprit_fails_alone(store: SqlStore, run: Run) -> None:
    """Two of the group use a number or a key that is taken; 198 others are stored, and quickly."""
    tables = [f"table {n}" for n in range(MANY)]
    run(set_up(store, *tables))
    run(store.append(an_entry(1, table_id="table 7")))
    run(store.append(an_entry(2, table_id="table 150", key="key 1")))
    before = store.group_commit.commits

    failures = run(together(*(store.append(an_entry(1, table_id=table)) for table in tables)))

    assert [n for n in range(MANY) if failures[n] is not None] == [7, 150]
    assert failures[7] is failures[150] is Conflict
    assert store.group_commit.commits - before < 20
    assert run(numbers_of(store, "table 8")) == [1]
    assert run(numbers_of(store, "table 150")) == [2]


@pytest.mark.parametrize(
    "strange",
    [
        an_entry(2, body={"thing": object()}),
        an_entry(2, key="\ud800"),
        an_entry(2**70),
    ],
    ids=["no JSON", "no text", "no number of a database"],
)
def test_what_no_database_can_hold_fails_alone(
    store: SqlStore, run: Run, strange: EntryRow
) -> None:
    run(set_up(store))

    writes = [store.append(entry) for entry in (an_entry(1), strange, an_entry(3))]
    failures = run(together(*writes))

    assert failures == [None, StoreFailed, None]
    assert run(numbers_of(store)) == [1, 3]


def test_of_two_with_the_same_number_the_first_is_stored(store: SqlStore, run: Run) -> None:
    run(set_up(store))

    failures = run(together(*(store.append(an_entry(1, key=key)) for key in "abc")))

    assert failures == [None, Conflict, Conflict]


def test_whoever_hangs_up_does_not_take_the_commit_along(store: SqlStore, run: Run) -> None:
    async def hang_up() -> None:
        hasty = asyncio.create_task(store.append(an_entry(1)))
        await asyncio.sleep(0)  # the entry is handed over, not yet written
        hasty.cancel()
        await store.append(an_entry(2))
        assert hasty.cancelled()

    run(set_up(store))
    run(hang_up())

    assert run(numbers_of(store)) == [1, 2]


def test_a_failure_that_nobody_waits_for_is_no_trouble(store: SqlStore, run: Run) -> None:
    """No warning of a result never fetched, which the tests would turn into an error."""

    async def hang_up() -> None:
        hasty = asyncio.create_task(store.append(an_entry(1, key="other")))
        await asyncio.sleep(0)
        hasty.cancel()
        await store.append(an_entry(2))

    run(set_up(store))
    run(store.append(an_entry(1)))
    run(hang_up())

    assert run(numbers_of(store)) == [1, 2]


def test_closing_writes_what_waits(database: str, run: Run) -> None:
    async def close_at_once() -> list[type[BaseException] | None]:
        store = SqlStore(database)
        await store.start()
        waiting = [asyncio.create_task(store.add_table(a_table(), [a_chair()], []))]
        waiting += [asyncio.create_task(store.append(an_entry(n))) for n in range(1, 11)]
        await asyncio.sleep(0)
        await store.close()
        assert all(task.done() for task in waiting)
        return await together(*(wait_for(task) for task in waiting))

    async def read_again() -> list[int]:
        store = SqlStore(database)
        await store.start()
        numbers = await numbers_of(store)
        await store.close()
        return numbers

    assert run(close_at_once()) == [None] * 11
    assert run(read_again()) == list(range(1, 11))


async def wait_for(task: asyncio.Task[None]) -> None:
    await task


def test_a_note_for_lists_that_fails_is_logged(
    store: SqlStore, run: Run, caplog: pytest.LogCaptureFixture
) -> None:
    async def note_and_append() -> None:
        await store.touch("attic", News(Progress(False, (object(),)), True))  # type: ignore[arg-type]
        await store.append(an_entry(1))

    run(set_up(store))
    with caplog.at_level(logging.WARNING, logger="monsterbox"):
        run(note_and_append())

    assert run(numbers_of(store)) == [1]
    assert "lists were not updated" in caplog.text


def test_a_full_disk_stops_the_group_and_nothing_else(sqlite_database: str, run: Run) -> None:
    """Nothing of the group is stored, and when there is room again all goes on."""
    store = SqlStore(sqlite_database)
    assert isinstance(store.database, SqliteDatabase)
    engine = store.database.engine
    run(store.start())
    run(set_up(store))
    pages = 1

    def bound(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    async def append_two() -> list[type[BaseException] | None]:
        engine.dispose()
        entries = [an_entry(number, body={"long": "x" * 20_000}) for number in (1, 2)]
        return await together(*map(store.append, entries))

    tries: list[object] = []
    sa.event.listen(engine, "connect", bound)
    sa.event.listen(engine, "rollback", tries.append)
    assert run(append_two()) == [StoreFailed, StoreFailed]
    assert len(tries) == 1  # it would be as full for each of them alone
    assert run(numbers_of(store)) == []

    pages = 1_000_000
    assert run(append_two()) == [None, None]
    run(store.close())


def test_nobody_waits_for_a_writer_that_is_gone(
    store: SqlStore, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should its task ever be ended, all who wait are told, and all who come later."""

    async def be_ended(group: object) -> None:
        again = asyncio.create_task(store.append(an_entry(2)))
        await asyncio.sleep(0)  # handed over while the first is being written
        waiting.append(again)
        raise asyncio.CancelledError

    async def write_three() -> list[type[BaseException] | None]:
        waiting.append(asyncio.create_task(store.append(an_entry(1))))
        first = await together(wait_for(waiting[0]))
        return first + await together(wait_for(waiting[1]), store.append(an_entry(3)))

    waiting: list[asyncio.Task[None]] = []
    run(set_up(store))
    monkeypatch.setattr(store.group_commit, "_commit", be_ended)

    assert run(write_three()) == [StoreFailed] * 3
