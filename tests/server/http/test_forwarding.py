"""Passing requests on to another process: whatever fails there, they are answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import h11
import httpcore
import pytest
from litestar.testing import TestClient

from monsterbox.server.app import create_app
from monsterbox.server.http import forwarding
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.holdings import Holder
from monsterbox.server.store.peers import Peers
from tests.server.http.house import KEY, UNLIMITED, secret_for, some_tables

Client = TestClient[Any]
TABLE = "/api/tables/somewhere"
HEADERS = {"authorization": f"Bearer {secret_for('ada')}"}


class Elsewhere:
    """All tables are at a process of which nobody knows how it is."""

    failure: Exception | None = None

    async def holder_of(self, table_id: str) -> Holder:
        if self.failure is not None:
            raise self.failure
        return Holder(2, "127.0.0.1:1")

    def forget(self, table_id: str) -> None:
        pass


class Dying:
    """A connection that breaks in the given way when it is used."""

    def __init__(self, failure: Exception) -> None:
        self.failure = failure

    async def handle_async_request(self, request: httpcore.Request) -> httpcore.Response:
        raise self.failure

    async def aclose(self) -> None:
        pass


@pytest.fixture
def peers() -> Elsewhere:
    return Elsewhere()


@pytest.fixture
def client(peers: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(forwarding, "PAUSE", 0.0)
    app = create_app(UNLIMITED, some_tables(), KEY, peers=cast("Peers", peers))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    "failure",
    [
        httpcore.ReadError("reset"),
        h11.LocalProtocolError("can't send data when our state is ERROR"),
        AttributeError("'NoneType' object has no attribute 'getpeername'"),
        RuntimeError("unable to perform operation on <TCPTransport closed=True>"),
    ],
    ids=lambda failure: type(failure).__name__,
)
def test_a_connection_that_breaks_is_asked_again(client: Client, failure: Exception) -> None:
    """Nobody knows whether a change was stored; reading is done here instead."""
    client.app.state.forwarding._brief = Dying(failure)

    changed = client.post(f"{TABLE}/moves", json={}, headers=HEADERS)
    read = client.get(TABLE, headers=HEADERS)

    assert (changed.status_code, changed.json()["code"]) == (503, "not-stored")
    assert read.status_code == 404


@pytest.mark.parametrize(
    ("failure", "status"), [(StoreFailed("gone"), 404), (KeyError("process"), 503)]
)
def test_not_knowing_where_a_table_is(
    client: Client, peers: Elsewhere, failure: Exception, status: int
) -> None:
    peers.failure = failure
    assert client.get(TABLE, headers=HEADERS).status_code == status
