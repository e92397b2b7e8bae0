"""Playing in the browser: what lies on the table, and hands that touch it in one of three ways."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, expect

MOST_CHOICES = 400
MOST_KEYS = 60
COLOURED = "#hand .card.legal:not([data-word^='W-'])"

LOOK = """() => {
  const table = document.querySelector("#table");
  return {
    phase: table.dataset.phase,
    version: table.dataset.version,
    is_asked: "asked" in table.dataset,
    choices: [...document.querySelectorAll("#choices [name=choice]")].map((one) => one.value),
  };
}"""

# What a player touches for a choice: the thing that is good for nothing else, or the things it
# names until no other choice is left, else its button in the prompt.
STEPS = """(text) => {
  const buttons = [...document.querySelectorAll("#choices [name=choice]")];
  const button = buttons.find((one) => one.value === text);
  const names = (thing, other) => thing.dataset.takes !== undefined
    ? thing.dataset.takes.split("|").includes(other)
    : ` ${other} `.includes(` ${thing.dataset.word} `);
  const things = [...document.querySelectorAll("#table :is(button, [role=button])[data-word]")]
    .filter((one) => (one.closest(".seatpanel")?.parentNode ?? one).checkVisibility());
  let rest = buttons.map((one) => one.value);
  const only = things.find((one) => one.matches(".legal, .hot") && one.dataset.takes === text);
  if (only) return [only.id];
  const whole = things.find((one) => one.matches(".legal[data-takes]") && names(one, text));
  if (whole) return rest.filter((other) => names(whole, other)).length === 1
    ? [whole.id] : [whole.id, button.id];
  const steps = [];
  for (const word of text.split(" ").slice(1)) {
    const thing = things.find((one) => one.dataset.word === word && names(one, text));
    if (!thing) continue;
    steps.push(thing.id);
    rest = rest.filter((other) => names(thing, other));
    if (rest.length === 1) return steps;
  }
  return [...steps, button.id];
}"""

# What is not in sight is behind something: a seat behind its chip, a choice in the list of all.
WAY_TO = """(id) => {
  const thing = document.getElementById(id);
  if (thing.checkVisibility()) return [id];
  const panel = thing.closest(".seatpanel");
  if (panel) return [panel.parentNode.querySelector(".seatchip").id, id];
  const more = document.getElementById("more");
  return [more.checkVisibility() ? "more" : "all-choices", `row-${id}`];
}"""

# The button of a choice that is asked about: it is picked up and waits for that, or for a dialog.
ASKED_ABOUT = """(text) => [...document.querySelectorAll("#choices [name=choice][data-asks]")]
  .find((one) => one.value === text)?.id"""

WHERE = """(id) => {
  const thing = document.getElementById(id), now = document.activeElement;
  if (thing === now) return "there";
  const zone = thing.closest("[data-zone]");
  return zone && zone.contains(now) ? "beside" : "elsewhere";
}"""

PLACE = """(id) => document.getElementById(id)
  .closest("#hand, #board, #seats, #prompt, #sheet, #sure, .seatpanel").id"""
LETTERS = {"hand": "h", "board": "b", "seats": "s", "prompt": "p"}

# All that a pointer, a wheel or another size of the window has done so far is seen.
NEXT_PICTURE = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)

Way = Callable[[Page, str], None]
"""Touch the element with this id."""


@dataclass(frozen=True)
class Look:
    """What somebody sees at one moment."""

    phase: str
    version: str
    is_asked: bool
    choices: list[str]


def look(page: Page) -> Look:
    """Once its scripts listen: on a page that a click led to, cards are but pictures before."""
    page.wait_for_load_state()
    return Look(**page.evaluate(LOOK))


def named(html: str, cards: Iterable[str]) -> list[str]:
    """The cards that are named; the twin of `G-RAB-2R` is `G-RAB-2R*`, and another one."""
    return [card for card in sorted(cards) if re.search(re.escape(card) + r"(?![\w*])", html)]


# Three ways to touch a thing


def by_mouse(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').click()


def by_touch(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').tap()


def by_keyboard(page: Page, thing: str) -> None:
    reach(page, thing)
    page.keyboard.press("Enter")


def reach(page: Page, thing: str) -> None:
    """Letters lead to a place, the tab key on from there, arrows from one thing to the next."""
    place = page.evaluate(PLACE, thing)
    if place in LETTERS:  # a sheet is where the focus is once it is open
        page.keyboard.press(LETTERS[place])
    for _ in range(MOST_KEYS):
        where = page.evaluate(WHERE, thing)
        if where == "there":
            return
        page.keyboard.press("ArrowRight" if where == "beside" else "Tab")
    pytest.fail(f"the keyboard does not reach {thing}")


# A game


def open_table(page: Page, game: str = "zombeasts", **fields: str) -> str:
    """A new table, looked at; its path."""
    path = new_table(page, game, **fields)
    page.goto(path)
    return path


def new_table(page: Page, game: str = "zombeasts", **fields: str) -> str:
    """A new table by the form that all pages send. `chair_1` is the field `chair-1`."""
    page.goto("/")
    token = page.locator("body").get_attribute("data-csrf") or ""
    form: dict[str, str | float | bool] = {"_csrf_token": token}
    form |= {name.replace("_", "-", 1): value for name, value in fields.items()}
    answer = page.request.post(f"/games/{game}/tables", form=form, max_redirects=0)
    assert answer.status == 303, f"no table with {fields}"
    return answer.headers["location"].removesuffix("/links")


def open_with_a_card(page: Page, **fields: str) -> str:
    """As `open_table`; the hand has a card of a colour. One in a thousand has jokers only."""
    path = open_table(page, **fields)
    while not page.locator(COLOURED).count():
        path = open_table(page, **fields)
    return path


def wait_for_turn(page: Page) -> Look:
    """Until the player is asked, or the game is over."""
    page.locator("#table[data-asked], #table:not([data-phase='playing'])").wait_for(
        state="attached"
    )
    return look(page)


def settle(pages: Iterable[Page]) -> None:
    """Until everybody sees the table as it is."""
    for page in pages:
        path = re.sub(r"^https?://[^/]+", "", page.url)
        version = shown(page, path)["version"]
        page.locator(f"#table[data-version='{version}']").wait_for(state="attached")


def choose(page: Page, text: str, way: Way = by_mouse) -> None:
    """One choice, and what came of it."""
    before = look(page).version
    asked_about = page.evaluate(ASKED_ABOUT, text)
    for thing in page.evaluate(STEPS, text):
        for step in page.evaluate(WAY_TO, thing):
            way(page, step)
    if asked_about:
        confirm(page, asked_about, way)
    page.locator(f"#table:not([data-version='{before}'])").wait_for(state="attached")


def confirm(page: Page, button: str, way: Way) -> None:
    """What was touched is asked about: in a dialog, or its button makes the choice."""
    if not page.locator("#sure[open]").count():
        for step in page.evaluate(WAY_TO, button):
            way(page, step)
    if page.locator("#sure[open]").count():
        way(page, "sure-yes")


def play_on(page: Page, way: Way = by_mouse, *, most: int = MOST_CHOICES, seed: int = 1) -> int:
    """Any choices until the game is over, or until there were enough; how many they were."""
    dice = random.Random(seed)
    for count in range(most):
        seen = wait_for_turn(page)
        if seen.phase != "playing":
            return count
        choose(page, dice.choice(seen.choices), way)
    return most


def expect_end(page: Page) -> None:
    expect(page.locator("#table")).to_have_attribute("data-phase", "over")
    expect(page.locator("#prompt a[href$='/score']")).to_be_visible()
    expect(page.locator("#choices")).to_have_count(0)


# Without looking: a program with the same cookie plays for the same person


def shown(page: Page, path: str, seat: int | None = None) -> dict[str, Any]:
    asked = "" if seat is None else f"?seat={seat}"
    return told(page.request.get(f"/api/tables/{path[3:]}{asked}"))


def told(answer: APIResponse) -> dict[str, Any]:
    assert answer.ok, answer.text()
    body: dict[str, Any] = answer.json()
    return body


def finished_table(page: Page, game: str = "zombeasts", **rules: str) -> str:
    """A game of two people at one device that has been played to its end."""
    path = new_table(page, game, seats="2", chair_1="here", name="Ada", name_1="Bob", **rules)
    dice = random.Random(2)
    seen = shown(page, path)
    while seen["phase"] == "playing":
        if not seen["choices"]:
            seen = shown(page, path, seen["waiting_for"][0])
        seen = play(page, path, seen, dice)
    return path


def play(page: Page, path: str, seen: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """Any choice of a seat that is asked, and what it sees then."""
    choice = dice.choice(seen["choices"])["text"]
    move = {"choice": choice, "version": seen["version"], "seat": seen["seat"]}
    return told(page.request.post(f"/api/tables/{path[3:]}/moves", data=move))
