"""A round with an ordinary task: who turns which cards, and when (section 2.2)."""

from __future__ import annotations

import pytest

import monsterbox as mb
from tests.cases import in_one_test
from tests.games.monster_meister.builders import (
    GRID,
    TASKS,
    a_match,
    a_new_match,
    a_reveal,
    a_round,
    cell_of,
    cells,
    choices,
    display,
    field,
    finish_round,
    get_ready,
    phase,
    points,
    remove,
    roles,
    shown,
    turn,
)

UP_TO = {"reveal_count": "up_to"}


@in_one_test("task", TASKS)
@in_one_test("seats", [2, 4])
def test_the_task_is_the_same_for_all(task: str, seats: int) -> None:
    """MM-10, MM-12: the holder flips it, then every seat may turn cards."""
    match = flipping(task, seats)

    match.play(1, "flip")

    assert (field(match, "task"), phase(match)) == (task, "reveal")
    assert match.waiting == list(range(seats))


def flipping(task: str, seats: int = 3) -> mb.Match:
    """Three rounds are over; seat 1 is to flip the task."""
    tasks = [one for one in (*TASKS, "C") if one != task]
    order = [*tasks[:3], task, *tasks[3:9]]
    return a_match(seats=seats, phase="flip", round=3, holder=1, tasks=order)


def test_only_the_holder_flips() -> None:
    """MM-10."""
    match = flipping("T4")

    assert match.waiting == [1]
    assert [choices(match, seat) for seat in range(3)] == [set(), {"flip"}, set()]


def test_the_top_task_is_flipped() -> None:
    """MM-07, MM-10: the tasks come in the order in which they lie."""
    match = a_new_match(2, 3)
    order = field(match, "tasks")
    found = []
    while not match.over:
        match.play(match.waiting[0], "flip")
        found.append(field(match, "task"))
        finish_round(match)

    assert found == order


def test_a_competition_is_no_ordinary_task() -> None:
    """MM-11: a feature is named, no card is turned."""
    match = flipping("C")

    match.play(1, "flip")

    assert phase(match) == "name"
    assert match.waiting == [1]


def test_all_turn_cards_side_by_side() -> None:
    """MM-12: any seat may go on at any time."""
    match = a_match(seats=3, task="T1")

    for seat in (2, 0, 2, 1, 0, 2, 1, 1):
        match.play(seat, match.legal(seat)[0])

    assert field(match, "turned") == [2, 3, 3]
    assert match.waiting == [0, 1, 2]


def test_any_own_card_that_lies_face_down_may_be_turned() -> None:
    """MM-13: whatever its back."""
    match = a_match(displays={0: ["S-B3", None, "P1-G1"]}, up={0: ["3,0"]})

    assert cells(match, 0) == {*GRID} - {"1,0", "3,0"}


def test_each_card_is_seen_before_the_next_is_chosen() -> None:
    """MM-13, A-07: its owner sees the face at once."""
    match = a_reveal("T1", "B4 R2")

    cell = cell_of(match, 0, "B4")
    turn(match, 0, "B4")

    view = match.view(0)
    found = {one.cell: one.face for one in view.seats[0].cards if one.face}  # type: ignore[attr-defined]
    assert found == {cell: "B4"}
    assert f"turn {cell}" not in choices(match)


def test_no_card_of_another_display_may_be_turned() -> None:
    """MM-12, MM-13: cells mean the own display."""
    match = a_match(displays={1: ["B1"]}, seats=3)

    match.play(0, "turn 0,0")

    assert not any(one.get("up") for one in display(match, 1).values())


def test_turned_cards_stay_until_the_end_of_the_round() -> None:
    """MM-18: face up and in their place; a removal takes one away."""
    match = a_round("T6", "B1 R2 G1", "G2", round=5)
    cell = cell_of(match, 0, "R2", is_up=True)
    assert (shown(match, 0), shown(match, 1)) == (["B1", "G1", "R2"], ["G2"])

    remove(match, 0, "R2")

    assert phase(match) == "place"
    assert cell not in display(match, 0)
    assert (shown(match, 0), shown(match, 1)) == (["B1", "G1"], ["G2"])
    match.play(1, match.legal(1)[0])
    assert (shown(match, 0), shown(match, 1)) == (["B1", "G1"], ["G2"])
    get_ready(match)
    assert shown(match, 0) == shown(match, 1) == []


@pytest.mark.parametrize("text", ["turn 0,0", "pick 0,0", "remove 0,0", "place 4,0", "look 0,0"])
def test_cards_are_left_alone_between_rounds(text: str) -> None:
    """MM-19, A-54: the only thing to do is the flip."""
    match = flipping("T4")

    assert choices(match, 1) == {"flip"}
    for seat in range(3):
        assert match.why_not(seat, text) is not None


@pytest.mark.parametrize("phase_", ["ready", "place", "remove", "name"])
def test_no_phase_but_its_own_turns_cards(phase_: str) -> None:
    """MM-19: neither looking nor moving."""
    made = {
        "ready": lambda: a_round("T6", "G1", "G1"),
        "remove": lambda: a_round("T6", "B1 G1", "G1"),
        "place": lambda: a_match(phase="place", drawn={0: "S-B3"}, task="T6"),
        "name": lambda: a_match(phase="name", task="C"),
    }
    match = made[phase_]()

    assert phase(match) == phase_
    assert match.why_not(0, "turn 3,3") is not None
    verbs = {text.split()[0] for text in choices(match)}
    assert verbs == {phase_}


# reveal_count


def test_fewer_cards_by_an_option() -> None:
    """A-08, MM-14, `reveal_count=up_to`: after the first card a seat may end."""
    match = a_reveal("T1", "G4 R1", options=UP_TO)
    assert "done" not in choices(match)
    refusal = match.why_not(0, "done")
    assert refusal is not None
    assert refusal.code == "must-go-on"

    turn(match, 0, "G4")
    assert "done" in choices(match)
    match.play(0, "done")

    assert match.waiting == [1]
    assert shown(match, 0) == ["G4"]


def test_whoever_is_done_early_is_scored_with_what_lies_there() -> None:
    """A-08, `reveal_count=up_to`: 4 MP of one card against 4 of four."""
    match = a_reveal("T1", "G4", "R1 R2 R3 R4", options=UP_TO)
    turn(match, 0, "G4")
    match.play(0, "done")
    turn(match, 1, "R1", "R2", "R3", "R4")

    assert points(match) == [4, 4]
    assert roles(match) == ([], [])


def test_at_the_number_a_seat_is_done_by_itself() -> None:
    """A-08, `reveal_count=up_to`."""
    match = a_match(task="T1", options=UP_TO)
    for _ in range(4):
        match.play(0, match.legal(0)[0])

    assert 0 not in match.waiting


@pytest.mark.parametrize("task", ["T5", "T6", "T8", "T10"])
def test_until_tasks_know_no_early_end(task: str) -> None:
    """MM-15, A-08, A-11: with the option too."""
    match = a_reveal(task, "B1 B3", options=UP_TO)
    turn(match, 0, "B1", "B3")

    assert "done" not in choices(match)
    refusal = match.why_not(0, "done")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("must-go-on", "MM-15")


@pytest.mark.parametrize("task", ["T1", "T9"])
def test_without_the_option_nobody_is_done_early(task: str) -> None:
    """MM-14, A-08."""
    match = a_match(task=task)
    match.play(0, match.legal(0)[0])

    refusal = match.why_not(0, "done")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("must-go-on", "MM-14")


def test_each_seat_turns_at_least_one_card() -> None:
    """MM-14, MM-15, A-18: so a memorizer always has one to remove."""
    for task in TASKS:
        match = a_match(task=task, options=UP_TO)
        assert all(text.startswith("turn ") for text in match.legal(0))
