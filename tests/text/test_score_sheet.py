"""What logs and score sheets rest on: every event has its clause, every row its title."""

from __future__ import annotations

from collections import Counter

import pytest

import monsterbox as mb
from monsterbox.bots.uniform import Uniform
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.humans.api import events as humans_events
from monsterbox.games.monster_meister.api import events as meister_events
from monsterbox.games.monster_meister.words.score_sheet import rounds
from monsterbox.games.oh_my_brain.api import events as brain_events
from monsterbox.games.zombeasts.api import events as zombeasts_events
from monsterbox.text.catalog import Catalog
from monsterbox.text.score_sheet import (
    Gain,
    ScoreSheet,
    gains,
    rows,
)
from tests.games.oh_my_brain.builders import a_match as a_brain_match
from tests.games.zombeasts.builders import a_match
from tests.text.speakers import event_classes

MODULES = {
    "zombeasts": zombeasts_events,
    "oh-my-brain": brain_events,
    "monster-meister": meister_events,
    "humans-zombies": humans_events,
}
BASE = "humans"  # its events are some of those of the combined game
EVENTS = [(key, kind) for key, module in MODULES.items() for kind in event_classes(module)]


def test_every_game_of_ours_keeps_a_score_sheet() -> None:
    assert all(rows(key) for key in (BASE, *MODULES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_a_title_and_a_clause(language: str) -> None:
    catalog = Catalog(language)
    for key in mb.games():
        titles = [catalog.say(key, f"score-{row}") for row in rows(key)]
        assert len(set(titles)) == len(titles) > 0
        assert all(clause in mb.game(key).clauses for clause in rows(key).values())
    assert catalog.say("core", "score-before")
    assert catalog.say("core", "score-points")


def test_a_full_moon_brings_the_points_of_its_cards() -> None:
    """ZB-41, ZB-75."""
    moons = {"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]}
    match = a_match(hand=["G-DOG-4R", "B-RAT-1L"], moons=moons)
    match.play(0, "play G-DOG-4R")
    cards = match.game.components(match.settings)

    counted = gains("zombeasts", match.events(0), cards)

    assert [(gain.row, gain.seat) for gain in counted] == [("moons", 0)]
    assert counted[0].points == match.scores[0] > 0


def test_a_game_need_not_keep_a_score_sheet() -> None:
    sheet = ScoreSheet()

    assert sheet.ROWS == sheet.TIES == {}
    assert [*sheet.count([], {}), *sheet.count_ties([])] == []


# Oh My Brain


def counted_in(match: Match, seat: int | None = 0) -> list[Gain]:
    return gains("oh-my-brain", match.events(seat), match.game.components(match.settings))


@pytest.mark.parametrize("seed", range(6))
def test_every_brain_is_accounted_for(seed: int) -> None:
    """ZA-60. What came and went makes up the brains of the end, round by round and row by row."""
    match = mb.game("oh-my-brain").match(seats=2 + seed % 4, seed=seed)
    while not match.over:
        asked = match.waiting[0]
        match.play(asked, match.legal(asked)[0])

    counted = counted_in(match, seat=None)

    brains: Counter[int] = Counter()
    for gain in counted:
        brains[gain.seat] += gain.points
    assert [brains[seat] for seat in range(match.seats)] == match.scores
    assert {gain.row for gain in counted} <= set(rows("oh-my-brain"))
    assert max(gain.round for gain in counted) == match.view(None).round  # type: ignore[attr-defined]
    assert [gain.seat for gain in counted if gain.row == "start"].count(0) == 1


def test_a_theft_counts_for_both() -> None:
    """ZA-46."""
    match = a_brain_match(hand=[1, 4, 5], horde=[], chance=["face STEAL"])
    match.play(0, "play 1", "steal from 2")

    moved = [(gain.row, gain.seat, gain.points) for gain in counted_in(match)]

    assert moved == [("stolen", 0, 1), ("robbed", 2, -1)]


def test_a_pass_costs_a_brain() -> None:
    """ZA-24."""
    match = a_brain_match(hand=[4, 5], horde=[19], chance=["card 6", "card 7"])
    match.play(0, "pass")

    assert [(gain.row, gain.seat, gain.points) for gain in counted_in(match)] == [("passes", 0, -1)]


def test_the_brains_of_a_seat_that_is_gone_are_lost() -> None:
    """Q-34, forfeit."""
    match = mb.game("oh-my-brain").match(seats=3, seed=1, forfeit=True)
    match.report_gone(1)

    assert ("gone", 1, -9) in [(gain.row, gain.seat, gain.points) for gain in counted_in(match)]


# Monster Meister


def played_out(seed: int, seats: int = 3) -> Match:
    match = mb.game("monster-meister").match(seats=seats, seed=seed)
    while not match.over:
        asked = match.waiting[-1]
        match.play(asked, match.legal(asked)[match.version % len(match.legal(asked))])
    return match


@pytest.mark.parametrize("seed", range(3))
def test_what_is_left_with_the_own_back_is_all_that_counts(seed: int) -> None:
    """MM-81."""
    match = played_out(seed)
    cards = match.game.components(match.settings)

    counted = gains("monster-meister", match.events(1), cards)

    assert [gain.points for gain in counted] == match.scores
    assert [gain.seat for gain in counted] == [0, 1, 2]
    assert {gain.row for gain in counted} == set(rows("monster-meister"))


@pytest.mark.parametrize("seed", range(3))
def test_every_round_has_its_points_and_roles(seed: int) -> None:
    """MM-21, MM-25, MM-26, MM-72: most points memorize, fewest muddle, a competition has none."""
    found = rounds(played_out(seed).events(None))

    assert [one.number for one in found] == list(range(1, 11))
    for one in found:
        assert len(one.points) == (0 if one.task == "C" else 3)
        if one.points and len(set(one.points.values())) > 1:
            high, low = max(one.points.values()), min(one.points.values())
            assert one.memorizers == {k for k, points in one.points.items() if points == high}
            assert one.muddlers == {k for k, points in one.points.items() if points == low}
        elif one.points:
            assert one.memorizers == one.muddlers == set()
    assert any(one.memorizers for one in found)


# Humans!!!


@pytest.mark.parametrize("key", [key for key in ("humans", "humans-zombies") if key in mb.games()])
@pytest.mark.parametrize("seed", range(3))
def test_every_point_is_accounted_for(seed: int, key: str) -> None:
    """HU-75, HZ-48. What came and went makes up the points of the end."""
    match = mb.game(key).match(seats=3, seed=seed, start_zombie_scores=seed != 1)
    bot = Uniform(seed)
    while not match.over:
        asked = match.waiting[0]
        match.play(asked, bot.choose(match.belief(asked)))

    counted = gains(key, match.events(None), match.game.components(match.settings))

    points: Counter[int] = Counter()
    for gain in counted:
        points[gain.seat] += gain.points
    assert [points[seat] for seat in range(match.seats)] == match.scores
    assert {gain.row for gain in counted} <= set(rows(key))
    assert (seed == 1) == any(gain.row == "uncounted" for gain in counted)
