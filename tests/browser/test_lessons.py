"""Lessons in a real browser: from beginning to end by keyboard, and by touch on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import monsterbox as mb
from monsterbox.core.lessons import Lesson
from tests.browser import playing, test_humans
from tests.browser.guests import PHONE, Guests
from tests.browser.playing import Way, by_keyboard, by_touch, look
from tests.browser.served import Served
from tests.browser.test_pages import inaccessible, too_wide
from tests.cases import in_tiers

TAUGHT = [key for key in mb.games() if mb.game(key).lesson is not None]
FAST = "zombeasts"

# What a finger may be asked to touch now must not lie under the strip of the lesson.
COVERED = """() => {
  const strip = document.querySelector("#guide").getBoundingClientRect();
  return [...document.querySelectorAll("#table :is(.legal, .hot, .acts .btn, #all-choices)")]
    .filter((one) => one.checkVisibility() && !one.closest("#guide, .seatpanel"))
    .filter((one) => one.getBoundingClientRect().top < strip.bottom - 1)
    .map((one) => one.id);
}"""
# Where the parts of the frame lie: the same at every step.
FRAME = """() => ["guide", "seats", "prompt", "board", "hand"].map((id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [id, Math.round(box.top), Math.round(box.height)];
})"""


def choose(page: Page, game: str, text: str, way: Way) -> None:
    """One choice; on a map hands do it in a way of their own."""
    if game.startswith("humans"):
        hands: dict[Way, Way] = {
            by_keyboard: test_humans.by_keyboard,
            by_touch: test_humans.by_touch,
        }
        test_humans.choose(page, text, hands[way])
    else:
        playing.choose(page, text, way)


def lesson_of(game: str) -> Lesson:
    lesson = mb.game(game).lesson
    assert lesson is not None
    return lesson


def begin(page: Page, game: str, way: Way | None = None) -> None:
    page.goto("/learn")
    button = page.locator(f"form[action='/learn/{game}'] button").first
    (button.press("Enter") if way is by_keyboard else button.click())
    expect(page.locator("#guide[data-step='1']")).to_be_visible()
    page.wait_for_load_state()


def at_beat(page: Page, step: int, now: str) -> None:
    expect(page.locator(f"#guide[data-step='{step}'][data-now='{now}']")).to_be_visible()


@pytest.mark.parametrize("game", in_tiers(TAUGHT, fast=[FAST]))
def test_a_lesson_is_done_by_keyboard(guests: Guests, game: str) -> None:
    page = guests.arrive(knows=False)
    begin(page, game, by_keyboard)

    for beat in lesson_of(game).beats:
        if beat.kind == "other":
            continue
        at_beat(page, beat.step + 1, beat.kind)
        expect_told(page)
        if beat.kind == "read":
            page.locator("#guide-next").focus()
            page.keyboard.press("Enter")
        else:
            choose(page, game, offered(page, beat.choices), by_keyboard)

    end(page, game)
    page.locator("#guide-next").press("Enter")
    page.locator("#table[data-phase='playing']:not(.taught)").wait_for()
    expect(page.locator("#lesson")).to_be_hidden()  # no first steps after the lesson


@pytest.mark.parametrize("game", in_tiers(TAUGHT, fast=[FAST]))
def test_a_lesson_is_done_by_touch_on_a_phone(guests: Guests, game: str) -> None:
    page = guests.arrive_with_phone(knows=False, language="de", color_scheme="dark")
    begin(page, game)
    frame = page.evaluate(FRAME)

    for beat in lesson_of(game).beats:
        if beat.kind == "other":
            continue
        at_beat(page, beat.step + 1, beat.kind)
        assert page.evaluate(COVERED) == []
        assert page.evaluate(FRAME) == frame
        assert too_wide(page) == []
        if beat.kind == "read":
            page.locator("#guide-next").tap()
        else:
            choose(page, game, offered(page, beat.choices), by_touch)

    end(page, game)
    assert inaccessible(page) == []


def offered(page: Page, choices: tuple[str, ...]) -> str:
    """The first of the choices that the page offers: several may be offered as one."""
    seen = look(page).choices
    return next(one for one in choices if one in seen)


def expect_told(page: Page) -> None:
    """The step is told to those who listen, and nobody's focus was taken for it."""
    text = (page.locator("#guide-text").text_content() or "").strip()
    expect(page.locator("#taught")).to_contain_text(text)


def end(page: Page, game: str) -> None:
    at_beat(page, len(lesson_of(game).step), "over")
    expect(page.locator("#guide-next")).to_be_visible()


def test_another_choice_is_explained_and_nothing_happens(guests: Guests) -> None:
    page = guests.arrive(knows=False, language="de")
    begin(page, FAST)
    page.locator("#guide-next").click()
    at_beat(page, 2, "choose")

    page.locator("#hand [data-word='O-CAT-2L']").click()

    expect(page.locator("#why")).to_contain_text("Probier hier aber den blauen Hasen")
    at_beat(page, 2, "choose")
    expect(page.locator("#hand .card")).to_have_count(3)


def test_show_me_leads_to_the_thing(guests: Guests) -> None:
    page = guests.arrive(knows=False)
    begin(page, FAST)
    page.locator("#guide-next").press("Enter")
    at_beat(page, 2, "choose")
    expect(page.locator("#guide-next")).to_be_focused()

    page.keyboard.press("Enter")
    expect(page.locator("#hand [data-word='B-RAB-1R']")).to_be_focused()
    page.keyboard.press("Enter")

    at_beat(page, 3, "choose")
    expect(page.locator("#lesson-ring")).to_be_visible()


def test_a_lesson_is_left_reloaded_and_resumed_on_a_restarted_server(
    guests: Guests, own_server: Served
) -> None:
    page = guests.arrive(address=own_server.address, knows=False)
    begin(page, FAST)
    page.locator("#guide-next").click()
    at_beat(page, 2, "choose")
    page.reload()
    at_beat(page, 2, "choose")

    page.locator("#guide-leave").click()
    expect(page.get_by_role("button", name="Go on learning")).to_be_visible()
    guests.allow("ERR_CONNECTION|Failed to load")
    own_server.stop()
    own_server.start()
    page.get_by_role("button", name="Go on learning").click()

    at_beat(page, 2, "choose")


@pytest.mark.full
@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_every_step_fits_in_every_language(guests: Guests, language: str) -> None:
    """What a step says is never so long that it has to be scrolled far, and axe finds nothing."""
    page = guests.arrive(knows=False, language=language, viewport=PHONE)
    for game in TAUGHT:
        begin(page, game)
        assert inaccessible(page) == []
    page.goto("/learn")
    assert too_wide(page) + inaccessible(page) == []
