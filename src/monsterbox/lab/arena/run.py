"""Bots against each other, over several processes, to be stopped and taken up again."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Future,
    ProcessPoolExecutor,
    as_completed,
    wait,
)
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection

from monsterbox.lab.arena.log import Log
from monsterbox.lab.arena.play import Played, play
from monsterbox.lab.arena.schedule import whole_blocks
from monsterbox.lab.arena.setup import Setup, check_number

IN_FLIGHT = 2  # games of a process that are under way or next, so that it never waits for us
BOTS = logging.getLogger("monsterbox.bots")


@dataclass
class Run:
    """What was played, now and before."""

    setup: Setup
    asked: int
    jobs: int
    played: dict[int, Played]
    seconds: float = 0.0
    stopped: str = ""
    """Why it ended early: in words, or nothing."""
    interrupted: bool = False

    @property
    def planned(self) -> int:
        return whole_blocks(self.asked, self.setup.seats)

    @property
    def missing(self) -> list[int]:
        return [number for number in range(self.planned) if number not in self.played]

    @property
    def counted(self) -> list[Played]:
        """The games of whole blocks by number: of others some bots had the better seats."""
        seats = self.setup.seats
        blocks = (range(first, first + seats) for first in range(0, self.planned, seats))
        whole = (block for block in blocks if all(number in self.played for number in block))
        return [self.played[number] for block in whole for number in block]


def run_arena(
    setup: Setup,
    *,
    games: int,
    jobs: int = 1,
    log: Log | None = None,
    progress: Callable[[Played], None] = lambda played: None,
) -> Run:
    """Play what is not in the log yet; the number of jobs changes nothing but the time.

    Ctrl-C, or a process that dies, ends it early: the run says so and keeps what was played.
    """
    check_number("games", games)
    check_number("jobs", jobs)
    run = Run(setup, games, jobs, dict(log.games) if log else {})
    began = time.perf_counter()
    try:
        with closing(play_all(setup, run.missing, jobs)) as games_played:
            for played in games_played:
                run.played[played.game] = played
                if log:
                    log.add(played)
                progress(played)
    except KeyboardInterrupt:
        run.stopped, run.interrupted = "interrupted", True
    except BrokenExecutor:
        run.stopped = "one of the processes died"
    run.seconds = time.perf_counter() - began
    return run


def play_all(setup: Setup, numbers: list[int], jobs: int) -> Generator[Played, None, None]:
    """The games of these numbers as they end, here or in other processes."""
    if min(jobs, len(numbers)) > 1:
        with processes(min(jobs, len(numbers))) as pool:
            yield from play_elsewhere(pool, setup, numbers, jobs * IN_FLIGHT)
    else:
        with silent_bots():
            for number in numbers:
                yield play(setup, number)


def play_elsewhere(
    pool: ProcessPoolExecutor, setup: Setup, numbers: Iterable[int], most: int
) -> Iterator[Played]:
    """One game at a time, few in flight: a slow bot holds up only its own process."""
    waiting: set[Future[Played]] = set()
    for number in numbers:
        if len(waiting) == most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        with blocked_interrupts():  # submitting may start a process, which takes after us
            waiting.add(pool.submit(play, setup, number))
    yield from (future.result() for future in as_completed(waiting))


@contextmanager
def silent_bots() -> Iterator[None]:
    """What a bot fails at is told once, in the report, not on the terminal for every game."""
    handler = logging.NullHandler()
    BOTS.addHandler(handler)
    try:
        yield
    finally:
        BOTS.removeHandler(handler)


# Processes that never outlive us


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool that ends in the middle of a thought when it is left early.

    Every process holds one end of a line and ends when the other end is let go, by us or because
    we are no more.
    """
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=enter, initargs=(theirs,))
    try:
        yield pool
    except BaseException:
        ours.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


def enter(line: Connection) -> None:
    """The first thing in a new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    BOTS.addHandler(logging.NullHandler())
    threading.Thread(target=leave_with, args=(line,), daemon=True).start()


def leave_with(line: Connection) -> None:
    """Nothing is ever sent: the line is ready when its other end is gone."""
    line.poll(None)
    os._exit(1)


@contextmanager
def blocked_interrupts() -> Iterator[None]:
    """What starts meanwhile never hears Ctrl-C; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
