"""One `store` for all tests, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest

from monsterbox.server.store import SqlStore

from . import postgres

T = TypeVar("T")


class Run(Protocol):
    """Runs something to its end, always on the same loop."""

    def __call__(self, coro: Coroutine[Any, Any, T]) -> T: ...


@pytest.fixture
def run() -> Iterator[Run]:
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A server on which databases can be made."""
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("no PostgreSQL: the package asyncpg is not installed")
    if named := os.environ.get(postgres.VARIABLE):
        yield named
        return
    programs = postgres.programs()
    if programs is None:
        pytest.skip(f"no PostgreSQL: neither initdb nor an address in {postgres.VARIABLE}")
    with postgres.running_server(programs) as server:
        yield server


@pytest.fixture(scope="session")
def own_postgres_database(postgres_server: str) -> Iterator[str]:
    with postgres.own_database(postgres_server) as address:
        yield address


@pytest.fixture
def postgres_database(own_postgres_database: str) -> str:
    postgres.empty(own_postgres_database)
    return own_postgres_database


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, one after the other of each kind."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture
def store(database: str, run: Run) -> Iterator[SqlStore]:
    store = SqlStore(database)
    run(store.start())
    yield store
    run(store.close())
