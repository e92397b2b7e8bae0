"""Connections come and go, tabs grow old; the table goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import COLOURED, choose, look, open_table, open_with_a_card
from tests.browser.served import Served

DEAF = "window.EventSource = class extends EventTarget { close() {} };"
FIRST = {"seats": "2", "chair_1": "level1", "option_start_player": "0"}


def test_a_lost_connection_is_told_and_comes_back(guests: Guests, own_server: Served) -> None:
    guests.allow(r"net::ERR_|\b503\b")
    page = guests.arrive(address=own_server.address)
    open_table(page, **FIRST)
    html = page.locator("html")
    expect(html).to_have_attribute("data-line", "live")

    own_server.stop()
    expect(html).to_have_attribute("data-line", "lost")
    expect(page.locator("#line")).to_have_text("Connection lost, reconnecting …")
    own_server.start()

    expect(html).to_have_attribute("data-line", "live")
    expect(page.locator("#line")).to_be_empty()
    choose(page, look(page).choices[0])


def test_a_move_of_an_old_tab_is_not_made(guests: Guests) -> None:
    guests.expect("409")
    page = guests.arrive()
    path = open_with_a_card(page, **FIRST)
    old = deaf_tab(page, path)
    choose(page, look(page).choices[0])
    after = look(page).version

    old.locator(COLOURED).first.click()

    expect(old.locator("#why")).to_contain_text("The table has changed in the meantime")
    assert look(page).version == after


@pytest.mark.full
def test_a_tab_without_news_asks_for_them(guests: Guests) -> None:
    page = guests.arrive()
    path = open_table(page, **FIRST)
    deaf, before = deaf_tab(page, path), look(page).version

    choose(deaf, look(deaf).choices[0])

    expect(page.locator("#table")).not_to_have_attribute("data-version", before)
    expect(deaf.locator("#table")).not_to_have_attribute("data-version", before)


def deaf_tab(page: Page, path: str) -> Page:
    """Another tab of the same person that no event reaches."""
    tab = page.context.new_page()
    tab.add_init_script(DEAF)
    tab.goto(path)
    return tab
