"""A choice can be taken back until a card is revealed or somebody else acts."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.playing import choose, look
from tests.browser.positions import table_at
from tests.browser.served import Served
from tests.games.zombeasts.builders import a_match

CARD = "B-DOG-1R"
HAND = [CARD, "O-CAT-1R", "O-CAT-2L"]


def test_a_card_is_taken_back_by_button_and_by_key(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_match(seats=2, hand=HAND), chair_1="level1"))
    before = look(page)
    card = page.locator(f"#h-{CARD}")

    for way in ("button", "key"):
        choose(page, f"play {CARD}")
        expect(card).to_have_count(0)
        if way == "key":
            page.keyboard.press("u")
        else:
            page.locator("#undo").click()
        expect(card).to_be_visible()
        expect(page.locator("#table")).to_have_attribute("data-version", before.version)
        assert look(page) == before


def test_a_drawn_card_stays_drawn(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_match(seats=2, hand=HAND), chair_1="level1"))
    choose(page, f"play {CARD}")
    expect(page.locator("#undo")).to_be_visible()

    choose(page, "draw pile")

    expect(page.locator("#undo")).to_have_count(0)
