"""The home page: every game at a glance, also on a phone, and a name at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import monsterbox as mb
from tests.browser.frame import MEASURE, colours
from tests.browser.guests import PHONE, Guests
from tests.cases import one_in

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "small": (1024, 768), "desk": (1280, 800)}
SCREENS = 2
LANGUAGES = ["de", "fr", "en", "it", "nl"]

OUTSIDE = """
() => [...document.querySelectorAll('main a, main button, main h3, .hero button, .hero input')]
  .filter(one => {
    const box = one.getBoundingClientRect();
    const lid = one.closest('.lid, .hero');
    const most = lid ? lid.getBoundingClientRect().right : innerWidth;
    return box.left < 0 || box.right > most || one.scrollWidth > one.clientWidth + 1;
  })
  .map(one => one.textContent.trim())
"""


def rows_of(page: Page) -> list[float]:
    """The heights at which boxes begin."""
    tops = page.locator(".lid").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    return sorted(set(tops))


@pytest.mark.parametrize("language", one_in(5, LANGUAGES))
def test_all_games_stand_in_one_tidy_grid(guests: Guests, language: str) -> None:
    """All side by side or one below the other; a phone needs two screens, nothing sticks out."""
    page = guests.arrive(language=language)
    page.goto("/")
    expect(page.locator(".lid")).to_have_count(len(mb.games()))

    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})

        assert len(rows_of(page)) == (1 if width >= 900 else len(mb.games())), name
        assert page.evaluate(OUTSIDE) == [], name
        tall = page.evaluate("document.documentElement.scrollHeight")
        assert name != "phone" or tall <= SCREENS * PHONE["height"], tall


@pytest.mark.full
def test_texts_of_the_home_page_stand_out_from_the_scene(guests: Guests) -> None:
    """Hills and houses lie behind some of them, which axe does not see."""
    page = guests.arrive(language="de")
    page.add_init_script(MEASURE)
    page.goto("/")
    page.evaluate("() => document.fonts.ready")

    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})

        assert colours(page) == [], name


def test_a_name_is_set_on_the_home_page(guests: Guests) -> None:
    page = guests.arrive()
    page.goto("/")

    page.get_by_label("Your name").fill("Mira")
    with page.expect_response("**/name"):
        page.get_by_role("button", name="Save name").click()
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Mira")

    page.get_by_role("button", name="Play Zombeasts now").click()
    expect(page).to_have_url(re.compile("/t/"))
