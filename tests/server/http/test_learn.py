"""Lessons over HTTP: begun, gone through, left, found again; and what they are kept out of."""

from __future__ import annotations

import msgspec
import pytest
from httpx import Response

import monsterbox as mb
from monsterbox.core.lessons import Lesson
from monsterbox.server.store.rows import TableRow
from tests.server.http.house import Browser, House, a_house, id_of
from tests.server.memory_store import MemoryStore

GAME = "zombeasts"
TAUGHT = [key for key in mb.games() if mb.game(key).lesson is not None]
MOST = 200  # looks at a table until bots have played


def lesson_of(game: str) -> Lesson:
    lesson = mb.game(game).lesson
    assert lesson is not None
    return lesson


def begin(who: Browser, game: str = GAME, **fields: object) -> str:
    answer = who.post(f"/learn/{game}", **fields)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def read_on(who: Browser, path: str) -> Response:
    return who.post(f"{path}/lesson/next", beat=who.shown(path)["lesson"]["beat"])


def go_through(who: Browser, path: str, game: str = GAME, *, most: int | None = None) -> None:
    """Everything that the lesson asks for, or so many steps of it."""
    lesson = lesson_of(game)
    for beat in lesson.beats:
        if most is not None and beat.step >= most:
            return
        if beat.kind == "choose":
            await_beat(who, path, "choose")
            shown = who.shown(path)
            assert shown["lesson"]["wanted"] == list(beat.choices)
            assert who.play(path, beat.choices[0]).status_code == 303
        elif beat.kind == "read":
            await_beat(who, path, "read")
            assert read_on(who, path).status_code == 303


def await_beat(who: Browser, path: str, now: str) -> None:
    """Bots play between two requests."""
    for _ in range(MOST):
        if who.shown(path)["lesson"]["now"] == now:
            return
    pytest.fail(f"the lesson does not get to {now}")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_gone_through_from_beginning_to_end(house: House, game: str) -> None:
    ada = house.browser("ada")
    path = begin(ada, game)

    go_through(ada, path, game)
    await_beat(ada, path, "over")

    page = ada.get("/learn").text
    assert f'action="/games/{game}/tables"' in page
    assert ada.get(path).status_code == 200


def test_the_list_has_every_lesson_and_its_languages(house: House) -> None:
    page = house.browser("ada", language="de").get("/learn").text

    assert "Spielen lernen" in page
    for game in TAUGHT:
        assert f'action="/learn/{game}"' in page


def test_another_choice_is_refused_kindly_and_changes_nothing(house: House) -> None:
    ada = house.browser("ada", with_script=True)
    path = begin_with_script(ada)
    read_on(ada, path)
    before = ada.shown(path)

    answer = ada.play(path, "play O-CAT-2L")

    assert answer.status_code == 200
    assert "try the blue rabbit" in answer.text
    assert ada.shown(path) == before


def begin_with_script(who: Browser) -> str:
    return str(who.post(f"/learn/{GAME}").headers["hx-redirect"])


def test_what_the_rules_forbid_is_explained_by_the_rules(house: House) -> None:
    ada = house.browser("ada", with_script=True)
    path = begin_with_script(ada)

    reason = ada.get(f"/api{path.replace('/t/', '/tables/')}/why?choice=play+B-DOG-1R").json()

    assert reason["legal"] is False
    assert "rabbit" not in reason["text"]


def test_whoever_plays_on_has_read_what_was_said(house: House) -> None:
    ada = house.browser("ada")
    path = begin(ada)

    ada.play(path, "play B-RAB-1R")

    assert ada.shown(path)["lesson"]["step"] == 3


def test_bots_wait_until_the_learner_goes_on(house: House) -> None:
    ada = house.browser("ada")
    path = begin(ada)
    go_through(ada, path, most=3)

    told = [ada.shown(path)["lesson"] for _ in range(5)]

    assert {one["now"] for one in told} == {"read"}
    assert ada.shown(path)["waiting_for"] == [1]
    read_on(ada, path)
    await_beat(ada, path, "choose")


def test_reading_twice_goes_on_once(house: House) -> None:
    ada = house.browser("ada")
    path = begin(ada)

    for _ in range(2):
        assert ada.post(f"{path}/lesson/next", beat=0).status_code == 303

    assert ada.shown(path)["lesson"]["beat"] == 1


def test_a_lesson_goes_on_where_it_was_left_even_after_a_restart() -> None:
    store = MemoryStore()
    with a_house(store) as house:
        ada = house.browser("ada")
        path = begin(ada)
        go_through(ada, path, most=4)
        was = ada.shown(path)["lesson"]["step"]
    with a_house(store) as house:
        ada = house.browser("ada")

        assert "Go on learning" in ada.get("/learn").text
        assert begin(ada) == path
        await_beat(ada, path, "choose")
        assert ada.shown(path)["lesson"]["step"] >= was
        for choice in ("play O-CAT-2L", "play B-CAT-1L", "draw pile"):
            assert ada.play(path, choice).status_code == 303
        await_beat(ada, path, "over")


def test_a_lesson_can_begin_anew(house: House) -> None:
    ada = house.browser("ada")
    path = begin(ada)

    other = begin(ada, afresh="yes")

    assert other != path
    assert path[3:] not in house.store.tables
    assert ada.shown(other)["lesson"]["step"] == 1


def test_a_lesson_that_was_rewritten_begins_anew() -> None:
    store = MemoryStore()
    with a_house(store) as house:
        path = begin(house.browser("ada"))
    kept = store.tables[path[3:]]
    row = msgspec.json.decode(kept.row, type=TableRow)
    kept.row = msgspec.json.encode(msgspec.structs.replace(row, lesson="an older edition"))
    with a_house(store) as house:
        ada = house.browser("ada")

        assert ada.shown(path)["lesson"] is None
        assert begin(ada) != path


def test_lessons_are_in_no_list_and_nobody_else_may_watch(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = begin(ada)

    for page in ("/", "/lists", "/turns"):
        assert path not in ada.get(page).text
        assert path not in bob.get(page).text
    assert bob.get(path).status_code == 403
    assert bob.post(f"{path}/lesson/next", beat=0).status_code == 403
    assert ada.shown(path)["lesson"]["beat"] == 0


def test_nothing_is_taken_back_or_left_to_a_bot(house: House) -> None:
    ada = house.browser("ada")
    path = begin(ada)
    ada.play(path, "play B-RAB-1R")
    shown = ada.shown(path)

    assert not shown["can_undo"]
    assert ada.post(f"{path}/undo", version=shown["version"]).status_code == 409


def test_there_is_no_lesson_where_there_is_none(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2)

    assert ada.shown(path)["lesson"] is None
    assert ada.post(f"{path}/lesson/next", beat=0).status_code == 409
    assert ada.post("/learn/chess").status_code == 422
    assert ada.get("/learn/chess").headers["location"] == "/learn"
    assert ada.get(f"/learn/{GAME}").headers["location"] == f"/learn#{GAME}"


def test_the_home_page_offers_lessons_to_newcomers_only(house: House) -> None:
    ada = house.browser("ada")

    assert "Take a lesson" in ada.get("/").text
    ada.open(seats=2)
    assert "Take a lesson" not in ada.get("/").text


def test_what_was_learnt_is_told_and_forgotten(house: House) -> None:
    ada = house.browser("ada")
    path = begin(ada)
    go_through(ada, path)
    await_beat(ada, path, "over")

    told = ada.get("/me/data.json").json()
    assert [one["game"] for one in told["lessons"]] == [GAME]
    assert path[3:] in [one["table"] for one in told["tables"]]

    ada.post("/me/delete", sure="yes")
    assert not [key for key in house.store.lessons.rows if key[0] == id_of("ada")]
    assert path[3:] not in house.store.tables
