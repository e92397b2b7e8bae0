"""Seats that choose at the same time: the order changes nothing (section 6.2); no undo (A-56)."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import Case, moments, numbers_of, results_of_all_orders, turns, waiting
from tests.games.monster_meister.builders import (
    a_competition,
    a_match,
    a_reveal,
    a_round,
    cell_of,
    field,
    phase,
    step,
)

GAME = mb.game("monster-meister")


def interleavings(lengths: list[int], source: random.Random, most: int) -> list[list[int]]:
    """Some orders in which the seats make so many choices each."""
    every = [seat for seat, length in enumerate(lengths) for _ in range(length)]
    return [source.sample(every, len(every)) for _ in range(most)]


def test_tc_49_all_interleavings_of_two_seats() -> None:
    """MM-12, TC-49, section 6.2: three cards of seat 0, two of seat 1."""
    cards = {0: ["B1", "R2", "G1"], 1: ["Y3", "G2"]}
    found = set()
    for order in {*permutations([0, 0, 0, 1, 1])}:
        match = a_reveal("T6", "B1 R2 G1", "Y3 G2")
        left = {seat: iter(faces) for seat, faces in cards.items()}
        for seat in order:
            match.play(seat, f"turn {cell_of(match, seat, next(left[seat]))}")
        assert phase(match) == "remove"
        found.add(tuple(numbers_of(match)))

    assert len(found) == 1


@pytest.mark.parametrize("visibility", ["at_end", "open_table"])
@pytest.mark.parametrize("seed", range(4))
def test_interleaved_reveals_lead_to_the_same_table(seed: int, visibility: str) -> None:
    """MM-12, section 6.2: any sequences of up to four seats, in random orders."""
    source = random.Random(seed)
    task = source.choice(["T1", "T3", "T5", "T6", "T8", "T9", "T10"])
    start = a_match(task=task, seats=2 + seed % 3, options={"reveal_visibility": visibility})
    position = start.position()
    chosen = sequences(position, source)
    found, told = set(), []
    for order in interleavings([len(one) for one in chosen], source, 8):
        match = GAME.from_position(position)
        left = [iter(sequence) for sequence in chosen]
        for seat in order:
            match.play(seat, next(left[seat]))
        assert phase(match) != "reveal"
        found.add(tuple(numbers_of(match)))
        told.append([match.view(seat) for seat in (None, *range(match.seats))])

    assert len(found) == 1
    assert all(views == told[0] for views in told)


def sequences(position: dict[str, Any], source: random.Random) -> list[list[str]]:
    """What each seat turns, one seat after the other, until all are done."""
    match = GAME.from_position(position)
    chosen: list[list[str]] = [[] for _ in range(match.seats)]
    while phase(match) == "reveal":
        seat = match.waiting[0]
        chosen[seat].append(source.choice(match.legal(seat)))
        match.play(seat, chosen[seat][-1])
    return chosen


def picking() -> mb.Match:
    match = a_competition("R1", "B1", "R2", "B2")
    match.play(0, "name red")
    return match


def removing() -> mb.Match:
    return a_round("T6", "B1 B2 G1", "B1 B2 G1", "B3 B4 G1", "G1")


def placing() -> mb.Match:
    return a_match(seats=4, phase="place", drawn={0: "S-B3", 1: "S-Y4", 3: "S-G1"})


def resting() -> mb.Match:
    return a_round("T6", "G1", "G1", "G1")


@pytest.mark.parametrize("make", [picking, removing, placing, resting])
def test_the_order_of_choices_changes_nothing(make: Callable[[], mb.Match]) -> None:
    """MM-34, MM-49, MM-61, A-19, section 6.2: whatever the seats choose."""
    match = make()
    state = GAME.state_at(match.position(), match.seats, match.settings)

    for results in results_of_all_orders(state, match.seats, most=24):
        assert len(results) == 1


@pytest.mark.parametrize(
    "case",
    [
        Case(GAME.key, 3, (), 21),
        Case(GAME.key, 4, (), 22),
        Case(GAME.key, 4, (("draw_order", "left_of_holder_first"),), 23, "left"),
        Case(
            GAME.key, 2, (("reveal_visibility", "open_table"), ("reveal_count", "up_to")), 24, "up"
        ),
    ],
    ids=str,
)
def test_no_choice_of_whole_games_depends_on_its_order(case: Case) -> None:
    """Section 6.2: wherever several seats may act."""
    for moment in moments(case):
        if moment.number % 6 or len(waiting(moment.state, case.seats)) < 2:
            continue
        for results in results_of_all_orders(moment.state, case.seats, most=3):
            assert len(results) == 1


#


def named() -> tuple[mb.Match, int, str]:
    return a_match(task="C", phase="name"), 0, "name red"


def turned() -> tuple[mb.Match, int, str]:
    return a_match(), 1, "turn 0,0"


def picked() -> tuple[mb.Match, int, str]:
    match = a_competition("R1", "R2")
    match.play(0, "name red")
    return match, 1, "pick 0,0"


def removed() -> tuple[mb.Match, int, str]:
    return removing(), 2, removing().legal(2)[0]


def placed() -> tuple[mb.Match, int, str]:
    return placing(), 1, "place 4,0"


@pytest.mark.parametrize("make", [named, turned, picked, removed, placed])
def test_no_choice_is_taken_back(make: Callable[[], tuple[mb.Match, int, str]]) -> None:
    """A-56: for reveal, pick, remove, place and name; also while others still choose."""
    match, seat, text = make()
    match.play(seat, text)
    after = match.position()

    assert not any(match.can_undo(other) for other in range(match.seats))
    for other in range(match.seats):
        with pytest.raises(mb.NothingToUndo):
            match.undo(other)
    assert match.position() == after


def test_nothing_is_taken_back_in_whole_games() -> None:
    """A-56: at no moment."""
    verbs = {"turn", "pick", "remove", "place", "name"}
    match = Case(GAME.key, 3, (), 31).match()
    for _, seat, choice in turns(Case(GAME.key, 3, (), 31), match):
        match.play(seat, choice)
        if choice.split()[0] in verbs:
            assert not any(match.can_undo(other) for other in range(3))


def test_a_choice_of_several_is_all_or_nothing() -> None:
    """A text that is refused takes the whole row back."""
    match = a_match()

    with pytest.raises(mb.IllegalAction):
        match.play(0, "turn 0,0", "turn 1,0", "turn 0,0")

    assert field(match, "turned") == [0, 0]


def test_a_second_step_starts_with_nothing_picked() -> None:
    """MM-61: picks of the step before are gone."""
    match = a_competition("R1 B3", "R2")
    step(match, "red", "R1", "R2")

    assert field(match, "picks") == [None, None]


def test_whoever_is_ready_may_look_again_until_all_are() -> None:
    """R-08: then the cards are turned back for good."""
    match = a_round("T6", "B1 R2 G1", "Y3 G2")
    while "ready" not in match.legal(match.waiting[0]):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    last = match.waiting[-1]
    for seat in match.waiting[:-1]:
        match.play(seat, "ready")

    match.undo(0)

    assert match.waiting == [0, last]
    match.play(0, "ready")
    match.play(last, "ready")
    assert not any(match.can_undo(seat) for seat in range(match.seats))
