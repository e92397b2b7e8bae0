"""The speed of the search: imagined games a second, compiled against interpreted, and its memory.

python benchmarks/search.py [GAME] [--json] [--rounds 3]

CPU time of one core, medians of interleaved rounds. Ratios hold on any machine.

- full playouts: each imagined game is played at random to its end, after the tree.
- default: `ismcts` as it plays, the heuristic policy for ten choices, then a judgement.
- to the end: the same, but the heuristic policy plays to the end.

"opening" is the first second of a search on the first choice of a game. All of the game is still to
be imagined: for searches that play to the end this is the worst case.
"game" is all choices among at least two in games that heuristic players play, each with the same
number of imagined games: so many in all, divided by the time they took in all. (A search by the
clock imagines more where that is quick; the mean of its speeds is higher.)
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import monsterbox as mb
from monsterbox.bots.ismcts import Ismcts, Thinking
from monsterbox.bots.make import make_bot
from monsterbox.core.belief import Belief

DEFAULT = "zombeasts"
KINDS = {
    "full playouts": "ismcts:1:playout=uniform:horizon=end:trust=0",
    "default": "ismcts:1",
    "to the end": "ismcts:1:horizon=end",
}
HUNGRY = {"default": "ismcts:1s", "largest tree": "ismcts:1s:horizon=0:exploration=2"}
SECONDS = 1.0  # of a search on the opening
BATCH = 50  # imagined games between two looks at the clock
EACH = 100  # imagined games for each choice of a game
MEGABYTE = 1e6


@dataclass(frozen=True)
class Row:
    """Imagined games a second."""

    kind: str
    seats: int
    opening: float
    interpreted: float
    ratio: float
    game: float


@dataclass(frozen=True)
class Memory:
    """Bytes at the peak of a process, before a search of a second and with it."""

    kind: str
    spec: str
    iterations: int
    before: int
    peak: int


# Speed


def begin(spec: str, belief: Belief, seed: int) -> Thinking:
    bot = make_bot(spec, belief.game, seed)
    assert isinstance(bot, Ismcts)
    return bot.begin(belief)


def choices(key: str, seats: int, seed: int) -> Iterator[Belief]:
    """What the seats believe in a game of heuristic players, wherever they have a choice."""
    match = mb.game(key).match(seats=seats, seed=seed)
    players = [make_bot("heuristic", key, seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.waiting[0]
        belief = match.belief(seat)
        if len(belief.legal) > 1:
            yield belief
        match.play(seat, players[seat].choose(belief))


def at_opening(key: str, spec: str, seats: int, seed: int) -> float:
    """In the first second of a search."""
    thinking = begin(spec, next(choices(key, seats, seed)), seed)
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        thinking.run(BATCH)
    return thinking.iterations / spent


def over_a_game(key: str, spec: str, seats: int, seed: int) -> float:
    spent, played = 0.0, 0
    for belief in choices(key, seats, seed):
        thinking = begin(spec, belief, seed)
        began = time.process_time()
        thinking.run(EACH)
        spent += time.process_time() - began
        played += EACH
    return played / spent


def interpreted(key: str, spec: str, seats: int, seed: int) -> float:
    """At the opening, in a process that runs the sources."""
    return float(elsewhere("at_opening", key, spec, seats, seed, MONSTERBOX_PURE="1"))


def rows(key: str, rounds: int) -> Iterator[Row]:
    low, high = mb.game(key).seats
    for kind, spec in KINDS.items():
        for seats in range(low, high + 1):
            here, pure, games = [], [], []
            for seed in range(rounds):
                here.append(at_opening(key, spec, seats, seed))
                pure.append(interpreted(key, spec, seats, seed))
                games.append(over_a_game(key, spec, seats, seed))
            fast, slow = statistics.median(here), statistics.median(pure)
            yield Row(kind, seats, fast, slow, fast / slow, statistics.median(games))


# Memory


def memory(key: str, kind: str) -> Memory:
    """Of a process that does nothing else."""
    return Memory(kind, HUNGRY[kind], *elsewhere("grow", key, HUNGRY[kind], 3, 1))


def grow(key: str, spec: str, seats: int, seed: int) -> tuple[int, int, int]:
    """The imagined games of a search as a bot holds it, and the peak before and after."""
    bot = make_bot(spec, key, seed)
    assert isinstance(bot, Ismcts)
    belief = next(choices(key, seats, seed))
    bot.begin(belief).run(1)
    before = peak()
    thinking = bot.think(belief, early=False)
    return thinking.iterations, before, peak()


def peak() -> int:
    """The most bytes that this process has held.

    Where Linux tells, from there: what it reports as usage begins with that of the process which
    started this one.
    """
    status = Path("/proc/self/status")
    if status.exists():
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(lines["VmHWM"].split()[0]) * 1024
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


# Other processes


def elsewhere(name: str, key: str, spec: str, seats: int, seed: int, **environment: str) -> Any:
    """What one of the functions above finds out in a new process."""
    answer = subprocess.run(
        [sys.executable, __file__, "--answer", json.dumps([name, key, spec, seats, seed])],
        env=os.environ | environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return json.loads(answer)


ANSWERS: dict[str, Callable[[str, str, int, int], object]] = {
    "at_opening": at_opening,
    "grow": grow,
}


def show(key: str, speeds: list[Row], memories: list[Memory]) -> None:
    table = Table(title=f"{key}: imagined games a second, compiled: {mb.is_compiled()}")
    for name in ("search", "seats", "opening", "interpr.", "ratio", "game"):
        table.add_column(name, justify="left" if name == "search" else "right")
    for row in speeds:
        numbers = (f"{row.opening:,.0f}", f"{row.interpreted:,.0f}", f"{row.ratio:.0f}")
        table.add_row(row.kind, str(row.seats), *numbers, f"{row.game:,.0f}")
    Console().print(table)
    table = Table(title=f"{key}: peak memory of a search of one second, three seats")
    for name in ("search", "imagined games", "before", "peak", "difference"):
        table.add_column(name, justify="left" if name == "search" else "right")
    for one in memories:
        sizes = (one.before, one.peak, one.peak - one.before)
        megabytes = [f"{size / MEGABYTE:.0f} MB" for size in sizes]
        table.add_row(one.kind, f"{one.iterations:,}", *megabytes)
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=DEFAULT, choices=mb.games())
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--answer", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.answer:
        name, *question = json.loads(arguments.answer)
        print(json.dumps(ANSWERS[name](*question)))
        return
    key = arguments.game
    memories, speeds = [memory(key, kind) for kind in HUNGRY], list(rows(key, arguments.rounds))
    if arguments.json:
        told = {
            "speed": [asdict(one) for one in speeds],
            "memory": [asdict(one) for one in memories],
        }
        print(json.dumps({"game": key, "compiled": mb.is_compiled()} | told))
    else:
        show(key, speeds, memories)


if __name__ == "__main__":
    main()
