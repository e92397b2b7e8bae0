"""One million random games of each game over all seat counts, variants and each house rule once.

python benchmarks/million.py [GAME ...] [--games 1000000] [--jobs 2]

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

# What each house rule is played together with.
VARIANTS: dict[str, list[dict[str, object]]] = {
    "humans": [{}],
    "humans-zombies": [{}],
    "monster-meister": [{"deck": deck} for deck in ("twins", "mixed")],
    "zombeasts": [{}, {"master": True}],
    "oh-my-brain": [
        {"deck": deck, "marshmallows": marshmallows}
        for deck in ("recon_a", "recon_b", "recon_c")
        for marshmallows in ("m6", "m4", "m8")
    ],
}


def house_rules(key: str, seats: int) -> Iterator[dict[str, object]]:
    """The printed rules, then each other value of each option alone."""
    game = mb.game(key)
    yield {}
    varied = {name for variant in VARIANTS[key] for name in variant}
    for name, option in game.options.items():
        for value in option.allowed:
            if name in varied or value == option.default:
                continue
            try:
                game.settings(seats, {name: value})
            except BadOption:
                continue  # a seat that is not at this table
            yield {name: value}


def jobs(key: str, games: int) -> list[Job]:
    """The same number of games for every seat count, variant and house rule."""
    low, high = mb.game(key).seats
    kinds = [
        (seats, rule | variant)
        for seats in range(low, high + 1)
        for variant in VARIANTS[key]
        for rule in house_rules(key, seats)
    ]
    each = -(-games // len(kinds))
    return [Job(key, seats, rule, 1, 0, each, True) for seats, rule in kinds]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=mb.games())
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    return max(play(key, arguments.games, arguments.jobs) for key in arguments.game)


def play(key: str, games: int, processes: int) -> int:
    work = jobs(key, games)
    began = time.monotonic()
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        tallies = list(
            track(
                pool.map(run, work),
                total=len(work),
                console=Console(stderr=True),
                description=key,
                transient=True,
            )
        )
    return show(key, work, tallies, time.monotonic() - began)


def show(key: str, work: list[Job], tallies: list[Tally], seconds: float) -> int:
    """One row for each house rule, seat counts and variants together."""
    rows: dict[str, Tally] = {}
    varied = {name for variant in VARIANTS[key] for name in variant}
    for job, tally in zip(work, tallies, strict=True):
        told = ", ".join(f"{k} = {v}" for k, v in job.options.items() if k not in varied)
        rule = told or "printed"
        rows.setdefault(rule, Tally.empty(0))
        rows[rule].decisions.merge(tally.decisions)
        rows[rule].faults += tally.faults
        rows[rule].told += tally.told
    table = Table(title=f"{key}: {seconds:.0f} s, compiled: {mb.is_compiled()}")
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
