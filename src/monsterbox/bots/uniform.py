"""The bot that picks any legal choice, all equally likely."""

from __future__ import annotations

from monsterbox.bots.bot import Question
from monsterbox.core.rng import Rng


class Uniform:
    """For tests, and for those who want to win once."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, question: Question) -> str:
        return question.legal[int(self.rng.below(len(question.legal)))]
