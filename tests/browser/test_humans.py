"""Humans!!! in a real browser: whole games on the map, by mouse, by touch, by keyboard alone."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import PATIENCE, Guests
from tests.browser.playing import (
    NEXT_PICTURE,
    STEPS,
    WAY_TO,
    expect_end,
    finished_table,
    look,
    open_table,
    shown,
    wait_for_turn,
)
from tests.browser.playing import by_keyboard as by_letters
from tests.browser.positions import (
    Found,
    asks,
    asks_who_reacts,
    begin_at,
    match_where,
    table_at,
)
from tests.browser.served import Served
from tests.browser.test_pages import findings
from tests.games.humans.builders import F2, a_match, a_tile

GAME = "humans"
BOTS = {f"chair_{seat}": "uniform" for seat in range(1, 6)}
SHORT = {"option_max_rounds": "5"}
MOST = 600
LEAST = 3  # choices of a whole game
MOST_KEYS = 200
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
PULLS = {"Left": (60, 0), "Right": (-60, 0), "Up": (0, 60), "Down": (0, -60)}
FOCUSED = "() => document.activeElement?.id ?? ''"
TURN = "(id) => document.querySelector(`[id='${id}'] .turn`).getAttribute('transform')"
# A card from the hand, then what it is played on: a figure, a seat, until one choice is left; else
# its button in the prompt.
THINGS = """(text) => {
  const takes = (one) => one.dataset.takes.split("|");
  const all = [...document.querySelectorAll("#table [data-takes]")]
    .filter((one) => takes(one).includes(text));
  const targets = all.filter((one) => !one.closest("#hand"))
    .sort((one, other) => takes(one).length - takes(other).length);
  const steps = [];
  let rest = null;
  for (const thing of [all.find((one) => one.closest("#hand")), ...targets]) {
    const left = rest?.filter((one) => takes(thing).includes(one)) ?? takes(thing);
    if (left.length === rest?.length) continue;
    rest = left;
    steps.push(thing.id);
    if (rest.length === 1) return steps;
  }
  const button = [...document.querySelectorAll("#choices [name=choice]")]
    .find((one) => one.value === text);
  return [...steps, button.id];
}"""

# Whether something that can be touched now is seen; if not, the map goes there by itself.
IN_SIGHT = """() => {
  const frame = document.querySelector("#map").getBoundingClientRect();
  return [...document.querySelectorAll("#map :is(.ghost, .legal)")].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left >= frame.left && box.right <= frame.right
      && box.top >= frame.top && box.bottom <= frame.bottom;
  });
}"""

# The map knows how far its figures may walk.
DRAWN = """() => !document.querySelector("#map [data-reach]")
  || document.querySelector("#map .far") !== null"""

# The map shows the table as it is, and has stopped moving.
AT_EASE = """async () => {
  const path = document.querySelector("#table").dataset.path.replace("/t/", "/api/tables/");
  const { version } = await (await fetch(path)).json();
  const seen = () => document.querySelector("#map").getAttribute("viewBox");
  const before = seen();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return version === document.querySelector("#table").dataset.version && seen() === before;
}"""

# The space of a figure that can do nothing but break in there.
ONLY_BREAK = """(name) => {
  const own = (text) => /^(step|break|tunnel) /.test(text) && text.split(" ")[1] === name;
  const spot = document.querySelector(`#map .spot.legal[data-word="${name}"]`);
  const only = spot.dataset.takes.split("|").filter(own).length === 1;
  return only && !spot.matches(".far") ? spot.id : null;
}"""

# Rings that breathe go on for ever.
AT_REST = """() => document.getAnimations().every((one) => one.playState !== "running"
  || one.effect.getComputedTiming().iterations === Infinity)"""

Way = Callable[[Page, str], None]


# Hands on the map


def by_mouse(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').click()


def by_touch(page: Page, thing: str) -> None:
    page.locator(f'[id="{thing}"]').tap()


def by_keyboard(page: Page, thing: str) -> None:
    """On the map, from one thing that can be done to the next; elsewhere by letters."""
    if not re.match(r"(sp|gh|br|lot)-", thing):
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
    page.wait_for_function(DRAWN)
    before = look(page).version
    words = text.split()
    if words[0] == "place":
        lay_tile(page, words[2], words[3], way)
    elif words[0] in ("step", "move"):
        is_only_way = words[0] == "move" and has_one_use(page, words[1])
        pick_up(page, words[1], way)
        if not is_only_way:  # a figure of nobody that has one way goes it when it is touched
            way(page, space(beside(words[1], words[2])))
    else:
        put_back(page)
        for thing in things_of(page, text):
            for step in page.evaluate(WAY_TO, thing):
                way(page, step)
    expect(page.locator("#table"), text).not_to_have_attribute("data-version", before)


def has_one_use(page: Page, name: str) -> bool:
    takes = page.locator(f'[id="{space(name)}"]').get_attribute("data-takes") or ""
    return "|" not in takes


def things_of(page: Page, text: str) -> list[str]:
    """What is touched for a choice: on the map one thing is enough, unless a card is played."""
    verb, *about = text.split()
    if verb == "play":
        found: list[str] = page.evaluate(THINGS, text)
    elif verb == "building":
        found = [page.locator(f"#map .lot[data-word='{text}']").get_attribute("id") or ""]
    elif verb == "break":
        found = [page.evaluate(ONLY_BREAK, about[0]) or space(about[0]).replace("sp-", "br-")]
    elif about and "," in about[0] and verb != "tunnel":
        found = [space(about[0])]
    else:
        found = page.evaluate(STEPS, text)
    return found


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
    ends = [one for one in choices if one.startswith("end move")]
    return dice.choice(ends if ends and dice.random() < 0.2 else choices)


# Whole games


def test_a_game_of_two_by_mouse(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="2", name="Ada", **BOTS, **SHORT)

    assert play_on(page, by_mouse) > LEAST

    expect_end(page)


@pytest.mark.full
def test_a_game_of_three_by_keyboard_alone(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="3", name="Ada", **BOTS, **SHORT)

    assert play_on(page, by_keyboard, seed=2) > LEAST

    expect_end(page)


@pytest.mark.full
def test_a_game_of_five_by_touch(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    open_table(page, GAME, seats="5", **BOTS, option_max_rounds="2")

    assert play_on(page, by_touch, seed=3) > LEAST

    expect_end(page)


@pytest.mark.full
def test_everything_that_moves_comes_to_rest(guests: Guests) -> None:
    page = guests.arrive(reduced_motion="no-preference")
    open_table(page, GAME, seats="2", **BOTS)

    play_on(page, by_mouse, most=25)

    wait_for_turn(page)
    page.wait_for_function(AT_REST)
    expect(page.locator(".fx")).to_have_count(0)


# The map


def expect_view(page: Page, text: str) -> None:
    expect(page.locator("#map")).to_have_attribute("viewBox", text)


def expect_other_view(page: Page, text: str) -> None:
    expect(page.locator("#map")).not_to_have_attribute("viewBox", text)


def seen_part(page: Page) -> str:
    page.evaluate(NEXT_PICTURE)
    return page.locator("#map").get_attribute("viewBox") or ""


def drag(page: Page, side: str) -> None:
    """Push the map with the mouse, so that more of that side is seen."""
    box = page.locator("#map").bounding_box()
    assert box is not None
    right, down = PULLS[side]
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 300 + right, box["y"] + 200 + down, steps=4)
    page.mouse.up()


def widest_side(part: str, whole: str) -> str:
    """The side on which most of the town is not seen; a key for it has its name."""
    left, top, width, height = map(float, part.split())
    begin, first, length, depth = map(float, whole.split())
    hidden = {
        "Left": left - begin,
        "Right": begin + length - left - width,
        "Up": top - first,
        "Down": first + depth - top - height,
    }
    return max(hidden, key=lambda side: hidden[side])


def test_the_map_is_moved_and_stays_as_it_was_left(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_match(town=F2), **BOTS))
    page.wait_for_function(DRAWN)
    page.wait_for_function(AT_EASE)
    whole = page.locator("#map").get_attribute("data-box") or ""
    page.locator("[data-zoom=fit]").click()
    expect_view(page, whole)

    page.locator("[data-zoom=in]").click()
    expect_other_view(page, whole)
    once = seen_part(page)
    page.locator("[data-zoom=in]").click()
    expect_other_view(page, once)
    near = seen_part(page)
    drag(page, widest_side(near, whole))
    expect_other_view(page, near)

    page.locator("#map .spot:not(.legal, .far)").first.focus()
    before = seen_part(page)
    page.keyboard.press(f"Shift+Arrow{widest_side(before, whole)}")
    expect_other_view(page, before)
    moved, is_of_use = seen_part(page), page.evaluate(IN_SIGHT)
    page.evaluate("() => document.dispatchEvent(new CustomEvent('table:drawn'))")
    if is_of_use:
        expect_view(page, moved)
    page.keyboard.press("0")
    expect_view(page, whole)
    page.locator("#map .spot").first.hover()  # over a tile that is laid the wheel turns it
    page.mouse.wheel(0, -400)
    expect_other_view(page, whole)


def before_a_barricade(page: Page, served: Served, **more: Any) -> None:
    """Of two zombies before a closed building only the western one may step, onto the other too."""
    held = {"zombies": [{"space": "3,1"}, {"space": "4,1", "marks": ["held"]}]} | more
    start = a_match(seats=2, town=F2, players={0: held}, chance=["face 6"])
    page.goto(table_at(page, served, start, **BOTS))
    page.wait_for_function(DRAWN)


def expect_try(page: Page, space: str) -> None:
    expect(page.locator("#stage")).to_be_visible()
    path = page.locator("#table").get_attribute("data-path") or ""
    log = shown(page, path)["log"]
    assert space in [line["words"][0] for line in log if line["key"] == "barricade-tried"]


def test_where_but_one_thing_can_be_done_one_touch_does_it(guests: Guests, served: Served) -> None:
    """A zombie that can only break in is not picked up first."""
    page = guests.arrive()
    before_a_barricade(page, served)

    by_mouse(page, space("4,1"))

    expect_try(page, "4,1")


def test_to_end_and_to_break_in_stand_in_the_bar(guests: Guests, served: Served) -> None:
    """Before what may be thrown away while ending, which is in the list; on a phone as well."""
    page = guests.arrive_with_phone()
    before_a_barricade(page, served, hand=["HE06", "HE08"])
    bar = page.locator("#choices .btn").and_(page.locator(":visible"))
    ending = "end move then discard nothing"

    for width, height in ((360, 740), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#more")).to_be_visible()
        seen = {bar.nth(one).get_attribute("value") or "" for one in range(bar.count())}
        assert {one for one in seen if one.startswith("end ")} == {ending}
        assert any(one.startswith("break ") for one in seen)
    by_mouse(page, "more")
    expect(page.locator("#sheet [data-choice='end move then discard HE08']")).to_be_visible()


@pytest.mark.full
def test_who_could_also_walk_breaks_in_at_the_door(guests: Guests, served: Served) -> None:
    page = guests.arrive_with_phone()
    before_a_barricade(page, served)
    room = page.locator(f'[id="{space("5,0")}"]')

    by_touch(page, space("3,1"))
    expect(page.locator("#held.on")).to_be_visible()
    room.click(force=True)
    expect(page.locator("#why .why")).to_contain_text("nailed up")
    by_touch(page, "br-3_1")

    expect_try(page, "3,1")


def test_a_figure_walks_several_steps_along_the_path_that_is_shown(
    guests: Guests, served: Served
) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_match(town=F2), **BOTS))
    page.wait_for_function(DRAWN)
    goal = page.locator("#map .spot.far[aria-description$=': 2']")
    name = goal.first.get_attribute("data-word") or ""
    left = int(page.locator("#town").get_attribute("data-steps") or 0)

    page.wait_for_function(AT_EASE)
    goal.first.hover()
    expect(page.locator("#path polyline")).to_have_count(2)
    expect(page.locator("#path text")).to_have_text("2")
    page.locator(f'[id="{space(name)}"]').click()

    expect(page.locator(f"#map .fig[data-fig='zombie0'][data-at='{name}']")).to_have_count(1)
    expect(page.locator(f"#town[data-phase=move][data-steps='{left}']")).to_have_count(0)


def test_a_tile_is_turned_by_click_key_and_wheel(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    page.goto(table_at(page, served, a_tile("H07"), **BOTS))
    ghost = page.locator("#map .ghost[data-takes*='|']")
    ghost = ghost.first
    thing = ghost.get_attribute("id") or ""
    expect(page.locator("#lay-here")).to_be_disabled()

    ghost.click()
    expect(page.locator("#lay-here")).to_be_enabled()
    first = page.evaluate(TURN, thing)
    ghost.click()
    page.wait_for_function(f"() => ({TURN})('{thing}') !== '{first}'")
    second = page.evaluate(TURN, thing)
    page.keyboard.press("T")
    page.wait_for_function(f"() => ({TURN})('{thing}') === '{first}'")
    ghost.hover()
    page.mouse.wheel(0, 100)
    page.wait_for_function(f"() => ({TURN})('{thing}') === '{second}'")

    page.keyboard.press("Escape")
    expect(page.locator("#lay-here")).to_be_disabled()


# Two at one table


@pytest.mark.full
def test_two_play_and_one_passes_in_advance(guests: Guests, served: Served) -> None:
    """Only those with a choice are asked: the table passes for nobody while the test looks."""
    ada, bob = sit_down(guests, served, asks_who_reacts, windows="eligible_only")
    asked = whoever_chooses(ada, bob)
    for step in asked.evaluate(WAY_TO, "order-pass-until-turn"):
        by_mouse(asked, step)
    expect(asked.locator("#standing-off")).to_be_visible()

    dice = random.Random(4)
    for _ in range(MOST):
        for one in (ada, bob):
            one.wait_for_function(AT_EASE)
        page = whoever_chooses(ada, bob)
        if look(page).phase != "playing":
            break
        choose(page, a_choice(look(page).choices, dice), by_mouse)

    expect_end(ada)
    expect_end(bob)


def whoever_chooses(*pages: Page) -> Page:
    """Whom the table waits for: not those whose answer it has already. At the end anybody."""
    latest = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < latest:
        for page in pages:
            if chooses(page):
                return page
            page.evaluate(NEXT_PICTURE)
    pytest.fail("nobody is asked")


def chooses(page: Page) -> bool:
    """What was answered in advance is to pass where that can be done, and nothing else."""
    seen = look(page)
    if "pass" in seen.choices and page.locator("#standing-off").count():
        return False
    return seen.is_asked or seen.phase != "playing"


def sit_down(
    guests: Guests, served: Served, is_found: Found | None = None, windows: str = "uniform"
) -> tuple[Page, Page]:
    """Two people with a browser each, before their first choice or where it is found."""
    host, friend = guests.arrive(), guests.arrive()
    wish = {"seats": "2", "chair_1": "free", "option_max_rounds": "12"}
    path = open_table(host, GAME, name="Ada", option_windows=windows, **wish)
    host.goto(f"{path}/links")
    friend.goto(host.locator("input[id^='url-']").first.input_value())
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator("#table").wait_for()
    if is_found:
        match = match_where(GAME, 2, is_found, windows=windows, max_rounds=12)
        path = begin_at(served, path, match)
        friend.goto(path)
    host.goto(path)
    for page in (host, friend):
        expect(page.locator("#map .spot").first).to_be_visible()
    return host, friend


@pytest.mark.full
def test_nobody_is_told_the_cards_of_another(guests: Guests, served: Served) -> None:
    ada, bob = sit_down(guests, served)
    path = re.sub(r"^https?://[^/]+", "", ada.url)

    for page, own in ((ada, 0), (bob, 1)):
        view = shown(page, path, own)["view"]
        cards = page.locator("#hand .ev")
        expect(cards).to_have_count(len(view["hand"]))
        assert [one.get_attribute("data-cards") for one in cards.all()] == view["hand"]
        log = shown(page, path, own)["log"]
        drawn = [line["cards"] for line in log if line["key"] == "card-drawn"]
        others = [line for line in log if line["key"] == "card-drawn" and line["seat"] != own]
        assert drawn
        assert all(line["cards"] == [] for line in others)


# Manners


def late(verb: str) -> Found:
    """The first seat is asked that in a town of some size."""
    is_asked = asks(verb)
    return lambda match: is_asked(match) and len(match.position()["town"]) >= 5


def test_what_cannot_be_done_says_why(guests: Guests, served: Served) -> None:
    """HE08 is for a human that has been caught, not for a tile."""
    page = guests.arrive()
    page.goto(table_at(page, served, a_tile("H07", hands={0: ["HE08"]}), **BOTS))
    wait_for_turn(page)
    page.wait_for_function(AT_EASE)

    page.locator("#map .spot:not(.legal, .far)").last.click()
    expect(page.locator("#why .why")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#hand .ev.notnow").first.click()
    expect(page.locator("#why .why")).to_be_visible()


@pytest.mark.full
def test_pages_are_accessible_at_every_size(guests: Guests, served: Served, tmp_path: Path) -> None:
    page = guests.arrive()
    laying = open_table(page, GAME, seats="6", **BOTS, option_first="youngest_seat")
    wait_for_turn(page)
    table = table_at(page, served, match_where(GAME, 4, late("step")), **BOTS)
    over = finished_table(page, GAME, option_max_rounds="3")
    places = {
        "home": "/",
        "new": f"/games/{GAME}/new?mode=friends",
        "laying": laying,
        "table": table,
        "over": over,
        "score": f"{over}/score",
        "replay": f"{over}/replay?at=30",
        "rules": f"/rules/{GAME}",
    }

    assert findings(page, places, tmp_path) == []
