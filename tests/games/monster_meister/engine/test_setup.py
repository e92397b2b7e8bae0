"""What lies on the table before the first task (section 2.1)."""

from __future__ import annotations

from collections import Counter

import pytest

import monsterbox as mb
from monsterbox.core.state import CHANCE
from tests.games.kit import Case, moments
from tests.games.monster_meister.builders import (
    GRID,
    TASKS,
    TWIN_STRAYS,
    TWINS,
    a_new_match,
    cards_in_all,
    choices,
    display,
    field,
    finish_round,
    phase,
    pile,
    whole_deck,
)

GAME = mb.game("monster-meister")
SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_play(seats: int) -> None:
    """MM-01: each of them has a display."""
    assert len(field(a_new_match(seats), "displays")) == seats


@pytest.mark.parametrize("seats", [0, 1, 5, True, "3"])
def test_nobody_else_can_play(seats: int) -> None:
    """MM-01."""
    with pytest.raises(mb.BadSeats, match="2 to 4"):
        GAME.match(seats)


@pytest.mark.parametrize("seed", range(5))
def test_tc_01_four_seats_are_set_up(seed: int) -> None:
    """MM-02, MM-04, MM-06, MM-07, TC-01: four grids, eight strays, ten tasks of twelve."""
    match = a_new_match(4, seed)

    for seat in range(4):
        assert [*display(match, seat)] == [*GRID]
        assert sorted(one["card"] for one in display(match, seat).values()) == sorted(
            f"P{seat}-{face}" for face in TWINS
        )
    assert sorted(pile(match)) == sorted(f"S-{face}" for face in TWIN_STRAYS)
    assert len(field(match, "tasks")) == 10


def test_tc_02_two_seats_use_two_sets() -> None:
    """MM-02, MM-06, A-02, A-03, TC-02: forty cards in play, all strays among them."""
    match = a_new_match(2)

    assert {one.partition("-")[0] for one in cards_in_all(match)} == {"P0", "P1", "S"}
    assert len(pile(match)) == 8
    assert len(cards_in_all(match)) == 40


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_the_game_is_somewhere(seats: int) -> None:
    """MM-02, MM-06, I-1: 16n + 8."""
    assert cards_in_all(a_new_match(seats)) == whole_deck(seats)


def test_all_orders_of_a_set_are_dealt() -> None:
    """MM-03: each of the sixteen faces comes to the first cell of each display."""
    found = [field(a_new_match(2, seed), "displays") for seed in range(200)]

    for seat in range(2):
        dealt = Counter(lying[seat]["0,0"]["card"] for lying in found)
        assert len(dealt) == 16
        assert max(dealt.values()) < 35


def test_every_card_that_is_left_is_as_likely_as_any_other() -> None:
    """MM-03, MM-06, MM-07: alike, the competition as often as it is still there."""
    case = Case(GAME.key, 2, (), 3)
    for moment in moments(case):
        if moment.is_choice:
            break
        state = moment.state
        told = {GAME.text_of(state, CHANCE, one): int(state.weight(one)) for one in moment.legal}
        assert {weight for text, weight in told.items() if text != "task C"} <= {1}
        dealt = GAME.position_of(state, case.settings)["tasks"]
        assert told.get("task C", 0) in (0, 2 - dealt.count("C"))


def test_sets_are_shuffled_each_for_itself() -> None:
    """MM-03: two displays are not laid alike."""
    match = a_new_match(2)

    orders = [[one["card"][3:] for one in display(match, seat).values()] for seat in range(2)]

    assert orders[0] != orders[1]
    assert orders[0] != TWINS


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_has_seen_a_card(seats: int) -> None:
    """MM-04: not even the owner of the display."""
    match = a_new_match(seats)

    for seat in range(seats):
        assert all({*one} == {"card"} for one in display(match, seat).values())
    for viewer in (None, *range(seats)):
        view = match.view(viewer)
        assert all(
            one.face is one.ghost is None
            for before in view.seats
            for one in before.cards  # type: ignore[attr-defined]  # a view of this game
        )


@pytest.mark.parametrize("seats", SEATS)
def test_the_own_back_is_that_of_the_own_display(seats: int) -> None:
    """MM-05, A-01: sixteen cards of it to begin with."""
    match = a_new_match(seats)

    for seat in range(seats):
        assert {one["card"][:2] for one in display(match, seat).values()} == {f"P{seat}"}


def test_the_own_back_stays_for_the_whole_game() -> None:
    """MM-05, I-5: at the end too only that back is counted first."""
    match = a_new_match(2, 5)
    while not match.over:
        finish_round(match)
        if not match.over:
            match.play(match.waiting[0], "flip")

    for seat in range(2):
        own = [one["card"] for one in display(match, seat).values()]
        own = [one for one in own if one.startswith(f"P{seat}-")]
        assert match.scores[seat] == sum(2 if one.endswith("x2") else 1 for one in own)


def test_the_strays_are_shuffled() -> None:
    """MM-06: any of them may lie on top."""
    tops = {pile(a_new_match(2, seed))[0] for seed in range(80)}

    assert len(tops) == 8


def test_any_two_tasks_may_be_left_out() -> None:
    """MM-07: each of them is missing now and then, also both competitions."""
    found = [Counter(field(a_new_match(2, seed), "tasks")) for seed in range(150)]

    for task in TASKS:
        assert {tasks[task] for tasks in found} == {0, 1}
    assert {tasks["C"] for tasks in found} == {0, 1, 2}


def test_tasks_are_shuffled() -> None:
    """MM-07: each of them comes first now and then."""
    assert {field(a_new_match(2, seed), "tasks")[0] for seed in range(150)} == {*TASKS, "C"}


def test_the_second_competition_may_be_missing() -> None:
    """MM-07, A-04, `twelfth_task=none`: eleven cards, one is left out."""
    option = {"twelfth_task": "none"}
    found = [Counter(field(a_new_match(2, seed, **option), "tasks")) for seed in range(80)]

    assert all(tasks.total() == 10 and max(tasks.values()) == 1 for tasks in found)
    assert {11 - len(tasks) for tasks in found} == {1}
    assert {tasks["C"] for tasks in found} == {0, 1}


@pytest.mark.parametrize("seats", SEATS)
def test_a_random_seat_gets_the_tasks_first(seats: int) -> None:
    """MM-08, A-06."""
    assert {field(a_new_match(seats, seed), "holder") for seed in range(40)} == {*range(seats)}


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_host_may_name_the_first_holder(holder: int) -> None:
    """MM-08, A-06, `first_holder`."""
    option = {"first_holder": holder}
    for seed in range(6):
        match = a_new_match(3, seed, **option)
        assert field(match, "holder") == holder
        assert match.waiting == [holder]
        assert not any(step.text.startswith("holder") for step in match.steps)


def test_a_first_holder_sits_at_the_table() -> None:
    """MM-08, `first_holder`: 0 to n-1."""
    with pytest.raises(mb.BadOption, match="option first_holder: 3"):
        GAME.settings(3, {"first_holder": 3})


def test_the_game_begins_with_the_first_task() -> None:
    """MM-10, section 6.1: nothing else is asked before it."""
    match = a_new_match(3, first_holder=2)

    assert (phase(match), field(match, "round"), field(match, "task")) == ("flip", 0, None)
    assert choices(match, 2) == {"flip"}


def test_tc_03_the_holder_goes_round() -> None:
    """MM-53, MM-80, TC-03: ten rounds of three seats, beginning with seat 1."""
    match = a_new_match(3, first_holder=1)
    holders = []
    while not match.over:
        holders.append(field(match, "holder"))
        assert match.waiting == holders[-1:]
        match.play(holders[-1], "flip")
        finish_round(match)

    assert holders == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]
