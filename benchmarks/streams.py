"""What open streams cost: memory of the server for each, by how they are compressed.

python benchmarks/streams.py --streams 1000
"""

from __future__ import annotations

import argparse
import asyncio
import time

from monsterbox.server.files import raise_file_limit
from served import Person, Served, Wire, a_server, a_wire, call, connect, machine, newcomer

ENCODINGS = ("identity", "gzip")
GAMES = ("zombeasts", "humans-zombies")
KILO = 1024
CHOICES = 3
WARMING = 8.0  # seconds in which a new server gets ready for all languages
TOLD = 60.0  # seconds within which everybody must see a choice


async def measure(served: Served, game: str, encoding: str, streams: int) -> None:
    async with a_wire(served) as wire:
        ada = await newcomer(wire)
        wish = {"game": game, "seats": 2, "chairs": ["person", "person"], "name": "Ada"}
        table = str((await call(wire, "POST", "/tables", ada, wish))["table"])
    early = [Watching(served, table, encoding) for _ in range(streams // 10)]
    for one in early:
        await one.begin()
    await asyncio.sleep(WARMING)
    before, began = served.memory(), time.perf_counter()
    watching = [Watching(served, table, encoding) for _ in range(streams)]
    for one in watching:
        await one.begin()
    opened = time.perf_counter() - began
    for _ in range(CHOICES):
        async with a_wire(served) as wire:  # the server closes one that is idle for long
            took = await told_after(wire, ada, table, watching)
    each = (served.memory() - before) / streams / KILO
    sizes = sum(one.bytes for one in watching) / len(watching) / KILO
    for one in (*early, *watching):
        one.close()
    print(
        f"{game}, {encoding}: {each:.0f} kB of memory for each of {streams} streams, "
        f"opened in {opened:.1f} s; a choice reaches all in {took:.2f} s; "
        f"{sizes:.0f} kB sent to each for {CHOICES + 1} fragments",
        flush=True,
    )


class Watching:
    """A spectator's page that stays open."""

    def __init__(self, served: Served, table: str, encoding: str) -> None:
        self.served = served
        self.path = f"/t/{table}/events"
        self.headers = {"accept-encoding": encoding}
        self.news = asyncio.Event()
        self.bytes = 0
        self.wire: Wire | None = None

    async def begin(self) -> None:
        self.wire = await connect(self.served, self.read)
        answer = await self.wire.ask("GET", self.path, self.headers)
        assert answer.status == 200, answer.status
        await self.news.wait()

    def read(self, part: bytes) -> None:
        self.bytes += len(part)
        self.news.set()

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()


async def told_after(wire: Wire, ada: Person, table: str, watching: list[Watching]) -> float:
    """Seconds from a choice until everybody has seen it."""
    for one in watching:
        one.news.clear()
    for seat in range(2):
        shown = await call(wire, "GET", f"/tables/{table}?seat={seat}", ada)
        if shown["asked_you"]:
            break
    move = {"choice": shown["choices"][0]["text"], "version": shown["version"], "seat": seat}
    began = time.perf_counter()
    await call(wire, "POST", f"/tables/{table}/moves", ada, move)
    async with asyncio.timeout(TOLD):
        for one in watching:
            await one.news.wait()
    return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--encodings", nargs="*", default=ENCODINGS)
    given = parser.parse_args()
    raise_file_limit()
    print(machine())
    for game in given.games:
        for encoding in given.encodings:
            with a_server() as served:
                asyncio.run(measure(served, game, encoding, given.streams))


if __name__ == "__main__":
    main()
