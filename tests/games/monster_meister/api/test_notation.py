"""Choices as text and back: every form of section 6.3, and every text that means nothing."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE
from tests.cases import in_one_test
from tests.games.monster_meister.builders import (
    FEATURES,
    TASKS,
    TWIN_STRAYS,
    TWINS,
    a_match,
    a_position,
    choices,
)

GAME = mb.game("monster-meister")
BOX = [(column, row) for row in range(6) for column in range(6)]
RING = [(column, row) for row in range(-1, 7) for column in range(-1, 7)]


def a_state(**fields: Any) -> Any:
    """A table of two to four seats, all of whose displays are grids from 0,0 unless said."""
    position = a_position(**fields)
    settings = GAME.settings(position["seats"], position["options"])
    return GAME.state_at(position, position["seats"], settings)


def all_texts(verb: str) -> list[str]:
    """Every choice of a seat whose display begins at 0,0, in the order of section 6.3."""
    return [
        *(f"{verb} {column},{row}" for column, row in BOX),
        *(f"place {column},{row}" for column, row in RING),
        *(f"name {feature}" for feature in FEATURES),
        "flip",
        "ready",
        "done",
    ]


PHASES: dict[str, dict[str, Any]] = {
    "turn": {"phase": "reveal"},
    "pick": {"phase": "pick", "task": "C", "feature": "red", "used": ["red"]},
    "remove": {"phase": "remove", "memorizers": [0], "up": {0: ["0,0"]}},
}


@pytest.mark.parametrize("verb", PHASES)
def test_the_encoding_is_that_of_the_specification(verb: str) -> None:
    """Section 6.3: 36 cells, 64 places, 8 names, flip and ready are 110; `done` is one more."""
    state = a_state(**PHASES[verb])

    numbers = [GAME.parse(state, 0, text) for text in all_texts(verb)]

    assert numbers == list(range(111))


@pytest.mark.parametrize("verb", PHASES)
def test_every_number_is_written_as_it_is_read(verb: str) -> None:
    """Section 6.3: the phase tells apart what shares a cell."""
    state = a_state(**PHASES[verb])

    assert [GAME.text_of(state, 0, number) for number in range(111)] == all_texts(verb)


def test_cells_are_counted_from_the_corner_of_the_display() -> None:
    """Section 6.3: relative to the top left of the box; people count on from the start grid."""
    state = a_state(displays={0: {"-2,1": "B2", "-1,1": "B3", "-1,2": "B4"}})

    assert GAME.parse(state, 0, "turn -2,1") == 0
    assert GAME.parse(state, 0, "turn -1,2") == 7
    assert GAME.parse(state, 0, "place -3,0") == 36
    assert GAME.text_of(state, 0, 36 + 9) == "place -2,1"
    assert GAME.parse(state, 1, "turn 0,0") == 0


def test_cells_are_frozen_during_a_phase() -> None:
    """Section 6.3: turning cards does not change their numbers."""
    match = a_match(task="T5", displays={0: {"0,0": "B2", "1,0": "B3", "1,1": "B4"}})
    match.play(0, "turn 0,0")

    assert match.legal(0) == ["turn 1,0", "turn 1,1"]


def test_a_removed_edge_does_not_rename_the_other_cells() -> None:
    """Absolute cells: what was at 2,1 stays at 2,1 when the first column is gone."""
    match = a_match(
        task="T5",
        phase="remove",
        displays={0: {"0,0": "B2", "1,0": "B3", "2,1": "B4"}},
        up={0: ["0,0"]},
        memorizers=[0],
    )
    match.play(0, "remove 0,0")

    assert sorted(match.position()["displays"][0]) == ["1,0", "2,1"]


def test_outcomes_have_numbers_too() -> None:
    """Section 6.1: the shuffles, the tasks, the first holder."""
    state = a_state(seats=4)
    texts = [
        *(f"holder {seat}" for seat in range(4)),
        *(f"card {face}" for face in TWINS),
        *(f"stray {face}" for face in TWIN_STRAYS),
        *(f"task {task}" for task in (*TASKS, "C")),
    ]

    numbers = [GAME.parse(state, CHANCE, text) for text in texts]

    assert len({*numbers}) == len(texts)
    assert min(numbers) > 110
    assert [GAME.text_of(state, CHANCE, number) for number in numbers] == texts


def test_the_order_of_choices_is_stable() -> None:
    """Section 6.3: row by row; colours before eyes."""
    reveal = a_match(displays={0: {"1,0": "B2", "0,1": "B3", "-1,2": "B4", "2,0": "Y1"}})
    name = a_match(phase="name", task="C")

    assert reveal.legal(0) == ["turn 1,0", "turn 2,0", "turn 0,1", "turn -1,2"]
    assert name.legal(0) == [f"name {feature}" for feature in FEATURES]


UNREADABLE = {
    "": "unknown-choice",
    " ": "unknown-choice",
    "dance": "unknown-choice",
    "turn": "unknown-choice",
    "turn 0": "unknown-cell",
    "turn 0,0 1,0": "unknown-choice",
    "turn 0, 0": "unknown-choice",
    "turn  0,0": "unknown-choice",
    " turn 0,0": "unknown-choice",
    "turn 0,0 ": "unknown-choice",
    "turn 0,0\n": "unknown-choice",
    "Turn 0,0": "unknown-choice",
    "flip it": "unknown-choice",
    "ready now": "unknown-choice",
    "name": "unknown-choice",
    "name dark red": "unknown-choice",
    "place": "unknown-choice",
    "card B2": "unknown-choice",
    "task T1": "unknown-choice",
    "holder 0": "unknown-choice",
    "turn x,0": "unknown-cell",
    "turn 00,0": "unknown-cell",
    "turn -0,0": "unknown-cell",
    "turn +1,0": "unknown-cell",
    "turn 1.0,0": "unknown-cell",
    "turn ١,٠": "unknown-cell",
    "turn 1000,0": "unknown-cell",
    "place 0;4": "unknown-cell",
    "place a,b": "unknown-cell",
    "name pink": "unknown-feature",
    "name Red": "unknown-feature",
    "name 0": "unknown-feature",
    "name 5": "unknown-feature",
    "name 02": "unknown-feature",
    "turn 6,0": "outside",
    "turn 0,-1": "outside",
    "place 7,0": "outside",
    "place 0,-2": "outside",
    "turn 99,99": "outside",
}


@in_one_test("text", UNREADABLE)
def test_a_text_that_means_nothing_says_which_part(text: str) -> None:
    """A code for every part, in one line."""
    with pytest.raises(Unreadable) as caught:
        GAME.parse(a_state(), 0, text)
    assert caught.value.refusal.code == UNREADABLE[text]
    assert str(caught.value)
    assert "\n" not in str(caught.value)


@in_one_test("text", UNREADABLE)
def test_a_match_refuses_it_with_the_same_code(text: str) -> None:
    """Without changing anything."""
    match = a_match()
    before = match.position()

    refusal = match.why_not(0, text)

    assert refusal is not None
    assert refusal.code == UNREADABLE[text]
    with pytest.raises(mb.IllegalAction):
        match.play(0, text)
    assert match.position() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "card",
        "card B5",
        "card B2x2",
        "stray B2",
        "stray",
        "task T11",
        "task t1",
        "holder",
        "holder 2",
        "holder -1",
        "holder 00",
        "flip",
        "turn 0,0",
    ],
)
def test_an_outcome_that_means_nothing_is_refused(text: str) -> None:
    """As part of a script or a record; a table of two, the default deck."""
    with pytest.raises(Unreadable) as caught:
        GAME.parse(a_state(), CHANCE, text)
    assert caught.value.refusal.code in ("unknown-outcome", "unknown-choice")
    assert "\n" not in str(caught.value)


def test_an_outcome_that_cannot_come_is_refused() -> None:
    """I-1: a script may not deal a card twice."""
    with pytest.raises(mb.IllegalAction) as caught:
        GAME.from_position({"seats": 2, "phase": "deal"}, chance=["card B2", "card B2"])
    assert caught.value.code == "impossible-outcome"


def test_a_script_deals_the_whole_table() -> None:
    """MM-03 to MM-08: holder, sets in the order of the seats, strays, tasks."""
    script = [
        "holder 1",
        *(f"card {face}" for _ in range(2) for face in TWINS),
        *(f"stray {face}" for face in TWIN_STRAYS),
        *(f"task {task}" for task in TASKS),
    ]

    match = GAME.from_position({"seats": 2, "phase": "holder"}, chance=script)

    position = match.position()
    assert [step.text for step in match.steps] == script
    assert position["holder"] == 1
    for seat in range(2):
        dealt = [one["card"] for one in position["displays"][seat].values()]
        assert dealt == [f"P{seat}-{face}" for face in TWINS]
    assert [one["card"] for one in position["pile"]] == [f"S-{face}" for face in TWIN_STRAYS]
    assert position["tasks"] == [*TASKS]


def test_what_is_read_need_not_be_legal() -> None:
    """Section 6.3: codes of cells without a card."""
    match = a_match()

    assert "turn 5,5" not in choices(match)
    assert GAME.parse(a_state(), 0, "turn 5,5") == 35
