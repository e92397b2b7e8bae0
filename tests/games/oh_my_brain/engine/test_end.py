"""The end of the game, scores and ranks (section 2)."""

import pytest

from tests.games.oh_my_brain.builders import (
    a_match,
    a_roll,
    brains,
    discard,
    field,
    hand,
    horde,
    reserve,
    supply,
)


def test_example_40_losses_are_capped_and_may_end_the_game() -> None:
    """ZA-55, ZA-58, ZA-60, Q-20, example 40: two players at 0, P wins."""
    match = a_match(
        hand=[12],
        hands={1: [4, 5, 6, 7], 2: [9, 10, 13]},
        graves={1: [14, 15]},
        horde=[7],
        brains={0: 2, 1: 4, 2: 3},
    )

    match.play(0, "play 12")

    assert match.over
    assert brains(match) == [2, 0, 0]
    assert match.ranks == [1, 2, 2]
    assert supply(match) == 54


def test_example_41_equal_most_brains_share_the_win() -> None:
    """ZA-60, example 41."""
    match = a_match(hand=[4], hands={2: [5]}, horde=[12], brains={0: 6, 1: 6, 2: 1}, active=2)

    match.play(2, "pass")

    assert match.scores == [6, 6, 0]
    assert match.ranks == [1, 1, 3]


def test_example_42_a_stolen_last_brain_comes_before_the_end_of_the_round() -> None:
    """ZA-46, ZA-54, ZA-58, ZA-59, Q-36, example 42: R pays nothing for its cards."""
    match = a_match(
        hand=[17],
        hands={1: [4], 2: [5, 6, 7, 9, 10]},
        horde=[12],
        brains={0: 2, 1: 1, 2: 6},
        chance=["face STEAL"],
    )

    match.play(0, "play 17", "steal from 1")

    assert match.over
    assert brains(match) == [3, 0, 6]
    assert match.ranks == [2, 3, 1]


def test_the_unfinished_round_stays_as_it_is() -> None:
    """ZA-58, ZA-59: no refill, no losses, nothing moves any more."""
    match = a_roll("STEAL", hand=[4], grave=[5, 6, 7], brains={1: 1})

    match.play(0, "steal from 1")

    assert match.over
    assert hand(match) == [4]
    assert horde(match) == [12, 19]
    assert field(match, "round") == 1


def test_nobody_may_act_when_the_game_is_over() -> None:
    """ZA-58: at once."""
    match = a_match(hand=[4], horde=[12], brains={0: 1})

    match.play(0, "pass")

    assert match.turn is None
    assert match.waiting == []
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_loses_the_last_brain_ends_the_game(seat: int) -> None:
    """ZA-24, ZA-58: any player, at his pass."""
    match = a_match(hand=[4], hands={1: [4], 2: [5]}, horde=[12], brains={seat: 1}, active=seat)

    match.play(seat, "pass")

    assert match.over
    assert brains(match)[seat] == 0


def test_the_score_is_the_number_of_brains() -> None:
    """ZA-60: a rank is one more than the number of players with more."""
    match = a_match(seats=5, hand=[4], horde=[12], brains={0: 1, 1: 7, 2: 9, 3: 7, 4: 2})

    match.play(0, "pass")

    assert match.scores == [0, 7, 9, 7, 2]
    assert match.ranks == [5, 2, 1, 2, 4]


def test_exactly_as_many_cards_as_brains_lose_the_game() -> None:
    """ZA-55, ZA-58: 0 is the end."""
    match = a_match(hand=[12], hands={1: [4, 5], 2: [6]}, horde=[7], brains={1: 2})

    match.play(0, "play 12")

    assert match.over
    assert brains(match) == [9, 0, 8]


def test_with_one_brain_left_a_new_round_begins() -> None:
    """ZA-57: nobody is at 0."""
    match = a_match(hand=[12], hands={1: [4, 5], 2: [6]}, horde=[7], brains={1: 3})

    match.play(0, "play 12")

    assert not match.over
    assert (field(match, "round"), field(match, "starter")) == (2, 1)


def test_the_winner_of_the_round_need_not_win_the_game() -> None:
    """ZA-60: most brains win, not the end of the last round."""
    match = a_match(hand=[12], hands={1: [4, 5], 2: [6]}, horde=[7], brains={0: 2, 1: 1, 2: 8})

    match.play(0, "play 12")

    assert match.ranks == [2, 3, 1]


def test_a_pass_that_ends_the_game_still_clears_the_horde() -> None:
    """ZA-23, ZA-24: in this order; nothing is drawn."""
    match = a_match(hand=[4], horde=[9, 12], brains={0: 1})
    before = reserve(match)

    match.play(0, "pass")

    assert (horde(match), discard(match)) == ([], [9, 12])
    assert reserve(match) == before
