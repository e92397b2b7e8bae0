"""What a bot thought of its choices, once the match is over."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.server.http.house import Browser, House

SHOWN_STEP_BY_STEP = [key for key in mb.games() if mb.game(key).forgets is None]
"""A game of memory that was given up shows its last moment only."""
MOST = 400  # looks at a table until bots have played


def api(path: str) -> str:
    return f"/api{path.replace('/t/', '/tables/')}/replay/thoughts"


def played(house: House, game: str, spec: str, language: str = "en") -> tuple[Browser, str]:
    """A match against a bot, given up once that has made a choice of its own."""
    ada = house.browser("ada", language=language)
    answer = ada.post(f"/games/{game}/tables", seats=2, chair_1=spec, name="Ada")
    path = str(answer.headers["location"])
    for _ in range(MOST):
        log = [one.body for one in house.store.log(path[3:]) if one.kind == "play"]
        if any("bot" in body for body in log):
            break
        shown = ada.shown(path)
        if shown["choices"]:
            ada.play(path)
    ada.post(f"{path}/give-up")
    return ada, path


def thoughts_of(ada: Browser, path: str) -> dict[str, Any]:
    """At the first step that a bot has made."""
    most = ada.get(api(path).replace("/thoughts", "")).json()["most"]
    for at in range(1, most + 1):
        step = ada.get(f"{api(path).replace('/thoughts', '')}?at={at}").json()
        if step["thinker"] is not None:
            told: dict[str, Any] = ada.get(f"{api(path)}?at={at}").json()
            assert told["seat"] == step["thinker"]
            return told
    pytest.fail("no bot has done anything")


@pytest.mark.parametrize("game", SHOWN_STEP_BY_STEP)
def test_a_bot_of_any_game_says_what_it_thought(house: House, game: str) -> None:
    ada, path = played(house, game, "level2", "de")

    told = thoughts_of(ada, path)

    assert 1 <= len(told["best"]) <= 3
    assert all(0 <= one["chance"] <= 1 and one["error"] > 0 for one in told["best"])
    assert all(one["text"] for one in told["best"])
    assert told["made"]


@pytest.mark.parametrize("spec", ["level1", "level3", "uniform"])
def test_asked_again_it_says_the_same(house: House, spec: str) -> None:
    ada, path = played(house, "zombeasts", spec)

    assert thoughts_of(ada, path) == thoughts_of(ada, path)


def test_a_bot_that_searches_has_made_what_it_thinks_best_or_says_so(house: House) -> None:
    ada, path = played(house, "zombeasts", "level3")

    told = thoughts_of(ada, path)

    made = [one["is_made"] for one in told["best"]]
    assert (told["verdict"] in ("clear", "close", "only")) == (made[:1] == [True])


def test_the_page_tells_it_in_words_with_and_without_script(house: House) -> None:
    ada, path = played(house, "zombeasts", "level2", "de")
    at = thoughts_of(ada, path)["at"]

    page = ada.get(f"{path}/replay/thoughts?at={at}").text
    ada.with_script = True
    part = ada.get(f"{path}/replay/thoughts?at={at}").text

    assert "von 100 Fällen" in part
    assert "<html" not in part
    assert "<html" in page
    assert f"{path}/replay?at={at}" in page
    assert "Was dachte" in ada.get(f"{path}/replay?at={at}").text


def test_nothing_is_told_while_the_match_runs(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2, chair_1="level2")

    assert ada.get(f"{api(path)}?at=1").status_code == 409
    assert ada.get(f"{path}/replay/thoughts?at=1").status_code == 409
    assert ada.get(api(path).replace("/thoughts", "")).json()["thinker"] is None


def test_people_are_not_asked_what_they_thought(house: House) -> None:
    ada, _, path = house.two_at_a_table(option_start_player="0")
    ada.play(path)
    ada.post(f"{path}/give-up")

    assert ada.get(f"{api(path)}?at=1").status_code == 422
    assert ada.get(f"{api(path)}?at=0").status_code == 422
    assert ada.get(f"{api(path)}?at=9999").status_code == 422
