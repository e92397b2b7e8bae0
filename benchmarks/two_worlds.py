"""Many answers in two worlds that differ only in what a viewer cannot know: not a byte may differ.

python -m benchmarks.two_worlds [-j JOBS] [--answers N] [--seed N] [--resume FILE]

What `tests/server/http/test_two_worlds.py` compares, for random games one after the other until
there are enough answers: pages, fragments, streams, the API, lists, replays, the log and the
metrics, at moments of all phases, after choices, with other cards in memory, while somebody has
made half a choice, and the ideas of the coach. Prints one table; a difference ends the run with
what differs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from unittest import mock

from rich.console import Console
from rich.table import Table
from tests.server.http import test_two_worlds as worlds
from tests.server.http.test_two_worlds import Compared, Kind
from tools.long_runs import Result, run_all

import monsterbox as mb
from monsterbox.server.http import csrf

ANSWERS = 100_000  # of all games together
FIRST_SEED = 1_000  # the tests play the ones before
Comparison = Callable[[Kind, Iterable[int]], Awaitable[Compared]]
COMPARISONS: dict[str, tuple[Comparison, tuple[Kind, ...]]] = {
    "moments": (worlds.compare_moments, worlds.KINDS),
    "after a choice": (worlds.compare_after_a_choice, worlds.KINDS[1:]),
    "memories": (worlds.compare_memories, worlds.OF_MEMORY),
    "ideas": (worlds.compare_hints, worlds.OF_HINTS),
    "half a choice": (worlds.compare_half_steps, worlds.OF_HALF_STEPS),
}


def compare(task: tuple[str, Kind, int]) -> Result:
    """One game in one kind of comparison."""
    name, kind, seed = task
    # The mask of the forms' tokens is another one in every answer, and tells nothing.
    with mock.patch.object(csrf, "fresh_mask", return_value=bytes(csrf.TOKEN_BYTES)):
        found = asyncio.run(asked(COMPARISONS[name][0], kind, seed))
    return {"moments": found.moments, "different": found.different, "answers": found.answers}


async def asked(comparison: Comparison, kind: Kind, seed: int) -> Compared:
    return await comparison(kind, [seed])


def tasks_of(key: str, seed: int) -> dict[str, tuple[str, Kind, int]]:
    """Each comparison of each kind of match of a game, with the next seed."""
    return {
        f"two worlds, {name}, {kind}, seed {seed}": (name, kind, seed)
        for name, (_, kinds) in COMPARISONS.items()
        for kind in kinds
        if kind[0] == key
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="two_worlds")
    parser.add_argument("-j", "--jobs", type=int, default=1)
    parser.add_argument("--answers", type=int, default=ANSWERS, help=f"{ANSWERS:,}, all games")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first games")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    given = parser.parse_args()
    began = time.monotonic()
    sums = {key: dict.fromkeys(("moments", "different", "answers"), 0) for key in mb.games()}
    seed = given.seed
    while sum(one["answers"] for one in sums.values()) < given.answers:
        for key, total in sums.items():
            results = run_all(
                key,
                tasks_of(key, seed),
                compare,
                jobs=given.jobs,
                log=given.resume,
                is_bad=lambda one: False,  # a difference has already ended the run
            )
            for one in results.values():
                total |= {name: total[name] + one[name] for name in total}
        seed += 1
    table = Table(title=f"{seed - given.seed} games of each kind, {time.monotonic() - began:.0f} s")
    for name in ("game", "moments", "worlds that differ", "answers that are the same"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for key, total in sums.items():
        table.add_row(key, *(f"{value:,}" for value in total.values()))
    table.add_row("all", "", "", f"{sum(one['answers'] for one in sums.values()):,}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
