"""The frame of the table over whole games: nothing jumps, nothing is hidden, nothing vanishes."""

from __future__ import annotations

import random

import pytest

from monsterbox.games.registry import games
from tests.browser.frame import Case, cases, walk, watch, watched, when_asked
from tests.browser.guests import Guests
from tests.browser.playing import open_table, play
from tests.browser.served import Served
from tests.cases import in_tiers

MOVES = 12
LEAST_PICTURES = 20
WALKS = {str(case): case for case in cases()}
SAMPLE = 4  # moves of a walk in the fast tier
SAMPLED = (
    Case("zombeasts", "de", 4, ("360x740",)),
    Case("humans", "de", 6, ("1024x768",)),
    Case("monster-meister", "de", 3, ("740x360",)),
)


@pytest.mark.parametrize("game", in_tiers(games(), fast=["zombeasts"]))
def test_no_card_vanishes_while_others_play(guests: Guests, game: str) -> None:
    """With everything that moves: cards fly, turn and make room, but are always there."""
    page = guests.arrive(reduced_motion="no-preference")
    path = open_table(page, game, seats="3", chair_1="level1", chair_2="level1", chair_3="level1")
    dice = random.Random(4)
    watch(page)

    for _ in range(MOVES):
        seen = when_asked(page, path)
        if seen["phase"] == "playing":
            play(page, path, seen, dice)
    when_asked(page, path)

    page.wait_for_function(f"() => window.watched().pictures > {LEAST_PICTURES}")
    assert watched(page) == []


@pytest.mark.parametrize("case", SAMPLED, ids=str)
def test_the_frame_holds_at_the_beginning(guests: Guests, served: Served, case: Case) -> None:
    assert walk(guests, served, case, most=SAMPLE) == []


@pytest.mark.full
@pytest.mark.parametrize("case", WALKS.values(), ids=list(WALKS))
def test_the_frame_holds_over_a_whole_game(guests: Guests, served: Served, case: Case) -> None:
    """Every game at every size, in the longest language and in English, with few and many."""
    assert walk(guests, served, case) == []
