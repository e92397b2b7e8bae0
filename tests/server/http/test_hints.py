"""Ideas at the table: for whoever plays alone against bots, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monsterbox.coach import hints
from monsterbox.core.rulebook import LANGUAGES
from tests.server.http.house import Browser, House, a_house

ALONE = {"seats": 2, "chair_1": "level1", "name": "Ada"}


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(hints, "GAMES", 60)
    with a_house() as house:
        yield house


def asked(browser: Browser, path: str) -> None:
    """It is the person's turn, as soon as the bot has begun."""
    for _ in range(1000):
        if browser.shown(path)["asked_you"]:
            return
    raise AssertionError("the bot never played")


def hint_at(path: str) -> str:
    return f"/api{path.replace('/t/', '/tables/')}/hint"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_idea_has_choices_with_chances_and_one_reason(house: House, language: str) -> None:
    ada = house.browser("ada", language=language)
    path = ada.open(**ALONE)
    asked(ada, path)

    told = ada.get(hint_at(path)).json()

    legal = [choice["text"] for choice in ada.shown(path)["choices"]]
    assert 1 <= len(told["ideas"]) <= 3
    assert {one["choice"] for one in told["ideas"]} <= set(legal)
    assert all(0 <= one["percent"] <= 100 and one["doubt"] >= 1 for one in told["ideas"])
    assert told["why"]
    assert told["clause"].startswith("ZB-")


def test_asked_again_at_the_same_moment_it_says_the_same(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(**ALONE)
    asked(ada, path)

    assert ada.get(hint_at(path)).content == ada.get(hint_at(path)).content


def test_without_a_script_it_stands_on_the_page_of_the_table(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(**ALONE)
    asked(ada, path)
    assert f'href="{path}/hint"' in ada.get(path).text

    page = ada.get(f"{path}/hint").text

    assert "data-choice=" in page
    assert 'id="choices"' in page


def test_nobody_gets_one_where_another_person_plays(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    for one in (ada, bob):
        answer = one.get(hint_at(path))

        assert answer.status_code == 403
        assert answer.json()["code"] == "hint-among-people"
        assert "/hint" not in one.get(path).text


def test_a_person_and_a_bot_are_still_not_alone_with_another_person(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=3, chair_1="level1", chair_2="free", name="Ada")

    assert ada.get(hint_at(path)).status_code in (403, 409)
    assert "/hint" not in ada.get(path).text


def test_nobody_gets_one_on_a_device_of_several_people(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2, chair_1="here", name="Ada", name_1="Eve")

    answer = ada.get(f"{hint_at(path)}?seat=0")

    assert answer.status_code == 403


def test_who_only_watches_gets_none(house: House) -> None:
    path = house.browser("ada").open(**ALONE)

    assert house.browser("eve").get(hint_at(path)).status_code == 403


def test_a_game_of_memory_has_none(house: House) -> None:
    ada = house.browser("ada")
    told = {"seats": "2", "chair-1": "level1", "name": "Ada"}
    path = ada.post("/games/monster-meister/tables", **told).headers["location"]
    path = path.removesuffix("/links")

    answer = ada.get(hint_at(path))

    assert answer.status_code == 409
    assert answer.json()["code"] in ("hint-from-memory", "not-begun")
    assert "/hint" not in ada.get(path).text


def test_after_the_end_there_is_none(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(**ALONE)
    ada.post(f"{path}/give-up")

    assert ada.get(hint_at(path)).json()["code"] == "already-over"
