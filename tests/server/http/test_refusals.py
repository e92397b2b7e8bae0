"""Bad input: the right status, a sentence in the visitor's language, no trace, nothing changed."""

from __future__ import annotations

import re

import pytest

from monsterbox.server.http.problems import codes
from monsterbox.server.http.templates import translator
from monsterbox.server.settings import Settings
from monsterbox.server.tables.errors import UnknownTable
from tests.server.http.house import Browser, House, a_house, token_for

LANGUAGES = ("de", "en", "fr", "nl", "it")
FORM = "application/x-www-form-urlencoded"
TRACES = re.compile(r"Traceback|File \"|\.py\b|litestar|msgspec|jinja|Exception")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_words(language: str) -> None:
    t = translator(language)

    for code in codes():
        assert t(f"failure-{code}", seconds=3)
        assert t(f"failure-{code}.title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_speaks_the_language_of_the_visitor(house: House, language: str) -> None:
    browser = house.browser("ada", language=language)
    sentence = translator(language)("failure-unknown")

    page = browser.get("/nothing/here")
    told = browser.get("/api/nothing/here").json()

    assert page.status_code == 404
    assert f'<html lang="{language}"' in page.text
    assert told == {"code": "unknown", "message": sentence}


@pytest.mark.parametrize(
    "path",
    [
        "/t/unknown",
        "/t/unknown/fragment",
        "/t/unknown/events",
        "/t/unknown/why?word=pile",
        "/t/unknown/links",
        "/t/unknown/score",
        "/t/unknown/replay",
        "/t/unknown/replay/step",
        "/t/unknown/fairness",
        "/t/unknown/record.json",
        "/t/unknown/s/secret",
        "/t/unknown/cards/G-DOG-4R",
        f"/t/{'x' * 500}",
        "/t/..%2f..%2fetc%2fpasswd",
        "/static/../pyproject.toml",
        "/static/%2e%2e/settings",
        "/static/table.css",
    ],
)
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    answer = house.browser("ada").get(path)

    assert answer.status_code == 404
    assert not TRACES.search(answer.text)


@pytest.mark.parametrize(
    ("method", "page"),
    [
        ("GET", ""),
        ("GET", "/view"),
        ("GET", "/choices"),
        ("GET", "/why?choice=x"),
        ("GET", "/stream"),
        ("GET", "/links"),
        ("GET", "/score"),
        ("GET", "/replay"),
        ("GET", "/record"),
        ("GET", "/fairness"),
        ("POST", "/give-up"),
        ("POST", "/rematch"),
        ("DELETE", "/seats/0"),
    ],
)
def test_unknown_tables_all_get_the_same_answer(house: House, method: str, page: str) -> None:
    answer = house.program("x" * 43).ask(method, f"/tables/unknown{page}")

    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"


# Forms from elsewhere


@pytest.fixture
def ada(house: House) -> Browser:
    return house.browser("ada")


def open_with(browser: Browser, token: str, **headers: str) -> int:
    fields = {"seats": "2"} | ({"_csrf_token": token} if token else {})
    return browser.send("/games/zombeasts/tables", fields, **headers).status_code


def test_a_form_needs_the_token_of_its_visitor(ada: Browser) -> None:
    assert open_with(ada, "") == 403
    assert open_with(ada, "x" * 32) == 403
    assert open_with(ada, token_for("bob")) == 403
    assert open_with(ada, "ü") == 403
    assert open_with(ada, token_for("ada")) == 303
    assert open_with(ada, "", **{"x-csrftoken": token_for("ada")}) == 303


def test_without_a_cookie_no_token_is_right(ada: Browser) -> None:
    ada.cookies.clear()

    assert open_with(ada, token_for("ada")) == 403


@pytest.mark.parametrize(
    ("site", "status"),
    [("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)],
)
def test_other_sites_send_no_forms(ada: Browser, site: str, status: int) -> None:
    assert open_with(ada, token_for("ada"), **{"sec-fetch-site": site}) == status


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://testserver.local", 303),
        ("http://testserver.local.example.org", 403),
        ("http://example.org", 403),
        ("null", 403),
    ],
)
def test_a_form_comes_from_our_own_pages(ada: Browser, origin: str, status: int) -> None:
    assert open_with(ada, token_for("ada"), origin=origin) == status


def test_a_form_comes_from_the_address_that_people_type() -> None:
    with a_house(settings=Settings(base_url="https://games.example.org")) as house:
        ada = house.browser("ada")

        assert open_with(ada, token_for("ada"), origin="https://games.example.org") == 303
        assert open_with(ada, token_for("ada"), origin="https://example.org") == 403
        assert open_with(ada, token_for("ada"), origin="https://testserver.local") == 303
        assert open_with(ada, token_for("ada"), origin="http://testserver.local") == 403


def test_other_sites_ask_nothing_of_the_api(house: House) -> None:
    wish = {"game": "zombeasts", "seats": 2}

    answer = house.program().ask("POST", "/tables", wish, **{"sec-fetch-site": "cross-site"})

    assert answer.status_code == 403


# Bodies


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/json", "multipart/form-data; boundary=x", "", "x/y/z; ;"]
)
def test_a_form_of_another_kind_is_refused(house: House, ada: Browser, kind: str) -> None:
    answer = house.client.post(
        "/games/zombeasts/tables",
        content=b'{"seats": 2}',
        headers=ada.headers({"content-type": kind, "x-csrftoken": token_for("ada")}),
    )

    assert answer.status_code == 415


@pytest.mark.parametrize("kind", ["text/plain", FORM, "application/xml", ""])
def test_the_api_takes_json_only(house: House, kind: str) -> None:
    answer = house.client.post(
        "/api/tables",
        content=b'{"game": "zombeasts", "seats": 2}',
        headers={"content-type": kind},
    )

    assert (answer.status_code, answer.json()["code"]) == (415, "content-type")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"game": NaN}', b'{"seats": 1e999}']
)
def test_broken_json_is_a_bad_request(house: House, body: bytes) -> None:
    answer = house.client.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )

    assert answer.status_code == 400
    assert not TRACES.search(answer.text)


@pytest.mark.parametrize("body", [b"seats=\xff\xfe", b"a=1&" * 3000, b"%%%=%%%", b"&&&"])
def test_broken_forms_are_no_disaster(house: House, ada: Browser, body: bytes) -> None:
    answer = house.client.post(
        "/games/zombeasts/tables",
        content=body,
        headers=ada.headers({"content-type": FORM, "x-csrftoken": token_for("ada")}),
        follow_redirects=False,
    )

    assert answer.status_code in (303, 400, 413, 422)
    assert not TRACES.search(answer.text)


def test_a_large_form_is_refused(ada: Browser) -> None:
    answer = ada.post("/games/zombeasts/tables", name="x" * 20_000)

    assert answer.status_code == 413


def test_a_large_body_is_refused_however_it_comes(house: House) -> None:
    pieces = (b"x" * 10_000 for _ in range(40))

    answers = [
        house.client.post(
            "/api/tables", content=content, headers={"content-type": "application/json"}
        )
        for content in (b"x" * 300_000, pieces)
    ]

    assert [one.status_code for one in answers] == [413, 413]


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/"), ("GET", "/language"), ("DELETE", "/t/x"), ("PUT", "/api/tables/x/moves")],
)
def test_the_wrong_verb_is_told(house: House, ada: Browser, method: str, path: str) -> None:
    answer = house.client.request(method, path, headers=ada.headers())

    assert answer.status_code == 405
    assert not TRACES.search(answer.text)


# Faults of ours


def test_a_fault_of_ours_tells_nothing(
    house: House, ada: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("secret inner detail")

    monkeypatch.setattr(house.app.state.tables, "listing", broken)

    page, told = ada.get("/"), ada.get("/api/tables")

    assert (page.status_code, told.status_code) == (500, 500)
    assert "secret inner detail" not in page.text + told.text
    assert told.json()["code"] == "unexpected"
    assert "secret inner detail" in caplog.text


def test_when_even_the_page_about_failures_fails_the_status_is_right(
    house: House, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> str:
        raise RuntimeError("secret inner detail")

    monkeypatch.setattr(house.app.state.pages, "show", broken)

    page = ada.get("/")

    assert (page.status_code, page.text) == (500, "500")


def test_what_could_not_be_stored_is_told_and_not_shown(house: House) -> None:
    store = house.store
    ada, _, path = house.two_at_a_table(option_start_player="0")
    before = ada.shown(path)
    store.fails = True

    answer = ada.play(path)

    assert answer.status_code == 503
    store.fails = False
    assert ada.shown(path) == before


def test_the_log_holds_no_secrets(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    ada, bob, path = house.two_at_a_table()
    link = f"{path}/s/AbCdEfGhIjKlMnOpQrStUv"
    bob.get(link)
    bob.get("/t/unknown-table-id")

    told = "\n".join(str(record.__dict__) for record in caplog.records if "server" in record.name)

    assert "'route': '/t/{table}/s/{secret}'" in told
    for secret in ("AbCdEfGhIjKl", ada.cookies["me"], token_for("ada"), path.removeprefix("/t/")):
        assert secret not in told
    assert UnknownTable.code not in told
