"""A seat that always gets an answer."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator

import pytest

import monsterbox as mb
from monsterbox.bots.bot import BEST, Bot, Opinion
from monsterbox.bots.fallback import ReliableBot
from monsterbox.bots.uniform import Uniform
from monsterbox.core.belief import Belief
from monsterbox.core.match import Match

GAME = mb.game("zombeasts")
SHORT = 0.05


class Answering:
    """Says the same whatever it is asked."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.asked = 0

    def choose(self, belief: Belief) -> str:
        self.asked += 1
        return self.answer

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        return [Opinion(self.answer, 0.5, 1)]


class Raising(Answering):
    def __init__(self, error: BaseException) -> None:
        super().__init__("stop")
        self.error = error

    def choose(self, belief: Belief) -> str:
        super().choose(belief)
        raise self.error

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        return [Opinion(self.choose(belief), 0.5, 1)]


def failing() -> Raising:
    return Raising(ZeroDivisionError("no worlds"))


class Speechless(Exception):
    """Fails even at saying what failed."""

    def __str__(self) -> str:
        raise self


class Dreaming(Answering):
    """Answers when it is woken, however late that is."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.woken = threading.Event()

    def choose(self, belief: Belief) -> str:
        self.woken.wait()
        return super().choose(belief)

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        self.woken.wait()
        return super().explain(belief, best)


@pytest.fixture
def match() -> Match:
    """Seat 0 has several choices."""
    match = GAME.match(seats=3, seed=4, start_player=0)
    assert len(match.legal(0)) > 1
    return match


@pytest.fixture
def dreamer() -> Iterator[Dreaming]:
    bot = Dreaming("stop")
    yield bot
    bot.woken.set()


def guarded(bot: Bot, limit: float = 60.0) -> ReliableBot:
    return ReliableBot(bot, Uniform(seed=1), spec="level5", limit=limit)


def records(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name == "monsterbox.bots"]


def test_a_bot_that_is_well_plays(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    bot = Answering(match.legal(0)[-1])
    guard = guarded(bot)

    assert guard.choose(match.belief(0)) == match.legal(0)[-1]

    assert guard.failure is None
    assert guard.explain(match.belief(0)) == bot.explain(match.belief(0))
    assert records(caplog) == []


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (failing(), "ZeroDivisionError: no worlds"),
        (Raising(ValueError("one\ntwo")), "ValueError: one two"),
        (Raising(Speechless()), "Speechless: it cannot say why"),
        (Raising(SystemExit(1)), "SystemExit: 1"),
        (Raising(KeyboardInterrupt()), "KeyboardInterrupt"),
        (Answering("dance"), "'dance' is not a legal choice"),
        (Answering("x" * 500), f"'{'x' * 60}' is not a legal choice"),
        (Answering(None), "'None' is not a legal choice"),  # type: ignore[arg-type]  # that is the failure
    ],
    ids=[
        *("raises", "raises lines", "raises nonsense", "leaves", "interrupts"),
        *("nonsense", "much nonsense", "nothing"),
    ],
)
def test_a_bot_that_fails_is_replaced(
    bot: Answering, reason: str, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    """For good: it is not asked again, and its failure is logged once."""
    guard = guarded(bot)
    belief = match.belief(0)

    choices = [guard.choose(belief) for _ in range(3)]

    assert choices == [Uniform(seed=1).choose(belief)] * 3
    assert bot.asked == 1
    assert guard.failure is not None
    assert (guard.failure.spec, guard.failure.seat) == ("level5", 0)
    assert guard.failure.reason == reason
    assert guard.explain(belief) == Uniform(seed=1).explain(belief)
    assert len(records(caplog)) == 1
    told = records(caplog)[0].getMessage()
    assert reason in told
    assert guard.failure.position in told


def test_a_bot_that_never_answers_is_waited_for_only_so_long(
    dreamer: Dreaming, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    guard = guarded(dreamer, limit=SHORT)
    belief = match.belief(0)

    choices = [guard.choose(belief) for _ in range(3)]

    assert choices == [Uniform(seed=1).choose(belief)] * 3
    assert guard.failure is not None
    assert guard.failure.reason == f"no answer within {SHORT} s"
    assert len(records(caplog)) == 1


# Explaining


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (failing(), "ZeroDivisionError: no worlds"),
        (Answering("dance"), "'dance' is not a legal choice"),
    ],
    ids=["raises", "nonsense"],
)
def test_an_adviser_that_fails_is_replaced(
    bot: Answering, reason: str, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    """For good, also where it is to choose."""
    guard = guarded(bot)
    belief = match.belief(0)

    opinions = [guard.explain(belief, best=2) for _ in range(2)]
    choice = guard.choose(belief)

    assert opinions == [Uniform(seed=1).explain(belief, best=2)] * 2
    assert choice == Uniform(seed=1).choose(belief)
    assert guard.failure is not None
    assert guard.failure.reason == reason
    assert len(records(caplog)) == 1


def test_an_adviser_that_never_answers_is_waited_for_only_so_long(
    dreamer: Dreaming, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    guard = guarded(dreamer, limit=SHORT)
    belief = match.belief(0)

    assert guard.explain(belief) == Uniform(seed=1).explain(belief)

    assert guard.failure is not None
    assert guard.failure.reason == f"no answer within {SHORT} s"
    assert len(records(caplog)) == 1


# Threads


def test_quick_bots_share_a_thread(match: Match) -> None:
    """To start one for every choice would cost more than the choice."""
    guards = [guarded(Uniform(seed)) for seed in range(20)]
    belief = match.belief(0)
    guards[0].choose(belief)
    before = bot_threads()

    for guard in guards:
        guard.choose(belief)
        guard.explain(belief)

    assert bot_threads() == before


def test_a_bot_that_hangs_leaves_the_others_alone(dreamer: Dreaming, match: Match) -> None:
    """It keeps its thread; when it is done at last, that is of use again."""
    belief = match.belief(0)
    guarded(dreamer, limit=SHORT).choose(belief)

    assert guarded(Uniform(3)).choose(belief) == Uniform(3).choose(belief)


def test_two_who_ask_at_once_hear_of_one_failure(
    dreamer: Dreaming, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    guard = guarded(dreamer, limit=SHORT)
    belief = match.belief(0)
    threads = [threading.Thread(target=guard.choose, args=(belief,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(records(caplog)) == 1


def bot_threads() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "bot"}


# The match


def test_where_there_is_one_choice_nobody_is_asked(match: Match) -> None:
    """A bot cannot fail there."""
    match = GAME.from_position(
        {
            "game": "zombeasts",
            "seats": 2,
            "hands": [["G-DOG-4R"], ["B-CAT-1L"]],
            "moons": [{}, {}],
        }
    )
    bot = failing()
    guard = guarded(bot)

    assert guard.choose(match.belief(0)) == match.legal(0)[0]

    assert bot.asked == 0
    assert guard.failure is None


def test_the_others_go_on_undisturbed(match: Match) -> None:
    """A whole match with one bot that fails at once."""
    guards = [guarded(failing()), guarded(Uniform(2)), guarded(Uniform(3))]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, guards[seat].choose(match.belief(seat)))

    assert [guard.failure is None for guard in guards] == [False, True, True]


@pytest.mark.parametrize("seat", range(3))
def test_the_position_of_a_failure_can_be_played(seat: int) -> None:
    """It is one that the seat may imagine: what the seat sees and may do is the same in it."""
    match = GAME.match(seats=3, seed=8, start_player=seat, master=True)

    again = GAME.from_position(json.loads(failure_in(match, seat)))

    assert again.view(seat) == match.view(seat)
    assert again.legal(seat) == match.legal(seat)


@pytest.mark.parametrize("seat", range(3))
def test_the_position_of_a_failure_tells_no_secret(seat: int) -> None:
    """In worlds that the seat cannot tell apart it is the same, to the last letter."""
    match = GAME.match(seats=3, seed=8, start_player=seat, master=True)
    worlds = [GAME.from_position(match.imagine(seat, seed)) for seed in range(5)]
    assert len({json.dumps(world.position()) for world in worlds}) > 1

    told = {failure_in(world, seat) for world in worlds}

    assert told == {failure_in(match, seat)}
    assert json.loads(told.pop()) != match.position()


def failure_in(match: Match, seat: int) -> str:
    guard = guarded(failing())
    guard.choose(match.belief(seat))
    assert guard.failure is not None
    return guard.failure.position
