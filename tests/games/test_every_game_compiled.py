"""Compiled and interpreted rules play the same games, and the same as when last looked at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import monsterbox as mb
from tests.processes import answer_of

from .kit import Case, all_cases
from .same_games import GOLDEN, case_checksum, table_checksum

ROOT = Path(__file__).resolve().parents[2]
HOW_TO_RENEW = "if the rules were meant to change: python -m tests.games.same_games --write-golden"


def test_compiled_and_interpreted_play_the_same_games() -> None:
    """200 games for every table of every game, compared after every step."""
    compiled = answer_of("tests.games.same_games", pure=False)
    if not compiled["compiled"]:
        pytest.skip("the rules are not compiled here: pip install -e . with a C compiler")

    interpreted = answer_of("tests.games.same_games", pure=True)

    assert not interpreted["compiled"]
    assert compiled["checksums"] == interpreted["checksums"]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_games_are_those_of_the_golden_file(case: Case) -> None:
    """A change of rules changes these checksums knowingly."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))

    assert case_checksum(case) == golden.get(str(case)), HOW_TO_RENEW


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
