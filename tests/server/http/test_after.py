"""When the match is over, and what of it may be told before."""

from __future__ import annotations

import hashlib
import json

import pytest

import monsterbox
from tests.server.http.house import Browser, House


@pytest.fixture
def over(house: House) -> tuple[Browser, Browser, str]:
    """A match that was given up after a few choices: all may be told."""
    ada, bob, path = house.two_at_a_table(option_start_player="0")
    ada.play(path)
    ada.post(f"{path}/give-up")
    return ada, bob, path


@pytest.mark.parametrize("page", ["score", "record.json"])
def test_secrets_are_kept_until_the_end(house: House, page: str) -> None:
    ada, _, path = house.two_at_a_table()

    assert ada.get(f"{path}/{page}").status_code == 409


def test_a_running_match_cannot_be_forked_or_played_again(house: House) -> None:
    ada, _, path = house.two_at_a_table()

    assert ada.post(f"{path}/fork", at=0).status_code == 409
    assert ada.post(f"{path}/rematch").status_code == 409


def test_fairness_tells_the_promise_first_and_the_seed_later(house: House) -> None:
    ada, _, path = house.two_at_a_table()
    promised = ada.get(f"/api{path.replace('/t/', '/tables/')}/fairness").json()
    page = ada.get(f"{path}/fairness").text

    ada.post(f"{path}/give-up")
    told = ada.get(f"/api{path.replace('/t/', '/tables/')}/fairness").json()

    assert promised["seed"] is None
    assert promised["draws"] == []
    assert promised["commitment"] in page
    assert hashlib.sha256(bytes.fromhex(told["seed"])).hexdigest() == promised["commitment"]
    assert {"from", "weights", "drawn"} == set(told["draws"][0])


def test_the_score_sheet_is_there(over: tuple[Browser, Browser, str]) -> None:
    ada, _, path = over

    assert ada.get(f"{path}/score").status_code == 200


def test_the_record_can_be_verified(over: tuple[Browser, Browser, str]) -> None:
    ada, _, path = over

    answer = ada.get(f"{path}/record.json")

    assert answer.headers["content-disposition"].startswith("attachment;")
    assert monsterbox.verify(json.loads(answer.content)).draws > 0


def test_every_step_is_shown_again(over: tuple[Browser, Browser, str]) -> None:
    ada, _, path = over

    pages = [ada.get(f"{path}/replay?at={at}") for at in range(2)]
    steps = [ada.get(f"{path}/replay/step?at={at}") for at in range(2)]

    assert [one.status_code for one in (*pages, *steps)] == [200] * 4
    assert "<html" not in steps[0].text
    assert steps[0].text != steps[1].text


@pytest.mark.parametrize("at", ["99999", "-1", "first", "1e3"])
def test_a_step_that_there_is_not_is_refused(over: tuple[Browser, Browser, str], at: str) -> None:
    ada, _, path = over

    assert ada.get(f"{path}/replay?at={at}").status_code in (400, 422)
    assert ada.post(f"{path}/fork", at=at).status_code in (400, 422)


def test_a_fork_goes_on_from_there_at_a_new_table(over: tuple[Browser, Browser, str]) -> None:
    ada, _, path = over

    answer = ada.post(f"{path}/fork", at=1)

    new = answer.headers["location"]
    assert answer.status_code == 303
    assert new != path
    assert ada.shown(new)["forked_from"] == path.removeprefix("/t/")


def test_both_who_want_a_rematch_come_to_the_same_table(
    over: tuple[Browser, Browser, str],
) -> None:
    ada, bob, path = over

    places = {one.post(f"{path}/rematch").headers["location"] for one in (ada, bob)}

    assert len(places) == 1
    assert bob.shown(places.pop())["seat"] == 1


def test_a_replay_of_a_running_match_shows_no_secrets(house: House) -> None:
    ada, bob, path = house.two_at_a_table(option_start_player="0")
    hand = ada.shown(path)["view"]["hand"]

    replayed = bob.get(f"{path}/replay?at=0")

    assert replayed.status_code == 200
    assert not any(card in replayed.text for card in hand)
