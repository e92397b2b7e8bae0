"""A fast, small, repeatable generator for bots and simulations; live matches draw from `fair`.

Multiply-with-carry within 62 bits, so that compiled (wrapping) and plain Python ints agree.
"""

from typing import Final, final

from mypy_extensions import i64

A: Final = 986068299  # A * 2**32 - 1 is a safe prime
LOW32: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of numbers that depends only on its seed, on every machine and in every release."""

    __slots__ = ("x",)

    def __init__(self, seed: i64) -> None:
        s: i64 = seed & LOW32
        for _ in range(2):  # mix: without it, seeds 0, 1, 2, ... give far too even numbers
            s = ((s ^ (s >> 16)) * 0x45D9F3B) & LOW32
        s ^= s >> 16
        self.x: i64 = s * 0x2545F491 + 0x1234567
        for _ in range(3):
            self.below(1)

    def below(self, n: i64) -> i64:
        """A number 0 .. n-1."""
        x: i64 = A * (self.x & LOW32) + (self.x >> 32)
        self.x = x
        return (((x & LOW32) ^ (x >> 32)) * n) >> 32
