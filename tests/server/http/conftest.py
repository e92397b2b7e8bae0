"""The house that most tests are at home in: the same walls, new tables for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.http.house import House, a_house, some_tables
from tests.server.memory_store import MemoryStore


@pytest.fixture(scope="session")
def walls() -> Iterator[House]:
    with a_house() as house:
        yield house


@pytest.fixture
def house(walls: House) -> Iterator[House]:
    walls.store = MemoryStore()
    tables = walls.app.state.tables = some_tables(walls.store)
    walls.client.blocking_portal.call(tables.start)
    yield walls
    walls.client.blocking_portal.call(tables.close)
