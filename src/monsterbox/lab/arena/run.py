"""Run an arena in several processes; it can be stopped and continued."""

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

IN_FLIGHT = 2  # games per process, running or queued, so that it never waits for us
BOTS = logging.getLogger("monsterbox.bots")


@dataclass
class Run:
    """The games that were played, now and in earlier runs."""

    setup: Setup
    asked: int
    jobs: int
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
    jobs: int = 1,
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
    """Yield the games with these numbers as they end, played here or in other processes."""
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
    """Submit one game at a time, few in flight: a slow bot delays only its own process."""
    waiting: set[Future[Played]] = set()
    for number in numbers:
        if len(waiting) == most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        with blocked_interrupts():  # submitting may start a process, which inherits our signal mask
            waiting.add(pool.submit(play, setup, number))
    yield from (future.result() for future in as_completed(waiting))


@contextmanager
def silent_bots() -> Iterator[None]:
    """Silence failures of bots, which the report lists, instead of logging each of them."""
    handler = logging.NullHandler()
    BOTS.addHandler(handler)
    try:
        yield
    finally:
        BOTS.removeHandler(handler)


# Processes that never outlive us


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool whose processes stop at once, even while they think, when it is left early.

    Every process holds one end of a pipe and exits when the other end is closed, by us or because
    we have died.
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
    """Initialize a new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    BOTS.addHandler(logging.NullHandler())
    threading.Thread(target=leave_with, args=(line,), daemon=True).start()


def leave_with(line: Connection) -> None:
    """Exit when the other end of the pipe is closed; nothing is ever sent."""
    line.poll(None)
    os._exit(1)


@contextmanager
def blocked_interrupts() -> Iterator[None]:
    """Block Ctrl-C for processes started meanwhile; we receive it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
