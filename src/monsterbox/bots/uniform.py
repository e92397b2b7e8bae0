"""The bot that picks any legal choice, all equally likely."""

from __future__ import annotations

from monsterbox.bots.bot import BEST, Opinion, rng_for
from monsterbox.core.belief import Belief


class Uniform:
    """For tests, and for players who want to win for once."""

    def __init__(self, seed: int, game: str = "") -> None:
        self.seed = seed
        self.game = game

    def choose(self, belief: Belief) -> str:
        rng = rng_for(self.seed, belief, self.game)
        return belief.legal[int(rng.below(len(belief.legal)))]

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        """It has no opinion: to it, all seats win equally often."""
        return [Opinion(choice, 1 / belief.seats, 0) for choice in belief.legal[:best]]
