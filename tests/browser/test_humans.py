"""Humans!!! in a real browser: whole games on the map, by mouse, by touch, by keyboard alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import (
    STEPS,
    expect_end,
    finished_table,
    look,
    open_table,
    shown,
    wait_for_turn,
)
from tests.browser.playing import by_keyboard as by_letters
from tests.browser.test_pages import findings

GAME = "humans"
BOTS = {f"chair_{seat}": "uniform" for seat in range(1, 6)}
SHORT = {"option_max_rounds": "5"}
MOST = 600
MOST_KEYS = 200
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
FOCUSED = "() => document.activeElement?.id ?? ''"
TURN = "(id) => document.querySelector(`[id='${id}'] .turn`).getAttribute('transform')"
# A card from the hand, then what it is played on, if it could be played on several things.
THINGS = """(text) => {
  const takes = (one) => one.dataset.takes.split("|");
  const all = [...document.querySelectorAll("#table [data-takes]")].filter((one) => takes(one).includes(text));
  const card = all.find((one) => one.closest("#hand")), target = all.find((one) => !one.closest("#hand"));
  return takes(card).length === 1 ? [card.id] : [card.id, target.id];
}"""

Way = Callable[[Page, str], None]


# Hands on the map


def by_mouse(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').click()


def by_touch(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').tap()


def by_keyboard(page: Page, thing: str) -> None:
    """On the map, from one thing that can be done to the next; elsewhere by letters."""
    if not re.match(r"(sp|gh)-", thing):
        by_letters(page, thing)
        return
    for _ in range(MOST_KEYS):
        if page.evaluate(FOCUSED) == thing:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    pytest.fail(f"the keyboard does not reach {thing}")


def space(name: str) -> str:
    return "sp-" + name.replace(",", "_")


def beside(name: str, direction: str) -> str:
    (x, y), (right, down) = (int(one) for one in name.split(",")), WAYS[direction]
    return f"{x + right},{y + down}"


def choose(page: Page, text: str, way: Way = by_mouse) -> None:
    """One choice, by touching the map where it is about the map."""
    before = look(page).version
    words = text.split()
    if words[0] == "place":
        lay_tile(page, words[2], words[3], way)
    elif words[0] == "step":
        pick_up(page, words[1], way)
        way(page, space(beside(words[1], words[2])))
    else:
        put_back(page)
        for thing in page.evaluate(THINGS if words[0] == "play" else STEPS, text):
            way(page, thing)
    page.locator(f"#table:not([data-version='{before}'])").wait_for(state="attached")


def lay_tile(page: Page, cell: str, turn: str, way: Way) -> None:
    """Aim, turn, lay."""
    ghost = "gh-" + cell.replace(",", "_")
    if page.locator(f'[id="{ghost}"].laid').count() == 0:
        way(page, ghost)
    for _ in range(4):
        if page.evaluate(TURN, ghost) == f"rotate({90 * int(turn[1])} 45 45)":
            break
        page.keyboard.press("t")
    if way is by_keyboard:
        page.keyboard.press("Enter")
    else:
        way(page, "lay-here")


def pick_up(page: Page, name: str, way: Way) -> None:
    """The figure that walked last is held already."""
    if page.locator(f'[id="{space(name)}"].sel').count() == 0:
        put_back(page)
        way(page, space(name))


def put_back(page: Page) -> None:
    if page.locator("#table .sel").count():
        page.keyboard.press("Escape")


def play_on(page: Page, way: Way = by_mouse, *, most: int = MOST, seed: int = 1) -> int:
    """Any choices, more often than not those that lead somewhere."""
    dice = random.Random(seed)
    for count in range(most):
        seen = wait_for_turn(page)
        if seen.phase != "playing":
            return count
        choose(page, a_choice(seen.choices, dice), way)
    return most


def a_choice(choices: list[str], dice: random.Random) -> str:
    """Movement ends after a while: there is always one more step to take."""
    eager = [one for one in choices if one.split()[0] in ("attempt", "break", "play")]
    if eager and dice.random() < 0.5:
        return dice.choice(eager)
    return "end move" if "end move" in choices and dice.random() < 0.2 else dice.choice(choices)


# Whole games


def test_a_game_of_two_by_mouse(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="2", name="Ada", **BOTS, **SHORT)

    assert play_on(page, by_mouse) > 15

    expect_end(page)


def test_a_game_of_three_by_keyboard_alone(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="3", name="Ada", **BOTS, **SHORT)

    assert play_on(page, by_keyboard, seed=2) > 10

    expect_end(page)


def test_a_game_of_five_by_touch(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    open_table(page, GAME, seats="5", **BOTS, option_max_rounds="2")

    assert play_on(page, by_touch, seed=3) > 8

    expect_end(page)


def test_everything_that_moves_comes_to_rest(guests: Guests) -> None:
    page = guests.arrive(reduced_motion="no-preference")
    open_table(page, GAME, seats="2", **BOTS)

    play_on(page, by_mouse, most=25)

    wait_for_turn(page)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)")
    expect(page.locator(".fx")).to_have_count(0)
