"""Humans!!! with Zombies!!! in a real browser: whole games of both sides, on the same map."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.playing import expect_end, finished_table, look, open_table, wait_for_turn
from tests.browser.positions import asks, match_where, table_at
from tests.browser.served import Served
from tests.browser.test_humans import (
    AT_EASE,
    BOTS,
    DRAWN,
    LEAST,
    by_keyboard,
    by_mouse,
    by_touch,
    choose,
    late,
    play_on,
    space,
)
from tests.browser.test_pages import findings
from tests.games.humans.combined import a_combined

GAME = "humans-zombies"
SEVERAL = "#map .spot.far[aria-description]:not([aria-description$=': 1'])"
# No word of a button leaves it.
FIT = """() => [...document.querySelectorAll("#acts .wordy")].every((button) => {
  const box = button.getBoundingClientRect();
  const words = button.firstElementChild.getBoundingClientRect();
  return words.left >= box.left && words.right <= box.right && words.height <= box.height;
})"""


# Whole games


def test_a_game_of_a_shotgun_guy_by_mouse(guests: Guests) -> None:
    page = guests.arrive()
    open_table(
        page, GAME, seats="2", name="Ada", **BOTS, option_hz_sides="sz", option_max_rounds="3"
    )

    assert play_on(page, by_mouse) > LEAST

    expect_end(page)
    page.locator("#prompt a[href$='/score']").click()
    expect(page.get_by_role("row", name="Zombies collected")).to_be_visible()


@pytest.mark.full
def test_a_game_of_a_zombie_by_keyboard_alone(guests: Guests) -> None:
    page = guests.arrive()
    open_table(
        page, GAME, seats="3", name="Ada", **BOTS, option_hz_sides="zsz", option_max_rounds="2"
    )

    assert play_on(page, by_keyboard, seed=2) > LEAST

    expect_end(page)


@pytest.mark.full
def test_a_game_of_six_by_touch(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    open_table(page, GAME, seats="6", **BOTS, option_max_rounds="1")

    assert play_on(page, by_touch, seed=3) > LEAST

    expect_end(page)


# On the map


@pytest.mark.full
def test_a_shotgun_guy_walks_past_barricades_along_the_path_that_is_shown(
    guests: Guests, served: Served
) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_combined(sides="sz"), **BOTS))
    page.wait_for_function(DRAWN)
    goal = page.locator(SEVERAL).first
    name = goal.get_attribute("data-word") or ""
    left = int(page.locator("#town").get_attribute("data-steps") or 0)

    page.locator("[data-zoom=fit]").click()  # the goal may lie outside
    page.wait_for_function(AT_EASE)
    goal.hover()
    expect(page.locator("#path polyline")).to_have_count(2)
    page.locator(f'[id="{space(name)}"]').click()

    arrived = page.locator(f"#map .fig[data-fig='pawn0'][data-at='{name}']")
    expect(arrived.or_(page.locator("#stage")).first).to_be_visible()
    expect(page.locator(f"#town[data-phase=pawn-move][data-steps='{left}']")).to_have_count(0)


def test_a_zombie_steps_onto_the_space_of_another_that_could_come_from_there(
    guests: Guests, served: Served
) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_combined(zombies={0: ["8,0", "8,1"]}), **BOTS))
    there = page.locator("#map .fig[data-fig='zombie0'][data-at='8,1']")
    expect(there).to_have_count(1)
    assert {"step 8,0 south", "step 8,1 north"} <= set(look(page).choices)

    choose(page, "step 8,0 south", by_mouse)

    expect(there).to_have_attribute("data-count", "2")


def test_long_labels_fit_their_buttons(guests: Guests, served: Served) -> None:
    """After a failed roll: bullets or a life, in more words than fit in a line."""
    match = match_where(GAME, 3, asks("spend bullets"), hz_sides="szs")
    page = guests.arrive(language="de")
    page.goto(table_at(page, served, match, **BOTS))
    wait_for_turn(page)
    expect(page.locator("#acts .wordy")).to_have_count(2)

    for width, height in ((1280, 800), (1024, 768), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FIT)


@pytest.mark.full
def test_cards_that_name_two_things_are_played_by_touching_both(
    guests: Guests, served: Served
) -> None:
    """Two figures on one space, each of a player with further figures: neither is enough alone."""
    two = ["8,1", "7,2"]
    start = a_combined(
        sides="szsz",
        zombies={1: two, 3: two},
        pawns={0: "0,1", 2: "1,1"},
        npcs=["0,-6", "0,7"],
        players={2: {"items": ["ZE23", "ZE19"]}},
        hands={0: ["ZE04", "ZE06", "ZE16", "ZE22", "ZE25"]},
    )
    page = guests.arrive()
    for choice in (
        "play ZE04 3 8,1",
        "play ZE06 2 bullets",
        "play ZE16 0,-2",
        "play ZE22 0,-2",
        "play ZE25 3 8,1",
    ):
        page.goto(table_at(page, served, start, **BOTS))
        assert choice in look(page).choices

        choose(page, choice, by_mouse)


def test_first_steps_are_those_of_the_own_side(guests: Guests) -> None:
    page = guests.arrive(knows=False)
    open_table(page, GAME, seats="2", **BOTS, option_hz_sides="sz", option_first="youngest_seat")
    lesson = page.locator("#lesson")
    expect(lesson).to_be_visible()

    told = []
    while lesson.is_visible():
        told.append(lesson.inner_text())
        page.locator("#lesson-next").click()

    assert any("shotgun guy" in text for text in told)
    assert any("Helipad" in text for text in told)


@pytest.mark.full
def test_pages_are_accessible_at_every_size(guests: Guests, served: Served, tmp_path: Path) -> None:
    page = guests.arrive()
    laying = open_table(page, GAME, seats="6", **BOTS, option_first="youngest_seat")
    wait_for_turn(page)
    match = match_where(GAME, 4, late(""), hz_sides="szsz")
    table = table_at(page, served, match, **BOTS)
    over = finished_table(page, GAME, option_max_rounds="2")
    places = {
        "new": f"/games/{GAME}/new?mode=friends",
        "laying": laying,
        "table": table,
        "over": over,
        "score": f"{over}/score",
        "replay": f"{over}/replay?at=30",
        "rules": f"/rules/{GAME}",
    }

    assert findings(page, places, tmp_path) == []
