"""Choices take a shorter way than other requests: nobody may see a difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest
from httpx import Response

from monsterbox.server.http import short_way
from monsterbox.server.http.rate_limits import Limits
from tests.server.http.house import Browser, House, secret_for, token_for, whose_turn

Sent = tuple[str, Mapping[str, str], bytes]
Changes = Mapping[str, Any]
FORM = "application/x-www-form-urlencoded"


def a_program(player: Browser, path: str, headers: Changes, **fields: Any) -> Sent:
    """The choice as a program sends it."""
    move = the_choice(player, path) | fields
    usual = {
        "accept-encoding": "identity",
        "accept-language": "fr",
        "authorization": f"Bearer {secret_for(player.owner)}",
        "content-type": "application/json",
    }
    body = msgspec.json.encode({name: one for name, one in move.items() if one is not None})
    return f"/api{path.replace('/t/', '/tables/')}/moves", usual | dict(headers), body


def a_page(player: Browser, path: str, headers: Changes, **fields: Any) -> Sent:
    """The choice as a page sends it."""
    token = {"_csrf_token": token_for(player.owner)}
    move = token | the_choice(player, path) | fields
    usual = {
        "accept-encoding": "gzip, br",
        "accept-language": "de",
        "content-type": FORM,
        "cookie": f"me={secret_for(player.owner)}",
        "hx-request": "true",
    }
    body = urlencode({name: one for name, one in move.items() if one is not None}).encode()
    return f"{path}/moves", usual | dict(headers), body


def the_choice(player: Browser, path: str) -> dict[str, Any]:
    shown = player.shown(path)
    choices = [one["text"] for one in shown["choices"]] or ["stop"]
    return {"choice": choices[0], "version": shown["version"], "key": "once-and-again", "seat": 0}


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each request since has found the short way."""
    found: list[bool] = []
    original = short_way.data_in

    def noted(heard: Any, way: Any) -> Any:
        data = original(heard, way)
        found.append(data is not None)
        return data

    monkeypatch.setattr(short_way, "data_in", noted)
    return found


def send(house: House, sent: Sent) -> Response:
    path, headers, body = sent
    house.client.cookies.clear()
    return house.client.post(path, headers=dict(headers), content=body, follow_redirects=False)


def both_ways(house: House, monkeypatch: pytest.MonkeyPatch, sent: Sent) -> list[Response]:
    """The answers of the short way and of the general one, which gets the request once more."""
    short = send(house, sent)
    with monkeypatch.context() as patch:
        patch.setattr(short_way, "way_of", lambda scope: None)
        return [short, send(house, sent)]


def seen(answer: Response) -> tuple[int, dict[str, str], bytes]:
    headers = {name: one for name, one in answer.headers.items() if name != "set-cookie"}
    return answer.status_code, headers, answer.content  # a stranger's cookie is always a new one


@pytest.mark.parametrize("kind", [a_program, a_page])
def test_a_choice_is_answered_alike(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    ways: list[bool],
    kind: Callable[..., Sent],
) -> None:
    """The general way finds it repeated, which changes nothing."""
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    seat = player.shown(path)["seat"]

    one, other = both_ways(house, monkeypatch, kind(player, path, {}, seat=seat))

    assert ways == [True]
    assert one.status_code in (200, 204)
    assert seen(one) == seen(other)


REFUSED: dict[str, tuple[Changes, Changes]] = {
    "a choice that is none": ({}, {"choice": "fly away"}),
    "an old version": ({}, {"version": "0123456789abcdef"}),
    "a seat of somebody else": ({}, {"seat": 1}),
    "a seat that is not there": ({}, {"seat": 7}),
    "a bad key": ({}, {"key": "no"}),
    "a stranger": ({"cookie": "me=x", "authorization": "Bearer x"}, {}),
    "from another site": ({"sec-fetch-site": "cross-site"}, {}),
    "with another origin": ({"origin": "https://elsewhere.example"}, {}),
    "without a token": ({}, {"_csrf_token": ""}),
    "a wrong token in the head": ({"x-csrftoken": "00" * 16}, {}),
    "another kind of body": ({"content-type": "text/plain"}, {}),
    "a seat that is no number": ({}, {"seat": "x"}),
    "a choice that is too long": ({}, {"choice": "x" * 201}),
    "a body that is too long": ({}, {"choice": "x" * 20_000}),
    "no version": ({}, {"version": None}),
    "letters of all kinds": ({}, {"choice": "Ünïcode & =% 🃏"}),
    "a strange host": ({"host": "a b"}, {}),
    "packed": ({"accept-encoding": "gzip, deflate, br"}, {"choice": "fly away"}),
}


@pytest.mark.parametrize("kind", [a_program, a_page])
@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_is_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: Callable[..., Sent], case: str
) -> None:
    ada, bob, path = house.two_at_a_table()
    headers, fields = REFUSED[case]
    mine = {"seat": ada.shown(path)["seat"]}
    sent = kind(ada, path, headers, **(mine | dict(fields)))
    before = (ada.shown(path), bob.shown(path))

    one, other = both_ways(house, monkeypatch, sent)

    assert seen(one) == seen(other)
    assert ("set-cookie" in one.headers) == ("set-cookie" in other.headers)
    assert one.status_code < 400 or (ada.shown(path), bob.shown(path)) == before


@pytest.mark.parametrize("kind", [a_program, a_page])
def test_an_unknown_table_is_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch, ways: list[bool], kind: Callable[..., Sent]
) -> None:
    ada, _, path = house.two_at_a_table()
    where, headers, body = kind(ada, path, {})

    one, other = both_ways(
        house, monkeypatch, (where.replace(path.removeprefix("/t/"), "nowhere"), headers, body)
    )

    assert ways == [True]
    assert one.status_code == 404
    assert seen(one) == seen(other)


@pytest.mark.parametrize("kind", [a_program, a_page])
def test_the_limit_of_choices_holds(
    house: House, monkeypatch: pytest.MonkeyPatch, ways: list[bool], kind: Callable[..., Sent]
) -> None:
    ada, _, path = house.two_at_a_table()
    monkeypatch.setattr(house.app.state, "limits", Limits(0.001, 0, lambda: 0.0))
    sent = kind(ada, path, {}, version="0123456789abcdef")

    answers = [send(house, sent) for _ in range(11)]

    assert ways == [True] * 11
    assert [one.status_code for one in answers] == [409] * 10 + [429]
    assert "retry-after" in answers[-1].headers


def test_what_is_counted_names_the_route(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The log tells the route, never the path."""
    ada, _, path = house.two_at_a_table()

    with caplog.at_level("INFO", logger="monsterbox.server.access"):
        send(house, a_program(ada, path, {}, version="0123456789abcdef"))

    told = caplog.records[-1]
    assert (told.route, told.status) == ("/api/tables/{table}/moves", 409)  # type: ignore[attr-defined]
