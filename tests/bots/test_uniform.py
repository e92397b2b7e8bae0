"""The bot that picks any legal choice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import monsterbox as mb
from monsterbox.bots.bot import Bot
from monsterbox.bots.uniform import Uniform
from monsterbox.core.belief import Belief


def a_belief(*legal: str, number: int = 0) -> Belief:
    """A belief of which only the choices matter, and how many were made before."""
    told = mb.game("zombeasts").match(seats=2, seed=1).belief(0)
    return replace(told, legal=legal, number=number)


def test_it_is_a_bot() -> None:
    """It fits wherever a bot is asked for."""
    bot: Bot = Uniform(seed=1)

    assert bot.choose(a_belief("stop")) == "stop"


def test_every_choice_is_equally_likely() -> None:
    """Four choices, two thousand moments: about five hundred each."""
    bot = Uniform(seed=7)
    belief = a_belief("attack", "toy", "neither", "stop")

    answers = Counter(bot.choose(replace(belief, number=number)) for number in range(2000))

    assert set(answers) == set(belief.legal)
    assert all(430 < times < 570 for times in answers.values())


def test_the_seed_fixes_the_answers() -> None:
    """The same seed gives the same answers, another seed others."""
    beliefs = [a_belief("attack", "toy", "neither", number=number) for number in range(50)]

    def answers(seed: int) -> list[str]:
        bot = Uniform(seed)
        return [bot.choose(belief) for belief in beliefs]

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)


def test_asked_again_it_says_the_same() -> None:
    """A hint or a second look does not change the game."""
    bot = Uniform(seed=3)
    beliefs = [a_belief("attack", "toy", "neither", number=number) for number in range(20)]

    forwards = [bot.choose(belief) for belief in beliefs]
    backwards = [bot.choose(belief) for belief in reversed(beliefs)]

    assert backwards == forwards[::-1]


def test_it_has_no_opinion() -> None:
    """To it, all seats win equally often."""
    opinions = Uniform(seed=3).explain(a_belief("attack", "toy", "neither", "stop"), best=2)

    assert [one.choice for one in opinions] == ["attack", "toy"]
    assert [one.win_chance for one in opinions] == [pytest.approx(0.5)] * 2
    assert {one.weight for one in opinions} == {0}
