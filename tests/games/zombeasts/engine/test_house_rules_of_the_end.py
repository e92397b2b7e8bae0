"""House rules of the end: trigger, last round, ties (section 4.1)."""

from typing import Any

import pytest

from monsterbox.core.match import Match
from tests.games.zombeasts.builders import (
    a_last_round,
    a_match,
    a_turn_begun,
    choices,
    field,
    hand,
    minus,
    phase,
    stock,
)

OPEN = ["R-RAB-3R", "B-DOG-1R", "G-CAT-1R"]
NEARLY_GREEN = {"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]}
NEXT = {"refill_trigger": "next_player"}


def test_the_refill_may_trigger_for_the_next_player() -> None:
    """ZB-64, ZB-66, ZB-67, A-23, T35: a normal turn for seat 1, then one each for 2 and 0."""
    match = a_match(
        phase="draw",
        number=1,
        hand=["R-DOG-2L"],
        hands={1: ["G-RAT-1R", "G-CAT-2L"], 2: ["R-RAT-1L", "R-CAT-2R"]},
        stock=["O-CAT-1R"],
        pile=2,
        options=NEXT,
    )
    match.play(0, "draw O-CAT-1R")
    last_round = [field(match, "lastRound")]
    match.play(1, "play G-RAT-1R")
    drawing = phase(match)
    match.play(1, f"draw {stock(match)[0]}")
    last_round.append(field(match, "lastRound"))

    match.play(2, "play R-RAT-1L")
    turn = match.turn
    match.play(0, "play R-DOG-2L")

    assert last_round == [False, True]
    assert drawing == "draw"
    assert turn == 0
    assert match.over


def test_a_pile_emptied_before_the_refill_triggers_as_usual() -> None:
    """ZB-65, A-23: `refill_trigger = next_player` speaks of the refill only."""
    match = a_match(phase="draw", number=1, hand=["R-DOG-2L"], stock=OPEN, pile=1, options=NEXT)

    match.play(0, "draw pile")

    assert (field(match, "trigger"), field(match, "lastRound")) == (0, True)


def test_a_closed_stock_gives_no_bonus() -> None:
    """ZB-45, ZB-69, A-25: under `last_round_stock = closed` the turn ends without a question."""
    match = a_last_round(
        hand=["G-RAT-1R", "R-DOG-1R"],
        moons=NEARLY_GREEN,
        stock=["O-CAT-1R"],
        options={"last_round_stock": "closed"},
    )

    match.play(0, "play G-RAT-1R")

    assert match.turn == 1
    assert stock(match) == ["O-CAT-1R"]


def test_a_stock_to_be_closed_is_open_before_the_last_round() -> None:
    """ZB-43, A-25: `last_round_stock = closed` changes nothing earlier."""
    match = a_match(
        hand=["G-RAT-1R", "R-DOG-1R"],
        moons=NEARLY_GREEN,
        stock=["O-CAT-1R"],
        options={"last_round_stock": "closed"},
    )

    match.play(0, "play G-RAT-1R")

    assert choices(match) == {"bonus O-CAT-1R", "decline"}


def test_an_unplayable_hand_of_the_last_round_may_stay() -> None:
    """ZB-71, A-27, T38: under `last_round_dump = pass` nothing happens."""
    match = a_turn_begun(
        hand=["B-DOG-1R", "B-CAT-2R"],
        moons={"blue": ["B-RAB-1R", "B-RAT-2R"]},
        pile=0,
        options={"last_round_dump": "pass"},
    )

    turn = match.turn

    assert turn == 1
    assert hand(match) == ["B-DOG-1R", "B-CAT-2R"]
    assert minus(match) == set()


def test_before_the_last_round_an_unplayable_hand_is_lost_as_usual() -> None:
    """ZB-60, ZB-61, A-27: `last_round_dump = pass` changes nothing earlier."""
    match = a_turn_begun(
        hand=["B-DOG-1R", "B-CAT-2R"],
        moons={"blue": ["B-RAB-1R", "B-RAT-2R"]},
        options={"last_round_dump": "pass"},
        chance=["deal O-CAT-1R", "deal R-DOG-1R", "deal G-RAT-1R"],
    )

    lost = minus(match)

    assert lost == {"B-DOG-1R", "B-CAT-2R"}
    assert hand(match) == ["O-CAT-1R", "R-DOG-1R", "G-RAT-1R"]


def a_tie(**fields: Any) -> Match:
    """Seat 0 ends with 8 less 4 points, seat 1 with 4, seat 2 with none."""
    match = a_match(
        pile=0,
        active=2,
        trigger=0,
        lastRound=True,
        hands={1: [], 2: ["W-DOG-L"]},
        victory={0: ["B-DOG-1R", "B-CAT-1L"], 1: ["O-DOG-1L"]},
        minus={0: ["B-RAB-1R"]},
        **fields,
    )
    match.play(2, "play W-DOG-L on white")
    return match


@pytest.mark.parametrize(
    ("tie_break", "ranks"),
    [("none", [1, 1, 3]), ("fewest_minus", [2, 1, 3]), ("most_moons", [1, 2, 3])],
)
def test_a_tie_may_be_broken(tie_break: str, ranks: list[int]) -> None:
    """ZB-76, A-30: by the smaller minus pile or the greater number of full moons."""
    match = a_tie(fullMoons=[2, 1, 0], options={"tie_break": tie_break})

    found = list(match.ranks)

    assert list(match.scores) == [4, 4, 0]
    assert found == ranks


def test_what_no_tie_break_separates_is_shared() -> None:
    """ZB-76, A-30: under `tie_break = most_moons` an equal number of moons shares the rank."""
    match = a_tie(fullMoons=[1, 1, 0], options={"tie_break": "most_moons"})

    found = list(match.ranks)

    assert found == [1, 1, 3]
