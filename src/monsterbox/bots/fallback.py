"""A seat that always gets an answer: from a bot, or from the heuristic player if it fails."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from monsterbox.bots.bot import BEST, Bot, Opinion, check_asked
from monsterbox.bots.uniform import Uniform
from monsterbox.core.belief import Belief
from monsterbox.core.rng import Rng
from monsterbox.games.registry import game

LONGEST_REASON = 300

LAST_RESORT = Uniform(seed=0)

log = logging.getLogger("monsterbox.bots")
T = TypeVar("T")


@dataclass(frozen=True)
class Failure:
    """What went wrong, and in what position: as the seat may imagine it, which is all it takes."""

    spec: str
    seat: int
    reason: str
    position: str


class ReliableBot:
    """A bot that never stops a match.

    Once it raises an exception, exceeds its time limit or makes an illegal choice, the failure is
    logged, and the fallback takes its place for good, for choosing and for explaining.

    The caller waits at most `limit` seconds. But a thread cannot be ended from outside: a bot that
    exceeds its limit goes on in its own thread until it is done, and one that never leaves
    compiled code blocks all other threads. Where the limit must be hard, wrap a `RemoteBot` of
    `workers.py`, whose process is killed.
    """

    def __init__(self, bot: Bot, fallback: Bot, *, spec: str, limit: float) -> None:
        self.bot = bot
        self.fallback = fallback
        self.spec = spec
        self.limit = limit
        self.failure: Failure | None = None
        self.failing = threading.Lock()

    def choose(self, belief: Belief) -> str:
        """A legal choice, always; if there is only one, the bot is not asked."""
        check_asked(belief)
        if len(belief.legal) == 1:
            return belief.legal[0]
        choice = self.ask(belief, lambda: checked(self.bot.choose(belief), belief))
        return self.stand_in(belief) if choice is None else choice

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        """What the bot thinks, or what the fallback thinks if the bot has failed."""
        opinions = self.ask(belief, lambda: checked_all(self.bot.explain(belief, best), belief))
        return self.advise(belief, best) if opinions is None else opinions

    def stand_in(self, belief: Belief) -> str:
        """Ask the fallback; it may share the bot's fault, and then any choice will do."""
        with suppress(Exception):
            return checked(self.fallback.choose(belief), belief)
        return LAST_RESORT.choose(belief)

    def advise(self, belief: Belief, best: int) -> list[Opinion]:
        with suppress(Exception):
            return checked_all(self.fallback.explain(belief, best), belief)
        return []

    def ask(self, belief: Belief, question: Callable[[], T]) -> T | None:
        """The bot's answer, or None if it fails or has failed before."""
        if self.failure is not None:
            return None
        outcome = within(self.limit, question)
        if isinstance(outcome, Answered):
            return outcome.answer
        self.give_up(belief, outcome)
        return None

    def give_up(self, belief: Belief, reason: str) -> None:
        """Replace the bot for good; log it only once, even if it fails in two threads."""
        with self.failing:
            if self.failure is not None:
                return
            world = belief.sample(Rng(0))
            position = json.dumps(game(belief.game).position_of(world, belief.settings))
            self.failure = Failure(self.spec, belief.seat, reason, position)
        log.error(
            "bot %s in seat %d failed, the heuristic player goes on: %s; position: %s",
            *(self.spec, belief.seat, reason, position),
        )


class BadAnswer(Exception):
    """A bot made an illegal choice."""


def checked(choice: str, belief: Belief) -> str:
    if choice not in belief.legal:
        raise BadAnswer(f"{str(choice)[:60]!r} is not a legal choice")
    return choice


def checked_all(opinions: list[Opinion], belief: Belief) -> list[Opinion]:
    return [opinion for opinion in opinions if checked(opinion.choice, belief)]


def describe_error(error: BaseException) -> str:
    """The message of an error in one line; for some errors even that fails."""
    try:
        words = " ".join(str(error).split())[:LONGEST_REASON]
    except Exception:
        words = "it cannot say why"
    return ": ".join(filter(None, [type(error).__name__, words]))


# Answers that are waited for only so long


@dataclass(frozen=True)
class Answered(Generic[T]):
    """An answer, whatever it is."""

    answer: T


Outcome = Answered[T] | str
"""An answer, or the reason why there is none."""


def within(seconds: float, question: Callable[[], T]) -> Outcome[T]:
    """What comes of a question that another thread is asked."""
    outcomes: SimpleQueue[Outcome[T]] = SimpleQueue()
    try:
        idle_thread().questions.put((question, outcomes))
        return outcomes.get(timeout=seconds)
    except Empty:
        return f"no answer within {seconds:g} s"
    except RuntimeError as error:  # the machine has no thread left
        return describe_error(error)


def attempt(question: Callable[[], T]) -> Outcome[T]:
    try:
        return Answered(question())
    except BadAnswer as error:
        return str(error)
    except BaseException as error:  # whatever a bot does, the match goes on
        return describe_error(error)


class AnswerThread:
    """A thread that answers one question after another.

    All bots share the idle ones: starting a thread takes several times as long as handing over a
    question, and longer than a quick bot thinks.
    """

    def __init__(self) -> None:
        self.questions: SimpleQueue[tuple[Callable[[], Any], SimpleQueue[Any]]] = SimpleQueue()
        self.thread = threading.Thread(target=self.serve, daemon=True, name="bot")
        self.thread.start()

    def serve(self) -> None:
        while True:
            self.answer(*self.questions.get())

    def answer(self, question: Callable[[], T], outcomes: SimpleQueue[Outcome[T]]) -> None:
        """Also one that nobody waits for any more: from then on it is free again."""
        outcome = attempt(question)
        IDLE.append(self)  # before whoever waits can ask the next question
        outcomes.put(outcome)


IDLE: list[AnswerThread] = []


def idle_thread() -> AnswerThread:
    """One that has nothing to do; those of a process that was forked are not alive here."""
    with suppress(IndexError):
        while True:
            thread = IDLE.pop()
            if thread.thread.is_alive():
                return thread
    return AnswerThread()
