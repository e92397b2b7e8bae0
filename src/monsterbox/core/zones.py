"""Zones of a table: rows of numbers of a fixed size, made, written and read back as a whole."""

from librt.vecs import vec
from mypy_extensions import i64


def zone(size: i64, blank: bool, value: i64 = 0) -> vec[i64]:
    """A zone with that value everywhere; on a blank table, which a copy fills, no memory yet."""
    if blank:
        return vec[i64]()
    return vec[i64]([value] * size)


def read_zone(target: vec[i64], ints: list[int], at: i64) -> i64:
    """Fill a zone with the numbers from that place on; the place after them."""
    size: i64 = len(target)
    for place in range(size):
        target[place] = ints[at + place]
    return at + size
