"""Who is asking: only secrets that we have issued, and those of people whom the store knows."""

from __future__ import annotations

import pytest

from monsterbox.server.http import csrf
from monsterbox.server.http.csrf import masked, unmasked
from monsterbox.server.http.visitors import is_issued, issue_secret
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.tables.people import Person, hash_of
from tests.server.http.house import KEY, House, secret_for, token_for

MADE_UP = "made-up-" + "x" * 35
OLD = "AAAA" + "z" * 39


def cookie_set(house: House, secret: str, path: str = "/") -> str:
    """The cookie of an answer to somebody with this secret; empty if they keep theirs."""
    answer = house.client.get(path, headers={"cookie": f"me={secret}"})
    house.client.cookies.clear()
    return str(answer.headers.get("set-cookie", ""))


def test_a_secret_is_issued_under_one_key() -> None:
    secret = issue_secret(KEY)

    assert len(secret) == 43
    assert is_issued(KEY, secret)
    assert not is_issued(bytes(32), secret)
    assert issue_secret(KEY) != secret


@pytest.mark.parametrize("k", range(43))
def test_no_letter_of_a_secret_can_be_changed(k: int) -> None:
    """Not even the last one, whose last bits mean nothing."""
    secret = secret_for("ada")
    others = [
        secret[:k] + letter + secret[k + 1 :] for letter in "AZaz09-_B" if letter != secret[k]
    ]

    assert not any(is_issued(KEY, other) for other in others)


def test_a_secret_that_somebody_made_up_is_replaced(house: House) -> None:
    given = cookie_set(house, MADE_UP).partition("me=")[2][:43]

    assert given != MADE_UP
    assert not cookie_set(house, given)


def test_a_made_up_token_is_a_newcomers(house: House) -> None:
    opened = house.program(MADE_UP).ask("POST", "/tables", {"game": "zombeasts", "seats": 2})

    assert opened.json()["token"] not in (None, MADE_UP)


@pytest.mark.parametrize("path", ["/", "/nothing-here", "/t/unknown", "/api/tables"])
def test_who_was_known_before_secrets_had_seals_keeps_theirs(house: House, path: str) -> None:
    """Also on a page that does not exist."""
    person = Person(id_hash=hash_of(OLD), name="Ada", language="en")
    house.client.blocking_portal.call(house.app.state.tables.save_person, person)

    assert not cookie_set(house, OLD, path)


def test_who_sat_at_a_table_before_secrets_had_seals_still_sits_there(house: House) -> None:
    path = house.browser("ada").open(seats=2, chair_1="free", open="yes", name="Ada")
    table = path.removeprefix("/t/")
    old = Person(id_hash=hash_of(OLD), name="Bob", language="en")
    house.client.blocking_portal.call(house.app.state.tables.seats.take, table, 1, old, "Bob")

    shown = house.program(OLD).ask("GET", f"/tables/{table}").json()

    assert shown["seat"] == 1


def test_nobody_loses_a_seat_because_the_database_is_down(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(id_hash: str) -> None:
        raise StoreFailed("no connection")

    monkeypatch.setattr(house.store, "person", down)

    assert not cookie_set(house, OLD, "/rules/zombeasts")


# Tokens of forms


def test_every_answer_masks_the_token_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    ada = house.browser("ada")
    tokens = [ada.get("/").text.partition('data-csrf="')[2].partition('"')[0] for _ in range(2)]

    assert tokens[0] != tokens[1]
    assert not any(token_for("ada") in token for token in tokens)
    for token in tokens:
        fields = {"_csrf_token": token, "theme": "dark"}
        assert ada.send("/theme", fields).status_code == 303


def test_a_mask_hides_the_token_and_comes_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(csrf, "fresh_mask", lambda: bytes(range(16)))
    token = token_for("ada")

    assert token not in masked(token)
    assert unmasked(masked(token)) == token


@pytest.mark.parametrize("strange", ["", "x" * 64, "ab" * 31, "ab" * 33, "ü", "ab " * 20])
def test_what_is_no_masked_token_stays_wrong(strange: str) -> None:
    assert unmasked(strange) == strange
