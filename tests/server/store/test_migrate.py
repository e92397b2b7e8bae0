"""Migrations: at every start, all or none, and never backwards."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.clock import SystemClock
from monsterbox.server.store import BadDatabase, SqlStore, migrate
from monsterbox.server.store.migrate import NEWEST, VERSION_TABLE
from monsterbox.server.store.schema import metadata
from monsterbox.server.tables.people import Person, hash_of
from monsterbox.server.tables.service import Tables

from .builders import numbers_of, set_up
from .conftest import Run

VERSION_1 = Path(__file__).parent / "version_1.sql"
OF_VERSION_1 = ("settings", "people", "tables", "chairs", "entries")
RUNNING = "457c769f39d8644199c0e5bd"  # the table in it where Ada and Ben play

START_AND_TELL = """
import asyncio, secrets, sys
from monsterbox.server.store import SqlStore

async def tell():
    store = SqlStore(sys.argv[1])
    print("ready", flush=True)
    input()
    await store.start()
    print((await store.setting("secret", lambda: secrets.token_bytes(16))).hex())
    await store.close()

asyncio.run(tell())
"""


async def ask(address: str, question: Callable[[sa.Connection], Any]) -> Any:
    """An answer of the database as it is, without starting a store on it."""
    database = SqlStore(address).database
    answer = await database.write(question)
    await database.close()
    return answer


def table_names(connection: sa.Connection) -> set[str]:
    return set(sa.inspect(connection).get_table_names())


def start_and_close(address: str, run: Run) -> None:
    store = SqlStore(address)
    run(store.start())
    run(store.close())


def test_a_fresh_database_gets_the_newest_schema(database: str, run: Run) -> None:
    start_and_close(database, run)

    assert run(ask(database, table_names)) == {*metadata.tables, VERSION_TABLE}
    assert run(ask(database, migrate.revision)) == NEWEST


def test_a_second_start_changes_nothing(
    database: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_and_close(database, run)
    monkeypatch.setattr(migrate, "run_migrations", lambda *_: pytest.fail("there is nothing to do"))

    store = SqlStore(database)
    run(store.start())
    run(set_up(store))
    run(store.close())
    again = SqlStore(database)
    run(again.start())

    assert run(numbers_of(again)) == []
    run(again.close())


def test_the_migrations_make_what_the_schema_says(database: str, run: Run) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        return list(
            compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
        )

    start_and_close(database, run)

    assert run(ask(database, differences)) == []


# From the first version


def rows_of_version_1() -> dict[str, list[dict[str, Any]]]:
    """A small database as the first version left it: three tables, two people, ten choices."""
    with closing(sqlite3.connect(":memory:")) as old:
        old.row_factory = sqlite3.Row
        old.executescript(VERSION_1.read_text(encoding="utf-8"))
        return {
            name: [dict(row) for row in old.execute(f"SELECT * FROM {name}")]
            for name in OF_VERSION_1
        }


def put_version_1(connection: sa.Connection) -> None:
    """The schema by the first migration alone, then the rows as they were written."""
    migrate.run_migrations(connection, None)
    for name, rows in rows_of_version_1().items():
        there = sa.Table(name, sa.MetaData(), autoload_with=connection)
        for row in rows:
            flags = {key: bool(row[key]) for key in ("is_open", "over") if key in row}
            connection.execute(sa.insert(there).values(row | flags))


def a_database_of_version_1(address: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "NEWEST", "0001")
        run(ask(address, put_version_1))


def test_a_database_of_the_first_version_is_upgraded(
    database: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tables are as they were, and everybody may watch them as before."""
    a_database_of_version_1(database, run, monkeypatch)

    store = SqlStore(database)
    run(store.start())

    listed = run(store.recent_tables(10))
    logs = {one.table.id: run(store.load(one.table.id)) for one in listed}
    written = rows_of_version_1()["entries"]
    assert run(ask(database, migrate.revision)) == NEWEST
    assert [one.table.spectators for one in listed] == [True] * 3
    assert sum(len(log.entries) for log in logs.values() if log) == len(written) == 12
    assert run(store.setting("csrf-key", lambda: b"new")) == bytes(range(32))
    run(store.close())


def test_a_match_of_the_first_version_goes_on(
    database: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_database_of_version_1(database, run, monkeypatch)

    async def play_on() -> tuple[int, int]:
        store = SqlStore(database)
        await store.start()
        tables = Tables(store, BotPool(), SystemClock())
        people = [Person(id_hash=hash_of(name)) for name in ("ada", "ben")]
        async with tables.rooms.hold(RUNNING) as room:
            before, seat = room.table.number, room.table.waiting[0]
        shown = await tables.shown(RUNNING, people[seat], "en", seat=seat)
        choice = shown.choices[0].text
        await tables.moves.play(RUNNING, seat, people[seat], choice, shown.version, "a-new-key")
        await tables.close()
        await store.close()
        return before, len(await logged(database, RUNNING))

    before, after = run(play_on())

    assert (before, after) == (10, 11)


async def logged(address: str, table: str) -> list[int]:
    store = SqlStore(address)
    await store.start()
    found = await numbers_of(store, table)
    await store.close()
    return found


def test_the_sql_of_the_first_version_is_one_of_its_files(tmp_path: Path, run: Run) -> None:
    """Not only rows that fit: the file itself, with the schema that it was made with."""
    file = tmp_path / "games.db"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(VERSION_1.read_text(encoding="utf-8"))

    start_and_close(str(file), run)

    assert run(ask(str(file), migrate.revision)) == NEWEST
    assert run(logged(str(file), RUNNING)) == list(range(1, 11))


def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    config = Config()
    config.set_main_option("script_location", "monsterbox.server.store:migrations")

    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


def test_a_database_of_a_newer_version_is_left_alone(database: str, run: Run) -> None:
    start_and_close(database, run)
    newer = sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    run(ask(database, lambda connection: connection.execute(newer).close()))

    with pytest.raises(BadDatabase, match="newer Monsterbox: schema 9999") as told:
        start_and_close(database, run)

    assert told.value.code == "database-newer"
    assert run(ask(database, migrate.revision)) == "9999"


def test_tables_of_something_else_are_left_alone(database: str, run: Run) -> None:
    theirs = sa.text("CREATE TABLE people (id INTEGER)")
    run(ask(database, lambda connection: connection.execute(theirs).close()))

    with pytest.raises(BadDatabase, match="tables of another program: people") as told:
        start_and_close(database, run)

    assert told.value.code == "database-foreign"
    assert run(ask(database, table_names)) == {"people"}


def test_a_migration_that_breaks_off_leaves_nothing(
    database: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last step fails, and the database is as it was; the next start does all of it."""

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the lights went out")

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", fail)
        with pytest.raises(RuntimeError, match="lights"):
            start_and_close(database, run)

    assert run(ask(database, table_names)) == set()
    start_and_close(database, run)
    assert run(ask(database, migrate.revision)) == NEWEST


def test_processes_that_start_together_agree(database: str) -> None:
    """One makes the tables, one makes the secret, and both go on with the same."""
    processes = [starting_process(database) for _ in range(2)]
    for process in processes:  # both have imported what they need and wait
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()

    told = [process.communicate() for process in processes]

    assert [errors for _, errors in told] == [""] * 2
    assert len(told[0][0].strip()) == 32
    assert {secret for secret, _ in told} == {told[0][0]}


def starting_process(database: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", "-c", START_AND_TELL, database]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
