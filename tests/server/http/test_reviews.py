"""Reviews over HTTP: who may see and ask for them, how they come, and that they hurry nobody."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import brotli  # type: ignore[import-untyped]  # it comes without types
import msgspec
import pytest
from litestar.testing import TestClient

from monsterbox.games.registry import game
from monsterbox.server.app import create_app
from monsterbox.server.background import reviews
from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.store.rows import TableRow
from monsterbox.server.tables.service import Tables
from tests.server.http.house import KEY, UNLIMITED, Browser, House, StoppedClock
from tests.server.memory_store import MemoryStore
from tests.server.reports import ACoach

PATIENCE = 60.0
LOOK = 0.02
LEFT = 24  # steps
LIGHT = 24_000  # bytes of a page on its way


@contextmanager
def a_house_with(coach: ACoach, store: MemoryStore | None = None) -> Iterator[House]:
    """A server whose coach is one for tests; what it still waits for goes on in the end."""
    store = store or MemoryStore()
    tables = Tables(store, BotPool(), StoppedClock(), bot_pause=0, coach=coach)
    app = create_app(UNLIMITED, tables, KEY)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield House(app, client, store)
        coach.go_on.set()


@pytest.fixture
def coach() -> ACoach:
    return ACoach()


@pytest.fixture
def house(coach: ACoach) -> Iterator[House]:
    with a_house_with(coach) as house:
        yield house


def until(is_so: Callable[[], Any]) -> None:
    """Wait for something that a thread of the server brings about."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(LOOK)


def finished(house: House) -> tuple[Browser, Browser, str]:
    """A match of Ada and Bob that began near its end and is over."""
    ada, bob, path = house.two_at_a_table()
    begin_near_the_end(house, path[3:])
    dice = random.Random(3)
    while (seen := ada.shown(path))["phase"] == "playing":
        who = ada if seen["asked_you"] else bob
        choices = who.shown(path)["choices"]
        who.play(path, dice.choice(choices)["text"])
    return ada, bob, path


def begin_near_the_end(house: House, table: str) -> None:
    """Let the match of a table begin anew where one that was played at random has come to."""
    kept = house.store.tables[table]
    row = msgspec.json.decode(kept.row, type=TableRow)
    kept.row = msgspec.json.encode(msgspec.structs.replace(row, start=near_the_end()))
    log = house.store.log(table)
    place = next(place for place, entry in enumerate(log) if entry.kind == "begin")
    begin = msgspec.structs.replace(log[place], body={"contributions": [], "steps": []})
    kept.entries = [msgspec.json.encode(entry) for entry in (*log[:place], begin)]
    house.app.state.tables.rooms.find(table).evict()


@cache
def near_the_end() -> dict[str, Any]:
    """A position of a match of two with 24 steps to go."""
    dice = random.Random(1)
    match = game("zombeasts").match(2, 1)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    again = game("zombeasts").match(2, 1)
    dice = random.Random(1)
    while len(match.steps) - len(again.steps) > LEFT:
        seat = again.waiting[0]
        again.play(seat, dice.choice(again.legal(seat)))
    return again.position()


def review(who: Browser, path: str) -> dict[str, Any]:
    told: dict[str, Any] = who.get(f"/api/tables/{path[3:]}/review").json()
    return told


def is_done(who: Browser, path: str) -> bool:
    return bool(review(who, path)["state"] == "done")


def test_a_match_is_reviewed_when_somebody_asks(house: House) -> None:
    ada, bob, path = finished(house)
    before = ada.get(f"{path}/review").text

    answer = ada.post(f"{path}/review")
    until(lambda: is_done(ada, path))

    assert (answer.status_code, answer.headers["location"]) == (303, f"{path}/review")
    assert "Nobody has asked the coach yet" in before
    assert f'action="{path}/review"' in ada.get(f"{path}/score").text
    report = review(bob, path)["report"]
    assert report["done"] == report["steps"]
    for who in (ada, bob, house.browser("eve")):
        page = who.get(f"{path}/review")
        assert page.status_code == 200
        assert "Chance to win, turn by turn" in page.text
        assert "Three turning points" in page.text


def test_you_are_only_you(house: House) -> None:
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: is_done(ada, path))
    told = {
        name: re.findall(r'<tbody><tr><th scope="rowgroup".*?<b>(.*?)</b>', page, re.DOTALL)
        for name in ("ada", "bob", "eve")
        if (page := house.browser(name).get(f"{path}/review").text)
    }

    assert sorted(told["ada"]) == ["Bob", "You"]
    assert sorted(told["bob"]) == ["Ada", "You"]
    assert sorted(told["eve"]) == ["Ada", "Bob"]


def test_every_number_comes_with_its_doubt(house: House) -> None:
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: is_done(ada, path))

    page = ada.get(f"{path}/review").text
    shown = re.sub(r"<[^>]*>", " ", page.partition("<main")[2])

    numbers = re.findall(r"[^\s]*\d[\s\u00a0]%", shown)
    assert numbers
    assert all("±" in shown[shown.index(one) - 3 : shown.index(one) + len(one)] for one in numbers)


def test_a_running_match_has_no_review(house: House) -> None:
    ada, _, path = house.two_at_a_table()
    api = f"/tables/{path[3:]}/review"
    program = house.program()

    asked = [ada.get(f"{path}/review"), ada.post(f"{path}/review")]
    asked += [ada.get(f"{path}/review/progress"), ada.get(f"{path}/review/decisions")]
    asked += [program.ask("GET", api), program.ask("POST", api), ada.post(f"{path}/review/stop")]

    assert [answer.status_code for answer in asked[:-1]] == [409] * 6
    assert house.store.reviews.rows == {}


def test_a_match_that_was_given_up_has_none(house: House) -> None:
    ada, _, path = house.two_at_a_table()
    ada.post(f"{path}/give-up")

    assert f'action="{path}/review"' not in ada.get(f"{path}/score").text
    answer = house.program().ask("POST", f"/tables/{path[3:]}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-review")


def test_where_no_spectators_are_wanted_they_see_no_review(house: House) -> None:
    ada, _, path = finished(house)
    table = house.app.state.tables.rooms.find(path[3:]).table
    table.row = msgspec.structs.replace(table.row, spectators=False)

    eve = house.browser("eve")

    assert eve.get(f"{path}/review").status_code == 403
    assert eve.post(f"{path}/review").status_code == 403
    assert ada.get(f"{path}/review").status_code == 200


def test_it_is_shown_how_far_a_review_has_come(
    coach: ACoach, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "NOTED", LOOK)
    coach.waits_after = 2
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: (review(ada, path)["report"] or {}).get("done") == 20)

    page = ada.get(f"{path}/review").text
    mark = re.findall(r'data-seen="([^"]*)"', page)[0]
    again = ada.get(f"{path}/review/progress?seen={mark}")

    assert "The coach is looking at step 20 of" in page
    assert 'url(#pat-hatch)"' in page
    assert "The turning points appear when all steps have been looked at" in page
    assert again.status_code == 204
    coach.go_on.set()
    until(lambda: is_done(ada, path))
    news = ada.get(f"{path}/review/progress?seen={mark}")
    assert news.status_code == 200
    assert "Three turning points" in news.text
    assert "data-under-way" not in news.text


def test_who_sat_there_may_stop_it(coach: ACoach, house: House) -> None:
    coach.waits_after = 0
    ada, bob, path = finished(house)
    eve = house.browser("eve")
    eve.post(f"{path}/review")

    assert review(eve, path)["state"] in ("waiting", "computing")
    assert eve.post(f"{path}/review/stop").status_code == 403
    assert 'review/stop"' not in eve.get(f"{path}/review").text
    assert 'review/stop"' in bob.get(f"{path}/review").text
    assert bob.post(f"{path}/review/stop").headers["location"] == f"{path}/review"

    assert review(ada, path)["state"] == "none"
    assert house.store.reviews.rows == {}


def test_a_review_is_made_once_and_again_by_a_better_coach(coach: ACoach, house: House) -> None:
    ada, bob, path = finished(house)
    for who in (ada, bob, ada):
        who.post(f"{path}/review")
        until(lambda: is_done(ada, path))
    once = coach.begun

    coach.name = "judge 2"
    old = review(ada, path)
    page = ada.get(f"{path}/review").text
    house.program().ask("POST", f"/tables/{path[3:]}/review")
    until(lambda: is_done(ada, path))

    assert once == 1
    assert old["state"] == "outdated"
    assert "The coach has become better since" in page
    assert "Three turning points" in page
    assert review(ada, path)["report"]["evaluator"] == "judge 2"
    assert coach.begun == 2


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    coach: ACoach, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    coach.fails = True
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: review(ada, path)["state"] == "failed")
    assert "The coach could not finish" in ada.get(f"{path}/review").text
    assert "it cannot be said" in caplog.text

    coach.fails = False
    ada.post(f"{path}/review")

    until(lambda: is_done(ada, path))


def test_a_household_asks_for_a_few_reviews_at_a_time(coach: ACoach, house: House) -> None:
    coach.waits_after = 0
    paths = [finished(house)[2] for _ in range(4)]
    ada = house.browser("ada")

    answers = [ada.post(f"{path}/review") for path in paths]

    assert [answer.status_code for answer in answers] == [303, 303, 303, 429]
    assert [review(ada, path)["state"] for path in paths][1:] == ["waiting", "waiting", "none"]
    assert "other reviews come first" in ada.get(f"{paths[2]}/review").text


def test_bots_answer_while_a_review_is_being_made(coach: ACoach, house: House) -> None:
    coach.waits_after = 0
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: review(ada, path)["state"] == "computing")

    table = ada.open(seats=2, chair_1="level1", name="Ada")
    until(lambda: ada.shown(table)["asked_you"])
    ada.play(table)

    until(lambda: ada.shown(table)["asked_you"] or ada.shown(table)["phase"] != "playing")
    assert review(ada, path)["state"] == "computing"


def test_decisions_are_those_of_one_seat(house: House) -> None:
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: is_done(ada, path))

    mine = ada.get(f"{path}/review/decisions").text
    bobs = ada.get(f"{path}/review/decisions?who=1&doubtful=true").text
    whole = ada.get(f"{path}/review?who=1&doubtful=true").text

    assert 'value="0" checked' in mine
    assert 'value="1" checked' in bobs
    assert "gr good" in mine
    assert "gr good" not in bobs
    assert bobs.count("<li><a") == whole.partition('id="decisions"')[2].count("<li><a") > 0
    assert ada.get(f"{path}/review?who=77").status_code == 200


def test_the_export_tells_what_the_coach_said(house: House) -> None:
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: is_done(ada, path))

    told = ada.get("/me/data.json").json()["tables"][0]["review"]

    assert told["evaluator"] == "judge 1"
    assert {one["seat"] for one in told["choices"]} == {0}
    assert len(told["shares"]) == 1


def test_the_page_is_light(house: House) -> None:
    ada, _, path = finished(house)
    ada.post(f"{path}/review")
    until(lambda: is_done(ada, path))

    page = house.client.get(f"{path}/review", headers={"accept-encoding": "identity"}).content

    assert len(brotli.compress(page, quality=3)) < LIGHT
