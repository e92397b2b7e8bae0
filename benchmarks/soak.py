"""A long evening: does the memory of the server stay the same, and does anything go wrong?

python benchmarks/soak.py [--minutes 30] [--tables 100] [--rate 60] [--json]

Tables of two, all games in turn: programs that choose at random play one match after the other,
each seat with its stream, and a page of a spectator is open at every table. In the first half the
server fills its caches, and tables that are over stay in memory for ten minutes; the second half
must be flat: the mean of its last third is compared with that of its first. What the server logs
as a warning or worse counts as an error. Needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass

import uvloop

import monsterbox as mb
from players import Counts, LiveTable
from served import Served, Wire, a_server, connect, machine, share

MEGABYTE = 1_000_000
SHORT = {key: {"max_rounds": 2} for key in ("humans", "humans-zombies")}
"""A match takes some minutes, so that as many end as begin."""
OPENING = 10  # tables that are opened at the same time
EVERY = 5.0  # seconds between two looks at the memory
LONG = 180.0  # seconds
MOST_GROWTH = 0.05  # of the memory, within the second half


@dataclass(frozen=True)
class Result:
    """Memory in MB."""

    minutes: float
    tables: int
    matches: int
    moves: int
    p50: float
    p99: float
    at_begin: float
    at_half: float
    at_end: float
    most: float
    growth: float
    stale: int
    lost: int
    stalled: int
    """Tables where nothing has happened for a long while."""
    errors: int
    logged: int
    machine: str


class Spectator:
    """A page that stays open at whatever is played at a table."""

    def __init__(self, served: Served, table: LiveTable) -> None:
        self.served = served
        self.table = table
        self.at = ""
        self.fragments = 0
        self.wire: Wire | None = None

    async def follow(self) -> None:
        """Go along when the table begins another match."""
        if self.at == self.table.id:
            return
        self.close()
        self.at = self.table.id
        self.wire = await connect(self.served, self.read)
        await self.wire.ask("GET", f"/t/{self.at}/events", {"accept-encoding": "gzip"})

    def read(self, part: bytes) -> None:
        self.fragments += bool(part)

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()


async def soak(served: Served, minutes: float, tables: int, rate: float) -> Result:
    counts, games = Counts(), mb.games()
    live = [
        LiveTable(served, counts, tables / rate, seed, game, SHORT.get(game))
        for seed in range(tables)
        for game in [games[seed % len(games)]]
    ]
    for first in range(0, tables, OPENING):
        await asyncio.gather(*(table.begin() for table in live[first : first + OPENING]))
    spectators = [Spectator(served, table) for table in live]
    memory: list[float] = []
    began = time.perf_counter()
    while time.perf_counter() - began < 60 * minutes:
        for spectator in spectators:
            await spectator.follow()
        memory.append(served.memory() / MEGABYTE)
        await asyncio.sleep(EVERY)
    for table in live:
        table.close()
    for spectator in spectators:
        spectator.close()
    for told in counts.errors[:20]:
        print(told, file=sys.stderr)
    half = memory[len(memory) // 2 :]
    third = max(1, len(half) // 3)
    early, late = statistics.mean(half[:third]), statistics.mean(half[-third:])
    return Result(
        minutes=(time.perf_counter() - began) / 60,
        tables=tables,
        matches=counts.matches,
        moves=counts.moves,
        p50=1000 * share(counts.delays, 0.5),
        p99=1000 * share(counts.delays, 0.99),
        at_begin=memory[0],
        at_half=early,
        at_end=late,
        most=max(memory),
        growth=late / early - 1,
        stale=counts.stale,
        lost=counts.lost,
        stalled=sum(time.perf_counter() - table.last > LONG for table in live),
        errors=len(counts.errors),
        logged=0,
        machine=machine(),
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=60, help="choices a second, all tables")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    with tempfile.TemporaryFile() as log:
        with a_server(log=log.fileno()) as served:
            found = uvloop.run(soak(served, given.minutes, given.tables, given.rate))
        log.seek(0)
        lines = log.read().decode().splitlines()
    told = asdict(found) | {"logged": len(lines)}
    if given.json:
        print(json.dumps(told))
    else:
        for name, value in told.items():
            print(
                f"{name:>10}  {value:,.1f}" if isinstance(value, float) else f"{name:>10}  {value}"
            )
    print("\n".join(lines[:20]), file=sys.stderr)
    is_bad = found.errors or found.lost or found.stalled or lines
    return 1 if is_bad or found.growth > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
