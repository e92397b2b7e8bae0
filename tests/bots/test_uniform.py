"""The bot that picks any legal choice."""

from collections import Counter

import monsterbox as mb
from monsterbox.bots.bot import Bot, Question
from monsterbox.bots.uniform import Uniform


def a_question(*legal: str) -> Question:
    """A question that only its choices matter for."""
    view = mb.game("zombeasts").match(seats=2).view(0)
    return Question(seat=0, view=view, legal=legal, components={}, settings={})


def test_it_is_a_bot() -> None:
    """It fits wherever a bot is asked for."""
    bot: Bot = Uniform(seed=1)

    assert bot.choose(a_question("stop")) == "stop"


def test_every_choice_is_equally_likely() -> None:
    """Four choices, two thousand answers: about five hundred each."""
    bot = Uniform(seed=7)
    question = a_question("attack", "toy", "neither", "stop")

    answers = Counter(bot.choose(question) for _ in range(2000))

    assert set(answers) == set(question.legal)
    assert all(430 < times < 570 for times in answers.values())


def test_the_seed_fixes_the_answers() -> None:
    """The same seed gives the same answers, another seed others."""
    question = a_question("attack", "toy", "neither")

    def answers(seed: int) -> list[str]:
        bot = Uniform(seed)
        return [bot.choose(question) for _ in range(50)]

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)
