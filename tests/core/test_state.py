"""What a game need not write itself: chance is drawn by weight from the legal outcomes."""

from __future__ import annotations

from collections import Counter

import pytest

from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE
from tests.core.doubles import PRIZE, WEIGHTS, Auction

ROLLS = 600


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    state, rng = Auction(2), Rng(1)

    rolled = Counter(int(state.roll(rng)) - PRIZE for _ in range(ROLLS))

    assert set(rolled) == {1, 2, 3}
    for prize, weight in enumerate(WEIGHTS, 1):
        assert rolled[prize] == pytest.approx(ROLLS * weight / sum(WEIGHTS), rel=0.2)


def test_a_roll_depends_on_the_position_and_the_generator_alone() -> None:
    assert Auction(3).roll(Rng(7)) == Auction(3).roll(Rng(7))


def test_no_outcome_without_weight_is_drawn() -> None:
    class Rigged(Auction):
        def weight(self, action: int) -> int:
            return int(action == PRIZE + 2)

    outcomes = Actions()
    Rigged(2).legal(CHANCE, outcomes)

    assert outcomes.n == 3
    assert {int(Rigged(2).roll(Rng(seed))) for seed in range(20)} == {PRIZE + 2}
