"""Puzzles: on the usual table, answered without penalty, remembered, and never given away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from monsterbox.coach.puzzle import Puzzle, puzzles_of
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.registry import games
from monsterbox.server.http import csrf
from tests.server.http.house import EVENING, Browser, House, a_house

GAMES = [key for key in games() if puzzles_of(key)]


@pytest.fixture
def house() -> Iterator[House]:
    with a_house() as house:
        yield house


def first(key: str) -> Puzzle:
    return next(iter(puzzles_of(key).values()))


def path_of(key: str, puzzle: Puzzle) -> str:
    return f"/puzzles/{key}/{puzzle.id}"


def wrong_choice(puzzle: Puzzle) -> str:
    return next(one.choice for one in puzzle.options if one.choice not in puzzle.accepted)


def solve(browser: Browser, key: str, puzzle: Puzzle) -> None:
    answer = browser.post(f"{path_of(key, puzzle)}/moves", choice=puzzle.best)
    assert answer.headers["location"] == path_of(key, puzzle)


@pytest.mark.parametrize("key", GAMES)
def test_before_it_is_solved_the_page_does_not_contain_the_answer(
    house: House, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With another answer to the same position it has the same bytes, as have the API and lists."""
    monkeypatch.setattr(csrf, "fresh_mask", lambda: bytes(csrf.TOKEN_BYTES))
    ada, puzzle = house.browser("ada"), first(key)
    paths = (path_of(key, puzzle), f"/api{path_of(key, puzzle)}", "/puzzles", "/api/puzzles")
    before = [ada.get(path).content for path in paths]
    other = msgspec.structs.replace(
        puzzle,
        best=puzzle.tempting,
        accepted=(puzzle.tempting,),
        tempting=puzzle.best,
        options=tuple(reversed(puzzle.options)),
        cost=puzzle.margin,
        why=None,
    )

    known = puzzles_of(key)
    monkeypatch.setitem(known, puzzle.id, other)

    assert [ada.get(path).content for path in paths] == before
    assert b'id="choices"' in before[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_then_right(house: House, language: str) -> None:
    key = GAMES[0]
    ada, puzzle = house.browser("ada", language=language, with_script=True), first(key)
    path = path_of(key, puzzle)
    ada.get(path)

    answer = ada.post(f"{path}/moves", choice=wrong_choice(puzzle))
    assert answer.status_code == 200
    assert "±" in answer.text
    assert "steps3" not in ada.get(path).text

    answer = ada.post(f"{path}/moves", choice=puzzle.best)
    assert answer.headers["hx-redirect"] == path
    page = ada.get(path).text
    assert "steps3" in page
    assert puzzle.why is not None
    assert puzzle.why.clause in page


def test_without_a_script_the_slip_is_on_the_page(house: House) -> None:
    ada, puzzle = house.browser("ada"), first(GAMES[0])
    path = path_of(GAMES[0], puzzle)

    answer = ada.post(f"{path}/moves", choice=wrong_choice(puzzle))

    where = answer.headers["location"]
    assert where.startswith(f"{path}?tried=")
    assert "±" in ada.get(where).text
    assert "±" not in ada.get(f"{path}?tried={puzzle.best.replace(' ', '+')}").text


def test_what_is_no_choice_there_is_refused_and_counts_for_nothing(house: House) -> None:
    ada, puzzle = house.browser("ada"), first(GAMES[0])

    answer = ada.post(f"{path_of(GAMES[0], puzzle)}/moves", choice="dance")

    assert answer.status_code == 422
    assert house.store.attempts.kept == {}


def test_what_does_not_exist_is_not_found(house: House) -> None:
    for path in ("/puzzles/zombeasts/0-0", "/puzzles/chess/1-1", "/api/puzzles/chess/1-1"):
        assert house.browser("ada").get(path).status_code == 404


def test_solved_ones_are_remembered_for_this_person_alone(house: House) -> None:
    ada, bob, puzzle = house.browser("ada"), house.browser("bob"), first(GAMES[0])

    solve(ada, GAMES[0], puzzle)

    assert 'class="tile done"' in ada.get("/puzzles").text
    assert 'class="tile done"' not in bob.get("/puzzles").text
    assert "steps3" not in bob.get(path_of(GAMES[0], puzzle)).text


def test_what_is_remembered_is_exported_and_deleted_with_the_person(house: House) -> None:
    ada, puzzle = house.browser("ada"), first(GAMES[0])
    solve(ada, GAMES[0], puzzle)
    assert [one["puzzle"] for one in ada.get("/me/data.json").json()["puzzles"]] == [puzzle.id]

    ada.post("/me/delete", sure="yes")

    assert house.store.attempts.kept == {}


def test_everybody_gets_the_same_puzzle_of_the_day(house: House) -> None:
    places = {house.browser(name).get("/puzzle").headers["location"] for name in ("ada", "bob")}

    assert len(places) == 1
    assert "/puzzle" in house.browser("ada").get("/").text


def test_every_game_has_its_days(house: House) -> None:
    puzzles, day = house.app.state.tables.puzzles, date(2026, 11, 19)
    games = {puzzles.of_day(day + timedelta(k))[0] for k in range(len(GAMES))}

    assert games == set(GAMES)


def test_the_streak_counts_days_in_a_row(house: House) -> None:
    ada = house.browser("ada")
    today = datetime.fromtimestamp(EVENING, UTC).date()
    key, puzzle = house.app.state.tables.puzzles.of_day(today)

    solve(ada, key, puzzle)

    page = ada.get(path_of(key, puzzle)).text
    assert '<p class="streak"><b>1</b>' in page
    assert page.count('class="dmoon"') == 1


def test_the_text_to_share_gives_nothing_away(house: House) -> None:
    ada, puzzle = house.browser("ada"), first(GAMES[0])
    solve(ada, GAMES[0], puzzle)

    page = ada.get(path_of(GAMES[0], puzzle)).text

    shared = re.search(r'id="share">([^<]*)<', page)
    assert shared is not None
    card = puzzle.best.split()[-1]
    assert card not in shared.group(1)


def test_programs_answer_too(house: House) -> None:
    ada, puzzle = house.program(), first(GAMES[0])
    path = path_of(GAMES[0], puzzle)

    assert ada.ask("GET", path).json()["choices"]
    wrong = ada.ask("POST", f"{path}/answer", {"choice": wrong_choice(puzzle)}).json()
    right = ada.ask("POST", f"{path}/answer", {"choice": puzzle.best}).json()

    assert (wrong["right"], wrong["solution"]) == (False, None)
    assert right["right"]
    assert right["solution"]["cost"] > 0
    assert [one["game"] for one in ada.ask("GET", "/puzzles").json()] == GAMES
