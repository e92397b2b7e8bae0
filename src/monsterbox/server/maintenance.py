"""What operators do with the database from the command line, which loads this module by name."""

from __future__ import annotations

import asyncio
import os
import re
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import msgspec

from monsterbox.core.errors import MonsterboxError
from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.clock import SystemClock
from monsterbox.server.settings import read_settings
from monsterbox.server.store import SqlStore, default_database
from monsterbox.server.store.backup import Contents, back_up, database_file, restore
from monsterbox.server.store.lock import only_server
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.service import Tables

NUMBER = re.compile(r"[0-9a-f]{64}")


class NoSuchNumber(MonsterboxError):
    """Nobody can have this number."""


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


def person(number: str, database: str | None, *, delete: bool) -> str:
    """Return what is stored about a person as JSON, and delete it if asked to."""
    if not NUMBER.fullmatch(number):
        raise NoSuchNumber(f"{number!r} is not valid; a number has 64 digits and letters a to f")
    told = asyncio.run(told_and_deleted(number, database_named(database), delete=delete))
    return msgspec.json.format(msgspec.json.encode(told)).decode()


async def told_and_deleted(number: str, address: str, *, delete: bool) -> dict[str, Any]:
    store, who = SqlStore(address), Person(id_hash=number)
    # A running server would keep what we delete in memory.
    alone: AbstractContextManager[None] = (
        only_server(store.database.url) if delete else nullcontext()
    )
    with alone:
        try:
            await store.start()
            tables = Tables(store, BotPool(), SystemClock())
            told = await tables.deletion.export(who)
            if delete:
                await tables.deletion.forget(who)
                await tables.close()
            return told
        finally:
            await store.close()
