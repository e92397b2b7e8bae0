"""Random games to the end, on doubles written in plain Python."""

from __future__ import annotations

import pytest

from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, Fault, GameState

from .doubles import ROUNDS, Auction, DeadEnd, LeakyAuction


def test_an_interpreted_double_plays_to_its_end() -> None:
    """A subclass in plain Python works, whether or not `GameState` is compiled."""
    state = Auction(3)

    decisions = playout(state, Rng(1), Actions())

    assert decisions == 3 * ROUNDS
    assert state.turn() == OVER


def test_a_playout_follows_its_numbers() -> None:
    """The same generator gives the same game, another one another."""
    states = [Auction(3) for _ in range(3)]
    for state, seed in zip(states, (1, 1, 2), strict=True):
        playout(state, Rng(seed), Actions())

    assert states[0].to_ints() == states[1].to_ints()
    assert states[0].to_ints() != states[2].to_ints()


def test_a_finished_game_takes_no_decision() -> None:
    """A playout from the end is the end."""
    assert playout(Auction(2, left=0), Rng(1), Actions()) == 0


def test_a_dead_end_is_a_fault_of_the_rules() -> None:
    """It names the seat that cannot choose, audited or not."""
    for audit in (False, True):
        with pytest.raises(Fault, match="seat 0 has no legal action"):
            playout(DeadEnd(2), Rng(1), Actions(), audit=audit)


def test_an_audit_finds_a_lost_component() -> None:
    """Without the audit nobody looks."""
    playout(LeakyAuction(2), Rng(1), Actions())
    with pytest.raises(Fault, match="decision 1: a component is lost or doubled"):
        playout(LeakyAuction(2), Rng(1), Actions(), audit=True)


def test_an_audit_does_not_change_the_game() -> None:
    """The same numbers lead to the same end."""
    plain, audited = Auction(3), Auction(3)

    decisions = [
        playout(plain, Rng(4), Actions()),
        playout(audited, Rng(4), Actions(), audit=True),
    ]

    assert decisions[0] == decisions[1]
    assert plain.to_ints() == audited.to_ints()


def test_left_over_actions_of_an_earlier_use_do_not_matter() -> None:
    """The buffer is cleared before every decision."""
    actions = Actions()
    for action in range(9):
        actions.add(action)

    assert playout(Auction(2), Rng(1), actions) == 2 * ROUNDS


def test_the_base_class_settles_and_has_plain_defaults() -> None:
    """`settle` lets chance act until a seat must; weights are 1 unless a game says otherwise."""
    state = Auction(2)

    actor = state.settle(Rng(1))

    assert actor == 0
    assert state.prize > 0
    assert GameState.weight(state, 0) == 1
    assert GameState.may_act(state, 0)
    assert not GameState.may_act(state, 1)
    assert not GameState.may_act(state, CHANCE)


@pytest.mark.parametrize(
    "ask",
    [
        lambda s: s.turn(),
        lambda s: s.legal(0, Actions()),
        lambda s: s.roll(Rng(1)),
        lambda s: s.apply(0, 0),
        lambda s: s.score(0),
        lambda s: s.rank(0),
        lambda s: s.clone(),
        lambda s: s.redeal(0, Rng(1)),
        lambda s: s.keep_journal(None),
        lambda s: s.is_sound(),
        lambda s: s.to_ints(),
    ],
)
def test_what_a_game_must_say_itself_has_no_default(ask: object) -> None:
    """The contract raises instead of guessing."""
    assert callable(ask)
    with pytest.raises(NotImplementedError):
        ask(GameState())
