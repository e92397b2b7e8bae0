"""What cannot be taken back is asked about once, in dialogs of our own; all moves on request."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.playing import look, open_table, open_with_a_card
from tests.browser.test_pages import inaccessible

SPLIT = "#table [data-word^='split '].legal"
FIRST = {"seats": "2", "chair_1": "level1", "option_start_player": "0"}


def test_a_card_of_the_draft_is_buried_by_a_second_touch(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, "oh-my-brain", seats="2", chair_1="level1")
    before = look(page)
    card = page.locator(f"[id='{page.locator(SPLIT).first.get_attribute('id')}']")
    assert all(
        page.locator("#choices [name=choice]").evaluate_all(
            "all => all.map(o => 'asks' in o.dataset)"
        )
    )

    card.click()
    expect(page.locator("#choices .left")).to_be_focused()
    card.click()
    expect(page.locator("#choices .left")).to_have_count(0)
    assert look(page) == before

    card.click()
    page.locator("#choices .left").click()
    expect(page.locator(f"#table:not([data-version='{before.version}'])")).to_be_attached()


def test_whoever_wishes_is_asked_before_every_move(guests: Guests) -> None:
    page = guests.arrive()
    open_with_a_card(page, **FIRST)
    page.locator("#menu summary").click()
    page.get_by_label("Ask before every move").check()
    page.reload()
    page.locator("#menu summary").click()
    expect(page.get_by_label("Ask before every move")).to_be_checked()
    page.locator("#menu summary").click()
    before = look(page)

    page.keyboard.press("c")
    row = page.locator("#sheet-list button").first
    sentence = row.inner_text()
    row.press("Enter")
    expect(page.locator("#sure-yes")).to_be_focused()
    expect(page.locator("#sure-text")).to_have_text(sentence)
    assert inaccessible(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#all-choices")).to_be_focused()
    assert look(page) == before

    page.keyboard.press("Enter")
    row.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f"#table:not([data-version='{before.version}'])")).to_be_attached()
    page.locator("#undo").click()
    expect(page.locator("#table")).to_have_attribute("data-version", before.version)


def test_leaving_is_asked_about_and_the_focus_comes_back(guests: Guests) -> None:
    page = guests.arrive()
    path = open_table(page, **FIRST)
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Leave").press("Enter")
    expect(page.locator("#sure-no")).to_be_focused()

    page.keyboard.press("Enter")
    expect(page.locator("#sure")).to_be_hidden()
    expect(page.locator("#menu summary")).to_be_focused()
    assert page.url.endswith(path)

    page.keyboard.press("Enter")
    page.get_by_role("button", name="Leave").click()
    page.locator("#sure-yes").click()
    page.wait_for_url("**/")
