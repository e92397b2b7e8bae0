"""Clients that are slow or many, on a real port: nobody else waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn

from monsterbox.server import files
from monsterbox.server.http import connections
from monsterbox.server.http.connections import LARGEST_HEAD, Connections, proxies, served_with
from tests.cases import one_in
from tests.server.clocks import PATIENCE, until
from tests.server.houses import in_a_loop

HALF_A_HEAD = b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "
HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
HALF_A_BODY = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf"


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """Answer when the whole body is there."""
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"hello"})


@dataclass
class Port:
    """A server in this loop."""

    guard: Connections
    number: int
    clients: list[asyncio.StreamWriter] = field(default_factory=list)

    async def send(self, data: bytes) -> asyncio.StreamReader:
        """A new connection that sends this and nothing more."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.number)
        writer.write(data)
        self.clients.append(writer)
        return reader


@asynccontextmanager
async def a_port(most: int = 1000, most_for_one: int = 0, proxy: str = "") -> AsyncIterator[Port]:
    guard = Connections(most, most_for_one, proxy)
    config = uvicorn.Config(
        hello, http=served_with(guard), lifespan="off", log_config=None, timeout_keep_alive=60
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0), backlog=1000) as listener:
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup([listener])
        port = Port(guard, listener.getsockname()[1])
        try:
            yield port
        finally:
            for client in port.clients:
                client.close()
            await server.shutdown([listener])


async def answer(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


async def one_answer(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(PATIENCE):
        return await reader.readuntil(b"hello")


@pytest.mark.parametrize(
    ("limit", "sent"), [("HEAD", b""), ("HEAD", HALF_A_HEAD), ("BODY", HALF_A_BODY)]
)
@in_a_loop
async def test_who_does_not_finish_a_request_is_hung_up_on(
    limit: str, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, limit, 0.01)
    async with a_port() as port:
        reader = await port.send(sent)

        assert (await answer(reader)).startswith(b"HTTP/1.1 408 ")
        await until(lambda: port.guard.count == 0)


@in_a_loop
async def test_a_second_request_has_its_time_limit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_port() as port:
        reader = await port.send(HEAD)
        assert (await one_answer(reader)).startswith(b"HTTP/1.1 200 ")
        monkeypatch.setattr(connections, "HEAD", 0.01)

        port.clients[0].write(HALF_A_HEAD)

        assert (await answer(reader)).startswith(b"HTTP/1.1 408 ")


@in_a_loop
async def test_a_head_is_not_endless() -> None:
    async with a_port() as port:
        reader = await port.send(HALF_A_HEAD + b"x" * (LARGEST_HEAD + 1))

        assert (await answer(reader)).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("slow", one_in(2, [50, 1000]))
@in_a_loop
async def test_half_sent_heads_keep_nobody_waiting(
    slow: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as one wants; who comes then is answered, and they cost no further connection."""
    monkeypatch.setattr(connections, "HEAD", PATIENCE)  # all of them are still there at the end
    files.raise_file_limit()
    async with a_port(most=slow + 1) as port:
        for _ in range(slow):
            await port.send(HALF_A_HEAD)
        await until(lambda: port.guard.count == slow)

        reader = await port.send(HEAD)

        assert (await one_answer(reader)).startswith(b"HTTP/1.1 200 ")


@in_a_loop
async def test_a_household_holds_so_many_connections() -> None:
    async with a_port(most_for_one=3) as port:
        kept = [await port.send(HEAD) for _ in range(3)]
        for reader in kept:
            await one_answer(reader)

        assert (await answer(await port.send(HEAD))).startswith(b"HTTP/1.1 429 ")
        port.clients[0].close()
        await until(lambda: port.guard.count == 2)
        assert (await one_answer(await port.send(HEAD))).startswith(b"HTTP/1.1 200 ")


@in_a_loop
async def test_a_trusted_proxy_holds_as_many_as_there_are_people() -> None:
    async with a_port(most=9, most_for_one=3, proxy="10.0.0.1, 127.0.0.0/8") as port:
        for reader in [await port.send(HEAD) for _ in range(9)]:
            await one_answer(reader)

        assert (await answer(await port.send(HEAD))).startswith(b"HTTP/1.1 429 ")


def test_all_addresses_of_one_line_are_counted_together() -> None:
    guard = Connections(most=10, most_for_one=2)

    assert [guard.enter(f"2001:db8::{k}") for k in range(3)] == [True, True, False]
    assert guard.enter("2001:db8:0:1::1")
    for k in range(3):
        guard.leave(f"2001:db8::{k}")
    assert guard.enter("2001:db8::9")
    assert guard.count == 2


@pytest.mark.parametrize(
    ("trusted", "address", "expected"),
    [
        ("", "127.0.0.1", False),
        ("*", "192.0.2.1", True),
        ("10.0.0.1, 10.1.0.0/16", "10.1.2.3", True),
        ("10.0.0.1, 10.1.0.0/16", "10.0.0.2", False),
        ("10.0.0.1", "::ffff:10.0.0.1", True),
        ("10.0.0.1", "", False),
    ],
)
def test_proxies_are_told_by_their_addresses(trusted: str, address: str, expected: bool) -> None:
    assert proxies(trusted)(address) is expected


def test_the_system_is_asked_for_as_many_files_as_it_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))

        assert files.raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert files.raise_file_limit() >= min(soft, 256)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert [files.most_connections(limit) for limit in (100, 1024, 4096)] == [50, 896, 3968]
