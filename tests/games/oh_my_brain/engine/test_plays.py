"""Step A: what may be laid on the horde (section 2, turn frame and step A)."""

import pytest

from tests.cases import in_one_test
from tests.games.oh_my_brain.builders import (
    DECK,
    a_match,
    choices,
    discard,
    field,
    grave,
    hand,
    horde,
    phase,
    plays,
    reserve,
)

EVERYTHING = sorted({*DECK})


@pytest.mark.parametrize(("seats", "seat", "after"), [(2, 1, 0), (3, 0, 1), (4, 2, 3), (5, 4, 0)])
def test_turns_go_clockwise(seats: int, seat: int, after: int) -> None:
    """ZA-10: the next seat follows, after the last the first."""
    match = a_match(seats=seats, hand=[4, 4], hands={seat: [6, 7, 9, 12]}, horde=[5], active=seat)

    match.play(seat, "play 6")

    assert match.turn == after


def test_a_turn_is_a_play_and_then_a_refill() -> None:
    """ZA-11: in this order, both compulsory, nothing else."""
    match = a_match(hand=[12, 4], grave=[6, 7, 9], horde=[5])
    too_early = match.why_not(0, "refill 6")
    match.play(0, "play 12")
    too_late = match.why_not(0, "pass")

    assert too_early is not None
    assert too_late is not None
    assert match.turn == 0
    match.play(0, "refill 6", "refill 7")
    assert match.turn == 1


def test_cards_are_played_from_the_hand_onto_the_horde() -> None:
    """ZA-13: not from the graveyard; the card is the new top."""
    match = a_match(hand=[9, 4, 4, 5], grave=[12], horde=[7])

    refusal = match.why_not(0, "play 12")
    match.play(0, "play 9")

    assert refusal is not None
    assert horde(match) == [7, 9]
    assert hand(match) == [4, 4, 5]


def test_one_play_is_one_card_or_several_of_the_same_number() -> None:
    """ZA-14, ZA-15: from one up to all that are held, never of two numbers."""
    match = a_match(hand=[9, 9, 9, 12, 12, 15], horde=[7])

    assert choices(match) == {
        "play 9",
        "play 9 x2",
        "play 9 x3",
        "play 12",
        "play 12 x2",
        "play 15",
        "pass",
    }


def test_equal_cards_may_be_kept_back() -> None:
    """ZA-15, Q-3: one of three is played, two stay in hand."""
    match = a_match(hand=[9, 9, 9], horde=[7])

    match.play(0, "play 9")

    assert hand(match) == [9, 9]
    assert phase(match) == "play"
    assert match.turn == 1


def test_more_cards_than_are_held_cannot_be_played() -> None:
    """ZA-15: two of three copies in hand."""
    match = a_match(hand=[9, 9], grave=[9], horde=[7])

    assert choices(match) == {"play 9", "play 9 x2", "pass"}


def test_any_value_may_be_played_on_an_empty_horde() -> None:
    """ZA-16, ZA-64: 0 to 19."""
    match = a_match(hand=EVERYTHING)

    assert choices(match) == plays(*range(20))


def test_example_01_any_higher_card_or_group_may_be_played_on_a_seven() -> None:
    """ZA-17, ZA-33, ZA-64, example 1: 8 to 19, alone or in groups, and the 0."""
    pairs = [*EVERYTHING, *range(1, 20)]
    match = a_match(hand=pairs, hands={1: [0], 2: [6]}, horde=[7])

    allowed = [0, *range(8, 20)]

    assert choices(match) == plays(*allowed) | {f"play {value} x2" for value in allowed[1:]} | {
        "pass"
    }


def test_example_04_equal_is_not_enough() -> None:
    """ZA-17, example 4: neither 7 nor less beats a 7."""
    match = a_match(hand=[7, 5, 3, 3], horde=[7])

    assert choices(match) == {"pass"}


def test_example_05_only_a_zero_beats_a_nineteen() -> None:
    """ZA-17, ZA-33, ZA-64, example 5."""
    match = a_match(hand=[0, 18, 19], horde=[19])

    assert choices(match) == {"play 0", "pass"}


def test_example_06_an_empty_horde_must_be_started() -> None:
    """ZA-16, ZA-28, Q-5, example 6: who holds a card cannot pass there."""
    match = a_match(hand=[4, 4, 9])

    assert choices(match) == {"play 4", "play 4 x2", "play 9"}


def test_example_08_a_group_is_beaten_by_a_single_higher_card() -> None:
    """ZA-18, example 8: three 12 neither count as 36 nor ask for three cards."""
    match = a_match(seats=2, hand=[12, 12, 12, 4, 4], hands={1: [13, 5]}, horde=[7])

    match.play(0, "play 12 x3")

    assert choices(match, 1) == {"play 13", "pass"}


def test_a_group_must_climb_by_its_face_value() -> None:
    """ZA-18: three 6 are a 6, and do not beat a 7."""
    match = a_match(hand=[6, 6, 6, 9], horde=[7])

    assert choices(match) == {"play 9", "pass"}


def test_a_group_may_answer_a_single_card() -> None:
    """ZA-18: no duty to play as many as the player before."""
    match = a_match(hand=[9, 9, 4], horde=[7])

    assert "play 9 x2" in choices(match)


@in_one_test("top", [value for value in range(20) if value != 11])
def test_legal_values_follow_from_the_top_card(top: int) -> None:
    """ZA-17, ZA-33, ZA-36, ZA-64: for every top that a player can meet."""
    rest = [value for value in EVERYTHING if value != top]
    match = a_match(hand=[top, *rest], horde=[top])

    higher = range(8) if top == 8 else [0, *range(top + 1, 20)]

    assert choices(match) == plays(*higher) | {"pass"}


def test_step_a_is_asked_with_a_single_answer_too() -> None:
    """Q-39: a pass costs a brain and must be seen coming, and so with the only play."""
    forced_pass = a_match(hand=[5], horde=[7])
    forced_play = a_match(hand=[5])

    assert forced_pass.legal(0) == ["pass"]
    assert forced_play.legal(0) == ["play 5"]


def test_the_goal_is_to_get_rid_of_all_cards() -> None:
    """ZA-12, ZA-53: the first without a card in hand and graveyard ends the round."""
    match = a_match(hand=[9], horde=[7])

    match.play(0, "play 9")

    assert field(match, "round") == 2


def test_a_play_moves_nothing_else() -> None:
    """ZA-13, ZA-42: a card without effect leaves discard, reserve and graveyards alone."""
    match = a_match(hand=[9, 4, 4, 5], grave=[6], horde=[7], discard=[15, 16])
    before = reserve(match)

    match.play(0, "play 9")

    assert discard(match) == [15, 16]
    assert reserve(match) == before
    assert [grave(match, seat) for seat in range(3)] == [[6], [], []]
    assert phase(match) == "play"
