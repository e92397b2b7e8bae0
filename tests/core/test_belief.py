"""A belief holds what a seat may know, and nothing else, for every game and seat."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.belief import Belief
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from monsterbox.core.state import GameState
from tests.cases import in_tiers, one_in
from tests.games.kit import Case, few_cases, legal_of, through_json, turns

from .doubles import an_auction_game

some_cases = pytest.mark.parametrize("case", in_tiers(few_cases(8), fast=few_cases(0)), ids=str)
few = pytest.mark.parametrize("case", one_in(3, few_cases(0)), ids=str)


def moments(case: Case, every: int = 20) -> Iterator[tuple[mb.Match, int]]:
    """A match at some of its choices, and each of its seats."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % every == case.seed % every:
            yield from ((match, seat) for seat in range(match.seats))


def worlds(belief: Belief, count: int = 3) -> list[list[int]]:
    """Some worlds that a belief gives, as numbers."""
    return [belief.sample(Rng(seed)).to_ints() for seed in range(count)]


# What it tells


@some_cases
def test_two_worlds_a_seat_cannot_tell_apart_give_equal_beliefs(case: Case) -> None:
    """Also the worlds that are drawn from them, number for number."""
    for match, seat in moments(case):
        twin = case.game.from_position(match.position())
        other = case.game.from_position(through_json(match.imagine(seat, seed=match.version)))

        assert other.belief(seat) == twin.belief(seat)
        assert worlds(other.belief(seat)) == worlds(twin.belief(seat))


@some_cases
def test_a_belief_tells_what_the_seat_sees_and_may_do(case: Case) -> None:
    for match, seat in moments(case):
        belief = match.belief(seat)

        assert (belief.game, belief.seats, belief.seat) == (case.key, match.seats, seat)
        assert belief.view == match.view(seat)
        assert list(belief.legal) == match.legal(seat)
        assert belief.settings == match.settings
        assert belief.components == case.game.components(match.settings)
        assert belief.number == sum(step.seat == seat for step in match.steps)


@some_cases
def test_the_numbers_of_the_choices_are_those_of_every_world(case: Case) -> None:
    for match, seat in moments(case):
        belief = match.belief(seat)
        if not belief.legal:
            continue
        world = belief.sample(Rng(match.version))
        texts = [case.game.text_of(world, seat, action) for action in belief.actions]

        assert list(belief.actions) == legal_of(world, seat)
        assert texts == list(belief.legal)


@some_cases
def test_a_world_looks_to_the_seat_as_the_true_one(case: Case) -> None:
    for match, seat in moments(case):
        world = match.belief(seat).sample(Rng(match.version))

        assert world.is_sound()
        assert case.game.view_of(world, match.settings, seat) == match.view(seat)


def test_secret_bids_are_not_in_a_belief() -> None:
    """In a simultaneous phase: whatever the others have bid, the belief is the same."""
    beliefs = []
    for bid in range(3):
        match = an_auction_game().match(3, seed=1)
        match.play(1, f"bid {bid}")
        beliefs.append(match.belief(0))

    assert beliefs[0] == beliefs[1] == beliefs[2]
    imagined = [worlds(belief, 40) for belief in beliefs]
    assert imagined[0] == imagined[1] == imagined[2]
    assert len({tuple(world) for world in imagined[0]}) == 3


def test_whoever_may_not_choose_has_a_belief_without_choices() -> None:
    match = an_auction_game().match(2, seed=1)
    match.play(0, "bid 1")

    assert match.belief(0).legal == ()
    assert match.belief(0).actions == ()
    assert match.belief(0).number == 1
    assert match.belief(1).number == 0


def test_there_is_no_belief_without_a_seat() -> None:
    with pytest.raises(mb.IllegalAction, match="no-such-seat"):
        an_auction_game().match(2, seed=1).belief(2)


# What it keeps


@few
def test_sampling_leaves_the_belief_alone(case: Case) -> None:
    """Whatever is done with a world, the next one is as it would have been."""
    for match, seat in moments(case, every=40):
        belief, before = match.belief(seat), match.position()
        expected = worlds(belief)

        playout(belief.sample(Rng(7)), Rng(7), Actions())

        assert worlds(belief) == expected
        assert belief == match.belief(seat)
        assert match.position() == before


@few
def test_a_belief_can_be_sent_to_another_process(case: Case) -> None:
    for match, seat in moments(case, every=40):
        belief = match.belief(seat)

        sent = pickle.loads(pickle.dumps(belief))

        assert sent == belief
        assert worlds(sent) == worlds(belief)


def test_a_belief_cannot_be_changed() -> None:
    belief = mb.game("zombeasts").match(3, seed=1).belief(0)

    with pytest.raises(FrozenInstanceError):
        belief.seat = 1  # type: ignore[misc]  # that is what is refused


# What leads to the truth


def reachable(start: object) -> Iterator[object]:
    """All that attributes and containers lead to; code and classes are nobody's secret."""
    found: dict[int, object] = {}
    ways = [start]
    while ways:
        thing = ways.pop()
        is_code = isinstance(thing, type | ModuleType | FunctionType | BuiltinFunctionType)
        if is_code or id(thing) in found:
            continue
        found[id(thing)] = thing
        yield thing
        ways += gc.get_referents(thing)


def states_in(start: object) -> list[GameState]:
    return [thing for thing in reachable(start) if isinstance(thing, GameState)]


@few
def test_nothing_in_a_belief_leads_to_the_match(case: Case) -> None:
    """Neither to the match itself nor to a state of it."""
    for match, seat in moments(case, every=40):
        true = states_in(match)
        assert true
        belief = match.belief(seat)

        assert not any(thing is match for thing in reachable(belief))
        assert not any(state is other for state in states_in(belief) for other in true)


@few
def test_the_one_world_in_a_belief_is_dealt_anew(case: Case) -> None:
    """Whoever looks into it learns nothing: it is the same for all that might be true."""
    for match, seat in moments(case):
        twin = case.game.from_position(match.position())
        other = case.game.from_position(match.imagine(seat, seed=match.version))
        kept = [states_in(one.belief(seat)) for one in (twin, other)]

        assert [len(states) for states in kept] == [1, 1]
        assert kept[0][0].to_ints() == kept[1][0].to_ints()
