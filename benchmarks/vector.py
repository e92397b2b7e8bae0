"""How fast many games are stepped into numpy arrays, and what the time goes into.

python benchmarks/vector.py [--seconds 1] [--games 1024]

CPU time of one core, the best of three rounds. A step is one choice in one game; whoever chooses is
drawn among the legal actions, outside the clock. Columns: steps a second with observations and
lists of legal actions, with masks as well, how many times a match (with its observation) takes, and
the bytes that a step writes.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import monsterbox as mb
from monsterbox.adapters.vector import Arrays, VectorEnv

ROUNDS = 3
AHEAD = 64  # steps of every game before the clock starts: games are then at all stages
MATCHES = 300  # choices


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.5, help="of each round")
    parser.add_argument("--games", type=int, default=128)
    given = parser.parse_args()
    table = Table(title=f"vector environment, {given.games} games, compiled: {mb.is_compiled()}")
    for name in ("game", "seats", "steps/s", "with masks", "× match", "bytes"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for key in mb.games():
        for seats in sorted({mb.game(key).seats[0], 4}):
            plain = speed_of(key, seats, masks=False, **vars(given))
            masks = speed_of(key, seats, masks=True, **vars(given))
            (size,) = VectorEnv(key, 1, seats=seats).observation_shape
            ratio = plain / speed_of_match(key, seats)
            table.add_row(
                key, str(seats), f"{plain:,.0f}", f"{masks:,.0f}", f"{ratio:.0f}", f"{size:,}"
            )
    Console().print(table)


def speed_of(key: str, seats: int, *, masks: bool, games: int, seconds: float) -> float:
    env = VectorEnv(key, games, seats=seats, masks=masks, seed=1)
    out = env.arrays()
    env.reset(out)
    dice = np.random.default_rng(1)
    for _ in range(AHEAD):
        env.step(any_legal(out, dice), out)
    return max(one_round(env, out, dice, seconds) for _ in range(ROUNDS))


def one_round(env: VectorEnv, out: Arrays, dice: np.random.Generator, seconds: float) -> float:
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = any_legal(out, dice)
        began = time.process_time()
        env.step(actions, out)
        spent += time.process_time() - began
        steps += env.games
    return steps / spent


def any_legal(out: Arrays, dice: np.random.Generator) -> np.ndarray[Any, Any]:
    """One of the legal actions of each game, all equally likely."""
    first = np.cumsum(out.counts) - out.counts
    places = first + (dice.random(len(first)) * out.counts).astype(np.int64)
    chosen: np.ndarray[Any, Any] = out.legal[places]
    return chosen


def speed_of_match(key: str, seats: int) -> float:
    """Choices a second of single matches: text and log are kept, legality is checked."""
    dice = random.Random(1)
    match = mb.game(key).match(seats, seed=1)
    seen = np.zeros(match.observation_shape, np.uint8)
    spent = 0.0
    for _ in range(MATCHES):
        if match.over:
            match = mb.game(key).match(seats, seed=dice.randrange(1000))
        action = dice.choice(match.legal_actions())
        began = time.process_time()
        match.play_action(action)
        if not match.over:
            match.observe_into(seen, match.turn or 0)
            match.legal_actions()
        spent += time.process_time() - began
    return MATCHES / spent


if __name__ == "__main__":
    main()
