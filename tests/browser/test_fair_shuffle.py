"""What browsers do by themselves for a fair shuffle: keep the fingerprint, add, check, tell."""

from __future__ import annotations

import hashlib
import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.guests import ADDED, Guests
from tests.browser.playing import new_table, shown, told

MINE = bytes([ADDED] * 32).hex()


def play_now(page: Page) -> str:
    """The first button of the home page; the path of the table."""
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("#table[data-phase=playing]").wait_for()
    return "/t/" + page.url.rpartition("/t/")[2]


def fairness(page: Page, path: str) -> dict[str, Any]:
    return told(page.request.get(f"/api/tables/{path[3:]}/fairness"))


def give_up(page: Page, path: str) -> None:
    told(page.request.post(f"/api/tables/{path[3:]}/give-up"))


def kept(page: Page, path: str) -> dict[str, Any]:
    text = page.evaluate("(name) => localStorage.getItem(name)", f"fair {path[3:]}")
    found: dict[str, Any] = json.loads(text)
    return found


def test_the_first_click_leads_to_cards_that_this_browser_helped_to_shuffle(guests: Guests) -> None:
    """Nobody has to do anything for it; at the end a quiet line says so."""
    page = guests.arrive()

    path = play_now(page)
    before = fairness(page, path)
    mine = kept(page, path)
    give_up(page, path)
    page.goto(f"{path}/score")

    assert (before["contributions"], before["contributors"]) == ([MINE], [0])
    assert (mine["commitment"], mine["added"]) == (before["commitment"], MINE)
    assert (mine["early"], mine["taken"]) == (True, True)
    expect(page.locator("#seal[data-seal=whole][role=status]")).to_contain_text(
        "its own random numbers were in the shuffle"
    )


def another_seed(told: dict[str, Any]) -> None:
    """The server has changed its mind about the seed, and tells a new story that fits."""
    told["seed"] = "11" * 32
    told["commitment"] = hashlib.sha256(bytes.fromhex(told["seed"])).hexdigest()
    told["draws"] = []


def without_mine(told: dict[str, Any]) -> None:
    """The server says that nobody added anything."""
    told["contributions"], told["contributors"], told["draws"] = [], [], []


def another_contributor(told: dict[str, Any]) -> None:
    """The server adds bytes for a bot, when it knows all others."""
    told["contributions"].append("33" * 32)
    told["contributors"].append(1)
    told["draws"] = []


def another_draw(told: dict[str, Any]) -> None:
    draw = next(draw for draw in told["draws"] if len(draw["from"]) > 1)
    draw["drawn"] = next(other for other in draw["from"] if other != draw["drawn"])


LIES = {
    "had saved a different fingerprint": another_seed,
    "What your browser added is not in it": without_mine,
    "for a chair that a bot had": another_contributor,
    "do not follow from the secret": another_draw,
}


def tell(story: dict[str, Any], route: Route) -> None:
    route.fulfill(json=story)


def test_a_lie_about_the_shuffle_raises_an_alarm(guests: Guests) -> None:
    page = guests.arrive(language="en")
    path = play_now(page)
    give_up(page, path)
    truth = fairness(page, path)

    for words, lie in LIES.items():
        story = json.loads(json.dumps(truth))
        lie(story)
        page.route("**/api/tables/*/fairness", partial(tell, story))
        page.goto(f"{path}/score")
        alarm = page.locator("#seal[data-seal=alarm][role=alert]")
        expect(alarm).to_contain_text("not what was promised")
        expect(alarm).to_contain_text(words)
        page.unroute("**/api/tables/*/fairness")


def test_who_came_later_is_told_what_that_means(guests: Guests) -> None:
    """They check every draw, but have no fingerprint of their own from before the cards."""
    host, watcher = guests.arrive(), guests.arrive(language="de")
    path = play_now(host)
    watcher.goto(path)
    watcher.locator("#table").wait_for()
    give_up(host, path)

    watcher.goto(f"{path}/fairness")

    expect(watcher.locator("#seal[data-seal=bare]")).to_contain_text("nicht dabei")


@pytest.mark.full
def test_a_rematch_gathers_from_both_browsers(guests: Guests) -> None:
    """One asks for it, the other follows the link; each of them adds by itself."""
    ada, bob = guests.arrive(), guests.arrive()
    path = new_table(ada, seats="2", chair_1="free", name="Ada")
    links: Any = told(ada.request.get(f"/api/tables/{path[3:]}/links"))
    bob.goto(links[0]["url"])
    bob.get_by_role("button", name="Sit down").click()
    bob.locator("#table[data-phase=playing]").wait_for()
    give_up(ada, path)
    for page in (ada, bob):
        page.goto(f"{path}/score")

    ada.get_by_role("button", name="Rematch").click()
    ada.locator("#table[data-phase=waiting]").wait_for()
    bob.reload()
    bob.get_by_role("link", name="To the rematch").click()
    for page in (ada, bob):
        page.locator("#table[data-phase=playing]").wait_for()

    rematch = "/t/" + bob.url.rpartition("/t/")[2]
    assert fairness(bob, rematch)["contributors"] == [0, 1]
    assert shown(bob, rematch)["contributors"] == [0, 1]


@pytest.mark.full
def test_a_page_that_is_loaded_again_adds_the_same(guests: Guests) -> None:
    """The answer of the server gets lost once; the cards come all the same."""
    page = guests.arrive()
    guests.allow("Failed to load resource")
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.request.post_data or "")
        route.fetch()
        route.fulfill(status=503)

    page.route("**/contribution", lose, times=1)
    path = play_now_and_reload(page)

    assert fairness(page, path)["contributions"] == [MINE]
    assert f"contribution={MINE}" in lost[0]


def play_now_and_reload(page: Page) -> str:
    page.goto("/")
    with page.expect_response("**/contribution"):
        page.get_by_role("button", name="Play now").first.click()
    page.reload()
    page.locator("#table[data-phase=playing]").wait_for()
    return "/t/" + page.url.rpartition("/t/")[2]
