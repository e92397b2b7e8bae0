"""A PostgreSQL for tests: the one that a variable names, or a throwaway one of our own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

VARIABLE = "MONSTERBOX_TEST_POSTGRES"
PATIENT = ("-w", "-t", "300")  # seconds; a quiet machine needs one
QUICK = "-c listen_addresses='' -c fsync=off -c synchronous_commit=off -c max_connections=50"
OTHERS = """select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'"""


def programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`, of the newest version there is."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


@contextmanager
def running_server(programs: Path) -> Iterator[str]:
    """A cluster in a folder of its own, reached through a socket in that folder only."""
    # Not below pytest's folder: the name of a socket may have 107 characters, no more.
    with tempfile.TemporaryDirectory(prefix="mb-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        owner = give_to_a_plain_user(folder)
        data = ["-D", str(folder / "data")]
        plain = ["-A", "trust", "-U", "mb", "-E", "UTF8", "--locale=C", "--no-sync"]
        call(owner, folder, programs / "initdb", *data, *plain)
        options = ["-o", f"-k {folder} {QUICK}", "-l", str(folder / "log")]
        call(owner, folder, programs / "pg_ctl", *data, *options, *PATIENT, "start")
        try:
            yield f"postgresql://mb@/postgres?host={folder}"
        finally:
            call(owner, folder, programs / "pg_ctl", *data, "-m", "immediate", *PATIENT, "stop")


def give_to_a_plain_user(folder: Path) -> dict[str, Any]:
    """PostgreSQL does not run as root; the answer says who it runs as."""
    if os.geteuid() != 0:
        return {}
    import pwd  # not on every system, and only root needs it

    try:
        user = pwd.getpwnam("postgres")
    except KeyError:
        user = pwd.getpwnam("nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def call(owner: dict[str, Any], folder: Path, *words: str | Path) -> None:
    # To files and not to pipes: the server keeps them open for as long as it lives.
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(words, cwd=folder, stdout=said, stderr=said, **owner)
        said.seek(0)
        assert done.returncode == 0, said.read().decode()


@contextmanager
def own_database(server: str) -> Iterator[str]:
    """A database of our own, gone afterwards."""
    name = f"mb_{os.urandom(6).hex()}"  # others may use the server at the same time
    execute(server, f"CREATE DATABASE {name}")
    try:
        yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def empty(database: str) -> None:
    """As if it were new, in a fraction of the time."""
    execute(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")


def execute(database: str, *commands: str) -> None:
    """Commands outside of any transaction."""

    async def one_by_one(connection: AsyncConnection) -> None:
        for command in commands:
            await connection.exec_driver_sql(command)

    connected(database, one_by_one)


def wait_until_alone(database: str) -> None:
    """Until what killed processes had sent is done: their sessions outlive them for a moment."""

    async def ask_again(connection: AsyncConnection) -> None:
        while (await connection.exec_driver_sql(OTHERS)).scalar_one():
            pass

    connected(database, ask_again)


def connected(database: str, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
    async def connect() -> None:
        url = sa.make_url(database).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await work(connection)
        await engine.dispose()

    asyncio.run(connect())
