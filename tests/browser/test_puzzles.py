"""A puzzle on the usual table: a wrong answer, the right one, and what the solution says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monsterbox.coach.puzzle import Puzzle, puzzles_of
from monsterbox.games.registry import games
from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import STEPS, WAY_TO, by_mouse, look
from tests.browser.test_pages import inaccessible, too_wide

GAMES = [key for key in games() if puzzles_of(key)]


def an_easy_one(key: str) -> Puzzle:
    return next(iter(puzzles_of(key).values()))


def answer(page: Page, text: str) -> None:
    """Touch what the choice names."""
    assert text in look(page).choices
    for thing in page.evaluate(STEPS, text):
        for step in page.evaluate(WAY_TO, thing):
            by_mouse(page, step)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("key", [GAMES[0], pytest.param(GAMES[1], marks=pytest.mark.full)])
def test_wrong_then_right(guests: Guests, viewport: ViewportSize, key: str) -> None:
    page, puzzle = guests.arrive(viewport=viewport), an_easy_one(key)
    page.goto(f"/puzzles/{key}/{puzzle.id}")
    assert not too_wide(page)
    assert not inaccessible(page)

    answer(page, puzzle.tempting)
    expect(page.locator("#why .why")).to_contain_text("±")
    expect(page.locator(".steps3")).to_have_count(0)

    page.keyboard.press("Escape")
    answer(page, puzzle.best)
    expect(page.locator(".steps3 li")).to_have_count(2)
    expect(page.locator(".sol .clause").first).to_be_visible()
    assert not too_wide(page)
    assert not inaccessible(page)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_list_leads_to_every_puzzle(guests: Guests, viewport: ViewportSize) -> None:
    page = guests.arrive(viewport=viewport)
    page.goto("/")
    page.locator("a[href='/puzzles']").first.click()

    expect(page.locator(".tile").first).to_be_visible()
    assert page.locator(".tile").count() == sum(len(puzzles_of(key)) for key in GAMES)
    assert not too_wide(page)
    assert not inaccessible(page)
