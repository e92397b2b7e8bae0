"""What a seat cannot know does not reach it: `redeal`, and two worlds that look the same.

A world is redealt for a seat. Whatever the seat sees, may do and witnesses must then be the same
as in the true world: views, choices, events. And redealing must not depend on what is hidden.
"""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from tests.core.doubles import an_auction_game

from .kit import (
    Case,
    few_cases,
    legal_of,
    redealt,
    some_choices,
    through_json,
    turns,
    until_horizon,
    waiting,
)

some_cases = pytest.mark.parametrize("case", few_cases(), ids=str)
few = pytest.mark.parametrize("case", few_cases(8), ids=str)


# redeal


@some_cases
def test_redealing_leaves_the_original_alone(case: Case) -> None:
    """`redeal` changes its own state only, which is what bots rely on when they clone first."""
    for moment in some_choices(case, every=20):
        before = moment.state.to_ints()
        redealt(moment.state, moment.actor, seed=1)
        assert moment.state.to_ints() == before


@some_cases
def test_a_redealt_world_looks_the_same_to_the_seat(case: Case) -> None:
    """Its own view, the spectator's view (all that is public, and all sizes) and its choices."""
    view_of, settings = case.game.view_of, case.settings
    for moment in some_choices(case, every=12):
        for seat in range(case.seats):
            world = redealt(moment.state, seat, moment.number)
            assert world.is_sound()
            assert waiting(world, case.seats) == waiting(moment.state, case.seats)
            assert view_of(world, settings, seat) == view_of(moment.state, settings, seat)
            assert view_of(world, settings, None) == view_of(moment.state, settings, None)
            assert legal_of(world, seat) == legal_of(moment.state, seat)


@some_cases
def test_redealing_depends_on_what_the_seat_knows_alone(case: Case) -> None:
    """Two worlds that differ only in what it cannot know become equal with the same numbers."""
    for moment in some_choices(case, every=9):
        for seat in range(case.seats):
            world = redealt(moment.state, seat, seed=1)
            one = redealt(moment.state, seat, seed=moment.number)
            other = redealt(world, seat, seed=moment.number)
            assert one.to_ints() == other.to_ints()


@few
def test_redealing_depends_on_no_trace_of_the_true_world(case: Case) -> None:
    """The same when the second world was saved as a position and read again."""
    game, settings = case.game, case.settings
    for moment in some_choices(case, every=15):
        for seat in range(case.seats):
            world = redealt(moment.state, seat, seed=1)
            told = through_json(game.position_of(world, settings))
            again = game.state_at(told, case.seats, settings)
            one = redealt(moment.state, seat, seed=moment.number)
            other = redealt(again, seat, seed=moment.number)
            assert one.to_ints() == other.to_ints()


@some_cases
def test_a_redealt_world_can_be_played_to_its_end(case: Case) -> None:
    """Whoever is asked has something to choose, and nothing is ever lost or doubled."""
    for moment in some_choices(case, every=5):
        for seat in range(case.seats):
            world = redealt(moment.state, seat, moment.number)
            assert legal_of(world, int(world.turn())), f"seat {moment.actor} has nothing to choose"
            if moment.number % 5 == seat:
                playout(world, Rng(moment.number), Actions(), audit=True)


@some_cases
def test_redealing_does_deal_anew(case: Case) -> None:
    """Where something is hidden, some seed gives another world."""
    worlds = [
        redealt(moment.state, moment.actor, seed).to_ints()
        for moment in some_choices(case, every=25)
        for seed in range(4)
    ]
    assert len({tuple(world) for world in worlds}) > len(worlds) // 4


# Two worlds


@few
def test_two_worlds_a_seat_cannot_tell_apart_show_it_the_same(case: Case) -> None:
    """An imagined position can be played; views and choices in it are those of the true one.

    So is what the seat witnesses of its own next choice.
    """
    for k, (match, actor, choice) in enumerate(turns(case)):
        if k % 20 != case.seed % 20:
            continue
        for seat in range(match.seats):
            twin = case.game.from_position(match.position())
            imagined = match.imagine(seat, seed=k)
            world = case.game.from_position(through_json(imagined))
            assert world.position() == imagined == match.imagine(seat, seed=k)
            assert world.view(seat) == twin.view(seat)
            assert world.view(None) == twin.view(None)
            assert world.legal(seat) == twin.legal(seat)
            if seat == actor:
                assert witnessed(world, seat, choice) == witnessed(twin, seat, choice)


def witnessed(match: mb.Match, seat: int, choice: str) -> list[object]:
    """What the seat and a spectator see of a choice, until chance acts or a hidden hand decides."""
    version = match.version
    match.play(seat, choice)
    events = until_horizon(match.game.key, match.steps[version].events)
    return [event.seen_by(eyes) for event in events for eyes in (seat, None)]


@some_cases
def test_witnessed_events_say_nothing_that_the_same_view_hides(case: Case) -> None:
    """Events of a whole match: a spectator learns no more than every seat does."""
    match = case.match()
    for _ in turns(case, match):
        pass
    for step in match.steps:
        for event in step.events:
            to_all = event.seen_by(None)
            if to_all is None:
                continue
            shown = through_json(to_all)
            for seat in range(match.seats):
                to_seat = through_json(event.seen_by(seat))
                assert {name for name in shown if shown[name] not in (None, to_seat[name])} == set()
            assert to_all.seen_by(0) == to_all


def test_secret_bids_stay_secret_until_all_are_made() -> None:
    """The checks see simultaneous phases: the double hides a bid from everybody else."""
    match = an_auction_game().match(3, seed=1)
    match.play(1, "bid 2")

    hidden = [match.events(seat) for seat in (None, 0, 2)]

    assert match.waiting == [0, 2]
    assert all(event.bid is None for events in hidden for event in events)  # type: ignore[attr-defined]
    assert match.events(1)[-1].bid == 2  # type: ignore[attr-defined]
