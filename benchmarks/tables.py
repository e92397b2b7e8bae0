"""Many live tables at once: how long after somebody plays do the others see it?

python benchmarks/tables.py [--tables 200] [--seconds 30] [--rate 300] [--json]

A server, and one process that plays for both seats of every table: each seat has its stream, and
makes any legal choice that its stream offers, after a time of thinking such that about `rate`
choices a second are made in all. Measured is the time from sending a choice to the line at the
other seat that tells of it. Choices that nobody else may see anything of are counted apart.

Client and server share the machine; on two cores each has one. Needs Linux for the server's CPU.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from dataclasses import asdict, dataclass

import httpx
import uvloop
from rich.console import Console
from rich.table import Table

from players import GAME, Counts, LiveTable
from served import Served, a_server, histogram, machine, middle, share

ROUTE = "/api/tables/{table}/moves"
OPENING = 20  # tables that are opened at the same time
WARM_UP = 3.0  # seconds
GOAL = 0.1  # seconds, for 99 of 100 choices


@dataclass(frozen=True)
class Result:
    """Times in milliseconds."""

    tables: int
    seconds: float
    moves_per_second: float
    p50: float
    p99: float
    most: float
    server_p50: float
    cpu_per_move: float
    cpu_share: float
    moves: int
    unseen: int
    lost: int
    errors: int
    machine: str


async def measure(served: Served, tables: int, seconds: float, rate: float) -> Result:
    counts = Counts()
    live = [LiveTable(served, counts, tables / rate, seed) for seed in range(tables)]
    for first in range(0, tables, OPENING):
        await asyncio.gather(*(table.begin() for table in live[first : first + OPENING]))
    await asyncio.sleep(WARM_UP)
    before, spent, began = await times(served), served.seconds(), time.perf_counter()
    counts.delays, counts.moves, counts.unseen, counts.lost = [], 0, 0, 0
    await asyncio.sleep(seconds)
    lasted, spent = time.perf_counter() - began, served.seconds() - spent
    server = middle(before, await times(served))
    for table in live:
        table.close()
    return Result(
        tables=tables,
        seconds=lasted,
        moves_per_second=counts.moves / lasted,
        p50=1000 * share(counts.delays, 0.5),
        p99=1000 * share(counts.delays, 0.99),
        most=1000 * max(counts.delays, default=0),
        server_p50=1000 * server,
        cpu_per_move=1000 * spent / max(1, counts.moves),
        cpu_share=spent / lasted,
        moves=counts.moves,
        unseen=counts.unseen,
        lost=counts.lost,
        errors=len(counts.errors),
        machine=machine(),
    )


async def times(served: Served) -> dict[float, int]:
    """How long the server took for choices, as it tells itself."""
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"http://{served.metrics}/metrics")
    return histogram(answer.text, ROUTE)


def show(result: Result) -> None:
    table = Table(title=f"{GAME}: {result.tables} live tables of two, {result.machine}")
    table.add_column("what")
    table.add_column("measured", justify="right")
    for name, value in (
        ("choices a second", f"{result.moves_per_second:.0f}"),
        ("from sending to the other seat, p50", f"{result.p50:.1f} ms"),
        (f"p99 (goal: under {1000 * GOAL:.0f} ms)", f"{result.p99:.1f} ms"),
        ("the longest", f"{result.most:.1f} ms"),
        ("server, from request to answer, p50", f"{result.server_p50:.1f} ms"),
        ("server, time on a processor for a choice", f"{result.cpu_per_move:.2f} ms"),
        ("server, share of one core", f"{result.cpu_share:.0%}"),
        ("choices, of these hidden from the other", f"{result.moves:,}, {result.unseen:,}"),
        ("not seen in time; errors", f"{result.lost}; {result.errors}"),
    ):
        table.add_row(name, value)
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=300, help="choices a second, all tables")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    with a_server() as served:
        result = uvloop.run(measure(served, chosen.tables, chosen.seconds, chosen.rate))
    if chosen.json:
        print(json.dumps({"game": GAME} | asdict(result)))
    else:
        show(result)
    return 1 if result.errors or result.lost else 0


if __name__ == "__main__":
    sys.exit(main())
