"""Two people at one table who speak different languages, and understand each other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.browser.guests import PHONE, Guests
from tests.browser.playing import new_table
from tests.cases import in_tiers

SHIFTS = """() => {
  window.shifts = [];
  const note = (list) => window.shifts.push(...list.getEntries());
  new PerformanceObserver(note).observe({ type: "layout-shift" });
}"""
SIZES: dict[str, dict[str, Any]] = {
    "desk": {},
    "phone": {"viewport": PHONE},
    "sideways": {"viewport": {"width": 740, "height": 360}},
}
MOST_KEYS = 80


def two_at_a_table(guests: Guests, **options: Any) -> tuple[Page, Page, str]:
    """Ada reads German and is the host, Boris reads French."""
    ada, boris = guests.arrive(language="de", **options), guests.arrive(language="fr", **options)
    path = new_table(ada, seats="2", chair_1="free", name="Ada")
    link = re.findall(rf"{path}/s/[\w-]+", ada.request.get(f"{path}/links").text())[0]
    boris.goto("/")
    token = boris.locator("body").get_attribute("data-csrf") or ""
    boris.request.post(link, form={"_csrf_token": token, "name": "Boris"})
    for page in (ada, boris):
        page.goto(path)
        expect(page.locator("#hand .card")).to_have_count(3)
        page.evaluate(SHIFTS)
    return ada, boris, path


def say(page: Page, group: str, phrase: str) -> None:
    page.locator("#talk-open").click()
    page.locator(".groups label").filter(has_text=group).click()
    page.get_by_role("button", name=phrase, exact=True).click()
    expect(page.locator("#talk")).to_be_hidden()


def bubble(page: Page) -> Locator:
    """What was said last; one's own words may still be there."""
    return page.locator("#bubbles .bubble").last


def shifts(page: Page) -> float:
    found: float = page.evaluate("() => window.shifts.reduce((sum, one) => sum + one.value, 0)")
    return found


@pytest.mark.parametrize("size", in_tiers(SIZES, fast=["phone"]))
def test_each_reads_the_other_in_the_own_language(guests: Guests, size: str) -> None:
    """A phrase and a reaction: as a bubble, for those who listen, and in the sheet."""
    ada, boris, _ = two_at_a_table(guests, **SIZES[size])

    say(ada, "Schluss", "Schönes Spiel!")

    expect(bubble(boris)).to_have_text("Belle partie\u202f!")
    expect(boris.locator("#told")).to_have_text("Ada\u202f: Belle partie\u202f!")
    expect(boris.locator("#talk-open")).to_have_accessible_name("Conversation, 1 à lire")
    boris.locator("#talk-open").click()
    expect(boris.locator(".said").last).to_contain_text("Ada Belle partie\u202f!")
    expect(boris.locator("#talk-open")).to_have_accessible_name("Conversation")
    boris.get_by_role("button", name="rit", exact=True).click()

    expect(bubble(ada)).to_have_text("lacht")
    expect(bubble(ada).locator("use[href='#re-laugh']")).to_have_count(1)
    expect(ada.locator("#told")).to_have_text("Boris lacht")
    assert [shifts(ada), shifts(boris)] == [0, 0]


def test_by_keyboard_alone(guests: Guests) -> None:
    ada, boris, _ = two_at_a_table(guests)

    ada.keyboard.press("t")
    reach(ada, "#talk-say input[name=group]:checked")
    for _ in range(6):
        ada.keyboard.press("ArrowRight")
    expect(ada.locator("#talk-say input[value=monsters]")).to_be_checked()
    reach(ada, "button[value=boo]")
    ada.keyboard.press("Enter")

    expect(bubble(boris)).to_have_text("Bouh\u202f!")
    expect(ada.locator("#talk")).to_be_hidden()
    ada.keyboard.press("t")
    expect(ada.locator("#talk-live li").last).to_contain_text("Buh!")
    ada.keyboard.press("Escape")
    expect(ada.locator("#talk")).to_be_hidden()


def reach(page: Page, selector: str) -> None:
    """Press the tab key until it is there."""
    for _ in range(MOST_KEYS):
        if page.locator(selector).evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


@pytest.mark.full
def test_who_is_muted_is_not_heard(guests: Guests) -> None:
    ada, boris, path = two_at_a_table(guests)
    say(boris, "Monstres", "Bouh\u202f!")
    expect(bubble(ada)).to_have_text("Buh!")

    ada.locator("#talk-open").click()
    ada.locator("#talk-ears summary").click()
    ada.get_by_role("button", name="Boris nicht mehr hören").click()
    expect(ada.get_by_role("button", name="Boris wieder hören")).to_be_visible()
    expect(ada.locator("#talk-live")).to_contain_text("Noch hat niemand etwas gesagt.")
    ada.keyboard.press("Escape")
    say(boris, "Fin", "On remet ça\u202f?")
    expect(bubble(boris)).to_have_text("On remet ça\u202f?")

    assert "Noch eine Runde" not in re.sub(
        r"(?s)<section class=.talk.*", "", ada.request.get(f"{path}/fragment").text()
    )
    ada.locator("#talk-open").click()
    ada.get_by_role("button", name="Boris wieder hören").click()
    expect(ada.locator("#talk-live")).to_contain_text("Noch eine Runde?")


@pytest.mark.full
def test_the_host_lets_people_write_and_removes_what_was_written(guests: Guests) -> None:
    ada, boris, _ = two_at_a_table(guests)
    boris.locator("#talk-open").click()
    expect(boris.locator("#talk-words")).to_be_hidden()

    ada.locator("#talk-open").click()
    ada.get_by_role("button", name="Eigene Worte erlauben").click()
    expect(ada.get_by_role("button", name="Nur noch fertige Sätze erlauben")).to_be_visible()
    boris.locator("#talk-words").fill("On joue <b>encore</b> ?")
    boris.locator("#talk-words").press("Enter")

    expect(ada.locator("#talk-live")).to_contain_text("On joue <b>encore</b> ?")
    expect(boris.locator("#talk-words")).to_have_value("")
    ada.get_by_role("button", name="Entfernen, was Boris gesagt hat").click()
    expect(boris.locator("#talk-live")).to_contain_text("Message retiré.")
    boris.locator("#talk-words").fill("fuck")
    guests.expect("422")
    boris.locator("#talk-words").press("Enter")
    expect(boris.locator("#talk-told")).to_contain_text("Dis-le plus gentiment")


@pytest.mark.full
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sheet_is_accessible_and_fits(guests: Guests, theme: Any) -> None:
    ada, boris, _ = two_at_a_table(guests, viewport=PHONE, color_scheme=theme)
    say(boris, "Monstres", "Bouh\u202f!")
    expect(bubble(ada)).to_be_visible()

    ada.locator("#talk-open").click()
    expect(ada.locator("#talk-live")).to_contain_text("Buh!")

    broken = Axe().run(ada).response["violations"]
    assert [one["id"] for one in broken] == []
    assert ada.evaluate("() => document.querySelector('#talk').scrollWidth <= innerWidth")
    small = ada.evaluate(
        "() => [...document.querySelectorAll('#talk :is(button, a, summary, .groups span)')]"
        ".map((one) => one.getBoundingClientRect())"
        ".filter((box) => box.width && (box.width < 43.5 || box.height < 43.5)).length"
    )
    assert small == 0


@pytest.mark.full
def test_somebody_may_do_without_bubbles(guests: Guests) -> None:
    """That is what the browser keeps; the mark at the icon still counts."""
    ada, boris, _ = two_at_a_table(guests)
    ada.locator("#talk-open").click()
    ada.get_by_label("Keine Sprechblasen in diesem Browser").check()
    ada.keyboard.press("Escape")

    say(boris, "Monstres", "Bouh\u202f!")

    expect(ada.locator("#talk-open i")).to_have_text("1")
    expect(ada.locator("#bubbles .bubble")).to_have_count(0)
    ada.reload()
    expect(ada.locator("#talk-quiet")).to_be_checked()
