"""A server of our own to measure, and a lean way to talk to it: for the benchmarks of the tables.

Client and server share the machine, so the client must be light: bare connections, one parser.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httptools
import msgspec

HOST = "127.0.0.1"
COMMAND = [sys.executable, "-m", "monsterbox", "serve", "--host", HOST, "--port", "0"]
QUIET = ["--log-level", "warning", "--bot-pause", "0", "--bot-processes", "1"]
NO_LIMITS = ["--moves-per-second", "0", "--tables-per-minute", "0", "--messages-per-minute", "0"]
NO_LIMITS += ["--connections-per-address", "0", "--streams-per-address", "0"]
NANOSECOND = 1e-9


class Answer(msgspec.Struct, frozen=True):
    """What came back, packed as it was sent."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Failed(Exception):
    """An answer that nobody should get here."""


class Served:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int, metrics: str) -> None:
        self.process = process
        self.port = port
        self.metrics = metrics

    def seconds(self) -> float:
        """Its time on a processor so far, all threads together. Only Linux tells this finely."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        spent = (int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir())
        return sum(spent) * NANOSECOND

    def memory(self) -> int:
        """Bytes of memory that it holds, on Linux."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.create_server((HOST, 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def a_server(*more: str, log: int | None = None) -> Iterator[Served]:
    """With an empty database on the disk that temporary files are on; `log` is a file for it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        start(Path(folder) / "tables.db", *more, log=log) as served,
    ):
        yield served


@contextmanager
def start(database: Path | str, *more: str, log: int | None = None) -> Iterator[Served]:
    metrics = f"{HOST}:{free_port()}"
    command = [*COMMAND, *QUIET, *NO_LIMITS, "--database", str(database)]
    command += ["--metrics", metrics, *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline()
            yield Served(process, int(address.rpartition(":")[2]), metrics)
        finally:
            process.terminate()


class Wire(asyncio.Protocol):
    """One connection: a request after the other, or one answer that never ends.

    The end of an answer goes to `on_part` as an empty part.
    """

    def __init__(self, on_part: Callable[[bytes], None] | None = None) -> None:
        self.on_part = on_part
        self.transport: Any = None
        self.parser: Any = httptools.HttpResponseParser(self)
        self.coming: asyncio.Future[Answer] | None = None
        self.headers: dict[str, str] = {}
        self.parts: list[bytes] = []

    async def ask(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Answer:
        """The answer; of a stream its beginning."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", f"content-length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.headers, self.parts = {}, []
        self.coming = asyncio.get_running_loop().create_future()
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        return await self.coming

    def close(self) -> None:
        self.on_part = None
        self.transport.close()

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.parser.feed_data(data)

    def connection_lost(self, error: Exception | None) -> None:
        if self.coming is not None and not self.coming.done():
            self.coming.set_exception(error or ConnectionError("the server hung up"))
        elif self.on_part is not None:
            self.on_part(b"")

    # What the parser calls

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.decode().lower()] = value.decode()

    def on_headers_complete(self) -> None:
        if self.on_part is not None:
            self._settle()

    def on_body(self, body: bytes) -> None:
        if self.on_part is None:
            self.parts.append(body)
        else:
            self.on_part(body)

    def on_message_complete(self) -> None:
        if self.on_part is None:
            self._settle()
        else:
            self.on_part(b"")

    def _settle(self) -> None:
        if self.coming is not None and not self.coming.done():
            status = self.parser.get_status_code()
            self.coming.set_result(Answer(status, self.headers, b"".join(self.parts)))


class Person:
    """Somebody who sits at tables: the same secret for programs and for pages."""

    def __init__(self, secret: str) -> None:
        self.token = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
        self.cookie = {"cookie": f"me={secret}", "accept-encoding": "br"}


async def connect(served: Served, on_part: Callable[[bytes], None] | None = None) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(on_part), HOST, served.port)
    return wire


@asynccontextmanager
async def a_wire(served: Served) -> AsyncIterator[Wire]:
    wire = await connect(served)
    try:
        yield wire
    finally:
        wire.close()


async def newcomer(wire: Wire) -> Person:
    """Somebody with a secret that this server has issued."""
    page = await wire.ask("GET", "/", {})
    return Person(page.headers["set-cookie"].partition("me=")[2].partition(";")[0])


async def call(wire: Wire, method: str, path: str, who: Person, body: Any = None) -> Any:
    """The API, where everything must succeed."""
    sent = b"" if body is None else msgspec.json.encode(body)
    answer = await wire.ask(method, f"/api{path}", who.token, sent)
    if answer.status not in (200, 201):
        raise Failed(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
    return answer.json()


async def open_table(
    wire: Wire, host: Person, guest: Person, game: str, options: Mapping[str, Any] | None = None
) -> str:
    """A table of two, both seats taken."""
    wish = {"game": game, "seats": 2, "chairs": ["person", "free"], "name": "Ada"}
    wish["options"] = dict(options or {})
    opened = await call(wire, "POST", "/tables", host, wish)
    table, link = str(opened["table"]), opened["links"][0]["secret"]
    sitting = {"name": "Bram", "link": link}
    await call(wire, "POST", f"/tables/{table}/seats/1", guest, sitting)
    return table


# Numbers

BUCKET = r'monsterbox_request_seconds_bucket{{le="([^"]+)",route="{route}"}} ([0-9.]+)'


def histogram(metrics: str, route: str) -> dict[float, int]:
    """How many requests of a route took at most so many seconds."""
    found = re.findall(BUCKET.format(route=re.escape(route)), metrics)
    return {float(bound): round(float(count)) for bound, count in found}


def middle(before: Mapping[float, int], after: Mapping[float, int]) -> float:
    """The median of what came between, as if all in its bucket were spread evenly."""
    counts = {bound: count - before.get(bound, 0) for bound, count in after.items()}
    half, low, below = max(counts.values()) / 2, 0.0, 0
    for bound, count in sorted(counts.items()):
        if count >= half and count > below:
            return low + (bound - low) * (half - below) / (count - below)
        low, below = bound, count
    return float("nan")


def share(values: list[float], part: float) -> float:
    """The value that so large a part of all does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def machine() -> str:
    """How busy it is, to be read beside the numbers."""
    return f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
