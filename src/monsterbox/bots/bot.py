"""What a bot is: from what its seat may know, it picks one of the legal choices."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from monsterbox.core.belief import Belief
from monsterbox.core.errors import MonsterboxError, WrongGame
from monsterbox.core.rng import Rng

BEST = 3


class NotAsked(MonsterboxError):
    """A bot was asked for a seat that has nothing to choose now."""


class Opinion(msgspec.Struct, frozen=True):
    """What a bot thinks of a choice, as data for hints."""

    choice: str
    win_chance: float
    """Estimated, between 0 and 1; a shared win counts as its share."""
    weight: int
    """How many imagined games the estimate is based on."""


class Guess(msgspec.Struct, frozen=True):
    """What a bot thinks a hidden component is, as data for reviewing a match."""

    place: str
    believed: str
    """The id of a component."""
    chance: float


class Bot(Protocol):
    """A computer player.

    Its choice depends only on the belief and the seed it was made with: asked again, in any order,
    it gives the same answer.
    """

    def choose(self, belief: Belief) -> str:
        """One of the legal choices."""
        ...

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        """The best choices with their chances, best first."""
        ...


@runtime_checkable
class Rememberer(Bot, Protocol):
    """A bot that plays from memory and can say what it remembers."""

    def guess(self, belief: Belief) -> list[Guess]: ...


def check_asked(belief: Belief, game: str = "") -> None:
    """Refuse a belief without a choice, or of another game than the bot was made for, if any."""
    if game and belief.game != game:
        raise WrongGame(f"the bot plays {game}, the belief is one of {belief.game}")
    if not belief.legal:
        raise NotAsked(f"seat {belief.seat} has nothing to choose now")


def rng_for(seed: int, belief: Belief, game: str = "") -> Rng:
    """The random numbers for a choice, fixed by the bot's seed and the choices made so far."""
    check_asked(belief, game)
    return Rng((seed * 0x9E3779B1 + belief.number * 0x85EBCA6B + belief.seat) & 0xFFFFFFFF)
