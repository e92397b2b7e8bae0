"""Run an arena in several processes; it can be stopped and continued."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from monsterbox.lab.arena.log import Log
from monsterbox.lab.arena.play import Played, play
from monsterbox.lab.arena.schedule import whole_blocks
from monsterbox.lab.arena.setup import Setup, check_number
from monsterbox.lab.workers import Jobs, Stop, results


@dataclass
class Run:
    """The games that were played, now and in earlier runs."""

    setup: Setup
    asked: int
    jobs: Jobs
    played: dict[int, Played]
    seconds: float = 0.0
    stopped: str = ""
    """Why the run ended early; empty if it did not."""
    interrupted: bool = False

    @property
    def planned(self) -> int:
        return whole_blocks(self.asked, self.setup.seats)

    @property
    def missing(self) -> list[int]:
        return [number for number in range(self.planned) if number not in self.played]

    @property
    def counted(self) -> list[Played]:
        """The games of complete blocks by number; in other blocks some bots had better seats."""
        seats = self.setup.seats
        blocks = (range(first, first + seats) for first in range(0, self.planned, seats))
        whole = (block for block in blocks if all(number in self.played for number in block))
        return [self.played[number] for block in whole for number in block]


def run_arena(
    setup: Setup,
    *,
    games: int,
    jobs: Jobs = 1,
    log: Log | None = None,
    progress: Callable[[Played], None] = lambda played: None,
) -> Run:
    """Play what is not in the log yet; the number of jobs only changes the time it takes.

    Ctrl-C, or a process that dies, ends it early: the run says so and keeps what was played.
    """
    check_number("games", games)
    check_number("jobs", jobs)
    run = Run(setup, games, jobs, dict(log.games) if log else {})
    began = time.perf_counter()
    stop = Stop()
    with stop.caught(), closing(results(partial(play, setup), run.missing, jobs)) as games_played:
        for played in games_played:
            run.played[played.game] = played
            if log:
                log.add(played)
            progress(played)
    run.stopped, run.interrupted = stop.reason, stop.interrupted
    run.seconds = time.perf_counter() - began
    return run
