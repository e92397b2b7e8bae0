"""The face SWAP (section 2)."""

from tests.games.oh_my_brain.builders import (
    a_match,
    a_roll,
    brains,
    choices,
    field,
    grave,
    hand,
    told,
)


def test_a_swap_exchanges_whole_hands() -> None:
    """ZA-48: hand for hand, whatever their sizes."""
    match = a_roll("SWAP", hand=[4, 5, 6, 7], hands={1: [9, 10, 12]}, graves={1: [13]})

    match.play(0, "swap hand 1")

    assert (hand(match), hand(match, 1)) == ([9, 10, 12], [4, 5, 6, 7])
    assert grave(match, 1) == [13]


def test_a_swap_exchanges_whole_graveyards() -> None:
    """ZA-48, Q-15: like for like, the hands stay."""
    match = a_roll("SWAP", grave=[7], hands={1: [9, 10, 12]}, graves={1: [13, 14]})

    match.play(0, "swap grave 1")

    assert (grave(match), grave(match, 1)) == ([13, 14], [7])
    assert (hand(match), hand(match, 1)) == ([4, 5, 6], [9, 10, 12])


def test_hand_or_graveyard_of_any_opponent() -> None:
    """ZA-48, ZA-49, Q-15: never a hand for a graveyard, and no refusal to swap."""
    match = a_roll("SWAP", graves={1: [13], 2: [14]})

    assert choices(match) == {"swap hand 1", "swap hand 2", "swap grave 1", "swap grave 2"}


def test_example_33_empty_graveyards_cannot_be_had() -> None:
    """ZA-49, example 33: only hands are left."""
    match = a_roll("SWAP", grave=[7])

    assert choices(match) == {"swap hand 1", "swap hand 2"}


def test_example_34_a_forced_swap_can_leave_an_opponent_without_cards() -> None:
    """ZA-48, ZA-53, ZA-54, Q-15, Q-18, example 34: no end of the round; he must pass."""
    match = a_match(
        seats=2,
        hand=[3],
        hands={1: [4, 6]},
        horde=[2],
        chance=["face SWAP", "card 9", "card 10"],
    )

    match.play(0, "play 3")

    assert told(match) == ["0: play 3", "face SWAP"]
    assert (hand(match), hand(match, 1)) == ([4, 6], [])
    assert field(match, "round") == 1
    assert choices(match, 1) == {"pass"}
    match.play(1, "pass", "keep 9", "play 9")
    assert brains(match) == [9, 8]
    assert (hand(match, 1), grave(match, 1)) == ([10], [])


def test_example_35_an_empty_graveyard_for_a_filled_one() -> None:
    """ZA-49, Q-15, example 35: the own one may be empty."""
    match = a_roll("SWAP", graves={1: [5, 12]}, horde=[10])
    offered = choices(match)

    match.play(0, "swap grave 1")

    assert "swap grave 1" in offered
    assert (grave(match), grave(match, 1)) == ([5, 12], [])


def test_example_35_a_filled_graveyard_for_an_empty_one() -> None:
    """ZA-49, Q-15, example 35: not the other way round."""
    match = a_roll("SWAP", hand=[4, 6, 7], grave=[5], graves={2: [14]})

    assert "swap grave 1" not in choices(match)
    assert "swap grave 2" in choices(match)


def test_hands_may_be_empty_on_either_side() -> None:
    """ZA-49, Q-15: an empty hand can be had, and given."""
    match = a_roll("SWAP", hand=[], grave=[7], hands={1: []}, graves={1: [4, 5]})

    offered = choices(match)
    match.play(0, "swap hand 1")

    assert offered == {"swap hand 1", "swap hand 2", "swap grave 1"}
    assert (hand(match), hand(match, 1)) == ([7], [])


def test_the_refill_comes_after_the_swap() -> None:
    """ZA-42: from the graveyard just received."""
    match = a_roll("SWAP", hand=[4, 5], grave=[6], graves={1: [13]})

    match.play(0, "swap grave 1")

    assert (hand(match), grave(match)) == ([4, 5, 13], [])
    assert grave(match, 1) == [6]


def test_extras_are_in_the_graveyards_before_the_swap() -> None:
    """ZA-42, Q-11: the extra 19 makes seat 1's graveyard one that can be had."""
    match = a_match(hand=[19, 19, 4, 5, 6], horde=[12], chance=["face SWAP"])

    match.play(0, "play 19 x2", "to 1")

    assert choices(match) == {"swap hand 1", "swap hand 2", "swap grave 1"}


def test_an_opponent_without_cards_pays_nothing_when_another_ends_the_round() -> None:
    """ZA-55, Q-18: before his turn comes he has nothing to pay for."""
    match = a_match(hand=[3], hands={1: [12], 2: [5, 6]}, horde=[2], chance=["face SWAP"])

    match.play(0, "play 3", "swap hand 2")
    match.play(1, "play 12")

    assert field(match, "round") == 2
    assert brains(match) == [7, 9, 9]


def test_an_opponent_with_an_empty_hand_passes_and_refills_at_the_end() -> None:
    """ZA-32, Q-19: no refill when the hand is taken, nor when his turn begins."""
    match = a_match(
        hand=[3],
        hands={1: [5, 6], 2: [7]},
        graves={1: [9, 10]},
        horde=[2],
        chance=["face SWAP", "card 12", "card 13"],
    )

    match.play(0, "play 3", "swap hand 1")
    at_first = (hand(match, 1), choices(match, 1))
    match.play(1, "pass", "keep 12", "play 12")

    assert at_first == ([], {"pass"})
    assert (hand(match, 1), grave(match, 1)) == ([9, 10, 13], [])
