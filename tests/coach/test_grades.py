"""Grades of choices: by what the seat could know, fair to all choices, and honest about doubt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots.evaluation import Estimate, Row, Trials, evaluator_for
from monsterbox.coach.grades import Compared, Effort, compare, grade
from monsterbox.core.rng import Rng

from ..cases import in_tiers
from .matches import GAMES, HASTY, played

FAST = ("oh-my-brain", "zombeasts", "monster-meister")


class Judge:
    """An evaluator that knows what each choice is worth, give or take."""

    name = "judge"

    def __init__(self, worth: dict[int, float], doubt: float = 0.0) -> None:
        self.worth = worth
        self.doubt = doubt
        self.asked = 0

    def positions(self, state: mb.GameState, trials: Trials) -> list[Row]:
        raise NotImplementedError

    def surprises(self, state: mb.GameState, actor: int, action: int, trials: Trials) -> list[Row]:
        raise NotImplementedError

    def choices(
        self, state: mb.GameState, seat: int, actions: Sequence[int], trials: Trials
    ) -> list[Row]:
        self.asked += trials.games
        noise = [
            self.doubt if (trials.first + k) % 4 < 2 else -self.doubt for k in range(trials.games)
        ]
        best = max(self.worth.values())
        return [
            [*(self.worth[one] + sign * (one % 2) for one in actions), best - 0.1] for sign in noise
        ]


def compared(judge: Judge, made: int) -> Compared:
    state = mb.game("oh-my-brain").match(2).state()
    return compare(judge, state, 0, sorted(judge.worth), made, 1, Effort())


@pytest.mark.parametrize(
    ("cost", "error", "told"),
    [
        (0.0, 0.0, "good"),
        (0.01, 0.002, "good"),
        (0.01, 0.02, "unsure"),
        (0.03, 0.005, "inaccuracy"),
        (0.03, 0.03, "unsure"),
        (0.2, 0.05, "mistake"),
        (0.2, 0.19, "unsure"),
    ],
)
def test_a_grade_says_no_more_than_the_error_allows(cost: float, error: float, told: str) -> None:
    assert grade(Estimate(cost, error)) == told


def test_the_best_choice_costs_nothing_and_the_worst_what_it_lost() -> None:
    worth = {1: 0.5, 2: 0.45, 3: 0.2}

    assert compared(Judge(worth), 1).cost.mean == 0.0
    assert compared(Judge(worth), 2).cost.mean == pytest.approx(0.05)
    assert compared(Judge(worth), 3).cost.mean == pytest.approx(0.3)


def test_choices_are_ranked_and_the_one_that_was_made_is_always_among_them() -> None:
    worth = {1: 0.5} | dict.fromkeys(range(2, 9), 0.4) | {9: 0.1}

    found = compared(Judge(worth), 9)

    assert next(iter(found.chances)) == 1
    assert 9 in found.chances
    assert len(found.chances) == Effort().promising + 1


def test_skill_is_what_the_choice_brought_against_a_steady_player() -> None:
    for part in compared(Judge({1: 0.5, 2: 0.3}), 2).steady:
        assert part.mean == pytest.approx(0.3 - 0.4)


def test_what_is_close_is_looked_at_longer() -> None:
    clear, close = Judge({1: 0.5, 2: 0.2}, doubt=0.3), Judge({1: 0.5, 2: 0.48}, doubt=0.3)

    compared(clear, 2)
    compared(close, 2)

    assert close.asked > clear.asked


@pytest.mark.parametrize("key", in_tiers(GAMES, fast=FAST))
def test_grades_do_not_depend_on_what_the_seat_could_not_know(key: str) -> None:
    """Two worlds that differ only in that give the same numbers, to the last digit."""
    match = played(key)
    state, evaluator = match.opening(), evaluator_for(key, match.seats)
    choices = 0
    for place, step in enumerate(match.steps):
        legal = mb.Actions()
        if step.seat >= 0:
            state.legal(step.seat, legal)
        if legal.n > 1:
            choices += 1
            if choices % 12 == 1:
                other = state.clone()
                other.redeal(step.seat, Rng(place))
                asked = (step.seat, legal.to_list(), step.action, place, HASTY)
                assert compare(evaluator, other, *asked) == compare(evaluator, state, *asked)
        state.apply(step.seat, step.action)
    assert choices > 12


LAST_BRAIN = {
    "game": "oh-my-brain",
    "seats": 2,
    "hands": [[15, 3], [2, 9]],
    "graves": [[1], [3]],
    "horde": [14],
    "brains": [1, 1],
}
A_FULL_MOON = {
    "game": "zombeasts",
    "seats": 2,
    "hands": [["B-RAT-2R", "O-CAT-1R"], ["R-DOG-2L", "G-RAB-3L", "R-CAT-2R"]],
    "moons": [{"blue": ["B-DOG-2L", "B-RAB-1R", "W-NONE-L"]}, {}],
    "stock": ["O-RAT-3R", "R-RAB-2L", "G-DOG-3L"],
}


@pytest.mark.parametrize(
    ("position", "choice", "told"),
    [
        pytest.param(LAST_BRAIN, "pass", "mistake", id="ZA-58: passing loses the last brain"),
        pytest.param(LAST_BRAIN, "play 15", "good", id="ZA-29: the only card that is higher"),
        pytest.param(A_FULL_MOON, "play O-CAT-1R", "mistake", id="ZB-12: a moon left open"),
        pytest.param(A_FULL_MOON, "play B-RAT-2R", "good", id="ZB-12: the fourth card"),
    ],
)
def test_where_one_choice_stands_out_it_gets_its_grade(
    position: dict[str, Any], choice: str, told: str
) -> None:
    match = mb.game(position["game"]).from_position(position)
    legal = match.legal_actions(0)
    made = legal[match.legal(0).index(choice)]

    found = compare(evaluator_for(match.game.key, 2), match.state(), 0, legal, made, 7, Effort())

    assert grade(found.cost) == told
    assert (next(iter(found.chances)) == made) == (told == "good")
