"""Without any script the table is a page with forms, and everything can be done."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import PATIENCE, Guests

COLOURED = "#choices [name=choice]:not([value*='W-'])"


def test_a_game_begins_without_script(guests: Guests) -> None:
    page = guests.arrive(java_script_enabled=False)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()

    for _ in range(6):
        look_again(page)
        version = page.locator("#table").get_attribute("data-version") or ""
        page.locator("#choices [name=choice]").first.click()
        expect(page.locator("#table")).not_to_have_attribute("data-version", version)


def test_what_was_done_is_taken_back_without_script(guests: Guests) -> None:
    page = guests.arrive(java_script_enabled=False)
    begin(page)
    while not page.locator(COLOURED).count():  # one hand in a thousand has jokers only
        begin(page)

    page.locator(COLOURED).first.click()
    expect(page.locator("#hand .card")).to_have_count(2)
    page.locator("#undo").click()

    expect(page.locator("#hand .card")).to_have_count(3)


def begin(page: Page) -> None:
    page.goto("/games/zombeasts/new?mode=bots&seats=2")
    page.locator("summary", has_text="Setup").click()
    page.get_by_label("First player").select_option("0")
    page.get_by_role("button", name="Set the table").click()
    page.locator("#log").wait_for()


def look_again(page: Page) -> None:
    """Until it is the player's turn: nothing comes by itself here."""
    latest = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < latest:
        if page.locator("#choices").count():
            return
        page.reload()
    pytest.fail("the turn does not come")
