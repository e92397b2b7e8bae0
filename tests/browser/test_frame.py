"""The frame of the table over whole games: nothing jumps, nothing is hidden, nothing vanishes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from monsterbox.games.registry import games
from tests.browser.frame import watch, watched
from tests.browser.guests import Guests
from tests.browser.playing import open_table, play, shown, wait_for_turn
from tests.cases import in_tiers

MOVES = 12
LEAST_PICTURES = 20


def when_asked(page: Page, path: str) -> dict[str, Any]:
    """What this person sees once there is something to choose, or the game is over."""
    seen = shown(page, path)
    while seen["phase"] == "playing" and not seen["choices"]:
        wait_for_turn(page)
        seen = shown(page, path)
    return seen


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

    pictures, faults = watched(page)
    assert faults == []
    assert pictures > LEAST_PICTURES
