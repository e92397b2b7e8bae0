"""Oh My Brain in a real browser: whole games, the draft of two at once, all its pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from monsterbox.core.match import Match
from tests.browser.guests import Guests
from tests.browser.playing import (
    by_keyboard,
    choose,
    expect_end,
    finished_table,
    look,
    open_table,
    play_on,
    shown,
    wait_for_turn,
)
from tests.browser.positions import asks, match_where, table_at
from tests.browser.served import Served
from tests.browser.test_pages import findings

GAME = "oh-my-brain"
BOTS = {f"chair_{seat}": "uniform" for seat in (1, 2, 3, 4)}
DRAFT = 3  # choices of everybody, before the first play
# Of cards that overlap, the left part with the number is free.
CORNER = {"x": 9.0, "y": 12.0}


def by_mouse(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').click(position={"x": CORNER["x"], "y": CORNER["y"]})


def by_touch(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').tap(position={"x": CORNER["x"], "y": CORNER["y"]})


# Whole games


def test_a_game_of_two_by_mouse(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="2", name="Ada", **BOTS)

    assert play_on(page, by_mouse) >= DRAFT

    expect_end(page)


@pytest.mark.full
def test_a_game_of_five_by_keyboard_alone(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="5", name="Ada", **BOTS)

    assert play_on(page, by_keyboard) >= DRAFT

    expect_end(page)


@pytest.mark.full
def test_a_game_of_four_by_touch_with_house_rules(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    rules = {"option_open_draft": "true", "option_memory_mode": "true", "option_tie_starter": "rps"}
    open_table(page, GAME, seats="4", **BOTS, **rules)

    assert play_on(page, by_touch) >= DRAFT

    expect_end(page)


@pytest.mark.full
def test_everything_that_flies_arrives(guests: Guests) -> None:
    page = guests.arrive(reduced_motion="no-preference")
    open_table(page, GAME, seats="3", **BOTS)

    play_on(page, by_mouse, most=25)

    expect(page.locator(".flying")).to_have_count(0)
    expect(page.locator(".rolling")).to_have_count(0)


# The draft


@pytest.mark.full
def test_two_choose_from_their_lots_at_once_and_see_only_that_the_other_has_chosen(
    guests: Guests,
) -> None:
    ada, bob = sit_down(guests)
    lot = lot_of(bob)
    version = look(bob).version

    choose(ada, look(ada).choices[0], by_mouse)

    expect(ada.locator("#choices")).to_have_count(0)
    expect(ada.locator("#ask")).to_contain_text("Bob")
    expect(ada.locator("#seat-1 .now")).to_be_visible()
    expect(bob.locator("#seat-0")).to_contain_text("has chosen")
    expect(bob.locator("#seat-0 use[href^='#za-']")).to_have_count(0)
    assert lot_of(bob) == lot
    assert look(bob).version == version

    choose(bob, look(bob).choices[0], by_mouse)

    for page in (ada, bob):
        expect(page.locator("#board .lot .card")).to_have_count(3)
        expect(page.locator("#hand .mine .card")).to_have_count(2)
        expect(page.locator("#yard .card")).to_have_count(1)


@pytest.mark.full
def test_who_is_slower_may_answer_what_was_asked(guests: Guests) -> None:
    """The question is the same, whatever the others have chosen meanwhile."""
    ada, bob = sit_down(guests)

    for left in (2, 1, 0):
        for page in (ada, bob):
            wait_for_turn(page)
        bury(ada, ada.locator("#board .lot .card").first)
        bury(bob, bob.locator("#board .lot .card").last)
        for page in (ada, bob):
            expect(page.locator("#yard .card")).to_have_count(3 - left)
            expect(page.locator("#hand .mine .card")).to_have_count(6 - 2 * left)
    for page in (ada, bob):
        expect(page.locator("#board .lot")).to_have_count(0)
        expect(page.locator("#why .why")).to_have_count(0)


def bury(page: Page, card: Locator) -> None:
    """It is asked about once."""
    card.click()
    page.locator("#acts .left").and_(page.locator(":visible")).click()


@pytest.mark.full
def test_nobody_is_told_the_cards_of_another(guests: Guests) -> None:
    ada, bob = sit_down(guests)
    path = re.sub(r"^https?://[^/]+", "", ada.url)

    for page, own in ((ada, 0), (bob, 1)):
        view = shown(page, path, own)["view"]
        assert lot_of(page) == view["lot"]
        assert view["seats"][1 - own].keys() == view["seats"][own].keys()
        others = [line for line in shown(page, path, own)["log"] if line["seat"] == 1 - own]
        assert [line["cards"] for line in others if line["key"] == "lot-dealt"] == []


def sit_down(guests: Guests) -> tuple[Page, Page]:
    """Two people with a browser each, before their first lots."""
    host, friend = guests.arrive(), guests.arrive()
    path = open_table(host, GAME, seats="2", chair_1="free", name="Ada")
    host.goto(f"{path}/links")
    friend.goto(host.locator("input[id^='url-']").first.input_value())
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    host.goto(path)
    for page in (host, friend):
        expect(page.locator("#board .lot .card")).to_have_count(3)
        wait_for_turn(page)
    return host, friend


def lot_of(page: Page) -> list[str]:
    cards = page.locator("#board .lot .card")
    expect(cards).to_have_count(3)
    return [card.get_attribute("data-cards") or "" for card in cards.all()]


# Manners


@pytest.mark.full
def test_piles_are_opened_and_what_cannot_be_done_says_why(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, match_where(GAME, 2, has_piles), **BOTS))
    wait_for_turn(page)

    page.locator("#reserve").click()
    expect(page.locator("#why .why")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#peek-yard").click()
    expect(page.locator("#peek .laid li").first).to_be_visible()
    page.keyboard.press("Escape")

    page.locator("#peek-horde").click()
    expect(page.locator("#peek .laid li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#peek")).to_be_hidden()


def has_piles(match: Match) -> bool:
    """Before a play onto a horde, with some cards in the graveyard."""
    view: Any = match.view(0)
    return asks("play")(match) and view.horde_size > 1 and len(view.grave) > 0


@pytest.mark.full
def test_pages_are_accessible_at_every_size(guests: Guests, tmp_path: Path) -> None:
    page = guests.arrive()
    draft = open_table(page, GAME, seats="5", **BOTS)
    wait_for_turn(page)
    table = open_table(page, GAME, seats="4", **BOTS)
    play_on(page, by_mouse, most=6)
    over = finished_table(page, GAME)
    places = {
        "home": "/",
        "new": f"/games/{GAME}/new?mode=friends",
        "draft": draft,
        "table": table,
        "over": over,
        "score": f"{over}/score",
        "replay": f"{over}/replay?at=30",
        "rules": f"/rules/{GAME}",
    }

    assert findings(page, places, tmp_path) == []
