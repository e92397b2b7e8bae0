"""Four people with a browser each at one table, who came by their seat links."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import choose, look, named, settle

NAMES = ("Ada", "Bob", "Cleo", "Dora")


def test_four_sit_down_by_links_and_each_sees_the_own_hand_only(guests: Guests) -> None:
    pages = sit_down(guests)
    watcher = guests.arrive()
    watcher.goto(pages[0].url)

    hands = [hand_of(page) for page in pages]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    for page, own in zip(pages, hands, strict=True):
        others = set().union(*hands) - own
        assert named(page.content(), others) == []
    assert hand_of(watcher) == set()
    assert named(watcher.content(), set().union(*hands)) == []


@pytest.mark.full
def test_what_one_does_the_others_see_at_once(guests: Guests) -> None:
    pages = sit_down(guests)

    for _ in range(8):
        before = [look(page) for page in pages]
        asked = pages[[seen.is_asked for seen in before].index(True)]
        choose(asked, an_open_choice(asked))
        for page, seen in zip(pages, before, strict=True):
            expect(page.locator("#table")).not_to_have_attribute("data-version", seen.version)
        settle(pages)

        assert [look(page).is_asked for page in pages].count(True) == 1


def sit_down(guests: Guests) -> list[Page]:
    """The host sends one link to everybody; the cards are dealt when the last has come."""
    host = guests.arrive()
    host.goto("/games/zombeasts/new?mode=friends")
    host.get_by_label("Your name").fill(NAMES[0])
    host.locator("label", has=host.locator("[name=seats][value='4']")).click()
    host.get_by_role("button", name="Set the table").click()
    expect(host.locator("input[id^='url-']")).to_have_count(3)
    link = host.get_by_role("textbox", name="One link for everybody").input_value()
    host.get_by_role("link", name="To the table", exact=True).click()
    expect(host.locator("#ask")).to_contain_text("3 chairs are still free")
    friends = [accept(guests.arrive(), link, name) for name in NAMES[1:]]
    for page in (host, *friends):
        expect(page.locator("#hand .card")).to_have_count(3)
    return [host, *friends]


def accept(page: Page, link: str, name: str) -> Page:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator("#table").wait_for()
    return page


def hand_of(page: Page) -> set[str]:
    cards = page.locator("#hand .card[data-card]").all()
    return {card.get_attribute("data-card") or "" for card in cards}


def an_open_choice(page: Page) -> str:
    """A joker swap is seen by others only when it is done (R-03)."""
    return next(text for text in look(page).choices if not text.startswith("swap"))
