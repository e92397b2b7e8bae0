"""The review of a match in the browser: two people look at what the coach says of it."""

from __future__ import annotations

import random
import re
import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monsterbox.core import records
from monsterbox.core.match import Match
from monsterbox.games.registry import game
from monsterbox.server.background.coaching import OurCoach
from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import new_table, shown, told
from tests.browser.positions import begin_at
from tests.browser.served import Served
from tests.browser.test_pages import inaccessible, too_wide
from tests.server.reports import a_report

LEFT = 24  # steps of a match that begins near its end
AN_HOUR = 3600.0
TABLET = ViewportSize(width=1024, height=768)
FULL = "#review:not([data-under-way])"


@pytest.mark.full
def test_two_people_look_at_their_match(guests: Guests, served: Served) -> None:
    ada, ben, path = two_who_have_finished(guests, served)

    ada.goto(f"{path}/score")
    ada.get_by_role("button", name="Review").click()
    ada.wait_for_url(f"**{path}/review")
    expect(ada.locator(f"{FULL} .tp").first).to_be_visible()
    ben.goto(f"{path}/review")

    for page in (ada, ben):
        expect(page.locator(".verdict h2")).to_contain_text("place")
        expect(page.locator(".verdict p")).to_contain_text("±")
        expect(page.locator(".legend li").first).to_contain_text("You")
        expect(page.locator(".bal tbody")).to_have_count(2)
    expect(ben.locator(".legend li").nth(1)).to_contain_text("Ada")
    assert ada.locator(".verdict h2").inner_text() != ben.locator(".verdict h2").inner_text()


@pytest.mark.full
def test_the_slider_tells_every_moment_and_leads_back_to_it(guests: Guests, served: Served) -> None:
    page, _, path = reviewed(guests, served)
    rows = page.locator("#moments tr")

    page.locator("#moment").press("Home")
    page.locator("#moment").focus()
    for _ in range(rows.count()):
        page.keyboard.press("ArrowLeft")
    first = rows.first
    page.get_by_text("The numbers as a table").click()
    expect(page.locator("#m-turn")).to_have_text(first.locator("a").inner_text())
    page.locator("#moment").press("ArrowRight")
    second = rows.nth(1)
    expect(page.locator("#m-next")).to_have_text(second.locator("th span").inner_text())
    expect(page.locator("[data-seat='0']")).to_have_text(second.locator("td").first.inner_text())
    expect(page.locator("#cursor")).to_have_attribute("x1", re.compile(r"%$"))

    page.locator("#watch").click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))
    expect(page.locator("#where")).to_have_text(re.compile(r"^\d+ / \d+$"))
    page.go_back()
    page.locator("#go-on button").click()
    page.wait_for_url(lambda url: path not in url)
    expect(page.locator("#table")).to_have_attribute("data-phase", "playing")


@pytest.mark.full
@pytest.mark.parametrize("script", [True, False])
def test_decisions_are_chosen_by_seat_and_by_doubt(
    script: bool, guests: Guests, served: Served
) -> None:
    _, ben, path = reviewed(guests, served)
    page = ben if script else guests.arrive(java_script_enabled=False)
    page.goto(f"{path}/review?who=1")
    everything = page.locator(".dec").all_inner_texts()

    page.locator("#decisions [name=who]").first.check()
    if not script:
        page.get_by_role("button", name="Show").click()
    expect(page.locator(".dec").first).not_to_have_text(everything[0])
    page.locator("#decisions [name=doubtful]").check()
    if not script:
        page.get_by_role("button", name="Show").click()

    expect(page.locator("#decisions .gr.good")).to_have_count(0)
    expect(page.locator("#decisions [name=who]").first).to_be_checked()
    assert re.search(r"who=0&doubtful=true", page.url)


@pytest.mark.full
def test_the_pages_of_a_review_fit_and_everybody_can_read_them(
    guests: Guests, served: Served, tmp_path: Path
) -> None:
    ada, _, path = two_who_have_finished(guests, served, language="de")

    ada.goto(f"{path}/review")
    found = findings(ada, "none", tmp_path)
    note(served, ada, path, LEFT // 2)
    ada.goto(f"{path}/review")
    expect(ada.locator("progress")).to_be_visible()
    found += findings(ada, "computing", tmp_path)
    note(served, ada, path, None)
    ada.goto(f"{path}/review")
    ada.get_by_text("Die Zahlen als Tabelle").click()
    found += findings(ada, "done", tmp_path)

    assert found == []


def findings(page: Page, name: str, folder: Path) -> list[str]:
    """What is wrong with the page in any size and light; each is left as a picture."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for size in (PHONE, TABLET, DESK):
            page.set_viewport_size(size)
            what = f"{name}-{size['width']}-{theme}"
            page.screenshot(path=folder / f"{what}.png", full_page=True)
            found += [f"{what}: {one}" for one in (*too_wide(page), *inaccessible(page))]
    return found


def two_who_have_finished(
    guests: Guests, served: Served, language: str = "en"
) -> tuple[Page, Page, str]:
    """A match of two people, each with a browser, that began near its end and is over."""
    ada, ben = guests.arrive(language=language), guests.arrive(language=language)
    path = new_table(ada, seats="2", chair_1="free", name="Ada")
    ada.goto(f"{path}/links")
    link = re.search(rf"{path}/s/[\w-]+", ada.content())
    assert link is not None
    ben.goto(link[0])
    ben.locator("main form button").click()
    ben.wait_for_url(f"**{path}")
    path = begin_at(served, path, near_the_end())
    dice = random.Random(2)
    while (seen := shown(ada, path))["phase"] == "playing":
        who = ada if seen["asked_you"] else ben
        seen = shown(who, path)
        move = {"choice": dice.choice(seen["choices"])["text"], "version": seen["version"]}
        told(who.request.post(f"/api/tables/{path[3:]}/moves", data=move | {"seat": seen["seat"]}))
    return ada, ben, path


def reviewed(guests: Guests, served: Served) -> tuple[Page, Page, str]:
    """The same with a review; the first of the two looks at it."""
    ada, ben, path = two_who_have_finished(guests, served)
    note(served, ada, path, None)
    ada.goto(f"{path}/review")
    return ada, ben, path


@cache
def near_the_end() -> Match:
    whole = played(None)
    return played(len(whole.steps) - LEFT)


def played(steps: int | None) -> Match:
    """A match of two, played at random for so many steps or to its end."""
    dice = random.Random(1)
    match = game("zombeasts").match(2, 1)
    while not match.over and (steps is None or len(match.steps) < steps):
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def note(served: Served, page: Page, path: str, done: int | None) -> None:
    """Store the review that the coach has made, or that another process has come so far with."""
    record = page.request.get(f"/api/tables/{path[3:]}/record").json()
    match = records.replay(game, record)
    judge = OurCoach().evaluator("zombeasts", 2)
    report = msgspec.json.encode(a_report(match, done, judge)).decode()
    row: tuple[object, ...] = (path[3:], judge, report, None, None, time.time())
    if done is not None:
        row = (path[3:], "", None, "elsewhere", report, time.time() + AN_HOUR)
    with closing(sqlite3.connect(served.database, timeout=60)) as store, store:
        store.execute("insert or replace into reviews values (?, ?, ?, ?, ?, ?)", row)
