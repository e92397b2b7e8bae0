"""Step B: the refill from the graveyard (section 2)."""

import pytest

from tests.games.oh_my_brain.builders import (
    a_match,
    a_roll,
    choices,
    field,
    grave,
    hand,
    phase,
    told,
)


def test_example_13_exactly_as_many_as_are_missing_are_chosen() -> None:
    """ZA-29, example 13: two of four, so that three are in hand."""
    match = a_match(hand=[12, 4], grave=[2, 9, 14, 17], horde=[7])

    match.play(0, "play 12")
    offered = choices(match)
    match.play(0, "refill 9", "refill 17")

    assert offered == {"refill 2", "refill 9", "refill 14", "refill 17"}
    assert (hand(match), grave(match)) == ([4, 9, 17], [2, 14])
    assert match.turn == 1


def test_example_14_a_small_graveyard_is_taken_whole() -> None:
    """ZA-30, Q-6, Q-39, example 14: by itself."""
    match = a_match(hand=[12, 4], grave=[6], horde=[7])

    match.play(0, "play 12")

    assert (hand(match), grave(match)) == ([4, 6], [])
    assert told(match) == ["0: play 12"]
    assert match.turn == 1


def test_example_15_three_cards_in_hand_are_enough() -> None:
    """ZA-31, example 15: the graveyard stays, the round goes on."""
    match = a_match(hand=[12, 4, 4, 5], grave=[1], horde=[7])

    match.play(0, "play 12")

    assert (hand(match), grave(match)) == ([4, 4, 5], [1])
    assert (field(match, "round"), match.turn) == (1, 1)


def test_an_empty_graveyard_gives_nothing() -> None:
    """ZA-30: the player goes on with what he has."""
    match = a_match(hand=[12, 4], horde=[7])

    match.play(0, "play 12")

    assert hand(match) == [4]
    assert match.turn == 1


def test_a_graveyard_of_just_the_missing_number_is_taken_by_itself() -> None:
    """ZA-29, Q-39: three different cards for an empty hand."""
    match = a_match(hand=[12], grave=[2, 9, 14], horde=[7])

    match.play(0, "play 12")

    assert (hand(match), grave(match)) == ([2, 9, 14], [])


def test_equal_cards_are_taken_by_themselves() -> None:
    """Q-6, Q-39: a graveyard of one value leaves no choice, however large."""
    match = a_match(hand=[12, 4, 5], grave=[9, 9, 9], horde=[7])

    match.play(0, "play 12")

    assert (hand(match), grave(match)) == ([4, 5, 9], [9, 9])
    assert match.turn == 1


def test_equal_cards_are_offered_once() -> None:
    """Section 4.2: REFILL(v)."""
    match = a_match(hand=[12, 4, 5], grave=[9, 9, 10], horde=[7])

    match.play(0, "play 12")

    assert match.legal(0) == ["refill 9", "refill 10"]


def test_a_choice_that_is_left_with_one_answer_is_not_asked() -> None:
    """Q-39: after the 10 only nines are left."""
    match = a_match(hand=[12, 4], grave=[9, 9, 9, 10], horde=[7])

    match.play(0, "play 12", "refill 10")

    assert (hand(match), grave(match)) == ([4, 9, 10], [9, 9])
    assert match.turn == 1


def test_the_refill_cannot_be_left_undone() -> None:
    """ZA-11, ZA-32, Q-6: a program does not forget."""
    match = a_match(hand=[12, 4], grave=[2, 9, 14], horde=[7])

    match.play(0, "play 12")

    assert "leave" not in choices(match)
    assert match.why_not(0, "leave") is not None


@pytest.mark.parametrize("size", [4, 9, 15])
def test_there_is_no_largest_hand(size: int) -> None:
    """ZA-31: nothing is put away, nothing is taken up."""
    cards = [4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 9, 9, 9, 10, 10][:size]
    match = a_match(hand=[12, *cards], grave=[2, 3], horde=[8, 0])

    match.play(0, "play 12")

    assert hand(match) == sorted(cards)
    assert grave(match) == [2, 3]


def test_nobody_else_refills() -> None:
    """ZA-32: only the player whose turn ends, although seat 1 has no card in hand."""
    match = a_match(hand=[12, 4], hands={1: []}, graves={1: [5, 6]}, horde=[7])

    match.play(0, "play 12")

    assert (hand(match, 1), grave(match, 1)) == ([], [5, 6])
    assert choices(match, 1) == {"pass"}


def test_no_refill_in_the_middle_of_a_turn() -> None:
    """ZA-32, ZA-50: neither after a pass nor before a REPLAY."""
    passed = a_match(hand=[], grave=[5, 6], horde=[7], chance=["card 9", "card 10"])
    replayed = a_roll("REPLAY", hand=[4], grave=[5, 6])

    passed.play(0, "pass", "keep 9")

    assert hand(passed) == [9]
    assert hand(replayed) == [4]


def test_after_an_eleven_the_hand_is_refilled_before_the_new_turn() -> None:
    """ZA-32, ZA-39: asked like any other refill."""
    match = a_match(hand=[11, 4], grave=[5, 6, 7], horde=[9])

    match.play(0, "play 11")

    assert phase(match) == "refill"
    match.play(0, "refill 5", "refill 7")
    assert hand(match) == [4, 5, 7]
    assert match.turn == 0
