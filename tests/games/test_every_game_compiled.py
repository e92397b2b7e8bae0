"""Compiled and interpreted rules play the same games, and the same as when last looked at."""

from __future__ import annotations

import json

import pytest

import monsterbox as mb
from tests.cases import in_tiers
from tests.processes import answer_of

from .kit import all_cases, all_of
from .same_games import GAMES, GOLDEN, case_checksum, table_checksum

HOW_TO_RENEW = "if the rules were meant to change: python -m tests.games.same_games --write-golden"


@pytest.mark.parametrize("games", in_tiers([4, GAMES], fast=[4]))
def test_compiled_and_interpreted_play_the_same_games(games: int) -> None:
    """So many games for every table of every game, compared after every step."""
    if not mb.is_compiled():
        pytest.skip("the rules are not compiled here: pip install -e . with a C compiler")

    compiled = answer_of("tests.games.same_games", str(games), pure=False)
    interpreted = answer_of("tests.games.same_games", str(games), pure=True)

    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["checksums"] == interpreted["checksums"]


@pytest.mark.parametrize("key", mb.games())
@pytest.mark.parametrize("step", in_tiers([8, 1], fast=[8]))
def test_games_are_those_of_the_golden_file(key: str, step: int) -> None:
    """A change of rules changes these checksums knowingly; one case in so many."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))

    played = {str(case): case_checksum(case) for case in all_of(key)[::step]}

    assert played == {name: golden.get(name) for name in played}, HOW_TO_RENEW


def test_the_golden_file_holds_nothing_else() -> None:
    """No checksums of games or options that are gone."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))

    assert list(golden) == [str(case) for case in all_cases()], HOW_TO_RENEW


@pytest.mark.parametrize("key", mb.games())
def test_checksums_repeat_and_tell_tables_apart(key: str) -> None:
    """The same games give the same sum, other tables another."""
    low, high = mb.game(key).seats

    assert table_checksum(key, low, games=3) == table_checksum(key, low, games=3)
    assert table_checksum(key, low, games=3) != table_checksum(key, high, games=3)
    assert table_checksum(key, low, games=3) != table_checksum(key, low, games=4)
