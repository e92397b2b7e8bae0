"""Fair chance: a secret seed that is committed to before the first card and shown at the end.

Outcome k of a match comes from HMAC-SHA256 over the seed, what the seats added, and k. Nobody can
choose outcomes afterwards: the SHA-256 of the seed is public from the start.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from monsterbox.core.actions import Actions
from monsterbox.core.state import CHANCE, GameState

SEED_BYTES = 32
RANGE = 1 << 256


class FairChance:
    """Draws outcomes from a secret seed and the bytes that seats have added."""

    def __init__(self, seed: bytes, contributions: Sequence[bytes] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.contributions = tuple(contributions)

    @classmethod
    def fresh(cls, contributions: Sequence[bytes] = ()) -> FairChance:
        """Make a source with a new secret seed."""
        return cls(secrets.token_bytes(SEED_BYTES), contributions)

    @property
    def commitment(self) -> str:
        """What is shown before the first card."""
        return commitment_to(self.seed)

    def draw(self, state: GameState, k: int) -> int:
        actions = Actions()
        state.legal(CHANCE, actions)
        outcomes = actions.to_list()
        weights = [int(state.weight(outcome)) for outcome in outcomes]
        return outcomes[pick(self.seed, self.contributions, k, weights)]

    def describe(self, *, reveal: bool) -> dict[str, object]:
        told: dict[str, object] = {
            "kind": "fair",
            "commitment": self.commitment,
            "contributions": [added.hex() for added in self.contributions],
        }
        return told | {"seed": self.seed.hex()} if reveal else told


def commitment_to(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def number(seed: bytes, contributions: Sequence[bytes], k: int, attempt: int) -> int:
    """A number below 2**256 for the k-th outcome."""
    message = b"monsterbox fair chance 1"
    for added in contributions:
        message += len(added).to_bytes(4, "big") + added
    message += k.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest(), "big")


def pick(seed: bytes, contributions: Sequence[bytes], k: int, weights: Sequence[int]) -> int:
    """The place of the k-th outcome among weighted ones.

    Numbers in the incomplete last lap of the total weight are drawn again: no modulo bias.
    """
    total = sum(weights)
    attempt = 0
    while (drawn := number(seed, contributions, k, attempt)) >= RANGE - RANGE % total:
        attempt += 1
    rest = drawn % total
    for place, weight in enumerate(weights):
        if rest < weight:
            return place
        rest -= weight
    raise AssertionError("the weights sum to less than their total")
