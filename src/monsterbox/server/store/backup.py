"""Backups of a SQLite database: a whole copy while the server runs, checked before it counts.

A plain copy of the file would miss what still stands in the log beside it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from monsterbox.core.errors import MonsterboxError
from monsterbox.server.store.address import read_address, without_password
from monsterbox.server.store.lock import only_server
from monsterbox.server.store.migrate import VERSION_TABLE, known_versions

PART = ".part"
BESIDE = ("-wal", "-shm", "-journal")


class BackupFailed(MonsterboxError):
    """No backup was made, or none was restored; what was there before is unchanged."""


class Contents(NamedTuple):
    """What a backup contains, for whoever made it."""

    tables: int
    entries: int
    schema: str


def back_up(address: str, target: Path, *, overwrite: bool = False) -> Contents:
    """Copy a database that may be in use to a file of its own."""
    source = database_file(address)
    if not source.is_file():
        raise BackupFailed(f"{source}: there is no such database")
    refuse_to_overwrite(target, overwrite=overwrite)
    return put_copy(source, target)


def restore(backup: Path, address: str, *, overwrite: bool = False) -> Contents:
    """Put a backup where the server looks for its database; the server must not run."""
    target = database_file(address)
    if not backup.is_file():
        raise BackupFailed(f"{backup}: there is no such file")
    with only_server(read_address(address)):
        refuse_to_overwrite(target, overwrite=overwrite)
        return put_copy(backup, target)


def database_file(address: str) -> Path:
    url = read_address(address)
    if url.get_backend_name() != "sqlite":
        shown = without_password(url)
        raise BackupFailed(f"{shown}: use pg_dump and pg_restore, see docs/operate.md")
    return Path(str(url.database))


def refuse_to_overwrite(target: Path, *, overwrite: bool) -> None:
    if target.exists() and not overwrite:
        raise BackupFailed(f"{target}: exists already; --overwrite replaces it")


def put_copy(source: Path, target: Path) -> Contents:
    """Copy to a neighbour of the target, check the copy, then let it take the target's place."""
    part = target.with_name(target.name + PART)
    try:
        with failing_as_backup(source):
            copy(source, part)
            contents = check(part, source)
        with failing_as_backup(target):
            for suffix in BESIDE:  # they belong to the file that is replaced
                Path(f"{target}{suffix}").unlink(missing_ok=True)
            part.replace(target)
            flush_folder(target.parent)
    finally:
        part.unlink(missing_ok=True)
    return contents


@contextmanager
def failing_as_backup(file: Path) -> Iterator[None]:
    """Report what SQLite or the system finds wrong with a file in one line."""
    try:
        yield
    except sqlite3.Error as error:
        raise BackupFailed(f"{file}: {error}") from None
    except OSError as error:
        raise BackupFailed(f"{error.filename or file}: {error.strerror}") from None


def copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it contains seeds and other secrets
    # Opened for writing: a reader cannot recover the log of a server that was killed.
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as old,
        closing(sqlite3.connect(part)) as new,
    ):
        old.execute("PRAGMA busy_timeout = 5000")
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
    with part.open("rb+") as written:
        os.fsync(written.fileno())


def check(part: Path, source: Path) -> Contents:
    """Check that the copy is whole, ours, and of a version that we know."""
    with closing(sqlite3.connect(part)) as copied:
        found = [row[0] for row in copied.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"] or copied.execute("PRAGMA foreign_key_check").fetchone():
            raise BackupFailed(f"{source}: is damaged: {' '.join(str(found[0]).split())}")
        schema = version_in(copied)
        if schema not in known_versions():
            what = "is no database of Monsterbox" if schema is None else f"has schema {schema}"
            raise BackupFailed(f"{source}: {what}, which this version cannot read")
        tables, entries = (
            int(copied.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
            for name in ("tables", "entries")
        )
        return Contents(tables, entries, schema)


def version_in(database: sqlite3.Connection) -> str | None:
    named = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    if database.execute(named, [VERSION_TABLE]).fetchone() is None:
        return None
    row = database.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    return None if row is None else str(row[0])


def flush_folder(folder: Path) -> None:
    """Make the new name last, where a folder can be opened."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
