"""Everybody's page is open, and the server is started anew: how long until all are back?

python benchmarks/restart.py [--streams 1000] [--tables 100]

Streams of spectators, packed as browsers want them, come back as browsers do: `retry` after they
have ended, and again until they are let in. The server is asked to end, then killed; each time the
next one is started at once with the same database and port. Told are the seconds from the end of
the old server until everybody has seen the table again, how long the start alone took, and the time
on a processor of the new server by then, which hardly depends on what else runs.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import uvloop

from monsterbox.server.files import raise_file_limit
from served import Served, Wire, a_wire, call, connect, free_port, machine, newcomer, start

RETRY = 1.5  # seconds, as the streams tell browsers
GOAL = 10.0  # seconds
PATIENCE = 120.0


class Page:
    """A page that stays open, and comes back when its stream has ended."""

    def __init__(self, served: Served, table: str) -> None:
        self.served = served
        self.path = f"/t/{table}/events"
        self.seen = asyncio.Event()
        self.wire: Wire | None = None
        self.work: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.work = asyncio.ensure_future(self.come())

    async def come(self) -> None:
        while True:
            try:
                self.wire = await connect(self.served, self.read)
                answer = await self.wire.ask("GET", self.path, {"accept-encoding": "gzip"})
                if answer.status == 200:
                    return
            except OSError:
                pass
            await asyncio.sleep(RETRY)

    async def come_back(self) -> None:
        await asyncio.sleep(RETRY)
        await self.come()

    def read(self, part: bytes) -> None:
        if part:
            self.seen.set()
        elif self.wire is not None:
            self.wire.close()
            self.work = asyncio.ensure_future(self.come_back())

    def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
        if self.wire is not None:
            self.wire.close()


async def some_tables(served: Served, many: int) -> list[str]:
    wish = {"game": "zombeasts", "seats": 2, "chairs": ["person", "person"], "name": "Ada"}
    found: list[str] = []
    async with a_wire(served) as wire:
        for _ in range(many):
            host = await newcomer(wire)  # nobody hosts that many
            found.append(str((await call(wire, "POST", "/tables", host, wish))["table"]))
    return found


async def all_seen(pages: list[Page]) -> None:
    async with asyncio.timeout(PATIENCE):
        for page in pages:
            await page.seen.wait()


async def measure(database: Path, streams: int, tables: int) -> bool:
    where = ["--port", str(free_port())]
    is_fine = True
    with ExitStack() as servers:
        served = servers.enter_context(start(database, *where))
        paths = await some_tables(served, tables)
        pages = [Page(served, paths[number % tables]) for number in range(streams)]
        for page in pages:
            page.open()
        await all_seen(pages)
        for name, sign in (("ended", signal.SIGTERM), ("killed", signal.SIGKILL)):
            for page in pages:
                page.seen.clear()
            served.process.send_signal(sign)
            began = time.perf_counter()
            await asyncio.to_thread(served.process.wait)
            gone = time.perf_counter()
            entering = servers.enter_context
            served = await asyncio.to_thread(entering, start(database, *where))
            up = time.perf_counter()
            await all_seen(pages)
            took, spent = time.perf_counter() - gone, served.seconds()
            is_fine = is_fine and took <= GOAL
            print(
                f"{name}: {streams} streams at {tables} tables are back after {took:.1f} s, "
                f"{up - gone:.1f} s of it for the start; the end took {gone - began:.1f} s; "
                f"the new server's time on a processor: {spent:.1f} s",
                flush=True,
            )
        for page in pages:
            page.close()
    return is_fine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=100)
    given = parser.parse_args()
    raise_file_limit()
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        is_fine = uvloop.run(measure(Path(folder) / "tables.db", given.streams, given.tables))
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
