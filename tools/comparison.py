"""Whole games of the rules and of the references side by side: every choice, every table.

python -m tools.comparison [-j JOBS] [--games N] [--resume FILE] [GAME ...]

Half of the games are played by the heuristic bots, so that late-game rules happen, and half of both
kinds from stirred positions. Games that agree according to FILE are not played again; new results
are added to it. The differences are printed, then a table; the last line says how many games were
compared and how many differ. The status is 1 if any does.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.games.comparison import compare_game
from tests.games.kit import BRIEF
from tests.games.stirring import games_that_tell

import monsterbox as mb
from tools.long_runs import Result, run_all

GAMES = 1000
LONG_GAMES = 300  # of games that last long
KINDS = ("plain", "plain, by bots", "stirred", "stirred, by bots")
MOST_TOLD = 6000  # characters of a difference


def play(task: tuple[str, int]) -> Result:
    """One game, and what was different in it."""
    key, number = task
    try:
        pair = compare_game(key, number)
    except Exception as error:  # a crash of either side is a difference as well
        return {"fault": f"{type(error).__name__}: {error}"[:MOST_TOLD]}
    return {"fault": None, "steps": pair.steps}


def compare(key: str, games: int, jobs: int, log: Path | None) -> Counter[str]:
    """The games of one game: how many, how many steps, and how many differ."""
    tasks = {f"{key} {number}": (key, number) for number in range(games)}
    results = run_all(
        key, tasks, play, jobs=jobs, log=log, is_bad=lambda result: result["fault"] is not None
    )
    for name, result in results.items():
        if result["fault"] is not None:
            print(f"{name}: {result['fault']}\n")
    found = [*results.values()]
    for kind, title in enumerate(KINDS):
        print(f"{key:16} {title:18} {told(counted(found[kind :: len(KINDS)]))}")
    return counted(found)


def counted(results: Sequence[Result]) -> Counter[str]:
    faults = sum(result["fault"] is not None for result in results)
    steps = sum(result.get("steps", 0) for result in results)
    return Counter(games=len(results), steps=steps, differ=faults)


def told(sums: Counter[str]) -> str:
    return f"{sums['games']:6,} games {sums['steps']:12,} steps {sums['differ']:4,} differ"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="comparison", description=__doc__.partition("\n")[0])
    parser.add_argument("-j", "--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, help=f"{GAMES} by default, {LONG_GAMES} of long games")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("game", nargs="*", default=games_that_tell("pair"))
    given = parser.parse_args(arguments)
    if not mb.is_compiled():
        print("the rules are not compiled here: this will take long", file=sys.stderr)
    sums: Counter[str] = Counter()
    for key in given.game:
        games = given.games or (LONG_GAMES if key in BRIEF else GAMES)
        sums.update(compare(key, games, given.jobs, given.resume))
    print(f"{'all':35} {told(sums)}")
    return int(sums["differ"] > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
