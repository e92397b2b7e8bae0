"""Ideas of the coach: chances with their doubt, and reasons that are facts."""

from __future__ import annotations

import pytest

from monsterbox.bots.bot import Opinion
from monsterbox.bots.make import check_bot, make_bot
from monsterbox.coach.hints import VAGUE, adviser, chance_of, doubt, ideas, reason
from monsterbox.games import registry
from monsterbox.games.registry import games
from tests.games.zombeasts.builders import a_match

MOON = {"blue": ["B-DOG-1R", "B-CAT-1L", "B-RAT-2R"]}


@pytest.mark.parametrize("key", games())
def test_the_adviser_counts_games_and_no_seconds(key: str) -> None:
    """So its answer is the same wherever and whenever it is asked."""
    budget = check_bot(adviser(key, 50), key).budget

    assert budget is None or (budget.iterations, budget.seconds) == (50, None)


def test_a_full_moon_is_a_reason() -> None:
    match = a_match(seats=2, hand=["B-RAB-2L", "O-CAT-1R", "R-DOG-2L"], moons=MOON)
    legal = match.legal(0)
    best = next(choice for choice in legal if choice.startswith("play B-RAB-2L"))

    why = reason(match.belief(0), best, [one for one in legal if one != best], 1)

    assert why is not None
    assert (why.key, why.clause, why.moment) == ("moon-completed", "ZB-41", "now")


def test_what_is_not_known_well_enough_is_not_told() -> None:
    match = a_match(seats=2, hand=["B-DOG-1R", "O-CAT-1R", "R-DOG-2L"])
    legal = match.legal(0)
    opinions = [Opinion(legal[0], 0.6, 2000), Opinion(legal[1], 0.5, 3), Opinion("dance", 1.0, 9)]

    found = ideas(match.belief(0), opinions, 1)

    assert [one.choice for one in found] == [legal[0]]
    assert 0 < doubt(found[0].chance) < VAGUE
    assert doubt(chance_of(opinions[1])) > VAGUE


@pytest.mark.parametrize("key", ["zombeasts", "oh-my-brain", "humans"])
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_idea(key: str) -> None:
    match = registry.game(key).match(3, 7)
    while len(match.legal(match.waiting[0])) < 3 or match.waiting != match.waiting[:1]:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    seat = match.waiting[0]
    beliefs = [
        registry.game(key).from_position(match.imagine(seat, seed)).belief(seat) for seed in (1, 2)
    ]

    told = [ideas(one, make_bot(adviser(key, 60), key, 1).explain(one), 1) for one in beliefs]

    assert told[0] == told[1]
    assert told[0]
