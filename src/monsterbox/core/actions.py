"""A reusable buffer for the actions that are legal at one moment."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

CAPACITY: Final = 512


@final
class Actions:
    """Actions in ascending order; `n` of `items` are in use."""

    __slots__ = ("items", "n")

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * CAPACITY)
        self.n: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.n] = action  # too many: IndexError, no silent damage
        self.n += 1

    def clear(self) -> None:
        self.n = 0

    def has(self, action: i64) -> bool:
        for k in range(self.n):
            if self.items[k] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        """The actions in use, for interpreted code."""
        return [int(self.items[k]) for k in range(self.n)]
