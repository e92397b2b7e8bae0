"""The rules and a plain reference, written from the specification alone, play the same games."""

from __future__ import annotations

import pytest

from tests.cases import in_tiers

from .comparison import compare_game
from .kit import BRIEF
from .stirring import games_that_tell

KINDS = 4  # plain at random, plain by bots, stirred at random, stirred by bots
FAST = (0, 2, 3)
FULL = range(10 * KINDS)
WHOLE = range(100 * KINDS, 101 * KINDS)


@pytest.mark.parametrize("key", games_that_tell("pair"))
@pytest.mark.parametrize("number", in_tiers(FULL, fast=FAST))
def test_the_rules_and_the_reference_play_the_same_games(key: str, number: int) -> None:
    """Legal choices, every zone, every question, scores and ranks agree to the end."""
    compare_game(key, number, BRIEF.get(key))


@pytest.mark.full
@pytest.mark.parametrize("key", BRIEF)
@pytest.mark.parametrize("number", WHOLE)
def test_long_games_are_the_same_to_their_end(key: str, number: int) -> None:
    """By whatever it comes, not cut short by a house rule."""
    compare_game(key, number)
