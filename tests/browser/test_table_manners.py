"""What a table owes its players beside the game: reasons, rules, previews, dragging, motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.playing import (
    COLOURED,
    choose,
    look,
    new_table,
    open_table,
    open_with_a_card,
    play_on,
    wait_for_turn,
)
from tests.browser.test_four_browsers import accept

FIRST = {"seats": "3", "option_start_player": "0"}
MARKED = re.compile("^●")


def test_a_thing_that_cannot_be_used_says_why(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, **FIRST)

    page.locator("#pile").click()

    page.locator("#why .why a[data-clause]").click()
    expect(page.locator("#drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()


def test_the_rules_are_searched_at_the_table(guests: Guests) -> None:
    page = guests.arrive(language="nl")
    path = open_table(page, **FIRST)

    page.keyboard.press("r")
    page.locator("#drawer #q").fill("joker")
    page.keyboard.press("Enter")

    expect(page.locator("#drawer mark").first).to_be_visible()
    assert page.url.endswith(path)


def test_a_card_is_dragged_to_the_table(guests: Guests) -> None:
    page = guests.arrive()
    open_with_a_card(page, **FIRST)
    card = page.locator(COLOURED).first
    name = card.get_attribute("id")

    card.drag_to(page.locator("#board .own"))

    expect(page.locator(f"#hand [id='{name}']")).to_have_count(0)
    expect(page.locator("#ghost")).to_have_count(0)


OVERLAP = """(parts) => {
  const [one, other] = parts.map((part) => document.querySelector(part).getBoundingClientRect());
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, along) > 1;
}"""


def test_a_card_grows_under_the_mouse_and_by_key(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, **FIRST)
    page.locator("#hand .card").first.hover()
    expect(page.locator("#preview")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator("#preview")).to_be_hidden()

    page.keyboard.press("1")
    expect(page.locator("#preview .doing")).to_contain_text("ZB-48")
    for part in ("#prompt", "#board", "#hand"):
        assert not page.evaluate(OVERLAP, ["#preview", part])

    page.keyboard.press("v")
    expect(page.locator("#peek .doing")).to_contain_text("ZB-48")


def test_a_key_lists_all_choices_and_escape_puts_the_list_away(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, **FIRST)
    wait_for_turn(page)

    page.keyboard.press("c")
    expect(page.locator("#sheet-list button").first).to_be_focused()
    expect(page.locator("#sheet-list button")).to_have_count(page.locator("#choices .btn").count())
    page.keyboard.press("Escape")

    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator("#all-choices")).to_be_focused()


def test_the_next_table_is_offered_after_a_move_and_covers_nothing(guests: Guests) -> None:
    """In the top bar; it can be put away."""
    host = guests.arrive()
    waiting = open_table(host, **FIRST)
    path = new_table(host, seats="2", chair_1="free", option_start_player="0")
    host.goto(f"{path}/links")
    accept(guests.arrive(), host.locator("input[id^='url-']").input_value(), "Ben")
    host.goto(path)
    wait_for_turn(host)
    expect(host.locator("#onward")).to_have_count(0)
    while look(host).is_asked:
        choose(host, look(host).choices[-1])

    offer = host.locator("#onward")
    expect(offer).to_have_attribute("href", waiting)
    bar = host.locator(".top").bounding_box()
    box = offer.bounding_box()
    assert bar is not None
    assert box is not None
    assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    host.locator("#not-now").click()
    expect(offer).to_have_count(0)
    expect(host.locator("#prompt")).to_be_focused()


@pytest.mark.full
def test_cards_that_fly_arrive(guests: Guests) -> None:
    page = guests.arrive(reduced_motion="no-preference")
    open_table(page, **FIRST)

    assert play_on(page, most=8) == 8

    # The mark that it is the player's turn follows once the table has come to rest.
    assert wait_for_turn(page).phase == "playing"
    expect(page).to_have_title(MARKED)
