"""What the log of a whole match still tells when cards have been turned back (5.1, R-03)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.events import Event
from monsterbox.games.monster_meister.api import events as e
from tests.cases import one_in
from tests.games.kit import Case, through_json
from tests.games.monster_meister.builders import (
    a_competition,
    a_round,
    display,
    field,
    get_ready,
    phase,
    step,
)
from tests.games.monster_meister.worlds import twins

KEY = "monster-meister"
HOUSES: list[tuple[tuple[str, Any], ...]] = [
    (),
    (("reveal_visibility", "open_table"),),
    (("open_memory", "own_ghosts"),),
    (("deck", "mixed"), ("repeat_features", "free"), ("pile_backs", "all")),
    (("reveal_count", "up_to"), ("frame", "fixed"), ("all_out", "neither")),
]
CASES = [
    Case(KEY, 2 + (number + seed) % 3, house, 10 * number + seed, f"house {number}, seed {seed}")
    for number, house in enumerate(HOUSES)
    for seed in range(4)
]
# What each kind of event keeps of what was seen; of others everything stays.
FORGOTTEN = {
    e.CardTurned: ("cell", "face"),
    e.PickShown: ("cell", "face"),
    e.CardRemoved: ("face",),
    e.StrayDrawn: ("face",),
}


def viewers(match: mb.Match) -> list[int | None]:
    return [None, *range(match.seats)]


def before_this_round(events: list[Event]) -> list[Event]:
    """Up to the last time that the cards were turned back."""
    ends = [place for place, event in enumerate(events) if isinstance(event, e.CardsTurnedBack)]
    return events[: ends[-1] + 1] if ends else []


# Two worlds


@pytest.mark.parametrize("case", one_in(4, CASES), ids=str)
def test_where_cards_were_turned_up_leaves_no_trace(case: Case) -> None:
    """MM-52, 5.1.3, 5.1.4, R-03: two matches differ in just this, and no log tells which is which.

    Every seat and a spectator, after every choice of the whole match; once the cards are turned
    back, what they see and may do is the same as well.
    """
    has_ghosts = dict(case.options).get("open_memory") == "own_ghosts"
    for one, other in twins(case).play():
        if one.over:
            break
        for viewer in viewers(one):
            told, again = one.events(viewer), other.events(viewer)
            assert before_this_round(told) == before_this_round(again)
            assert len(told) == len(again)
            if phase(one) != "flip":
                continue
            assert through_json(told) == through_json(again)
            if viewer is None or not has_ghosts:
                assert one.view(viewer) == other.view(viewer)
            if viewer is not None:
                assert one.legal(viewer) == other.legal(viewer)


@pytest.mark.parametrize("case", one_in(4, CASES), ids=str)
def test_the_two_matches_do_differ(case: Case) -> None:
    """A-51: otherwise the test above shows nothing; when all is over each log tells its own."""
    *_, (one, other) = twins(case).play()

    assert one.over
    assert one.scores == other.scores
    shown = [event for step in one.steps for event in step.events]
    assert any(isinstance(event, e.PickShown) for event in shown)
    for viewer in range(case.seats):
        assert one.witnessed(viewer) != other.witnessed(viewer)
        assert one.events(viewer) != other.events(viewer)


@pytest.mark.parametrize("case", CASES[:3], ids=str)
def test_nothing_is_told_to_whoever_asks_for_a_part(case: Case) -> None:
    """5.1.5: since any version."""
    for number, (one, other) in enumerate(twins(case).play()):
        if phase(one) != "flip" or one.over:
            continue
        for viewer in viewers(one):
            for version in range(number % 7, one.version, 7):
                assert one.events(viewer, since=version) == other.events(viewer, since=version)


@pytest.mark.parametrize("seed", range(3))
def test_with_all_open_everything_is_told(seed: int) -> None:
    """5.2, `open_memory=all_open`: nobody has to remember anything."""
    case = Case(KEY, 3, (("open_memory", "all_open"),), seed)
    differ = 0
    for one, other in twins(case).play():
        if phase(one) == "flip":
            differ += one.events(0) != other.events(0)
            told = [event for event in one.events(0) if isinstance(event, e.CardTurned)]
            assert all(event.cell and event.face for event in told)

    assert differ > 5


@pytest.mark.parametrize("task", ["T1", "T5", "T6", "T7", "T8", "T10"])
def test_the_order_of_turning_leaves_no_trace(task: str) -> None:
    """MM-15, MM-52, R-03: the last card of an until task would be known for what it is."""
    faces = {
        "T1": "G1 Y1 B3 R1",
        "T5": "B3 R1 Y4 Y2x2",
        "T6": "B3 R1 Y4 G2",
        "T7": "B3 R1 Y4 Y2x2 G1 R3",
        "T8": "B3 R1 Y4 G2",
        "T10": "B3 R1 G2 Y4",
    }[task]
    logs = []
    for seed in range(4):
        *others, last = faces.split()
        random.Random(seed).shuffle(others)
        match = a_round(task, " ".join([*others, last]), faces, round=3)
        get_ready(match)
        assert phase(match) == "flip"
        logs.append([match.events(viewer) for viewer in viewers(match)])

    assert all(log == logs[0] for log in logs)


def test_a_competition_does_not_tell_what_has_which_feature() -> None:
    """MM-60, MM-63, R-03: the features and who stayed in stay, the cells go."""
    match = a_competition("R1 G1 B2", "R2 G2 B3", round=3, options={"all_out": "neither"})
    step(match, "red", "R1", "R2")
    step(match, "green", "G1", "G2")
    step(match, "4", "B2", "B3")
    before = match.events(None)
    get_ready(match)

    after = match.events(None)

    told = [event for event in before if isinstance(event, e.PickShown)]
    assert len(told) == 6
    assert all(event.cell in display(match, event.seat) and event.face for event in told)
    kept = [event for event in after if isinstance(event, e.PickShown)]
    assert kept == [e.PickShown(seat=event.seat, cell=None, face=None) for event in told]
    plain = (e.FeatureNamed, e.StayedIn, e.WentOut, e.EverybodyWentOut, e.NobodyStandsOut)
    for log in (before, after):
        assert [event.key for event in log if isinstance(event, plain)] == [
            *["feature-named", "stayed-in", "stayed-in"] * 2,
            *["feature-named", "went-out", "went-out", "everybody-went-out", "nobody-stands-out"],
        ]


# What stays


@pytest.mark.parametrize("case", one_in(4, CASES), ids=str)
def test_everything_else_stays(case: Case) -> None:
    """5.1.3: seats, tasks, counts, points, roles, features and backs moved."""
    match, _ = twins(case).matches()
    for seat, choice, _ in twins(case).choices:
        match.play(seat, choice)
        if phase(match) != "flip" or field(match, "round") % 3:
            continue
        for viewer in viewers(match):
            steps = [event for step in match.steps for event in step.events]
            seen = [one for one in (event.seen_by(viewer) for event in steps) if one is not None]
            for event, kept in zip(seen, match.events(viewer), strict=True):
                gone = dict.fromkeys(FORGOTTEN.get(type(event), ()))
                assert through_json(kept) == through_json(event) | gone


def test_a_card_given_away_takes_its_place_in_the_story_along() -> None:
    """MM-32, R-02: before the cards are turned back, what was turned up there is told no more."""
    match = a_round("T6", "B1 R2 G1", "G2", pile=[], round=3)
    cell = next(event.cell for event in match.events(0) if isinstance(event, e.CardTurned))
    match.play(0, f"remove {cell}")

    told = [event for event in match.events(0) if isinstance(event, e.CardTurned)]

    assert [event.cell is None for event in told] == [True, False, False]
    assert [event.face is None for event in told] == [True, False, False]
