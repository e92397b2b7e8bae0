"""Monster Meister in a real browser: whole games, four at once, and a page that forgets."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from monsterbox.core.match import Match
from tests.browser.guests import Guests
from tests.browser.playing import (
    Look,
    by_keyboard,
    by_mouse,
    by_touch,
    choose,
    expect_end,
    finished_table,
    look,
    open_table,
    play_on,
    settle,
    wait_for_turn,
)
from tests.browser.positions import (
    Found,
    asks_all,
    asks_first,
    begin_at,
    match_where,
    table_at,
)
from tests.browser.served import Served
from tests.browser.test_pages import findings
from tests.cases import in_tiers

GAME = "monster-meister"
# Where all drop out at once, they give away what lies open, and everybody draws: rare, and not what
# these tests look at.
CALM = {"all_out": "neither"}
BOTS = {f"chair_{seat}": "uniform" for seat in (1, 2, 3)}
NAMES = ("Ada", "Bob", "Cleo", "Dora")
# The drawings that wait in the page for their turn are no faces yet.
FACES = "body > :not(.defs) use:is([href^='#mf-'], [href^='#m-'])"
OTHERS = "#seats use:is([href^='#mf-'], [href^='#m-'])"
NAMED = "monsters? with (?:one|two|three|four) eyes?"
TEXTS = """() => {
  const copy = document.body.cloneNode(true);
  for (const one of copy.querySelectorAll(".defs, #task, #lesson, #prompt")) one.remove();
  return copy.outerHTML;
}"""
# On one device: what is to be touched next.
NEXT = "#hand-over, #lift, #choices"
LEAST = 10  # choices of a whole game
MOTIONS = ("reduce", "no-preference")


# Whole games


def test_a_game_of_two_by_mouse(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="2", name="Ada", **BOTS)

    assert play_on(page, by_mouse) > LEAST

    expect_end(page)


@pytest.mark.full
def test_a_game_of_four_by_touch_with_house_rules(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    rules = {"option_deck": "mixed", "option_reveal_count": "up_to", "option_frame": "fixed"}
    open_table(page, GAME, seats="4", **BOTS, **rules)

    assert play_on(page, by_touch) > LEAST

    expect_end(page)


@pytest.mark.full
def test_rounds_by_keyboard_alone(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="3", name="Ada", **BOTS)

    assert play_on(page, by_keyboard, most=25) == 25


def test_arrows_lead_over_the_rows_of_a_display(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    open_at_first_cards(page, served)

    page.locator("#own-1_0").focus()
    for key, cell in (("ArrowDown", "1_1"), ("ArrowRight", "2_1"), ("ArrowUp", "2_0")):
        page.keyboard.press(key)
        expect(page.locator(f"#own-{cell}")).to_be_focused()


@pytest.mark.full
def test_a_card_stays_under_a_pointer_at_its_lower_edge(guests: Guests, served: Served) -> None:
    """It is lifted there: it must not leave the pointer, fall back and rise again for ever."""
    page = guests.arrive()
    open_at_first_cards(page, served)
    card = own_card(page, "1,1")
    box = card.bounding_box()
    assert box is not None

    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    card.click()

    expect(card).to_have_class(re.compile(r"\bup\b"))


@pytest.mark.full
def test_everything_that_moves_comes_to_rest(guests: Guests) -> None:
    page = guests.arrive(reduced_motion="no-preference")
    open_table(page, GAME, seats="3", **BOTS)

    play_on(page, by_mouse, most=30)
    wait_for_turn(page)

    for moving in (".turning", ".flying", ".fx"):
        expect(page.locator(moving)).to_have_count(0)
    for points in page.locator("[data-points]").all():
        told = (points.get_attribute("data-points") or "").replace("-", "−")
        expect(points).to_have_text(told)


# All at once


@pytest.mark.full
def test_four_turn_cards_at_once_and_see_nothing_of_each_other_before_all_are_done(
    guests: Guests, served: Served
) -> None:
    pages = sit_down(guests, served, first_cards(4))
    last = pages[3]
    version = look(last).version

    for page in pages[:3]:
        turn_all(page)

    for seat in range(3):
        expect(last.locator(f"#seat-{seat} .done")).to_have_text("done")
    expect(last.locator(FACES)).to_have_count(0)
    expect(pages[0].locator("#seat-3 .now")).to_have_text("turning cards")
    expect(pages[0].locator(OTHERS)).to_have_count(0)
    assert look(last).version == version
    turn_all(last)

    for page in pages:
        expect(page.locator("#seats .mp")).to_have_count(3)
        expect(page.locator(OTHERS).first).to_be_attached()


@pytest.mark.full
def test_nobody_but_its_muddler_sees_a_stray(guests: Guests, served: Served) -> None:
    muddler, other = sit_down(guests, served, a_double_is_laid())

    expect(muddler.locator("#drawn")).to_be_visible()
    face = muddler.locator("#look b").inner_text()
    expect(other.locator("#drawn")).to_have_count(0)
    expect(other.locator("#seats .stray")).to_have_count(1)
    expect_text(other, face, False)
    muddler.locator(".hole.hot").first.click()
    muddler.locator("#acts .left").and_(muddler.locator(":visible")).click()

    expect(muddler.locator("#drawn")).to_have_count(0)
    expect(muddler.locator("#called")).not_to_contain_text(face, ignore_case=True)
    expect_text(muddler, face, False)


@pytest.mark.full
def test_a_stray_is_dragged_to_its_place(guests: Guests, served: Served) -> None:
    muddler, _ = sit_down(guests, served, a_double_is_laid())
    cards = muddler.locator("#own .mc").count()

    muddler.locator("#drawn").drag_to(muddler.locator(".hole.hot").last)
    muddler.locator("#acts .left").and_(muddler.locator(":visible")).click()

    expect(muddler.locator("#drawn")).to_have_count(0)
    expect(muddler.locator("#own .mc")).to_have_count(cards + 1)
    expect(muddler.locator("#ghost")).to_have_count(0)


# What was turned back is gone


@pytest.mark.parametrize("motion", in_tiers(MOTIONS, fast=["reduce"]))
def test_after_a_round_no_face_is_left_in_the_page(
    guests: Guests, served: Served, motion: str
) -> None:
    page = guests.arrive(reduced_motion=motion)
    open_where(page, served, 2, asks_first("ready"))
    expect(page.locator(FACES).first).to_be_attached()
    expect_monsters_named(page, True)

    page.get_by_role("button", name="Ready").click()

    expect(page.locator("#log")).to_contain_text("All cards are turned back")
    expect(page.locator(FACES)).to_have_count(0)
    expect_monsters_named(page, False)
    page.reload()
    expect(page.locator(FACES)).to_have_count(0)
    expect_monsters_named(page, False)


@pytest.mark.full
def test_a_display_that_is_looked_at_large_forgets_as_well(guests: Guests, served: Served) -> None:
    ada, bob = sit_down(guests, served, where(2, asks_all("ready")))
    ada.get_by_role("button", name="Ready").click()
    ada.locator("#peek-1").click()
    expect(ada.locator("#peek-body .lay")).to_be_visible()
    expect(ada.locator("#peek-body .mc.up").first).to_be_attached()

    bob.get_by_role("button", name="Ready").click()

    expect(ada.locator("#peek-body .mc.up")).to_have_count(0)
    expect(ada.locator("#peek-body .mc").first).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.locator("#peek-body > *")).to_have_count(0)


@pytest.mark.full
def test_what_was_just_turned_is_told_to_those_who_listen(guests: Guests, served: Served) -> None:
    page, _ = sit_down(guests, served, first_cards(2))
    offered = [text.split()[1] for text in look(page).choices if "-" not in text]
    turned, other = offered[:2]

    own_card(page, turned).click()

    told = re.compile(rf"You turn up .*monsters?.* in {named_place(turned)}\.")
    expect(page.locator("#told")).to_have_text(told)
    name = re.compile(f"{named_place(turned)}: .*monsters?")
    expect(own_card(page, turned)).to_have_accessible_name(name)
    still = re.compile(f"{named_place(other)}: face down")
    expect(own_card(page, other)).to_have_accessible_name(still)


@pytest.mark.full
def test_that_cards_are_turned_back_is_told_although_the_log_is_shorter_then(
    guests: Guests, served: Served
) -> None:
    """R-03. Where a card was turned up is forgotten, and so these lines are joined."""
    ada, bob = sit_down(guests, served, first_cards(2))
    play_to_ready([ada, bob])
    told = re.compile(r"You (turn up|show) [^.]* in column \d, row \d\.")
    expect(ada.locator("#lines")).to_contain_text(told)

    for page in (ada, bob):
        page.get_by_role("button", name="Ready").click()

    expect(ada.locator("#told")).to_have_text(re.compile("^All cards are turned back: round 1"))
    expect(ada.locator("#lines")).to_contain_text(re.compile(r"You (turn up|show) a card\."))
    expect(ada.locator("#lines")).not_to_contain_text(told)


@pytest.mark.full
def test_with_open_memory_the_table_says_so_and_keeps_ghosts(
    guests: Guests, served: Served
) -> None:
    page = guests.arrive()
    open_where(page, served, 2, asks_first("ready"), open_memory="own_ghosts")
    expect(page.locator(".top .badge")).to_have_text("Training")

    page.get_by_role("button", name="Ready").click()

    expect(page.locator("#own .mc.up")).to_have_count(0)
    expect(page.locator("#own .ghost").first).to_be_visible()
    expect(page.locator("#seats .ghost")).to_have_count(0)


# One device


@pytest.mark.full
def test_on_one_device_the_curtain_falls_between_those_who_turn(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    open_for_two(page)

    turn_all(page)
    page.locator("#hand-over").tap()

    expect(page.locator("#ask")).to_have_text("Hand it to Bob")
    expect(page.locator(FACES)).to_have_count(0)
    expect_monsters_named(page, False)
    page.get_by_role("button", name="I am Bob, show my cards").tap()
    expect(page.locator("#own .mc")).to_have_count(16)
    expect(page.locator(FACES)).to_have_count(0)
    turn_all(page)

    expect(page.locator("#seats .mp, .curtain")).to_have_count(1)


@pytest.mark.full
def test_a_game_of_two_on_one_device(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, GAME, seats="2", chair_1="here", name="Ada", name_1="Bob")
    dice = random.Random(7)

    for _ in range(400):
        page.locator(f"{NEXT}, #table[data-phase='over']").first.wait_for(state="attached")
        if page.locator("#hand-over").count():
            page.locator("#hand-over").click()
            expect(page.locator("#hand-over")).to_have_count(0)
        elif page.locator("#lift").count():
            before = look(page).version
            page.locator("#lift").click()
            page.locator(f"#table:not([data-version='{before}'])").wait_for(state="attached")
        elif page.locator("#choices").count():
            choose(page, dice.choice(look(page).choices))
        else:
            break

    expect_end(page)


def open_for_two(page: Page) -> None:
    """Ada has turned over a task that says what to turn; a competition is put back into the box."""
    fields = {"chair_1": "here", "name": "Ada", "name_1": "Bob", "option_first_holder": "0"}
    while True:
        open_table(page, GAME, seats="2", **fields)
        page.get_by_role("button", name="I am Ada, show my cards").tap()
        page.locator("#choices").wait_for()
        choose(page, "flip", by_touch)
        if verb_of(look(page)) == "turn":
            return


# Manners


def test_what_cannot_be_done_says_why(guests: Guests, served: Served) -> None:
    page = guests.arrive()
    open_where(page, served, 2, asks_first("place"))

    page.locator("#own .mc").first.click()

    expect(page.locator("#why .why")).to_contain_text("already a card at that place")
    expect(page.locator("#why .clause")).to_have_text(re.compile("MM-49"))


@pytest.mark.full
def test_pages_are_accessible_at_every_size(guests: Guests, served: Served, tmp_path: Path) -> None:
    page = guests.arrive()
    places = {"home": "/", "new": f"/games/{GAME}/new?mode=friends", "rules": f"/rules/{GAME}"}
    for verb, seats in (("turn", 4), ("pick", 3), ("remove", 2), ("place", 4)):
        places[verb] = open_where(page, served, seats, asks_first(verb))
    places["ready"] = open_where(page, served, 4, asks_first("ready"), open_memory="all_open")
    over = finished_table(page, GAME)
    places |= {"over": over, "score": f"{over}/score", "replay": f"{over}/replay?at=30"}

    assert findings(page, places, tmp_path) == []


@pytest.mark.full
def test_who_watches_is_shown_the_table_too(guests: Guests, served: Served, tmp_path: Path) -> None:
    host, watcher = guests.arrive(), guests.arrive()
    path = open_where(host, served, 4, asks_first("ready"))

    assert findings(watcher, {"watching": path}, tmp_path) == []
    expect(watcher.locator("#board .lay")).to_have_count(4)
    expect(watcher.locator("#choices")).to_have_count(0)


# What the page says


def own_card(page: Page, cell: str) -> Locator:
    return page.locator(f"#own-{cell.replace(',', '_')}")


def named_place(cell: str) -> str:
    """As people count."""
    column, row = cell.split(",")
    return f"column {int(column) + 1}, row {int(row) + 1}"


def expect_monsters_named(page: Page, is_named: bool) -> None:
    expect_text(page, NAMED, is_named)


def expect_text(page: Page, pattern: str, is_there: bool) -> None:
    """Until something in the page says it, or until nothing does any more."""
    found = f"(wanted) => RegExp(wanted.pattern, 'i').test(({TEXTS})()) === wanted.is_there"
    page.wait_for_function(found, arg={"pattern": pattern, "is_there": is_there})


# Getting there


def verb_of(seen: Look) -> str:
    """What is asked, by the first word of what may be answered."""
    return seen.choices[0].split()[0] if seen.choices else ""


def where(seats: int, is_found: Found, **rules: str) -> Match:
    return match_where(GAME, seats, is_found, **CALM, **rules)


def first_cards(seats: int) -> Match:
    """Everybody is to turn cards in the first round, when every place of a display has one."""
    turn = asks_all("turn")
    return where(seats, lambda match: turn(match) and match.position()["round"] <= 1)


def a_double_is_laid() -> Match:
    """The first of two lays a stray that no other card looks like: doubles of strays are single."""
    place = asks_first("place")
    return where(2, lambda match: place(match) and drawn(match).endswith("x2"))


def drawn(match: Match) -> str:
    return str(match.position()["drawn"][0]["card"])


def open_where(page: Page, served: Served, seats: int, is_found: Found, **rules: str) -> str:
    """A table among bots that begins there, looked at; its path."""
    return open_match(page, served, where(seats, is_found, **rules))


def open_match(page: Page, served: Served, match: Match) -> str:
    path = table_at(page, served, match, **BOTS)
    page.goto(path)
    wait_for_turn(page)
    return path


def open_at_first_cards(page: Page, served: Served) -> None:
    """The first of two is asked last: bots have turned theirs."""
    open_where(
        page,
        served,
        2,
        lambda match: asks_first("turn")(match) and match.position()["round"] <= 1,
    )


def turn_all(page: Page) -> None:
    """All cards that the task wants."""
    while verb_of(seen := look(page)) == "turn":
        choose(page, seen.choices[0])


def play_to_ready(pages: list[Page]) -> None:
    """The first of any choices, until all have done what the task wants and may look around."""
    settle(pages)
    while True:
        asked = {page: verb_of(look(page)) for page in pages if look(page).is_asked}
        if set(asked.values()) == {"ready"}:
            return
        page = next(page for page, verb in asked.items() if verb != "ready")
        choose(page, look(page).choices[0])
        settle(pages)


def sit_down(guests: Guests, served: Served, match: Match) -> list[Page]:
    """People with a browser each, where the match stands."""
    count = match.seats
    chairs = {f"chair_{seat}": "free" for seat in range(1, count)}
    rules = {f"option_{name}": value for name, value in CALM.items()}
    host = guests.arrive()
    path = open_table(host, GAME, seats=str(count), name=NAMES[0], **chairs, **rules)
    host.goto(f"{path}/links")
    fields = host.locator("input[id^='url-']")
    expect(fields).to_have_count(count - 1)
    links = [field.input_value() for field in fields.all()]
    pages = [host]
    for link, name in zip(links, NAMES[1:], strict=False):
        page = guests.arrive()
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.locator("#table").wait_for()
        pages.append(page)
    there = begin_at(served, path, match)
    for page in pages:
        page.goto(there)
        expect(page.locator("#own .mc").first).to_be_visible()
    return pages
