"""Luck and skill over many matches: they add up, and what chance brings is fair."""

from __future__ import annotations

from math import hypot, sqrt

import pytest

import monsterbox as mb
from monsterbox.bots.evaluation import Trials, estimate, evaluator_for
from monsterbox.coach.report import Share
from monsterbox.coach.review import review
from monsterbox.core.state import CHANCE

from ..cases import in_tiers
from .matches import GAMES, HASTY, played

MATCHES = {"oh-my-brain": 24, "zombeasts": 24, "monster-meister": 24}
FEW = 6
"""Of games whose matches are long."""
SMALL = 2
"""In the fast tier."""


def gap(share: Share) -> float:
    """How far start, luck and skill miss the result, in errors."""
    parts = (share.start, share.luck, share.skill)
    missing = share.result - sum(part.mean for part in parts)
    error = hypot(*(part.error for part in parts))
    return missing / error if error > 1e-9 else 0.0


def gaps(key: str, matches: int) -> list[float]:
    found = []
    for seed in range(matches):
        *_, report = review(played(key, seed), effort=HASTY, seed=seed)
        found += [gap(share) for share in report.shares]
    return found


def test_luck_and_skill_add_up_in_a_few_matches() -> None:
    assert max(map(abs, gaps("oh-my-brain", SMALL))) < 4.5


@pytest.mark.full
@pytest.mark.parametrize("key", GAMES)
def test_luck_and_skill_add_up_and_the_errors_are_honest(key: str) -> None:
    """Few samples make errors a little too small, and single ones far off."""
    found = gaps(key, MATCHES.get(key, FEW))

    assert sqrt(sum(one * one for one in found) / len(found)) < 2.0


@pytest.mark.parametrize("key", in_tiers(GAMES, fast=("oh-my-brain",)))
def test_what_chance_brings_is_nothing_on_average(key: str) -> None:
    """Whatever the evaluator thinks: an outcome is compared with others of the same odds."""
    matches, sums = FEW if key in MATCHES else SMALL, []
    for seed in range(matches):
        match = played(key, seed)
        evaluator, state = evaluator_for(key, match.seats), match.opening()
        for place, step in enumerate(match.steps):
            if step.seat == CHANCE:
                trials = Trials(seed * 10_007 + place, HASTY.draws)
                rows = evaluator.surprises(state, CHANCE, step.action, trials)
                sums += [estimate([row[0] for row in rows]).mean]
            state.apply(step.seat, step.action)

    found = estimate(sums)
    assert abs(found.mean) < 4.0 * found.error


def test_a_steady_player_has_no_skill_to_show() -> None:
    """What the evaluator's policy would choose brings nothing against it."""
    key, match = "zombeasts", mb.game("zombeasts").match(2, seed=4)
    state = match.state()
    evaluator = evaluator_for(key, 2)
    legal = mb.Actions()
    state.legal(int(state.turn()), legal)
    rows = evaluator.choices(state, int(state.turn()), legal.to_list(), Trials(3, 20))

    assert all(row[-1] in row[:-1] for row in rows)
