"""Ratings: who wins more is rated higher."""

from __future__ import annotations

from monsterbox.lab.ratings import Rating, Ratings


def test_the_order_of_strength_is_found() -> None:
    """Player 2 beats player 0, who beats player 1."""
    ratings = Ratings(3)
    for _ in range(30):
        ratings.add([0, 1, 2], [2, 3, 1])

    assert sorted(range(3), key=lambda player: ratings.now[player].mu) == [1, 0, 2]
    assert all(one.sigma < Ratings(1).now[0].sigma for one in ratings.now)


def test_the_seat_says_nothing() -> None:
    """Only who was ranked above whom."""
    one, other = Ratings(2), Ratings(2)
    one.add([0, 1], [1, 2])
    other.add([1, 0], [2, 1])

    assert one.now == other.now


def test_equal_ranks_keep_equal_players_equal() -> None:
    """A tie."""
    ratings = Ratings(2)
    ratings.add([0, 1], [1, 1])

    assert ratings.now[0].mu == ratings.now[1].mu


def test_a_player_in_two_seats_gets_their_mean() -> None:
    """First and last with one rival between: as good as the rival."""
    ratings = Ratings(2)
    ratings.add([0, 1, 0], [1, 2, 3])
    apart = Ratings(3)
    apart.add([0, 1, 2], [1, 2, 3])

    assert ratings.now[0].mu == (apart.now[0].mu + apart.now[2].mu) / 2
    assert ratings.now[1] == apart.now[1]


def test_against_itself_nobody_gets_better() -> None:
    """Nor surer."""
    ratings = Ratings(1)
    ratings.add([0, 0], [1, 2])

    assert ratings.now == [Rating(25.0, 25.0 / 3)]


def test_the_last_games_weigh_no_more_than_they_should() -> None:
    """Bots do not learn: the uncertainty goes on shrinking."""
    ratings = Ratings(2)
    for number in range(2000):
        ratings.add([0, 1], [1 + number % 2, 2 - number % 2])

    assert ratings.now[0].sigma < 1
