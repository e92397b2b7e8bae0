"""The player that searches: budgets, slices, stopping, opinions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monsterbox.bots.ismcts import CHECK, CLEAR, Clock, Ismcts, Manner
from monsterbox.bots.make import bots_for, make_bot
from monsterbox.bots.policy import Policy, UniformPolicy
from monsterbox.bots.spec import Budget
from monsterbox.core.belief import Belief
from tests.core.doubles import an_auction_game
from tests.games.kit import Case, few_cases, played

from .doubles import Stones, a_belief

SOME = [case for case in few_cases(1) if "ismcts" in bots_for(case.key)]
some_cases = pytest.mark.parametrize("case", SOME, ids=str)
smallest = pytest.mark.parametrize(
    "case",
    [case for case in SOME if not case.options and case.seats == case.game.seats[0]],
    ids=str,
)


def a_bot(
    iterations: int | None = None,
    *,
    seconds: float | None = None,
    manner: Manner | None = None,
    make_policy: Callable[[], Policy] = UniformPolicy,
    seed: int = 1,
) -> Ismcts:
    return Ismcts(make_policy, Budget(iterations, seconds), manner or Manner(), seed)


def belief_in(case: Case, choices: int) -> Belief:
    match = played(case, choices)
    assert match.turn is not None
    return match.belief(match.turn)


def after_slices(count: int) -> Callable[[], bool]:
    """Says stop when it is asked for that time."""
    asked = iter(range(1, 10_000))
    return lambda: next(asked) >= count


# The budget


@pytest.mark.parametrize("iterations", [1, 2, 7, CHECK - 1, CHECK, CHECK + 1, 2 * CHECK + 3])
def test_a_budget_of_iterations_is_kept_to_the_last(iterations: int) -> None:
    thinking = a_bot(iterations).think(a_belief(Stones(9)), early=False)

    assert thinking.iterations == iterations
    assert sum(visits for _, visits, _, _ in thinking.ranked()) == iterations


@pytest.mark.parametrize("iterations", [1, 6, CHECK, CHECK + 1, 999, 3 * CHECK])
def test_the_clock_hands_out_the_budget_in_slices(iterations: int) -> None:
    """All of it and no more; a look whether all is clear falls between two slices."""
    clock = Clock(Budget(iterations=iterations))
    handed_out = 0
    while (games := clock.games()) > 0:
        assert handed_out // CHECK == (handed_out + games - 1) // CHECK
        clock.count(games)
        handed_out += games

    assert handed_out == iterations
    assert clock.left() == 0


@pytest.mark.parametrize("seconds", [1e-9, 0.001, 0.02])
def test_a_budget_of_time_ends(seconds: float) -> None:
    """However short, at least one game is imagined, so that there is a reason for the choice."""
    thinking = a_bot(seconds=seconds).think(a_belief(Stones(12)), early=False)

    assert thinking.iterations >= 1
    assert thinking.best() in thinking.belief.legal


@some_cases
def test_few_games_are_enough_for_a_legal_choice(case: Case) -> None:
    """Even one, where there are many choices."""
    belief = belief_in(case, 9)
    for spec in ("ismcts:1", "ismcts:3:playout=uniform", "ismcts:1ms"):
        assert make_bot(spec, case.key, seed=3).choose(belief) in belief.legal


# Stopping


@pytest.mark.parametrize("slices", [1, 2, 4])
def test_whoever_says_stop_is_heard_after_the_slice(slices: int) -> None:
    """Slices grow by at most two: 1, 2, 4, 8 games."""
    thinking = a_bot(100_000).think(a_belief(Stones(9)), early=False, stopped=after_slices(slices))

    assert slices <= thinking.iterations < 2**slices
    assert thinking.best() in thinking.belief.legal
    assert thinking.opinions()[0].choice == thinking.best()


def test_whoever_says_stop_at_once_gets_the_choice_of_one_game() -> None:
    """Before it there is nothing to say."""
    thinking = a_bot(100).think(a_belief(Stones(9)), early=True, stopped=lambda: True)

    assert thinking.iterations == 1
    assert [one.choice for one in thinking.opinions()] == [thinking.best()]


def test_before_the_first_game_any_choice_is_the_best() -> None:
    thinking = a_bot(100).begin(a_belief(Stones(9)))

    assert thinking.best() in thinking.belief.legal
    assert thinking.opinions() == []


def test_a_search_can_be_run_by_its_owner() -> None:
    """A server runs it in its own slices, and may ask in between."""
    bot, belief = a_bot(60), a_belief(Stones(7))
    thinking = bot.begin(belief)
    for _ in range(6):
        thinking.run(10)
        assert thinking.best() in belief.legal

    assert thinking.ranked() == bot.think(belief, early=False).ranked()


# Settled early


@pytest.mark.parametrize("budget", [Budget(CHECK), Budget(5 * CHECK), Budget(seconds=0.02)])
def test_the_only_choice_is_settled(budget: Budget) -> None:
    """There is no second one to compare it with."""
    bot = a_bot(budget.iterations, seconds=budget.seconds)

    assert bot.choose(a_belief(Stones(1))) == "take 1"


@pytest.mark.parametrize("stones", range(2, 12))
@pytest.mark.parametrize("budget", [CHECK + 60, 2 * CHECK + 90])
def test_what_is_settled_would_not_have_changed(stones: int, budget: int) -> None:
    """The lead is greater than what is left, or all games but very few went one way."""
    belief, bot = a_belief(Stones(stones)), a_bot(budget)

    early, late = bot.think(belief, early=True), bot.think(belief, early=False)

    visits = sorted((times for _, times, _, _ in early.ranked()), reverse=True)
    left = budget - early.iterations
    if left > 0:
        assert early.iterations % CHECK == 0
        assert visits[0] - visits[1] > left or visits[0] > CLEAR * early.iterations
    if visits[0] - visits[1] > left:
        assert early.best() == late.best()


@smallest
def test_what_is_settled_in_a_real_game_would_not_have_changed(case: Case) -> None:
    belief = belief_in(case, 25)
    bot = make_bot(f"ismcts:{CHECK + 60}", case.key, seed=1)
    assert isinstance(bot, Ismcts)

    early, late = bot.think(belief, early=True), bot.think(belief, early=False)

    assert early.iterations == CHECK
    assert early.best() == late.best() == bot.choose(belief)


def test_a_clear_choice_saves_time() -> None:
    """Three stones are there for the taking: one look is enough."""
    bot = a_bot(100_000)

    assert bot.think(a_belief(Stones(3)), early=True).iterations < 10_000
    assert bot.choose(a_belief(Stones(3))) == "take 3"


def test_an_open_choice_is_thought_through() -> None:
    """All choices lose alike, so none of them takes the lead."""
    thinking = a_bot(CHECK + 150, manner=Manner(exploration=5.0)).think(
        a_belief(Stones(4)), early=True
    )

    assert thinking.iterations == CHECK + 150


def test_nothing_is_settled_between_two_looks() -> None:
    """The choice must not depend on how long the slices are."""
    thinking = a_bot(CHECK).begin(a_belief(Stones(3)))
    thinking.run(CHECK - 1)
    before = thinking.is_settled(0)
    thinking.run(1)

    assert not before
    assert thinking.is_settled(0)


# Opinions


@pytest.mark.parametrize("best", [1, 2, 3, 10])
def test_opinions_are_the_choices_looked_into_most(best: int) -> None:
    opinions = a_bot(120).explain(a_belief(Stones(3)), best)

    assert len(opinions) == min(best, 3)
    weights = [one.weight for one in opinions]
    assert weights == sorted(weights, reverse=True)
    assert sum(weights) == 120 if best >= 3 else sum(weights) < 120
    assert all(0 <= one.win_chance <= 1 for one in opinions)
    assert opinions[0].choice == "take 3"


@some_cases
def test_opinions_on_a_real_game_are_sound(case: Case) -> None:
    belief = belief_in(case, 30)

    opinions = make_bot("ismcts:9", case.key, seed=2).explain(belief)

    assert 1 <= len(opinions) <= 3
    assert len({one.choice for one in opinions} & set(belief.legal)) == len(opinions)
    assert all(0 <= one.win_chance <= 1 and one.weight > 0 for one in opinions)
    assert sum(one.weight for one in opinions) <= 9


def test_a_choice_never_tried_is_no_opinion() -> None:
    assert len(a_bot(2).explain(a_belief(Stones(9)))) <= 2


def test_a_sure_win_is_a_chance_of_one() -> None:
    best = a_bot(50).explain(a_belief(Stones(3)), best=1)[0]

    assert (best.choice, best.win_chance) == ("take 3", 1.0)


# Choices at the same time


@pytest.mark.parametrize("seat", range(3))
def test_it_plays_where_all_choose_at_once(seat: int) -> None:
    """Whether or not the others have made their choice, which it cannot see."""
    match = an_auction_game().match(3, seed=1)
    answers = {a_bot(40).choose(match.belief(seat))}
    for other in range(3):
        if other != seat:
            match.play(other, "bid 1")
            answers.add(a_bot(40).choose(match.belief(seat)))

    assert answers <= set(match.legal(seat))


@pytest.mark.parametrize("seat", range(2))
def test_secret_choices_of_others_change_no_opinion(seat: int) -> None:
    found = []
    for bid in range(3):
        match = an_auction_game().match(2, seed=1)
        match.play(1 - seat, f"bid {bid}")
        found.append(a_bot(40).explain(match.belief(seat)))

    assert found[0] == found[1] == found[2]
