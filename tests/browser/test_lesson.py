"""First steps for whoever is new to a game: on the real table, and never in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import by_keyboard, choose, look, open_table
from tests.browser.positions import table_at
from tests.browser.served import Served
from tests.browser.test_pages import inaccessible, too_wide
from tests.games.zombeasts.builders import a_match

FIRST = {"seats": "2", "chair_1": "level1", "option_start_player": "0"}
STEPS = 5


def test_a_newcomer_is_led_step_by_step_and_only_once(guests: Guests) -> None:
    page = guests.arrive(knows=False)
    path = open_table(page, **FIRST)

    for step in range(1, STEPS + 1):
        expect_step(page, step)
        page.locator("#lesson-next").click()
    expect(page.locator("#lesson")).to_be_hidden()
    page.goto(path)

    expect(page.locator("#hand .card")).to_have_count(3)
    expect(page.locator("#lesson")).to_be_hidden()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_lesson_follows_what_the_player_does(
    guests: Guests, served: Served, viewport: ViewportSize
) -> None:
    """Bots wait for whoever reads, however quick they are, and go on when the lesson is closed."""
    page = guests.arrive(knows=False, viewport=viewport)
    start = a_match(seats=2, hand=["B-DOG-1R", "O-CAT-1R", "O-CAT-2L"])
    page.goto(table_at(page, served, start, chair_1="level1"))

    for step, choice in enumerate(("play B-DOG-1R", "draw pile"), 1):
        expect_step(page, step)
        choose(page, choice)

    expect_step(page, 3)
    expect(page.locator("#lesson .hint")).to_be_visible()
    page.locator("#lesson-skip").click()
    page.locator("#table[data-asked]").wait_for()


def test_the_lesson_is_skipped_and_started_again_by_keyboard(guests: Guests) -> None:
    page = guests.arrive(knows=False)
    open_table(page, **FIRST)

    page.locator("#lesson-skip").press("Enter")
    expect(page.locator("#lesson")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()
    page.locator("#menu summary").press("Enter")
    page.locator("#teach").press("Enter")

    expect(page.locator("#lesson-next")).to_be_focused()
    page.keyboard.press("Enter")
    expect_step(page, 2)
    page.keyboard.press("Escape")
    expect(page.locator("#lesson")).to_be_hidden()
    choose(page, look(page).choices[0], by_keyboard)


@pytest.mark.full
def test_the_lesson_fits_on_a_phone_and_axe_finds_nothing(guests: Guests) -> None:
    page = guests.arrive(knows=False, language="de", viewport=PHONE, color_scheme="dark")
    open_table(page, **FIRST)

    for step in range(1, STEPS + 1):
        expect_step(page, step)
        expect(page.locator("#lesson")).to_be_in_viewport(ratio=0.99)
        assert too_wide(page) + inaccessible(page) == []
        page.locator("#lesson-next").click()


def expect_step(page: Page, step: int) -> None:
    expect(page.locator("#lesson-count")).to_have_text(f"{step} / {STEPS}")
    expect(page.locator("#lesson")).to_be_visible()
