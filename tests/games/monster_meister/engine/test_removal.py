"""A memorizer gives a card away (section 2.4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import monsterbox as mb
from tests.games.monster_meister.builders import (
    GRID,
    a_match,
    a_round,
    cell_of,
    cells,
    choices,
    display,
    drawn,
    phase,
    pile,
    remove,
    roles,
    shown,
)


def removing(**fields: Any) -> mb.Match:
    """Seat 0 of three has three cards of different backs face up and is the memorizer."""
    return a_match(
        seats=3,
        task="T7",
        phase="remove",
        displays={0: ["B2", "S-B3", "P2-Y1", "G2"]},
        up={0: ["0,0", "1,0", "2,0"]},
        memorizers=[0],
        muddlers=[1],
        **fields,
    )


def test_tc_22_any_turned_card_may_be_removed() -> None:
    """MM-30, MM-31, A-17, TC-22: own, stray or foreign; nothing that lies face down."""
    match = removing()

    assert choices(match) == {"remove 0,0", "remove 1,0", "remove 2,0"}
    refusal = match.why_not(0, "remove 3,0")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-turned", "MM-30")


@pytest.mark.parametrize("text", ["ready", "done", "flip", "pass"])
def test_tc_22_a_memorizer_cannot_pass(text: str) -> None:
    """MM-30, A-17, TC-22: it must remove one."""
    assert removing().why_not(0, text) is not None


@pytest.mark.parametrize(("cell", "card"), [("0,0", "P0-B2"), ("1,0", "S-B3"), ("2,0", "P2-Y1")])
def test_the_card_goes_under_the_pile(cell: str, card: str) -> None:
    """MM-31, MM-32: to the bottom, face down; exactly one."""
    match = removing()
    before = pile(match)

    match.play(0, f"remove {cell}")

    assert pile(match) == [*before[1:], card]
    assert cell not in display(match)
    assert len(display(match)) == 15
    assert choices(match) == set()


def test_the_gap_stays() -> None:
    """MM-36, A-20: no other card moves."""
    match = removing()
    before = display(match)

    match.play(0, "remove 1,0")

    del before["1,0"]
    assert display(match) == before
    assert sorted(display(match)) == sorted({*GRID} - {"1,0"})


def removing_together(holder: int, *order: int) -> mb.Match:
    """Seats 1 and 3 of four are memorizers, the pile holds one stray."""
    match = a_match(
        seats=4,
        task="T7",
        phase="remove",
        holder=holder,
        displays={0: ["B2"], 1: ["B2", "B4"], 2: ["B2"], 3: ["Y3", "R3"]},
        up={0: ["0,0"], 1: ["0,0", "1,0"], 2: ["0,0"], 3: ["0,0", "1,0"]},
        pile=["S-B3"],
        memorizers=[1, 3],
        muddlers=[],
    )
    for seat in order:
        match.play(seat, "remove 0,0")
    return match


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_tc_23_cards_enter_the_pile_clockwise_from_the_holder(order: tuple[int, int]) -> None:
    """MM-34, A-19, TC-23: holder 2, so the card of 3 lies higher than that of 1."""
    assert pile(removing_together(2, *order)) == ["S-B3", "P3-Y3", "P1-B2"]


@pytest.mark.parametrize(
    ("holder", "expected"),
    [(0, ["P1-B2", "P3-Y3"]), (1, ["P1-B2", "P3-Y3"]), (3, ["P3-Y3", "P1-B2"])],
)
def test_the_order_depends_on_the_holder_only(holder: int, expected: list[str]) -> None:
    """MM-34: whoever chooses first."""
    for order in permutations([1, 3]):
        assert pile(removing_together(holder, *order)) == ["S-B3", *expected]


def test_nothing_is_removed_before_all_have_chosen() -> None:
    """MM-34, section 6.1: choices are buffered."""
    match = removing_together(0, 1)

    assert (phase(match), match.waiting) == ("remove", [3])
    assert pile(match) == ["S-B3"]
    assert "0,0" in display(match, 1)


def test_no_draw_before_all_removals() -> None:
    """MM-33, A-21: the muddler draws from the pile as it is then."""
    match = a_round("T6", "B1 G1", "B1 G1", "G1", pile=[])
    assert roles(match) == ([0, 1], [2])
    remove(match, 1, "B1")
    assert drawn(match, 2) is None

    remove(match, 0, "G1")

    assert drawn(match, 2) == "P0-G1"
    assert pile(match) == ["P1-B1"]


def test_the_first_removed_card_starts_a_new_pile() -> None:
    """MM-35."""
    match = a_match(
        seats=3,
        task="T7",
        phase="remove",
        displays={0: ["B2"]},
        up={0: ["0,0"]},
        pile=[],
        memorizers=[0],
        muddlers=[],
    )

    match.play(0, "remove 0,0")

    assert pile(match) == ["P0-B2"]
    assert phase(match) == "ready"


def test_the_stopping_card_may_be_removed() -> None:
    """MM-30: it was revealed too."""
    match = a_round("T6", "B1 B2 G3", "G1")

    assert cells(match) == {cell_of(match, 0, face, is_up=True) for face in ("B1", "B2", "G3")}


def test_a_removed_card_is_chosen_once() -> None:
    """MM-30: a choice stands."""
    match = removing_together(2, 1)

    assert choices(match, 1) == set()
    refusal = match.why_not(1, "remove 1,0")
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_cards_that_stay_lie_face_up_until_the_end_of_the_round() -> None:
    """MM-18, MM-32: only the removed one is gone."""
    match = removing_together(2, 1, 3)

    assert (shown(match, 1), shown(match, 3)) == (["B4"], ["R3"])
