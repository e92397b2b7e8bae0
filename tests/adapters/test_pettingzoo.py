"""PettingZoo's own suites on all our games, unchanged; and what the adapter promises besides."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest

import monsterbox as mb
from monsterbox.games.registry import games
from tests.adapters.installed import needs
from tests.games.kit import Case, all_of, few_of

pytestmark = [
    pytest.mark.full,
    *needs("pettingzoo"),
    # What the suites say of every environment whose observations have a mask beside them, also of
    # those that PettingZoo brings along: once a game is over nothing is legal.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
EACH_GAME = pytest.mark.parametrize("key", games())
CYCLES = 150


def make(case: Case, kind: str = "env", **told: Any) -> Any:
    import monsterbox.adapters.pettingzoo as adapter

    options: dict[str, Any] = dict(case.options)
    return getattr(adapter, kind)(case.key, case.seats, **options, **told)


def tables(key: str) -> list[Case]:
    """The defaults at every table."""
    return few_of(key, 0)


# The suites of PettingZoo


@EACH_GAME
def test_api_test(key: str) -> None:
    from pettingzoo.test import api_test

    for case in tables(key):
        api_test(make(case), num_cycles=CYCLES)


@EACH_GAME
def test_seed_test(key: str) -> None:
    from pettingzoo.test import seed_test

    for case in tables(key):
        seed_test(lambda case=case: make(case), num_cycles=CYCLES)


@EACH_GAME
def test_render_test(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import render_test

    for case in tables(key):
        render_test(lambda case=case, **told: make(case, **told))

    assert f"{key}, step " in capsys.readouterr().out


@EACH_GAME
def test_parallel_api_test(key: str) -> None:
    from pettingzoo.test import parallel_api_test

    for case in tables(key):
        parallel_api_test(make(case, "parallel_env"), num_cycles=CYCLES)


# What the adapter promises


def pick(mask: Any, dice: random.Random) -> int:
    return int(dice.choice(numpy.flatnonzero(mask)))


@EACH_GAME
def test_every_house_rule_is_an_option(key: str) -> None:
    for case in all_of(key):
        env, dice = make(case), random.Random(case.seed)
        env.reset(seed=case.seed)
        assert env.rules.settings == case.settings
        for agent in env.agent_iter(60):
            seen, _, over, _, _ = env.last()
            assert env.observation_space(agent).contains(seen)
            env.step(None if over else pick(seen["action_mask"], dice))


@EACH_GAME
@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_whole_games_are_those_of_matches(key: str, kind: str) -> None:
    """What is seen, what is legal and what the end is worth: the same as in a match."""
    for case in tables(key)[:2]:
        env = make(case, kind)
        env.reset(seed=5)
        rewards = dict.fromkeys(env.possible_agents, 0.0)
        play = play_in_turn if kind == "env" else play_at_once
        play(env, rewards, random.Random(5))

        match = env.table.match
        assert match.over
        assert list(rewards.values()) == pytest.approx(match.returns())
        assert match.returns() != [0.0] * case.seats


def play_in_turn(env: Any, rewards: dict[str, float], dice: random.Random) -> None:
    for count, agent in enumerate(env.agent_iter()):
        seen, reward, over, cut_short, info = env.last()
        rewards[agent] += reward
        assert (cut_short, info) == (False, {})
        if not over and count % 10 == 0:
            assert agent == f"player_{env.table.match.turn}"
            check_seen(env, seen, env.table.match.turn or 0)
        env.step(None if over else pick(seen["action_mask"], dice))


def play_at_once(env: Any, rewards: dict[str, float], dice: random.Random) -> None:
    seen, count = env.reset(seed=5)[0], 0
    while env.agents:
        count += 1
        if count % 10 == 0:
            for seat in range(env.rules.seats):
                check_seen(env, seen[f"player_{seat}"], seat)
        told = {agent: pick(seen[agent]["action_mask"], dice) for agent in env.agents}
        seen, paid, _, _, _ = env.step(told)
        for agent, reward in paid.items():
            rewards[agent] += reward


def check_seen(env: Any, seen: Any, seat: int) -> None:
    match = env.table.match
    shown = numpy.zeros(match.observation_shape, numpy.uint8)
    match.observe_into(shown, seat)
    assert (seen["observation"] == shown).all()
    legal = match.legal_actions(seat) or [env.rules.choices]
    assert numpy.flatnonzero(seen["action_mask"]).tolist() == legal


@EACH_GAME
def test_what_is_not_legal_is_refused_and_changes_nothing(key: str) -> None:
    env = make(tables(key)[0])
    env.reset(seed=1)
    before, mask = env.table.state.to_ints(), env.last()[0]["action_mask"]

    for wrong in (int(numpy.flatnonzero(mask == 0)[0]), -1, 10**9, 0.5, "play", None):
        with pytest.raises(mb.IllegalAction, match="not-now"):
            env.step(wrong)

    assert env.table.state.to_ints() == before


def test_all_choices_of_a_step_are_made_or_none() -> None:
    env = make(tables("oh-my-brain")[0], "parallel_env")
    seen, _ = env.reset(seed=1)
    dice = random.Random(1)
    told = {agent: pick(seen[agent]["action_mask"], dice) for agent in env.agents}
    before = env.table.state.to_ints()
    assert env.wait not in told.values(), "all seats draft at once"

    for wrong in ({"player_1": env.wait}, {"player_1": 10**6}):
        with pytest.raises(mb.IllegalAction):
            env.step(told | wrong)
    with pytest.raises(mb.IllegalAction):
        env.step({"player_0": told["player_0"]})
    assert env.table.state.to_ints() == before
    env.step(told)
    assert env.table.state.to_ints() != before


def test_who_is_not_asked_waits() -> None:
    env = make(tables("zombeasts")[0], "parallel_env")
    seen, _ = env.reset(seed=1)
    asked = env.table.actor
    other = 1 - asked

    assert numpy.flatnonzero(seen[f"player_{other}"]["action_mask"]).tolist() == [env.wait]
    with pytest.raises(mb.IllegalAction, match="not-your-turn"):
        env.step({f"player_{asked}": env.table.legal()[0], f"player_{other}": 0})
    env.step({f"player_{asked}": env.table.legal()[0]})


def test_the_same_seed_deals_the_same_and_none_goes_on_to_another() -> None:
    envs = [make(tables("zombeasts")[0]) for _ in range(2)]
    deals = []
    for env in envs:
        env.reset(seed=7)
        deals.append([env.table.state.to_ints()])
        env.reset()
        deals[-1].append(env.table.state.to_ints())

    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_a_table_that_does_not_exist_is_refused() -> None:
    import monsterbox.adapters.pettingzoo as adapter

    with pytest.raises(mb.UnknownGame):
        adapter.env("chess")
    with pytest.raises(mb.BadSeats):
        adapter.env("zombeasts", 9)
    with pytest.raises(mb.BadOption):
        adapter.env("zombeasts", 2, no_such_rule=True)
