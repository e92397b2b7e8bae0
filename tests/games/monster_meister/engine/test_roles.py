"""Memorizers and muddlers of an ordinary task (section 2.3)."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.games.monster_meister.builders import (
    a_round,
    choices,
    drawn,
    field,
    get_ready,
    phase,
    pile,
    points,
    remove,
    roles,
    shown,
)

# Cards for T6 that are worth one point each and do not stop.
ONES = "B1 B2 B3 B4 Y1 Y3 Y4 R1 R2 R3"


def scored(*wanted: int, **fields: Any) -> mb.Match:
    """A round of T6 in which each seat has so many points."""
    lines = [" ".join([*ONES.split()[:number], "G1"]) for number in wanted]
    return a_round("T6", *lines, **fields)


def test_tc_18_all_have_the_same() -> None:
    """MM-27, MM-52, MM-53, TC-18: no roles, nothing moves, the task pile goes on."""
    match = scored(6, 6, 6, round=4)
    before = pile(match)

    assert points(match) == [6, 6, 6]
    assert roles(match) == ([], [])
    assert phase(match) == "ready"
    get_ready(match)
    assert pile(match) == before
    assert [shown(match, seat) for seat in range(3)] == [[], [], []]
    assert (phase(match), match.waiting) == ("flip", [1])


def test_tc_19_two_memorizers() -> None:
    """MM-25, MM-26, TC-19: 9 / 9 / 4."""
    match = scored(9, 9, 4)

    assert points(match) == [9, 9, 4]
    assert roles(match) == ([0, 1], [2])
    assert match.waiting == [0, 1]


def test_tc_20_three_muddlers() -> None:
    """MM-26, MM-40, TC-20: 7 / 5 / 5 / 5, eight strays, one more and three less."""
    match = scored(7, 5, 5, 5)

    assert roles(match) == ([0], [1, 2, 3])
    assert len(pile(match)) == 8
    remove(match, 0, "B1")

    assert match.waiting == [1, 2, 3]
    assert None not in [drawn(match, seat) for seat in (1, 2, 3)]
    assert len(pile(match)) == 6


def test_tc_21_below_zero() -> None:
    """MM-24, MM-25, MM-26, TC-21: -1 is more than -3."""
    match = a_round("T3", "Y1 Y3 Y4 G1 G2 G4", "Y1 G1 G2 G4 R1 R2")

    assert points(match) == [-3, -1]
    assert roles(match) == ([1], [0])


def test_all_equal_below_zero_is_equal() -> None:
    """MM-27, A-33: only equality matters."""
    match = a_round("T3", "Y1 G1 G2 G4 R1 R2", "Y3 G1 G2 G4 R1 R2")

    assert points(match) == [-1, -1]
    assert roles(match) == ([], [])


@pytest.mark.parametrize(
    ("wanted", "memorizers", "muddlers"),
    [
        ((3, 2, 1), [0], [2]),
        ((1, 2, 3, 2), [2], [0]),
        ((1, 3, 1, 3), [1, 3], [0, 2]),
        ((0, 0, 0, 1), [3], [0, 1, 2]),
        ((2, 2, 2, 1), [0, 1, 2], [3]),
        ((0, 0, 0, 0), [], []),
    ],
)
def test_the_highest_and_the_lowest(
    wanted: tuple[int, ...], memorizers: list[int], muddlers: list[int]
) -> None:
    """MM-25 to MM-28: every seat with the most, every seat with the least, nobody both."""
    match = scored(*wanted)

    assert roles(match) == (memorizers, muddlers)
    assert not {*memorizers} & {*muddlers}


@pytest.mark.parametrize("wanted", [(0, 1), (5, 2), (3, 3), (0, 0)])
def test_with_two_seats_there_is_one_of_each_or_none(wanted: tuple[int, int]) -> None:
    """MM-27, MM-28."""
    match = scored(*wanted)

    assert [len(found) for found in roles(match)] == ([0, 0] if wanted[0] == wanted[1] else [1, 1])


def test_whoever_is_between_does_nothing() -> None:
    """MM-25, MM-26: neither removes nor draws."""
    match = scored(3, 2, 1)

    assert choices(match, 1) == set()
    remove(match, 0, "G1")
    assert choices(match, 1) == set()
    assert drawn(match, 1) is None


def test_roles_end_with_the_round() -> None:
    """MM-25, MM-26: "of the round"."""
    match = scored(1, 0, round=3)
    remove(match, 0, "G1")
    match.play(1, match.legal(1)[0])
    get_ready(match)

    assert phase(match) == "flip"
    assert roles(match) == ([], [])
    match.play(1, "flip")
    assert (roles(match), field(match, "points")) == (([], []), [0, 0])
