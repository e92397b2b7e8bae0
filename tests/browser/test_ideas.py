"""An idea of the coach, asked for at the table by somebody who plays alone against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import choose
from tests.browser.positions import table_at
from tests.browser.served import Served
from tests.browser.test_pages import inaccessible, too_wide
from tests.games.zombeasts.builders import a_match

HAND = ["B-DOG-1R", "O-CAT-1R", "O-CAT-2L"]


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_an_idea_lies_above_the_hand_until_the_table_changes(
    guests: Guests, served: Served, viewport: ViewportSize
) -> None:
    page = guests.arrive(viewport=viewport)
    page.goto(table_at(page, served, a_match(seats=2, hand=HAND), chair_1="level1"))

    page.locator("#hint").click()

    expect(page.locator("#idea .idea li").first).to_contain_text("±")
    expect(page.locator("#idea .clause")).to_be_visible()
    expect(page.locator("#hand .bulb")).to_have_count(1)
    assert not too_wide(page)
    assert not inaccessible(page)
    choose(page, "play B-DOG-1R")
    expect(page.locator("#idea .idea")).to_have_count(0)
    expect(page.locator("#table .bulb")).to_have_count(0)


def test_the_keyboard_asks_and_puts_away(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_match(seats=2, hand=HAND), chair_1="level1"))
    page.wait_for_load_state()

    page.locator("#prompt").press("i")
    expect(page.locator("#idea .idea")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator("#idea .idea")).to_have_count(0)


def test_among_people_there_is_nothing_to_ask_with(guests: Guests, served: Served) -> None:
    page = guests.arrive()

    page.goto(table_at(page, served, a_match(seats=2, hand=HAND), chair_1="free"))

    expect(page.locator("#table")).to_be_visible()
    expect(page.locator("#hint")).to_have_count(0)
