"""The competition of the monster tamers (section 2.6)."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.games.monster_meister.builders import (
    FEATURES,
    GRID,
    a_competition,
    a_match,
    cell_of,
    cells,
    choices,
    display,
    drawn,
    field,
    get_ready,
    phase,
    pile,
    remove,
    roles,
    shown,
    step,
    told_of,
)

NAMES = {f"name {feature}" for feature in FEATURES}


def namer(match: mb.Match) -> int:
    """Who is asked for a feature, and nobody else."""
    assert phase(match) == "name"
    assert len(match.waiting) == 1
    return match.waiting[0]


# The worked examples


def test_tc_36_a_whole_competition() -> None:
    """MM-60 to MM-66, MM-69, MM-73, TC-36: green, then four eyes."""
    match = a_competition("G1 R3", "B2", "G3x2 Y4", round=5)

    step(match, "green", "G1", "B2", "G3x2")
    assert namer(match) == 2
    step(match, "4", "R3", None, "Y4")

    assert roles(match) == ([2], [1])
    assert cells(match, 2) == {cell_of(match, 2, face, is_up=True) for face in ("G3x2", "Y4")}


@pytest.mark.parametrize(("face", "stays"), [("R2+Y3", True), ("B1x2", False), ("B2x2", True)])
def test_tc_37_one_half_is_enough(face: str, stays: bool) -> None:
    """MM-20, MM-63, A-14, A-39, L-04, TC-37: "2 eyes"; one and one are not two."""
    match = a_competition(face, "R2", "Y2")

    step(match, "2", face, "R2", "Y2")

    assert (0 in field(match, "remaining")) is stays


def both_out_in_the_second_step(**options: str) -> mb.Match:
    match = a_competition("R1 G2", "R3 G1", options=options)
    step(match, "red", "R1", "R3")
    step(match, "blue", "G2", "G1")
    return match


def test_tc_38_all_out_are_both() -> None:
    """MM-68, A-34, A-35, TC-38: both remove, then both draw; the pile has eight cards again."""
    match = both_out_in_the_second_step()
    assert roles(match) == ([0, 1], [0, 1])
    before = pile(match)
    assert len(before) == 8

    remove(match, 0, "R1")
    assert (pile(match), drawn(match, 0)) == (before, None)  # MM-33, MM-34: not before all chose
    remove(match, 1, "G1")

    assert [drawn(match, seat) for seat in (0, 1)] == before[:2]
    assert pile(match) == [*before[2:], "P0-R1", "P1-G1"]
    for seat in (0, 1):
        match.play(seat, "place 4,0")
    assert phase(match) == "ready"
    assert [len(display(match, seat)) for seat in (0, 1)] == [16, 16]
    assert len(pile(match)) == 8


def test_tc_38_all_out_are_neither() -> None:
    """MM-68, A-35, TC-38, `all_out=neither`: no role, as the first edition played."""
    match = both_out_in_the_second_step(all_out="neither")

    assert roles(match) == ([], [])
    assert phase(match) == "ready"


def test_tc_38_all_out_are_memorizers_only() -> None:
    """MM-68, A-35, TC-38, `all_out=memorizers_only`: both remove, none draws."""
    match = both_out_in_the_second_step(all_out="memorizers_only")
    assert roles(match) == ([0, 1], [])
    before = pile(match)

    remove(match, 0, "R1")
    remove(match, 1, "G1")

    assert pile(match) == [*before, "P0-R1", "P1-G1"]
    assert phase(match) == "ready"


def test_tc_39_the_last_go_out_together() -> None:
    """MM-65, MM-67, L-06, TC-39: muddler 1; memorizers 0 and 2."""
    match = a_competition("R1 G2 B2", "B1", "R3 G1 B3")

    step(match, "red", "R1", "B1", "R3")
    step(match, "green", "G2", None, "G1")
    step(match, "4", "B2", None, "B3")

    assert roles(match) == ([0, 2], [1])


def test_tc_40_the_next_remaining_seat_names() -> None:
    """MM-69, A-36, L-05, TC-40: holder 3, then 1, 2, 1."""
    match = a_competition("B1", "R1 G1 Y1", "R2 G2 Y3", "B2", holder=3)
    found = [namer(match)]
    step(match, "red", "B1", "R1", "R2", "B2")
    found.append(namer(match))
    step(match, "green", None, "G1", "G2", None)
    found.append(namer(match))
    step(match, "yellow", None, "Y1", "Y3", None)
    found.append(namer(match))

    assert found == [3, 1, 2, 1]


def test_tc_41_no_feature_twice() -> None:
    """MM-70, A-37, L-13, TC-41: not before all eight were named."""
    match = a_competition("R1", "R2")
    step(match, "red", "R1", "R2")

    assert choices(match, 1) == NAMES - {"name red"}
    refusal = match.why_not(1, "name red")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("named-already", "MM-70")


def after_eight_names(last: str) -> mb.Match:
    """Seven features are used up; the eighth has just been survived by both."""
    match = a_competition(
        "B2 R1",
        "B2 R2",
        used=[feature for feature in FEATURES if feature != last],
        feature="2" if last != "2" else "1",
    )
    step(match, last, "B2", "B2")
    return match


@pytest.mark.parametrize("last", ["blue", "2"])
def test_tc_41_after_eight_names_all_are_free_again(last: str) -> None:
    """MM-70, A-37, TC-41: the last one too; and then they are used up anew."""
    match = after_eight_names(last)
    assert choices(match, 1) == NAMES

    step(match, "red", "R1", "R2")
    assert choices(match, 0) == NAMES - {"name red"}


def test_the_last_of_eight_is_the_only_one_left() -> None:
    """MM-70: seven are used up."""
    match = a_competition(used=[*FEATURES[:7]], feature="1")

    assert choices(match) == {"name 4"}


def without_cards(seat: int = 0, **fields: Any) -> mb.Match:
    """All four cards of the seat lie face up in the eighth step."""
    return a_match(
        task="C",
        phase="name",
        displays={seat: dict(zip(GRID, ["B2", "Y3", "G2", "R2"], strict=False))},
        up={seat: GRID[:4]},
        used=["red", "green", "blue", "yellow", "1", "2", "3"],
        feature="3",
        **fields,
    )


def test_tc_42_a_seat_without_cards_is_out() -> None:
    """MM-64, A-42, TC-42: although it is asked for nothing."""
    match = without_cards()
    match.play(0, "name 4")

    assert match.waiting == [1]
    match.play(1, f"pick {cell_of(match, 1, 'B4')}")

    assert roles(match) == ([1], [0])


def test_tc_43_it_ends_at_once_with_one_left() -> None:
    """MM-65, MM-66, A-43, TC-43: its only card has to go."""
    match = a_competition("R1", "B1x2", "B2", "B3")

    step(match, "red", "R1", "B1x2", "B2", "B3")

    assert roles(match) == ([0], [1, 2, 3])
    assert choices(match) == {f"remove {cell_of(match, 0, 'R1', is_up=True)}"}


# Naming


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_holder_names_any_of_eight_features(holder: int) -> None:
    """MM-60, L-12: four colours, one to four eyes."""
    match = a_competition(seats=3, holder=holder)

    assert namer(match) == holder
    assert choices(match, holder) == NAMES


@pytest.mark.parametrize(
    ("feature", "hit", "miss"),
    [
        ("blue", "B3", "Y3"),
        ("yellow", "Y3", "B3"),
        ("green", "G4", "R3"),
        ("red", "R1", "G1"),
        ("1", "B1x2", "B2"),
        ("2", "Y2x2", "Y1"),
        ("3", "G3x2", "G4"),
        ("4", "R4x2", "B2x2"),
    ],
)
def test_what_stays_in(feature: str, hit: str, miss: str) -> None:
    """MM-63, MM-64: a monster with the feature."""
    match = a_competition(hit, miss)

    step(match, feature, hit, miss)

    assert roles(match) == ([0], [1])


def test_the_namer_may_have_no_card_left() -> None:
    """A-42, MM-64: the naming comes first."""
    match = without_cards()

    assert choices(match) == {"name 4"}


def test_a_step_that_nobody_can_play() -> None:
    """MM-64, MM-68, A-42: named, and all are out together."""
    lying = {seat: {"0,0": "B2", "1,0": "G2"} for seat in (0, 1)}
    match = a_match(
        task="C",
        phase="name",
        round=10,
        displays=lying,
        up={0: ["0,0", "1,0"], 1: ["0,0", "1,0"]},
        used=["blue", "green"],
        feature="green",
    )

    match.play(0, "name 2")

    assert roles(match) == ([0, 1], [0, 1])
    assert phase(match) == "remove"


def test_who_has_no_card_ranks_with_those_who_miss() -> None:
    """MM-64, MM-68, A-42: one without a card, the other misses, so all are out together."""
    match = without_cards()
    match.play(0, "name 4")
    match.play(1, f"pick {cell_of(match, 1, 'B2')}")

    assert roles(match) == ([0, 1], [0, 1])


# Picking


def test_any_own_card_that_lies_face_down_may_be_picked() -> None:
    """MM-61, MM-62: any back; not what lies face up already."""
    match = a_match(
        task="C",
        phase="pick",
        feature="blue",
        used=["blue"],
        displays={0: ["S-B3", "P1-G1"]},
        up={0: ["3,3"]},
    )

    assert cells(match) == {*GRID} - {"3,3"}
    refusal = match.why_not(0, "pick 3,3")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("turned-already", "MM-61")


def test_a_miss_on_purpose_is_legal() -> None:
    """MM-62, A-38, L-03."""
    match = a_competition("R1", "B1x2", seats=3)
    match.play(0, "name blue")

    assert f"pick {cell_of(match, 0, 'R1')}" in choices(match)
    assert len(choices(match)) == 16


def test_picks_are_turned_together() -> None:
    """MM-61: nothing lies open before all have picked."""
    match = a_competition("R1", "R2", "B2")
    match.play(0, "name red")
    match.play(0, f"pick {cell_of(match, 0, 'R1')}")
    match.play(2, f"pick {cell_of(match, 2, 'B2')}")

    assert [shown(match, seat) for seat in range(3)] == [[], [], []]
    match.play(1, f"pick {cell_of(match, 1, 'R2')}")
    assert [shown(match, seat) for seat in range(3)] == [["R1"], ["R2"], ["B2"]]


def test_each_seat_picks_one_card_a_step() -> None:
    """MM-61."""
    match = a_competition("R1", "R2")
    match.play(0, "name red")
    match.play(0, "pick 0,0")

    assert choices(match) == set()
    assert match.waiting == [1]


def test_who_is_out_picks_no_more() -> None:
    """MM-61, MM-64: only those still in."""
    match = a_competition("R1", "B1x2", "R2")
    step(match, "red", "R1", "B1x2", "R2")
    match.play(2, "name 1")

    assert match.waiting == [0, 2]
    assert choices(match, 1) == set()


def test_earlier_cards_stay_face_up() -> None:
    """MM-18, MM-71: and cannot be picked again."""
    match = a_competition("R1 G1", "R2 G2")
    step(match, "red", "R1", "R2")
    step(match, "green", "G1", "G2")

    assert [shown(match, seat) for seat in (0, 1)] == [["G1", "R1"], ["G2", "R2"]]
    match.play(0, "name 1")
    assert len(choices(match)) == 14


# Roles


def test_the_first_to_go_out_are_the_muddlers() -> None:
    """MM-65: not those who go out later."""
    match = a_competition("R1 G1 B2", "B1", "R2 G2 B1", "R3 B3")

    step(match, "red", "R1", "B1", "R2", "R3")
    step(match, "green", "G1", None, "G2", "B3")
    assert roles(match) == ([], [])
    step(match, "1", "B2", None, "B1", None)

    assert roles(match) == ([2], [1])


def test_two_may_go_out_first() -> None:
    """MM-65, MM-66."""
    match = a_competition("R1", "B1", "B2", "R2")
    step(match, "red", "R1", "B1", "B2", "R2")
    step(match, "4", "B4", None, None, "B3")

    assert roles(match) == ([0], [1, 2])


def test_all_out_in_the_first_step() -> None:
    """MM-68, A-35."""
    match = a_competition("B1", "B2", "B3")

    step(match, "red", "B1", "B2", "B3")

    assert roles(match) == ([0, 1, 2], [0, 1, 2])
    assert match.waiting == [0, 1, 2]
    assert told_of(match, None, "EverybodyWentOut")


def test_an_only_card_of_everybody_has_to_go() -> None:
    """MM-30, MM-68: out in the first step, each has turned up one card, and it did not match."""
    match = a_competition("B1", "B2", "B3")

    step(match, "red", "B1", "B2", "B3")

    for seat, face in enumerate(("B1", "B2", "B3")):
        assert choices(match, seat) == {f"remove {cell_of(match, seat, face, is_up=True)}"}


@pytest.mark.parametrize("value", ["both", "neither", "memorizers_only"])
def test_all_out_means_all_seats_of_the_table(value: str) -> None:
    """MM-65, MM-67, A-35: not the last two of three, with any value of `all_out`."""
    match = a_competition("R1 B2", "B1", "R3 B3", options={"all_out": value})
    step(match, "red", "R1", "B1", "R3")
    step(match, "green", "B2", None, "B3")

    assert roles(match) == ([0, 2], [1])
    assert not told_of(match, None, "EverybodyWentOut")


def test_all_out_may_draw_a_card_just_removed() -> None:
    """A-35, MM-41, MM-68: any foreign one, the own removed card among them."""
    match = a_competition("P1-Y3", "B2", pile=[], displays={0: ["P1-Y3"]})
    step(match, "red", "P1-Y3", "B2")
    remove(match, 0, "P1-Y3")
    remove(match, 1, "B2")

    assert phase(match) == "ready"  # both cards have the back of seat 1
    assert pile(match) == ["P1-Y3", "P1-B2"]


def test_all_out_draws_are_all_or_none() -> None:
    """A-35, MM-44, MM-68: each gets the card of the other."""
    match = a_competition("Y3", "B2", pile=[])
    step(match, "red", "Y3", "B2")
    remove(match, 1, "B2")
    remove(match, 0, "Y3")

    assert [drawn(match, seat) for seat in (0, 1)] == ["P1-B2", "P0-Y3"]


def test_a_seat_may_get_back_what_it_removed() -> None:
    """A-35, MM-41, MM-68: a stray that it has just removed is foreign."""
    match = a_competition("S-Y4", "B2", "B3", pile=[], displays={0: ["S-Y4"]})
    step(match, "red", "S-Y4", "B2", "B3")
    remove(match, 0, "S-Y4")
    remove(match, 1, "B2")
    remove(match, 2, "B3")

    assert [drawn(match, seat) for seat in range(3)] == ["S-Y4", "P2-B3", "P1-B2"]


def test_no_points_are_counted() -> None:
    """MM-72: whatever the cards show."""
    match = a_competition("R1", "B2", round=5)
    step(match, "red", "R1", "B2")

    assert field(match, "points") == [0, 0]
    assert told_of(match, None, "RoundScored") == []


def test_afterwards_the_roles_act_as_ever() -> None:
    """MM-11, MM-73, A-40: remove, draw, place; then the round ends."""
    match = a_competition("R1 B4", "B2", "R2 B3", round=5)
    step(match, "red", "R1", "B2", "R2")
    step(match, "4", "B4", None, "B3")
    top = pile(match)[0]
    assert drawn(match, 1) is None

    remove(match, 0, "R1")

    assert (drawn(match, 1), pile(match)[-1]) == (top, "P0-R1")
    match.play(1, "place 4,0")
    assert phase(match) == "ready"
    get_ready(match)
    assert (phase(match), match.waiting) == ("flip", [1])
    assert not any(one.get("up") for seat in range(3) for one in display(match, seat).values())


def test_a_memorizer_may_remove_what_did_not_match() -> None:
    """MM-67, MM-73, A-41: the card with which it went out."""
    match = a_competition("R1 B2", "B1", "R3 B3")
    step(match, "red", "R1", "B1", "R3")
    step(match, "green", "B2", None, "B3")

    assert f"remove {cell_of(match, 0, 'B2', is_up=True)}" in choices(match)
    assert len(choices(match)) == 2


def test_a_new_competition_begins_from_nothing() -> None:
    """MM-60, MM-70: all features are free, all seats in."""
    match = a_competition("R1 G1", "R2 G2", round=5, options={"all_out": "neither"})
    tasks = [*field(match, "tasks")]
    tasks[5] = "C"
    again = mb.game("monster-meister").from_position(match.position() | {"tasks": tasks})
    step(again, "red", "R1", "R2")
    step(again, "4", "G1", "G2")
    get_ready(again)
    again.play(1, "flip")

    assert field(again, "task") == "C"
    assert choices(again, 1) == NAMES
    assert field(again, "remaining") == [0, 1]


# namer


@pytest.mark.parametrize(("holder", "order"), [(0, [0, 1, 1, 1]), (2, [2, 3, 3, 3])])
def test_left_of_the_holder_names(holder: int, order: list[int]) -> None:
    """L-05, MM-69, `namer=left_of_holder`: from the second step on, always."""
    lines = ["R1 G1 Y1"] * 4
    match = a_competition(*lines, holder=holder, options={"namer": "left_of_holder"})
    found = [namer(match)]
    for feature, face in (("red", "R1"), ("green", "G1"), ("yellow", "Y1")):
        step(match, feature, face, face, face, face)
        found.append(namer(match))

    assert found == order


def test_left_of_the_holder_skips_those_who_are_out() -> None:
    """L-05, `namer=left_of_holder`: the first remaining one, the holder itself last."""
    match = a_competition(
        "R1 G1 Y1", "B1", "R1 G1 B1", "R1 B2", options={"namer": "left_of_holder"}
    )
    step(match, "red", "R1", "B1", "R1", "R1")
    assert namer(match) == 2
    step(match, "green", "G1", None, "G1", "B2")
    assert namer(match) == 2


def test_the_holder_names_after_all_others() -> None:
    """L-05, `namer=left_of_holder`: seats 2 and 3 are out, so 1 comes before holder 0."""
    match = a_competition("R1", "R1", "B1", "B2", options={"namer": "left_of_holder"}, holder=1)
    step(match, "red", "R1", "R1", "B1", "B2")

    assert namer(match) == 0


@pytest.mark.parametrize(("holder", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_otherwise_the_naming_goes_round(holder: int, order: list[int]) -> None:
    """MM-69, A-36, L-05."""
    match = a_competition(*["R1 G1 Y1"] * 4, holder=holder)
    found = [namer(match)]
    for feature, face in (("red", "R1"), ("green", "G1"), ("yellow", "Y1")):
        step(match, feature, face, face, face, face)
        found.append(namer(match))

    assert found == order


# repeat_features


def test_only_the_last_feature_is_barred() -> None:
    """L-13, MM-70, `repeat_features=not_last`."""
    match = a_competition("R1 G1", "R1 G1", options={"repeat_features": "not_last"})
    assert choices(match) == NAMES
    step(match, "red", "R1", "R1")
    assert choices(match, 1) == NAMES - {"name red"}
    step(match, "green", "G1", "G1")
    assert choices(match, 0) == NAMES - {"name green"}


def test_any_feature_at_any_time() -> None:
    """L-13, MM-70, `repeat_features=free`."""
    match = a_competition("R1 R2", "R1 R2", options={"repeat_features": "free"})
    step(match, "red", "R1", "R1")

    assert choices(match, 1) == NAMES
    step(match, "red", "R2", "R2")
    assert choices(match, 0) == NAMES


def test_all_steps_of_a_competition_come_to_an_end() -> None:
    """MM-64, section 6.3: with every hit, sixteen steps and the seventeenth without cards."""
    match = a_match(
        task="C",
        phase="name",
        displays={0: ["R1"] * 16, 1: ["R1"] * 16},
        options={"repeat_features": "free"},
    )
    for k in range(16):
        match.play(k % 2, "name red")
        for seat in (0, 1):
            match.play(seat, f"pick {GRID[k]}")
    match.play(0, "name red")

    assert phase(match) == "remove"
    assert roles(match) == ([0, 1], [0, 1])
