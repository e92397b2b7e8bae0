"""What a seat sees, as small numbers in a row: the buffer into which games write them."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monsterbox.core.bits import lowest, rest

MOST: Final = 255
DIGIT: Final = 256


@final
class Features:
    """Numbers from 0 to 255, all 0 at first; `at` is where the next ones go."""

    __slots__ = ("at", "blank", "items")

    def __init__(self, size: i64) -> None:
        self.blank: vec[u8] = vec[u8]([0] * size)
        self.items: vec[u8] = self.blank[:]
        self.at: i64 = 0

    def clear(self) -> None:
        """Begin anew, with zeros everywhere."""
        self.items = self.blank[:]
        self.at = 0

    def number(self, value: i64) -> None:
        """One number; what is larger than 255 becomes 255."""
        if value > MOST:
            value = MOST
        if value > 0:
            self.items[self.at] = u8(value)
        self.at += 1

    def large_number(self, value: i64) -> None:
        """Two numbers: how often 256 goes into it, and the rest."""
        self.number(value // DIGIT)
        self.number(value % DIGIT)

    def balance(self, value: i64) -> None:
        """Two numbers: how far above zero, how far below."""
        self.number(value)
        self.number(-value)

    def flag(self, value: bool) -> None:
        """1 for yes, 0 for no."""
        if value:
            self.items[self.at] = 1
        self.at += 1

    def one_of(self, value: i64, size: i64) -> None:
        """A 1 at the place of the value, 0 at all others; none of them for a negative one."""
        if value >= 0:
            self.items[self.at + value] = 1
        self.at += size

    def each_of(self, members: i64, size: i64) -> None:
        """A 1 at the place of every member of a set."""
        at = self.at
        items = self.items
        while members:
            items[at + lowest(members)] = 1
            members = rest(members)
        self.at = at + size

    def put(self, at: i64, value: i64) -> None:
        """A number from 0 to 255 at a place of its own."""
        self.items[at] = u8(value)

    def add_at(self, at: i64, value: i64) -> None:
        """More to the number at a place of its own."""
        self.items[at] = u8(i64(self.items[at]) + value)

    def skip(self, size: i64) -> None:
        """As many zeros."""
        self.at += size

    def copy_into(self, buffer: Any) -> None:
        """Over all numbers of an array or other buffer of unsigned bytes of the same size."""
        memoryview(buffer).cast("B")[:] = memoryview(self.items)


def seen_from(seat: i64, other: i64, seats: i64) -> i64:
    """How many places clockwise another seat is; negative if it is none."""
    if other < 0:
        return other
    if other >= seat:
        return other - seat
    return other - seat + seats
