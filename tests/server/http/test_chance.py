"""Adding to the shuffle over HTTP: browsers by themselves, programs in two requests."""

from __future__ import annotations

import re
from typing import Any

import pytest

import monsterbox as mb
from tests.server.http.house import Browser, House, invitations

ADDED = "0b" * 32


def open_and_gather(house: House, owner: str = "ada", **fields: object) -> tuple[Browser, str]:
    ada = house.browser(owner, with_script=False)
    return ada, ada.open(seats=2, gather="yes", **fields)


def test_a_browser_sees_the_fingerprint_before_the_cards(house: House) -> None:
    """The answer to the form has no card in it; the next one, after its bytes, has."""
    ada, path = open_and_gather(house)

    page = ada.get(path).text
    sent = ada.post(f"{path}/contribution", contribution=ADDED, seat=0)
    table = ada.get(path).text

    commitment = ada.shown(path)["commitment"]
    assert f'data-commitment="{commitment}"' in page
    assert 'data-adds="0"' in page
    assert 'id="table"' not in page
    assert sent.status_code == 303
    assert f'data-commitment="{commitment}"' in table
    assert 'data-phase="playing"' in table


def test_without_script_a_button_begins(house: House) -> None:
    """Should somebody come to that page with scripts switched off."""
    ada, path = open_and_gather(house)

    assert f'action="{path}/begin"' in ada.get(path).text
    assert ada.post(f"{path}/begin").headers["location"] == path
    assert 'data-phase="playing"' in ada.get(path).text
    assert ada.shown(path)["contributors"] == []


def test_the_forms_of_our_pages_ask_for_it_by_script_only(house: House) -> None:
    """The field is not in the page: a form sent without scripts deals at once."""
    ada = house.browser("ada")
    pages = [ada.get("/").text, ada.get("/games/zombeasts/new").text]
    path = ada.open(seats=2)
    ada.post(f"{path}/give-up")
    pages += [ada.get(f"{path}/{page}").text for page in ("score", "replay")]

    for page in pages:
        assert re.search(r"<form [^>]*data-gathers", page)
        assert 'name="gather"' not in page


def test_friends_are_waited_for_in_the_lobby(house: House) -> None:
    """The host adds while the links are shown, a friend on the page of the table."""
    ada, path = open_and_gather(house, chair_1="free", name="Ada")
    links = ada.get(f"{path}/links").text
    bob = house.browser("bob")
    bob.post(invitations(ada, path)[0], name="Bob", gather="yes")
    ada.post(f"{path}/contribution", contribution=ADDED)
    lobby, waiting = ada.get(path).text, bob.get(path).text

    assert 'data-adds="0"' in links
    assert 'id="table"' in lobby
    assert "Still to add to the shuffle: Bob" in lobby
    assert 'data-adds="1"' in waiting
    assert bob.shown(path)["gathering"] == [1]
    bob.post(f"{path}/contribution", contribution=ADDED)
    assert bob.shown(path)["contributors"] == [0, 1]
    assert bob.shown(path)["phase"] == "playing"


def test_rematch_and_fork_ask_as_well(house: House) -> None:
    ada, path = open_and_gather(house)
    ada.post(f"{path}/begin")
    ada.post(f"{path}/give-up")

    for form, fields in (("rematch", {}), ("fork", {"at": 0})):
        new = ada.post(f"{path}/{form}", gather="yes", **fields).headers["location"]
        assert ada.shown(new)["gathering"] == [0]


def test_the_page_tells_who_added_what(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    alone = ada.get(f"{path}/fairness").text
    ada.post(f"{path}/give-up")
    other = ada.post(f"{path}/rematch", gather="yes").headers["location"]
    ada.post(f"{other}/contribution", contribution=ADDED)
    bob.post(f"{other}/begin")

    page = ada.get(f"{other}/fairness").text

    assert "the server shuffled alone" in alone
    assert f'Ada: <code class="hash">{ADDED}</code>' in page
    assert "Nothing came from: Bob" in page


def test_programs_read_the_fingerprint_and_add_then(house: House) -> None:
    ada = house.program()
    wish = {"game": "zombeasts", "seats": 2, "gather": True}
    opened = ada.ask("POST", "/tables", wish).json()
    ada.token = opened["token"]
    path = f"/tables/{opened['table']}"

    begun = ada.ask("POST", f"{path}/contribution", {"contribution": ADDED})
    again = ada.ask("POST", f"{path}/contribution", {"contribution": ADDED, "seat": 0})
    other = ada.ask("POST", f"{path}/contribution", {"contribution": "00"})
    ada.ask("POST", f"{path}/give-up")
    told = ada.ask("GET", f"{path}/fairness").json()
    verdict = mb.verify(ada.ask("GET", f"{path}/record").json())

    assert (opened["shown"]["phase"], opened["shown"]["gathering"]) == ("waiting", [0])
    assert (begun.status_code, begun.json()["phase"]) == (200, "playing")
    assert again.status_code == 200
    assert (other.status_code, other.json()["code"]) == (409, "stale")
    assert told["commitment"] == opened["shown"]["commitment"]
    assert (told["contributions"], told["contributors"]) == ([ADDED], [0])
    assert verdict.contributors == (0,)
    assert verdict.given_up


def test_programs_may_begin_rematch_and_fork_with_it(house: House) -> None:
    ada = house.program()
    wish = {"game": "zombeasts", "seats": 2, "gather": True}
    opened = ada.ask("POST", "/tables", wish).json()
    ada.token = opened["token"]
    path = f"/tables/{opened['table']}"

    begun = ada.ask("POST", f"{path}/begin")
    ada.ask("POST", f"{path}/give-up")
    new = [
        ada.ask("POST", f"{path}/rematch?gather=true").json()["table"],
        ada.ask("POST", f"{path}/fork", {"at": 0, "gather": True}).json()["table"],
    ]

    assert (begun.status_code, begun.json()["phase"]) == (200, "playing")
    for table in new:
        assert ada.ask("GET", f"/tables/{table}").json()["gathering"] == [0]


def test_bytes_before_the_fingerprint_are_refused(house: House) -> None:
    """What the host adds when opening the table, the server would know when it picks the seed."""
    wish = {"game": "zombeasts", "seats": 2, "contribution": ADDED}

    assert house.program().ask("POST", "/tables", wish).status_code == 400


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"contribution": "xyz"}, 422),
        ({"contribution": ""}, 422),
        ({"contribution": "00" * 65}, 400),
        ({}, 400),
        ({"contribution": 7}, 400),
        ({"contribution": ADDED, "seat": 1}, 403),
        ({"contribution": ADDED, "seat": -1}, 400),
        ({"contribution": ADDED, "more": 1}, 400),
    ],
)
def test_bad_contributions_change_nothing(house: House, body: dict[str, Any], status: int) -> None:
    ada = house.program()
    opened = ada.ask("POST", "/tables", {"game": "zombeasts", "seats": 2, "gather": True}).json()
    ada.token = opened["token"]
    path = f"/tables/{opened['table']}"

    assert ada.ask("POST", f"{path}/contribution", body).status_code == status
    assert house.program().ask("POST", f"{path}/contribution", body).status_code in (status, 403)
    assert ada.ask("GET", path).json()["gathering"] == [0]
