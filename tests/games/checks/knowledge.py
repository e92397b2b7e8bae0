"""What a seat cannot know does not reach it: `redeal`, and two worlds that look the same.

A world is redealt for a seat. Whatever the seat sees, may do and witnesses must then be the same
as in the true world: views, choices, events. And redealing must not depend on what is hidden.
"""

from __future__ import annotations

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng

from ..kit import (
    Case,
    Moment,
    MomentCheck,
    Turn,
    TurnCheck,
    legal_of,
    redealt,
    some_choices,
    through_json,
    until_horizon,
    waiting,
)

# Where a seat chooses


def redealing_leaves_the_original_alone(case: Case, moment: Moment) -> None:
    """`redeal` changes its own state only, which is what bots rely on when they clone first."""
    before = moment.state.to_ints()
    redealt(moment.state, moment.actor, seed=1)
    assert moment.state.to_ints() == before


def a_redealt_world_looks_the_same_to_the_seat(case: Case, moment: Moment) -> None:
    """Its own view, the spectator's view (all that is public, and all sizes) and its choices."""
    view_of, settings = case.game.view_of, case.settings
    for seat in range(case.seats):
        world = redealt(moment.state, seat, moment.number)
        assert world.is_sound()
        assert waiting(world, case.seats) == waiting(moment.state, case.seats)
        assert view_of(world, settings, seat) == view_of(moment.state, settings, seat)
        assert view_of(world, settings, None) == view_of(moment.state, settings, None)
        assert legal_of(world, seat) == legal_of(moment.state, seat)


def redealing_depends_on_what_the_seat_knows_alone(case: Case, moment: Moment) -> None:
    """Two worlds that differ only in what it cannot know become equal with the same numbers."""
    for seat in range(case.seats):
        world = redealt(moment.state, seat, seed=1)
        one = redealt(moment.state, seat, seed=moment.number)
        other = redealt(world, seat, seed=moment.number)
        assert one.to_ints() == other.to_ints()


def redealing_depends_on_no_trace_of_the_true_world(case: Case, moment: Moment) -> None:
    """The same when the second world was saved as a position and read again."""
    game, settings = case.game, case.settings
    for seat in range(case.seats):
        world = redealt(moment.state, seat, seed=1)
        told = through_json(game.position_of(world, settings))
        again = game.state_at(told, case.seats, settings)
        one = redealt(moment.state, seat, seed=moment.number)
        other = redealt(again, seat, seed=moment.number)
        assert one.to_ints() == other.to_ints()


def a_redealt_world_can_be_played_to_its_end(case: Case, moment: Moment) -> None:
    """Whoever is asked has something to choose, and nothing is ever lost or doubled."""
    for seat in range(case.seats):
        world = redealt(moment.state, seat, moment.number)
        assert legal_of(world, int(world.turn())), f"seat {moment.actor} has nothing to choose"
        if moment.number % 5 == seat:
            playout(world, Rng(moment.number), Actions(), audit=True)


# Once a game


def redealing_does_deal_anew(case: Case) -> None:
    """Where something is hidden, some seed gives another world."""
    worlds = [
        redealt(moment.state, moment.actor, seed).to_ints()
        for moment in some_choices(case, every=25)
        for seed in range(4)
    ]
    assert len({tuple(world) for world in worlds}) > len(worlds) // 4


# In a match


def two_worlds_a_seat_cannot_tell_apart_show_it_the_same(case: Case, turn: Turn) -> None:
    """An imagined position can be played; views and choices in it are those of the true one.

    So is what the seat witnesses of its own next choice.
    """
    match, k = turn.match, turn.number
    for seat in range(match.seats):
        twin = case.game.from_position(match.position())
        imagined = match.imagine(seat, seed=k)
        world = case.game.from_position(through_json(imagined))
        assert world.position() == imagined == match.imagine(seat, seed=k)
        assert world.view(seat) == twin.view(seat)
        assert world.view(None) == twin.view(None)
        assert world.legal(seat) == twin.legal(seat)
        if seat == turn.seat:
            assert witnessed(world, seat, turn.choice) == witnessed(twin, seat, turn.choice)


def witnessed(match: mb.Match, seat: int, choice: str) -> list[object]:
    """What the seat and a spectator see of a choice, until chance acts or a hidden hand decides."""
    version = match.version
    match.play(seat, choice)
    events = until_horizon(match.game.key, match.steps[version].events)
    return [event.seen_by(eyes) for event in events for eyes in (seat, None)]


def witnessed_events_say_nothing_that_the_same_view_hides(case: Case, match: mb.Match) -> None:
    """Events of a whole match: a spectator learns no more than every seat does."""
    for event in (event for step in match.steps for event in step.events):
        to_all = event.seen_by(None)
        if to_all is None:
            continue
        shown = through_json(to_all)
        for seat in range(match.seats):
            to_seat = through_json(event.seen_by(seat))
            assert {name for name in shown if shown[name] not in (None, to_seat[name])} == set()
        assert to_all.seen_by(0) == to_all


AT_CHOICES: dict[MomentCheck, int] = {
    a_redealt_world_can_be_played_to_its_end: 5,
    redealing_depends_on_what_the_seat_knows_alone: 9,
    a_redealt_world_looks_the_same_to_the_seat: 12,
    redealing_depends_on_no_trace_of_the_true_world: 15,
    redealing_leaves_the_original_alone: 20,
}
AT_TURNS: dict[TurnCheck, int] = {two_worlds_a_seat_cannot_tell_apart_show_it_the_same: 20}
