"""How fast the rules run: compiled against interpreted, side by side in one run.

Ratios hold on any machine, seconds only on the one where they were measured.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from monsterbox.core.actions import Actions
from monsterbox.core.playout import playouts
from monsterbox.core.rng import Rng
from monsterbox.core.state import GameState
from monsterbox.games.registry import game as find_game

ROUNDS = 5
SECONDS = 0.6  # of playing in each round
BATCH = 20  # games between two checks of the clock
CLONES = 20_000


@dataclass(frozen=True)
class Speed:
    """The result of one round, in CPU time."""

    decisions_per_second: float
    games_per_second: float
    clone_seconds: float
    redeal_seconds: float


def measure(game: str, seats: int, options: Mapping[str, Any], seed: int) -> Speed:
    """Measure one round in this process, compiled or not."""
    found = find_game(game)
    opening = found.begin(seats, found.settings(seats, options))
    rng = Rng(seed)
    actions = Actions()
    playouts(opening, rng, actions, 1)
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        decisions += int(playouts(opening, rng, actions, BATCH))
        games += BATCH
    return Speed(decisions / spent, games / spent, *copying(opening, rng, actions))


def copying(opening: GameState, rng: Rng, actions: Actions) -> tuple[float, float]:
    """Return the seconds it takes to clone a state in mid-game, and to redeal it."""
    state = opening.clone()
    seat = state.settle(rng)
    for _ in range(30):
        actions.clear()
        state.legal(seat, actions)
        state.apply(seat, actions.items[int(rng.below(actions.n))])
        seat = state.settle(rng)
    times = []
    for act in (state.clone, lambda: state.redeal(seat, rng)):
        began = time.process_time()
        for _ in range(CLONES):
            act()
        times.append((time.process_time() - began) / CLONES)
    return times[0], times[1]


def measure_interpreted(game: str, seats: int, options: Mapping[str, Any], seed: int) -> Speed:
    """Measure one round in a process that runs the sources."""
    question = json.dumps([game, seats, dict(options), seed])
    environment = os.environ | {"MONSTERBOX_PURE": "1"}
    answer = subprocess.run(
        [sys.executable, "-m", "monsterbox.lab.bench", question],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return Speed(*json.loads(answer))


def bench(game: str, *, seats: int, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return medians of interleaved rounds, compiled (if available) and interpreted."""
    import monsterbox

    given = options or {}
    find_game(game).settings(seats, given)
    here, pure = [], []
    for seed in range(ROUNDS):
        here.append(measure(game, seats, given, seed))
        pure.append(measure_interpreted(game, seats, given, seed))
    speed = median(speed.decisions_per_second for speed in here)
    interpreted = median(speed.decisions_per_second for speed in pure)
    return {
        "game": game,
        "seats": seats,
        "options": dict(given),
        "compiled": monsterbox.is_compiled(),
        "decisions_per_second": speed,
        "games_per_second": median(speed.games_per_second for speed in here),
        "interpreted_decisions_per_second": interpreted,
        "ratio": speed / interpreted,
        "clone_seconds": median(speed.clone_seconds for speed in here),
        "redeal_seconds": median(speed.redeal_seconds for speed in here),
    }


def median(values: Iterable[float]) -> float:
    return float(statistics.median(values))


def main() -> None:
    """Run in the process that `measure_interpreted` starts."""
    speed = measure(*json.loads(sys.argv[1]))
    print(json.dumps(list(vars(speed).values())))


if __name__ == "__main__":
    main()
