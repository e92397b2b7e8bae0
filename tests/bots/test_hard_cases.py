"""Hard cases of the bots: what broke once must not break again."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.bots import make
from monsterbox.bots import search as search_module
from monsterbox.bots.bot import NotAsked
from monsterbox.bots.make import check_bot, make_bot, seat_bot
from monsterbox.bots.policy import Policy, Values
from monsterbox.bots.spec import BadBot
from monsterbox.core.actions import Actions
from monsterbox.core.state import CHANCE, GameState
from tests.bots.doubles import Stones
from tests.bots.test_payoffs import under_way
from tests.bots.test_search import searched, visits
from tests.core.doubles import Auction
from tests.games.kit import few_cases, moments, redealt
from tests.games.zombeasts.bot.test_policy import weighed
from tests.games.zombeasts.builders import COLOURED, MASTER, a_match

GAME = mb.game("zombeasts")


# The search


class OpenAuction(Auction):
    """All choose at once, and say so openly; every seat has numbers of its own."""

    def conceals(self) -> bool:
        return False

    def legal(self, seat: int, out: Actions) -> None:
        if seat == CHANCE:
            super().legal(seat, out)
        elif self.may_act(seat):
            for bid in range(3):
                out.add(100 * seat + bid)

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action if seat == CHANCE else action % 100)


@pytest.mark.parametrize("observer", range(3))
def test_where_all_choose_openly_the_choices_at_the_root_are_the_observers(observer: int) -> None:
    """The contract has several seats that may act at once, whether or not it conceals."""
    search = searched(OpenAuction(3, prize=3, left=1), 30, seats=3, observer=observer)

    assert set(visits(search)) == {100 * observer + bid for bid in range(3)}


def test_widening_holds_whatever_the_exploration() -> None:
    """What is not to be tried yet is not, however curious the search is."""
    search = searched(Stones(60, most=20), 40, exploration=3000.0, widening=1.0, trust=0.0)

    assert sum(times > 0 for times in visits(search).values()) <= 8


@pytest.mark.skipif(mb.is_compiled(), reason="compiled, the limit is part of the code")
def test_a_full_tree_is_still_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It grows no more, but what is there is still used, below the root too."""
    monkeypatch.setattr(search_module, "MOST_EDGES", 60)
    search = searched(Stones(9), 300)
    size, before = len(search.tree.key), sum(search.tree.visits)

    search.run(Stones(9), 100)

    assert len(search.tree.key) == size
    assert sum(search.tree.visits) - before > 150


# Whatever fails, the match goes on


class Broken(Policy):
    def weigh(self, world: GameState, seat: int, actions: Actions, values: Values) -> None:
        raise ZeroDivisionError("a mistake in the policy")


@pytest.mark.parametrize("spec", ["heuristic", "level3", "ismcts:20"])
def test_a_policy_that_fails_does_not_stop_the_match(
    spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fallback goes by the same policy and fails in the same way: then any choice will do."""
    monkeypatch.setattr(make, "policy_of", lambda key: Broken)
    match = GAME.match(seats=3, seed=3, start_player=0)

    assert seat_bot(spec, "zombeasts", seed=1).choose(match.belief(0)) in match.legal(0)


@pytest.mark.parametrize("spec", ["ismcts:999999999999s", "ismcts:3601s"])
def test_a_huge_budget_of_time_is_refused(spec: str) -> None:
    """Nobody could wait for it."""
    with pytest.raises(BadBot, match="up to an hour"):
        check_bot(spec, "zombeasts")


@pytest.mark.parametrize("spec", ["uniform", "heuristic", "ismcts:5", "ismcts:300"])
def test_whoever_may_not_choose_is_told_so(spec: str) -> None:
    """A bot asked for the wrong seat says so."""
    match = GAME.match(seats=3, seed=3, start_player=0)

    with pytest.raises(NotAsked, match="seat 1"):
        make_bot(spec, "zombeasts", seed=1).choose(match.belief(1))


def test_a_guard_asked_too_late_keeps_its_bot() -> None:
    match = GAME.match(seats=3, seed=3, start_player=0)
    guard = seat_bot("uniform", "zombeasts", seed=1)

    with pytest.raises(NotAsked):
        guard.choose(match.belief(1))

    assert guard.failure is None


# Specs


@pytest.mark.parametrize("spec", ["heuristic:noise=1:noise=2", "ismcts:trust=1:trust=1"])
def test_a_setting_said_twice_is_refused(spec: str) -> None:
    """Nobody can tell which one is meant."""
    with pytest.raises(BadBot):
        check_bot(spec, "zombeasts")


@pytest.mark.parametrize(
    ("spec", "words"), [("ismcts:5:6", "budget"), ("ismcts:horizon=-1", "end")]
)
def test_the_message_lists_what_there_is(spec: str, words: str) -> None:
    with pytest.raises(BadBot, match=words):
        check_bot(spec, "zombeasts")


# Payoffs


@pytest.mark.parametrize(("points", "spread"), [((20.0, 0.0), 0.01), ((4000.0, 0.0, 1.0), 5.0)])
def test_no_lead_is_too_great_to_be_judged(points: tuple[float, ...], spread: float) -> None:
    """Beyond any doubt the chance is simply 1."""
    assert under_way(points, spread)[1][0] == pytest.approx(1.0)


# The heuristic player of Zombeasts


def test_a_hidden_hand_that_must_be_given_up_changes_nothing() -> None:
    """The last round, three seats: forced steps of the next seats end the game within `apply`."""
    case = next(case for case in few_cases(16) if case.label == "combination 10")
    for moment in moments(case):
        if moment.number == 238:
            worlds = [redealt(moment.state, moment.actor, seed) for seed in (1, 2)]
            assert weighed(worlds[0], moment.actor) == weighed(worlds[1], moment.actor)


def test_a_paw_with_many_cards_is_quickly_answered() -> None:
    """ZB-92: to think every order of discarding through would take for ever."""
    cards = [card for card in COLOURED if card[0] in "BR"][:30]
    match = a_match(
        seats=2, hand=cards, hands={1: ["O-DOG-1L"]}, phase="paw-discard", options=MASTER
    )

    assert make_bot("heuristic", "zombeasts", 0).choose(match.belief(0)) in match.legal(0)
