"""Joker swaps: what may be taken, where it goes, what it counts as (sections 2.4 and 2.8)."""

from tests.games.zombeasts.builders import (
    a_match,
    choices,
    hand,
    moons,
    number,
    phase,
    stock,
    victory,
)

HALF_ORANGE = {"orange": ["O-CAT-2L", "O-RAT-1R"]}


def test_a_joker_is_swapped_for_a_card_that_is_placed_at_home() -> None:
    """ZB-30, ZB-33, ZB-34, ZB-48, ZB-63, T18: both moons have changed, the card taken sets N."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"], moons={"orange": ["O-DOG-2R"]}, others={1: HALF_ORANGE}
    )

    match.play(0, "swap W-RAB-L", "take O-CAT-2L")

    assert moons(match, 1) == {"orange": ["O-RAT-1R", "W-RAB-L"]}
    assert moons(match) == {"orange": ["O-DOG-2R", "O-CAT-2L"]}
    assert hand(match) == ["B-RAT-1L"]
    assert (phase(match), number(match)) == ("draw", 2)


def test_a_joker_may_be_placed_or_swapped() -> None:
    """ZB-14, ZB-15, ZB-30: all three ways of playing it are offered."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"], moons={"orange": ["O-DOG-2R"]}, others={1: HALF_ORANGE}
    )

    offered = choices(match)

    assert offered == {
        "play B-RAT-1L",
        "play W-RAB-L on orange",
        "play W-RAB-L on white",
        "swap W-RAB-L",
    }


def test_only_white_cards_are_swapped() -> None:
    """ZB-30: a coloured card of the hand takes nothing from an opponent."""
    match = a_match(hand=["O-DOG-1L", "B-RAT-1L"], others={1: HALF_ORANGE})

    offered = choices(match)

    assert offered == {"play O-DOG-1L", "play B-RAT-1L"}


def test_a_left_joker_takes_left_cards_only() -> None:
    """ZB-31, ZB-63, T18: the rat in the right corner does not match."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"], moons={"orange": ["O-DOG-2R"]}, others={1: HALF_ORANGE}
    )

    match.play(0, "swap W-RAB-L")

    assert choices(match) == {"take O-CAT-2L"}


def test_a_right_joker_takes_right_cards_only() -> None:
    """ZB-31, ZB-63, T19: now it is the cat in the left corner that does not match."""
    match = a_match(
        hand=["W-RAB-R", "B-RAT-1L"], moons={"orange": ["O-DOG-2R"]}, others={1: HALF_ORANGE}
    )

    match.play(0, "swap W-RAB-R")

    assert choices(match) == {"take O-RAT-1R"}


def test_a_card_without_a_place_at_home_cannot_be_taken() -> None:
    """ZB-13, ZB-32, T20: the own orange moon has no left corner free, so no swap is offered."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"],
        moons={"orange": ["O-DOG-1L", "O-CAT-2L"]},
        others={1: {"orange": ["O-CAT-4L"]}},
    )

    offered = choices(match)

    assert offered == {"play B-RAT-1L", "play W-RAB-L on white"}


def test_the_card_taken_may_start_add_or_take_over() -> None:
    """ZB-11, ZB-32, ZB-33: of two places at home one is chosen, the hand is none of them."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"], moons={"white": ["W-DOG-R"]}, others={1: HALF_ORANGE}
    )

    match.play(0, "swap W-RAB-L", "take O-CAT-2L")

    assert choices(match) == {"place on orange", "place on white"}


def test_the_card_taken_takes_over_the_white_moon() -> None:
    """ZB-17, ZB-32: the cat goes onto the white moon, which turns orange."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"], moons={"white": ["W-DOG-R"]}, others={1: HALF_ORANGE}
    )

    match.play(0, "swap W-RAB-L", "take O-CAT-2L", "place on white")

    assert moons(match) == {"orange": ["O-CAT-2L", "W-DOG-R"]}
    assert hand(match) == ["B-RAT-1L"]


def test_the_card_taken_is_the_one_that_attacks() -> None:
    """ZB-34, T23: the dog meets a dog at home, and the card played after it sets N."""
    match = a_match(
        hand=["W-CAT-R", "G-RAB-3L"],
        moons={"red": ["R-DOG-2L"]},
        others={1: {"red": ["R-DOG-1R", "R-CAT-1L"]}},
    )
    match.play(0, "swap W-CAT-R", "take R-DOG-1R")
    offered = choices(match)

    match.play(0, "play G-RAB-3L")

    assert offered == {"play G-RAB-3L", "stop"}
    assert (phase(match), number(match)) == ("draw", 3)


def test_the_card_taken_sets_the_number() -> None:
    """ZB-34, ZB-48, T23: without a further play the dog's 1 counts, not the joker's 0."""
    match = a_match(
        hand=["W-CAT-R", "G-RAB-3L"],
        moons={"red": ["R-DOG-2L"]},
        others={1: {"red": ["R-DOG-1R", "R-CAT-1L"]}},
    )

    match.play(0, "swap W-CAT-R", "take R-DOG-1R", "stop")

    assert (phase(match), number(match)) == ("draw", 1)


def test_the_animal_of_the_joker_given_away_does_not_count() -> None:
    """ZB-34: a cat joker that fetches a dog is no cat at home."""
    match = a_match(
        hand=["W-CAT-R", "G-RAB-3L"],
        moons={"red": ["R-CAT-3L"]},
        others={1: {"red": ["R-DOG-1R", "R-CAT-1L"]}},
    )

    match.play(0, "swap W-CAT-R", "take R-DOG-1R")

    assert (phase(match), number(match)) == ("draw", 1)


def test_the_opponents_moon_keeps_its_size() -> None:
    """ZB-35: a moon of three is neither completed nor made smaller."""
    match = a_match(
        hand=["W-DOG-R", "G-RAB-3L"],
        others={1: {"red": ["R-DOG-1R", "R-CAT-1L", "R-RAB-4L"]}},
    )

    match.play(0, "swap W-DOG-R", "take R-DOG-1R")

    assert moons(match, 1) == {"red": ["R-CAT-1L", "R-RAB-4L", "W-DOG-R"]}
    assert victory(match, 1) == set()


def test_an_only_card_leaves_a_white_moon_behind() -> None:
    """ZB-35, ZB-36, T21: the red moon becomes a white one, not an empty one."""
    match = a_match(hand=["W-DOG-R", "G-RAB-3L"], others={1: {"red": ["R-DOG-1R"]}})

    match.play(0, "swap W-DOG-R", "take R-DOG-1R")

    assert moons(match, 1) == {"white": ["W-DOG-R"]}
    assert moons(match) == {"red": ["R-DOG-1R"]}


def test_a_swap_that_makes_a_second_white_moon_is_not_offered() -> None:
    """ZB-16, ZB-37, ZB-63, T22: the opponent already has a white moon."""
    match = a_match(
        hand=["W-DOG-R", "G-RAB-3L"], others={1: {"red": ["R-DOG-1R"], "white": ["W-CAT-L"]}}
    )

    offered = choices(match)

    assert offered == {"play G-RAB-3L", "play W-DOG-R on white"}


def test_two_white_moons_are_judged_before_the_card_is_placed() -> None:
    """ZB-37: that the card taken could make one of them red again does not help."""
    match = a_match(
        hand=["W-DOG-R", "G-RAB-3L"],
        others={1: {"red": ["R-DOG-1R"], "white": ["W-CAT-L"]}},
        options={"swap_destination": "own_or_opponent"},
    )

    offered = choices(match)

    assert offered == {"play G-RAB-3L", "play W-DOG-R on white"}


def test_a_joker_may_be_taken_by_a_joker() -> None:
    """ZB-38, ZB-57, T24: it is placed at once, draws nothing, and the empty hand gets 3 cards."""
    match = a_match(
        hand=["W-CAT-L"], others={1: {"white": ["W-RAT-L"]}, 2: {"orange": ["O-CAT-2L"]}}
    )
    match.play(0, "swap W-CAT-L")
    offered = choices(match)

    match.play(0, "take W-RAT-L")

    assert offered == {"take W-RAT-L", "take O-CAT-2L"}
    assert (moons(match), moons(match, 1)) == ({"white": ["W-RAT-L"]}, {"white": ["W-CAT-L"]})
    assert match.turn == 1
    assert len(hand(match)) == 3


def test_a_joker_taken_has_the_places_of_a_joker() -> None:
    """ZB-14, ZB-15, ZB-38: it joins a moon or starts the white one, but is not swapped on."""
    match = a_match(
        hand=["W-CAT-L", "G-RAB-3L"],
        moons={"blue": ["B-DOG-1R"]},
        others={1: {"white": ["W-RAT-L"]}, 2: {"orange": ["O-CAT-2L"]}},
    )

    match.play(0, "swap W-CAT-L", "take W-RAT-L")

    assert choices(match) == {"place on blue", "place on white"}


def test_only_unfinished_moons_of_others_can_be_robbed() -> None:
    """ZB-39: not the own moons, not the piles, not the stock."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"],
        moons={"blue": ["B-DOG-2L"]},
        others={1: {"orange": ["O-CAT-2L"]}, 2: {"red": ["R-CAT-1L"]}},
        stock=["G-DOG-1L", "G-CAT-2L", "G-RAB-1L"],
        victory={1: ["G-DOG-3L", "G-CAT-1L*", "G-RAB-2R", "G-RAT-1R"]},
        minus={1: ["O-DOG-1L"], 2: ["O-RAB-1L"]},
        discard=["G-RAT-2L"],
    )

    match.play(0, "swap W-RAB-L")

    assert choices(match) == {"take O-CAT-2L", "take R-CAT-1L"}
    assert len(stock(match)) == 3


def test_without_moons_of_others_there_is_no_swap() -> None:
    """ZB-39: one's own cards cannot be swapped."""
    match = a_match(hand=["W-RAB-L", "B-RAT-1L"], moons={"blue": ["B-DOG-2L"]})

    offered = choices(match)

    assert offered == {
        "play B-RAT-1L",
        "play W-RAB-L on blue",
        "play W-RAB-L on white",
    }


def test_a_swap_may_be_the_further_play_of_an_attack() -> None:
    """ZB-40, ZB-48: after the attack the second joker fetches the orange cat, which sets N."""
    match = a_match(
        hand=["W-CAT-R", "W-RAB-L", "G-RAB-3L"],
        moons={"blue": ["B-CAT-1L"]},
        others={1: HALF_ORANGE},
    )
    match.play(0, "play W-CAT-R on blue")

    match.play(0, "swap W-RAB-L", "take O-CAT-2L")

    assert moons(match)["orange"] == ["O-CAT-2L"]
    assert (phase(match), number(match)) == ("draw", 2)
