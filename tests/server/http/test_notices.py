"""What a hidden tab is told: whose turn it is at the own tables, and which of them are over."""

from __future__ import annotations

import pytest

from monsterbox.core.rulebook import LANGUAGES
from tests.server.http.house import House, whose_turn

LONGEST = 200  # bytes, of somebody at one table


def test_whoever_is_asked_is_told_and_nobody_else(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    asked = whose_turn(path, ada, bob)
    other = bob if asked is ada else ada

    told = asked.get("/news")

    table = path.removeprefix("/t/")
    assert told.json() == {
        "turns": [{"table": table, "title": "Zombeasts"}],
        "over": [],
        "said": [],
    }
    nothing: dict[str, list[object]] = {"turns": [], "over": [], "said": []}
    assert other.get("/news").json() == nothing
    assert house.browser("eve").get("/news").json() == nothing
    assert len(told.content) < LONGEST


def test_the_end_of_a_match_is_told_to_all_who_sat_there(house: House) -> None:
    ada, bob, path = house.two_at_a_table()

    ada.post(f"{path}/give-up")

    for one in (ada, bob):
        told = one.get("/news").json()
        assert told["turns"] == []
        assert [over["table"] for over in told["over"]] == [path.removeprefix("/t/")]
    assert house.browser("eve").get("/news").json()["over"] == []


def test_what_others_say_is_told_without_the_words_to_who_wants_to_hear_it(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    table = path.removeprefix("/t/")

    ada.post(f"{path}/say", phrase="good-game")

    told = bob.get("/news").json()["said"]
    assert told == [{"table": table, "title": "Zombeasts", "last": 1}]
    assert ada.get("/news").json()["said"] == []
    assert house.browser("eve").get("/news").json()["said"] == []
    program = house.program(bob.cookies["me"])
    muted = program.ask("POST", f"/tables/{table}/mutes", {"seat": 0})
    assert muted.status_code == 204
    assert bob.get("/news").json()["said"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_the_words_of_its_notices(house: House, language: str) -> None:
    page = house.browser("ada", language=language).get("/").text

    assert 'id="notices"' in page
    assert 'data-turn="' in page
    assert "/worker.js?language=" + language in page


def test_it_is_nobodys_to_keep(house: House) -> None:
    assert house.browser("ada").get("/news").headers["cache-control"] == "no-store"
