"""Sets of small numbers as ints, compared with Python's own sets."""

from __future__ import annotations

import random

from monsterbox.core.bits import bit, count, lowest, rest
from tests.cases import in_one_test

LARGEST = 61


def as_int(members: set[int]) -> int:
    return sum(1 << k for k in members)


def some_sets() -> list[set[int]]:
    source = random.Random(1)
    return [set(source.sample(range(LARGEST + 1), size)) for size in range(1, 62) for _ in range(5)]


@in_one_test("k", range(LARGEST + 1))
def test_a_set_of_one_holds_that_one(k: int) -> None:
    """Also above 32, where a compiled literal would overflow."""
    assert bit(k) == 2**k
    assert lowest(bit(k)) == k
    assert rest(bit(k)) == 0
    assert count(bit(k)) == 1


def test_the_lowest_member_is_the_smallest() -> None:
    """For sets of all sizes."""
    for members in some_sets():
        assert lowest(as_int(members)) == min(members)


def test_the_rest_is_all_but_the_lowest() -> None:
    """Visiting lowest and rest in turn meets every member once, ascending."""
    for members in some_sets():
        assert rest(as_int(members)) == as_int(members - {min(members)})

        visited, left = [], as_int(members)
        while left:
            visited.append(int(lowest(left)))
            left = int(rest(left))

        assert visited == sorted(members)


def test_members_are_counted() -> None:
    """The empty set has none, the fullest 62."""
    assert count(0) == 0
    assert count(2**62 - 1) == 62
    for members in some_sets():
        assert count(as_int(members)) == len(members)


def test_the_empty_set_has_an_empty_rest() -> None:
    """Taking from nothing leaves nothing."""
    assert rest(0) == 0
