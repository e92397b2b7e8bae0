"""The stall limit (Q-38), and the bound on the length of a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import monsterbox as mb
from tests.games.oh_my_brain.builders import (
    a_match,
    a_new_match,
    brains,
    choices,
    field,
    hand,
    phase,
    told,
)

Bot = Callable[[random.Random, list[str]], str]


def nearly(steps: int = 999, **fields: Any) -> mb.Match:
    """Seat 0 is about to take step A for the thousandth time."""
    usual: dict[str, Any] = {
        "hand": [12, 4, 4, 5],
        "horde": [7],
        "brains": {0: 5, 1: 7, 2: 3},
        "steps": steps,
    }
    return a_match(**(usual | fields))


def test_example_51_the_game_ends_before_the_next_step_a() -> None:
    """ZA-60, Q-38, example 51: ranked by brains, nobody need be at 0."""
    match = nearly()

    match.play(0, "play 12")

    assert match.over
    assert match.scores == [5, 7, 3]
    assert match.ranks == [2, 1, 3]


def test_one_step_before_the_limit_the_game_goes_on() -> None:
    """Q-38."""
    match = nearly(998)

    match.play(0, "play 12")

    assert not match.over
    assert match.turn == 1


def test_the_last_step_is_carried_out_in_full() -> None:
    """Q-38: extras, roll and refill of the turn, then the end."""
    match = nearly(hand=[18, 18], grave=[4, 5, 6, 9], horde=[7], chance=["face GAIN"])

    match.play(0, "play 18 x2", "to 1", "refill 4", "refill 5", "refill 9")

    assert match.over
    assert brains(match) == [6, 7, 3]
    assert hand(match) == [4, 5, 9]


def test_no_losses_for_the_unfinished_round() -> None:
    """ZA-55, ZA-59, Q-38."""
    match = nearly(hands={1: [6, 9, 10]})

    match.play(0, "play 12")

    assert brains(match) == [5, 7, 3]


def test_a_round_ended_by_the_last_step_is_paid_for() -> None:
    """ZA-55, Q-38: the round is finished; the set-up does not begin."""
    match = nearly(hand=[12], hands={1: [4, 5], 2: [6]})

    match.play(0, "play 12")

    assert match.over
    assert brains(match) == [5, 5, 2]


def test_a_pass_is_a_step_too() -> None:
    """Q-38, section 4.1: the cards are drawn, but the play after it does not begin."""
    match = nearly(horde=[13], chance=["card 9", "card 10"])

    match.play(0, "pass", "keep 9")

    assert match.over
    assert brains(match)[0] == 4
    assert hand(match) == [4, 4, 5, 9, 12]


def test_a_replay_does_not_begin_at_the_limit() -> None:
    """Q-38: STEP_A by REPLAY counts and is not entered."""
    match = nearly(hand=[18, 19, 5], chance=["face REPLAY"])

    match.play(0, "play 18")

    assert match.over


def test_the_new_turn_of_an_eleven_does_not_begin_at_the_limit() -> None:
    """Q-38."""
    match = nearly(hand=[11, 5, 6])

    match.play(0, "play 11")

    assert match.over


def test_an_own_limit() -> None:
    """Q-38, `stall_limit`: any number."""
    match = nearly(2, options={"stall_limit": 3})

    match.play(0, "play 12")

    assert match.over


def test_no_limit() -> None:
    """Q-38, `stall_limit` 0."""
    match = nearly(10_000, options={"stall_limit": 0})

    match.play(0, "play 12")

    assert match.turn == 1


def test_the_set_up_does_not_count() -> None:
    """Q-38: SPLIT is no STEP_A action; with a limit of 1 the first play ends the game."""
    match = a_new_match(2, stall_limit=1)
    while phase(match) == "split":
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])

    starter = field(match, "starter")
    match.play(starter, next(text for text in match.legal(starter) if " x" not in text))
    while not match.over and phase(match) in ("give-card", "give-to", "steal", "swap"):
        match.play(starter, match.legal(starter)[0])

    assert match.over


def test_the_last_step_may_end_the_game_as_usual() -> None:
    """ZA-58, Q-38: the last brain is lost at the last step."""
    match = nearly(brains={0: 1})

    match.play(0, "pass")

    assert match.over
    assert brains(match) == [0, 9, 9]


# The bound


def passing(source: random.Random, legal: list[str]) -> str:
    return "pass" if "pass" in legal else source.choice(legal)


def at_random(source: random.Random, legal: list[str]) -> str:
    return source.choice(legal)


def hoarding(source: random.Random, legal: list[str]) -> str:
    """Pass as long as that is allowed, else the play with most extras."""
    return "pass" if "pass" in legal else max(legal, key=len)


def to_its_end(match: mb.Match, bot: Bot, seed: int) -> None:
    source = random.Random(seed)
    while not match.over:
        seat = source.choice(match.waiting)
        match.play(seat, bot(source, match.legal(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", [passing, at_random, hoarding])
def test_a_game_has_few_decisions_for_each_step(bot: Bot, seats: int) -> None:
    """Q-38: at most 8 decisions per STEP_A action, plus 3 per seat and set-up."""
    for seed in range(6):
        match = a_new_match(seats, seed)
        to_its_end(match, bot, seed)

        decisions = [line for line in told(match) if ": " in line]
        steps = sum(": play " in line or line.endswith(": pass") for line in decisions)
        splits = sum(": split " in line for line in decisions)

        assert steps == field(match, "steps") <= 1000
        assert splits == 3 * seats * field(match, "round")
        assert len(decisions) - splits <= 8 * steps


@pytest.mark.parametrize("limit", [1, 7, 40])
@pytest.mark.parametrize("bot", [passing, at_random])
def test_no_game_is_longer_than_its_limit(bot: Bot, limit: int) -> None:
    """Q-38, `stall_limit`: with a die that only pays for passes, the limit ends the game."""
    match = a_new_match(3, 5, stall_limit=limit, die=["GAIN", "RAIN"] * 3)

    to_its_end(match, bot, 5)

    assert field(match, "steps") <= limit
    decisions = sum(": " in line for line in told(match))
    assert decisions <= 8 * field(match, "steps") + 9 * field(match, "round")


def test_stalling_players_are_stopped() -> None:
    """Q-38: brains are given back as fast as they are lost, yet the game ends."""
    options: dict[str, Any] = {
        "stall_limit": 300,
        "die": ["GAIN"] * 6,
        "marshmallows": [value for value in range(20) if value != 11],
        "unlimited_brains": True,
    }
    match = a_new_match(2, 3, **options)

    to_its_end(match, passing, 3)

    assert field(match, "steps") == 300
    assert choices(match) == set()
