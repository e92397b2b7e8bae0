"""The map of Humans!!!: targets for fingers, and a camera that moves only where it must."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monsterbox.core.match import Match
from tests.browser.guests import Guests
from tests.browser.playing import open_table, play, shown, told
from tests.browser.positions import table_at
from tests.browser.served import Served
from tests.browser.test_four_browsers import accept
from tests.browser.test_humans import AT_EASE, BOTS, DRAWN, by_mouse, choose, space
from tests.games.humans.builders import F2, a_match, a_tile
from tests.games.humans.combined import a_combined

SIZES = ((360, 740), (412, 915), (768, 1024), (1024, 768), (1280, 800), (1920, 1080))
LEAST = 44  # pixels of a target
LEAST_MOVES, MOST_MOVES = 40, 800
# Targets of the map that are too small, outside it, or covered at their centre.
FAULTS = """(least) => {
  const frame = document.querySelector("#map").getBoundingClientRect();
  const faults = [];
  for (const thing of document.querySelectorAll("#map :is(.ghost, .lot, .brk, .spot.legal)")) {
    const box = (thing.querySelector("rect")).getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const isInside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const top = document.elementFromPoint(x, y)?.closest("[data-word]");
    const isFree = top === thing || (top?.matches(".brk") && thing.matches(".spot"));
    if (!isInside) faults.push(`${thing.id} is outside`);
    else if (!isFree) faults.push(`${thing.id} is covered by ${top?.id}`);
    if (Math.min(box.width, box.height) < least) faults.push(`${thing.id} is small: ${box.width}`);
  }
  return faults;
}"""
# Notes where something happened outside what is seen, while nothing on the map is asked.
WATCH = """
document.addEventListener("table:drawn", () => queueMicrotask(() => {
  const map = document.querySelector("#map");
  if (!map || map.querySelector(".legal, .lot, .ghost")) return;
  const [left, top, width, height] = map.getAttribute("viewBox").split(" ").map(Number);
  const news = document.querySelector("#town").dataset.news.split(" ").filter(Boolean);
  window.happened = (window.happened ?? 0) + 1;
  for (const thing of news.map((id) => document.getElementById(id)).filter(Boolean)) {
    const [right, down] = thing.getAttribute("transform").match(/-?\\d+/g).map(Number);
    const half = thing.matches(".tile") ? 45 : 15, x = right + half, y = down + half;
    const isSeen = x > left && x < left + width && y > top && y < top + height;
    if (!isSeen) (window.missed ??= []).push(`${x},${y} outside ${map.getAttribute("viewBox")}`);
  }
}));
"""


def walking() -> Match:
    """Figures in two corners of the town, one of them before a closed door."""
    return a_match(seats=2, town=F2, zombies={0: ["4,1", "0,1"]}, humans=["5,0"])


def laying() -> Match:
    return a_tile("H19", town=F2)


def choosing() -> Match:
    """HZ-07: in which of the four buildings of the cross one begins."""
    return a_combined(
        sides="zszs",
        zombies={0: [], 2: ["0,-6", "2,-6"]},
        phase="building",
        pending={"receiver": 0},
    )


def open_at(page: Page, served: Served, start: Match) -> None:
    page.goto(table_at(page, served, start, **BOTS))
    page.wait_for_function(DRAWN)
    page.wait_for_function(AT_EASE)


def seen_part(page: Page) -> str:
    return page.locator("#map").get_attribute("viewBox") or ""


@pytest.mark.full
def test_targets_are_large_in_sight_and_free_at_every_size(guests: Guests, served: Served) -> None:
    page = guests.arrive(language="de")
    faults = {}
    for start in (walking(), laying(), choosing()):
        open_at(page, served, start)
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.wait_for_function(AT_EASE)
            key = f"{start.position()['phase']} at {width}x{height}"
            faults[key] = page.evaluate(FAULTS, LEAST)

    assert {key: found for key, found in faults.items() if found} == {}


def test_a_starting_building_is_chosen_by_touching_it(guests: Guests, served: Served) -> None:
    page = guests.arrive_with_phone()
    open_at(page, served, choosing())
    assert page.evaluate(FAULTS, LEAST) == []

    choose(page, "building south", lambda page, thing: page.locator(f"#{thing}").tap())

    expect(page.locator("#map .spot.legal").first).to_be_visible()
    expect(page.locator("#map .lot")).to_have_count(0)


@pytest.mark.full
def test_the_map_stays_while_one_chooses(guests: Guests, served: Served) -> None:
    """What is seen already is not shown anew: a figure is picked up, put back, picked up again."""
    page = guests.arrive()
    open_at(page, served, walking())
    before = seen_part(page)

    by_mouse(page, space("4,1"))
    expect(page.locator("#held.on")).to_be_visible()
    assert seen_part(page) == before
    page.keyboard.press("Escape")
    expect(page.locator("#held.on")).to_have_count(0)
    page.locator("#hand").hover()
    assert seen_part(page) == before


def test_the_map_makes_room_for_the_list_of_all_choices(guests: Guests, served: Served) -> None:
    """On a small screen the list comes from below: what can be chosen moves above it, and back."""
    page = guests.arrive_with_phone(language="de")
    for start in (walking(), laying()):
        open_at(page, served, start)
        before = seen_part(page)

        page.locator("#all-choices").tap()
        expect(page.locator("#sheet-list button").first).to_be_visible()
        page.wait_for_function(AT_EASE)
        assert page.evaluate(FAULTS, LEAST) == []
        page.locator("#sheet-close").tap()
        page.wait_for_function(AT_EASE)

        expect(page.locator("#map")).to_have_attribute("viewBox", before)


@pytest.mark.full
def test_what_others_do_is_seen(guests: Guests) -> None:
    """On a small screen the map goes where something happens while the player only looks on.

    Each move is shown before the next one is made: of moves that come at once, only the last is.
    """
    ada, bob = guests.arrive_with_phone(), guests.arrive()
    ada.add_init_script(WATCH)
    # Only who has a choice is asked: otherwise the table passes for others while one reads.
    asks = {"option_windows": "eligible_only"}
    path = open_table(ada, "humans-zombies", seats="2", chair_1="free", name="Ada", **asks)
    links: Any = told(ada.request.get(f"/api/tables/{path[3:]}/links"))
    accept(bob, links[0]["url"], "Bob")
    dice = random.Random(6)

    for _ in range(MOST_MOVES):
        if ada.evaluate("window.happened ?? 0") > LEAST_MOVES:
            break
        play_one(path, dice, ada, bob)

    assert ada.evaluate("window.happened ?? 0") > LEAST_MOVES
    assert ada.evaluate("window.missed ?? []") == []


def play_one(path: str, dice: random.Random, *people: Page) -> None:
    """Any choice of whoever is asked, once the first of them sees it."""
    asked = [(page, shown(page, path, seat)) for seat, page in enumerate(people)]
    page, seen = next((page, seen) for page, seen in asked if seen["choices"])
    play(page, path, seen, dice)
    people[0].wait_for_function(AT_EASE)
