"""Every registered game keeps the contract of a game: the conformance kit.

One game is walked once with all checks of `checks/`; `test_every_game_compiled` compares builds.
"""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.rng import Rng
from tests.cases import in_tiers
from tests.core.doubles import Auction, HastyAuction, an_auction_game

from .checks import contract, saved
from .checks.refusals import assert_refused
from .kit import (
    FAST,
    Case,
    all_of,
    few_cases,
    legal_of,
    moments,
    played,
    results_of_all_orders,
    snapshot,
    through_json,
    turns,
)
from .walks import check_case, walk_match, walk_states

some_cases = pytest.mark.parametrize("case", in_tiers(few_cases(), fast=few_cases(FAST)), ids=str)
each_game = pytest.mark.parametrize("key", mb.games())

NO_SEATS: list[Any] = [-1, -2, 99, 2**70, None, "0", 0.0, True, b"0", []]


@some_cases
def test_a_game_keeps_the_contract_of_states_at_every_step(case: Case) -> None:
    """Legal actions, texts, chance, clones, positions, redealing."""
    walk_states(case)


@some_cases
def test_a_match_keeps_its_promises_at_every_turn(case: Case) -> None:
    """Refusals, two worlds, records, undo."""
    walk_match(case)


@some_cases
def test_copies_are_clones_and_every_style_of_play_comes_to_an_end(case: Case) -> None:
    """What takes games of its own: copies played on, declining whatever is offered."""
    check_case(case)


@each_game
@pytest.mark.full
def test_every_house_rule_is_sound_and_told_at_every_step(key: str) -> None:
    """Every value of every option: something is legal, nothing is lost, every text reads back."""
    for case in all_of(key):
        for moment in moments(case):
            contract.somebody_can_act_and_every_component_is_in_one_place(case, moment)
            contract.every_action_has_a_text_of_its_own_that_reads_back(case, moment)
            if moment.number % 15 == case.seed % 15:
                saved.a_position_is_the_state(case, moment)


@pytest.mark.full
@pytest.mark.parametrize("case", few_cases(1), ids=str)
def test_a_position_is_the_state_at_every_step(case: Case) -> None:
    """Not only now and then."""
    for moment in moments(case):
        saved.a_position_is_the_state(case, moment)


@each_game
def test_the_record_of_a_match_with_any_house_rule_survives_a_file(key: str) -> None:
    """Nothing in a record is lost on the way through JSON."""
    for case in all_of(key):
        record = played(case, 10).record()

        assert through_json(record) == record, case
        assert mb.replay(through_json(record)).record() == record, case


# Simultaneous choices


@pytest.mark.parametrize(("auction", "commutes"), [(Auction, True), (HastyAuction, False)])
def test_the_check_of_orders_finds_choices_that_do_not_commute(
    auction: type[Auction], commutes: bool
) -> None:
    """A double with a simultaneous phase passes, its broken twin does not."""
    state = auction(3)
    state.settle(Rng(1))

    found = results_of_all_orders(state, 3)

    assert len(found) == 27
    assert all(len(results) == 1 for results in found) is commutes


def test_secret_bids_stay_secret_until_all_are_made() -> None:
    """The checks see simultaneous phases: the double hides a bid from everybody else."""
    match = an_auction_game().match(3, seed=1)
    match.play(1, "bid 2")

    hidden = [match.events(seat) for seat in (None, 0, 2)]

    assert match.waiting == [0, 2]
    assert all(event.bid is None for events in hidden for event in events)  # type: ignore[attr-defined]
    assert match.events(1)[-1].bid == 2  # type: ignore[attr-defined]


# Matches


@each_game
def test_a_match_shows_what_the_state_says(key: str) -> None:
    """Turn, waiting seats, choices, scores and ranks are those of the state behind the match."""
    case = Case(key, mb.game(key).seats[0], seed=3)
    match = played(case)
    state = match.opening()
    for step in match.steps:
        assert step.action in legal_of(state, step.seat)
        assert case.game.text_of(state, step.seat, step.action) == step.text
        state.apply(step.seat, step.action)

    assert match.over
    assert match.turn is None
    assert match.waiting == []
    assert match.scores == [int(state.score(seat)) for seat in range(case.seats)]
    assert match.ranks == [int(state.rank(seat)) for seat in range(case.seats)]


@each_game
def test_the_same_seed_gives_the_same_match_and_another_seed_another(key: str) -> None:
    """Chance comes from the seed alone."""
    game, seats = mb.game(key), mb.game(key).seats[0]

    matches = [played(Case(key, seats, seed=seed)) for seed in (1, 1, 2)]

    assert matches[0].record() == matches[1].record()
    assert matches[0].record()["actions"] != matches[2].record()["actions"]
    assert game.match(seats, seed=1).position() == game.match(seats, seed=1).position()


# What is refused


@each_game
def test_seats_that_do_not_exist_are_refused(key: str) -> None:
    """Chance is no seat, nor is a text or a truth value."""
    match = played(Case(key, mb.game(key).seats[0]), 3)
    assert match.turn is not None
    choice = match.legal(match.turn)[0]
    before = snapshot(match)
    for seat in (*NO_SEATS, match.seats):
        assert assert_refused(match, seat, choice).code == "no-such-seat"
        for ask in (match.legal, match.undo, lambda seat: match.imagine(seat, seed=1)):
            with pytest.raises(mb.IllegalAction):
                ask(seat)
        if seat is not None:
            with pytest.raises(mb.IllegalAction):
                match.view(seat)
    assert snapshot(match) == before


@each_game
def test_of_several_choices_in_a_row_all_or_none_are_made(key: str) -> None:
    """A wrong second choice takes the first one back, chance included."""
    for k, (match, seat, choice) in enumerate(turns(Case(key, mb.game(key).seats[0], seed=5))):
        if k % 10:
            continue
        before = snapshot(match)
        with pytest.raises(mb.IllegalAction):
            match.play(seat, choice, "gibberish")
        assert snapshot(match) == before


@each_game
def test_after_the_end_every_choice_is_refused(key: str) -> None:
    """The match is over; all that was ever played is refused for that reason."""
    match = played(Case(key, mb.game(key).seats[0], seed=6))
    before = snapshot(match)
    for step in match.steps[-40:]:
        for seat in range(match.seats):
            assert assert_refused(match, seat, step.text).code == "match-is-over"
    assert snapshot(match) == before


@each_game
def test_nothing_can_be_undone_before_the_first_choice(key: str) -> None:
    """The deal is chance: it stays."""
    match = mb.game(key).match(mb.game(key).seats[0])
    for seat in range(match.seats):
        assert not match.can_undo(seat)
        with pytest.raises(mb.NothingToUndo, match=f"seat {seat}"):
            match.undo(seat)


@each_game
def test_positions_say_which_game_and_what_seats(key: str) -> None:
    """A position of another game, without seats or with foreign fields is refused."""
    game = mb.game(key)
    position = game.match(game.seats[0]).position()
    for wrong, word in (
        (position | {"game": "chess"}, "game"),
        ({name: position[name] for name in position if name != "seats"}, "seats"),
        (position | {"options": [1]}, "options"),
        (position | {"weather": "rain"}, "weather"),
    ):
        with pytest.raises(mb.BadPosition, match=word):
            game.from_position(wrong)
    with pytest.raises(mb.BadSeats):
        game.from_position(position | {"seats": 99})
    with pytest.raises(mb.BadOption, match="no_such_rule"):
        game.from_position(position | {"options": {"no_such_rule": True}})
    for junk in (None, 7, "position", [position]):
        with pytest.raises(mb.BadPosition):
            game.from_position(junk)  # type: ignore[arg-type]  # what a network may send
