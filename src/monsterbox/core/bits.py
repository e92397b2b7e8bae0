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
    return PLACE_OF_POWER[(members & -members) % 67]


def _places_of_powers() -> vec[i64]:
    """[2**k % 67] -> k: the remainders of all powers of two below 2**62 differ."""
    places = vec[i64]([0] * 67)
    for k in range(62):
        places[bit(k) % 67] = k
    return places


PLACE_OF_POWER: Final = _places_of_powers()


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
