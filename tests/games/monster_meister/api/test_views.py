"""What one seat may see of the table (sections 5.1 and 8), built up from nothing."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.cases import in_one_test
from tests.games.kit import Case, through_json, turns
from tests.games.monster_meister.builders import (
    GRID,
    TASKS,
    a_competition,
    a_match,
    a_new_match,
    a_reveal,
    a_round,
    cell_of,
    display,
    get_ready,
    phase,
    pile,
    remove,
    step,
    turn,
)

GAME = mb.game("monster-meister")
OPEN = {"reveal_visibility": "open_table"}
CASES = [
    Case(GAME.key, 2, (), 1),
    Case(GAME.key, 3, (), 2),
    Case(GAME.key, 4, (), 3),
    Case(GAME.key, 3, (("deck", "mixed"), ("all_out", "neither")), 4, "mixed"),
    Case(GAME.key, 4, (("reveal_visibility", "open_table"), ("pile_backs", "all")), 5, "open"),
    Case(GAME.key, 2, (("reveal_count", "up_to"), ("repeat_features", "free")), 6, "up_to"),
]
some_cases = pytest.mark.parametrize("case", CASES, ids=str)
EYES = (None, 0, 1, 2)


def view(match: mb.Match, seat: int | None) -> Any:
    return match.view(seat)


def faces(match: mb.Match, viewer: int | None, seat: int) -> dict[str, str]:
    """The faces that a viewer sees in a display."""
    return {one.cell: one.face for one in view(match, viewer).seats[seat].cards if one.face}


def is_open(match: mb.Match, viewer: int | None, seat: int) -> bool:
    """Section 8: whether face-up cards of a seat are to be seen now."""
    view_: Any = match.view(None)
    hidden = view_.phase == "reveal" and match.settings["reveal_visibility"] == "at_end"
    return viewer == seat or not hidden


# Whole games, row by row of section 8


@some_cases
def test_faces_are_seen_while_they_lie_face_up_and_no_longer(case: Case) -> None:
    """MM-18, MM-19, MM-52, 5.1.1, 5.1.8, TC-50: nobody sees a face that lies face down."""
    for match, _, _ in turns(case):
        up = [
            {cell: one["card"].partition("-")[2] for cell, one in lying.items() if one.get("up")}
            for lying in match.position()["displays"]
        ]
        for viewer in (None, *range(match.seats)):
            for one in view(match, viewer).seats:
                found = {card.cell: card.face for card in one.cards if card.face}
                assert found == (up[one.seat] if is_open(match, viewer, one.seat) else {})


@some_cases
def test_back_and_cell_of_every_card_are_public(case: Case) -> None:
    """Section 8: for all viewers alike."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 3:
            continue
        displays = match.position()["displays"]
        for viewer in (None, *range(match.seats)):
            for before in view(match, viewer).seats:
                found = {one.cell: one.back for one in before.cards}
                lying = displays[before.seat]
                assert found == {c: one["card"].partition("-")[0] for c, one in lying.items()}
                assert all(f"{one.column},{one.row}" == one.cell for one in before.cards)


@some_cases
def test_only_secrets_differ_between_viewers(case: Case) -> None:
    """Section 8: what a spectator sees is seen by all."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 4:
            continue
        public = through_json(view(match, None))
        assert public["drawn"] is public["pick"] is None
        for seat in range(match.seats):
            seen = through_json(view(match, seat))
            different = {name for name in seen if seen[name] != public[name]}
            assert different <= {"seat", "drawn", "pick", "seats"}
            for other in {*range(match.seats)} - {seat}:
                assert seen["seats"][other] == public["seats"][other]


@some_cases
def test_the_pile_is_a_size_and_its_top_back(case: Case) -> None:
    """A-55, section 8, `pile_backs`: or all backs in their order; never a face."""
    is_all = case.settings["pile_backs"] == "all"
    for match, _, _ in turns(case):
        backs = tuple(one.partition("-")[0] for one in pile(match))
        for viewer in (None, 0):
            seen = view(match, viewer)
            assert seen.pile_size == len(backs)
            assert seen.pile_backs == (backs if is_all else backs[:1])


@some_cases
def test_tasks_to_come_are_hidden(case: Case) -> None:
    """MM-07, A-46, section 8: those played are public, the others are not, nor those left out."""
    for match, _, _ in turns(case):
        position = match.position()
        for viewer in (None, 0):
            seen = view(match, viewer)
            assert list(seen.played) == position["tasks"][: position["round"]]
            assert seen.task == position["task"]
            assert seen.left_out is None


@some_cases
def test_roles_points_and_names_are_public(case: Case) -> None:
    """Section 8: played tasks, MP, roles, namer, named features, who is out."""
    for match, _, _ in turns(case):
        position = match.position()
        for viewer in (None, *range(match.seats)):
            seen = view(match, viewer)
            memorizers = [one.seat for one in seen.seats if one.is_memorizer]
            muddlers = [one.seat for one in seen.seats if one.is_muddler]
            assert (memorizers, muddlers) == (position["memorizers"], position["muddlers"])
            assert (seen.namer, seen.feature) == (position["namer"], position["feature"])
            out = {one.seat for one in seen.seats if one.is_out}
            remaining = position["remaining"]
            assert not remaining or out == {*range(match.seats)} - {*remaining}
            assert list(seen.asked) == match.waiting
            assert (seen.holder, seen.round) == (position["holder"], position["round"])
            if position["phase"] in ("remove", "place", "ready") and position["task"] != "C":
                assert [one.points for one in seen.seats] == position["points"]


@some_cases
def test_no_view_depends_on_what_the_seat_cannot_know(case: Case) -> None:
    """Section 8: in another world that the seat may imagine it sees the same."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 6 != case.seed % 6:
            continue
        for seat in range(match.seats):
            world = GAME.from_position(match.imagine(seat, k))
            assert world.view(seat) == match.view(seat)
            assert world.legal(seat) == match.legal(seat)


# Revealing


@pytest.mark.parametrize("viewer", EYES)
def test_others_see_turned_cards_when_all_are_done(viewer: int | None) -> None:
    """A-16, section 8, `reveal_visibility=at_end`: before that the owner alone."""
    match = a_reveal("T6", "B1 R2 G1", "G2", "Y3 G4")
    turn(match, 0, "B1", "R2")
    cells = {cell_of(match, 0, face, is_up=True): face for face in ("B1", "R2")}
    assert faces(match, viewer, 0) == (cells if viewer == 0 else {})

    turn(match, 0, "G1")
    turn(match, 1, "G2")
    turn(match, 2, "Y3")
    assert len(faces(match, viewer, 0)) == (3 if viewer == 0 else 0)
    assert len(faces(match, viewer, 2)) == (1 if viewer == 2 else 0)

    turn(match, 2, "G4")
    assert sorted(faces(match, viewer, 0).values()) == ["B1", "G1", "R2"]
    assert sorted(faces(match, viewer, 2).values()) == ["G4", "Y3"]


@pytest.mark.parametrize("viewer", EYES)
def test_on_an_open_table_every_card_is_public_at_once(viewer: int | None) -> None:
    """A-16, section 8, `reveal_visibility=open_table`: with points and number."""
    match = a_reveal("T6", "B1 R2", "", "", seats=3, options=OPEN)

    turn(match, 0, "B1", "R2")

    assert sorted(faces(match, viewer, 0).values()) == ["B1", "R2"]
    before = view(match, viewer).seats[0]
    assert (before.turned, before.points) == (2, 2)


def test_only_revealing_or_done_is_seen_of_the_others() -> None:
    """A-16, section 8: the count would tell the score of an until task."""
    match = a_reveal("T6", "B1 R2", "G1", "", seats=3)
    turn(match, 0, "B1", "R2")
    turn(match, 1, "G1")

    for viewer in EYES:
        seen = view(match, viewer)
        assert [one.is_asked for one in seen.seats] == [True, False, True]
        for one in seen.seats:
            if one.seat != viewer:
                assert one.turned is one.points is None
    own = view(match, 0).seats[0]
    assert (own.turned, own.points) == (2, 2)


Worlds = tuple[mb.Match, mb.Match]


def worlds_of_a_reveal(one: str, other: str, **fields: Any) -> Worlds:
    """The same table twice; seat 0 has turned some cards in the one and some in the other."""
    found = []
    for faces_ in (one, other):
        match = a_reveal("T6", "B1 R2 Y3 G1 G2", "B1 B2", "B1", **fields)
        turn(match, 1, "B2")
        turn(match, 0, *faces_.split())
        found.append(match)
    return found[0], found[1]


PAIRS = [("B1", "R2"), ("B1", "B1 R2 Y3"), ("", "Y3 R2"), ("G1", "G2"), ("G1", "B1 R2 Y3 G2")]


@in_one_test(("one", "other"), PAIRS)
@in_one_test("visibility", ["off", "own_ghosts", "all_open"])
def test_how_many_cards_a_seat_has_turned_cannot_be_seen(
    one: str, other: str, visibility: str
) -> None:
    """A-16, section 8: other seats and spectators see the same, whichever cards it were."""
    first, second = worlds_of_a_reveal(one, other, options={"open_memory": visibility})

    for viewer in (None, 1, 2):
        assert first.view(viewer) == second.view(viewer)
        assert first.events(viewer) == second.events(viewer)
    for viewer in (1, 2):
        assert first.legal(viewer) == second.legal(viewer)
        for seed in range(6):
            assert first.imagine(viewer, seed) == second.imagine(viewer, seed)


def test_its_owner_sees_how_many_cards_it_has_turned() -> None:
    """A-16: the worlds above do differ."""
    first, second = worlds_of_a_reveal("B1", "B1 R2 Y3")

    assert view(first, 0).seats[0].turned == 1
    assert view(second, 0).seats[0].turned == 3


# Competition


@pytest.mark.parametrize("visibility", ["at_end", "open_table"])
def test_picks_are_sealed(visibility: str) -> None:
    """MM-61, A-16, section 8: own only, on an open table too."""
    match = a_competition("R1", "R2", "B2", options={"reveal_visibility": visibility})
    match.play(0, "name red")
    cell = cell_of(match, 1, "R2")
    match.play(1, f"pick {cell}")

    assert [view(match, viewer).pick for viewer in EYES] == [None, None, cell, None]
    assert all(faces(match, viewer, 1) == {} for viewer in EYES)
    assert [one.is_asked for one in view(match, 0).seats] == [True, False, True]


def test_cards_of_a_step_are_public_for_those_who_are_out() -> None:
    """MM-71, A-44, section 8: until they are turned back."""
    match = a_competition("R1 G1", "B2", "R3 G2")
    step(match, "red", "R1", "B2", "R3")
    step(match, "green", "G1", None, "G2")

    for viewer in EYES:
        assert sorted(faces(match, viewer, 0).values()) == ["G1", "R1"]
        assert [one.is_out for one in view(match, viewer).seats] == [False, True, False]


def test_free_features_are_shown_to_all() -> None:
    """MM-70, section 8: named features are public."""
    match = a_competition("R1", "R2")
    step(match, "red", "R1", "R2")

    for viewer in (None, 0, 1):
        seen = view(match, viewer)
        assert set(seen.free_features) == {"blue", "yellow", "green", "1", "2", "3", "4"}
        assert seen.namer == 1


def test_no_points_are_shown_in_a_competition() -> None:
    """MM-72: neither during it nor afterwards."""
    match = a_competition("R1", "B2")
    step(match, "red", "R1", "B2")

    assert {one.points for one in view(match, None).seats} <= {None, 0}


# Removing and placing


def test_removals_are_sealed_until_all_have_chosen() -> None:
    """Section 8: buffered removals, own only."""
    match = a_round("T6", "B1 B2 G1", "B1 B2 G1", "G1")
    cell = cell_of(match, 0, "B2", is_up=True)
    match.play(0, f"remove {cell}")

    assert [view(match, viewer).pick for viewer in EYES] == [None, cell, None, None]
    assert all(cell in faces(match, viewer, 0) for viewer in EYES)


@pytest.mark.parametrize("viewer", EYES)
def test_a_removed_card_is_gone_from_view(viewer: int | None) -> None:
    """MM-32, section 8: hidden under the pile; its cell is empty."""
    match = a_round("T6", "B1 G1", "G1", "G2")
    cell = cell_of(match, 0, "B1", is_up=True)

    remove(match, 0, "B1")

    seen = view(match, viewer)
    assert cell not in {one.cell for one in seen.seats[0].cards}
    assert "B1" not in faces(match, viewer, 0).values()
    assert "B1" not in through_json(seen)["pile_backs"]


def test_tc_35_a_drawn_card_is_a_private_look() -> None:
    """MM-48, A-26, TC-35: the own client sees it until it is placed, the others its back."""
    match = a_match(seats=3, phase="place", drawn={1: "S-Y4", 2: "S-B3"})
    assert [view(match, viewer).drawn for viewer in EYES] == [None, None, "S-Y4", "S-B3"]
    assert all(view(match, viewer).seats[1].drawn == "S" for viewer in EYES)

    match.play(1, "place 4,0")

    for viewer in EYES:
        seen = view(match, viewer)
        assert seen.seats[1].drawn is None
        assert seen.drawn == ("S-B3" if viewer == 2 else None)
        placed = next(one for one in seen.seats[1].cards if one.cell == "4,0")
        assert (placed.back, placed.face, placed.ghost) == ("S", None, None)


# Turning back


@pytest.mark.parametrize("viewer", EYES)
def test_tc_50_nothing_is_seen_of_what_was_turned_back(viewer: int | None) -> None:
    """MM-52, 5.1.1, TC-50: no face, no pair of cell and face, in view or log."""
    match = a_round("T6", "B1 R2 G1", "Y3 G2", "R3 G4", round=3)
    remove(match, 0, "B1")
    for seat in (1, 2):
        match.play(seat, match.legal(seat)[0])
    get_ready(match)

    told = str(through_json([view(match, viewer), match.events(viewer)]))

    assert phase(match) == "flip"
    lying = [one["card"] for seat in range(3) for one in display(match, seat).values()]
    for face in {card.partition("-")[2] for card in lying}:
        assert f"'{face}'" not in told
        assert f"-{face}'" not in told


def test_all_cards_of_one_back_look_alike() -> None:
    """5.1.2, 5.1.6: two tables that differ in faces only look the same between rounds."""
    one = a_match(phase="flip", round=2, displays={0: ["B1x2", "R3"]}, tasks=[*TASKS], task=None)
    other = a_match(phase="flip", round=2, displays={0: ["R3", "B1x2"]}, tasks=[*TASKS], task=None)

    for viewer in (None, 0, 1):
        assert one.view(viewer) == other.view(viewer)


def test_a_card_that_comes_back_has_no_trace() -> None:
    """5.1.2: a cell view knows cell, back and what is to be seen, nothing else."""
    seen = through_json(view(a_new_match(2), 0))

    for one in seen["seats"][0]["cards"]:
        assert {*one} == {"cell", "column", "row", "back", "face", "ghost"}


# The whole table


def test_box_and_own_backs_of_a_display() -> None:
    """MM-05, MM-50: corner and size of the box, and how many own backs lie there."""
    match = a_match(displays={0: {"-1,2": "B2", "0,2": "S-B3", "0,3": "P1-B4"}})

    seen = view(match, 1).seats[0]

    assert (seen.left, seen.top, seen.width, seen.height) == (-1, 2, 2, 2)
    assert seen.own_backs == 1


def test_the_grid_of_the_start_is_seen_by_all() -> None:
    """MM-04, section 8: sixteen backs each."""
    match = a_new_match(3)

    for viewer in EYES:
        for one in view(match, viewer).seats:
            assert [card.cell for card in one.cards] == [*GRID]
            assert {card.back for card in one.cards} == {f"P{one.seat}"}


def test_a_view_is_plain_data() -> None:
    """Through JSON and back; nothing to change."""
    seen = view(a_new_match(2), 0)

    assert through_json(seen)["phase"] == "flip"
    with pytest.raises(AttributeError):
        seen.phase = "over"
