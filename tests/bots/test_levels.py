"""Five levels for every game, each a bot that exists and answers in time."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.bots.levels import LEVELS, UNCALIBRATED, ladder
from monsterbox.bots.make import DEFAULT_BUDGET, bots_for, check_bot, make_bot, meaning
from monsterbox.bots.spec import Budget
from monsterbox.games import faces

A_MOVE = 1.0  # seconds at most

every_game = pytest.mark.parametrize("key", mb.games())


def budget_of(spec: str, key: str) -> Budget | None:
    """How long a bot thinks about a choice; None where it does not search."""
    read = check_bot(spec, key)
    return read.budget or DEFAULT_BUDGET if read.name == "ismcts" else None


@every_game
def test_every_game_has_five_levels(key: str) -> None:
    assert len(ladder(key)) == LEVELS == 5
    assert {f"level{k}" for k in range(1, 6)} <= set(bots_for(key))


@every_game
def test_every_level_is_a_bot_and_no_level(key: str) -> None:
    for k, spec in enumerate(ladder(key), start=1):
        assert not check_bot(spec, key).name.startswith("level")
        assert meaning(f"level{k}", key) == spec
        assert type(make_bot(f"level{k}", key, seed=1)) is type(make_bot(spec, key, seed=1))


@every_game
def test_no_level_thinks_longer_than_a_second_about_a_move(key: str) -> None:
    """The highest neither: it has a budget of time, or needs none."""
    budgets = [budget_of(spec, key) for spec in ladder(key)]

    assert all(one.seconds <= A_MOVE for one in budgets if one and one.seconds is not None)
    assert budgets[-1] is None or budgets[-1].seconds is not None


def test_a_game_without_a_ladder_of_its_own_has_one_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It needs no heuristic player."""
    monkeypatch.setattr(faces, "folders", lambda key, face: [])

    assert ladder.__wrapped__("a game of tomorrow") == UNCALIBRATED
    assert not any(spec.startswith("heuristic") for spec in UNCALIBRATED)
    assert len(UNCALIBRATED) == LEVELS
    for spec in UNCALIBRATED:
        check_bot(spec, mb.games()[0])
