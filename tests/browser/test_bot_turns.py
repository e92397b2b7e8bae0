"""Turns of bots: they are skipped, told in a line, seen again, and as fast as the host likes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import open_table, wait_for_turn
from tests.browser.served import Served
from tests.processes import free_port

SIZES = ((1280, 800), (1024, 768))
BOTS = {"seats": "3", "chair_1": "level1", "chair_2": "level1", "option_start_player": "1"}
AN_HOUR = ("--bot-pause", "3600")


@pytest.fixture
def patient(guests: Guests, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    """Its bots take an hour for a choice, unless somebody skips that."""
    server = Served(tmp_path, free_port(), *AN_HOUR)
    server.let_chance_follow(request.node.nodeid)
    server.start()
    yield server
    guests.leave()  # first: pages that are still open would miss it
    server.stop()


def test_turns_of_bots_are_skipped_told_and_watched_again(guests: Guests, patient: Served) -> None:
    page = guests.arrive(address=patient.address)
    path = open_table(page, **BOTS)
    expect(page.locator("#recaps li:has(a)")).to_have_count(0)

    page.locator("#skip").click()
    wait_for_turn(page)
    expect(page.locator("#skip")).to_have_count(0)
    expect(page.locator("#recaps a")).to_have_count(2)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#recaps .newest a")).to_be_in_viewport(ratio=0.9)

    page.locator("#recaps .newest a").click()
    page.wait_for_url(re.compile("/replay[?]"))
    until = page.locator("#player").get_attribute("data-until") or ""
    page.locator("#speed").select_option("4")
    expect(page.locator("#where")).to_have_text(re.compile(f"^{until} / "))
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**{path}")


def test_the_host_says_how_fast_bots_play(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, **BOTS | {"option_start_player": "0"})
    expect(pressed(page)).to_have_text("Brisk")

    page.locator("#menu summary").click()
    page.get_by_role("button", name="No pauses").click()

    expect(pressed(page)).to_have_text("No pauses")
    page.reload()
    expect(pressed(page)).to_have_text("No pauses")


def pressed(page: Page) -> Locator:
    return page.locator("#bot-speed [aria-pressed='true']")
