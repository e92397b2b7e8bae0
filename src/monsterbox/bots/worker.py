"""A process in which bots think: its tasks, its answers and its end; `workers` runs several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from monsterbox import compiled
from monsterbox.bots.bot import BEST, Opinion
from monsterbox.bots.fallback import describe_error
from monsterbox.bots.ismcts import Ismcts
from monsterbox.bots.make import make_bot
from monsterbox.core.belief import Belief

SPAWN = multiprocessing.get_context("spawn")  # to fork a process that has threads ends badly
STARTING = 60.0  # seconds that a process may take until it listens
ENDING = 5.0  # seconds that one may take to be gone after it was killed
NICENESS = 10  # of processes that yield
GRACE = 5.0  # seconds after its limit when a process ends by itself, should nobody kill it


class WorkerDied(Exception):
    """No answer: the bot raised, or its process ended. The message says why, in one line."""


class WorkerLost(WorkerDied):
    """No answer: the process that thought, or the machine it was on, is gone."""


class Overrun(Exception):
    """No answer: the bot exceeded its time limit, and its process was killed."""


@dataclass(frozen=True)
class Answer:
    """What a bot chose, and how long it thought."""

    choice: str
    seconds: float
    iterations: int = 0
    """Imagined games; none where the bot does not search."""
    opinions: tuple[Opinion, ...] = ()
    """The best choices first; of a bot that does not search only where they were asked for."""


@dataclass(frozen=True)
class Task:
    """Everything a process is told, and so everything a bot can know."""

    number: int
    spec: str
    seed: int
    belief: Belief
    limit: float
    explain: int
    thought: float | None = None
    """Seconds after which a search says the best it has found; None: as its spec says."""


def work(line: Connection, stops: Connection, niceness: int) -> None:
    """Work on one task after another, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield_to_others(niceness)
    with suppress(OSError):
        os.dup2(2, 1)  # what a bot prints must not get into what our program says
    listener = StopListener(stops)
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            task: Task = line.recv()
            end_after(task.limit + GRACE)
            outcome = attempt(task, partial(listener.has_heard, task.number))
            end_after(0)
            line.send(outcome)


def yield_to_others(niceness: int) -> None:
    """Let processes with more urgent work have the processors first, where the system can."""
    if niceness and hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(niceness)


class StopListener:
    """A thread that learns which task to stop, and when those who asked are gone."""

    def __init__(self, stops: Connection) -> None:
        self.last = 0
        threading.Thread(target=self.listen, args=(stops,), daemon=True).start()

    def has_heard(self, number: int) -> bool:
        return self.last == number

    def listen(self, stops: Connection) -> None:
        with suppress(EOFError, OSError):
            while True:
                self.last = stops.recv()
        os._exit(0)


def end_after(seconds: float) -> None:
    """The system ends this process then, whatever it is doing; 0: it does not.

    Compiled code may leave the listener no time to notice that everybody is gone.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def attempt(task: Task, is_stopped: Callable[[], bool]) -> Answer | WorkerDied:
    try:
        return consider(task, is_stopped)
    except (Exception, SystemExit) as error:  # not the error itself: it may not be able to travel
        return WorkerDied(describe_error(error))


def consider(task: Task, is_stopped: Callable[[], bool]) -> Answer:
    began = time.perf_counter()
    belief, best = task.belief, task.explain
    bot = make_bot(task.spec, belief.game, task.seed)
    if not isinstance(bot, Ismcts):
        opinions = bot.explain(belief, best) if best else []
        return Answer(bot.choose(belief), time.perf_counter() - began, opinions=tuple(opinions))
    thinking = bot.think(belief, early=not best, stopped=stopped_in_time(task, began, is_stopped))
    return Answer(
        thinking.best(),
        time.perf_counter() - began,
        thinking.iterations,
        tuple(thinking.opinions(best or BEST)),
    )


def stopped_in_time(task: Task, began: float, is_stopped: Callable[[], bool]) -> Callable[[], bool]:
    """Whether to stop: somebody says so, or the time for the thought is over."""
    if task.thought is None:
        return is_stopped
    end = began + task.thought
    return lambda: is_stopped() or time.perf_counter() >= end


# Seen from those who ask


class Worker:
    """A process as seen from the parent, and the two pipes that connect them."""

    def __init__(self, *, yielding: bool = False) -> None:
        self.start(work, NICENESS if yielding else 0)

    def start(self, target: Callable[[Connection, Connection, Any], None], told: object) -> None:
        """Start the process, which runs a function with its ends of the pipes and one thing more.

        It says None when it listens.
        """
        self.line, theirs = SPAWN.Pipe()
        hears, self.stops = SPAWN.Pipe(duplex=False)
        self.runs_sources_for_now = compiled.is_being_replaced()
        self.process = SPAWN.Process(
            target=target, args=(theirs, hears, told), daemon=True, name="bot"
        )
        self.process.start()
        theirs.close()
        hears.close()

    def is_fit(self) -> bool:
        """Whether it lives and runs the compiled rules, if there are any by now."""
        has_expired = self.runs_sources_for_now and not compiled.is_being_replaced()
        return self.process.is_alive() and not has_expired

    def is_ready(self) -> bool:
        """Wait until it listens; whether it does."""
        try:
            return self.line.poll(STARTING) and self.line.recv() is None
        except (EOFError, OSError):
            return False

    def end(self) -> str:
        self.process.kill()
        self.process.join(ENDING)
        self.line.close()
        self.stops.close()
        return self.ending()

    def ending(self) -> str:
        code = self.process.exitcode
        if code is None or code >= 0:
            return f"its process ended with status {code}"
        return f"its process was ended by signal {-code} ({signal.strsignal(-code)})"
