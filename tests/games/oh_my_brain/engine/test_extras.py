"""The other cards of a group (section 2, step A)."""

import pytest

from tests.games.oh_my_brain.builders import (
    a_match,
    brains,
    choices,
    discard,
    field,
    grave,
    hand,
    horde,
    phase,
    told,
)


def test_example_07_extras_are_divided_and_the_last_cards_leave_with_them() -> None:
    """ZA-19, ZA-20, Q-28, example 7: one 12 stays, seats 1 and 3 get one each; the round ends."""
    match = a_match(seats=4, hand=[12, 12, 12], hands={1: [4], 2: [5], 3: [6]}, horde=[6])

    match.play(0, "play 12 x3", "to 1")
    between = (horde(match), grave(match, 1))
    match.play(0, "to 3")

    assert between == ([6, 12], [12])
    assert brains(match) == [9, 7, 8, 7]
    assert field(match, "round") == 2


def test_exactly_one_card_of_a_group_stays_on_the_horde() -> None:
    """ZA-19, Q-4: two or three were played, the horde grows by one."""
    match = a_match(seats=2, hand=[9, 9, 9, 4, 5, 6], horde=[7])

    match.play(0, "play 9 x3")

    assert horde(match) == [7, 9]
    assert grave(match, 1) == [9, 9]


def test_extras_may_all_go_to_one_opponent() -> None:
    """ZA-20: or be divided."""
    match = a_match(hand=[9, 9, 9, 4, 5, 6], horde=[7])

    match.play(0, "play 9 x3", "to 1", "to 1")

    assert [grave(match, seat) for seat in range(3)] == [[], [9, 9], []]


def test_extras_go_to_opponents_only() -> None:
    """ZA-20, Q-4: never into the own graveyard, never back into the hand."""
    match = a_match(seats=5, hand=[9, 9, 4], horde=[7])

    match.play(0, "play 9 x2")

    assert choices(match) == {"to 1", "to 2", "to 3", "to 4"}
    refusal = match.why_not(0, "to 0")
    assert refusal is not None
    assert refusal.code == "no-such-opponent"


def test_extras_are_given_by_whoever_played() -> None:
    """ZA-20: seat 2 of three divides between 0 and 1, in its own order round the table."""
    match = a_match(hand=[4], hands={2: [9, 9, 9, 5, 6, 6]}, horde=[7], active=2)

    match.play(2, "play 9 x3", "to 0")

    assert choices(match, 2) == {"to 0", "to 1"}


def test_with_two_players_the_only_opponent_gets_them() -> None:
    """ZA-21, Q-39: nothing is asked."""
    match = a_match(seats=2, hand=[9, 9, 9, 4, 5, 6], horde=[7])

    match.play(0, "play 9 x3")

    assert grave(match, 1) == [9, 9]
    assert match.turn == 1
    assert told(match) == ["0: play 9 x3"]


@pytest.mark.parametrize("choice", ["to 2", "to 1"])
def test_example_44_no_division_is_offered_twice(choice: str) -> None:
    """ZA-20, Q-39, section 4.2, example 44: no extra goes to a seat before that of the last."""
    match = a_match(hand=[9, 9, 9, 4], hands={1: [5], 2: [6]}, horde=[3])

    match.play(0, "play 9 x3", choice)

    if choice == "to 2":
        assert grave(match, 2) == [9, 9]
        assert match.turn == 1
    else:
        assert choices(match) == {"to 1", "to 2"}


def test_the_order_of_extras_begins_anew_with_every_group() -> None:
    """Section 4.2: after a group to seat 2 the next may start with seat 1 again."""
    match = a_match(
        hand=[11, 11, 9, 9, 4, 5, 6],
        horde=[3],
    )

    match.play(0, "play 11 x2", "to 2", "play 9 x2")

    assert choices(match) == {"to 1", "to 2"}


def test_extras_are_shared_out_before_anything_else() -> None:
    """ZA-42, Q-11: until then neither a roll nor a refill nor another turn."""
    match = a_match(hand=[18, 18], grave=[4, 5, 6, 7], horde=[3])

    match.play(0, "play 18 x2")

    assert (phase(match), match.turn) == ("distribute", 0)
    assert told(match) == ["0: play 18 x2"]
    assert hand(match) == []


def test_the_top_of_a_group_of_mice_is_seen_while_extras_are_shared_out() -> None:
    """ZA-39, ZA-64: the 11 leaves after its extras."""
    match = a_match(hand=[11, 11, 6], horde=[5])

    match.play(0, "play 11 x2")

    assert horde(match) == [5, 11]
    assert discard(match) == []


def test_cards_not_yet_shared_out_are_the_players_no_more() -> None:
    """ZA-20, ZA-61: they are counted, but not in his hand."""
    match = a_match(hand=[9, 9, 9, 4], horde=[3])

    match.play(0, "play 9 x3")

    assert hand(match) == [4]
    assert field(match, "extras") == 2
