"""Observations: what a seat sees as numbers in an array, and nothing else."""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import numpy
import pytest

import monsterbox as mb
from monsterbox.core.features import Features, seen_from
from monsterbox.games.registry import games
from tests.cases import in_tiers
from tests.processes import answer_of

from .kit import (
    FAST,
    Case,
    all_of,
    few_cases,
    moments,
    one_of_each,
    played,
    redealt,
    some_choices,
)

EVERY = 15
some_cases = pytest.mark.parametrize("case", in_tiers(few_cases(), fast=few_cases(FAST)), ids=str)
each_small_table = pytest.mark.parametrize("case", one_of_each(), ids=str)


def observation(match: mb.Match, seat: int) -> numpy.ndarray[Any, Any]:
    seen = numpy.full(match.observation_shape, 77, dtype=numpy.uint8)
    match.observe_into(seen, seat)
    return seen


def reference(key: str) -> Callable[[mb.View, Case, mb.GameState], dict[str, list[int]]]:
    folder = mb.game(key).package.rpartition(".")[2]
    module = importlib.import_module(f"tests.games.seen.{folder}")
    return module.told  # type: ignore[no-any-return]


def some_states(case: Case, every: int = EVERY) -> Iterator[mb.GameState]:
    """At some moments of a random game, also where chance acts, and at its end."""
    state = case.begin()
    for moment in moments(case, state):
        if moment.number % every == case.seed % every:
            yield state
    yield state


# What is told


@some_cases
def test_an_observation_tells_what_the_view_tells_and_nothing_else(case: Case) -> None:
    assert_as_viewed(case)


@pytest.mark.full
@pytest.mark.parametrize("key", games())
def test_the_same_with_every_house_rule(key: str) -> None:
    for case in all_of(key):
        assert_as_viewed(case, every=150)


def assert_as_viewed(case: Case, every: int = EVERY) -> None:
    told, settings = reference(case.key), case.settings
    parts = case.game.observation_parts(case.seats, settings)
    seen = numpy.zeros(case.game.observation_shape(case.seats, settings), dtype=numpy.uint8)
    for state in some_states(case, every):
        for seat in range(case.seats):
            state.observe_into(seen, seat)
            expected = told(case.game.view_of(state, settings, seat), case, state)

            assert {part.name: seen[part.place].tolist() for part in parts} == expected


@some_cases
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    size = int(case.begin().observation_size())
    here, there = (numpy.zeros(size, dtype=numpy.uint8) for _ in range(2))
    for moment in some_choices(case, EVERY):
        for seat in range(case.seats):
            moment.state.observe_into(here, seat)
            redealt(moment.state, seat, moment.number).observe_into(there, seat)

            assert (here == there).all()


@each_small_table
def test_what_is_hidden_from_one_seat_is_seen_by_another(case: Case) -> None:
    """The own hand or display: an observation is not the same from everywhere."""
    match = played(case, choices=EVERY)

    assert (observation(match, 0) != observation(match, 1)).any()


@pytest.mark.parametrize("case", few_cases(2), ids=str)
def test_parts_follow_each_other_and_hold_no_larger_numbers(case: Case) -> None:
    parts = case.game.observation_parts(case.seats, case.settings)
    (size,) = case.game.observation_shape(case.seats, case.settings)
    match = case.match()

    assert match.observation_shape == (size,) == (int(match.state().observation_size()),)
    assert [part.start for part in parts] == [0, *[p.start + p.size for p in parts[:-1]]]
    assert len({part.name for part in parts}) == len(parts)
    seen = numpy.zeros(size, dtype=numpy.uint8)
    for state in some_states(case):
        state.observe_into(seen, 0)
        assert all(seen[part.place].max() <= part.most for part in parts)


def test_the_sizes_of_each_game() -> None:
    """Whoever has trained a network on them wants to know when they change."""
    told = {}
    for key in games():
        game = mb.game(key)
        for seats in game.seats:
            told[f"{key}-{seats}"] = game.observation_shape(seats, game.settings(seats, {}))

    assert told == {
        "zombeasts-2": (1155,),
        "zombeasts-4": (1645,),
        "oh-my-brain-2": (226,),
        "oh-my-brain-5": (271,),
        "monster-meister-2": (438,),
        "monster-meister-4": (700,),
        "humans-2": (1884,),
        "humans-6": (3712,),
        "humans-zombies-2": (5044,),
        "humans-zombies-6": (9752,),
    }


# Into what


@each_small_table
def test_any_row_of_bytes_will_do(case: Case) -> None:
    match = case.match()
    (size,) = match.observation_shape
    rows = numpy.zeros((3, size), dtype=numpy.uint8)
    plain = bytearray(size)

    match.observe_into(rows[1], numpy.int64(0))
    match.observe_into(plain, 0)

    assert rows[1].tobytes() == bytes(plain) == observation(match, 0).tobytes()
    assert not rows[0].any()
    assert not rows[2].any()


BUFFERS: dict[str, Callable[[int], Any]] = {
    "too short": lambda size: bytearray(size - 1),
    "too long": lambda size: bytearray(size + 1),
    "read only": bytes,
    "no buffer": lambda size: [0] * size,
    "nothing": lambda size: None,
    "other numbers": lambda size: numpy.zeros(size, dtype=numpy.float32),
    "signed": lambda size: numpy.zeros(size, dtype=numpy.int8),
    "with gaps": lambda size: numpy.zeros((size, 2), dtype=numpy.uint8)[:, 0],
    "two rows": lambda size: numpy.zeros((2, size), dtype=numpy.uint8),
}


@pytest.mark.parametrize("kind", BUFFERS)
def test_no_other_buffer_is_written_into(kind: str) -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)
    buffer = BUFFERS[kind](*match.observation_shape)

    with pytest.raises(mb.BadBuffer, match="no row of 1155 unsigned bytes"):
        match.observe_into(buffer, 0)

    assert buffer is None or not any(numpy.asarray(buffer).ravel())


def test_only_seats_of_the_table_look() -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)

    with pytest.raises(mb.IllegalAction, match="no-such-seat; legal: seats 0 to 1"):
        match.observe_into(bytearray(1155), 2)


def test_a_game_that_tells_no_numbers_says_so() -> None:
    from tests.core.doubles import an_auction_game

    game = an_auction_game()
    match = game.match(seats=2)

    for ask in (
        lambda: game.observation_shape(2, {}),
        lambda: match.observation_shape,
        lambda: match.observe_into(bytearray(1), 0),
    ):
        with pytest.raises(mb.NotOffered, match="auction does not tell what a seat sees"):
            ask()


# The buffer of the rules


def test_numbers_stay_within_a_byte() -> None:
    seen = Features(12)

    for value in (-1, 0, 255, 256):
        seen.number(value)
    seen.large_number(515)
    seen.balance(-3)
    seen.one_of(-1, 2)
    seen.one_of(1, 2)

    assert list(seen.items) == [0, 0, 255, 255, 2, 3, 0, 3, 0, 0, 0, 1]
    assert seen.at == 12
    seen.clear()
    assert not any(seen.items)
    assert seen.at == 0


def test_seats_are_counted_from_the_one_that_looks() -> None:
    assert [seen_from(2, other, 4) for other in (2, 3, 0, 1)] == [0, 1, 2, 3]
    assert seen_from(2, mb.CHANCE, 4) < 0
    assert seen_from(2, mb.OVER, 4) < 0


# Compiled and interpreted


@pytest.mark.full
def test_compiled_and_interpreted_rules_see_the_same() -> None:
    if not mb.is_compiled():
        pytest.skip("the rules are not compiled here: pip install -e . with a C compiler")

    compiled = answer_of("tests.games.test_observations", pure=False)
    interpreted = answer_of("tests.games.test_observations", pure=True)

    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["checksums"] == interpreted["checksums"]


def checksum(case: Case) -> str:
    """Of what every seat sees at some steps of a game."""
    digest = hashlib.sha256()
    seen = bytearray(int(case.begin().observation_size()))
    for moment in moments(case):
        if moment.number % 5 == 0:
            for seat in range(case.seats):
                moment.state.observe_into(seen, seat)
                digest.update(seen)
    return digest.hexdigest()[:32]


if __name__ == "__main__":
    sums = {str(case): checksum(case) for case in few_cases(2)}
    print(json.dumps({"compiled": mb.is_compiled(), "checksums": sums}))
