"""Two people play to the end; then they look at their own pages and at the leaderboard."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import new_table, play, shown
from tests.browser.test_pages import findings

RATING = re.compile(r"\d{3,4} ± \d{2,3}")


def together(host: Page, guest: Page) -> str:
    """A table where both of them sit."""
    path = new_table(host, seats="2", chair_1="free", name="Ada")
    host.goto(f"{path}/links")
    guest.goto(host.locator("#url-1").input_value())
    guest.locator("main form button").first.click()
    guest.wait_for_url(f"**{path}")
    return path


def to_the_end(path: str, *players: Page) -> None:
    dice = random.Random(path)
    while True:
        for page in players:
            seen = shown(page, path)
            if seen["phase"] != "playing":
                return
            if seen["choices"]:
                play(page, path, seen, dice)


@pytest.mark.full
def test_two_people_find_what_they_played_on_their_pages(guests: Guests, tmp_path: Path) -> None:
    ada, ben = guests.arrive(), guests.arrive()
    for _ in range(3):
        to_the_end(together(ada, ben), ada, ben)
    running = together(ada, ben)

    ada.goto("/me")
    expect(ada.locator(".hist tbody tr")).to_have_count(3)
    expect(ada.locator(".game .rate")).to_have_text(RATING)
    expect(ada.locator(".game dd").first).to_have_text("3")

    ada.get_by_label("Your name at every table").fill("Countess")
    ada.get_by_role("radio", name="Fox").check()
    ada.get_by_role("checkbox").check()
    ada.get_by_role("button", name="Keep").click()
    expect(ada.locator("#name")).to_have_value("Countess")
    expect(ada.get_by_role("radio", name="Fox")).to_be_checked()

    ben.goto(running)
    expect(ben.locator("#seats")).to_contain_text("Countess")
    ben.goto("/leaderboard/zombeasts")
    mine = ben.locator("tbody tr", has_text="Countess")
    expect(mine.locator(".rate")).to_have_text(RATING)
    expect(ben.locator("tr.you")).to_have_count(0)
    assert ben.locator("tbody tr").count() == 6, "five bots, and whoever wants to be listed"

    assert findings(ada, {"me": "/me", "board": "/leaderboard/zombeasts"}, tmp_path) == []
    ada.goto("/me")
    ada.locator(".hist .go a").first.click()
    expect(ada.locator("#scores")).to_be_visible()

    ada.goto("/me")
    ada.locator("summary", has_text="Delete everything about you").click()
    ada.get_by_role("button", name="Delete now").click()
    ada.wait_for_url("**/")
    ben.reload()
    expect(ben.locator("tbody tr", has_text="Countess")).to_have_count(0)
    ben.goto("/me")
    expect(ben.locator(".hist tbody tr")).to_have_count(3)


@pytest.mark.full
def test_a_guest_without_matches_has_a_page_too(guests: Guests, tmp_path: Path) -> None:
    page = guests.arrive(language="de")

    page.goto("/me")

    expect(page.get_by_role("link", name="Zu den Spielen")).to_be_visible()
    assert findings(page, {"empty": "/me"}, tmp_path) == []
