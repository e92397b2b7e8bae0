"""Choices of bots in a process with compiled rules, asked for by one that runs the sources.

MONSTERBOX_PURE=1 python -m tests.bots.ask_compiled
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Iterator

import monsterbox as mb
from monsterbox.bots.make import bots_for, make_bot
from monsterbox.bots.workers import RemoteBot, Workers
from monsterbox.core.belief import Belief

SPECS = ("uniform", "heuristic", "ismcts:60", "level3")
MOVES = 12


def beliefs(key: str) -> Iterator[Belief]:
    """The first seat that is asked, a few times in a game."""
    match = mb.game(key).match(seats=mb.game(key).seats[1], seed=4)
    for _ in range(MOVES):
        seat = match.waiting[0]
        yield match.belief(seat)
        match.play(seat, match.legal(seat)[0])


def different_choices(workers: Workers) -> Iterator[tuple[str, str, int]]:
    for key in mb.games():
        for spec in SPECS:
            if spec.partition(":")[0] not in bots_for(key):
                continue
            there = RemoteBot(workers, spec, seed=7)
            for number, belief in enumerate(beliefs(key)):
                if there.choose(belief) != make_bot(spec, key, seed=7).choose(belief):
                    yield key, spec, number


def main() -> None:
    del os.environ["MONSTERBOX_PURE"]  # for processes that start from now on
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(mb.is_compiled)
    with Workers(1) as workers:
        different = list(different_choices(workers))
    print(json.dumps({"here": mb.is_compiled(), "there": there, "different": different}))


if __name__ == "__main__":
    main()
