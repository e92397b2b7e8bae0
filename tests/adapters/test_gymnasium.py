"""Gymnasium's own check of all our games, unchanged; and what the adapter promises beyond it."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import monsterbox as mb
from monsterbox.games.registry import games
from tests.adapters.installed import needs
from tests.games.kit import Case, few_of

pytestmark = [pytest.mark.full, *needs("gymnasium")]
EACH_GAME = pytest.mark.parametrize("key", games())


def make(case: Case, **told: Any) -> Any:
    from monsterbox.adapters.gymnasium import SoloEnv

    options: dict[str, Any] = dict(case.options)
    return SoloEnv(case.key, case.seats, **options, **told)


def tables(key: str) -> list[Case]:
    """The defaults at every table."""
    return few_of(key, 0)


@EACH_GAME
def test_check_env(key: str) -> None:
    from gymnasium.utils.env_checker import check_env

    for case in tables(key):
        check_env(make(case, bots="uniform", render_mode="ansi"), skip_render_check=True)


@EACH_GAME
def test_every_game_is_registered(key: str) -> None:
    import gymnasium

    import monsterbox.adapters.gymnasium

    assert monsterbox.adapters.gymnasium
    env = gymnasium.make(f"monsterbox/{key}-v1", bots="uniform")
    env.reset(seed=1)

    assert env.unwrapped.game is mb.game(key)


@EACH_GAME
@pytest.mark.parametrize("bots", ["uniform", "heuristic"])
def test_a_seat_plays_to_the_end_against_bots(key: str, bots: str) -> None:
    case = tables(key)[1]
    env = make(case, bots=bots, seat=1)
    seen, info = env.reset(seed=3)
    total, over, steps = 0.0, False, 0
    while not over:
        mask = info["action_mask"]
        assert env.observation_space.contains(seen)
        assert (mask == env.action_masks()).all()
        assert numpy.flatnonzero(mask).tolist() == env.match.legal_actions(1)
        assert 1 in env.match.waiting
        seen, reward, over, cut_short, info = env.step(env.action_space.sample(mask))
        total, steps = total + reward, steps + 1
        assert not cut_short
        assert reward == 0 or over

    assert env.match.over
    assert total == env.match.returns()[1]
    assert sum(step.seat == 1 for step in env.match.steps) == steps


def test_what_is_not_legal_costs_one_and_changes_nothing() -> None:
    env = make(tables("zombeasts")[0])
    _, info = env.reset(seed=1)
    before, wrong = env.match.record(), int(numpy.flatnonzero(info["action_mask"] == 0)[0])

    _, reward, over, _, info = env.step(wrong)

    assert (reward, over) == (-1.0, False)
    assert "not-now" in info["refused"]
    assert env.match.record() == before


def test_nothing_is_done_before_the_first_reset() -> None:
    import gymnasium

    env = make(tables("zombeasts")[0])
    for early in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(gymnasium.error.ResetNeeded):
            early()


def test_a_table_that_does_not_exist_is_refused() -> None:
    from monsterbox.adapters.gymnasium import SoloEnv

    with pytest.raises(mb.BadSeats, match="seat: 2 is not from 0 to 1"):
        SoloEnv("zombeasts", seat=2)
    with pytest.raises(mb.MonsterboxError, match="brilliant"):
        SoloEnv("zombeasts", bots="brilliant")
    with pytest.raises(mb.BadOption):
        SoloEnv("zombeasts", no_such_rule=1)
