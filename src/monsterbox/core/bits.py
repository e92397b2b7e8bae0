"""Sets of small numbers as ints: member k is bit k, with k below 62."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def _shift(one: i64, places: i64) -> i64:
    return one << places


def bit(k: i64) -> i64:
    """The set that holds k alone.

    The one arrives as a parameter: compiled, a literal one would be shifted as a 32-bit number.
    """
    return _shift(1, k)


def lowest(members: i64) -> i64:
    """The smallest member."""
    one = members & -members
    high = one >> 32
    k = (((one | high) & LOW32) * DE_BRUIJN >> 27) & 31
    place = PLACES[k]
    if high:
        place += 32
    return place


def _places() -> vec[i64]:
    """Any five bits in a row of the sequence tell where they begin: [these bits] -> k."""
    places = vec[i64]([0] * 32)
    for k in range(32):
        places[(bit(k) * DE_BRUIJN >> 27) & 31] = k
    return places


LOW32: Final = 0xFFFFFFFF
DE_BRUIJN: Final = 0x077CB531  # times 2**31 it stays below 2**62
PLACES: Final = _places()


def rest(members: i64) -> i64:
    """The set without its smallest member."""
    return members & (members - 1)


def count(members: i64) -> i64:
    """How many members the set has; meant for small sets."""
    n: i64 = 0
    while members:
        members = rest(members)
        n += 1
    return n
