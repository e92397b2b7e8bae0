"""What ends, and games under way, are worth: the mapping that `payoffs` documents."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations, product

import pytest

from monsterbox.bots.payoffs import Payoffs, judge, judge_end
from monsterbox.core.state import GameState

from .doubles import Ended, Preferring

Shares = list[float]


def at_the_end(ranks: Sequence[int]) -> tuple[Shares, Shares]:
    """Payoffs and shares of the win, by seat."""
    payoffs = Payoffs(len(ranks))
    judge_end(payoffs, Ended(ranks))
    return list(payoffs.payoff), list(payoffs.win)


def under_way(points: Sequence[float], spread: float = 5.0) -> tuple[Shares, Shares]:
    """The same where a policy expects these points."""

    class Spread(Preferring):
        def spread(self, world: GameState) -> float:
            return spread

    payoffs = Payoffs(len(points))
    judge(payoffs, Ended(()), Spread(points=points))
    return list(payoffs.payoff), list(payoffs.win)


# The end


@pytest.mark.parametrize(
    ("ranks", "payoffs", "wins"),
    [
        ((1, 2), (1, 0), (1, 0)),
        ((2, 1), (0, 1), (0, 1)),
        ((1, 1), (1 / 2, 1 / 2), (1 / 2, 1 / 2)),
        ((1, 2, 3), (1, 1 / 4, 0), (1, 0, 0)),
        ((2, 3, 1), (1 / 4, 0, 1), (0, 0, 1)),
        ((1, 1, 3), (5 / 8, 5 / 8, 0), (1 / 2, 1 / 2, 0)),
        ((1, 2, 2), (1, 1 / 8, 1 / 8), (1, 0, 0)),
        ((1, 1, 1), (5 / 12, 5 / 12, 5 / 12), (1 / 3, 1 / 3, 1 / 3)),
        ((4, 2, 3, 1), (0, 1 / 3, 1 / 6, 1), (0, 0, 0, 1)),
        ((1, 2, 2, 4), (1, 1 / 4, 1 / 4, 0), (1, 0, 0, 0)),
        ((1, 2, 3, 4, 5), (1, 3 / 8, 1 / 4, 1 / 8, 0), (1, 0, 0, 0, 0)),
        ((1, 2, 3, 4, 5, 6), (1, 2 / 5, 3 / 10, 1 / 5, 1 / 10, 0), (1, 0, 0, 0, 0, 0)),
    ],
)
def test_the_payoff_is_the_mean_of_win_and_places(
    ranks: Sequence[int], payoffs: Sequence[float], wins: Sequence[float]
) -> None:
    """Half for the share of the win, half for the share of the others left behind."""
    got, won = at_the_end(ranks)

    assert got == pytest.approx(list(payoffs))
    assert won == pytest.approx(list(wins))


@pytest.mark.parametrize(
    ("ranks", "payoffs"),
    [
        ((2, 2), (1 / 4, 1 / 4)),
        ((2, 3), (1 / 2, 0)),
        ((2, 2, 2), (1 / 4, 1 / 4, 1 / 4)),
        ((2, 3, 3, 3), (1 / 2, 1 / 6, 1 / 6, 1 / 6)),
    ],
)
def test_where_nobody_wins_there_are_only_places(
    ranks: Sequence[int], payoffs: Sequence[float]
) -> None:
    """Rules may say that nobody wins: then every rank is 2 or worse."""
    got, won = at_the_end(ranks)

    assert won == [0.0] * len(ranks)
    assert got == pytest.approx(list(payoffs))


@pytest.mark.parametrize("ranks", [(1, 2), (2, 1), (1, 1)])
def test_with_two_seats_payoff_and_win_are_the_same(ranks: Sequence[int]) -> None:
    got, won = at_the_end(ranks)

    assert got == won


@pytest.mark.parametrize("seats", range(2, 5))
def test_every_end_shares_out_one_win(seats: int) -> None:
    """For whatever ranks with a winner: shares of 1, and a better rank never brings less."""
    for ranks in product(range(1, seats + 1), repeat=seats):
        if 1 not in ranks:
            continue
        got, won = at_the_end(ranks)

        assert sum(won) == pytest.approx(1)
        assert all(0 <= payoff <= 1 for payoff in got)
        in_order = [payoff for _, payoff in sorted(zip(ranks, got, strict=True))]
        assert in_order == sorted(in_order, reverse=True)


def test_payoffs_can_be_used_again() -> None:
    """A search keeps one and fills it anew: nothing of the game before is left in it."""
    payoffs = Payoffs(3)
    judge_end(payoffs, Ended((1, 2, 3)))
    judge(payoffs, Ended(()), Preferring(points=(1.0, 2.0, 3.0)))

    judge_end(payoffs, Ended((3, 1, 2)))

    assert (list(payoffs.payoff), list(payoffs.win)) == at_the_end((3, 1, 2))


# Under way


@pytest.mark.parametrize("points", [(4.0, 4.0), (0.0, 9.0, -3.0), (1.0, 2.0, 3.0, 40.0, 5.0, 6.0)])
def test_the_odds_to_win_are_shares_of_one(points: Sequence[float]) -> None:
    got, won = under_way(points)

    assert sum(won) == pytest.approx(1)
    assert all(0 <= share <= 1 for share in (*got, *won))


@pytest.mark.parametrize("seats", range(2, 7))
def test_equal_points_are_equal_odds(seats: int) -> None:
    got, won = under_way([7.0] * seats)

    assert won == pytest.approx([1 / seats] * seats)
    assert got == pytest.approx([(1 / 2 + 1 / seats) / 2] * seats)


def test_who_sits_where_changes_nothing() -> None:
    """Every order of the same points gives the same odds to the same points."""
    points = (3.0, 8.0, -1.0)
    odds = dict(zip(points, under_way(points)[1], strict=True))

    for order in permutations(points):
        assert under_way(order)[1] == pytest.approx([odds[one] for one in order])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_more_points_are_better_odds(seats: int) -> None:
    """For the seat that has them; worse for each of the others."""
    results = [under_way([lead, *[0.0] * (seats - 1)]) for lead in (-12.0, -1.0, 0.0, 1.0, 12.0)]

    assert all(one[0][0] < two[0][0] for one, two in pairwise(results))
    assert all(one[1][0] < two[1][0] for one, two in pairwise(results))
    assert all(one[0][1] > two[0][1] for one, two in pairwise(results))


def test_a_lead_says_more_where_less_can_happen() -> None:
    assert under_way((3.0, 0.0), spread=1.0)[1][0] > under_way((3.0, 0.0), spread=9.0)[1][0]


def test_the_odds_are_about_those_of_a_normal_curve() -> None:
    """A lead of one spread is about 84 % of the games, of two about 98 %."""
    assert under_way((5.0, 0.0))[1][0] == pytest.approx(0.841, abs=0.01)
    assert under_way((10.0, 0.0))[1][0] == pytest.approx(0.977, abs=0.01)


@pytest.mark.parametrize("points", [(2.0, 5.0), (0.0, 0.0), (9.0, -9.0)])
def test_with_two_seats_odds_and_payoffs_are_the_same(points: Sequence[float]) -> None:
    got, won = under_way(points)

    assert got == pytest.approx(won)


def test_a_hopeless_game_is_judged_as_its_end_would_be() -> None:
    """Differences far beyond the spread: ranks in all but name."""
    got, won = under_way((500.0, 0.0, -500.0))

    assert got == pytest.approx(at_the_end((1, 2, 3))[0], abs=1e-6)
    assert won == pytest.approx([1, 0, 0], abs=1e-6)
