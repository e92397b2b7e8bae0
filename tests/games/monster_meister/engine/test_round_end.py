"""The end of a round (MM-52, MM-53): cards are turned back, the task pile goes on."""

from __future__ import annotations

import pytest

import monsterbox as mb
from tests.games.monster_meister.builders import (
    a_match,
    a_round,
    cards_in_all,
    choices,
    display,
    field,
    finish_round,
    get_ready,
    phase,
    shown,
)


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_left_neighbour_holds_next(holder: int) -> None:
    """MM-53: left(s) = s + 1 mod n."""
    match = a_round("T6", "G1", "G1", "G1", holder=holder, round=3)

    get_ready(match)

    assert field(match, "holder") == (holder + 1) % 3
    assert match.waiting == [(holder + 1) % 3]


def test_all_cards_are_turned_back_in_place() -> None:
    """MM-52: nothing moves, nothing stays open (I-6)."""
    match = a_round("T7", "B1x2 Y1 Y2x2 G1 G2 B2", "B1x2 Y1 Y2x2 G1 G2 R1", round=3)
    finish_round_but_ready(match)
    before = [{cell: one["card"] for cell, one in display(match, seat).items()} for seat in (0, 1)]

    get_ready(match)

    after = [display(match, seat) for seat in (0, 1)]
    assert [{cell: one["card"] for cell, one in lying.items()} for lying in after] == before
    assert not any(one.get("up") for lying in after for one in lying.values())


def finish_round_but_ready(match: mb.Match) -> None:
    while phase(match) != "ready":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])


def test_the_task_is_put_aside() -> None:
    """MM-52, A-46: it is none of the round any more, but stays in the list of those played."""
    match = a_round("T6", "G1", "G1", round=1)

    get_ready(match)

    assert field(match, "task") is None
    assert match.view(0).played == ("T6",)  # type: ignore[attr-defined]  # a view of this game


def test_cards_are_open_until_all_have_confirmed() -> None:
    """MM-18, MM-52, A-53: in any order, each seat once."""
    match = a_round("T6", "G1", "G1", "G1", round=3)
    assert [choices(match, seat) for seat in range(3)] == [{"ready"}] * 3

    match.play(2, "ready")
    match.play(0, "ready")

    assert match.waiting == [1]
    assert [shown(match, seat) for seat in range(3)] == [["G1"]] * 3
    match.play(1, "ready")
    assert [shown(match, seat) for seat in range(3)] == [[]] * 3


@pytest.mark.parametrize("value", ["confirm", "10s", "20s", "30s"])
def test_the_time_to_memorize_is_a_matter_of_the_table(value: str) -> None:
    """A-53, `memorize_time`: all may confirm earlier."""
    match = a_round("T6", "G1", "G1", round=3, options={"memorize_time": value})

    get_ready(match)

    assert phase(match) == "flip"


def test_rounds_are_counted_by_tasks() -> None:
    """MM-10, MM-80: the tenth is the last."""
    match = a_round("T6", "G1", "G1", round=9)
    get_ready(match)
    assert not match.over

    match.play(1, "flip")
    assert field(match, "round") == 10
    finish_round(match)

    assert match.over


def test_no_card_is_lost_in_a_round() -> None:
    """I-1."""
    match = a_match(seats=4, task="T9", round=2)
    before = cards_in_all(match)

    finish_round(match)

    assert phase(match) == "flip"
    assert cards_in_all(match) == before
