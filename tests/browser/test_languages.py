"""Five languages, chosen by each person alone: two at one table read two stories."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import choose, look, open_table, wait_for_turn
from tests.cases import in_tiers

HANDS = {
    "en": "Your hand",
    "de": "Deine Hand",
    "fr": "Ta main",
    "it": "La tua mano",
    "nl": "Je hand",
}


@pytest.mark.parametrize("language", in_tiers(HANDS, fast=["de"]))
def test_the_table_speaks_the_language_of_the_browser(guests: Guests, language: str) -> None:
    page = guests.arrive(language=language)
    open_table(page, seats="2", chair_1="level1", option_start_player="0")

    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#hand")).to_have_attribute("aria-label", HANDS[language])
    expect(page.locator("#lines")).not_to_be_empty()
    assert "{" not in page.locator("#table").inner_text()


def test_each_reads_the_story_in_the_own_language(guests: Guests) -> None:
    ada, bob = guests.arrive(), guests.arrive(language="de")
    path = open_table(ada, seats="2", chair_1="free", name="Ada", option_start_player="0")
    ada.goto(f"{path}/links")
    bob.goto(ada.locator("#url-1").input_value())
    bob.locator("#name").fill("Bob")
    bob.locator("main form button").click()
    bob.locator("#hand").wait_for()
    ada.goto(path)

    switch(ada, "fr")
    wait_for_turn(ada)
    choose(ada, look(ada).choices[0])

    expect(ada.locator("#lines li[data-key='turn-started']")).to_contain_text("C’est ton tour.")
    expect(bob.locator("#lines li[data-key='turn-started']")).to_contain_text("Ada ist am Zug.")
    assert bob.locator("html").get_attribute("lang") == "de"


def switch(page: Page, language: str) -> None:
    page.locator("#menu summary").click()
    page.locator(f"#menu button[value='{language}']").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
