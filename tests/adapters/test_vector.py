"""Many games at once: the same games as one by one, in arrays of the caller."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import monsterbox as mb
from monsterbox.adapters.vector import MANY, Arrays, VectorEnv
from monsterbox.bots.batch import SPREAD
from monsterbox.core.numbers import returns_of
from monsterbox.games.registry import games
from tests.cases import in_tiers
from tests.games.kit import BRIEF, Case, few_cases, legal_of, one_of_each
from tests.processes import answer_of

GAMES = 3
TABLES = few_cases(0)
SMALL = pytest.mark.parametrize("case", one_of_each(), ids=str)


def env_of(case: Case, games: int = GAMES, **told: Any) -> VectorEnv:
    given: dict[str, Any] = dict(case.options) | told
    return VectorEnv(case.key, games, seats=case.seats, seed=case.seed, **given)


def begun(env: VectorEnv) -> Arrays:
    out = env.arrays()
    env.reset(out)
    return out


def any_legal(out: Arrays, dice: np.random.Generator) -> np.ndarray[Any, Any]:
    first = np.cumsum(out.counts) - out.counts
    places = first + (dice.random(len(first)) * out.counts).astype(int)
    chosen: np.ndarray[Any, Any] = out.legal[places]
    return chosen


def steps(env: VectorEnv, out: Arrays, number: int) -> Iterator[np.ndarray[Any, Any]]:
    """So many random steps; what was chosen in each."""
    dice = np.random.default_rng(7)
    for _ in range(number):
        actions = any_legal(out, dice)
        env.step(actions, out)
        yield actions


def contents(out: Arrays) -> dict[str, Any]:
    """All that stands in the arrays."""
    used = out.counts.sum()
    return {
        "observations": out.observations.tolist(),
        "masks": None if out.masks is None else out.masks.tolist(),
        "legal": out.legal[:used].tolist(),
        "counts": out.counts.tolist(),
        "seats": out.seats.tolist(),
        "rewards": out.rewards.tolist(),
        "ended": out.ended.tolist(),
    }


# The games


@pytest.mark.parametrize("case", in_tiers(TABLES, fast=one_of_each()), ids=str)
def test_the_games_are_those_of_the_rules(case: Case) -> None:
    """Side by side with plain states: who is asked, what is legal and seen, what the end brings."""
    env = env_of(case)
    out = begun(env)
    rngs = [mb.Rng(case.seed * SPREAD + k) for k in range(GAMES)]
    states = [case.begin() for _ in range(GAMES)]
    for state, rng in zip(states, rngs, strict=True):
        state.settle(rng)
    ended = 0
    assert_shown(env, out, states)
    for actions in steps(env, out, 400):
        for k, action in enumerate(actions.tolist()):
            states[k].apply(states[k].turn(), action)
            is_over = int(states[k].settle(rngs[k])) == mb.OVER
            ranks = [int(states[k].rank(seat)) for seat in range(case.seats)]

            assert bool(out.ended[k]) == is_over
            assert out.rewards[k] == pytest.approx(
                returns_of(ranks) if is_over else [0] * len(ranks)
            )
            if is_over:
                states[k] = case.begin()
                states[k].settle(rngs[k])
                ended += 1
        assert_shown(env, out, states)
    assert ended or case.key in BRIEF


def assert_shown(env: VectorEnv, out: Arrays, states: list[mb.GameState]) -> None:
    (size,) = env.observation_shape
    first = 0
    for k, state in enumerate(states):
        seen = np.zeros(size, np.uint8)
        seat = int(state.turn())
        state.observe_into(seen, seat)
        legal = legal_of(state, seat)
        count = int(out.counts[k])

        assert int(out.seats[k]) == seat
        assert (out.observations[k] == seen).all()
        assert out.legal[first : first + count].tolist() == legal
        if out.masks is not None:
            assert np.flatnonzero(out.masks[k]).tolist() == legal
            assert out.masks.max() == 1
        first += count


@SMALL
def test_the_seed_decides_game_by_game(case: Case) -> None:
    """A game is the same however many lie beside it."""
    few, many = env_of(case, 2), env_of(case, 4)
    here, there = begun(few), begun(many)
    for _ in range(30):
        few.step(first_legal(here), here)
        many.step(first_legal(there), there)

        assert (here.observations == there.observations[:2]).all()
    assert (there.observations[0] != there.observations[1]).any()


def first_legal(out: Arrays) -> np.ndarray[Any, Any]:
    first: np.ndarray[Any, Any] = out.legal[np.cumsum(out.counts) - out.counts]
    return first


def test_a_reset_deals_other_games() -> None:
    env = VectorEnv("zombeasts", 2)
    out = begun(env)
    before = out.observations.copy()

    env.reset(out)

    assert (out.observations != before).any()
    assert not out.ended.any()


# Arrays


@pytest.mark.parametrize("key", games())
def test_masks_are_made_where_there_are_few_actions_or_on_demand(key: str) -> None:
    assert VectorEnv(key, 1).has_masks == (VectorEnv(key, 1).num_actions <= MANY)
    for wish in (True, False):
        env = VectorEnv(key, 1, masks=wish)
        out = begun(env)
        list(steps(env, out, 5))
        assert (out.masks is not None) == wish
        if out.masks is not None:
            assert np.flatnonzero(out.masks[0]).tolist() == out.legal[: out.counts[0]].tolist()


def test_arrays_may_be_parts_of_larger_ones() -> None:
    """As when whole stretches of play are kept."""
    env, twin = VectorEnv("zombeasts", GAMES, seed=3), VectorEnv("zombeasts", GAMES, seed=3)
    plain = begun(twin)
    kept = np.zeros((5, GAMES, *env.observation_shape), np.uint8)
    masks = np.zeros((5, GAMES, env.num_actions), np.uint8)
    out = env.arrays()
    env.reset(out)
    for k in range(5):
        actions = first_legal(plain)
        env.step(actions, replace(out, observations=kept[k], masks=masks[k]))
        twin.step(actions, plain)

        assert (kept[k] == plain.observations).all()
        assert plain.masks is not None
        assert (masks[k] == plain.masks).all()


BROKEN: dict[str, Callable[[Arrays], Arrays]] = {
    "observations": lambda out: replace(out, observations=out.observations[:, 1:]),
    "masks": lambda out: replace(out, masks=None),
    "legal": lambda out: replace(out, legal=out.legal[:-1]),
    "counts": lambda out: replace(out, counts=out.counts.astype(np.int64)),
    "seats": lambda out: replace(out, seats=out.seats.tolist()),
    "rewards": lambda out: replace(out, rewards=out.rewards.T),
    "ended": lambda out: replace(out, ended=np.frombuffer(bytes(GAMES), np.bool_)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_other_arrays_are_refused_before_anything_happens(name: str) -> None:
    env = VectorEnv("zombeasts", GAMES)
    out = begun(env)
    before = contents(out)

    with pytest.raises(mb.BadBuffer, match=f"^{name}: no array of"):
        env.step(first_legal(out), BROKEN[name](out))

    assert contents(out) == before
    env.step(first_legal(out), out)  # the games are where they were


# Choices


def test_a_choice_that_is_not_legal_changes_nothing() -> None:
    env, twin = VectorEnv("zombeasts", GAMES, seed=5), VectorEnv("zombeasts", GAMES, seed=5)
    out, plain = begun(env), begun(twin)
    for bad in (-1, 719, 720, 2**40):
        actions = first_legal(out).astype(np.int64)
        actions[1] = bad

        with pytest.raises(mb.IllegalAction, match=f"'{bad} in game 1' is refused, not-now; legal"):
            env.step(actions, out)

        assert contents(out) == contents(plain)
    env.step(first_legal(out), out)
    twin.step(first_legal(plain), plain)
    assert contents(out) == contents(plain)


@pytest.mark.parametrize("bad", [[0.0] * GAMES, [0], [[0] * GAMES], None, "stop", [True] * GAMES])
def test_choices_are_whole_numbers_one_for_each_game(bad: Any) -> None:
    env = VectorEnv("zombeasts", GAMES)
    out = begun(env)

    with pytest.raises(mb.BadBuffer, match=f"actions: no row of {GAMES} whole numbers"):
        env.step(bad, out)


def test_games_are_dealt_before_they_are_played() -> None:
    env = VectorEnv("zombeasts", GAMES)

    with pytest.raises(mb.NotOffered, match="dealt by reset"):
        env.step(np.zeros(GAMES, np.int64), env.arrays())


@pytest.mark.parametrize("bad", [0, -1, 2**30, 1.5, "many", None, True])
def test_the_number_of_games_makes_sense(bad: Any) -> None:
    with pytest.raises(mb.BadOption, match="is no number from 1 to"):
        VectorEnv("zombeasts", bad)


def test_tables_are_checked_as_everywhere() -> None:
    for error, told in (
        (mb.BadSeats, {"seats": 9}),
        (mb.BadOption, {"corner_rule": "none"}),
        (mb.BadSeed, {"seed": "x"}),
        (mb.BadOption, {"opponents": "level9"}),
    ):
        with pytest.raises(error):
            VectorEnv("zombeasts", 1, **told)
    with pytest.raises(mb.UnknownGame):
        VectorEnv("chess", 1)


# Opponents


@pytest.mark.parametrize("key", in_tiers(["zombeasts", "oh-my-brain"], fast=["oh-my-brain"]))
def test_against_bots_one_seat_of_each_game_is_asked(key: str) -> None:
    """Seats by turns, so that nobody always begins; the bot wins against random choices."""
    env = VectorEnv(key, 4, seats=2, opponents="heuristic", seed=1)
    out = begun(env)
    ends: list[float] = []
    for _ in steps(env, out, 200):
        assert out.seats.tolist() == [0, 1, 0, 1]
        ends += [float(out.rewards[k, k % 2]) for k in np.flatnonzero(out.ended)]

    assert len(ends) >= 4
    assert sum(ends) < 0


@pytest.mark.parametrize("key", ["monster-meister", "humans", "humans-zombies"])
def test_bots_that_need_more_than_the_table_are_not_offered(key: str) -> None:
    with pytest.raises(mb.NotOffered, match=f"the bot of {key} does not play from the table alone"):
        VectorEnv(key, 1, opponents="heuristic")


# Compiled and interpreted


@pytest.mark.full
def test_compiled_and_interpreted_games_are_the_same() -> None:
    if not mb.is_compiled():
        pytest.skip("the rules are not compiled here: pip install -e . with a C compiler")

    compiled = answer_of("tests.adapters.test_vector", pure=False)
    interpreted = answer_of("tests.adapters.test_vector", pure=True)

    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["checksums"] == interpreted["checksums"]


def checksum(env: VectorEnv) -> str:
    digest = hashlib.sha256()
    out = begun(env)
    for _ in steps(env, out, 40):
        digest.update(json.dumps(contents(out)).encode())
    return digest.hexdigest()[:32]


def checksums() -> dict[str, str]:
    plain = {str(case): checksum(env_of(case, masks=False)) for case in one_of_each()}
    bots = [case for case in one_of_each() if case.key in ("zombeasts", "oh-my-brain")]
    return plain | {f"{case}-bots": checksum(env_of(case, opponents="heuristic")) for case in bots}


if __name__ == "__main__":
    print(json.dumps({"compiled": mb.is_compiled(), "checksums": checksums()}))
