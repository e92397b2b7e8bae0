"""Where a drawn card may go (MM-49 to MM-51)."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.games.monster_meister.builders import (
    GRID,
    TWIN_STRAYS,
    TWINS,
    a_match,
    cells,
    display,
    drawn,
    phase,
    pile,
    shown,
)

FIXED = {"frame": "fixed"}
MORE = [f"S-{face}" for face in TWIN_STRAYS if face != "Y4"]


def placing(*, without: str = "", more: str = "", seat: int = 0, **fields: Any) -> mb.Match:
    """A seat has drawn a stray; its grid lacks some cells and has others besides."""
    left = [cell for cell in GRID if cell not in without.split()]
    lying = dict(zip(left, TWINS, strict=False)) | dict(zip(more.split(), MORE, strict=False))
    return a_match(task="T7", phase="place", displays={seat: lying}, drawn={seat: "S-Y4"}, **fields)


def around(*lying: str) -> set[str]:
    """The empty cells that share an edge with one of these."""
    places = {(int(cell.split(",")[0]), int(cell.split(",")[1])) for cell in lying}
    found = {(c + x, r + y) for c, r in places for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    return {f"{c},{r}" for c, r in found - places}


def test_around_the_starting_grid() -> None:
    """MM-49, A-31: sixteen cells share an edge with it."""
    match = placing()

    assert cells(match) == around(*GRID)
    assert len(cells(match)) == 16


def test_tc_31_six_columns_are_the_most() -> None:
    """MM-49, A-31, TC-31: (6,0) and (-1,0) are too far, (4,4) touches by a corner."""
    match = placing(more="4,0 5,0")

    found = cells(match)

    assert {"0,4", "4,1"} <= found
    assert not {"6,0", "-1,0", "4,4"} & found
    assert [code(match, cell) for cell in ("6,0", "-1,0", "4,4", "0,0")] == [
        "outside",
        "outside",
        "touches-nothing",
        "cell-taken",
    ]


def code(match: mb.Match, cell: str) -> str | None:
    refusal = match.why_not(0, f"place {cell}")
    return None if refusal is None else refusal.code


def test_tc_32_a_hole_may_be_filled() -> None:
    """MM-50, A-29, TC-32."""
    match = placing(without="1,1")
    match.play(0, "place 1,1")

    assert display(match)["1,1"]["card"] == "S-Y4"


def test_tc_33_the_box_may_drift() -> None:
    """MM-50, A-28, TC-33: columns -3 to 2 are six."""
    match = placing(without="3,0 3,1 3,2 3,3", more="-1,0 -2,0")

    assert "-3,0" in cells(match)
    match.play(0, "place -3,0")
    assert "-3,0" in display(match)


def test_tc_33_a_fixed_frame_does_not_drift() -> None:
    """MM-50, A-28, TC-33, `frame=fixed`: already (-2,0) is outside."""
    match = placing(without="3,0 3,1 3,2 3,3", more="-1,0", options=FIXED)

    assert "-2,0" not in cells(match)
    assert {"-1,1", "3,0"} <= cells(match)
    refusal = match.why_not(0, "place -2,0")
    assert refusal is not None
    assert refusal.code == "outside"


def test_tc_34_an_isolated_card_may_be_touched() -> None:
    """MM-51, A-30, A-31, TC-34: but not by a corner."""
    match = placing(without="1,0 0,1")

    assert "-1,0" in cells(match)
    assert "-1,-1" not in cells(match)


def test_cards_need_not_hang_together() -> None:
    """MM-51, A-30: any one card is enough, in either part."""
    match = placing(without="1,0 1,1 1,2 1,3")

    assert {"1,0", "-1,3", "4,0", "0,4", "2,-1"} <= cells(match)
    assert "1,4" not in cells(match)


@pytest.mark.parametrize(
    ("more", "none"),
    [
        ("0,4 0,5", {"0,6", "0,-1", "3,-1"}),
        ("0,-1 0,-2", {"0,-3", "0,4", "3,4"}),
        ("-1,0 4,0", {"-2,0", "5,0"}),
        ("0,-1 0,4", {"0,-2", "0,5"}),
    ],
)
def test_rows_and_columns_count_six_in_all(more: str, none: set[str]) -> None:
    """MM-49: in every direction."""
    match = placing(more=more)

    assert not cells(match) & none
    assert cells(match) == {
        cell for cell in around(*GRID, *more.split()) if fits([*GRID, *more.split(), cell])
    }


def fits(lying: list[str]) -> bool:
    columns = [int(cell.split(",")[0]) for cell in lying]
    rows = [int(cell.split(",")[1]) for cell in lying]
    return max(columns) - min(columns) < 6 and max(rows) - min(rows) < 6


@pytest.mark.parametrize("more", ["", "4,0", "-1,0 4,0", "0,-1 0,4 4,4 4,3"])
def test_a_fixed_frame_has_36_cells(more: str) -> None:
    """MM-49, MM-50, A-28, `frame=fixed`: columns and rows -1 to 4."""
    match = placing(more=more, options=FIXED)

    assert cells(match) == {
        cell
        for cell in around(*GRID, *more.split())
        if all(-1 <= int(number) <= 4 for number in cell.split(","))
    }


def test_the_card_is_added_face_down() -> None:
    """MM-49, A-32: while the cards of the round still lie face up."""
    match = placing(up={0: ["0,0", "1,0"]})
    before = shown(match)

    match.play(0, "place 4,3")

    assert display(match)["4,3"]["card"] == "S-Y4"
    assert not display(match)["4,3"].get("up", False)
    assert shown(match) == before != []
    assert (drawn(match, 0), phase(match)) == (None, "ready")


def test_a_card_cannot_be_kept_or_given_back() -> None:
    """MM-40, MM-49, A-27."""
    match = placing()
    before = pile(match)

    match.play(0, "place 0,4")

    assert pile(match) == before
    assert len(display(match)) == 17


def test_all_muddlers_place_side_by_side() -> None:
    """MM-49, section 6.2: each in its own display."""
    match = a_match(seats=4, task="T7", phase="place", drawn={1: "S-Y4", 2: "S-B3", 3: "P0-B2"})

    match.play(3, "place 4,0")
    match.play(1, "place -1,2")
    assert match.waiting == [2]
    match.play(2, "place 0,4")

    assert phase(match) == "ready"
    assert display(match, 1)["-1,2"]["card"] == "S-Y4"
    assert display(match, 2)["0,4"]["card"] == "S-B3"
    assert display(match, 3)["4,0"]["card"] == "P0-B2"


def test_there_is_always_room() -> None:
    """MM-49, I-3: in a full box of five by five, and in one of six by six with 25 cards."""
    names = [f"{column},{row}" for row in range(5) for column in range(5)]
    cards = [*TWINS, *MORE, "P1-B2", "P1-B4"]
    full = a_match(
        task="T7",
        phase="place",
        displays={0: dict(zip(names, cards, strict=True))},
        drawn={0: "S-Y4"},
    )

    assert cells(full) == around(*names)
