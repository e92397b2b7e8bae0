"""Whole games of the rules and of the references side by side: every choice, every table.

python -m tools.comparison [-j JOBS] [--games N] [--resume FILE] [GAME ...]

Half of the games are played by the heuristic bots, so that late-game rules happen, and half of both
kinds from stirred positions. Games that agree according to FILE are not played again; new results
are added to it. The differences are printed, then a table; the status is 1 if there is any.
"""

from __future__ import annotations

import argparse
import sys
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


def compare(key: str, games: int, jobs: int, log: Path | None) -> int:
    """The games of one game; 1 if any of them differs."""
    tasks = {f"{key} {number}": (key, number) for number in range(games)}
    results = run_all(
        key, tasks, play, jobs=jobs, log=log, is_bad=lambda result: result["fault"] is not None
    )
    for name, result in results.items():
        if result["fault"] is not None:
            print(f"{name}: {result['fault']}\n")
    found = [*results.values()]
    for kind, title in enumerate(KINDS):
        some = found[kind :: len(KINDS)]
        faults = sum(result["fault"] is not None for result in some)
        steps = sum(result.get("steps", 0) for result in some)
        print(f"{key:16} {title:18} {len(some):6,} games {steps:10,} steps {faults:4} differ")
    return int(any(result["fault"] is not None for result in found))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="comparison", description=__doc__.partition("\n")[0])
    parser.add_argument("-j", "--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, help=f"{GAMES} by default, {LONG_GAMES} of long games")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("game", nargs="*", default=games_that_tell("pair"))
    told = parser.parse_args(arguments)
    if not mb.is_compiled():
        print("the rules are not compiled here: this will take long", file=sys.stderr)
    status = 0
    for key in told.game:
        games = told.games or (LONG_GAMES if key in BRIEF else GAMES)
        status |= compare(key, games, told.jobs, told.resume)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
