"""Secrets that are the same in every run: what a test sees today it sees tomorrow. A PostgreSQL."""

from __future__ import annotations

import importlib.util
import os
import random
from collections.abc import Iterator

import pytest

from monsterbox.server.http import csrf
from monsterbox.server.tables import create
from monsterbox.server.tables.secrets import ID_BYTES

from .store import postgres


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids and seeds of tables are from a list that begins anew with every test; tokens are bare."""
    source = random.Random("the secrets of the tests")
    monkeypatch.setattr(create, "new_id", lambda: source.randbytes(ID_BYTES).hex())
    monkeypatch.setattr(create, "fresh_seed", lambda: source.randbytes(32))
    monkeypatch.setattr(csrf, "fresh_mask", lambda: bytes(csrf.TOKEN_BYTES))


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
