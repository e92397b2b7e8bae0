"""Processes in which the coach thinks, only while nobody else needs the processors.

They start with the first piece of work, end when there is none, and die with the server.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from monsterbox.bots.fallback import describe_error
from monsterbox.bots.worker import StopListener, Worker
from monsterbox.bots.workers import block_interrupts

LOWEST = 19  # niceness
THREADS = 2
T = TypeVar("T")
R = TypeVar("R")


class WorkFailed(Exception):
    """A piece of work raised, or its process ended. The message says why, in one line."""


@dataclass(frozen=True)
class Done:
    """What a piece of work returned."""

    value: Any


def serve(line: Connection, stops: Connection, _told: object) -> None:
    """Do one piece of work after another, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    wait_for_all_others()
    with suppress(OSError):
        os.dup2(2, 1)  # what is printed here must not get into what the server says
    StopListener(stops)
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            work, task = line.recv()
            line.send(outcome_of(work, task))


def outcome_of(work: Callable[[Any], Any], task: Any) -> Done | str:
    try:
        return Done(work(task))
    except (Exception, SystemExit) as error:  # not the error itself: it may not be able to travel
        return describe_error(error)


def wait_for_all_others() -> None:
    """Use only time that no other process wants, where the system has such a class."""
    with suppress(OSError, AttributeError):
        os.nice(LOWEST)
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class ReviewWorker(Worker):
    """A process for pieces of work of any kind."""

    def __init__(self) -> None:
        self.start(serve, None)

    def ask(self, work: Callable[[T], R], task: T) -> R:
        """Have a piece of work done; this waits for it."""
        try:
            self.line.send((work, task))
            outcome: Done | str = self.line.recv()
        except (EOFError, OSError):
            raise WorkFailed(self.end()) from None
        if isinstance(outcome, str):
            raise WorkFailed(outcome)
        value: R = outcome.value
        return value


class ReviewPool:
    """Some of these processes; without any, work is done in two threads of our own, for tests."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes
        at_once = processes or THREADS
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="reviews")
        self._free = asyncio.Semaphore(at_once)
        self._idle: list[ReviewWorker] = []
        self._busy: set[ReviewWorker] = set()

    async def run(self, work: Callable[[T], R], task: T) -> R:
        """Return what the work makes of the task, or raise `WorkFailed`; cancelled, it ends."""
        async with self._free:
            if self.processes == 0:
                return await self._in_thread(work, task)
            worker = await self._in_thread(self._hired, None)
            self._busy.add(worker)
            try:
                done = await self._in_thread(lambda one: worker.ask(work, one), task)
            except BaseException:
                worker.process.kill()  # the thread that waits for it then ends, too
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
            return done

    async def _in_thread(self, work: Callable[[T], R], task: T) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, task)

    def _hired(self, _task: None) -> ReviewWorker:
        """Return a process that is ready; a new one listens to no Ctrl-C."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_fit():
                return worker
            worker.end()
        block_interrupts()
        worker = ReviewWorker()
        if not worker.is_ready():
            raise WorkFailed(worker.end())
        return worker

    def rest(self) -> None:
        """End the processes that have nothing to do."""
        while self._idle:
            self._idle.pop().end()

    def close(self) -> None:
        """End all of them, even while they work."""
        for worker in self._busy:
            worker.process.kill()
        self.rest()
        self._threads.shutdown(wait=True, cancel_futures=True)
