"""An evening of two people: one link, a round played to the end, the standings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.guests import Guests
from tests.browser.test_pages import findings, inaccessible

PROJECTOR = ViewportSize(width=1920, height=1080)
FITS = "() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
TOO_SMALL = """() => [...document.querySelectorAll('main *')]
  .filter((one) => !one.children.length && one.textContent.trim() && !one.closest('.vh'))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 20)
  .map((one) => one.textContent)"""


def an_evening(guests: Guests) -> tuple[Page, str]:
    """The page of the host, who takes part, and the one link for everybody."""
    host = guests.arrive()
    host.goto("/")
    host.get_by_role("link", name="Open a tournament evening").click()
    host.get_by_label("What is the evening called?").fill("Friday at the Owl")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Rounds").select_option("1")
    host.get_by_role("button", name="Open the evening").click()
    expect(host.get_by_role("heading", name="Friday at the Owl")).to_be_visible()
    return host, host.get_by_label("Link to the evening").input_value()


def join(page: Page, link: str, name: str) -> Page:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Count me in").click()
    expect(page.locator(".people")).to_contain_text(name)
    return page


def move(page: Page) -> bool:
    """Play the first choice as a program would, with this browser's seat."""
    table = page.url.rpartition("/t/")[2].split("?")[0]
    shown = page.request.get(f"/api/tables/{table}").json()
    if shown["phase"] != "playing" or not shown["choices"]:
        return False
    choice = {"choice": shown["choices"][0]["text"], "version": shown["version"]}
    return page.request.post(f"/api/tables/{table}/moves", data=choice).ok


@pytest.mark.full
def test_two_join_by_one_link_and_play_a_round(guests: Guests) -> None:
    host, link = an_evening(guests)
    bob = join(guests.arrive(), link, "Bob")
    expect(host.locator(".people")).to_contain_text("Bob")

    host.get_by_role("button", name="Start the first round").click()
    for page in (host, bob):
        page.get_by_role("link", name="To the table").click()
        expect(page).to_have_url(re.compile("/t/"))
    card = next(page for page in (host, bob) if page.locator("#hand .legal").count())
    card.locator("#hand .legal").first.click()
    while move(host) or move(bob):
        pass
    bob.goto(link)

    expect(bob.locator(".cap.won")).to_contain_text("win")
    expect(bob.locator(".stand tbody tr")).to_have_count(2)
    expect(bob.locator(".stand tbody tr").first.locator(".rk")).to_have_text("1")


@pytest.mark.full
def test_the_pages_of_an_evening_are_sound(guests: Guests, tmp_path: Path) -> None:
    """In German, the longest language; the projector needs no scrolling and no glasses."""
    host = guests.arrive(language="de")
    host.goto("/evening/new")
    host.locator("#fill").select_option("level1")
    host.locator("#minutes").select_option("30")
    host.locator("main form button").click()
    host.wait_for_url(re.compile("/evening/(?!new)"))
    path = host.url
    found = findings(host, {"new": "/evening/new", "open": path}, tmp_path)
    host.goto(path)
    host.locator("#start").click()
    expect(host.locator(".tb")).to_be_visible()
    places = {"play": path, "host": f"{path}/host", "projector": f"{path}/projector"}
    found += findings(host, places, tmp_path)

    host.set_viewport_size(PROJECTOR)
    host.goto(f"{path}/projector")

    assert found == []
    assert host.evaluate(FITS) == [PROJECTOR["height"], PROJECTOR["width"]]
    assert host.evaluate(TOO_SMALL) == []
    assert inaccessible(host) == []
