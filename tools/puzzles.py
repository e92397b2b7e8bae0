"""Mine puzzles: positions of games between bots in which one choice stands out.

python -m tools.puzzles [-j JOBS] [--games N] [--seed N] [--resume FILE] [--most N] [GAME ...]

Every game played is a task that stands in FILE when it is done, so the run may be broken off
(Ctrl-C) and continued. Whenever it ends, the best of what was found goes to `puzzles.json` in the
folder of each game: spread over difficulties, and only what can be explained in words.
`--games 0` plays nothing and only chooses again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import monsterbox as mb
from monsterbox.coach.hints import reason
from monsterbox.coach.mining import mine
from monsterbox.coach.puzzle import DIFFICULTIES, Collection, Puzzle
from tools.long_runs import ROOT, Progress, Result, end_early, results_of

GAMES = 200
MOST = 60  # of each game
FROM_ONE_GAME = 2
TINY = 1e-9
Task = tuple[str, int, int]
OPTIONS: Mapping[str, Mapping[str, Any]] = {"monster-meister": {"open_memory": "all_open"}}
"""House rules that puzzles need: nobody can solve one by what others have seen before."""

LATE: Mapping[str, float] = {"humans": 0.3, "humans-zombies": 0.3, "monster-meister": 0.3}
"""Of long games only the last part is looked through."""


def look_through(task: Task) -> Result:
    """The puzzles of one game."""
    key, seats, seed = task
    options, late = OPTIONS.get(key, {}), LATE.get(key, 1.0)
    found = mine(mb.game(key), seats, seed, options, most=FROM_ONE_GAME, late=late)
    return {"puzzles": [msgspec.to_builtins(one) for one in found]}


def tasks_of(key: str, first: int, games: int) -> dict[str, Task]:
    """So many games, with every number of seats up to four in turn."""
    low, high = mb.game(key).seats
    seats = range(low, min(high, 4) + 1)
    return {
        f"{key}, {seats[seed % len(seats)]} seats, seed {seed}": (
            key,
            seats[seed % len(seats)],
            seed,
        )
        for seed in range(first, first + games)
    }


def play_all(key: str, tasks: Mapping[str, Task], jobs: int, log: Path | None) -> list[Puzzle]:
    """What the games of these tasks bring, and those of earlier runs under the same rules."""
    done = told_in(log, mb.game(key).version)
    waiting = {name: task for name, task in tasks.items() if name not in done}
    number, found = 0, 0
    try:
        with Progress(key, len(waiting), bad="puzzles") as progress:
            for number, (name, result) in enumerate(results_of(waiting, look_through, jobs), 1):
                done[name] = result
                found += len(result["puzzles"])
                note(log, mb.game(key).version, name, result)
                progress.tell(number, found)
    except KeyboardInterrupt:
        end_early(f"{key}: interrupted after {number} of {len(waiting)}", log)
    mine = [result for name, result in done.items() if name.startswith(f"{key},")]
    return [msgspec.convert(one, Puzzle) for result in mine for one in result["puzzles"]]


def told_in(log: Path | None, rules: str) -> dict[str, Result]:
    if log is None or not log.exists():
        return {}
    lines = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    return {line["task"]: line["result"] for line in lines if line["rules"] == rules}


def note(log: Path | None, rules: str, task: str, result: Result) -> None:
    if log is not None:
        with log.open("a", encoding="utf-8") as book:
            book.write(json.dumps({"rules": rules, "task": task, "result": result}) + "\n")


def explained(key: str, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with what tells the best choice from the tempting one; None without a fact."""
    belief = mb.game(key).from_position(puzzle.position).belief(puzzle.seat)
    why = reason(belief, puzzle.best, [puzzle.tempting], puzzle.seed)
    return None if why is None else msgspec.structs.replace(puzzle, why=why)


def chosen(key: str, found: list[Puzzle], most: int) -> tuple[Puzzle, ...]:
    """As many of each difficulty as there are, the clearest first, up to a third of all each."""
    told = [one for one in (explained(key, one) for one in found) if one is not None]
    ranked = sorted(told, key=lambda one: (-one.margin.mean / max(one.margin.error, TINY), one.id))
    taken: list[Puzzle] = []
    for difficulty in DIFFICULTIES:
        taken += [one for one in ranked if one.difficulty == difficulty][: most // 3]
    rest = [one for one in ranked if one not in taken]
    taken += rest[: max(0, most - len(taken))]
    return tuple(sorted(taken, key=lambda one: (one.difficulty, one.match_seed, one.id)))


def write(key: str, puzzles: tuple[Puzzle, ...]) -> Path:
    game = mb.game(key)
    folder = ROOT / "src" / Path(*game.package.split(".")) / game.variant
    path = folder / "puzzles.json"
    told = msgspec.json.encode(Collection(key, puzzles))
    path.write_bytes(msgspec.json.format(told, indent=1) + b"\n")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(prog="puzzles", description="Mine puzzles from games of bots.")
    parser.add_argument("game", nargs="*", default=mb.games(), help="default: all games")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each game: {GAMES}")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--most", type=int, default=MOST, help=f"puzzles of each game: {MOST}")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    told = parser.parse_args()
    for key in told.game:
        found = play_all(key, tasks_of(key, told.seed, told.games), told.jobs, told.resume)
        print(f"{key}: {len(found)} found; {write(key, chosen(key, found, told.most))}")


if __name__ == "__main__":
    main()
