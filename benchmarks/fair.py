"""Many matches, checked by the verifier that was written from `docs/fairness.md` alone.

python -m benchmarks.fair [-j JOBS] [--matches N] [--resume FILE] [GAME ...]

The matches are played at random, with contributions of some seats, choices taken back, and every
tenth with a house rule. Both the verifier and `monsterbox verify` must find each of them fair, and
must refuse the same match with another seed, another contribution or one more outcome. What is done
according to FILE is not done again. Prints one table; the status is 1 if the two disagree anywhere.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.fairness import vectors, verifier
from tools.long_runs import Result, run_all

import monsterbox as mb
from monsterbox.core.errors import BadOption, MonsterboxError

MATCHES = 1_000  # of all games together
CHUNK = 5  # of them in a task
TAKEN_BACK = 0.05  # of the choices that may be
HOUSE_RULES = 10  # one match in so many has some
OTHER = "5a" * 32
Files = tuple[dict[str, Any], dict[str, Any]]
BOXES = json.loads(vectors.FILE.read_text(encoding="utf-8"))["boxes"]


def check(task: tuple[str, list[int]]) -> Result:
    """Matches of one game: how many, how many draws, and where anybody was wrong."""
    key, seeds = task
    result: Result = {"matches": 0, "draws": 0, "lies": 0, "told": []}
    for seed in seeds:
        match = a_match(key, seed)
        record, told = vectors.files_of(match)
        result["matches"] += 1
        result["draws"] += len(told["draws"])
        for name, files, is_fair in [("fair", (record, told), True), *lies(record, told)]:
            result["lies"] += not is_fair
            found = opinions(files)
            if found != (is_fair, is_fair):
                result["told"].append(f"{key} {seed}, {name}: verifier, verify = {found}")
    return result


def a_match(key: str, seed: int) -> mb.Match:
    """A random match; what is taken back is drawn again with the same number."""
    dice = random.Random(f"{key} {seed}")
    match = vectors.begun(key, seed, **(a_house_rule(key, dice) if seed % HOUSE_RULES == 0 else {}))
    for _ in range(vectors.MOST_CHOICES):
        if match.over:
            break
        seat = dice.choice(match.waiting)
        if match.can_undo(seat) and dice.random() < TAKEN_BACK:
            match.undo(seat)
        else:
            match.play(seat, dice.choice(match.legal(seat)))
    return match


def a_house_rule(key: str, dice: random.Random) -> dict[str, Any]:
    """One that every number of seats may have."""
    game = mb.game(key)
    while True:
        name = dice.choice(sorted(game.options))
        value = dice.choice(list(game.options[name].allowed))
        try:
            for seats in range(game.seats[0], game.seats[1] + 1):
                game.settings(seats, {name: value})
        except BadOption:
            continue
        return {name: value}


def opinions(files: Files) -> tuple[bool, bool]:
    """Whether the verifier from the page finds a match fair, and whether we do."""
    record, told = files
    try:
        mb.verify(record)
        is_fair_to_us = True
    except MonsterboxError:
        is_fair_to_us = False
    return not list(verifier.problems(record, told, BOXES)), is_fair_to_us


# What nobody may find fair


def lies(record: dict[str, Any], told: dict[str, Any]) -> list[tuple[str, Files, bool]]:
    tellers: list[Callable[[Files], None]] = [another_seed, another_contribution, one_more_outcome]
    found: list[tuple[str, Files, bool]] = []
    for lie in tellers:
        files = copy.deepcopy((record, told))
        lie(files)
        found.append((lie.__name__, files, False))
    return found


def another_seed(files: Files) -> None:
    """The commitment stays, as everybody has seen it."""
    for one in (files[0]["chance"], files[1]):
        one["seed"] = OTHER


def another_contribution(files: Files) -> None:
    """One that nobody sent, or one instead of somebody's."""
    for one in (files[0]["chance"], files[1]):
        one["contributions"] = [OTHER, *one["contributions"][1:]]
        one["contributors"] = one["contributors"] or [0]


def one_more_outcome(files: Files) -> None:
    """The first draw once more, at the end."""
    first = next(one for one in files[0]["actions"] if not verifier.NOT_CHANCE.match(one))
    files[0]["actions"].append(first)


# The run


def tasks_of(key: str, matches: int) -> dict[str, tuple[str, list[int]]]:
    chunks = [list(range(matches))[first : first + CHUNK] for first in range(0, matches, CHUNK)]
    return {f"fair {key} {chunk[0]}-{chunk[-1]}": (key, chunk) for chunk in chunks}


def main() -> int:
    parser = argparse.ArgumentParser(prog="fair")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"{MATCHES:,}, all games")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("game", nargs="*", default=mb.games())
    given = parser.parse_args()
    began, told = time.monotonic(), list[str]()
    table = Table()
    for name in ("game", "matches", "draws", "lies", "disagreements"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for key in given.game:
        tasks = tasks_of(key, -(-given.matches // len(given.game)))
        results = run_all(
            key,
            tasks,
            check,
            jobs=given.jobs,
            log=given.resume,
            is_bad=lambda one: bool(one["told"]),
        ).values()
        sums = (sum(one[name] for one in results) for name in ("matches", "draws", "lies"))
        wrong = [line for one in results for line in one["told"]]
        table.add_row(key, *(f"{one:,}" for one in sums), str(len(wrong)))
        told += wrong
    table.title = f"{time.monotonic() - began:.0f} s"
    Console().print(table)
    print("\n".join(told))
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
