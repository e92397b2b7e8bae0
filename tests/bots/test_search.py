"""Tree search: what it finds, what it counts, and what it cannot know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots import search as module
from monsterbox.bots.make import policy_for
from monsterbox.bots.policy import Policy, UniformPolicy, Values
from monsterbox.bots.search import Search
from monsterbox.bots.tree import SEAT, edges
from monsterbox.core.actions import Actions
from monsterbox.core.state import GameState
from tests.core.doubles import Auction
from tests.games.kit import Case, few_cases, played, redealt
from tests.games.zombeasts.builders import a_last_round
from tests.processes import answer_of

from .doubles import Preferring, Stones

ROOT = Path(__file__).resolve().parents[2]
USUAL: dict[str, Any] = {"exploration": 0.3, "trust": 2.0, "widening": 0.0, "horizon": 10}

some_cases = pytest.mark.parametrize("case", few_cases(2), ids=str)


def a_search(
    *,
    policy: Policy | None = None,
    seats: int = 2,
    observer: int = 0,
    seed: int = 1,
    **manner: float,
) -> Search:
    return Search(
        policy=policy or UniformPolicy(),
        seats=seats,
        observer=observer,
        seed=seed,
        **{**USUAL, **manner},
    )


def searched(root: GameState, iterations: int, **how: Any) -> Search:
    search = a_search(**how)
    search.run(root, iterations)
    return search


def best(search: Search) -> int:
    """The action looked into most."""
    return max(search.results(), key=lambda one: one[1])[0]


def visits(search: Search) -> dict[int, int]:
    return {action: times for action, times, _, _ in search.results()}


def wins(search: Search) -> dict[int, float]:
    """The share of the win that each choice brought."""
    return {action: share for action, _, _, share in search.results()}


def state_of(match: mb.Match) -> GameState:
    return match.game.state_at(match.position(), match.seats, match.settings)


def an_auction(seats: int = 2, prize: int = 3, **bids: int) -> Auction:
    """A round in which some have bid: `seat1=2`."""
    state = Auction(seats, prize, left=1)
    for name, bid in bids.items():
        state.bids[int(name.removeprefix("seat"))] = bid
    return state


# What it finds


@pytest.mark.parametrize(("stones", "action"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_it_finds_the_move_that_wins(stones: int, action: int) -> None:
    """Whoever leaves a multiple of four wins, whatever the other does."""
    search = searched(Stones(stones), 300)

    assert best(search) == action
    assert wins(search)[action] > 0.8


@pytest.mark.parametrize("seats", range(2, 7))
def test_it_plays_with_two_to_six_seats(seats: int) -> None:
    """The last stones are there for the taking; every seat searches for itself."""
    for observer in range(seats):
        root = Stones(3, seats=seats, seat=observer)
        search = searched(root, 60, seats=seats, observer=observer)

        assert best(search) == 3
        assert sum(visits(search).values()) == 60


def test_it_takes_the_opponents_answer_into_account() -> None:
    """From four stones every choice loses against the right answer."""
    search = searched(Stones(4), 400)

    assert all(share < 0.35 for _, times, _, share in search.results() if times > 20)


@pytest.mark.parametrize("playout", ["uniform", "heuristic"])
def test_it_wins_the_last_round_of_zombeasts(playout: str) -> None:
    """ZB-41, ZB-68: the rat completes a moon of thirteen points; the other has twelve."""
    match = a_last_round(
        seats=2,
        hand=["G-RAT-2L", "B-DOG-1R", "O-CAT-1R"],
        moons={"green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"], "blue": ["B-CAT-4R"]},
        victory={1: ["R-DOG-1R", "R-CAT-1L", "R-RAB-1R"]},
    )
    policy = policy_for("zombeasts", playout)()

    search = searched(state_of(match), 40, policy=policy)

    belief = match.belief(0)
    assert belief.legal[belief.actions.index(best(search))] == "play G-RAT-2L"


def test_where_there_is_one_choice_it_takes_it() -> None:
    assert visits(searched(Stones(1), 5)) == {1: 5}


def test_a_game_that_is_over_has_no_results() -> None:
    search = searched(Stones(0), 5)

    assert search.results() == []
    assert search.iterations == 5


# What it counts


@some_cases
def test_every_iteration_is_a_visit_of_one_choice(case: Case) -> None:
    """And no choice is followed more often than it could have been."""
    match = played(case, 20)
    assert match.turn is not None
    how = {"seats": match.seats, "observer": match.turn}

    search = searched(state_of(match), 12, **how)

    assert sum(visits(search).values()) == search.iterations == 12
    assert set(visits(search)) == set(match.belief(match.turn).actions)
    tree = search.tree
    assert all(tree.seen[edge] >= tree.visits[edge] for edge in range(edges(tree)))
    assert all(0 <= payoff <= 1 and 0 <= win <= 1 for _, _, payoff, win in search.results())


def test_each_iteration_adds_one_choice_to_the_tree() -> None:
    """At most: so a long search needs no more memory than iterations times choices."""
    search = a_search()
    before = 0
    for _ in range(30):
        search.run(Stones(12), 1)
        tried = sum(search.tree.visits[edge] > 0 for edge in range(edges(search.tree)))
        assert tried <= before + 1
        before = tried


def test_the_root_is_left_alone() -> None:
    root = Stones(9)

    searched(root, 20)

    assert root.to_ints() == Stones(9).to_ints()


@pytest.mark.skipif(mb.is_compiled(), reason="compiled, the limit is part of the code")
def test_the_tree_stops_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    """At its limit, plus the choices of the last node; the search goes on all the same."""
    monkeypatch.setattr(module, "MOST_EDGES", 20)

    search = searched(Stones(40), 300)

    assert edges(search.tree) < 20 + 3
    assert sum(visits(search).values()) == 300


# Again, and in slices


def test_slices_give_the_same_as_one_run() -> None:
    whole = searched(Stones(11), 60)
    sliced = a_search()
    for iterations in (1, 29, 0, 10, 20):
        sliced.run(Stones(11), iterations)

    assert sliced.results() == whole.results()
    assert sliced.iterations == whole.iterations


@some_cases
def test_the_seed_fixes_the_results(case: Case) -> None:
    """The same seed, the same numbers; another seed, others."""
    match = played(case, 12)
    assert match.turn is not None
    how = {"seats": match.seats, "observer": match.turn}

    one, again, other = (searched(state_of(match), 40, seed=s, **how).results() for s in (5, 5, 6))

    assert one == again
    assert one != other


@pytest.mark.full
def test_compiled_and_interpreted_searches_find_the_same() -> None:
    """Every game and table: visits, payoffs and shares of the win, to the last digit."""
    compiled = answer_of("tests.bots.same_searches", pure=False)
    if not compiled["compiled"]:
        pytest.skip("the bots are not compiled here: pip install -e . with a C compiler")

    interpreted = answer_of("tests.bots.same_searches", pure=True)

    assert not interpreted["compiled"]
    assert compiled["results"] == interpreted["results"]


# What it cannot know


@some_cases
def test_worlds_that_the_observer_cannot_tell_apart_give_the_same_results(case: Case) -> None:
    """Any of them may be given to it."""
    for choices in (15, 70):
        match = played(case, choices)
        if match.turn is None:
            continue
        state, how = state_of(match), {"seats": match.seats, "observer": match.turn}
        worlds = [state, *(redealt(state, match.turn, seed) for seed in (1, 2))]

        results = [searched(world, 6, **how).results() for world in worlds]

        assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("observer", range(3))
def test_secret_bids_already_made_change_nothing(observer: int) -> None:
    """In a simultaneous phase: whatever the others have bid, the results are the same."""
    others = [seat for seat in range(3) if seat != observer]
    found = []
    for bid in range(3):
        root = an_auction(3, **{f"seat{seat}": bid for seat in others})
        found.append(searched(root, 60, seats=3, observer=observer).results())

    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("observer", range(3))
def test_where_all_choose_at_once_the_observer_comes_first(observer: int) -> None:
    """Also when a lower seat has not chosen yet: the choices at the root are the observer's."""
    search = searched(an_auction(3), 60, seats=3, observer=observer)

    assert sum(visits(search).values()) == 60
    assert set(visits(search)) == {0, 1, 2}


def test_secret_choices_of_others_are_guessed_and_never_searched() -> None:
    """Nobody may answer a bid that it cannot see: in the tree there are the observer's alone."""
    search = searched(Auction(3, prize=2, left=3), 80, seats=3, observer=1)

    tree = search.tree
    assert {int(tree.key[edge]) // SEAT for edge in range(edges(tree))} == {1}


@pytest.mark.parametrize(("guess", "action"), [(0, 1), (1, 2)])
def test_it_answers_what_the_others_are_guessed_to_bid(guess: int, action: int) -> None:
    """For a prize of three, one more than the other: less gets less, and more would be dear."""
    root = an_auction()
    root.won = [0, 1 - guess]

    search = searched(root, 60, policy=Preferring({guess: 1.0}), trust=0.0)

    assert best(search) == action


# How it searches


@pytest.mark.parametrize("widening", [0.5, 1.0, 2.0])
def test_widening_limits_how_many_choices_are_tried(widening: float) -> None:
    """Of twenty choices, so many times the root of the visits."""
    search = a_search(widening=widening)
    for iteration in range(1, 41):
        search.run(Stones(60, most=20), 1)
        tried = sum(times > 0 for times in visits(search).values())
        assert tried <= widening * (iteration - 1) ** 0.5 + 1
    assert len(visits(search)) == 20


def test_without_widening_every_choice_is_tried() -> None:
    """Soon: with twenty choices and forty iterations, each at least once."""
    search = searched(Stones(60, most=20), 60, exploration=2.0)

    assert min(visits(search).values()) > 0


def test_the_policy_says_where_to_begin() -> None:
    """With trust in it; without, all choices are as likely to be the first."""
    policy = Preferring({2: 10.0})

    trusting = {best(searched(Stones(20), 1, policy=policy, seed=seed)) for seed in range(12)}
    free = {best(searched(Stones(20), 1, policy=policy, seed=s, trust=0.0)) for s in range(12)}

    assert trusting == {2}
    assert free == {1, 2, 3}


@pytest.mark.parametrize("trust", [0.0, 2.0])
def test_a_wrong_policy_is_found_out(trust: float) -> None:
    """It thinks little of the winning choice; the games say otherwise."""

    class Misled(Preferring):
        def is_calm(self, world: GameState) -> bool:
            return False

    search = searched(Stones(3), 300, policy=Misled({1: 2.0}), trust=trust)

    assert best(search) == 3


def test_more_exploration_spreads_the_visits() -> None:
    def share(exploration: float) -> int:
        return max(visits(searched(Stones(3), 200, exploration=exploration)).values())

    assert share(0.1) > share(1.0) > share(10.0)


def test_a_policy_that_fails_is_heard() -> None:
    """An error is no result."""

    class Failing(Preferring):
        def weigh(self, world: GameState, seat: int, actions: Actions, values: Values) -> None:
            raise ZeroDivisionError("no opinion")

    search = a_search(policy=Failing())

    with pytest.raises(ZeroDivisionError, match="no opinion"):
        search.run(Stones(9), 3)

    assert search.iterations == 0
