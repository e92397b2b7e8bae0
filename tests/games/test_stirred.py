"""Odd positions are games like any other: somebody can act, nothing is lost, all can be saved."""

from __future__ import annotations

from itertools import islice

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from tests.cases import in_tiers

from .checks import contract, knowledge, saved
from .kit import MomentCheck, is_due, moments
from .stirring import games_that_tell, stirred_state, tells

WHILE = 60  # steps that are checked after a position was stirred
PLAYOUTS = 4
FAST = 4 if mb.is_compiled() else 2
FULL = 150
AT_MOMENTS: dict[MomentCheck, int] = {
    contract.somebody_can_act_and_every_component_is_in_one_place: 1,
    contract.every_action_has_a_text_of_its_own_that_reads_back: 1,
    contract.only_who_may_act_has_legal_actions: 1,
    contract.choices_made_at_once_commute: 1,
    saved.a_position_is_the_state: 8,
}
AT_CHOICES: dict[MomentCheck, int] = {
    contract.a_state_is_read_back_from_its_numbers: 20,
    knowledge.a_redealt_world_looks_the_same_to_the_seat: 10,
    knowledge.redealing_depends_on_what_the_seat_knows_alone: 10,
}

each_game = pytest.mark.parametrize("key", games_that_tell("stirring"))


@each_game
@pytest.mark.parametrize("seed", in_tiers(range(FULL), fast=range(FAST)))
def test_a_stirred_game_keeps_the_contract_of_states(key: str, seed: int) -> None:
    """Played on for a while at random, from an odd position."""
    case, state = stirred_state(key, seed)

    for moment in islice(moments(case, state), WHILE):
        checks = AT_MOMENTS | AT_CHOICES if moment.is_choice else AT_MOMENTS
        for check, every in checks.items():
            if is_due(moment.number, every, case):
                check(case, moment)


@each_game
@pytest.mark.parametrize("tens", in_tiers(range(30), fast=[0]))
def test_no_stirred_game_comes_to_a_dead_end(key: str, tens: int) -> None:
    """To the end, several times each: whoever is asked has a choice, and no component is lost."""
    for seed in range(10 * tens, 10 * tens + 10):
        _, state = stirred_state(key, seed)
        for number in range(PLAYOUTS):
            playout(state.clone(), Rng(number), Actions(), audit=True)


@each_game
def test_stirring_depends_on_the_seed_alone(key: str) -> None:
    """The same seed gives the same position, another one another."""
    states = [stirred_state(key, seed)[1].to_ints() for seed in (1, 1, 2)]

    assert states[0] == states[1]
    assert states[0] != states[2]


def test_all_games_of_this_repository_are_stirred_and_compared() -> None:
    """Their tests tell how; games from other packages need not."""
    own = [key for key in mb.games() if mb.game(key).package.startswith("monsterbox.")]

    missing = [
        f"{key}: {module}"
        for key in own
        for module in ("stirring", "pair", "house_rules")
        if not tells(key, module)
    ]

    assert own
    assert missing == []
