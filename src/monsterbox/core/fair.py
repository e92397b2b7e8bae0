"""Fair chance: a secret seed that is committed to before the first card and shown at the end.

Outcome k of a match comes from HMAC-SHA256 over the seed, what the seats added, and k. Nobody can
choose outcomes afterwards: the SHA-256 of the seed is public before anybody adds anything.
`docs/fairness.md` tells it to strangers, with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from monsterbox.core.actions import Actions
from monsterbox.core.state import CHANCE, GameState

SEED_BYTES = 32
MOST_ADDED = 64
RANGE = 1 << 256
PROTOCOL = 2
"""How records tell of contributions: since 2 they say which seats the bytes come from."""


class FairChance:
    """Draws outcomes from a secret seed and the bytes that seats have added.

    Records of protocol 1 do not say which seats they were: then `contributors` is None.
    """

    def __init__(
        self,
        seed: bytes,
        contributions: Sequence[bytes] = (),
        contributors: Sequence[int] | None = None,
    ) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.contributions = tuple(contributions)
        self.contributors = None if contributors is None else tuple(contributors)
        if self.contributors is not None:
            check_contributors(self.contributors, self.contributions)

    @classmethod
    def fresh(cls) -> FairChance:
        """Make a source with a new secret seed, to which nobody has added anything."""
        return cls(secrets.token_bytes(SEED_BYTES), (), ())

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
        if self.contributors is not None:
            told |= {"protocol": PROTOCOL, "contributors": list(self.contributors)}
        return told | {"seed": self.seed.hex()} if reveal else told


def check_contributors(contributors: Sequence[int], contributions: Sequence[bytes]) -> None:
    """Each seat adds bytes once, in the order of the seats."""
    if len(contributors) != len(contributions):
        raise ValueError(f"{len(contributions)} contributions of {len(contributors)} contributors")
    if any(type(seat) is not int or seat < 0 for seat in contributors):
        raise ValueError("contributors are seats, numbered from 0")
    if list(contributors) != sorted(set(contributors)):
        raise ValueError("contributors are listed once each, in the order of the seats")
    if not all(1 <= len(added) <= MOST_ADDED for added in contributions):
        raise ValueError(f"a contribution has 1 to {MOST_ADDED} bytes")


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
