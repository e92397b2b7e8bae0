"""Teasing cards: 0, 8 and 11 (section 2)."""

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
    plays,
    told,
)

# The mosquito


@pytest.mark.parametrize("top", [1, 7, 8, 12, 17, 19])
def test_a_zero_may_always_be_played(top: int) -> None:
    """ZA-33: on any top card."""
    match = a_match(hand=[0, 4, 4, 5], horde=[top])

    match.play(0, "play 0")

    assert horde(match) == [top, 0]
    assert match.turn == 1


def test_example_16_a_zero_is_the_new_top_and_clears_nothing() -> None:
    """ZA-34, Q-7, example 16: the next player needs 1 to 19, or another 0."""
    match = a_match(hand=[0, 4, 4, 5], hands={1: [0, 1, 8, 11, 12, 19]}, horde=[17])

    match.play(0, "play 0")

    assert horde(match) == [17, 0]
    assert discard(match) == []
    assert choices(match, 1) == plays(0, 1, 8, 11, 12, 19) | {"pass"}


def test_example_17_a_group_of_zeros_on_a_zero() -> None:
    """ZA-33, ZA-40, Q-7, example 17: one stays, the other goes to an opponent's graveyard."""
    match = a_match(seats=2, hand=[0, 0, 5], horde=[0])

    match.play(0, "play 0 x2")

    assert horde(match) == [0, 0]
    assert grave(match, 1) == [0]


# The spider


@pytest.mark.parametrize("top", [0, 3, 7])
def test_an_eight_is_played_like_any_other_card(top: int) -> None:
    """ZA-35: on 0 to 7, or on an empty horde."""
    assert "play 8" in choices(a_match(hand=[8, 4], horde=[top]))
    assert "play 8" in choices(a_match(hand=[8, 4]))


@pytest.mark.parametrize("top", [8, 9, 12, 19])
def test_an_eight_does_not_beat_what_is_not_lower(top: int) -> None:
    """ZA-35, Q-25."""
    assert "play 8" not in choices(a_match(hand=[8, 4], horde=[top]))


def test_example_18_the_player_after_an_eight_stays_below_it() -> None:
    """ZA-36, Q-24, Q-25, example 18: 0 to 7; neither 8 nor 11 nor 15. He may still pass."""
    match = a_match(hand=[8, 4, 4, 5], hands={1: [0, 1, 7, 8, 11, 15]}, horde=[3])

    match.play(0, "play 8")

    assert choices(match, 1) == plays(0, 1, 7) | {"pass"}


def test_example_19_climbing_resumes_from_the_answer() -> None:
    """ZA-36, ZA-37, example 19: a pair of fives, then 6 to 19 or 0."""
    match = a_match(hand=[5, 5, 4, 4, 6], hands={1: [0, 2, 6, 8, 9, 19]}, horde=[8])

    match.play(0, "play 5 x2", "to 2")

    assert horde(match) == [8, 5]
    assert grave(match, 2) == [5]
    assert choices(match, 1) == plays(0, 6, 8, 9, 19) | {"pass"}


def test_equal_to_the_answer_is_not_enough() -> None:
    """ZA-37, ZA-17: strictly higher again."""
    match = a_match(hand=[5, 4, 6, 6], hands={1: [5, 4]}, horde=[8])

    match.play(0, "play 5")

    assert choices(match, 1) == {"pass"}


def test_example_20_who_passes_on_an_eight_starts_as_he_likes() -> None:
    """ZA-38, Q-24, example 20: the 8 is gone with the horde."""
    match = a_match(hand=[9, 14], horde=[8], chance=["card 3", "card 8"])
    forced = choices(match)

    match.play(0, "pass", "keep 8")

    assert forced == {"pass"}
    assert choices(match) == plays(8, 9, 14)


def test_example_21_a_zero_lifts_the_eight() -> None:
    """ZA-36, ZA-37, Q-27, example 21: the next player needs 1 to 19 or a 0."""
    match = a_match(hand=[0, 4, 4, 5], hands={1: [0, 1, 8, 9, 11, 19]}, horde=[8])

    match.play(0, "play 0")

    assert horde(match) == [8, 0]
    assert choices(match, 1) == plays(0, 1, 8, 9, 11, 19) | {"pass"}


def test_an_eight_binds_the_next_player_only() -> None:
    """ZA-36, ZA-37, Q-26: the one after him climbs again."""
    match = a_match(hand=[8, 4, 4, 5], hands={1: [6, 9, 9, 9], 2: [7, 8, 5]}, horde=[3])

    match.play(0, "play 8")
    match.play(1, "play 6")

    assert choices(match, 2) == plays(7, 8) | {"pass"}


def test_several_eights_bind_once() -> None:
    """ZA-40: the extra 8 lies in a graveyard and does nothing there."""
    match = a_match(seats=2, hand=[8, 8, 4, 4], hands={1: [7, 9, 5]}, horde=[3])

    match.play(0, "play 8 x2")

    assert grave(match, 1) == [8]
    assert choices(match, 1) == plays(5, 7) | {"pass"}


# The mouse


@pytest.mark.parametrize("top", [0, 5, 7, 9, 10])
def test_an_eleven_is_played_like_any_other_card(top: int) -> None:
    """ZA-39: on 0 to 10 except 8, or on an empty horde."""
    assert "play 11" in choices(a_match(hand=[11, 4], horde=[top]))
    assert "play 11" in choices(a_match(hand=[11, 4]))


@pytest.mark.parametrize("top", [12, 8, 19])
def test_example_23_an_eleven_does_not_fit_everywhere(top: int) -> None:
    """ZA-17, ZA-36, Q-25, example 23: not on a 12, not after an 8."""
    match = a_match(hand=[11], horde=[top])

    assert choices(match) == {"pass"}


def test_example_22_an_eleven_clears_the_horde_and_gives_another_turn() -> None:
    """ZA-39, ZA-32, ZA-28, Q-8, example 22: discard, refill, any value; no pass."""
    match = a_match(hand=[11, 4, 16], grave=[2, 5], horde=[7, 9])

    match.play(0, "play 11")
    offered = choices(match)
    match.play(0, "refill 2")

    assert discard(match) == [7, 9, 11]
    assert horde(match) == []
    assert offered == {"refill 2", "refill 5"}
    assert choices(match) == plays(2, 4, 16)


def test_example_24_several_elevens_give_one_new_turn() -> None:
    """ZA-39, ZA-40, example 24: extras first, then the horde goes."""
    match = a_match(hand=[11, 11, 6], grave=[4, 13], horde=[5])

    match.play(0, "play 11 x2", "to 2")

    assert grave(match, 2) == [11]
    assert discard(match) == [5, 11]
    assert choices(match) == plays(4, 6, 13)
    match.play(0, "play 6")
    assert match.turn == 1


@pytest.mark.parametrize("must_replay", [False, True])
def test_example_25_an_eleven_as_the_very_last_card(must_replay: bool) -> None:
    """ZA-39, ZA-53, Q-9, example 25: the round ends; with `eleven_must_replay` he must pass."""
    match = a_match(
        hand=[11],
        hands={1: [4], 2: [5]},
        horde=[5],
        options={"eleven_must_replay": must_replay},
    )

    match.play(0, "play 11")

    if must_replay:
        assert choices(match) == {"pass"}
        match.play(0, "pass")
        assert brains(match) == [8, 9, 9]
        assert sum(line.startswith("card ") for line in told(match)) == 2
    else:
        assert field(match, "round") == 2
        assert brains(match) == [9, 8, 8]


def test_the_turn_after_an_eleven_may_bring_another() -> None:
    """ZA-39, ZA-52: chains are unlimited."""
    match = a_match(hand=[11, 11, 11, 4, 5], horde=[5])

    match.play(0, "play 11", "play 11", "play 11")

    assert choices(match) == plays(4, 5)
    assert discard(match) == [5, 11, 11, 11]


def test_an_eight_before_an_eleven_is_forgotten_with_the_horde() -> None:
    """Q-26: across a cleared horde it binds nobody."""
    match = a_match(hand=[11, 14, 15, 16, 4], horde=[8, 5])

    match.play(0, "play 11")

    assert choices(match) == plays(4, 14, 15, 16)


def test_an_eleven_after_a_replay_works_as_usual() -> None:
    """ZA-39, ZA-52: the horde goes, the hand is refilled, a new turn begins."""
    match = a_match(hand=[1, 11, 4], grave=[5, 6], horde=[0], chance=["face REPLAY"])

    match.play(0, "play 1", "play 11")

    assert discard(match) == [0, 1, 11]
    assert hand(match) == [4, 5, 6]
    assert choices(match) == plays(4, 5, 6)
