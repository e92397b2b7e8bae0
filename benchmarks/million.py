"""One million random games of each game, 200,000 of the long ones, without a fault.

python -m benchmarks.million [-j JOBS] [--games N] [--stirred N] [--resume FILE] [GAME ...]

Over all seat counts, variants and each house rule once; then from stirred positions, each played to
its end several times. Every component is checked after every decision. What is done according to
FILE is not done again; new results are added to it. Prints a table for each game and one line about
all of them; the status is 1 if any game had a fault.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.games.kit import BRIEF
from tests.games.stirring import games_that_tell, stirred_state
from tools.long_runs import Result, run_all

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadOption
from monsterbox.core.options import spell
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from monsterbox.lab.simulate import Job, run

GAMES = 1_000_000
LONG_GAMES = 200_000  # of games that last long
STIRRED = 10_000  # positions
CHUNK = 100  # of them in a task
PLAYOUTS = 10  # games from each of them
MOST_TOLD = 5

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


@dataclass(frozen=True)
class Plain:
    """Random games of one table with one house rule."""

    job: Job
    rule: str


@dataclass(frozen=True)
class Stirred:
    """Random games from some stirred positions."""

    game: str
    seeds: range


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


def plain_tasks(key: str, games: int) -> dict[str, Plain]:
    """The same number of games for every seat count, variant and house rule."""
    low, high = mb.game(key).seats
    kinds = [
        (seats, rule, variant)
        for seats in range(low, high + 1)
        for variant in VARIANTS[key]
        for rule in house_rules(key, seats)
    ]
    each = -(-games // len(kinds))
    return {
        f"{key} {seats} {told(rule | variant)}: {each} games": Plain(
            Job(key, seats, rule | variant, 1, 0, each, True), told(rule)
        )
        for seats, rule, variant in kinds
    }


def told(options: dict[str, Any]) -> str:
    return ", ".join(f"{name} = {spell(value)}" for name, value in options.items()) or "printed"


def stirred_tasks(key: str, positions: int) -> dict[str, Stirred]:
    """Positions in chunks, each of a seed of its own."""
    firsts = range(0, positions, CHUNK)
    chunks = [range(first, min(first + CHUNK, positions)) for first in firsts]
    return {f"{key} stirred {seeds}": Stirred(key, seeds) for seeds in chunks}


def play(task: Plain | Stirred) -> Result:
    """The games of a task: how many, how long, and what went wrong."""
    if isinstance(task, Stirred):
        return play_stirred(task)
    tally = run(task.job)
    return {
        "games": tally.decisions.n + tally.faults,
        "decisions": int(tally.decisions.total),
        "faults": tally.faults,
        "told": [f"{task.job.seats} seats, {task.rule}, {one}" for one in tally.told[:MOST_TOLD]],
    }


def play_stirred(task: Stirred) -> Result:
    """Several games from each position."""
    result: Result = {"games": 0, "decisions": 0, "faults": 0, "told": []}
    for seed in task.seeds:
        _, state = stirred_state(task.game, seed)
        for number in range(PLAYOUTS):
            result["games"] += 1
            try:
                result["decisions"] += int(playout(state.clone(), Rng(number), Actions(), True))
            except Exception as error:  # this is here to find any failure of the rules
                result["faults"] += 1
                fault = f"stirred position {seed}, {type(error).__name__}: {error}"
                result["told"] = [*result["told"], fault][:MOST_TOLD]
    return result


def search(key: str, games: int, positions: int, jobs: int, log: Path | None) -> Counter[str]:
    """All games of one game: how many, and how many had a fault."""
    plain, stirred = plain_tasks(key, games), stirred_tasks(key, positions)
    tasks: dict[str, Plain | Stirred] = {**plain, **stirred}
    began = time.monotonic()
    results = run_all(
        key, tasks, play, jobs=jobs, log=log, is_bad=lambda result: result["faults"] > 0
    )
    rows: dict[str, Result] = {}
    for name, result in results.items():
        rule = plain[name].rule if name in plain else "stirred"
        row = rows.setdefault(rule, {"games": 0, "decisions": 0, "faults": 0, "told": []})
        for number in row:
            row[number] += result[number]
    return show(key, rows, time.monotonic() - began)


def show(key: str, rows: dict[str, Result], seconds: float) -> Counter[str]:
    """One row for each house rule, seat counts and variants together."""
    table = Table(title=f"{key}: {seconds:.0f} s, compiled: {mb.is_compiled()}")
    for name in ("house rule", "games", "faults", "decisions a game"):
        table.add_column(name, justify="left" if name == "house rule" else "right")
    for rule, row in rows.items():
        length = row["decisions"] / max(1, row["games"] - row["faults"])
        table.add_row(rule, f"{row['games']:,}", str(row["faults"]), f"{length:.1f}")
    games = sum(row["games"] for row in rows.values())
    faults = sum(row["faults"] for row in rows.values())
    table.add_row("all", f"{games:,}", str(faults), "")
    Console().print(table)
    for row in rows.values():
        for message in row["told"]:
            print(message)
    return Counter(games=games, faults=faults)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="million")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, help=f"{GAMES:,}, {LONG_GAMES:,} of long games")
    parser.add_argument("--stirred", type=int, default=STIRRED, help="positions")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("game", nargs="*", default=games_that_tell("stirring"))
    given = parser.parse_args(arguments)
    sums: Counter[str] = Counter()
    for key in given.game:
        games = given.games if given.games is not None else LONG_GAMES if key in BRIEF else GAMES
        sums.update(search(key, games, given.stirred, given.jobs, given.resume))
    print(f"all: {sums['games']:,} games, {sums['faults']:,} with a fault")
    return int(sums["faults"] > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
