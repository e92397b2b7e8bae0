"""Fields of positions: what is wrong is told with its place, in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from monsterbox.core.errors import BadPosition
from monsterbox.core.positions import (
    Fields,
    by_seat,
    members_of,
    number_at,
    one_of,
    read_fields,
    seat_set,
    written,
)


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Sequence[str]
    is_open: bool = False


class Table(Fields, frozen=True):
    phase: str = ""
    hands: Sequence[Hand] = ()
    number: int | None = None


REFUSED: dict[str, tuple[object, str]] = {
    "a list": ([], "position: must be an object, not a list"),
    "an unknown field": (
        {"deck": 1},
        "deck: no such field; fields: game, hands, number, options, phase, seats",
    ),
    "an unknown field further in": (
        {"hands": [{"cards": []}, {"cards": [], "up": 1}]},
        "hands[1].up: no such field; fields: cards, is_open",
    ),
    "a name of two lines": (
        {"a\nb" * 30: 1},
        "a ba ba ba ba ba ba ba ba ba ba ba ba ba: no such field; fields: game,",
    ),
    "a missing field": ({"hands": [{}]}, "hands[0].cards: missing"),
    "a text for a number": (
        {"number": "4"},
        "number: must be a whole number or null, not a text",
    ),
    "a truth value for a number": ({"seats": True}, "seats: must be a whole number, not true or"),
    "a fraction for a number": ({"seats": 2.0}, "seats: must be a whole number, not a fraction"),
    "a number for a truth value": (
        {"hands": [{"cards": [], "is_open": 1}]},
        "hands[0].is_open: must be true or false, not a whole number",
    ),
    "a text for a list": ({"hands": "x"}, "hands: must be a list, not a text"),
    "a number for a name": ({"phase": None}, "phase: must be a text, not null"),
    "a field that is no name": ({3: 4}, "position: must be a text"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_field_is_refused_with_its_place_and_the_reason(case: str) -> None:
    told, message = REFUSED[case]

    with pytest.raises(BadPosition) as caught:
        read_fields(Table, told)

    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_part_is_refused_with_the_place_of_the_part() -> None:
    for told, message in (
        ({"cards": [1]}, "hands[0].cards[0]: must be a text, not a whole number"),
        ({"cards": [], "x": 1}, "hands[0].x: no such field; fields: cards, is_open"),
        ([], "hands[0]: must be an object, not a list"),
    ):
        with pytest.raises(BadPosition) as caught:
            read_fields(Hand, told, "hands[0]")
        assert str(caught.value) == message


def test_what_is_written_is_read() -> None:
    position = Table(game="auction", seats=2, hands=[Hand(["a", "b"])])

    told: dict[str, Any] = written(position)

    assert told["hands"] == [{"cards": ["a", "b"], "is_open": False}]
    assert read_fields(Table, told) == position


@pytest.mark.parametrize(
    ("listed", "message"),
    [
        ([0, 3], r"asked\[1\]: 3 is not from 0 to 2"),
        ([-1], r"asked\[0\]: -1 is not from 0 to 2"),
        ([1, 1], r"asked\[1\]: 1 is there twice"),
    ],
)
def test_seats_are_at_the_table_and_no_two_alike(listed: list[int], message: str) -> None:
    assert members_of(seat_set("asked", [2, 0], 3)) == (0, 2)
    with pytest.raises(BadPosition, match=message):
        seat_set("asked", listed, 3)


def test_numbers_names_and_lists_have_limits() -> None:
    assert (number_at("round", 3, 0, 3), one_of("phase", "b", "ab")) == (3, 1)
    assert by_seat("hands", "ab", 2, "") == "ab"
    assert by_seat("hands", msgspec.UNSET, 2, "") == ["", ""]
    with pytest.raises(BadPosition, match="round: 4 is not from 0 to 3"):
        number_at("round", 4, 0, 3)
    with pytest.raises(BadPosition, match="phase: 'c' is not one of a, b"):
        one_of("phase", "c", "ab")
    with pytest.raises(BadPosition, match="hands: 1 entries, but there are 2 seats"):
        by_seat("hands", "a", 2, "")
