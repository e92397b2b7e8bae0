"""What holds at every moment of every game (section 2, invariants)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.rng import Rng
from monsterbox.games.oh_my_brain.engine.state import State
from monsterbox.games.oh_my_brain.engine.table import DISCARD, put
from tests.games.kit import Case, combinations, turns
from tests.games.oh_my_brain.builders import (
    DECK,
    brains,
    cards_in_all,
    choices,
    field,
    horde,
    phase,
    supply,
)

GAME = mb.game("oh-my-brain")
EVERYTHING = {
    "start_refill": True,
    "zero_clears": True,
    "eleven_must_replay": True,
    "roll_per_card": True,
    "empty_anytime_ends": True,
    "open_draft": True,
    "forgetful_refill": True,
    "tie_starter": "rps",
}


def case(seats: int, seed: int, **options: Any) -> Case:
    return Case(GAME.key, seats, tuple(options.items()), seed)


PLAIN = [case(seats, seed) for seats in (2, 3, 4, 5) for seed in (1, 2)]
HOUSE = [case(seats, 3, **EVERYTHING) for seats in (2, 3, 4, 5)]
MIXED = [
    Case(GAME.key, 2 + k % 4, tuple(options.items()), k, label)
    for k, (label, options) in enumerate(combinations(GAME, 6).items())
    if not {"deck", "last_winners", "unlimited_brains"} & {*options}
    and not (options.get("zero_clears") and options.get("marshmallows") not in (None, "m6"))
]


def keen_turns(case: Case) -> Iterator[mb.Match]:
    """A match of players who pass only when they must; its rounds come to an end."""
    match = case.match()
    source = random.Random(case.seed)
    while not match.over:
        yield match
        seat = source.choice(match.waiting)
        legal = match.legal(seat)
        match.play(seat, source.choice([text for text in legal if text != "pass"] or legal))


@pytest.mark.parametrize("case", [*PLAIN, *HOUSE], ids=str)
def test_example_43_nothing_is_lost_from_round_to_round(case: Case) -> None:
    """ZA-61, ZA-62, example 43: of keen players, who end rounds."""
    for match in keen_turns(case):
        assert cards_in_all(match) == DECK
        assert sum(brains(match)) + supply(match) == 56
        assert min(brains(match)) >= 1


def test_keen_players_end_rounds() -> None:
    """ZA-53: so that the games above are worth something."""
    rounds = [max(field(match, "round") for match in keen_turns(case)) for case in PLAIN]

    assert max(rounds) > 1


@pytest.mark.parametrize("case", [*PLAIN, *HOUSE, *MIXED], ids=str)
def test_example_43_no_card_and_no_brain_is_lost(case: Case) -> None:
    """ZA-61, ZA-62, example 43: 50 cards and 56 brains at all times."""
    for match, _, _ in turns(case):
        assert cards_in_all(match) == DECK
        assert sum(brains(match)) + supply(match) == 56


def a_state() -> State:
    """Dealt, with everybody asked to split a lot."""
    state = case(3, 1).begin()
    state.settle(Rng(1))
    assert isinstance(state, State)
    return state


def test_a_state_knows_whether_it_is_sound() -> None:
    """ZA-61, ZA-62: all cards and all brains are there, and counted."""
    assert a_state().is_sound()


def test_a_card_too_many_is_noticed() -> None:
    """ZA-61."""
    state = a_state()

    put(state, DISCARD, 5, 1)

    assert not state.is_sound()


@pytest.mark.parametrize("brains", [0, -1, 57])
def test_brains_that_cannot_be_are_noticed(brains: int) -> None:
    """ZA-62: at least one each, and no more than there are."""
    state = a_state()

    state.brains[0] = brains

    assert not state.is_sound()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_while_the_game_runs_everybody_has_a_brain(case: Case) -> None:
    """ZA-58, ZA-62, Q-23: nobody without brains is ever aimed at; at the end somebody has none."""
    match = case.match()
    for _ in turns(case, match):
        assert min(brains(match)) >= 1

    assert min(brains(match)) == 0


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_an_empty_horde_is_met_after_a_set_up_and_an_eleven_only(case: Case) -> None:
    """ZA-63: at the start of a turn; a pass therefore always finds a card to draw."""
    match = case.match()
    heard = 0
    for _, seat, _ in turns(case, match):
        kinds = [type(event).__name__ for event in match.events(None, since=heard)]
        heard = match.version
        if phase(match) == "play" and kinds[-1:] == ["TurnStarted"]:
            allowed = "TurnRepeated" in kinds or field(match, "steps") == 0
            fresh = any(name == "CardBuried" for name in kinds)
            assert horde(match) or allowed or fresh
        if choices(match, seat) == {"pass"} and not horde(match):
            raise AssertionError("an empty hand before an empty horde (ZA-28)")


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_legal_plays_follow_from_top_and_hand(case: Case) -> None:
    """ZA-64, ZA-28: computed once more from the position."""
    for match, seat, _ in turns(case):
        if phase(match) != "play":
            continue
        position = match.position()
        held = position["hands"][seat]
        top = position["horde"][-1] if position["horde"] else None
        expected = {
            f"play {value}" if number == 1 else f"play {value} x{number}"
            for value in {*held}
            for number in range(1, held.count(value) + 1)
            if top is None or value == 0 or (value < 8 if top == 8 else value > top)
        }
        if top is not None or not held:
            expected.add("pass")
        assert top != 11
        assert choices(match, seat) == expected


@pytest.mark.parametrize("case", [*PLAIN, *HOUSE], ids=str)
def test_no_question_but_two_kinds_has_a_single_answer(case: Case) -> None:
    """Q-39: STEP_A and SPLIT are always asked, anything else only with a choice."""
    for match, seat, _ in turns(case):
        if phase(match) not in ("play", "split"):
            assert len(choices(match, seat)) > 1, phase(match)


@pytest.mark.parametrize("case", [*PLAIN, *HOUSE], ids=str)
def test_at_most_one_more_choice_than_cards_in_step_a(case: Case) -> None:
    """Section 4.2: at most |hand| + 1."""
    for match, seat, _ in turns(case):
        if phase(match) == "play":
            assert len(match.legal(seat)) <= len(field(match, "hands")[seat]) + 1
