"""Migrations: at every start, all or none, and never backwards."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from monsterbox.server.store import BadDatabase, SqlStore, migrate
from monsterbox.server.store.migrate import NEWEST, VERSION_TABLE
from monsterbox.server.store.schema import metadata

from .builders import numbers_of, set_up
from .conftest import Run

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
