"""What a table sets for its people: a clock (A-69), and what becomes of who leaves (A-73)."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.deadlines import Deadline
from monsterbox.games.humans.api.events import SeatLeft, TurnSkipped
from tests.games.humans.builders import F1, a_capture, a_match, events, field, phase, told
from tests.games.kit import through_json

SKIP = {"leaver": "skip"}
CLOCK = {"timer_window": "15s", "timer_turn": "60s"}


def with_options(match: mb.Match, **options: Any) -> mb.Match:
    position = through_json(match.position())
    position["options"] = {**position.get("options", {}), **options}
    return mb.game("humans").from_position(position)


def to_turn_of(match: mb.Match, seat: int) -> None:
    while not match.over and field(match, "active") != seat:
        asked = match.turn or 0
        match.play(asked, match.legal(asked)[0])


# Time


def test_a_window_has_its_own_time() -> None:
    """A-69. Whoever lets it pass has passed."""
    match = with_options(a_capture("face 6", hands={1: ["HW1"]}), **CLOCK)

    assert phase(match) == "captured"
    assert match.deadline == Deadline(15.0, "pass")


def test_a_decision_of_the_turn_ends_with_the_smallest_choice() -> None:
    """A-69. Moving ends."""
    match = with_options(a_match(town=F1), **CLOCK)

    assert phase(match) == "move"
    assert match.deadline == Deadline(60.0, "end move")


def test_without_a_clock_there_is_time() -> None:
    assert a_match().deadline is None
    assert a_capture("face 6", hands={1: ["HW1"]}).deadline is None


@pytest.mark.parametrize("windows", ["eligible_only", "uniform"])
def test_what_is_done_when_time_is_over_is_always_legal(windows: str) -> None:
    """A-69, A-70. Whatever is asked, in whole games of both kinds."""
    clock: dict[str, Any] = {"timer_window": "30s", "timer_turn": "120s", "windows": windows}
    for key in ("humans", "humans-zombies"):
        match = mb.game(key).match(3, 5, max_rounds=6, **clock)
        while not match.over:
            seat, deadline = match.turn, match.deadline
            assert seat is not None
            assert deadline is not None
            assert deadline.seconds == (30.0 if deadline.choice == "pass" else 120.0)
            match.play(seat, deadline.choice)


# Leaving


def test_the_turns_of_who_has_left_are_skipped() -> None:
    """A-73. No tile, no card, no movement."""
    match = with_options(a_match(town=F1), **SKIP)

    match.report_gone(1)
    to_turn_of(match, 2)

    assert events(match, "TurnSkipped") == [TurnSkipped(seat=1)]
    assert [event.seat for event in events(match, "TurnStarted")] == [2]
    assert not [line for line in told(match) if line.startswith("1: ")]


def test_the_figures_stay() -> None:
    """A-73. They are still in everybody's way."""
    match = with_options(a_match(town=F1, zombies={1: ["1,1", "4,1"]}), **SKIP)
    before = match.position()["players"][1]["zombies"]

    match.report_gone(1)
    to_turn_of(match, 2)

    assert match.position()["players"][1]["zombies"] == before


def test_who_has_left_is_not_asked_to_react() -> None:
    """A-73. Not even with the best of weapons."""
    there = a_capture("face 6", hands={1: ["HW1"], 2: ["HW1"]})
    gone = {"fates": ["left"]}
    left = a_capture("face 6", hands={1: ["HW1"], 2: ["HW1"]}, players={1: gone}, options=SKIP)

    assert (phase(there), there.turn) == ("captured", 1)
    assert (phase(left), left.turn) == ("captured", 2)


def test_the_next_to_the_right_moves_a_fleeing_human() -> None:
    """A-37, A-73, HU-60."""
    match = mb.game("humans").match(4, 3, leaver="skip", max_rounds=20)
    match.report_gone(1)
    fled = 0
    while not match.over and fled < 3:
        if phase(match) == "flee":
            active = field(match, "active")
            expected = 0 if active == 2 else (active - 1) % 4
            assert match.turn == expected
            fled += 1
        seat = match.turn or 0
        match.play(seat, match.legal(seat)[-1 if phase(match) == "move" else 0])

    assert match.over or fled == 3


def test_a_table_that_everybody_left_comes_to_its_end() -> None:
    """A-73, HU-77."""
    match = mb.game("humans").match(2, 3, leaver="skip", max_rounds=3)

    match.report_gone(0)
    match.report_gone(1)
    while not match.over:
        seat = match.turn or 0
        match.play(seat, match.legal(seat)[0])

    assert match.over


def test_with_a_bot_in_the_seat_the_rules_have_nothing_to_say() -> None:
    """A-73. The default."""
    match = a_match()

    assert not match.can_report_gone(1)
    with pytest.raises(mb.MonsterboxError):
        match.report_gone(1)


def test_nobody_leaves_twice() -> None:
    match = with_options(a_match(), **SKIP)
    match.report_gone(1)

    assert not match.can_report_gone(1)
    assert match.can_report_gone(2)


def test_all_see_who_has_left() -> None:
    """A-73. In the log, in every view, in positions and in records."""
    match = mb.game("humans").match(3, 1, leaver="skip")
    match.report_gone(2)
    again = mb.game("humans").from_position(through_json(match.position()))

    for seat in (None, 0, 1, 2):
        assert SeatLeft(seat=2) in match.events(seat)
        view: Any = match.view(seat)
        assert view.seats[2].fates == ("left",)
        assert again.view(seat) == match.view(seat)
    assert mb.replay(match.record()).position() == match.position()
