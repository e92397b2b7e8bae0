"""What every answer says besides its body."""

from __future__ import annotations

import re

import pytest

from monsterbox.server.settings import Settings
from tests.server.http.house import House, a_house

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/games", "/api/nothing", "/health", "/t/x"])
def test_every_answer_is_guarded(house: House, path: str) -> None:
    headers = house.browser("ada").get(path).headers

    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


def test_a_newcomer_gets_a_cookie_that_scripts_cannot_read(house: House) -> None:
    answer = house.client.get("/")
    house.client.cookies.clear()

    cookie = answer.headers["set-cookie"]
    assert re.match(r"me=[\w-]{43};", cookie)
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Path=/" in cookie
    assert "Secure" not in cookie


@pytest.mark.parametrize("strange", ["short", "x" * 44, "ü" * 43, "x" * 42 + ";"])
def test_a_cookie_that_we_did_not_make_is_replaced(house: House, strange: str) -> None:
    browser = house.browser("ada")
    browser.cookies["me"] = strange

    answer = house.client.get("/", headers=[(b"cookie", f"me={strange}".encode())])
    house.client.cookies.clear()

    assert "me=" in answer.headers["set-cookie"]


def test_who_has_a_cookie_keeps_it(house: House) -> None:
    assert "set-cookie" not in house.browser("ada").get("/").headers


@pytest.mark.parametrize("path", ["/api/games", "/health", "/ready", "/favicon.ico", "/robots.txt"])
def test_programs_get_no_cookie(house: House, path: str) -> None:
    assert "set-cookie" not in house.client.get(path).headers


def test_behind_https_cookies_travel_no_other_way() -> None:
    with a_house(settings=Settings(base_url="https://games.example.org")) as house:
        newcomer = house.client.get("/").headers["set-cookie"]
        house.client.cookies.clear()
        ada = house.browser("ada")
        switch = ada.post("/theme", theme="dark").headers["set-cookie"]
        path = ada.open(seats=2, chair_1="free", name="Ada")

        assert newcomer.startswith("__Host-me=")
        assert "Path=/;" in newcomer
        assert "domain" not in newcomer.lower()
        assert "Secure" in newcomer
        assert "Secure" in switch
        assert "https://games.example.org/t/" in ada.get(f"{path}/links").text


def test_behind_https_browsers_use_nothing_else() -> None:
    with a_house(settings=Settings(base_url="https://games.example.org")) as house:
        secure = house.client.get("/").headers
    with a_house() as house:
        plain = house.client.get("/").headers

    assert secure["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in plain


def test_behind_https_a_cookie_that_a_neighbour_could_set_is_nobody() -> None:
    with a_house(settings=Settings(base_url="https://games.example.org")) as house:
        ada = house.browser("ada")
        ada.cookies = {"me": ada.cookies["__Host-me"]}

        assert "__Host-me=" in ada.get("/").headers["set-cookie"]


def test_static_files_are_kept_for_ever(house: House) -> None:
    page = house.browser("ada").get("/").text
    style = re.search(r'href="(/static/base\.[0-9a-f]{12}\.css)"', page)
    assert style

    answer = house.client.get(style[1], headers={"accept-encoding": "br"})

    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert "set-cookie" not in answer.headers


def test_pages_need_nothing_that_the_policy_forbids(house: House) -> None:
    ada, _, path = house.two_at_a_table()
    pages = [
        "/",
        "/games/zombeasts/new",
        path,
        f"{path}/links",
        "/rules/zombeasts",
        "/api/docs",
        "/x",
    ]

    for one in pages:
        text = ada.get(one).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), one
        assert not re.search(r"\sstyle=|<style|\son\w+=|javascript:", text), one
        assert not re.search(r'(?:src|href|action)="(?:https?:)?//(?!testserver)', text), one


@pytest.mark.parametrize(
    ("fails", "status", "told"), [(False, 200, "ok"), (True, 503, "not-stored")]
)
def test_a_server_lives_while_its_database_is_down_and_is_not_ready(
    house: House, fails: bool, status: int, told: str
) -> None:
    house.store.fails = fails

    ready = house.client.get("/ready")

    assert (ready.status_code, ready.json()["status"]) == (status, told)
    assert house.client.get("/health").json()["status"] == "ok"


def test_players_do_not_reach_the_metrics(house: House) -> None:
    """A-68: they count requests, and so tell when somebody answers unseen."""
    assert house.client.get("/metrics").status_code == 404
