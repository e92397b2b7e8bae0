"""What a seat knows of hidden cards, and worlds dealt anew for it (section 8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import Case, turns
from tests.games.monster_meister.builders import (
    TASKS,
    TWINS,
    a_competition,
    a_match,
    a_new_match,
    a_reveal,
    a_round,
    cards_in_all,
    cell_of,
    display,
    field,
    get_ready,
    phase,
    pile,
    remove,
    step,
    turn,
)

GAME = mb.game("monster-meister")
SEEDS = range(40)


def worlds(match: mb.Match, seat: int) -> list[dict[str, Any]]:
    """What the seat may imagine, many times."""
    return [match.imagine(seat, seed) for seed in SEEDS]


def at(match: mb.Match, seat: int, owner: int, cell: str) -> set[str]:
    """What the seat thinks may lie in a cell."""
    return {world["displays"][owner][cell]["card"] for world in worlds(match, seat)}


def in_pile(match: mb.Match, seat: int, place: int) -> set[str]:
    """What the seat thinks may lie at a place of the pile."""
    return {world["pile"][place]["card"] for world in worlds(match, seat)}


# What nobody knows


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_at_first_every_face_may_lie_anywhere(seat: int) -> None:
    """MM-04, section 8: in the own display too; backs and cells stay."""
    match = a_new_match(3)

    for owner in range(3):
        found = at(match, seat, owner, "1,2")
        assert len(found) > 8
        assert found <= {f"P{owner}-{face}" for face in TWINS}


def test_unknown_cards_are_dealt_alike() -> None:
    """Section 8: uniformly from all that was not seen."""
    match = a_new_match(2)

    dealt = Counter(match.imagine(0, seed)["displays"][0]["0,0"]["card"] for seed in range(800))

    assert len(dealt) == 16
    for number in dealt.values():
        assert number == pytest.approx(50, rel=0.6)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_order_of_the_strays_is_unknown(seat: int) -> None:
    """MM-06, section 8."""
    match = a_new_match(2)

    assert len(in_pile(match, seat, 0)) > 5
    assert all(one.startswith("S-") for one in in_pile(match, seat, 7))


@pytest.mark.parametrize("seat", [0, 1])
def test_tasks_to_come_are_unknown(seat: int) -> None:
    """MM-07, A-46, section 8: those played are not; any of the others may have been left out."""
    match = a_new_match(2, 3)
    match.play(match.waiting[0], "flip")
    first = field(match, "tasks")[0]

    found = [world["tasks"] for world in worlds(match, seat)]

    assert {tasks[0] for tasks in found} == {first}
    assert len({tuple(tasks) for tasks in found}) == len(SEEDS)
    assert len({tasks[1] for tasks in found}) > 6
    for task in {*TASKS} - {first}:
        assert {task in tasks for tasks in found} == {True, False}


def test_played_tasks_are_known() -> None:
    """A-46: all of them, in their order."""
    match = a_match(task="T6", round=7)

    for seat in (0, 1):
        for world in worlds(match, seat):
            assert world["tasks"][:7] == field(match, "tasks")[:7]
            assert world["task"] == "T6"


# What was seen


def after_a_round(**fields: Any) -> mb.Match:
    """All have seen B1 R2 G1 of seat 0, of which B1 was removed, and the card of seat 1 and 2."""
    match = a_round("T6", "B1 R2 G1", "B1 G2", "G4", round=3, **fields)
    remove(match, 0, "B1")
    match.play(2, "place 4,0")
    get_ready(match)
    assert phase(match) == "flip"
    return match


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_faces_of_earlier_rounds_are_kept(seat: int) -> None:
    """MM-18, section 8: public for a moment, so all who remember know them."""
    match = after_a_round()

    assert at(match, seat, 0, cell_of(match, 0, "R2")) == {"P0-R2"}
    assert at(match, seat, 1, cell_of(match, 1, "G2")) == {"P1-G2"}
    assert at(match, seat, 2, cell_of(match, 2, "G4")) == {"P2-G4"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_removed_card_is_known_under_the_pile(seat: int) -> None:
    """MM-32, section 8: its face was public when it was removed."""
    match = after_a_round()

    assert in_pile(match, seat, len(pile(match)) - 1) == {"P0-B1"}


def test_a_placed_stray_is_known_to_whoever_drew_it() -> None:
    """MM-48, A-26: the others know its back."""
    match = after_a_round()
    placed = display(match, 2)["4,0"]["card"]

    assert at(match, 2, 2, "4,0") == {placed}
    for seat in (0, 1):
        assert len(at(match, seat, 2, "4,0")) > 4


def test_a_drawn_card_is_known_to_its_muddler() -> None:
    """MM-48, section 8: before it is placed."""
    match = a_match(seats=3, phase="place", drawn={1: "S-Y4"})

    found = [{world["drawn"][1]["card"] for world in worlds(match, seat)} for seat in range(3)]

    assert found[1] == {"S-Y4"}
    for seat in (0, 2):
        assert len(found[seat]) > 4
        assert all(card.startswith("S-") for card in found[seat])


def test_a_card_is_followed_from_display_to_display() -> None:
    """MM-32, MM-42, A-21: removed before all eyes, and the only one that could be drawn."""
    match = a_round("T6", "B1 B2 G1", "B1 G2", "G4", pile=[])
    remove(match, 0, "B1")
    match.play(2, "place 4,0")

    for seat in range(3):
        assert at(match, seat, 2, "4,0") == {"P0-B1"}


def test_what_is_known_is_dealt_nowhere_else() -> None:
    """I-1: every card once."""
    match = after_a_round()
    deck = cards_in_all(match)

    for seat in range(3):
        for world in worlds(match, seat):
            assert cards_in_all(GAME.from_position(world)) == deck


# Turning at the same time


def test_own_cards_turned_just_now_are_known() -> None:
    """MM-13: to their owner."""
    match = a_reveal("T5", "B4 R2", "B1")
    turn(match, 0, "B4", "R2")

    for world in worlds(match, 0):
        for face in ("B4", "R2"):
            one = world["displays"][0][cell_of(match, 0, face, is_up=True)]
            assert (one["card"], one["up"]) == (f"P0-{face}", True)


def test_cards_that_others_turn_are_not_known() -> None:
    """A-16, section 8: neither which nor what."""
    match = a_reveal("T5", "B4 R2", "B1")
    turn(match, 0, "B4")
    cell = cell_of(match, 0, "B4", is_up=True)

    assert len(at(match, 1, 0, cell)) > 8


def test_on_an_open_table_they_are_known() -> None:
    """A-16, `reveal_visibility=open_table`."""
    match = a_reveal("T5", "B4 R2", "B1", options={"reveal_visibility": "open_table"})
    turn(match, 0, "B4")
    cell = cell_of(match, 0, "B4", is_up=True)

    assert at(match, 1, 0, cell) == {"P0-B4"}
    assert all(world["displays"][0][cell].get("up") for world in worlds(match, 1))


@pytest.mark.parametrize("task", ["T1", "T5", "T6", "T8", "T9", "T10"])
def test_an_imagined_reveal_fits_what_is_seen_of_it(task: str) -> None:
    """A-16: whoever is done is done, whoever is not may go on, in every world."""
    match = a_match(seats=3, task=task)
    while 0 in match.waiting:
        match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    waiting = match.waiting

    for seat in range(3):
        for world in worlds(match, seat)[:12]:
            again = GAME.from_position(world)
            assert again.waiting == waiting
            assert again.view(seat) == match.view(seat)


def test_worlds_do_not_depend_on_how_often_somebody_has_turned() -> None:
    """A-16, section 8: also when both are done."""
    one = a_reveal("T6", "B1 R2 G1", "B1", "B1")
    other = a_reveal("T6", "B1 R2 G1", "B1", "B1")
    turn(one, 0, "G1")
    turn(other, 0, "B1", "R2", "G1")

    for seat in (1, 2):
        assert worlds(one, seat) == worlds(other, seat)


# Sealed choices


def test_picks_of_the_others_are_imagined() -> None:
    """MM-61, section 8: any card that they could have picked."""
    match = a_competition("R1", "R2", "B2")
    match.play(0, "name red")
    match.play(1, "pick 2,1")

    assert {world["picks"][1] for world in worlds(match, 1)} == {"2,1"}
    for seat in (0, 2):
        found = {world["picks"][1] for world in worlds(match, seat)}
        assert None not in found
        assert len(found) > 8


def test_removals_of_the_others_are_imagined() -> None:
    """MM-34, section 8: any of their cards that lie face up."""
    match = a_round("T6", "B1 B2 G1", "B1 B2 G1", "G1")
    match.play(0, f"remove {cell_of(match, 0, 'B2', is_up=True)}")
    up = {cell for cell, one in display(match, 0).items() if one.get("up")}

    assert len({world["picks"][0] for world in worlds(match, 0)}) == 1
    for seat in (1, 2):
        assert {world["picks"][0] for world in worlds(match, seat)} == up


@pytest.mark.parametrize("cells", [("0,0", "1,0"), ("3,3", "0,2")])
def test_which_card_was_picked_leaves_no_trace(cells: tuple[str, str]) -> None:
    """MM-61, section 8: whichever it was, the same is seen and imagined."""
    found = []
    for cell in cells:
        match = a_competition("R1", "R2", "B2")
        match.play(0, "name red")
        match.play(1, f"pick {cell}")
        found.append(match)

    one, other = found
    for viewer in (None, 0, 2):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    for seat in (0, 2):
        assert worlds(one, seat) == worlds(other, seat)


def test_which_card_will_be_removed_leaves_no_trace() -> None:
    """MM-34, section 8."""
    found = []
    for face in ("B2", "G1"):
        match = a_round("T6", "B1 B2 G1", "B1 B2 G1", "G1")
        match.play(0, f"remove {cell_of(match, 0, face, is_up=True)}")
        found.append(match)

    one, other = found
    for seat in (1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
        assert worlds(one, seat) == worlds(other, seat)


def test_who_stayed_in_is_known() -> None:
    """MM-63, MM-71: the cards of the step lie open."""
    match = a_competition("R1", "B2", "R3")
    step(match, "red", "R1", "B2", "R3")

    for seat in range(3):
        for world in worlds(match, seat):
            assert world["remaining"] == [0, 2]
            assert world["displays"][1][cell_of(match, 1, "B2", is_up=True)]["card"] == "P1-B2"


# Positions that say who has seen what


@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_says_who_has_seen_a_face(seat: int) -> None:
    """Section 8: `seen`."""
    match = a_match(displays={0: ["B4", "R2"]}, seen={0: {"0,0": [0], "1,0": [1]}})

    known = at(match, seat, 0, f"{seat},0")
    other = at(match, seat, 0, f"{1 - seat},0")

    assert known == {("P0-B4", "P0-R2")[seat]}
    assert len(other) > 8


def test_what_was_seen_stays_seen_through_a_position() -> None:
    """A match saved and read again knows as much."""
    match = after_a_round()
    again = GAME.from_position(match.position())

    for seat in range(3):
        assert worlds(again, seat) == worlds(match, seat)


# Whole games


@pytest.mark.parametrize(
    "case",
    [
        Case(GAME.key, 2, (), 11),
        Case(GAME.key, 3, (), 12),
        Case(GAME.key, 4, (("reveal_visibility", "open_table"),), 13, "open"),
        Case(GAME.key, 3, (("deck", "mixed"), ("all_out", "neither")), 14, "mixed"),
        Case(GAME.key, 2, (("open_memory", "all_open"), ("reveal_count", "up_to")), 15, "all_open"),
    ],
    ids=str,
)
def test_every_imagined_world_is_a_possible_one(case: Case) -> None:
    """Section 8, I-1: complete, with the same question and the same own choices and view."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 9 != case.seed % 9:
            continue
        deck = cards_in_all(match)
        for seat in range(match.seats):
            world = GAME.from_position(match.imagine(seat, k))
            assert cards_in_all(world) == deck
            assert world.legal(seat) == match.legal(seat)
            assert world.waiting == match.waiting
            assert all(world.legal(other) for other in world.waiting)
            assert world.view(seat) == match.view(seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_has_seen_is_so_in_every_world(seats: int) -> None:
    """Section 8: followed from its views; no card is there twice and none is ever shuffled."""
    case = Case(GAME.key, seats, (), 16)
    known: list[set[str]] = [set() for _ in range(seats)]
    for k, (match, _, _) in enumerate(turns(case)):
        for seat in range(seats):
            view: Any = match.view(seat)
            known[seat] |= {f"{c.back}-{c.face}" for s in view.seats for c in s.cards if c.face}
            known[seat] |= {view.drawn} if view.drawn else set()
        if k % 5 or phase(match) == "reveal":
            continue
        for seat in range(seats):
            true, world = (places(p) for p in (match.position(), match.imagine(seat, k)))
            assert all(true[card] == world[card] for card in known[seat])
            assert any(true[card] != world[card] for card in true) or len(known[seat]) > 30


def places(position: dict[str, Any]) -> dict[str, tuple[object, ...]]:
    """Where every card lies."""
    found: dict[str, tuple[object, ...]] = {}
    for seat, lying in enumerate(position["displays"]):
        found |= {one["card"]: (seat, cell) for cell, one in lying.items()}
    found |= {one["card"]: ("pile", k) for k, one in enumerate(position["pile"])}
    found |= {one["card"]: ("drawn", k) for k, one in enumerate(position["drawn"]) if one}
    return found
