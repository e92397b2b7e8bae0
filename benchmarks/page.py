"""The page of a table: what a move costs the server with two viewers, and what the page weighs.

python benchmarks/page.py [--game zombeasts] [--moves 300] [--json]

Two browsers' worth of requests at one table: both follow it as pages do, compressed; every choice
is the form that a page sends. For each choice, until both have their new fragment:

- processor: the server's time on a processor, all threads. Hardly depends on what else runs.
- clock: from sending the choice to the second fragment, this client's work and the disk included.

A match before that is not counted: a server that has just started still compiles its templates.

The weight is that of a first visit in the middle of a match: the page and every file that it, its
style sheets and its scripts name (also icons and fonts that a browser may leave out), as sent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
import zlib
from contextlib import suppress
from dataclasses import asdict, dataclass
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlencode

import brotli  # type: ignore[import-untyped]  # it comes without types
import uvloop
from rich.console import Console
from rich.table import Table

from served import (
    Failed,
    Person,
    Served,
    Wire,
    a_server,
    a_wire,
    call,
    connect,
    machine,
    newcomer,
    open_table,
    share,
)
from weight import Weight, weigh

PACKED = 3  # the quality of what the server sends
KILOBYTE = 1000
WARM_UP = 200  # choices; a match has fewer
SETTLING = 0.01  # seconds after a choice, for what the server still has to tidy up
PATIENCE = 1.0  # seconds for a fragment
GOAL = 5.0  # milliseconds
MOST_KILOBYTES, MOST_SCRIPTS = 150, 60
GZIP = 16  # tells zlib which format it is
PAGE_SENDS = {"content-type": "application/x-www-form-urlencoded", "hx-request": "true"}


@dataclass(frozen=True)
class Costs:
    """Of a choice, in milliseconds; of a fragment, in bytes."""

    moves: int
    cpu_p50: float
    cpu_p99: float
    clock_p50: float
    clock_p99: float
    fragment: float
    fragment_sent: float
    largest: int
    """The largest fragment, packed on its own: what a page gets that comes anew."""


# A choice


class Viewer:
    """A page that is open: its stream, unpacked."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.csrf = ""
        self.unpack = zlib.decompressobj(zlib.MAX_WBITS | GZIP)
        self.text = b""
        self.sizes: list[int] = []
        self.largest = b""
        self.sent = 0
        self.news = asyncio.Event()

    def read(self, part: bytes) -> None:
        self.sent += len(part)
        self.text += self.unpack.decompress(part)
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            if b"data: " in event:
                self.sizes.append(len(event))
                self.largest = max(self.largest, event, key=len)
                self.news.set()

    async def open(self, served: Served, wire: Wire, table: str) -> None:
        page = await wire.ask("GET", f"/t/{table}", self.person.cookie)
        html = brotli.decompress(page.body).decode()
        self.csrf = html.partition('data-csrf="')[2].partition('"')[0]
        stream = await connect(served, self.read)
        headers = self.person.cookie | {"accept-encoding": "gzip"}
        answer = await stream.ask("GET", f"/t/{table}/events", headers)
        if answer.headers.get("content-encoding") != "gzip":
            raise Failed(f"a stream that is not packed: {answer.status}")
        await self.news.wait()

    async def choose(self, wire: Wire, table: str, choice: str, version: str) -> None:
        body = urlencode({"choice": choice, "version": version, "key": token_urlsafe(12)}).encode()
        headers = self.person.cookie | PAGE_SENDS | {"x-csrftoken": self.csrf}
        answer = await wire.ask("POST", f"/t/{table}/moves", headers, body)
        if answer.status != 204:
            raise Failed(f"{choice}: {answer.status} {answer.body[:200]!r}")


class Match:
    """A table with both its pages open."""

    def __init__(self, served: Served, wire: Wire, game: str) -> None:
        self.served = served
        self.wire = wire
        self.game = game
        self.id = ""
        self.viewers: list[Viewer] = []

    async def begin(self) -> Match:
        self.viewers = [Viewer(await newcomer(self.wire)) for _ in range(2)]
        host, guest = (viewer.person for viewer in self.viewers)
        self.id = await open_table(self.wire, host, guest, self.game)
        for viewer in self.viewers:
            await viewer.open(self.served, self.wire, self.id)
        return self

    async def asked(self) -> tuple[Viewer, dict[str, Any]] | None:
        """Whoever is to choose, and what they see; nobody when the match is over."""
        for viewer in self.viewers:
            shown = await call(self.wire, "GET", f"/tables/{self.id}", viewer.person)
            if shown["choices"]:
                return viewer, shown
        return None

    async def choose(self, viewer: Viewer, choice: str, version: str) -> tuple[float, float]:
        """Seconds on a processor and by the clock; `TimeoutError` where one sees no change."""
        for other in self.viewers:
            other.news.clear()
        await asyncio.sleep(SETTLING)
        spent, began = self.served.seconds(), time.perf_counter()
        await viewer.choose(self.wire, self.id, choice, version)
        async with asyncio.timeout(PATIENCE):
            for other in self.viewers:
                await other.news.wait()
        lasted = time.perf_counter() - began
        await asyncio.sleep(SETTLING)
        return self.served.seconds() - spent, lasted


async def play(match: Match, dice: random.Random, most: int) -> list[tuple[float, float]]:
    """The times of at most so many choices of a match."""
    times: list[tuple[float, float]] = []
    while len(times) < most and (found := await match.asked()) is not None:
        viewer, shown = found
        choice = dice.choice(shown["choices"])["text"]
        with suppress(TimeoutError):  # a choice in secret: the other page stays as it is
            times.append(await match.choose(viewer, choice, shown["version"]))
    return times


async def measure(served: Served, game: str, moves: int) -> tuple[Costs, Weight]:
    times: list[tuple[float, float]] = []
    viewers: list[Viewer] = []
    dice = random.Random(1)
    async with a_wire(served) as wire:
        await play(await Match(served, wire, game).begin(), dice, WARM_UP)
        while len(times) < moves:
            match = await Match(served, wire, game).begin()
            times += await play(match, dice, moves - len(times))
            viewers += match.viewers
        weight = await weigh(wire, match.id, match.viewers[0].person)
    cpu, clock = ([1000 * one for one in each] for each in zip(*times, strict=True))
    sizes = [size for viewer in viewers for size in viewer.sizes]
    return Costs(
        moves=len(times),
        cpu_p50=share(cpu, 0.5),
        cpu_p99=share(cpu, 0.99),
        clock_p50=share(clock, 0.5),
        clock_p99=share(clock, 0.99),
        fragment=sum(sizes) / len(sizes),
        fragment_sent=sum(viewer.sent for viewer in viewers) / len(sizes),
        largest=max(len(brotli.compress(viewer.largest, quality=PACKED)) for viewer in viewers),
    ), weight


# Telling


def show(game: str, costs: Costs, weight: Weight) -> None:
    table = Table(title=f"{game}: a choice with two pages open, {machine()}")
    for name in ("what", "p50", "p99"):
        table.add_column(name, justify="left" if name == "what" else "right")
    goal = f"server's processor (goal: p50 under {GOAL:.0f} ms)"
    table.add_row(goal, f"{costs.cpu_p50:.2f} ms", f"{costs.cpu_p99:.2f} ms")
    table.add_row("clock", f"{costs.clock_p50:.2f} ms", f"{costs.clock_p99:.2f} ms")
    Console().print(table)
    sent, plain = costs.fragment_sent / KILOBYTE, costs.fragment / KILOBYTE
    print(f"{costs.moves} choices; a fragment: {plain:.1f} kB, packed {sent:.2f} kB in the mean")
    print(f"largest fragment, packed on its own: {costs.largest / KILOBYTE:.1f} kB\n")
    table = Table(title=f"{game}: first visit to a table, kB as sent")
    kinds = {"total": weight.total} | asdict(weight)
    for name in kinds:
        table.add_column(name, justify="right")
    requests = kinds.pop("requests")
    table.add_row(*(f"{size / KILOBYTE:.1f}" for size in kinds.values()), str(requests))
    Console().print(table)
    print(f"goal: under {MOST_KILOBYTES} kB, scripts under {MOST_SCRIPTS} kB")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="zombeasts")
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    with a_server() as served:
        costs, weight = uvloop.run(measure(served, chosen.game, chosen.moves))
    if chosen.json:
        told = {"game": chosen.game, "machine": machine(), "total": weight.total}
        print(json.dumps(told | {"costs": asdict(costs), "weight": asdict(weight)}))
    else:
        show(chosen.game, costs, weight)
    return 0


if __name__ == "__main__":
    sys.exit(main())
