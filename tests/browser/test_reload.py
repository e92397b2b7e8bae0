"""A page that is loaded anew shows the same, whatever the table waits for."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.guests import Guests
from tests.browser.playing import look, open_table, play, shown, wait_for_turn

WANTED = {"play", "draw", "extra", "over"}
SAYS = "(text) => document.querySelector('#table').innerText === text"
MOST_GAMES = 100  # two or three are enough; chance is chance


@pytest.mark.full
def test_a_reload_shows_the_same_table_in_every_phase(guests: Guests) -> None:
    page = guests.arrive()
    dice, phases = random.Random(3), set[str]()

    for _ in range(MOST_GAMES):
        phases |= reload_in_each_phase(page, dice, phases)
        if phases >= WANTED:
            break

    assert phases >= WANTED


def reload_in_each_phase(page: Page, dice: random.Random, known: set[str]) -> set[str]:
    """A whole game; the page is loaded anew once for each phase that is new."""
    path = open_table(page, seats="2", chair_1="level1", option_master="true")
    phases = set(known)
    while True:
        seen = shown(page, path)
        if seen["phase"] == "playing" and not seen["asked_you"]:
            wait_for_turn(page)
            continue
        phase = seen["view"]["phase"]
        if phase not in phases:
            phases.add(phase)
            assert_same_after_reload(page, seen["version"])
        if seen["phase"] != "playing":
            return phases
        play(page, path, seen, dice)


def assert_same_after_reload(page: Page, version: str) -> None:
    """The picture that the stream brought becomes the one of a fresh page."""
    page.locator(f"#table[data-version='{version}']").wait_for(state="attached")
    fresh = page.context.new_page()
    fresh.goto(page.url)
    page.wait_for_function(SAYS, arg=fresh.locator("#table").inner_text())
    assert look(fresh) == look(page)
    fresh.close()
