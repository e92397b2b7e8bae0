"""Every page in light and dark, on a desk and a phone: nothing sticks out, axe finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, expect

from monsterbox.server.settings import OPERATOR_TOKEN
from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import finished_table, open_table, wait_for_turn
from tests.browser.served import Served
from tests.processes import free_port

SIZES: dict[str, ViewportSize] = {"desk": DESK, "phone": PHONE}
THEMES = ("light", "dark")
CONTRAST = "color-contrast"
CHECKED = (("desk", "light"), ("desk", "dark"), ("phone", "dark"))
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.full
def test_pages_before_and_during_the_game(guests: Guests, tmp_path: Path) -> None:
    page = guests.arrive()
    table = open_table(page, seats="4", option_start_player="0")
    wait_for_turn(page)
    lobby = open_table(page, seats="3", chair_1="free", chair_2="free")
    places = {
        "home": "/",
        "new": "/games/zombeasts/new?mode=friends",
        "lobby": lobby,
        "links": f"{lobby}/links",
        "join": "/join",
        "table": table,
        "rules": "/rules/zombeasts",
        "api": "/api/docs",
    }
    page.goto(places["links"])
    welcome = {"welcome": page.locator("#url").input_value()}

    found = findings(page, places, tmp_path) + findings(guests.arrive(), welcome, tmp_path)

    assert found == []


@pytest.mark.full
def test_pages_of_a_person_and_of_the_operator(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where an operator reads reports: somebody is reported, and the operator comes by keyboard."""
    monkeypatch.setenv(OPERATOR_TOKEN, "only the operator has it")
    server = Served(tmp_path, free_port())
    server.start()
    guests = Guests(browser, server.address)
    try:
        page, other = guests.arrive(), guests.arrive()
        table = open_table(page, seats="2", chair_1="free")
        page.goto(f"{table}/links")
        other.goto(page.locator("#url-1").input_value())
        other.locator("main form button").click()
        other.wait_for_url("**/t/*")
        places = {"me": "/me", "recover": "/recover/abcd", "report": f"{table}/report"}
        found = findings(page, places, tmp_path)
        page.get_by_role("radio", name="The behaviour").check()
        page.locator("main input[name=seat]").check()
        page.locator("main form button").click()
        expect(page.get_by_role("status")).to_be_visible()
        found += findings(page, {"enter": "/operator"}, tmp_path)
        page.locator("#token").press_sequentially("only the operator has it")
        page.keyboard.press("Enter")
        expect(page.locator(".cases li").first).to_be_visible()
        found += findings(page, {"operator": "/operator"}, tmp_path)
    finally:
        guests.leave()
        server.stop()

    assert found == []
    assert guests.unexpected() == []
    assert server.told() == ""


@pytest.mark.full
def test_pages_after_the_game(guests: Guests, tmp_path: Path) -> None:
    page = guests.arrive()
    table = finished_table(page)
    places = {
        "over": table,
        "score": f"{table}/score",
        "replay": f"{table}/replay?at=20",
        "fairness": f"{table}/fairness",
        "failure": "/t/nothing-here",
    }
    guests.expect("404")

    assert findings(page, places, tmp_path) == []


def findings(page: Page, places: dict[str, str], folder: Path) -> list[str]:
    """What is wrong with any of the pages; each is left as a picture in the folder."""
    found = []
    for name, path in places.items():
        page.goto(path)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for size, viewport in SIZES.items():
                page.set_viewport_size(viewport)
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                wrong = too_wide(page) + (inaccessible(page) if (size, theme) in CHECKED else [])
                found += [f"{name} {size} {theme}: {what}" for what in wrong]
    return found


def too_wide(page: Page) -> list[str]:
    """Once it has come to rest: what is arranged by a script follows the size of the window."""
    try:
        page.wait_for_function(FITS)
    except TimeoutError:
        return [f"{page.evaluate(WIDTH)} px too wide"]
    return []


def inaccessible(page: Page) -> list[str]:
    broken = Axe().run(page).response["violations"]
    return [
        f"{rule['id']}: {node['html'][:200]}"
        for rule in broken
        for node in rule["nodes"]
        if rule["id"] != CONTRAST or is_pale(page, node["target"][0])
    ]


def is_pale(page: Page, thing: str) -> bool:
    """Whether it still is where it can be seen: behind the hand, the hand's colours count."""
    page.locator(thing).first.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    broken = Axe().run(page, context=thing).response["violations"]
    return any(rule["id"] == CONTRAST for rule in broken)
