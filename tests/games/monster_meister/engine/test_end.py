"""The end of the game: who has the fewest monsters (section 2.7)."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import Case, played
from tests.games.monster_meister.builders import GRID, TASKS, a_match, get_ready, phase, pile

CARDS = {"final_count": "cards"}
NINE = "B1 B2 B3 B4 Y1 Y2 Y3 Y4 R1"  # 21 eyes


def ended(*lines: str, **fields: Any) -> mb.Match:
    """The tenth round has just ended; one line of cards for each seat, the rest in the pile."""
    cells = [*GRID, *(f"{k},4" for k in range(4))]
    match = a_match(
        seats=len(lines),
        task="T6",
        round=10,
        phase="ready",
        displays={
            seat: dict(zip(cells, line.split(), strict=False)) for seat, line in enumerate(lines)
        },
        **fields,
    )
    get_ready(match)
    return match


def counts(match: mb.Match) -> list[tuple[int, int, int]]:
    """The three criteria of every seat."""
    view: Any = match.view(None)
    return [(seat.score, seat.monsters, seat.eyes) for seat in view.seats]


def test_tc_44_doubles_count_two() -> None:
    """MM-20, MM-81, A-47, TC-44: ten monsters on eight cards against nine."""
    match = ended("B1x2 Y2x2 B2 B3 B4 Y1 Y3 Y4", "B2 B3 B4 Y1 Y3 Y4 G1 G2 G4")

    assert match.scores == [10, 9]
    assert match.ranks == [2, 1]


def test_tc_44_cards_may_be_counted() -> None:
    """A-47, TC-44, `final_count=cards`: eight against nine."""
    match = ended("B1x2 Y2x2 B2 B3 B4 Y1 Y3 Y4", "B2 B3 B4 Y1 Y3 Y4 G1 G2 G4", options=CARDS)

    assert match.scores == [8, 9]
    assert match.ranks == [1, 2]


def test_tc_45_the_first_tie_break() -> None:
    """MM-82, TC-45: twelve monsters in all against thirteen."""
    match = ended(f"{NINE} P1-R3 S-G1 S-B3", f"{NINE} S-G4x2 P0-R3 P0-R4")

    assert [found[:2] for found in counts(match)] == [(9, 12), (9, 13)]
    assert match.ranks == [1, 2]


def test_tc_46_the_second_tie_break() -> None:
    """MM-82, MM-83, A-49, L-10, TC-46: only tied seats are compared."""
    match = ended(
        f"{NINE} P1-R4 P1-R3 P1-G3",
        f"{NINE} P0-R2 P0-R3 P0-R4",
        "B1 B2 B3 B4 Y1 Y2 Y3 R1 G1 R2",
    )

    assert counts(match) == [(9, 12, 31), (9, 12, 30), (10, 10, 20)]
    assert match.ranks == [2, 1, 3]


def test_tc_47_nobody_wins() -> None:
    """MM-84, A-49, L-14, TC-47: the best are equal in all three, so nobody has rank 1."""
    match = ended(f"{NINE} P1-R4 P1-R3 P1-G2", f"{NINE} P0-R4 P0-R3 P0-G2")

    assert counts(match) == [(9, 12, 30), (9, 12, 30)]
    assert match.ranks == [2, 2]


def test_tc_48_own_cards_elsewhere_do_not_count() -> None:
    """MM-85, A-50, TC-48: they are monsters of whoever has them, in the second and third place."""
    with_it = ended("B1 B2", "B1 B2 P0-R4x2")

    assert counts(with_it) == [(2, 2, 3), (2, 4, 11)]


def test_tc_51_after_the_tenth_round() -> None:
    """MM-80, A-45, A-51, TC-51: nothing is left to do, and all faces are public."""
    match = ended("B1 B2", "B3 B4")

    assert match.over
    assert phase(match) == "over"
    assert [match.legal(seat) for seat in (0, 1)] == [[], []]
    for viewer in (None, 0, 1):
        view: Any = match.view(viewer)
        faces = [[one.face for one in seat.cards] for seat in view.seats]
        assert faces == [["B1", "B2"], ["B3", "B4"]]


def test_at_the_end_the_tasks_left_out_are_shown() -> None:
    """A-46, A-51: not before."""
    match = ended("B1 B2", "B3 B4")
    left = {*TASKS, "C"} - {*match.position()["tasks"]}
    view: Any = match.view(None)

    assert set(view.left_out) == left | {"C"}
    assert len(view.left_out) == 2


def test_at_the_end_the_one_task_left_out_is_shown() -> None:
    """A-04, A-51, `twelfth_task=none`: eleven tasks, one of them was not played."""
    match = played(Case("monster-meister", 2, (("twelfth_task", "none"),), 1))
    view: Any = match.view(0)

    assert view.left_out == tuple({*TASKS, "C"} - {*match.position()["tasks"]})


def test_at_the_end_the_pile_is_shown() -> None:
    """A-51: all cards of the pile, from its top."""
    match = ended("B1 B2", "B3 B4")

    for viewer in (None, 0, 1):
        view: Any = match.view(viewer)
        assert list(getattr(view, "pile", ())) == pile(match)


@pytest.mark.parametrize("round", [1, 5, 9])
def test_no_earlier_round_is_the_last(round: int) -> None:
    """MM-80."""
    match = a_match(task="T6", round=round, phase="ready")
    get_ready(match)

    assert not match.over


def test_whole_games_have_ten_rounds() -> None:
    """MM-80: at every table."""
    for seats in (2, 3, 4):
        match = played(Case("monster-meister", seats, (), seats))
        flips = [step for step in match.steps if step.text == "flip"]
        assert len(flips) == 10


# The criteria


def test_fewest_own_monsters_win() -> None:
    """MM-81: whatever else lies there."""
    match = ended("B1", "B1 B2", "B1 B2 B3 S-R2 S-G1")

    assert match.scores == [1, 2, 3]
    assert match.ranks == [1, 2, 3]


def test_later_criteria_do_not_outweigh_the_first() -> None:
    """MM-81 to MM-83: a display full of strays is no harm."""
    match = ended("B4 S-G4x2 S-R3x2 S-Y4 P1-R4x2", "B1 B2")

    assert match.ranks == [1, 2]


def test_strays_count_for_no_first_criterion() -> None:
    """MM-81, MM-85: neither do cards of the other seats."""
    match = ended("B1 S-B3 S-Y4 P1-Y1", "B1")

    assert match.scores == [1, 1]
    assert match.ranks == [2, 1]


def test_no_own_card_at_all_is_best() -> None:
    """MM-81: nought."""
    match = ended("S-B3 S-Y4 P1-Y1", "B1")

    assert match.scores == [0, 1]


def test_eyes_of_all_cards_decide_last() -> None:
    """MM-83, A-48: strays included."""
    match = ended("B4 S-R2", "B1 S-Y4")

    assert counts(match) == [(1, 2, 6), (1, 2, 5)]
    assert match.ranks == [2, 1]


def test_eyes_of_doubles_are_added_up_in_the_count() -> None:
    """MM-20, MM-83: four and four are eight eyes in all."""
    match = ended("R4x2", "B1 B2")

    assert counts(match) == [(2, 2, 8), (2, 2, 3)]
    assert match.ranks == [2, 1]


def test_the_unit_is_the_same_in_the_tie_break() -> None:
    """MM-82, A-47, `final_count=cards`: two cards against three, though four monsters."""
    match = ended("B1 S-B2x2", "B1 S-Y4 S-G1", options=CARDS)
    monsters = ended("B1 S-B2x2", "B1 P0-Y4")

    assert match.ranks == [1, 2]
    assert monsters.ranks == [2, 1]


def test_cards_in_the_pile_count_for_nobody() -> None:
    """MM-85."""
    match = ended("B1", "B1 B2")

    assert len(pile(match)) > 30
    assert counts(match) == [(1, 1, 1), (2, 2, 3)]


# Ranks


def test_without_a_winner_the_others_keep_their_ranks() -> None:
    """MM-84, A-49: 2, 2, 3, 4."""
    match = ended("B1", "B1", "B1 B2", "B1 B2 B3")

    assert match.ranks == [2, 2, 3, 4]


def test_all_may_be_equal() -> None:
    """MM-84, A-49."""
    assert ended("B1", "B1", "B1", "B1").ranks == [2, 2, 2, 2]


def test_equal_seats_behind_the_winner_share_a_rank() -> None:
    """A-49: 1, 2, 2, 4."""
    assert ended("B1", "B1 B2", "B1 B2", "B1 B2 B3").ranks == [1, 2, 2, 4]
