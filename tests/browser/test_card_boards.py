"""The boards of the card games in the frame: nothing slides away, nothing changes its size."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from monsterbox.core.match import Match
from monsterbox.games import registry
from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import NEXT_PICTURE, finished_table, wait_for_turn
from tests.browser.positions import SEEDS, asks, asks_first, match_where, table_at
from tests.browser.served import Served
from tests.browser.test_table_manners import OVERLAP

SIZES = ((360, 740), (412, 915), (768, 1024), (1024, 768), (1280, 800), (1920, 1080))
BOTS = {f"chair_{seat}": "uniform" for seat in (1, 2, 3, 4)}
TARGET = 42  # pixels: a quarter of a small moon; its seam, which can be touched too, lies outside

# What can be touched and is covered or too small; parts that do not hold what they show.
FAULTS = """(least) => {
  const found = [];
  for (const thing of document.querySelectorAll("#board :is(.legal, .hot)")) {
    if (!thing.checkVisibility()) continue;
    const { x, y, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!thing.contains(hit)) found.push(`${thing.id} is covered`);
    if (Math.min(width, height) < least) found.push(`${thing.id} is ${width} by ${height}`);
  }
  for (const part of document.querySelectorAll("#board, #hand, .seatchip")) {
    if (!part.checkVisibility()) continue;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = part;
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) found.push(
      `${part.id}: ${scrollWidth} by ${scrollHeight} in ${clientWidth} by ${clientHeight}`,
    );
  }
  return found;
}"""
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.id, ...[x, y, width, height].map(Math.round)].join(" ");
})"""


def expect_no_faults(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_PICTURE)
        assert page.evaluate(FAULTS, TARGET) == [], (width, height)


@pytest.mark.full
@pytest.mark.parametrize("count", [7, 12])
def test_cards_in_the_moons_of_three_others_can_be_chosen(
    guests: Guests, served: Served, count: int
) -> None:
    """ZB-31."""
    page = guests.arrive(language="de")
    match = match_where("zombeasts", 4, asks("take", count), "swap")

    page.goto(table_at(page, served, match, **BOTS))

    taken = sum(choice.startswith("take") for choice in match.legal(0))
    expect(page.locator("#board .theirs .legal")).to_have_count(taken)
    expect_no_faults(page)


def test_a_hand_behind_its_chip_is_drawn_from_in_one_touch(guests: Guests, served: Served) -> None:
    match = match_where("zombeasts", 3, asks("draw from 1"))
    page = guests.arrive_with_phone()
    page.goto(table_at(page, served, match, **BOTS))
    seen = wait_for_turn(page)
    before = page.locator("#hand .card").count()

    page.locator("[id='c-draw_from_1']").tap()

    page.locator(f"#table:not([data-version='{seen.version}'])").wait_for(state="attached")
    expect(page.locator("#hand .card")).to_have_count(before + 1)


def test_the_sentence_has_the_room_of_buttons_that_are_not_there(
    guests: Guests, served: Served
) -> None:
    """It stays where it is while a thing is held that offers some."""
    match = match_where("oh-my-brain", 3, asks_first("split "))
    page = guests.arrive(viewport={"width": 1024, "height": 768}, language="de")
    page.goto(table_at(page, served, match, **BOTS))
    wait_for_turn(page)
    ask = page.locator("#ask").bounding_box()
    bar = page.locator("#prompt").bounding_box()
    assert ask is not None
    assert bar is not None
    assert ask["width"] > 0.65 * bar["width"]

    page.locator("#table [data-word^='split '].legal").first.click()

    expect(page.locator("#choices .left")).to_be_in_viewport(ratio=1)
    assert page.locator("#ask").bounding_box() == ask
    assert not page.evaluate(OVERLAP, ["#choices .left", "#all-choices"])


@pytest.mark.full
def test_a_picked_joker_shows_all_its_places(guests: Guests, served: Served) -> None:
    """ZB-30."""
    page = guests.arrive(language="de", viewport=PHONE)
    asks_for_a_card, offers_jokers = asks_first("play"), asks("play W-", 4)
    match = match_where("zombeasts", 4, lambda one: asks_for_a_card(one) and offers_jokers(one))
    joker = next(choice.split()[1] for choice in match.legal(0) if choice.startswith("play W-"))

    page.goto(table_at(page, served, match, **BOTS))
    page.locator(f"[id='h-{joker}']").click()

    places = sum(choice.startswith(f"play {joker} on") for choice in match.legal(0))
    expect(page.locator("#board .hole.hot")).to_have_count(places)
    assert page.evaluate(FAULTS, TARGET) == []


@pytest.mark.full
def test_moons_keep_their_places_whatever_is_asked(guests: Guests, served: Served) -> None:
    page = guests.arrive(viewport=PHONE)
    found = []
    for verb, prefer in (("play", "play"), ("draw", "play"), ("take", "swap"), ("bonus", "play")):
        match = match_where("zombeasts", 2, asks(verb), prefer)
        page.set_viewport_size(DESK)
        page.goto(table_at(page, served, match, **BOTS))
        found.append(page.evaluate(PLACES, "#board .own .moonbox"))
        expect_no_faults(page)

    assert len(found[0]) == 5
    assert found.count(found[0]) == len(found)


@pytest.mark.full
def test_new_cards_and_graveyards_lie_in_front_of_the_horde(guests: Guests, served: Served) -> None:
    """ZA-02, ZA-29."""
    page = guests.arrive(language="de")
    for verb, count in (("split", 3), ("keep", 2), ("refill", 6)):
        match = match_where("oh-my-brain", 5, asks(verb, count))
        page.goto(table_at(page, served, match, **BOTS))
        expect(page.locator("#offer .card.legal").first).to_be_visible()
        expect_no_faults(page)


def test_a_display_stays_where_it_is_while_a_stray_is_laid(guests: Guests, served: Served) -> None:
    """MM-49. Half a card is kept free around it."""
    page = guests.arrive(language="de")
    found = []
    for match in turning_and_laying():
        page.set_viewport_size(PHONE)
        page.goto(table_at(page, served, match, **BOTS))
        found.append(page.evaluate(PLACES, "#own .mc"))
        expect_no_faults(page)

    turning, laying = found
    assert turning == laying
    expect(page.locator("#own .hole.hot").first).to_be_visible()
    expect(page.locator("#look #drawn")).to_be_visible()


def turning_and_laying() -> tuple[Match, Match]:
    """The first seat before its last card of a round, and with a stray in hand."""
    game = registry.game("monster-meister")
    for seed in range(SEEDS):
        match, turning = game.match(2, seed, all_out="neither"), None
        dice = random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            choices = match.legal(seat)
            if seat == 0 and choices[0].startswith("turn"):
                turning = game.from_position(match.position())
            if seat == 0 and choices[0].startswith("place") and turning is not None:
                return turning, match
            if seat == 0 and choices[0].startswith("remove"):
                turning = None
            match.play(seat, dice.choice(choices))
    pytest.fail("nobody muddles")


@pytest.mark.full
def test_the_end_keeps_what_counts(guests: Guests) -> None:
    page = guests.arrive()
    page.goto(finished_table(page))
    expect(page.locator("#board .last")).to_have_count(0)
    expect(page.locator("#seats")).not_to_contain_text("no moons yet")
    moons = page.locator("#board .won .moon").count() + page.locator("#seats .won .moon").count()
    assert moons > 0
    expect_no_faults(page)

    page.goto(finished_table(page, "oh-my-brain"))
    expect(page.locator("#parade #top .foot")).to_be_visible()
    expect(page.locator("#horde-title")).to_contain_text("The last horde")
    expect_no_faults(page)

    page.goto(finished_table(page, "monster-meister"))
    expect(page.locator("#task .tally tbody tr")).to_have_count(2)
    expect_no_faults(page)
