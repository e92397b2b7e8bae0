"""One `store` for all tests, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest

from monsterbox.server.store import SqlStore

T = TypeVar("T")


class Run(Protocol):
    """Runs something to its end, always on the same loop."""

    def __call__(self, coro: Coroutine[Any, Any, T]) -> T: ...


@pytest.fixture
def run() -> Iterator[Run]:
    with asyncio.Runner() as runner:
        yield runner.run


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
