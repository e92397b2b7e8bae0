"""SQLite: a file, and threads that read and write it.

Work is sent to a thread as a whole. A driver that sends every single step to a thread and back
takes twice the CPU time, and loses a connection whenever a request is cancelled.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from monsterbox.server.store import address
from monsterbox.server.store.database import CONNECTIONS

T = TypeVar("T")
PRAGMAS = (
    "busy_timeout = 5000",  # milliseconds, when another process is writing
    "synchronous = FULL",  # a commit that returns is on disk
    "fullfsync = ON",  # needed on macOS, where a plain fsync may not reach the disk
    "foreign_keys = ON",
)
TRIES = 1200
PAUSE = 0.05  # seconds


class SqliteDatabase:
    """A database in one file."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.engine = sa.create_engine(url, pool_size=CONNECTIONS, max_overflow=0)
        self.threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="sqlite")
        sa.event.listen(self.engine, "connect", set_pragmas)

    async def begin(self, work: Callable[[sa.Connection], None]) -> None:
        await self._in_a_thread(self._begin, work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._in_a_thread(self._write, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._in_a_thread(self._read, work)

    async def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()

    async def _in_a_thread(
        self, do: Callable[[Callable[[sa.Connection], T]], T], work: Callable[[sa.Connection], T]
    ) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, do, work)

    def _begin(self, work: Callable[[sa.Connection], None]) -> None:
        try:
            make_file(Path(str(self.url.database)))
            with self.engine.connect() as connection:
                switch_to_wal(connection)
            self._write(work)
        finally:
            self.engine.dispose()  # a connection that changed the schema has its own settings

    def _write(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # Python itself begins one only for a write
            return work(connection)


def set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for line in PRAGMAS:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def make_file(path: Path) -> None:
    """Create the file, readable by its owner only: it contains seeds and other secrets."""
    make_folder(path)
    if not path.exists():
        path.touch(mode=0o600)


def make_folder(path: Path) -> None:
    """Create the folder of a file if it is our own; we create no others."""
    if path.is_relative_to(address.data_folder()):
        path.parent.mkdir(parents=True, exist_ok=True)


def switch_to_wal(connection: sa.Connection) -> None:
    """Switch to WAL, where readers and the writer never wait for each other; the file keeps this.

    When several processes switch a new file at the same moment, SQLite refuses some of them at
    once, whatever `busy_timeout` says.
    """
    for tries_left in reversed(range(TRIES)):
        try:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except OperationalError as error:
            if "locked" not in str(error.orig) or not tries_left:
                raise
        time.sleep(PAUSE)
