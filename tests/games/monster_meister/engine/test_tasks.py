"""The task cards: what they demand and what they pay (sections 1.4, 2.2 and 2.3)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from tests.games.monster_meister.builders import (
    GRID,
    NUMBER,
    TASKS,
    TWINS,
    a_match,
    a_reveal,
    a_round,
    choices,
    field,
    phase,
    points,
    points_so_far,
    roles,
    stops,
    turn,
    worth,
)

DOUBLES = ["R2+Y3", "G2+R3", "Y4+R3", "B2+G4", "B1+Y1", "G1+R4", "B2x2", "Y4x2", "G2x2", "R4x2"]
SINGLES = [f"{colour}{eyes}" for colour, eyes in product("BYGR", (1, 2, 3, 4))]


def alone(task: str, face: str, **fields: Any) -> tuple[int, bool]:
    """What a card gives that is turned first, and whether the seat is done with it."""
    match = a_reveal(task, face, **fields)
    turn(match, 0, face)
    return points_so_far(match), 0 not in match.waiting


@pytest.mark.parametrize("task", TASKS)
def test_what_every_monster_is_worth(task: str) -> None:
    """MM-20, MM-21, MM-24, section 1.4: for each colour and number of eyes."""
    found = {face: alone(task, face)[0] for face in SINGLES}

    assert found == {face: worth(task, face) for face in SINGLES}


@pytest.mark.parametrize("task", TASKS)
def test_what_every_double_is_worth(task: str) -> None:
    """MM-20, MM-21 to MM-23, section 1.4: both monsters for themselves."""
    found = {face: alone(task, face)[0] for face in DOUBLES}

    assert found == {face: worth(task, face) for face in DOUBLES}


@pytest.mark.parametrize("task", TASKS)
def test_which_cards_end_a_task_at_once(task: str) -> None:
    """MM-14 to MM-16, section 1.4: until tasks only, one monster of two is enough."""
    found = {face for face in [*SINGLES, *DOUBLES] if alone(task, face)[1]}

    assert found == {face for face in [*SINGLES, *DOUBLES] if stops(task, face)}


# The worked examples


def test_tc_04_four_cards() -> None:
    """MM-14, MM-20, MM-21, TC-04, rulebook: 4 + 4 + 3 + 2 + 1, and no fifth card."""
    match = a_reveal("T1", "G3x2 Y1 B4 R2")

    turn(match, 0, "G3x2", "Y1", "B4", "R2")

    assert points_so_far(match) == 14
    assert match.waiting == [1]
    refusal = match.why_not(0, "turn 3,3")
    assert refusal is not None
    assert refusal.code == "not-your-turn"


@pytest.mark.parametrize(("value", "expected"), [("no", 4), ("yes", 8)])
def test_tc_05_until_a_double(value: str, expected: int) -> None:
    """MM-15, MM-23, L-07, L-09, A-13, TC-05, rulebook, `t5_double_scores`: 3 + 1, and 2 + 2."""
    match = a_reveal("T5", "B3 R1 Y2x2", options={"t5_double_scores": value})

    turn(match, 0, "B3", "R1")
    before = 0 in match.waiting
    turn(match, 0, "Y2x2")

    assert before
    assert 0 not in match.waiting
    assert points_so_far(match) == expected


def test_tc_06_two_times_two_eyes_are_not_four() -> None:
    """MM-15, MM-20, A-14, L-08, TC-06, rulebook: T10 goes on, and T7 pays 3 + 3."""
    assert alone("T10", "Y2x2") == (4, False)
    assert alone("T7", "Y2x2") == (6, False)


def test_tc_07_until_green_with_three() -> None:
    """MM-21, MM-22, MM-25, MM-26, L-11, TC-07, rulebook page 2."""
    match = a_round("T6", "B1 R2 Y3 G1", "B4 G2", "R3 G4")

    assert points(match) == [3, 1, 1]
    assert roles(match) == ([0], [1, 2])


def test_tc_08_the_most_that_t2_pays() -> None:
    """MM-20, MM-21, TC-08."""
    assert points_of("T2", "R4x2 B1x2 R1 R2") == 8 + 6 + 4 + 4


def test_tc_09_points_below_zero_stay_there() -> None:
    """MM-24, A-15, TC-09."""
    assert points_of("T3", "Y2x2 Y1 Y3 Y4 G1 R1") == -2 - 1 - 1 - 1


def test_tc_10_plus_and_minus() -> None:
    """MM-21, TC-10."""
    assert points_of("T4", "G3x2 G1 B1x2 R1 Y1 B2") == 4 + 2 - 2 - 1


def test_tc_11_few_eyes_pay_most() -> None:
    """MM-20, MM-21, TC-11."""
    assert points_of("T7", "B1x2 Y1 Y2x2 G3x2 R4x2 B4") == 8 + 4 + 6 + 4 + 2 + 1


def test_tc_12_eyes_for_and_against() -> None:
    """MM-20, MM-24, TC-12."""
    assert points_of("T9", "R4x2 B4 B1x2 Y2x2 G3 R1") == 8 + 4 + 2 - 4 - 3 + 1


@pytest.mark.parametrize(("value", "expected"), [("other_half_scores", 3), ("scores_nothing", 2)])
def test_tc_13_the_other_half_of_a_stopping_double(value: str, expected: int) -> None:
    """MM-16, MM-22, A-12, TC-13, `stop_card`: stopped by R2, Y3 scores."""
    match = a_reveal("T8", "B1 G4 R2+Y3", options={"stop_card": value})

    turn(match, 0, "B1", "G4", "R2+Y3")

    assert 0 not in match.waiting
    assert points_so_far(match) == expected


def test_tc_14_until_four_eyes() -> None:
    """MM-15, MM-22, TC-14: R4 ends it and pays nothing."""
    match = a_reveal("T10", "R1 Y2x2 G3x2 B1x2 R4")

    turn(match, 0, "R1", "Y2x2", "G3x2", "B1x2")
    before = 0 in match.waiting
    turn(match, 0, "R4")

    assert (before, 0 in match.waiting) == (True, False)
    assert points_so_far(match) == 4 + 4 + 2


@pytest.mark.parametrize(("value", "expected"), [("other_half_scores", 4), ("scores_nothing", 0)])
def test_tc_15_stopped_by_the_first_card(value: str, expected: int) -> None:
    """MM-16, MM-22, A-12, TC-15, `stop_card`: R3 gives 4, Y4 nothing."""
    assert alone("T10", "Y4+R3", options={"stop_card": value}) == (expected, True)


@pytest.mark.parametrize(("value", "expected"), [("other_half_scores", 2), ("scores_nothing", 1)])
def test_tc_16_a_green_half_stops(value: str, expected: int) -> None:
    """MM-16, MM-22, A-12, TC-16, `stop_card`."""
    match = a_reveal("T6", "B1 G2+R3", options={"stop_card": value})

    turn(match, 0, "B1", "G2+R3")

    assert 0 not in match.waiting
    assert points_so_far(match) == expected


@pytest.mark.parametrize("value", ["other_half_scores", "scores_nothing"])
def test_tc_17_no_double_is_left(value: str) -> None:
    """MM-17, MM-23, A-10, TC-17: twelve singles are turned, all of them count."""
    singles = [face for face in TWINS if not face.endswith("x2")]
    match = a_match(
        task="T5",
        displays={0: dict(zip(GRID, singles, strict=False))},
        options={"stop_card": value},
    )

    turn(match, 0, *singles[:11])
    before = 0 in match.waiting
    turn(match, 0, singles[11])

    assert (before, 0 in match.waiting) == (True, False)
    assert points_so_far(match) == sum(int(face[1]) for face in singles) == 30


def points_of(task: str, line: str) -> int:
    """What the cards are worth when all are turned."""
    match = a_reveal(task, line)
    turn(match, 0, *line.split())
    assert 0 not in match.waiting
    return points_so_far(match)


# More of the rules


@pytest.mark.parametrize("task", NUMBER)
def test_exactly_so_many_cards(task: str) -> None:
    """MM-14, A-08: no fewer, no more, whatever they show."""
    match = a_match(task=task)
    for k in range(NUMBER[task]):
        assert 0 in match.waiting, f"done after {k}"
        assert "done" not in choices(match)
        match.play(0, match.legal(0)[0])

    assert 0 not in match.waiting


@pytest.mark.parametrize("task", ["T5", "T6", "T8", "T10"])
def test_an_until_task_goes_on_until_the_card_appears(task: str) -> None:
    """MM-15, A-11, L-09: all cards that do not fulfil it may come before."""
    others = [face for face in TWINS if not stops(task, face)]
    match = a_match(task=task)

    turn(match, 0, *others)
    assert 0 in match.waiting
    assert len(choices(match)) == 4
    assert match.why_not(0, "done") is not None
    match.play(0, match.legal(0)[0])

    assert 0 not in match.waiting


@pytest.mark.parametrize("task", ["T1", "T7", "T6"])
def test_who_has_no_card_left_is_done(task: str) -> None:
    """MM-17, A-09, A-10: also in tasks for a number of cards."""
    match = a_match(task=task, displays={0: {"0,0": "B1", "1,0": "Y3", "2,0": "R3"}})

    turn(match, 0, "B1", "Y3", "R3")

    assert match.waiting == [1]


def test_a_last_card_that_did_not_stop_scores() -> None:
    """MM-17, A-12, `stop_card=scores_nothing`: it did not meet the condition."""
    match = a_match(
        task="T6",
        round=10,
        displays={0: {"0,0": "B1", "1,0": "R3x2"}},
        options={"stop_card": "scores_nothing"},
    )

    turn(match, 0, "B1", "R3x2")

    assert points_so_far(match) == 3


@pytest.mark.parametrize("task", ["T1", "T7"])
def test_a_stop_card_is_a_matter_of_until_tasks(task: str) -> None:
    """A-12, `stop_card=scores_nothing`: other tasks pay as ever."""
    for face in DOUBLES:
        assert alone(task, face, options={"stop_card": "scores_nothing"})[0] == worth(task, face)


@pytest.mark.parametrize("face", ["Y2x2", "B1+Y1", "R4x2"])
def test_the_stop_card_option_leaves_t5_alone(face: str) -> None:
    """A-12, A-13: T5 has its own option."""
    both = {"stop_card": "scores_nothing", "t5_double_scores": "yes"}
    eyes = sum(int(part[1]) for part in face.replace("x2", f"+{face[:2]}").split("+"))

    assert alone("T5", face, options=both) == (eyes, True)
    assert alone("T5", face, options={"stop_card": "scores_nothing"}) == (0, True)


def test_all_cards_of_the_round_are_counted() -> None:
    """MM-21: those turned by each seat, the stopping card included."""
    match = a_round("T10", "R1 Y4+R3", "B2 B4")

    assert points(match) == [8, 0]


def test_points_begin_anew_in_each_round() -> None:
    """MM-21: cards of an earlier round do not count."""
    match = a_round("T6", "B1 G1", "B1 G1", round=3)
    match.play(0, "ready")
    match.play(1, "ready")
    match.play(1, "flip")

    assert field(match, "points") == [0, 0]
    assert field(match, "turned") == [0, 0]


# The table of section 1.4


@cache
def values(task: str) -> dict[str, int]:
    """What each card of the default set gives, as the engine says."""
    return {face: alone(task, face)[0] for face in TWINS}


RANGES = {
    "T1": (5, 12.5, 22),
    "T2": (5, 12.5, 22),
    "T3": (-5, 1.9, 10),
    "T4": (-5, 1.9, 10),
    "T5": (0, 6.0, 30),
    "T6": (0, 3.0, 15),
    "T7": (9, 18.8, 30),
    "T8": (0, 3.0, 15),
    "T9": (-21, 0.0, 23),
    "T10": (0, 4.8, 24),
}


def best_and_worst(task: str) -> tuple[list[str], list[str]]:
    """The cards a seat would turn if it knew them all, for the fewest and for the most points."""
    found = values(task)
    ranked = sorted(TWINS, key=lambda face: found[face])
    if task in NUMBER:
        return ranked[: NUMBER[task]], ranked[-NUMBER[task] :]
    last = [face for face in ranked if stops(task, face)]
    return last[:1], [*(face for face in ranked if not stops(task, face)), last[-1]]


@pytest.mark.parametrize("task", TASKS)
def test_the_range_of_each_task_on_the_starting_display(task: str) -> None:
    """MM-14, MM-15, MM-21 to MM-24, section 1.4: played to the lowest and to the highest."""
    found = []
    for faces in best_and_worst(task):
        match = a_match(task=task)
        turn(match, 0, *faces)
        assert 0 not in match.waiting
        found.append(points_so_far(match))

    assert found == [RANGES[task][0], RANGES[task][2]]


@pytest.mark.parametrize("task", TASKS)
def test_the_blind_average_of_each_task(task: str) -> None:
    """MM-21, section 1.4: every card is as likely as any other; of five, one comes before four."""
    found = values(task)
    total = sum(found.values())
    others = sum(found[face] for face in TWINS if not stops(task, face))
    average = total * NUMBER[task] / 16 if task in NUMBER else others / 5

    assert average == pytest.approx(RANGES[task][1], abs=0.051)


@pytest.mark.parametrize("task", ["T5", "T6", "T8", "T10"])
def test_every_condition_is_met_by_four_cards_of_sixteen(task: str) -> None:
    """Section 1.2: which is why a blind until task takes 3.4 cards on average."""
    assert sum(alone(task, face)[1] for face in TWINS) == 4


def test_speed_has_no_effect() -> None:
    """MM-12, MM-25: who is done last may have the most points."""
    first, last = (a_reveal("T6", "B1 R2 G1", "B1 G1") for _ in range(2))
    turn(first, 0, "B1", "R2", "G1")
    turn(first, 1, "B1", "G1")
    turn(last, 1, "B1", "G1")
    turn(last, 0, "B1", "R2", "G1")

    assert roles(first) == roles(last) == ([0], [1])
    assert phase(first) == phase(last) == "remove"
