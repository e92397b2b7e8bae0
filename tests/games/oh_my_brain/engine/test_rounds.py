"""The end of a round and the next one (section 2)."""

from typing import Any

import pytest

from monsterbox.core.match import Match
from tests.games.oh_my_brain.builders import (
    DECK,
    a_match,
    brains,
    cards_in_all,
    discard,
    field,
    grave,
    hand,
    horde,
    phase,
    set_up,
    supply,
    told,
)


def a_round_ended(**fields: Any) -> Match:
    """Seat 0 has just ended the round with a 12."""
    match = a_match(hand=[12], horde=[7], **fields)
    match.play(0, "play 12")
    return match


@pytest.mark.parametrize("starter", [1, 2])
def test_example_39_losses_and_the_next_starter(starter: int) -> None:
    """ZA-55, ZA-56, ZA-57, Q-21, example 39: Q and R tie at 2; the lot decides who starts."""
    match = a_round_ended(
        hands={1: [4, 5, 6], 2: [7]},
        graves={1: [9, 10]},
        brains={0: 5, 1: 7, 2: 3},
        chance=[f"start {starter}"],
    )

    assert brains(match) == [5, 2, 2]
    assert field(match, "round") == 2
    assert field(match, "starter") == starter
    assert set_up(match).turn == starter


def test_the_lot_is_among_those_with_the_fewest_brains_only() -> None:
    """ZA-57, Q-21: seat 0, with more, never starts."""
    starters = {
        field(
            a_round_ended(hands={1: [4], 2: [5]}, brains={0: 9, 1: 7, 2: 7}, seed=seed), "starter"
        )
        for seed in range(30)
    }

    assert starters == {1, 2}


def test_the_player_with_the_fewest_brains_starts() -> None:
    """ZA-57, Q-39: without a lot when he is alone."""
    match = a_round_ended(hands={1: [4], 2: [5, 6]})

    assert brains(match) == [9, 8, 7]
    assert field(match, "starter") == 2
    assert not any(line.startswith("start ") for line in told(match))


def test_the_one_who_ended_the_round_may_start_the_next() -> None:
    """ZA-57: if he has the fewest brains."""
    match = a_round_ended(hands={1: [4], 2: [5, 6]}, brains={0: 3})

    assert field(match, "starter") == 0


def test_the_round_ends_after_the_refill() -> None:
    """ZA-53: a card left in the graveyard is taken up, and the round goes on."""
    match = a_round_ended(grave=[4])

    assert field(match, "round") == 1
    assert (hand(match), grave(match)) == ([4], [])


def test_a_full_graveyard_alone_does_not_end_the_round() -> None:
    """ZA-53: neither hand nor graveyard may hold a card."""
    match = a_round_ended(grave=[4, 5, 6, 9])
    match.play(0, "refill 4", "refill 5", "refill 6")

    assert field(match, "round") == 1
    assert grave(match) == [9]


def test_the_round_ends_at_the_end_of_the_own_turn_only() -> None:
    """ZA-53, Q-18: seat 1 has no card, but it is seat 0's turn."""
    match = a_match(hand=[12, 4], hands={1: [], 2: [5]}, horde=[7])

    match.play(0, "play 12")

    assert field(match, "round") == 1
    assert match.turn == 1


def test_every_card_of_hand_and_graveyard_costs_a_brain() -> None:
    """ZA-55: one each, to the supply."""
    match = a_round_ended(hands={1: [4, 5, 6], 2: []}, graves={1: [9], 2: [10, 13]})

    assert brains(match) == [9, 5, 7]
    assert supply(match) == 56 - 21


def test_the_player_who_ended_the_round_loses_nothing() -> None:
    """ZA-56."""
    match = a_round_ended(hands={1: [4], 2: [5]}, brains={0: 1})

    assert brains(match)[0] == 1


def test_a_new_round_is_set_up_with_all_cards() -> None:
    """ZA-01, ZA-06, ZA-57, ZA-61: nothing stays where it was."""
    match = a_round_ended(hands={1: [4], 2: [5]}, discard=[13, 14])

    assert horde(match) == discard(match) == []
    assert field(match, "hands") == field(match, "graves") == [[], [], []]
    assert [len(lot) for lot in field(match, "lots")] == [3, 3, 3]
    assert cards_in_all(match) == DECK
    assert phase(match) == "split"


def test_brains_carry_over_between_rounds() -> None:
    """ZA-08: nobody gets nine again."""
    match = set_up(a_round_ended(hands={1: [4], 2: [5, 6]}, brains={0: 4}))

    assert brains(match) == [4, 8, 7]
    assert [len(hand(match, seat)) for seat in range(3)] == [6, 6, 6]


def test_an_eight_does_not_bind_into_the_next_round() -> None:
    """Q-26: the new horde is empty."""
    match = a_match(hand=[8], hands={1: [4], 2: [5]}, horde=[7])
    match.play(0, "play 8")
    set_up(match)
    starter = field(match, "starter")

    values = {text.split()[1] for text in match.legal(starter)}

    assert values == {str(card) for card in hand(match, starter)}


@pytest.mark.parametrize(
    ("face", "goes_on"),
    [("GAIN", False), ("STEAL", False), ("GIVE", False), ("RAIN", True), ("REPLAY", True)],
)
def test_the_roll_of_the_last_card_comes_first(face: str, goes_on: bool) -> None:
    """ZA-54: and may prevent the end of the round."""
    match = a_match(seats=2, hand=[19], hands={1: [4]}, horde=[12], chance=[f"face {face}"])

    match.play(0, "play 19")

    assert (field(match, "round") == 1) is goes_on


def test_a_gain_of_the_last_card_is_kept() -> None:
    """ZA-54, ZA-56: first the effect, then the losses of the others."""
    match = a_match(seats=2, hand=[19], hands={1: [4]}, horde=[12], chance=["face GAIN"])

    match.play(0, "play 19")

    assert brains(match) == [10, 8]


def test_steps_are_counted_over_the_whole_game() -> None:
    """Q-38: not by round."""
    match = a_round_ended(hands={1: [4], 2: [5]}, steps=7)

    assert field(match, "steps") == 8
