"""Somebody who has never been here plays a card within three clicks and a glance."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import COLOURED, wait_for_turn


def test_home_leads_to_the_first_card_without_reading(guests: Guests) -> None:
    page = guests.arrive(knows=False)

    play_now(page)
    while not page.locator(COLOURED).count():  # one hand in a thousand has jokers only
        play_now(page)
    card = page.locator(COLOURED).first.get_attribute("id")
    page.locator(f"[id='{card}']").click()

    expect(page.locator(f"#hand [id='{card}']")).to_have_count(0)
    expect(page.locator("#lines")).to_contain_text("You start")


def play_now(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("#lesson-skip").click()  # bots that begin wait while it speaks
    wait_for_turn(page)
