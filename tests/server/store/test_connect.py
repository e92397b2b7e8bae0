"""Databases that cannot be opened: one line, which names them and keeps their password."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from monsterbox.server.store import BadDatabase, SqlStore
from monsterbox.server.store.address import read_address
from monsterbox.server.store.errors import Code
from monsterbox.server.store.sqlite import PRAGMAS, SqliteDatabase
from tests.server.store import postgres
from tests.server.store.builders import numbers_of, set_up
from tests.server.store.conftest import Run

NOBODY = 65534


def refusal(address: str, run: Run) -> BadDatabase:
    """What is told of a database that cannot be opened."""
    with pytest.raises(BadDatabase) as told:
        run(SqlStore(address).start())
    assert "\n" not in str(told.value)
    return told.value


def check(told: BadDatabase, code: Code, message: str) -> None:
    assert str(told) == message
    assert told.code == code


# Files


def test_a_new_file_is_for_its_owner_only(tmp_path: Path, run: Run) -> None:
    """Seeds and other secrets are in it, also in the file that is written first."""
    store = SqlStore(str(tmp_path / "games.db"))
    run(store.start())
    run(set_up(store))

    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    run(store.close())

    assert modes == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}
    assert [path.name for path in tmp_path.iterdir()] == ["games.db"]


def test_our_own_folder_is_made(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = tmp_path / "share" / "monsterbox"
    monkeypatch.setattr("monsterbox.server.store.address.data_folder", lambda: ours)
    store = SqlStore(str(ours / "club" / "games.db"))

    run(store.start())
    run(store.close())

    assert (ours / "club" / "games.db").is_file()


def test_a_commit_is_on_disk(tmp_path: Path, run: Run) -> None:
    """Every connection is told, not only the first."""
    database = SqliteDatabase(read_address(str(tmp_path / "games.db")))
    names = ["journal_mode", *(line.split(" = ")[0] for line in PRAGMAS)]
    run(database.begin(lambda connection: None))

    with database.engine.connect() as first, database.engine.connect() as second:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for connection in (first, second)
            for name in names
        ]
    run(database.close())

    assert found == ["wal", 5000, 2, 1, 1] * 2


def test_the_folder_of_somebody_else_is_not_made(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "missing" / "games.db"

    told = refusal(str(file), run)

    check(told, "database-unreachable", f"database {file}: No such file or directory")
    assert not file.parent.exists()


def test_a_folder_that_is_a_file(tmp_path: Path, run: Run) -> None:
    (tmp_path / "folder").write_text("no folder")
    file = tmp_path / "folder" / "games.db"

    check(refusal(str(file), run), "database-unreachable", f"database {file}: Not a directory")


def test_a_file_that_is_a_folder(tmp_path: Path, run: Run) -> None:
    told = refusal(str(tmp_path), run)

    check(told, "database-unreachable", f"database {tmp_path}: unable to open database file")


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """The folder may be read and not written; root, who may do anything, is somebody else."""
    folder.chmod(0o500)
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)
        folder.chmod(0o700)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights work otherwise here")
def test_a_folder_without_rights(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "games.db"
    with without_rights(tmp_path):
        told = refusal(str(file), run)

    check(told, "database-unreachable", f"database {file}: Permission denied")


def test_a_file_that_is_no_database(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "games.db"
    file.write_text("Dear diary, today we played Zombeasts. " * 50)

    told = refusal(str(file), run)

    check(told, "database-foreign", f"database {file}: file is not a database")
    assert file.read_text().startswith("Dear diary")


def test_a_new_file_that_others_switch_at_the_same_moment(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses at once then; we try again."""
    file = tmp_path / "games.db"
    quick = ("busy_timeout = 1", *PRAGMAS[1:])
    monkeypatch.setattr("monsterbox.server.store.sqlite.PRAGMAS", quick)
    pauses: list[float] = []
    with closing(sqlite3.connect(file, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")

        def give_way(seconds: float) -> None:
            pauses.append(seconds)
            other.rollback()

        monkeypatch.setattr("monsterbox.server.store.sqlite.time.sleep", give_way)
        store = SqlStore(str(file))
        run(store.start())
        run(store.close())

    assert len(pauses) == 1


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_a_database_that_another_program_keeps_locked(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """Be it new, or as we leave it."""
    quick = ("busy_timeout = 1", *PRAGMAS[1:])
    monkeypatch.setattr("monsterbox.server.store.sqlite.PRAGMAS", quick)
    monkeypatch.setattr("monsterbox.server.store.sqlite.TRIES", 3)
    monkeypatch.setattr("monsterbox.server.store.sqlite.PAUSE", 0)
    file = tmp_path / "games.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"PRAGMA journal_mode = {mode}")
        other.execute("BEGIN IMMEDIATE")

        told = refusal(str(file), run)

    check(told, "database-unreachable", f"database {file}: database is locked")


def test_the_same_database_can_be_opened_after_a_refusal(tmp_path: Path, run: Run) -> None:
    """The refusal left nothing behind."""
    file = tmp_path / "missing" / "games.db"
    store = SqlStore(str(file))
    with pytest.raises(BadDatabase):
        run(store.start())

    file.parent.mkdir()
    run(store.start())
    run(set_up(store))

    assert run(numbers_of(store)) == []
    run(store.close())


# PostgreSQL


def test_a_server_that_is_not_there(postgres_server: str, tmp_path: Path, run: Run) -> None:
    told = refusal(f"postgresql://ada:s3cret@/games?host={tmp_path}", run)

    shown = "postgresql://ada@/games"
    check(told, "database-unreachable", f"database {shown}: No such file or directory")


def test_a_port_that_nobody_listens_on(postgres_server: str, run: Run) -> None:
    told = refusal("postgresql://ada:s3cret@127.0.0.1:1/games", run)

    assert str(told).startswith("database postgresql://ada@127.0.0.1:1/games: ")
    assert told.code == "database-unreachable"


@pytest.mark.parametrize(
    ("user", "name", "reason"),
    [
        ("mb", "attic", 'database "attic" does not exist'),
        ("eve", "postgres", 'role "eve" does not exist'),
    ],
)
def test_a_database_or_user_that_is_not_there(
    own_server: str, run: Run, user: str, name: str, reason: str
) -> None:
    folder = sa.make_url(own_server).query["host"]

    told = refusal(f"postgresql://{user}:s3cret@/{name}?host={folder}", run)

    check(told, "database-unreachable", f"database postgresql://{user}@/{name}: {reason}")


def test_a_user_who_may_not_make_tables(own_server: str, run: Run) -> None:
    """As every new user of a newer PostgreSQL."""
    folder = sa.make_url(own_server).query["host"]
    revoke = "REVOKE CREATE ON SCHEMA public FROM PUBLIC"
    postgres.execute(own_server, "CREATE ROLE guest LOGIN", revoke)

    told = refusal(f"postgresql://guest@/postgres?host={folder}", run)

    shown = "postgresql://guest@/postgres"
    reason = "permission denied for schema public"
    check(told, "database-unreachable", f"database {shown}: {reason}")


@pytest.fixture
def own_server(postgres_server: str) -> str:
    """Only of our own server we know its users and the words that it uses."""
    if os.environ.get(postgres.VARIABLE):
        pytest.skip("the server is somebody else's")
    return postgres_server


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)

    with pytest.raises(BadDatabase, match=r"needs additional packages: pip install") as told:
        SqlStore("postgresql://ada:s3cret@db.example/games")

    assert told.value.code == "database-driver"
    assert "s3cret" not in str(told.value)
