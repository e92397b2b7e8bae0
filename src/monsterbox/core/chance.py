"""Where chance outcomes come from: a seed, a script, whoever plays, or the draw of `fair`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, SupportsIndex, runtime_checkable

from monsterbox.core.errors import BadSeed, MonsterboxError
from monsterbox.core.rng import Rng
from monsterbox.core.state import GameState
from monsterbox.core.whole import whole


@runtime_checkable
class Chance(Protocol):
    """Names the outcome of the k-th chance step of a match."""

    def draw(self, state: GameState, k: int) -> int: ...

    def describe(self, *, reveal: bool) -> dict[str, object]:
        """What a record says about this source; secrets only with `reveal`."""
        ...


class ChanceIsAsked(MonsterboxError):
    """The outcome is for the caller to name: see `Match.play_action`."""


class AskedChance:
    """The caller names every outcome, as algorithms do that try them all."""

    def draw(self, state: GameState, k: int) -> int:
        raise ChanceIsAsked(f"chance outcome {k} is for the caller to name")

    def describe(self, *, reveal: bool) -> dict[str, object]:
        return {"kind": "asked"}


def read_seed(seed: object) -> int:
    number = whole(seed)
    if number is None:
        raise BadSeed(f"seed: {str(seed)[:40]!r} is not a whole number")
    return number


class SeededChance:
    """Every outcome follows from a number: for simulations, lessons and tests."""

    def __init__(self, seed: SupportsIndex) -> None:
        self.seed = read_seed(seed)

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
