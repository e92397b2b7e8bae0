"""A choice can be taken back until a card is revealed or somebody else acts."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.playing import choose, look, open_with_a_card

FIRST = {"seats": "2", "chair_1": "level1", "option_start_player": "0"}


def test_a_card_is_taken_back_by_button_and_by_key(guests: Guests) -> None:
    page = guests.arrive()
    open_with_a_card(page, **FIRST)
    before = look(page)
    coloured = next(text for text in before.choices if not text.startswith("play W-"))
    card = page.locator(f"#h-{coloured.split()[1]}".replace("*", r"\*"))

    for way in ("button", "key"):
        choose(page, coloured)
        expect(card).to_have_count(0)
        if way == "key":
            page.keyboard.press("u")
        else:
            page.locator("#undo").click()
        expect(card).to_be_visible()
        expect(page.locator("#table")).to_have_attribute("data-version", before.version)
        assert look(page) == before


def test_a_drawn_card_stays_drawn(guests: Guests) -> None:
    page = guests.arrive()
    open_with_a_card(page, **FIRST)
    coloured = next(text for text in look(page).choices if not text.startswith("play W-"))
    choose(page, coloured)
    expect(page.locator("#undo")).to_be_visible()

    choose(page, "draw pile")

    expect(page.locator("#undo")).to_have_count(0)
