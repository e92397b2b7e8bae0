"""One million random games over all seat counts, variants and each house rule once.

python benchmarks/million.py [--games 1000000] [--jobs 2]

Every component is checked after every decision. Prints one table; the status is 1 if any game
had a fault.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import track
from rich.table import Table

import monsterbox as mb
from monsterbox.core.errors import BadOption
from monsterbox.lab.simulate import Job, Tally, run

GAME = "zombeasts"


def house_rules(seats: int) -> Iterator[dict[str, object]]:
    """The printed rules, then each other value of each option alone."""
    game = mb.game(GAME)
    yield {}
    for name, option in game.options.items():
        for value in option.allowed:
            if name == "master" or value == option.default:
                continue
            try:
                game.settings(seats, {name: value})
            except BadOption:
                continue  # a seat that is not at this table
            yield {name: value}


def jobs(games: int) -> list[Job]:
    """The same number of games for every seat count, variant and house rule."""
    kinds = [
        (seats, rule | ({"master": True} if master else {}))
        for seats in range(mb.game(GAME).seats[0], mb.game(GAME).seats[1] + 1)
        for master in (False, True)
        for rule in house_rules(seats)
    ]
    each = -(-games // len(kinds))
    return [Job(GAME, seats, rule, 1, 0, each, True) for seats, rule in kinds]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    work = jobs(arguments.games)
    began = time.monotonic()
    with ProcessPoolExecutor(
        arguments.jobs, mp_context=multiprocessing.get_context("spawn")
    ) as pool:
        tallies = list(
            track(
                pool.map(run, work),
                total=len(work),
                console=Console(stderr=True),
                description="games",
                transient=True,
            )
        )
    return show(work, tallies, time.monotonic() - began)


def show(work: list[Job], tallies: list[Tally], seconds: float) -> int:
    """One row for each house rule, seat counts and variants together."""
    rows: dict[str, Tally] = {}
    for job, tally in zip(work, tallies, strict=True):
        rule = ", ".join(f"{k} = {v}" for k, v in job.options.items() if k != "master") or "printed"
        rows.setdefault(rule, Tally.empty(0))
        rows[rule].decisions.merge(tally.decisions)
        rows[rule].faults += tally.faults
        rows[rule].told += tally.told
    table = Table(title=f"{GAME}: {seconds:.0f} s, compiled: {mb.is_compiled()}")
    for name in ("house rule", "games", "faults", "decisions a game"):
        table.add_column(name, justify="left" if name == "house rule" else "right")
    for rule, tally in rows.items():
        games = tally.decisions.n + tally.faults
        table.add_row(rule, f"{games:,}", str(tally.faults), f"{tally.decisions.value:.1f}")
    games = sum(tally.decisions.n + tally.faults for tally in rows.values())
    faults = sum(tally.faults for tally in rows.values())
    table.add_row("all", f"{games:,}", str(faults), "")
    Console().print(table)
    for tally in rows.values():
        for message in tally.told:
            print(message)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
