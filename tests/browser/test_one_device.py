"""Several people on one device: a curtain falls between them, and nothing lies behind it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import choose, look, named, shown
from tests.browser.positions import asks_who_reacts, match_where, table_at
from tests.browser.served import Served

MOST_OF_A_TURN = 100


def test_the_other_hand_is_not_in_the_page_until_the_curtain_is_lifted(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    path = open_for_two(page)
    assert_nothing_behind_the_curtain(page, path)

    page.get_by_role("button", name="I am Ada, show my cards").tap()
    expect(page.locator("#hand .card")).to_have_count(3)
    assert not named(page.content(), hand(page, path, 1))
    play_a_turn(page, path)

    expect(page.locator("#ask")).to_have_text("Hand it to Bob")
    assert_nothing_behind_the_curtain(page, path)
    page.reload()
    assert_nothing_behind_the_curtain(page, path)
    page.get_by_role("button", name="I am Bob, show my cards").tap()
    own = hand(page, path, 1)
    expect(page.locator("#hand button.card")).to_have_count(len(own))
    assert elements(page) == own


def test_a_device_is_asked_once_who_reacts(guests: Guests, served: Served) -> None:
    """HU-68, A-68. The table stays in sight, the hands do not; who presses sees the own hand."""
    page = guests.arrive_with_phone()
    fields = {"chair_1": "here", "chair_2": "here", "name_1": "Bea", "name_2": "Cem"}
    match = match_where("humans", 3, asks_who_reacts, windows="uniform")
    path = table_at(page, served, match, **fields)
    page.goto(path)
    page.locator("#nobody").wait_for()
    hands = set().union(*(hand(page, path, seat) for seat in range(3)))
    assert named(page.content(), hands) == []
    expect(page.locator("#board")).to_be_visible()

    who = page.locator("[id^='react-']").first
    seat = int((who.get_attribute("id") or "").removeprefix("react-"))
    who.tap()
    expect(page.locator("#c-pass")).to_be_visible()
    own = hand(page, path, seat)
    expect(page.locator("#hand button[data-word]")).not_to_have_count(0)
    assert named(page.locator("#hand").inner_html(), hands) == sorted(own)
    page.locator("#c-pass").tap()
    page.locator("#nobody").tap()
    expect(page.locator("#nobody")).to_have_count(0)
    page.locator("#lift, #choices").first.wait_for(state="attached")


def open_for_two(page: Page) -> str:
    page.goto("/games/zombeasts/new?mode=device&seats=2")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name for chair 2").fill("Bob")
    page.locator("summary", has_text="Setup").click()
    page.get_by_label("First player").select_option("0")
    page.get_by_role("button", name="Set the table").click()
    expect(page.locator("#ask")).to_have_text("Hand it to Ada")
    return "/t/" + page.url.rpartition("/t/")[2]


def play_a_turn(page: Page, path: str) -> None:
    for _ in range(MOST_OF_A_TURN):
        choose(page, look(page).choices[-1])
        if page.locator("#hand-over").count():
            assert elements(page) == hand(page, path, 0)
            assert not named(page.content(), hand(page, path, 1))
            page.get_by_role("button", name="Done, hand over").tap()
            page.locator(".curtain").wait_for()
        if page.locator(".curtain").count():
            return
    raise AssertionError("the turn does not end")


def assert_nothing_behind_the_curtain(page: Page, path: str) -> None:
    """Neither in the page nor in what the server sends to it."""
    page.locator(".curtain").wait_for()
    cards = hand(page, path, 0) | hand(page, path, 1)
    assert named(page.content(), cards) == []
    assert named(page.request.get(f"{path}/fragment").text(), cards) == []


def hand(page: Page, path: str, seat: int) -> set[str]:
    return set(shown(page, path, seat)["view"]["hand"])


def elements(page: Page) -> set[str]:
    found = page.locator("#hand button.card").all()
    return {card.get_attribute("data-card") or "" for card in found}
