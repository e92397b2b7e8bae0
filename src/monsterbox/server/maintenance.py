"""What operators do with the database from the command line, which loads this module by name."""

from __future__ import annotations

import os
from pathlib import Path

from monsterbox.server.settings import read_settings
from monsterbox.server.store import default_database
from monsterbox.server.store.backup import Contents, back_up, database_file, restore


def database_named(given: str | None) -> str:
    """Return the database that `serve` would use with the same option and variables."""
    return read_settings({"database": given}, os.environ).database or default_database()


def make_backup(database: str | None, target: Path, *, overwrite: bool) -> str:
    address = database_named(database)
    return report(back_up(address, target, overwrite=overwrite), target)


def restore_backup(backup: Path, database: str | None, *, overwrite: bool) -> str:
    address = database_named(database)
    return report(restore(backup, address, overwrite=overwrite), database_file(address))


def report(contents: Contents, target: Path) -> str:
    tables, entries, schema = contents
    return f"{target}: checked; tables: {tables}, log entries: {entries}, schema: {schema}"
