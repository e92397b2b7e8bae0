"""Backups: whole while the server writes, checked, and never over what somebody still needs."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from monsterbox.cli.main import main
from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.clock import SystemClock
from monsterbox.server.store import BadDatabase, SqlStore
from monsterbox.server.store.address import read_address
from monsterbox.server.store.backup import BackupFailed, back_up, restore
from monsterbox.server.store.lock import only_server
from monsterbox.server.store.migrate import NEWEST, VERSION_TABLE
from monsterbox.server.tables.people import Person, hash_of
from monsterbox.server.tables.service import Tables
from monsterbox.server.tables.wish import Wish

from . import postgres
from .builders import an_entry, numbers_of, set_up
from .conftest import Run

Output = pytest.CaptureFixture[str]


def a_database(file: Path, run: Run, entries: int = 3) -> Path:
    """A closed database with one table and some entries."""

    async def fill() -> None:
        store = SqlStore(str(file))
        await store.start()
        await set_up(store)
        for number in range(1, entries + 1):
            await store.append(an_entry(number))
        await store.close()

    run(fill())
    return file


def log_in(file: Path, run: Run) -> list[int]:
    async def read() -> list[int]:
        store = SqlStore(str(file))
        await store.start()
        found = await numbers_of(store)
        await store.close()
        return found

    return run(read())


def test_a_backup_under_load_has_everything_acknowledged(tmp_path: Path, run: Run) -> None:
    """Entries are written while it is made; it contains all before it began, and no hole."""
    games, copied = tmp_path / "games.db", tmp_path / "copy.db"

    async def play_meanwhile() -> int:
        store = SqlStore(str(games))
        await store.start()
        await set_up(store)
        for number in range(1, 31):
            await store.append(an_entry(number))
        copying = asyncio.create_task(asyncio.to_thread(back_up, str(games), copied))
        number = 30
        while not copying.done():
            number += 1
            await store.append(an_entry(number))
        await copying
        await store.close()
        return number

    last = run(play_meanwhile())

    found = log_in(copied, run)
    assert 30 <= len(found) <= last
    assert found == list(range(1, len(found) + 1))


def test_a_backup_is_one_file_for_its_owner(tmp_path: Path, run: Run) -> None:
    games = a_database(tmp_path / "games.db", run)

    contents = back_up(str(games), tmp_path / "copy.db")

    assert contents == (1, 3, NEWEST)
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "games.db"]


def test_what_stands_in_the_log_of_a_killed_server_is_backed_up(tmp_path: Path, run: Run) -> None:
    """A plain copy of the file would have none of it."""
    alive, killed = tmp_path / "alive.db", tmp_path / "games.db"

    async def leave_a_log() -> None:
        store = SqlStore(str(alive))
        await store.start()
        await set_up(store)
        await store.append(an_entry(1))
        for suffix in ("", "-wal"):
            Path(f"{killed}{suffix}").write_bytes(Path(f"{alive}{suffix}").read_bytes())
        await store.close()

    run(leave_a_log())

    assert back_up(str(killed), tmp_path / "copy.db").entries == 1


def test_a_restored_backup_is_what_was_backed_up(tmp_path: Path, run: Run) -> None:
    games = a_database(tmp_path / "games.db", run, entries=2)
    back_up(str(games), tmp_path / "copy.db")
    games.unlink()
    a_database(games, run, entries=5)

    with pytest.raises(BackupFailed, match="exists already; --overwrite replaces it"):
        restore(tmp_path / "copy.db", str(games))
    assert log_in(games, run) == [1, 2, 3, 4, 5]
    restore(tmp_path / "copy.db", str(games), overwrite=True)

    assert log_in(games, run) == [1, 2]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "games.db"]


def test_the_log_of_a_replaced_database_does_not_survive_it(tmp_path: Path, run: Run) -> None:
    """It would be applied to the wrong file at the next start."""
    back_up(str(a_database(tmp_path / "old.db", run)), tmp_path / "copy.db")
    games = tmp_path / "games.db"
    games.write_bytes(b"what a full disk has left")
    Path(f"{games}-wal").write_bytes(b"its log")

    restore(tmp_path / "copy.db", str(games), overwrite=True)

    assert not Path(f"{games}-wal").exists()
    assert log_in(games, run) == [1, 2, 3]


def test_no_backup_is_restored_under_a_running_server(tmp_path: Path, run: Run) -> None:
    games = a_database(tmp_path / "games.db", run)
    back_up(str(games), tmp_path / "copy.db")

    with (
        only_server(read_address(str(games))),
        pytest.raises(BadDatabase, match="in use by another server") as told,
    ):
        restore(tmp_path / "copy.db", str(games), overwrite=True)

    assert told.value.code == "database-in-use"
    assert log_in(games, run) == [1, 2, 3]


def damaged(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:8192] + b"\xff" * (len(content) - 8192))


def of_a_newer_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(f"DROP TABLE {VERSION_TABLE}")


def with_a_chair_without_a_table(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("DELETE FROM tables")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda file: file.write_bytes(b"no database" * 100), "file is not a database"),
        (lambda file: file.write_bytes(b""), "is no database of Monsterbox"),
        (damaged, "malformed|damaged"),
        (of_a_newer_version, "has schema 9999"),
        (of_another_program, "is no database of Monsterbox"),
        (with_a_chair_without_a_table, "is damaged"),
    ],
    ids=["text", "empty", "damaged", "newer", "foreign", "chairs"],
)
def test_a_bad_backup_is_refused_and_nothing_changes(
    tmp_path: Path, run: Run, spoil: object, reason: str
) -> None:
    games = a_database(tmp_path / "games.db", run)
    bad = a_database(tmp_path / "bad.db", run, entries=60)
    assert callable(spoil)
    spoil(bad)

    with pytest.raises(BackupFailed, match=reason) as told:
        restore(bad, str(games), overwrite=True)

    assert "\n" not in str(told.value)
    assert log_in(games, run) == [1, 2, 3]
    assert not (tmp_path / "games.db.part").exists()


# On the command line


def test_the_commands_say_what_they_did(tmp_path: Path, run: Run, capsys: Output) -> None:
    games, copied = a_database(tmp_path / "games.db", run), tmp_path / "copy.db"

    made = main(["backup", str(copied), "--database", str(games)])
    refused = main(["backup", str(copied), "--database", str(games)])
    back = main(["restore", str(copied), "--database", f"sqlite:///{games}", "--overwrite"])

    told = capsys.readouterr()
    assert (made, refused, back) == (0, 2, 0)
    said = f"checked; tables: 1, log entries: 3, schema: {NEWEST}\n"
    assert told.out == f"{copied}: {said}{games}: {said}"
    assert told.err == f"monsterbox: {copied}: exists already; --overwrite replaces it\n"


def test_the_commands_use_the_database_of_the_server(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("MONSTERBOX_DATABASE", str(a_database(tmp_path / "games.db", run)))

    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    assert "log entries: 3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["backup", "copy.db", "--database", "missing.db"], "there is no such database"),
        (["backup", "no/copy.db", "--database", "games.db"], "No such file or directory"),
        (["restore", "missing.db", "--database", "games.db"], "there is no such file"),
        (["backup", "x", "--database", "postgresql://u:hush@h/n"], "use pg_dump and pg_restore"),
    ],
)
def test_what_cannot_be_is_one_line(
    tmp_path: Path,
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Output,
    arguments: list[str],
    reason: str,
) -> None:
    a_database(tmp_path / "games.db", run)
    monkeypatch.chdir(tmp_path)

    assert main(arguments) == 2

    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1
    assert "hush" not in told


# PostgreSQL with its own tools, as docs/operate.md shows them


@pytest.mark.full
def test_pg_dump_and_pg_restore(postgres_server: str, postgres_database: str, run: Run) -> None:
    """What a table had when it was dumped is there again; what came later is not."""
    page = (Path(__file__).parents[3] / "docs" / "operate.md").read_text(encoding="utf-8")
    dump, back = re.findall(r"^(pg_(?:dump|restore) .*)$", page, flags=re.MULTILINE)
    folder = postgres.programs()
    if folder is None or not (folder / "pg_dump").exists():
        pytest.skip("no pg_dump")

    async def write(*numbers: int) -> None:
        store = SqlStore(postgres_database)
        await store.start()
        if await store.load("attic") is None:
            await set_up(store)
        for number in numbers:
            await store.append(an_entry(number))
        await store.close()

    async def numbers() -> list[int]:
        store = SqlStore(postgres_database)
        await store.start()
        found = await numbers_of(store)
        await store.close()
        return found

    with tempfile.TemporaryDirectory() as there:
        run(write(1, 2))
        shell(dump, folder, postgres_database, there)
        run(write(3, 4))
        shell(back, folder, postgres_database, there)

    assert run(numbers()) == [1, 2]


def shell(command: str, programs: Path, database: str, folder: str) -> None:
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"DATABASE": database, "PATH": path}
    done = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


# A person


def test_a_person_is_told_and_deleted_on_the_command_line(
    tmp_path: Path, run: Run, capsys: Output
) -> None:
    games, ada = tmp_path / "games.db", hash_of("ada")

    async def sit_down() -> None:
        store = SqlStore(str(games))
        await store.start()
        tables = Tables(store, BotPool(), SystemClock())
        wish = Wish(game="zombeasts", seats=2, chairs=("person", "free"))
        await tables.new.open(wish, Person(id_hash=ada, name="Ada"))
        await tables.close()
        await store.close()

    run(sit_down())

    statuses = [
        main(["person", ada, "--database", str(games)]),
        main(["person", ada, "--database", str(games), "--delete"]),
        main(["person", ada, "--database", str(games)]),
        main(["person", "ada", "--database", str(games)]),
    ]

    told = capsys.readouterr()
    parts = told.out.replace("}\n{", "}\n\0{").split("\0")
    assert statuses == [0, 0, 0, 2]
    assert [len(json.loads(part)["tables"]) for part in parts] == [1, 1, 0]
    assert told.err.count("\n") == 1


def test_nobody_is_deleted_under_a_running_server(tmp_path: Path, capsys: Output) -> None:
    games = tmp_path / "games.db"
    with only_server(read_address(str(games))):
        status = main(["person", hash_of("ada"), "--database", str(games), "--delete"])

    assert status == 2
    assert "is in use by another server" in capsys.readouterr().err


# One server for a file


def test_the_lock_leaves_nothing_behind(tmp_path: Path) -> None:
    url = read_address(str(tmp_path / "games.db"))

    with only_server(url):
        with pytest.raises(BadDatabase, match=r"games\.db: is in use by another server \(process"):
            only_server(url).__enter__()
        assert [path.name for path in tmp_path.iterdir()] == ["games.db-lock"]
    with only_server(url):
        pass

    assert list(tmp_path.iterdir()) == []


def test_postgresql_takes_any_number_of_servers() -> None:
    url = read_address("postgresql://ada@db.example/games")

    with only_server(url), only_server(url):
        pass
