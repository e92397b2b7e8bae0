"""The form for a new table: presets, what differs from them, sides, and a page that stays calm."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import shown
from tests.browser.test_pages import inaccessible, too_wide
from tests.cases import in_tiers

TABLET = ViewportSize(width=1024, height=768)
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
GAMES = ("zombeasts", "oh-my-brain", "monster-meister", "humans", "humans-zombies")
# Where everything stands, seen from the top of the page, whatever is scrolled.
PARTS = "main h2, .gc, .chairline, .pre, .hr, h3, .chap, .opt, .leads, .notices, .hillbar .btn"
PLACES = """(parts) => {
  return [...document.querySelectorAll(parts)].map((part) => {
    const box = part.getBoundingClientRect();
    const isFixed = part.closest(".hillbar");
    const rest = [box.left, box.top + (isFixed ? 0 : scrollY), box.width, box.height];
    return [part.classList[0] ?? part.tagName, ...rest.map(Math.round)].join(" ");
  });
}"""
IS_COVERED = """(field) => {
  const bar = document.querySelector(".hillbar").getBoundingClientRect();
  return field.getBoundingClientRect().bottom > bar.top;
}"""
CUT_OFF = """() => [...document.querySelectorAll(".hillbar b, .gc b, .pill")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""
OPEN_ALL = (
    "() => { for (const group of document.querySelectorAll('details.chap')) group.open = true; }"
)
IS_READY = (
    "() => document.documentElement.dataset.script === 'on' && document.querySelector('.out')"
)


def visit(page: Page, game: str, query: str = "") -> None:
    """Once its script has put the chairs that stay empty aside."""
    page.goto(f"/games/{game}/new?mode=bots&seats=2&{query}")
    page.wait_for_function(IS_READY)


def options_of(page: Page) -> dict[str, str]:
    """Of the table that the page shows, or whose links it shows."""
    page.wait_for_url("**/t/**")
    path = "/t/" + page.url.rpartition("/t/")[2].removesuffix("/links")
    options: list[dict[str, Any]] = shown(page, path)["options"]
    return {option["name"]: option["value"] for option in options}


def rule(page: Page, name: str) -> Locator:
    return page.locator(f"[data-rule={name}]")


# Presets, by what is said in German


def test_a_preset_sets_the_rules_and_what_differs_is_said(guests: Guests) -> None:
    page = guests.arrive(language="de")
    visit(page, "zombeasts")
    summary = page.get_by_role("status")
    expect(summary).to_contain_text("2 Personen · Wie gedruckt")

    page.get_by_role("radio", name="Gemütlich").check()

    expect(rule(page, "draw_count").get_by_role("radio", name="höchstens so viele")).to_be_checked()
    expect(page.locator("#option-score_tracking")).to_have_value("shown")
    expect(summary).to_have_text("Zombeasts2 Personen · Gemütlich")
    expect(page.locator(".mark:not(:empty)")).to_have_count(0)

    page.locator("summary", has_text="Wertung").click()
    page.get_by_label("Gleichstand").select_option("most_moons")

    expect(rule(page, "tie_break").locator(".mark")).to_have_text("geändert")
    expect(page.locator("summary", has_text="Wertung")).to_contain_text("eine Änderung")
    expect(summary).to_contain_text("Gemütlich, eine Änderung: Gleichstand")
    page.get_by_role("button", name="Tisch decken").click()
    assert options_of(page).keys() == {
        "draw_count",
        "last_round_dump",
        "score_tracking",
        "tie_break",
    }


def test_a_preset_chosen_again_takes_changes_back(guests: Guests) -> None:
    page = guests.arrive()
    visit(page, "zombeasts")
    rule(page, "refill_trigger").get_by_role("radio", name="the next player").check()
    expect(rule(page, "refill_trigger").locator(".mark")).to_have_text("changed")
    expect(page.get_by_role("status")).to_contain_text("As printed, one change")

    page.get_by_role("radio", name="As printed").click()

    expect(page.locator(".mark:not(:empty)")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("Zombeasts2 players · As printed")
    page.get_by_role("button", name="Set the table").click()
    assert options_of(page) == {}


def test_a_clock_stays_when_a_preset_is_chosen(guests: Guests) -> None:
    """It is about the table, and no preset names it."""
    page = guests.arrive()
    visit(page, "humans")
    page.locator("summary", has_text="At the table").click()
    page.get_by_label("Time to decide").select_option("60s")
    page.locator("summary", has_text="Step 1: the tile").click()
    page.get_by_label("Closing the map").select_option("penalty")

    page.get_by_role("radio", name="Friendly").check()

    expect(page.get_by_label("Time to decide")).to_have_value("60s")
    expect(page.get_by_label("Closing the map")).to_have_value("allow")
    expect(page.get_by_role("status")).to_contain_text("Friendly, one change: Time to decide")


def test_friends_on_their_own_devices_change_a_default_and_back(guests: Guests) -> None:
    """A-68: everybody is asked alike, so that pauses tell nothing; by hand it can be otherwise."""
    page = guests.arrive()
    visit(page, "humans")
    page.locator("summary", has_text="At the table").click()
    windows = page.get_by_label("Questions")
    expect(windows).to_have_value("eligible_only")

    page.get_by_role("link", name="With friends").click()
    expect(windows).to_have_value("uniform")
    expect(rule(page, "windows").locator(".mark")).to_have_text("")
    page.get_by_role("link", name="Against bots").click()
    expect(windows).to_have_value("eligible_only")
    page.get_by_label("Chair 2", exact=True).select_option("free")
    expect(windows).to_have_value("uniform")
    windows.select_option("eligible_only")
    expect(rule(page, "windows").locator(".mark")).to_have_text("changed")
    page.get_by_role("button", name="Set the table").click()

    assert options_of(page) == {}


# Sides


def test_sides_are_chosen_at_the_chairs(guests: Guests) -> None:
    page = guests.arrive_with_phone(language="de")
    visit(page, "humans-zombies")
    second = page.get_by_role("radiogroup", name="Seiten, Stuhl 2")
    expect(second.get_by_role("radio", name="Gewehr-Typ")).to_be_checked()
    guests.expect("422")

    second.get_by_role("radio", name="Zombies").tap()
    page.get_by_role("button", name="Tisch decken").tap()

    expect(page.get_by_role("alert")).to_contain_text("Seiten:")
    expect(second.get_by_role("radio", name="Zombies")).to_be_checked()
    first = page.get_by_role("radiogroup", name="Seiten, Stuhl 1")
    first.get_by_role("radio", name="Gewehr-Typ").tap()
    page.get_by_role("button", name="Tisch decken").tap()
    assert options_of(page) == {"hz_sides": "in turns, a shotgun guy first"}


# Without a script


def test_without_script_a_preset_is_applied_by_the_server(guests: Guests) -> None:
    page = guests.arrive(java_script_enabled=False)
    page.goto("/games/zombeasts/new?seats=2")
    page.get_by_role("radio", name="Friendly").check()
    page.locator("summary", has_text="Scoring").click()
    page.get_by_label("Ties").select_option("fewest_minus")

    page.get_by_role("button", name="Set the table").click()

    page.locator("#table").wait_for()
    assert options_of(page).keys() == {
        "draw_count",
        "last_round_dump",
        "score_tracking",
        "tie_break",
    }


def test_without_script_the_form_shows_what_a_preset_sets(guests: Guests) -> None:
    page = guests.arrive(java_script_enabled=False, language="de")
    page.goto("/games/zombeasts/new?seats=2")
    page.get_by_label("Dein Name").fill("Ada")
    page.get_by_role("radio", name="Gemütlich").check()

    page.get_by_role("button", name="Regeln unten einstellen").click()

    expect(page.get_by_role("radio", name="höchstens so viele")).to_be_checked()
    expect(page.get_by_label("Dein Name")).to_have_value("Ada")
    page.get_by_role("radio", name="genau so viele").check()
    page.get_by_role("button", name="Tisch decken").click()
    page.locator("#table").wait_for()
    assert options_of(page).keys() == {"last_round_dump", "score_tracking"}


# The rules beside the form


def test_a_rule_is_read_beside_the_form(guests: Guests) -> None:
    page = guests.arrive()
    visit(page, "zombeasts")
    page.get_by_label("Your name").fill("Ada")

    rule(page, "refill_trigger").get_by_role("link", name="Rule A-23").click()

    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer).to_contain_text("A-23")
    page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ada")


# A calm page


@pytest.mark.parametrize("game", in_tiers(GAMES, fast=["humans-zombies"]))
@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_one_chooses(guests: Guests, size: str, game: str) -> None:
    page = guests.arrive(language="de", viewport=SIZES[size])
    visit(page, game)
    page.evaluate(OPEN_ALL)
    before = page.evaluate(PLACES, PARTS)
    most = page.locator("[name=seats]").last

    for choice in (most, *page.locator("[name=preset]").all()[::-1], *some_rules(page)):
        choice.check()
        assert page.evaluate(PLACES, PARTS) == before, choice
    page.locator("[data-table] select").first.select_option(index=1)
    expect(page.locator("[data-table] .mark").first).to_have_text("geändert")
    assert page.evaluate(PLACES, PARTS) == before


def some_rules(page: Page) -> list[Locator]:
    """The last value of everything that is argued about, and another side."""
    sides = page.locator(".letters").first.locator("input")
    argued = [one.locator("input").last for one in page.locator(".hr").all()]
    return [*argued, *sides.all()[::-1]]


@pytest.mark.parametrize("size", SIZES)
def test_the_button_is_always_in_view_and_covers_nothing_in_focus(
    guests: Guests, size: str
) -> None:
    page = guests.arrive(language="de", viewport=SIZES[size])
    visit(page, "humans-zombies")
    page.evaluate(OPEN_ALL)
    button = page.get_by_role("button", name="Tisch decken")

    for place in (0, 0.5, 1):
        page.evaluate("(place) => scrollTo(0, place * document.body.scrollHeight)", place)
        expect(button).to_be_in_viewport(ratio=1)
    for field in page.locator("main select:enabled").all():
        field.focus()
        assert not field.evaluate(IS_COVERED), field


def test_everything_is_chosen_by_keys(guests: Guests) -> None:
    page = guests.arrive()
    visit(page, "zombeasts")

    page.get_by_role("radio", name="As printed").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Friendly")).to_be_checked()
    expect(page.get_by_role("status")).to_contain_text("Friendly")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Rule A-23")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(rule(page, "refill_trigger").locator(".mark")).to_have_text("changed")
    page.get_by_role("button", name="Set the table").focus()
    page.keyboard.press("Enter")

    assert "refill_trigger" in options_of(page)


@pytest.mark.full
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_form_is_accessible_and_fits(guests: Guests, game: str, language: str) -> None:
    """All chapters opened, some rules changed, by day and by night."""
    page = guests.arrive(language=language)
    visit(page, game)
    page.evaluate(OPEN_ALL)
    page.locator("[name=preset]").last.check()
    page.locator(".hr input:not(:checked)").first.check()
    wrong = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            wrong += [f"{theme} {size}: {what}" for what in too_wide(page) + inaccessible(page)]
            wrong += [f"{theme} {size}: {what} is cut off" for what in page.evaluate(CUT_OFF)]

    assert wrong == []
