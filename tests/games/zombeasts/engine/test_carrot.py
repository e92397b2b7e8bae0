"""The carrot: a card of a moon against a card of the hand (sections 2.8 and 2.11)."""

import pytest

from tests.games.zombeasts.builders import (
    MASTER,
    a_last_round,
    a_match,
    choices,
    hand,
    moons,
    number,
    phase,
)

TOY_OR_NOT = {"toy", "neither"}


def test_maries_carrot() -> None:
    """ZB-80, ZB-83, ZB-84, ZB-85, T03: the rat brought in attacks, the dog taken out is played."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-1R", "R-CAT-1L"],
        moons={"blue": ["B-RAB-1R"], "green": ["G-DOG-4R", "G-RAT-2L"]},
        options=MASTER,
    )
    match.play(0, "play B-RAB-3L*")
    offered = choices(match)
    match.play(0, "toy", "carrot out G-DOG-4R", "carrot in G-RAT-1R")
    exchanged = moons(match)["green"]
    then = choices(match)

    match.play(0, "play G-DOG-4R")

    assert offered == {"attack", "toy", "neither"}
    assert exchanged == ["G-RAT-1R", "G-RAT-2L"]
    assert then == {"play G-DOG-4R", "play R-CAT-1L", "stop"}
    assert (phase(match), number(match)) == ("draw", 4)


def test_the_card_taken_out_goes_to_the_hand() -> None:
    """ZB-83, T03: the hand has lost one card and won another."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-1R", "R-CAT-1L"],
        moons={"blue": ["B-RAB-1R"], "green": ["G-DOG-4R", "G-RAT-2L"]},
        options=MASTER,
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-RAT-1R")

    assert hand(match) == ["R-CAT-1L", "G-DOG-4R"]
    assert moons(match)["blue"] == ["B-RAB-1R", "B-RAB-3L*"]


def test_a_moon_keeps_one_colour() -> None:
    """ZB-63, ZB-83, T03: the red cat has the corner of two cards, but not their colour."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-1R", "R-CAT-1L"],
        moons={"blue": ["B-RAB-1R"], "green": ["G-DOG-4R", "G-RAT-2L"]},
        options=MASTER,
    )
    match.play(0, "play B-RAB-3L*", "toy")
    out = choices(match)

    match.play(0, "carrot out G-DOG-4R")

    assert out == {"carrot out G-DOG-4R"}
    assert choices(match) == {"carrot in G-RAT-1R"}


@pytest.mark.parametrize(
    ("out", "coming_in"),
    [
        ("O-DOG-1L", {"G-RAT-2L", "W-DOG-L"}),
        ("B-RAB-3L*", {"G-RAT-2L", "W-DOG-L"}),
        ("R-DOG-2L", {"G-RAT-2L", "W-DOG-L", "R-CAT-1L"}),
    ],
)
def test_what_may_be_exchanged_for_what(out: str, coming_in: set[str]) -> None:
    """ZB-63, ZB-83, ZB-86, T71: the corner stays, and no colour lies there twice."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-2L", "R-CAT-1L", "W-DOG-L", "R-RAT-2R"],
        moons={"orange": ["O-DOG-1L"], "red": ["R-DOG-2L"]},
        options=MASTER,
    )
    match.play(0, "play B-RAB-3L*", "toy")
    offered = choices(match)

    match.play(0, f"carrot out {out}")

    assert offered == {"carrot out O-DOG-1L", "carrot out R-DOG-2L", "carrot out B-RAB-3L*"}
    assert choices(match) == {f"carrot in {card}" for card in coming_in}


def test_an_exchange_may_change_the_colour_of_a_moon() -> None:
    """ZB-19, ZB-63, A-34b, T71: a single orange card is replaced by a green one."""
    match = a_match(hand=["B-RAB-3L*", "G-RAT-2L"], moons={"orange": ["O-DOG-1L"]}, options=MASTER)

    match.play(0, "play B-RAB-3L*", "toy", "carrot out O-DOG-1L", "carrot in G-RAT-2L")

    assert moons(match) == {"blue": ["B-RAB-3L*"], "green": ["G-RAT-2L"]}
    assert hand(match) == ["O-DOG-1L"]


def test_an_exchange_makes_no_second_white_moon() -> None:
    """ZB-16, ZB-63: the joker in hand may not replace the only card of a coloured moon."""
    match = a_match(
        hand=["B-RAB-3L*", "W-DOG-L"],
        moons={"orange": ["O-DOG-1L"], "white": ["W-RAT-R"]},
        options=MASTER,
    )

    match.play(0, "play B-RAB-3L*")

    assert (phase(match), number(match)) == ("draw", 3)


def test_the_card_taken_out_is_not_compared() -> None:
    """ZB-84, ZB-85, T70: dog for dog is no attack, and the new dog sets N."""
    match = a_match(
        hand=["B-RAB-3L*", "G-DOG-2R"], moons={"green": ["G-DOG-4R", "G-CAT-2L"]}, options=MASTER
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-DOG-2R")

    assert moons(match)["green"] == ["G-DOG-2R", "G-CAT-2L"]
    assert (phase(match), number(match)) == ("draw", 2)


def test_the_card_brought_in_sets_the_number() -> None:
    """ZB-48, ZB-85, A-33, T66: the rat's 1, not the rabbit's 3."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-1R", "R-CAT-1L"], moons={"green": ["G-DOG-4R"]}, options=MASTER
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-RAT-1R")

    assert (phase(match), number(match)) == ("draw", 1)


def test_a_joker_brought_in_draws_nothing() -> None:
    """ZB-85, A-34c, T71: it is no joker swap, N is 0 and the turn over."""
    match = a_match(
        hand=["B-RAB-3L*", "W-DOG-L", "R-CAT-1L"], moons={"orange": ["O-DOG-1L"]}, options=MASTER
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out O-DOG-1L", "carrot in W-DOG-L")

    assert moons(match) == {"blue": ["B-RAB-3L*"], "white": ["W-DOG-L"]}
    assert match.turn == 1


def test_the_toy_of_the_card_brought_in_may_be_used() -> None:
    """ZB-78, ZB-84, A-36, T66: the carrot brings in a bone."""
    match = a_match(
        hand=["B-RAB-3L*", "O-DOG-2L*", "R-CAT-1L"], moons={"orange": ["O-CAT-2L"]}, options=MASTER
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out O-CAT-2L", "carrot in O-DOG-2L*")

    assert choices(match) == TOY_OR_NOT


def test_the_rabbit_itself_may_go_out_but_not_use_its_carrot_again() -> None:
    """ZB-84, ZB-86, ZB-96, T51: played a second time in the turn it offers no toy."""
    match = a_match(
        hand=["B-DOG-2L", "B-CAT-1L", "B-RAB-3L*"], moons={"blue": ["B-DOG-1R"]}, options=MASTER
    )
    match.play(0, "play B-RAB-3L*", "toy", "carrot out B-RAB-3L*", "carrot in B-DOG-2L")
    offered = choices(match)

    match.play(0, "play B-RAB-3L*")

    assert offered == {"play B-CAT-1L", "play B-RAB-3L*", "stop"}
    assert (phase(match), number(match)) == ("draw", 3)


def test_a_completed_moon_gives_no_card_back() -> None:
    """ZB-41, ZB-86: the rabbit completes blue, so only the green dog can go out."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-1R", "B-RAT-1L"],
        moons={"blue": ["B-DOG-1R", "B-DOG-3R", "B-CAT-1L"], "green": ["G-DOG-4R"]},
        options=MASTER,
    )

    match.play(0, "play B-RAB-3L*", "toy")

    assert choices(match) == {"carrot out G-DOG-4R"}


def test_a_carrot_as_last_card_is_not_offered() -> None:
    """ZB-59, ZB-82, A-34d, T50: there is no hand card to bring in; 3 cards are drawn by number."""
    match = a_match(hand=["B-RAB-3L*"], moons={"green": ["G-DOG-4R"]}, options=MASTER)

    match.play(0, "play B-RAB-3L*")

    assert hand(match) == []
    assert (phase(match), number(match)) == ("draw", 3)


def test_a_carrot_without_a_fitting_card_leaves_the_attack() -> None:
    """ZB-63, ZB-82: no right card lies there to make room for the red rat."""
    match = a_match(hand=["B-RAB-3L*", "R-RAT-2R"], moons={"blue": ["B-RAB-2L"]}, options=MASTER)

    match.play(0, "play B-RAB-3L*")

    assert phase(match) == "extra"
    assert choices(match) == {"play R-RAT-2R", "stop"}


def test_a_carrot_works_in_the_last_round() -> None:
    """ZB-97: the exchange draws nothing."""
    match = a_last_round(
        hand=["B-RAB-3L*", "G-RAT-1R"], moons={"green": ["G-DOG-4R"]}, options=MASTER
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-RAT-1R")

    assert moons(match) == {"blue": ["B-RAB-3L*"], "green": ["G-RAT-1R"]}
    assert hand(match) == ["G-DOG-4R"]
    assert match.turn == 1
