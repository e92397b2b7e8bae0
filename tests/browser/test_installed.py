"""The pages as an app: it can be installed, and without a line it shows a page that waits."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.guests import Guests
from tests.browser.playing import open_table
from tests.browser.served import Served
from tests.browser.test_pages import findings

READY = "() => navigator.serviceWorker.ready.then(() => true)"
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const names = await caches.keys();
  const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return found.flat().map(request => new URL(request.url).pathname);
}"""
OFFLINE = {
    "de": "Gerade keine Verbindung",
    "en": "No connection right now",
    "fr": "Pas de connexion pour le moment",
    "it": "Per ora nessuna connessione",
    "nl": "Even geen verbinding",
}


def arrive(guests: Guests, address: str = "", language: str = "en") -> Page:
    """Somebody whose browser has a worker, which it usually gets behind the tests' back."""
    page = guests.arrive(address=address, language=language, service_workers="allow")
    page.goto("/")
    page.evaluate(READY)
    page.wait_for_function(IN_CHARGE)
    return page


def test_chromium_finds_nothing_that_hinders_installing(
    browser: Browser, served: Served, tmp_path: Path
) -> None:
    """In a profile that lasts: one that is forgotten installs nothing."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=shutil.which("chromium"), args=["--no-sandbox"]
    )
    try:
        page = context.new_page()
        page.goto(served.address)
        page.evaluate(READY)
        session = context.new_cdp_session(page)
        told = session.send("Page.getAppManifest")
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    finally:
        context.close()

    assert told["errors"] == []
    assert json.loads(told["data"])["name"] == "Monsterbox"
    assert errors == []


def test_the_table_waits_while_the_server_is_gone(guests: Guests, own_server: Served) -> None:
    page = arrive(guests, own_server.address, "de")
    table = open_table(page, seats="2")
    guests.allow("ERR_|Failed to load resource")

    own_server.stop()
    page.reload()

    expect(page.get_by_role("heading", name=OFFLINE["de"])).to_be_visible()
    assert page.url.endswith(table)
    own_server.start()
    expect(page.locator("#table")).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("language", OFFLINE)
def test_it_waits_in_the_language_of_the_reader(
    guests: Guests, own_server: Served, language: str
) -> None:
    page = arrive(guests, own_server.address, language)
    guests.allow("ERR_|Failed to load resource")

    own_server.stop()
    page.goto("/rules/zombeasts")

    expect(page.get_by_role("heading", name=OFFLINE[language])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_no_table_and_nothing_of_a_person_is_kept(guests: Guests) -> None:
    page = arrive(guests)
    open_table(page, seats="2")
    page.goto("/me")

    kept = page.evaluate(KEPT)

    assert [one for one in kept if not one.startswith("/static/")] == ["/offline"]


@pytest.mark.full
def test_nothing_is_wrong_with_the_page_that_waits(guests: Guests, tmp_path: Path) -> None:
    """As long as the server does not answer it stays."""
    page = guests.arrive(language="de")
    page.route("**/health", lambda route: route.fulfill(status=503))
    guests.allow("503")

    assert findings(page, {"offline": "/offline?language=de&theme=auto"}, tmp_path) == []
