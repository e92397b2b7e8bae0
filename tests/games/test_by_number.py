"""Matches for machines: by number, copied, sent elsewhere, with chance left to the caller."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import numpy
import pytest

import monsterbox as mb
from monsterbox.games.registry import games

STEPS = 25
EACH_GAME = pytest.mark.parametrize("key", games())
COPIES: dict[str, Callable[[mb.Match], mb.Match]] = {
    "clone": mb.Match.clone,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


def play_some(match: mb.Match, seed: int = 1, steps: int = STEPS) -> None:
    dice = random.Random(seed)
    for _ in range(steps):
        if not match.over:
            match.play_action(dice.choice(match.legal_actions()))


@EACH_GAME
def test_numbers_are_the_choices_in_the_same_order(key: str) -> None:
    by_text = mb.game(key).match(seats=2, seed=3)
    by_number = by_text.clone()
    dice = random.Random(5)
    for _ in range(STEPS):
        seat, choices = by_text.turn, by_text.legal(by_text.turn or 0)
        place = dice.randrange(len(choices))

        by_number.play_action(by_number.legal_actions(seat)[place], seat)
        by_text.play(by_text.turn or 0, choices[place])

    assert by_number.record() == by_text.record()


@EACH_GAME
@pytest.mark.parametrize("way", COPIES)
def test_a_copy_goes_on_by_itself(key: str, way: str) -> None:
    """The same choices lead both to the same table; neither feels what happens to the other."""
    match = mb.game(key).match(seats=2, seed=1)
    play_some(match)
    before = match.record()

    other = COPIES[way](match)
    play_some(other, seed=2)

    assert match.record() == before
    play_some(match, seed=2)
    assert match.record() == other.record()
    assert match.position() == other.position()
    assert match.settings == other.settings
    assert other.game is match.game


@EACH_GAME
def test_the_state_is_a_copy(key: str) -> None:
    match = mb.game(key).match(seats=2, seed=1)
    before = match.position()

    mb.playout(match.state(), mb.Rng(1), mb.Actions())

    assert match.position() == before
    assert match.state().to_ints() == match.state().to_ints()


# Chance


@EACH_GAME
def test_chance_that_is_asked_plays_the_same_match_as_its_seed(key: str) -> None:
    """Whoever names the outcomes that a seed gives gets the match of the seed."""
    drawn = mb.game(key).match(seats=2, seed=4)
    play_some(drawn)
    named = mb.game(key).match(seats=2, chance=mb.AskedChance())
    assert named.turn == mb.CHANCE

    for step in drawn.steps:
        actor = None if step.seat == mb.CHANCE else step.seat
        if actor is None:
            assert step.action in dict(named.chance_outcomes())
        named.play_action(step.action, actor)

    assert named.position() == drawn.position()
    assert named.record()["actions"] == drawn.record()["actions"]
    assert named.record()["chance"] == {"kind": "asked"}
    assert mb.replay(named.record()).record() == named.record()
    with pytest.raises(mb.BadRecord, match="nothing can be verified"):
        mb.verify(named.record())


@EACH_GAME
def test_probabilities_of_chance_sum_to_one(key: str) -> None:
    match = mb.game(key).match(seats=3, chance=mb.AskedChance())
    dice, asked = random.Random(2), 0
    for _ in range(4 * STEPS):
        outcomes = match.chance_outcomes()
        if match.over:
            break
        if match.turn == mb.CHANCE:
            asked += 1
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [outcome for outcome, _ in outcomes] == match.legal_actions()
            assert match.waiting == []
        else:
            assert outcomes == []
        match.play_action(dice.choice(match.legal_actions()))
    assert asked


def test_a_match_that_waits_for_chance_is_replayed_until_there() -> None:
    match = mb.game("zombeasts").match(seats=2, chance=mb.AskedChance())
    match.play_action(match.legal_actions()[0])

    again = mb.replay(match.record())

    assert again.turn == mb.CHANCE
    assert again.chance_outcomes() == match.chance_outcomes()


# Numbers of other libraries


def test_whole_numbers_of_numpy_are_numbers() -> None:
    match = mb.game("zombeasts").match(seats=numpy.int64(2), seed=numpy.uint8(7))
    seat = numpy.int32(match.turn or 0)

    match.play_action(numpy.int64(match.legal_actions(seat)[0]), seat)

    assert match.record()["seats"] == 2
    assert match.record()["chance"] == {"kind": "seeded", "seed": 7}
    assert match.view(seat).seat == int(seat)
    assert mb.make_bot("uniform", "zombeasts", numpy.int64(3))


# Bad input: one line each, and nothing changes


@pytest.mark.parametrize("action", [-1, 10**9, 10**30, 0.5, "play", None, True, numpy.bool_(True)])
def test_what_is_no_legal_number_is_refused(action: object) -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)
    before = match.record()

    with pytest.raises(mb.IllegalAction, match="not-now"):
        match.play_action(action)  # type: ignore[arg-type]  # that is the test

    assert match.record() == before


def test_numbers_are_refused_out_of_turn_and_after_the_end() -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1, start_player=0)
    with pytest.raises(mb.IllegalAction, match="not-your-turn"):
        match.play_action(match.legal_actions(0)[0], 1)
    with pytest.raises(mb.IllegalAction, match="no-such-seat"):
        match.play_action(0, 2)

    play_some(match, steps=10_000)

    assert match.over
    assert match.legal_actions() == []
    assert match.chance_outcomes() == []
    with pytest.raises(mb.IllegalAction, match="match-is-over"):
        match.play_action(0)


def test_an_impossible_outcome_is_refused() -> None:
    match = mb.game("zombeasts").match(seats=2, chance=mb.AskedChance())
    before = match.position()

    with pytest.raises(mb.IllegalAction, match="impossible-outcome"):
        match.play_action(-5)

    assert match.position() == before


def test_what_is_no_source_of_chance_is_refused() -> None:
    with pytest.raises(mb.BadChance, match="chance: 5 is no source"):
        mb.game("zombeasts").match(seats=2, chance=5)  # type: ignore[arg-type]  # that is the test


@pytest.mark.parametrize("seed", [None, "one", 1.5, True])
def test_a_bot_needs_a_whole_number_as_seed(seed: object) -> None:
    with pytest.raises(mb.BadSeed, match="is not a whole number"):
        mb.make_bot("uniform", "zombeasts", seed)  # type: ignore[arg-type]  # that is the test


@pytest.mark.parametrize("seat", [5, -1, True, "0"])
def test_nobody_sees_events_of_a_seat_that_does_not_exist(seat: object) -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)

    with pytest.raises(mb.IllegalAction, match="no-such-seat"):
        match.events(seat)  # type: ignore[arg-type]  # that is the test


def test_a_refusal_travels_to_another_process() -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)
    with pytest.raises(mb.IllegalAction) as caught:
        match.play(match.turn or 0, "play X")

    again = pickle.loads(pickle.dumps(caught.value))

    assert str(again) == str(caught.value)
    assert (again.seat, again.code, again.clause) == (
        caught.value.seat,
        caught.value.code,
        caught.value.clause,
    )


# As text


def test_a_match_says_where_it_stands() -> None:
    match = mb.game("oh-my-brain").match(seats=2, seed=1)
    first = repr(match)
    asked = mb.game("zombeasts").match(seats=2, chance=mb.AskedChance())
    play_some(match, steps=10_000)

    assert first == "oh-my-brain, step 7, asked: seat 0, 1\n seat  hand\n    0     0\n    1     0"
    assert repr(asked).startswith("zombeasts, step 0, chance is asked\n seat  hand\n")
    assert repr(match).startswith(f"oh-my-brain, step {match.version}, over\n seat  hand")
    assert "rank\n" in repr(match)
