"""House rules of the joker swap (section 4.1)."""

from tests.games.zombeasts.builders import (
    MASTER,
    a_match,
    a_turn_begun,
    choices,
    field,
    hand,
    minus,
    moons,
    number,
    phase,
    victory,
)

FRESH = ["O-DOG-2R", "R-DOG-1R", "G-RAT-1R"]
DEAL_FRESH = [f"deal {card}" for card in FRESH]
ONLY_A_SWAP = {"green": ["G-DOG-1L", "G-CAT-2L"], "white": ["W-DOG-L", "W-CAT-L"]}
ANYWHERE = {"swap_destination": "own_or_opponent"}


def test_a_joker_of_the_other_corner_may_be_swapped_in() -> None:
    """ZB-31, ZB-63, D-03: under `exchange_corner = legal_result` two right cards still fit."""
    match = a_match(
        hand=["W-RAB-R", "B-RAT-1L"],
        others={1: {"orange": ["O-CAT-2L", "O-RAT-1R"]}},
        options={"exchange_corner": "legal_result"},
    )

    match.play(0, "swap W-RAB-R")

    assert choices(match) == {"take O-CAT-2L", "take O-RAT-1R"}


def test_the_result_must_be_a_legal_moon() -> None:
    """ZB-13, ZB-63, D-03: a third right card does not fit even then."""
    match = a_match(
        hand=["W-RAB-R", "B-RAT-1L"],
        others={1: {"orange": ["O-CAT-2L", "O-RAT-1R", "O-DOG-2R"]}},
        options={"exchange_corner": "legal_result"},
    )

    match.play(0, "swap W-RAB-R")

    assert choices(match) == {"take O-RAT-1R", "take O-DOG-2R"}


def test_a_carrot_may_change_the_corner_too() -> None:
    """ZB-63, ZB-83, D-03: a left rat comes in for the right dog."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-2L"],
        moons={"green": ["G-DOG-4R", "G-CAT-1R"]},
        options={**MASTER, "exchange_corner": "legal_result"},
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-RAT-2L")

    assert moons(match)["green"] == ["G-CAT-1R", "G-RAT-2L"]


def test_the_card_taken_may_go_to_any_side() -> None:
    """ZB-11, ZB-32, D-01, T62: own red, the moon it came from, and the other opponent's red."""
    match = a_match(
        hand=["W-DOG-R", "G-CAT-2L"],
        others={1: {"red": ["R-DOG-1R"]}, 2: {"red": ["R-CAT-1L", "R-RAT-2R", "R-RAB-4L"]}},
        options=ANYWHERE,
    )

    match.play(0, "swap W-DOG-R", "take R-DOG-1R")

    assert choices(match) == {"place on red", "place on white of 1", "place on red of 2"}


def test_a_moon_completed_by_another_belongs_to_its_owner() -> None:
    """ZB-41, ZB-43, D-01, T62: seat 2 gets the four cards and is asked for the bonus."""
    match = a_match(
        hand=["W-DOG-R", "G-CAT-2L"],
        others={1: {"red": ["R-DOG-1R"]}, 2: {"red": ["R-CAT-1L", "R-RAT-2R", "R-RAB-4L"]}},
        stock=["O-CAT-1R", "B-RAT-4R"],
        options=ANYWHERE,
    )
    match.play(0, "swap W-DOG-R", "take R-DOG-1R", "place on red of 2")
    asked = (match.turn, field(match, "asked"), phase(match))

    match.play(2, "bonus O-CAT-1R")

    assert asked == (2, 2, "bonus")
    assert victory(match, 2) == {"R-CAT-1L", "R-RAT-2R", "R-RAB-4L", "R-DOG-1R", "O-CAT-1R"}
    assert field(match, "fullMoons") == [0, 0, 1]
    assert (match.turn, phase(match), number(match)) == (0, "draw", 1)


def test_a_card_on_another_side_brings_no_attack() -> None:
    """ZB-29, D-01, T62: the dog joins the joker's dog on seat 1's moon, and only N follows."""
    match = a_match(
        hand=["W-DOG-R", "G-CAT-2L"], others={1: {"red": ["R-DOG-1R"]}}, options=ANYWHERE
    )

    match.play(0, "swap W-DOG-R", "take R-DOG-1R", "place on white of 1")

    assert moons(match, 1) == {"red": ["R-DOG-1R", "W-DOG-R"]}
    assert moons(match) == {}
    assert (phase(match), number(match)) == ("draw", 1)


def test_a_card_on_another_side_brings_no_toy() -> None:
    """ZB-79, D-01: the bone of a card that stays with an opponent is not used."""
    match = a_match(
        hand=["W-RAB-L", "G-CAT-2L"],
        others={1: {"orange": ["O-DOG-2L*"]}},
        options={**MASTER, **ANYWHERE},
    )

    match.play(0, "swap W-RAB-L", "take O-DOG-2L*", "place on white of 1")

    assert (phase(match), number(match)) == ("draw", 2)


def test_an_opponents_moon_is_place_enough_for_a_swap() -> None:
    """ZB-32, D-01, T20: without a place at home the card goes back to where it came from."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"],
        moons={"orange": ["O-DOG-1L", "O-CAT-2L"]},
        others={1: {"orange": ["O-CAT-4L"]}},
        options=ANYWHERE,
    )

    match.play(0, "swap W-RAB-L", "take O-CAT-4L")

    assert moons(match, 1) == {"orange": ["O-CAT-4L", "W-RAB-L"]}
    assert (phase(match), number(match)) == ("draw", 4)


def test_a_swap_may_be_barred_from_starting_a_moon() -> None:
    """ZB-32, ZB-60, A-11, T63: under `swap_may_start = false` the hand is unplayable."""
    match = a_turn_begun(
        hand=["W-RAB-L", "G-RAB-1L"],
        moons=ONLY_A_SWAP,
        others={1: {"orange": ["O-CAT-2L"]}},
        options={"swap_may_start": False},
        chance=DEAL_FRESH,
    )

    lost = minus(match)

    assert lost == {"W-RAB-L", "G-RAB-1L"}
    assert hand(match) == FRESH


def test_a_take_over_is_no_start() -> None:
    """ZB-17, ZB-32, A-11: under `swap_may_start = false` the white moon is the only target."""
    match = a_match(
        hand=["W-RAB-L", "G-RAB-1L"],
        moons={"white": ["W-DOG-R"]},
        others={1: {"orange": ["O-CAT-2L"]}},
        options={"swap_may_start": False},
    )

    match.play(0, "swap W-RAB-L", "take O-CAT-2L")

    assert moons(match) == {"orange": ["O-CAT-2L", "W-DOG-R"]}


def test_jokers_may_be_barred_from_swaps() -> None:
    """ZB-38, A-13: under `swap_targets = coloured_only` only the orange cat can be taken."""
    match = a_match(
        hand=["W-CAT-L", "G-RAB-3L"],
        others={1: {"white": ["W-RAT-L"]}, 2: {"orange": ["O-CAT-2L"]}},
        options={"swap_targets": "coloured_only"},
    )

    match.play(0, "swap W-CAT-L")

    assert choices(match) == {"take O-CAT-2L"}


def test_a_swap_that_is_the_only_play_may_be_refused() -> None:
    """ZB-60, ZB-61, ZB-62, A-21, T63: under `swap_forced = false` the hand may be given up."""
    match = a_match(
        hand=["W-RAB-L", "G-RAB-1L"],
        moons=ONLY_A_SWAP,
        others={1: {"orange": ["O-CAT-2L"]}},
        options={"swap_forced": False},
        chance=DEAL_FRESH,
    )
    offered = choices(match)

    match.play(0, "give up")

    assert offered == {"swap W-RAB-L", "give up"}
    assert minus(match) == {"W-RAB-L", "G-RAB-1L"}
    assert hand(match) == FRESH
    assert (match.turn, phase(match)) == (0, "play")


def test_a_hand_that_can_be_placed_cannot_be_given_up() -> None:
    """ZB-62, A-21: `swap_forced = false` helps only where swaps are all there is."""
    match = a_match(
        hand=["W-RAB-L", "G-RAT-1R"],
        moons=ONLY_A_SWAP,
        others={1: {"orange": ["O-CAT-2L"]}},
        options={"swap_forced": False},
    )

    offered = choices(match)

    assert offered == {"swap W-RAB-L", "play G-RAT-1R"}
