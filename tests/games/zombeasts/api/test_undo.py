"""What may be taken back: section 5 of the specification, and the table's undo."""

from __future__ import annotations

import pytest

import monsterbox as mb
from tests.games.zombeasts.builders import MASTER, a_last_round, a_match, choices, phase


def a_swap() -> mb.Match:
    """Seat 0 may swap a joker, and has two places for the card taken."""
    return a_match(
        hand=["W-RAB-L", "B-RAT-1L"],
        moons={"white": ["W-DOG-R"]},
        others={1: {"orange": ["O-CAT-2L", "O-RAT-1R"]}},
    )


def test_a_swap_half_done_offers_no_way_back() -> None:
    """A-48: the rules know no such choice; every card offered can be taken and placed."""
    match = a_swap()
    match.play(0, "swap W-RAB-L")
    taking = choices(match)

    match.play(0, "take O-CAT-2L")

    assert taking == {"take O-CAT-2L"}
    assert choices(match) == {"place on orange", "place on white"}


def test_a_swap_half_done_can_be_undone_step_by_step() -> None:
    """A-48: no card has moved, so the table is what it was, and another card may be played."""
    match = a_swap()
    positions = [match.position()]
    for choice in ("swap W-RAB-L", "take O-CAT-2L"):
        match.play(0, choice)
        positions.append(match.position())

    for before in (positions[1], positions[0]):
        match.undo(0)
        assert match.position() == before

    match.play(0, "play B-RAT-1L")
    assert [step.text for step in match.steps] == ["play B-RAT-1L"]


def test_nobody_else_sees_that_a_swap_was_begun_and_undone() -> None:
    """A-48, R-03: neither a view nor an event tells of it."""
    match = a_swap()
    before = [match.view(seat) for seat in (1, 2, None)]

    match.play(0, "swap W-RAB-L", "take O-CAT-2L")
    meanwhile = [match.view(seat) for seat in (1, 2, None)]
    match.undo(0)
    match.undo(0)

    assert before == meanwhile == [match.view(seat) for seat in (1, 2, None)]
    assert match.events(1) == []


def test_a_finished_swap_can_be_undone_until_a_card_is_drawn() -> None:
    """A-48: it lies open, but nothing that was hidden has been shown."""
    match = a_swap()
    match.play(0, "swap W-RAB-L", "take O-CAT-2L")
    before = match.position()
    match.play(0, "place on orange")

    match.undo(0)

    assert match.position() == before
    match.play(0, "place on orange", "draw pile")
    with pytest.raises(mb.NothingToUndo):
        match.undo(0)


def test_a_carrot_half_done_can_be_undone() -> None:
    """A-48, R-03: its steps are like those of a swap."""
    match = a_match(hand=["B-RAB-3L*", "G-RAT-1R"], moons={"green": ["G-DOG-4R"]}, options=MASTER)
    match.play(0, "play B-RAB-3L*", "toy")
    before = match.position()
    match.play(0, "carrot out G-DOG-4R")

    match.undo(0)

    assert match.position() == before


def test_a_mouse_half_done_can_be_undone() -> None:
    """A-48, R-03: the card chosen still lies in the open stock."""
    match = a_match(
        hand=["R-CAT-4L*", "G-RAT-1R"],
        moons={"white": ["W-DOG-L"]},
        stock=["W-RAT-R"],
        options=MASTER,
    )
    match.play(0, "play R-CAT-4L*", "toy")
    before = match.position()
    match.play(0, "mouse W-RAT-R")
    asked = phase(match)

    match.undo(0)

    assert asked == "mouse-place"
    assert match.position() == before


def test_three_new_cards_cannot_be_undone() -> None:
    """ZB-58: the cards were seen."""
    match = a_match(hand=["B-RAT-4R*"], moons={"blue": ["B-RAT-1L"]}, options=MASTER)

    match.play(0, "play B-RAT-4R*")

    assert phase(match) == "after-lay"
    assert not match.can_undo(0)


def test_the_end_of_the_game_cannot_be_undone() -> None:
    """ZB-75: the victory piles have been turned up."""
    match = a_last_round(seats=2, hand=["B-RAT-1L"], victory={0: ["G-DOG-1L"]})

    match.play(0, "play B-RAT-1L")

    assert match.over
    assert not match.can_undo(0)


def test_a_hand_given_up_cannot_be_undone() -> None:
    """ZB-71: the next player's hand lies open on the minus pile."""
    full = {"green": ["G-DOG-1L", "G-CAT-2L"], "blue": ["B-DOG-2L", "B-CAT-1L"]}
    match = a_last_round(seats=4, hand=["O-RAT-1R"], hands={1: ["G-RAB-1L"]}, others={1: full})

    match.play(0, "play O-RAT-1R")

    assert match.turn == 2
    assert not match.can_undo(0)
