"""Where chance outcomes come from: a seed, a script, or the fair draw of `fair`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from monsterbox.core.errors import BadSeed
from monsterbox.core.rng import Rng
from monsterbox.core.state import GameState


class Chance(Protocol):
    """Names the outcome of the k-th chance step of a match."""

    def draw(self, state: GameState, k: int) -> int: ...

    def describe(self, *, reveal: bool) -> dict[str, object]:
        """What a record says about this source; secrets only with `reveal`."""
        ...


class SeededChance:
    """Every outcome follows from a number: for simulations, lessons and tests."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int:
            raise BadSeed(f"seed: {str(seed)[:40]!r} is not a whole number")
        self.seed = seed

    def draw(self, state: GameState, k: int) -> int:
        # One generator for each step, so that outcome k does not depend on how it was reached.
        return int(state.roll(Rng((self.seed * 0x9E3779B1 + k * 0x85EBCA6B + 1) & 0xFFFFFFFF)))

    def describe(self, *, reveal: bool) -> dict[str, object]:
        return {"kind": "seeded", "seed": self.seed}


class ScriptedChance:
    """Given outcomes first, then another source."""

    def __init__(self, outcomes: Sequence[int], then: Chance) -> None:
        self.outcomes = outcomes
        self.then = then

    def draw(self, state: GameState, k: int) -> int:
        if k < len(self.outcomes):
            return self.outcomes[k]
        return self.then.draw(state, k)

    def describe(self, *, reveal: bool) -> dict[str, object]:
        return self.then.describe(reveal=reveal) | {"scripted": len(self.outcomes)}
