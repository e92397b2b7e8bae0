"""The book of the rules in the browser: contents, links, anchors, chapters, search, drawer."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.registry import games
from tests.browser.guests import Guests
from tests.browser.playing import open_table
from tests.browser.test_pages import FITS, findings, inaccessible

TABLET = ViewportSize(width=1024, height=768)
BOOK = "/rules/zombeasts"
FITS_ITS_FRAME = """selector => {
    const frame = document.querySelector(selector);
    return frame && frame.scrollWidth <= frame.clientWidth;
}"""
HEAD_BEFORE = "(one) => getComputedStyle(one, '::before').content.replaceAll('\"', '')"


def test_an_address_opens_what_it_names(guests: Guests) -> None:
    """A ruling lies in a folded chapter; the way back folds nothing, but leads back."""
    page = guests.arrive()

    page.goto(f"{BOOK}#A-45")

    expect(page.locator("#A-45")).to_be_in_viewport()
    expect(page.locator("#A-45")).to_be_focused()
    link = page.locator("#A-45 a.ref[data-clause^='ZB-']").first
    clause = link.get_attribute("data-clause")
    link.click()
    expect(page.locator(f"#{clause}")).to_be_in_viewport()
    assert page.url.endswith(f"{BOOK}#{clause}")
    page.go_back()
    expect(page.locator("#A-45")).to_be_in_viewport()


def test_the_contents_lead_to_chapters_and_show_where_one_is(guests: Guests) -> None:
    page = guests.arrive()
    page.goto(BOOK)
    expect(page.locator("#swap_destination")).to_be_hidden()

    page.get_by_role("navigation", name="Contents").get_by_role("link", name="House rules").click()

    expect(page.locator("#swap_destination")).to_be_visible()
    chapter = page.locator("details.chapter.options")
    expect(chapter.locator("summary")).to_be_focused()
    expect(chapter.locator("summary")).to_be_in_viewport()
    expect(page.locator("nav.toc [aria-current]")).to_have_text("House rules")
    page.keyboard.press("Enter")
    expect(page.locator("#swap_destination")).to_be_hidden()


def test_long_contents_keep_the_chapter_in_sight(guests: Guests) -> None:
    page = guests.arrive(viewport=TABLET)
    page.goto("/rules/humans-zombies")
    expect(page.locator("nav.toc a").last).not_to_be_in_viewport()

    page.locator("#ZZ-20").evaluate("(one) => one.scrollIntoView()")

    expect(page.locator("nav.toc [aria-current]")).to_be_in_viewport()
    expect(page.locator("nav.toc [aria-current]")).to_have_text("Zombies!!!: cards and victory")


def test_the_contents_are_folded_on_a_phone(guests: Guests) -> None:
    page = guests.arrive_with_phone(language="de")
    page.goto(BOOK)
    contents = page.locator("details.toc")

    contents.locator("summary").tap()
    contents.get_by_role("link", name="Beispiele").tap()

    expect(page.locator("#E-01 .plate").first).to_be_in_viewport()
    page.wait_for_function(FITS)


def test_long_tables_are_read_without_scrolling_on_a_phone(guests: Guests) -> None:
    """Cards, and what holds against what moves: each row a paragraph, what it tells beside it."""
    page = guests.arrive_with_phone(language="de")
    page.goto("/rules/humans-zombies#R-50")
    rows = page.locator("#R-50 .wordy tbody tr")
    expect(rows.first).to_be_in_viewport()

    page.wait_for_function(FITS_ITS_FRAME, arg="#R-50 .wordy")
    assert page.locator("#R-50 .wordy").get_by_role("columnheader").count() == 7
    assert rows.first.locator("td").last.evaluate(HEAD_BEFORE).startswith("Auf den Rathausplatz")
    page.goto("/rules/humans#humans-the-event-cards")
    expect(page.get_by_role("cell", name="HE04 · Schwache Knöchel")).to_be_attached()
    page.wait_for_function(FITS_ITS_FRAME, arg="#humans-the-event-cards .wordy")
    page.wait_for_function(FITS)


def test_a_table_of_many_columns_fits_a_large_page(guests: Guests) -> None:
    page = guests.arrive(language="de")

    page.goto("/rules/humans-zombies#R-50")

    expect(page.locator("#R-50 .wordy thead")).to_be_visible()
    page.wait_for_function(FITS_ITS_FRAME, arg="#R-50 .wordy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_finds_what_is_folded(guests: Guests, language: str) -> None:
    """While one types, and marked; all of it is there again when the field is empty."""
    page = guests.arrive(language=language)
    page.goto(BOOK)

    page.locator("#q").fill("marie")

    expect(page.locator("#clauses mark").first).to_be_visible()
    expect(page.locator("#E-02")).to_be_visible()
    expect(page.locator("#ZB-01")).to_have_count(0)
    expect(page.get_by_role("status")).to_be_visible()
    page.locator("#q").fill("")
    expect(page.locator("#ZB-01")).to_be_visible()


def test_a_house_rule_is_found_by_its_title(guests: Guests) -> None:
    page = guests.arrive(language="de")
    page.goto(BOOK)

    page.locator("#q").fill("ziel der getauschten")

    rule = page.locator("#swap_destination")
    expect(rule).to_be_visible()
    expect(rule.locator(".changes")).to_contain_text("Auf wessen Seite")
    expect(rule.locator(".values li")).to_have_count(2)


def test_without_script_every_entry_is_a_page(guests: Guests) -> None:
    page = guests.arrive(java_script_enabled=False)
    page.goto(BOOK)

    page.locator("#ZB-47 a[data-clause='attack_scope']").click()

    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("#attack_scope")).to_be_visible()
    page.get_by_role("link", name="All rules").click()
    page.locator("#q").fill("joker")
    page.keyboard.press("Enter")
    expect(page.locator("mark").first).to_be_visible()


def test_the_drawer_shows_the_same_book(guests: Guests) -> None:
    """Links stay in it: to an entry that is there, or to one that has to be fetched."""
    page = guests.arrive()
    path = open_table(page, seats="2", option_start_player="0")

    page.keyboard.press("r")
    drawer = page.locator("#drawer")
    drawer.locator("details.toc summary").click()
    drawer.get_by_role("link", name="Examples").click()
    expect(drawer.locator("#E-01 .plate").first).to_be_in_viewport()
    drawer.locator("#E-01 a[data-clause='ZB-28']").click()
    expect(drawer.locator("#ZB-28")).to_be_focused()
    expect(drawer.locator("#ZB-28")).to_be_in_viewport()
    drawer.locator("#q").fill("carrot exchange")
    expect(drawer.locator("#ZB-83 mark").first).to_be_visible()
    drawer.locator("#ZB-83 a[data-clause='ZB-63']").first.click()

    expect(drawer.locator("#ZB-63")).to_be_visible()
    assert page.url.endswith(path)


@pytest.mark.full
@pytest.mark.parametrize("key", games())
def test_the_books_are_accessible_at_every_size(guests: Guests, key: str, tmp_path: Path) -> None:
    """Folded and unfolded, light and dark, in the longest language."""
    page = guests.arrive(language="de")

    found = findings(page, {"rules": f"/rules/{key}"}, tmp_path)
    page.set_viewport_size(TABLET)
    unfold(page)

    assert found == []
    page.wait_for_function(FITS)
    assert inaccessible(page) == []


def unfold(page: Page) -> None:
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    expect(page.locator("details.chapter").last.locator("article").first).to_be_visible()
