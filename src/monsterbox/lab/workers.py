"""Work in several processes that stop at once when whoever started them does, or elsewhere."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
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
from typing import Protocol, TypeVar

IN_FLIGHT = 2  # tasks per process, running or queued, so that it never waits for us
BOTS = logging.getLogger("monsterbox.bots")
DIED = "one of the processes died"
Task = TypeVar("Task")
Result = TypeVar("Result")


class Place(Protocol):
    """Somewhere else to work, such as a cluster."""

    def results(
        self, work: Callable[[Task], Result], tasks: list[Task]
    ) -> Generator[Result, None, None]: ...


Jobs = int | Place
"""How many processes here, or another place."""


class PlaceLost(BrokenExecutor):
    """The work cannot go on there; the message says why, in a few words."""


@dataclass
class Stop:
    """Why a run ended early."""

    reason: str = ""
    """Empty if it did not."""
    interrupted: bool = False

    @contextmanager
    def caught(self) -> Iterator[None]:
        """Note Ctrl-C, or a process that died, and go on with what there is."""
        try:
            yield
        except KeyboardInterrupt:
            self.reason, self.interrupted = "interrupted", True
        except PlaceLost as error:
            self.reason = str(error)
        except BrokenExecutor:
            self.reason = DIED


def results(
    work: Callable[[Task], Result], tasks: list[Task], jobs: Jobs
) -> Generator[Result, None, None]:
    """Yield the results of tasks as they are done, here, in other processes or elsewhere."""
    if not isinstance(jobs, int):
        with closing(jobs.results(work, tasks)) as found:
            yield from found
    elif min(jobs, len(tasks)) > 1:
        with processes(min(jobs, len(tasks))) as pool:
            yield from done_elsewhere(pool, work, tasks, jobs * IN_FLIGHT)
    else:
        with silent_bots():
            for task in tasks:
                yield work(task)


def done_elsewhere(
    pool: ProcessPoolExecutor,
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    most: int,
) -> Iterator[Result]:
    """Submit one task at a time, few in flight: a slow one delays only its own process."""
    waiting: set[Future[Result]] = set()
    for task in tasks:
        if len(waiting) == most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        with blocked_interrupts():  # submitting may start a process, which inherits our signal mask
            waiting.add(pool.submit(work, task))
    yield from (future.result() for future in as_completed(waiting))


@contextmanager
def silent_bots() -> Iterator[None]:
    """Silence failures of bots, which reports list, instead of logging each of them."""
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
