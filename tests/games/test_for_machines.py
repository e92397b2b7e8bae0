"""What machines are told of a game: its numbers, what its end is worth, choices made at once."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

import monsterbox as mb
from monsterbox.core.numbers import returns_of
from monsterbox.games.registry import games

from .kit import Case, few_of, moments, one_of_each
from .test_by_number import EACH_GAME, play_some

EACH_SMALL_TABLE = pytest.mark.parametrize("case", one_of_each(), ids=str)


def finished(case: Case) -> mb.Match:
    match = case.match()
    play_some(match, seed=case.seed, steps=10_000)
    assert match.over
    return match


# Numbers


@EACH_SMALL_TABLE
def test_every_action_of_a_match_is_within_its_numbering(case: Case) -> None:
    game, match = case.game, finished(case)
    choices = game.num_actions(match.settings)
    all_in_all = choices + game.num_chance_outcomes(match.settings)

    for step in match.steps:
        low, high = (choices, all_in_all) if step.seat == mb.CHANCE else (0, choices)
        assert low <= step.action < high
    assert match.version <= game.max_game_length(case.seats, match.settings)


def test_the_numbers_of_each_game() -> None:
    """Whoever has trained a network on them wants to know when they change."""
    told = {}
    for key in games():
        game = mb.game(key)
        settings = game.settings(2, {})
        told[key] = game.num_actions(settings), game.num_chance_outcomes(settings)

    assert told == {
        "zombeasts": (720, 94),
        "oh-my-brain": (151, 31),
        "monster-meister": (111, 40),
        "humans": (28900, 150),
        "humans-zombies": (28900, 150),
    }


@pytest.mark.parametrize("case", [case for key in games() for case in few_of(key)], ids=str)
def test_every_choice_has_factors_and_they_name_it(case: Case) -> None:
    numbers = case.game.numbers(case.settings)
    sizes = numbers.factors

    for moment in moments(case):
        for action in moment.legal if moment.is_choice and moment.number % 5 == 0 else ():
            factors = numbers.factored(action)
            assert numbers.number(factors) == action
            assert all(0 <= one < size for one, size in zip(factors, sizes, strict=True))


@EACH_GAME
def test_kinds_of_choices_share_no_number(key: str) -> None:
    game = mb.game(key)
    numbers = game.numbers(game.settings(2, {}))
    all_of_them = [n for kind in numbers.kinds for n in range(kind.start, kind.start + kind.size)]

    assert all_of_them == sorted(set(all_of_them))
    assert all_of_them[-1] < numbers.choices
    assert len({kind.name for kind in numbers.kinds}) == len(numbers.kinds)
    assert {numbers.number(numbers.factored(n)) for n in all_of_them} == set(all_of_them)


def test_factors_of_humans_are_few() -> None:
    """Instead of 28,900 outputs a network needs as many as these in all."""
    game = mb.game("humans")
    assert game.numbers(game.settings(2, {})).factors == (24, 360, 360, 360)


@pytest.mark.parametrize("factors", [(), (99, 0, 0, 0), (0, 18, 0, 0), (0, 0, 1, 0), (0, 0)])
def test_factors_that_name_no_choice_are_refused(factors: tuple[int, ...]) -> None:
    numbers = mb.game("humans").numbers({})

    with pytest.raises(mb.BadNumbers, match="name no choice"):
        numbers.number(factors)


@pytest.mark.parametrize("action", [-1, 26, 28900])
def test_what_is_no_choice_has_no_factors(action: int) -> None:
    with pytest.raises(mb.BadNumbers, match=f"{action} is not the number of a choice"):
        mb.game("humans").numbers({}).factored(action)


def test_a_table_with_fewer_seats_or_rounds_is_over_sooner() -> None:
    for key, options in (("monster-meister", {}), ("humans", {"max_rounds": 20})):
        game = mb.game(key)
        low, high = game.seats
        small, large = game.settings(low, options), game.settings(high, {})

        assert game.max_game_length(low, small) < game.max_game_length(high, large) <= game.longest


def test_a_game_without_numbering_says_so() -> None:
    from tests.core.doubles import an_auction_game

    with pytest.raises(mb.NotOffered, match="auction does not say how its actions are numbered"):
        an_auction_game().num_actions({})


# States as numbers


@EACH_SMALL_TABLE
def test_a_state_is_read_back_from_its_numbers(case: Case) -> None:
    match = case.match()
    play_some(match)
    ints = match.state().to_ints()

    again = case.game.state_from_ints(ints, case.seats, **dict(case.options))

    assert again.to_ints() == ints == match.state().from_ints(ints).to_ints()
    assert again.turn() == match.turn


@pytest.mark.parametrize("ints", [[], [2], ["x"], [1.5], [10**30] * 300, [-1] * 300])
@EACH_GAME
def test_numbers_that_are_no_state_are_refused(key: str, ints: list[int]) -> None:
    with pytest.raises(mb.BadNumbers, match=f"no state of {key} with 2 seats"):
        mb.game(key).state_from_ints(ints, 2)


@EACH_GAME
def test_numbers_of_another_table_are_refused(key: str) -> None:
    game = mb.game(key)
    ints = game.match(seats=3, seed=1).state().to_ints()

    with pytest.raises(mb.BadNumbers):
        game.state_from_ints(ints, 2)


# What the end is worth


@EACH_SMALL_TABLE
def test_returns_sum_to_zero_and_follow_the_ranks(case: Case) -> None:
    match = finished(case)

    returns = match.returns()

    assert sum(returns) == pytest.approx(0)
    by_rank = sorted(zip(match.ranks, returns, strict=True))
    assert [value for _, value in by_rank] == sorted(returns, reverse=True)
    assert case.match().returns() == [0.0] * case.seats


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 2], [0, 0]),
        ([1, 2, 3], [1, 0, -1]),
        ([3, 2, 2], [-1, 0.5, 0.5]),
        ([1, 1, 3, 3], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
    ],
)
def test_returns_are_defined_where_places_are_shared_or_nobody_wins(
    ranks: list[int], returns: list[float]
) -> None:
    assert returns_of(ranks) == pytest.approx(returns)


# All at once


def at_once(key: str, seats: int) -> list[mb.Match]:
    """Moments of a random match in which several seats may act."""
    match = mb.game(key).match(seats=seats, seed=3)
    dice, found = random.Random(3), []
    while not match.over:
        if len(match.waiting) > 1:
            found.append(match.clone())
        seat = dice.choice(match.waiting)
        match.play_action(dice.choice(match.legal_actions(seat)), seat)
    return found[:: max(1, len(found) // 12)]


def legal_of_others(match: mb.Match, seat: int) -> dict[int, list[str]]:
    return {other: match.legal(other) for other in match.waiting if other != seat}


@pytest.mark.parametrize("key", ["monster-meister", "oh-my-brain"])
def test_choices_made_at_once_are_the_same_in_any_order(key: str) -> None:
    dice = random.Random(1)
    for match in at_once(key, 3):
        choices = {seat: dice.choice(match.legal_actions(seat)) for seat in match.waiting}
        together = match.clone()
        together.play_all(choices)

        for order in permutations(choices):
            one_by_one = match.clone()
            for seat in order:
                phase, before = one_by_one.view(None).phase, legal_of_others(one_by_one, seat)
                one_by_one.play_action(choices[seat], seat)
                if before and one_by_one.view(None).phase == phase:
                    assert legal_of_others(one_by_one, seat) == before
            assert one_by_one.position() == together.position()


def test_all_choose_at_once_or_nobody() -> None:
    match = at_once("oh-my-brain", 3)[0]
    assert match.waiting == [0, 1, 2]
    before, legal = match.position(), match.legal_actions(0)[0]

    with pytest.raises(mb.IllegalAction, match="seat 1: 'nothing' is refused, not-now"):
        match.play_all({0: legal})
    with pytest.raises(mb.IllegalAction, match="seat 2: '9999' is refused"):
        match.play_all({0: legal, 1: legal, 2: 9999})
    with pytest.raises(mb.IllegalAction, match="no-such-seat"):
        match.play_all({0: legal, 1: legal, 2: legal, 3: legal})

    assert match.position() == before


def test_where_one_seat_is_asked_it_plays_alone() -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1, start_player=0)
    action = match.legal_actions(0)[0]

    with pytest.raises(mb.IllegalAction, match="seat 1: '0' is refused, not-your-turn"):
        match.play_all({0: action, 1: 0})
    match.play_all({0: action})

    assert match.steps[-1].seat in (0, mb.CHANCE)
    play_some(match, steps=10_000)
    with pytest.raises(mb.IllegalAction, match="match-is-over"):
        match.play_all({})


# What a seat remembers


@EACH_SMALL_TABLE
def test_an_information_state_keeps_all_that_the_seat_has_seen(case: Case) -> None:
    match = case.match()
    dice, last = random.Random(1), [[""] for _ in range(case.seats)]
    for _ in range(60):
        if match.over:
            break
        seat = dice.choice(match.waiting)
        choice = dice.choice(match.legal(seat))
        match.play(seat, choice)
        for other in range(case.seats):
            lines = match.information_state(other).split("\n")
            assert lines[: len(last[other]) - 1] == last[other][:-1]  # the last one is the view
            assert (f"{seat}: {choice}" in lines[len(last[other]) - 1 :]) == (other == seat)
            last[other] = lines


def test_what_a_seat_cannot_know_is_not_in_its_information_state() -> None:
    """Two deals that differ in the hand of the other player only."""
    game = mb.game("zombeasts")
    start = game.match(seats=2, chance=mb.AskedChance(), start_player=0)
    one, other = start.clone(), start.clone()
    while one.turn == mb.CHANCE:
        outcomes = one.legal_actions()
        receiver = len(one.steps) // 3
        hidden = receiver == 1
        shared = [outcome for outcome in outcomes if outcome in other.legal_actions()]
        one.play_action(shared[0])
        other.play_action(shared[-1] if hidden else shared[0])

    assert one.position() != other.position()
    assert one.information_state(0) == other.information_state(0)
    assert one.information_state(1) != other.information_state(1)


def test_a_match_from_a_position_begins_with_what_lay_there() -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)
    again = mb.game("zombeasts").from_position(match.position())

    first = again.information_state(0).split("\n")[1]

    assert '"hand":["' in first


# Failures


def test_nothing_is_taken_back_before_the_first_choice() -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)

    with pytest.raises(mb.NothingToUndo, match="it has made none"):
        match.undo(0)


def test_a_match_that_is_over_takes_no_choice() -> None:
    match = finished(one_of_each()[0])

    with pytest.raises(mb.IllegalAction, match="match-is-over"):
        match.play(0, "pass")


@pytest.mark.parametrize("spec", ["uniform", "heuristic", "ismcts:10", "level2"])
def test_a_bot_refuses_the_belief_of_another_game(spec: str) -> None:
    match = mb.game("humans").match(seats=2, seed=1)
    belief = match.belief(match.turn or 0)

    for key in ("zombeasts", "oh-my-brain"):
        with pytest.raises(mb.WrongGame, match=f"plays {key}, the belief is one of humans"):
            mb.make_bot(spec, key, 1).choose(belief)
    with pytest.raises(mb.WrongGame, match="plays monster-meister"):
        mb.make_bot("heuristic", "monster-meister", 1).choose(belief)
