"""A tab that nobody looks at: its title, its sound and the browser's notices tell whose turn it is.

A browser without a screen hides no tab, so the tests say to its pages that they are hidden.
"""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import look, open_table, play, settle, shown

HIDING = """(() => {
  let hidden = false;
  Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
  window.hide = (now) => { hidden = now; document.dispatchEvent(new Event("visibilitychange")); };
  const later = window.setTimeout;      // whoever is away asks again at once
  window.setTimeout = (what, after, ...rest) => later(what, after === 20000 ? 100 : after, ...rest);
  window.heard = [];
  window.AudioContext = function () { window.heard.push("sound"); throw new Error("silence"); };
})()"""
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(one => [one.title, one.body, one.tag]);
}"""


SOME = f"""async () => {{
  for (let tries = 0; tries < 600 && !(await ({NOTICES})()).length; tries++)
    await new Promise((done) => setTimeout(done, 50));
}}"""
LOOKS_AWAY = """hidden => Object.defineProperty(WindowClient.prototype, "visibilityState", {
  configurable: true, get: () => (hidden ? "hidden" : "visible"),
})"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  let led = "";
  WindowClient.prototype.focus = async function () { led = new URL(this.url).pathname; };
  const event = new NotificationEvent("notificationclick", { notification });
  const waits = [];
  event.waitUntil = (work) => waits.push(work);
  dispatchEvent(event);
  await Promise.all(waits);
  return led;
}"""


def arrive(guests: Guests, *, may: bool = True, language: str = "en") -> Page:
    page = guests.arrive(language=language, service_workers="allow")
    if may:
        page.context.grant_permissions(["notifications"])
    page.add_init_script(HIDING)
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    return page


def allow_notices(page: Page) -> None:
    page.locator("#menu > summary").click()
    page.locator("#notify").click()
    expect(page.locator("#notify")).to_have_attribute("aria-pressed", "true")
    page.locator("#menu > summary").click()


def two_at_a_table(ada: Page, bob: Page) -> str:
    """Both have the table before them; its path."""
    path = open_table(ada, seats="2", chair_1="free", name="Ada")
    ada.goto(f"{path}/links")
    bob.goto(ada.locator("#url-1").input_value())
    bob.locator("main form button").click()
    bob.wait_for_url(f"**{path}")
    ada.goto(path)
    for page in (ada, bob):
        expect(page.locator("#table.playing")).to_be_visible()
    return path


def in_order(*pages: Page) -> tuple[Page, Page]:
    """Whoever is asked first, then the other."""
    settle(pages)
    first = next(page for page in pages if look(page).is_asked)
    return first, next(page for page in pages if page is not first)


def hide(page: Page, *, hidden: bool = True) -> None:
    for worker in page.context.service_workers:
        worker.evaluate(LOOKS_AWAY, hidden)
    page.evaluate("hidden => hide(hidden)", hidden)


def play_a_turn(page: Page, path: str) -> None:
    """A program with the same cookie plays until the other is asked."""
    dice, seen = random.Random(1), shown(page, path)
    while seen["asked_you"]:
        seen = play(page, path, seen, dice)


def notices_of(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(NOTICES)
    return found


def wait_for_notice(page: Page) -> list[list[str]]:
    """As many as there are once the first one is there."""
    page.evaluate(SOME)
    return notices_of(page)


def test_a_hidden_tab_tells_whose_turn_it_is(guests: Guests) -> None:
    """The notice names the game and no card; a click leads to the tab."""
    ada, bob = arrive(guests), arrive(guests, language="de")
    path = two_at_a_table(ada, bob)
    first, second = in_order(ada, bob)
    words = "Du bist dran" if second is bob else "Your turn"
    allow_notices(second)

    hide(second)
    play_a_turn(first, path)

    assert wait_for_notice(second) == [[words, "Zombeasts", path.removeprefix("/t/")]]
    expect(second).to_have_title(f"● {words} · Zombeasts · Monsterbox")
    hide(second, hidden=False)
    expect(second.locator("#table[data-asked]")).to_be_visible()
    expect(second).to_have_title("● Zombeasts · Monsterbox")
    assert leads_to(second) == path


def leads_to(page: Page) -> str:
    """Which tab a click on the notice would bring to the front; only a real click may do so."""
    (worker,) = page.context.service_workers
    path: str = worker.evaluate(CLICK)
    return path


def test_without_leave_only_the_title_tells(guests: Guests) -> None:
    ada, bob = arrive(guests, may=False), arrive(guests, may=False)
    path = two_at_a_table(ada, bob)
    first, second = in_order(ada, bob)

    hide(second)
    play_a_turn(first, path)

    expect(second).to_have_title("● Your turn · Zombeasts · Monsterbox")
    assert notices_of(second) == []


def test_the_owl_calls_a_tab_that_is_hidden(guests: Guests) -> None:
    ada, bob = arrive(guests), arrive(guests)
    path = two_at_a_table(ada, bob)
    first, second = in_order(ada, bob)
    guests.expect("silence")
    second.locator("#sound").click()
    second.evaluate("() => { heard.length = 0; }")

    hide(second)
    play_a_turn(first, path)

    second.wait_for_function("() => heard.length > 0")


def test_the_end_is_told_only_to_whoever_wants_that(guests: Guests) -> None:
    ada, bob = arrive(guests), arrive(guests)
    path = two_at_a_table(ada, bob)
    allow_notices(bob)
    bob.locator("#menu > summary").click()
    bob.get_by_label("when a game is over").check()
    allow_notices(ada)
    hide(bob)
    hide(ada)

    ada.request.post(f"/api/tables{path[2:]}/give-up")

    assert "The game is over" in [title for title, *_ in wait_for_notice(bob)]
    assert "The game is over" not in [title for title, *_ in notices_of(ada)]


def test_who_has_refused_is_told_where_that_is_changed(guests: Guests) -> None:
    page = arrive(guests, may=False)
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
    )
    page.goto("/")

    page.locator("#menu > summary").click()

    expect(page.locator("#notify")).to_be_disabled()
    expect(page.locator("#notify-state")).to_contain_text("has blocked notices")


def test_nobody_is_asked_before_they_want_it(guests: Guests) -> None:
    page = arrive(guests, may=False)
    page.add_init_script("Notification.requestPermission = () => { window.asked = true; };")

    open_table(page, seats="2")

    expect(page.locator("#table.playing")).to_be_visible()
    assert page.evaluate("() => window.asked") is None


def test_a_tab_that_is_looked_at_asks_for_nothing(guests: Guests) -> None:
    page = arrive(guests)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_table(page, seats="2")
    allow_notices(page)

    expect(page.locator("#table.playing")).to_be_visible()

    assert [one for one in asked if one.endswith("/news")] == []
