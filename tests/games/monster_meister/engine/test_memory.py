"""The option `open_memory` (section 5.2): what was legally seen stays visible."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import Case, turns
from tests.games.monster_meister.builders import (
    a_match,
    a_reveal,
    a_round,
    cell_of,
    display,
    get_ready,
    phase,
    remove,
    told_of,
    turn,
)

GAME = mb.game("monster-meister")
OWN = {"open_memory": "own_ghosts"}
ALL = {"open_memory": "all_open"}
EYES = (None, 0, 1, 2)


def ghosts(match: mb.Match, viewer: int | None, seat: int) -> dict[str, str]:
    """The faint copies that a viewer sees in a display."""
    view: Any = match.view(viewer)
    return {one.cell: one.ghost for one in view.seats[seat].cards if one.ghost}


def after_a_round(**fields: Any) -> mb.Match:
    """Seats have turned B1 R2 G1, G2 and Y3 G4; B1 has left the game; two strays were placed."""
    match = a_round("T6", "B1 R2 Y3 G1", "G2", "Y3 G4", "G1", round=3, **fields)
    remove(match, 0, "B1")
    match.play(1, "place 4,0")
    match.play(3, "place 4,0")
    get_ready(match)
    return match


def cells(match: mb.Match, seat: int, *faces: str) -> dict[str, str]:
    return {cell_of(match, seat, face): face for face in faces}


@pytest.mark.parametrize("viewer", EYES)
def test_without_it_there_are_no_ghosts(viewer: int | None) -> None:
    """5.1.6, 5.2, `open_memory=off`: at no table, for nobody."""
    match = after_a_round()

    assert all(ghosts(match, viewer, seat) == {} for seat in range(4))


def test_a_seat_sees_faint_copies_in_its_own_display() -> None:
    """5.2, `open_memory=own_ghosts`: of every face that it has legally seen there."""
    match = after_a_round(options=OWN)

    assert ghosts(match, 0, 0) == cells(match, 0, "R2", "Y3", "G1")
    assert ghosts(match, 2, 2) == cells(match, 2, "Y3", "G4")


def test_own_ghosts_are_seen_in_the_own_display_only() -> None:
    """5.2, `open_memory=own_ghosts`: neither by others nor by spectators."""
    match = after_a_round(options=OWN)

    for viewer in EYES:
        for seat in {0, 1, 2, 3} - {viewer}:
            assert ghosts(match, viewer, int(seat or 0)) == {} or viewer == seat


def test_a_placed_stray_is_remembered_by_whoever_drew_it() -> None:
    """MM-48, 5.2, `open_memory=own_ghosts`: the private look was legal."""
    match = after_a_round(options=OWN)
    placed = display(match, 1)["4,0"]["card"].partition("-")[2]

    assert ghosts(match, 1, 1) == cells(match, 1, "G2") | {"4,0": placed}


@pytest.mark.parametrize("viewer", EYES)
def test_all_see_what_anybody_has_seen(viewer: int | None) -> None:
    """5.2, `open_memory=all_open`: in any display, the placed stray too."""
    match = after_a_round(options=ALL)
    placed = display(match, 1)["4,0"]["card"].partition("-")[2]

    assert ghosts(match, viewer, 0) == cells(match, 0, "R2", "Y3", "G1")
    assert ghosts(match, viewer, 1) == cells(match, 1, "G2") | {"4,0": placed}
    assert ghosts(match, viewer, 2) == cells(match, 2, "Y3", "G4")


def test_what_nobody_has_seen_has_no_ghost() -> None:
    """5.2: all other cards stay unknown."""
    match = after_a_round(options=ALL)

    seen = {cell for cell, one in display(match, 0).items() if one.get("seen")}
    assert {*ghosts(match, 1, 0)} == seen
    assert len(seen) == 3


def test_a_ghost_gives_way_to_the_face_itself() -> None:
    """5.2: what lies face up is seen as it is."""
    match = a_match(task="T6", displays={0: ["B1", "R2"]}, seen={0: {"0,0": [0, 1]}}, options=OWN)
    assert ghosts(match, 0, 0) == {"0,0": "B1"}

    match.play(0, "turn 0,0")

    assert ghosts(match, 0, 0) == {}


def test_a_card_seen_elsewhere_is_remembered() -> None:
    """5.2, A-21: removed before all eyes, drawn by seat 1 and placed."""
    match = a_match(
        seats=3,
        task="T7",
        phase="remove",
        round=3,
        displays={0: ["B2"]},
        up={0: ["0,0"]},
        seen={0: {"0,0": [0, 1, 2]}},
        pile=[],
        memorizers=[0],
        muddlers=[1],
        options=ALL,
    )
    match.play(0, "remove 0,0")
    match.play(1, "place 4,0")

    assert all(ghosts(match, viewer, 1) == {"4,0": "B2"} for viewer in EYES)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_is_turned_now_is_not_seen_earlier_by_ghosts(viewer: int | None) -> None:
    """A-16, 5.2, `open_memory=all_open`: others still see cards when all are done."""
    match = a_reveal("T6", "B1", "", "", seats=3, options=ALL)

    turn(match, 0, "B1")

    assert ghosts(match, viewer, 0) == {}


@pytest.mark.parametrize("seen", [[0], [0, 1, 2], [1, 2]])
def test_a_ghost_does_not_tell_that_its_card_is_being_turned(seen: list[int]) -> None:
    """A-16, 5.2, `open_memory=all_open`: a card seen before keeps its ghost for the others."""
    match = a_match(seats=3, task="T6", displays={0: ["B1"]}, seen={0: {"0,0": seen}}, options=ALL)
    before = [ghosts(match, viewer, 0) for viewer in (None, 1, 2)]

    match.play(0, "turn 0,0")

    assert before == [{"0,0": "B1"}] * 3
    assert [ghosts(match, viewer, 0) for viewer in (None, 1, 2)] == before


def test_the_log_of_an_open_memory_keeps_its_faces() -> None:
    """5.2, `open_memory=all_open`: every face stays visible for everybody."""
    match = after_a_round(options=ALL)

    assert phase(match) == "flip"
    assert [event.face for event in told_of(match, 0, "CardTurned")] == ["B1", "R2", "Y3", "G1"]


def test_the_log_of_own_ghosts_forgets_as_ever() -> None:
    """5.1.3, `open_memory=own_ghosts`: the display shows them, the log does not."""
    match = after_a_round(options=OWN)

    assert {event.face for event in told_of(match, 0, "CardTurned")} == {None}


@pytest.mark.parametrize("value", ["own_ghosts", "all_open"])
@pytest.mark.parametrize("seats", [2, 4])
def test_ghosts_are_what_was_seen_and_nothing_else(seats: int, value: str) -> None:
    """5.2: followed through a whole game; no card is there twice, and none is ever shuffled."""
    case = Case(GAME.key, seats, (("open_memory", value),), 7)
    known: list[set[str]] = [set() for _ in range(seats)]
    for match, _, _ in turns(case):
        for seat in range(seats):
            known[seat] |= in_view(match, seat)
        if phase(match) == "reveal":
            continue
        for viewer in range(seats):
            seen = known[viewer] if value == "own_ghosts" else set().union(*known)
            for seat in range(seats):
                is_shown = value == "all_open" or viewer == seat
                assert ghosts(match, viewer, seat) == (faint(match, seat, seen) if is_shown else {})


def in_view(match: mb.Match, seat: int) -> set[str]:
    """The cards whose faces lie before the eyes of a seat."""
    view: Any = match.view(seat)
    up = {f"{one.back}-{one.face}" for other in view.seats for one in other.cards if one.face}
    return up | ({view.drawn} if view.drawn else set())


def faint(match: mb.Match, seat: int, seen: set[str]) -> dict[str, str]:
    """The cards of a display that are known and do not lie face up."""
    return {
        cell: one["card"].partition("-")[2]
        for cell, one in display(match, seat).items()
        if one["card"] in seen and not one.get("up")
    }
