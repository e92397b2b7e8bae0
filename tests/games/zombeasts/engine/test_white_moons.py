"""The white moon: taking it over, and the colour of a moon (section 2.2)."""

from tests.games.zombeasts.builders import a_match, choices, hand, moons, number, phase


def test_a_white_moon_is_taken_over() -> None:
    """ZB-17, ZB-19, ZB-21, T07: the moon turns red, and the dog of the joker makes it an attack."""
    match = a_match(hand=["R-DOG-3R", "R-CAT-1L", "W-CAT-R"], moons={"white": ["W-DOG-L"]})

    match.play(0, "play R-DOG-3R on white")

    assert moons(match) == {"red": ["R-DOG-3R", "W-DOG-L"]}
    assert choices(match) == {
        "play R-CAT-1L",
        "play W-CAT-R on red",
        "play W-CAT-R on white",
        "stop",
    }


def test_a_separate_moon_may_be_started_instead() -> None:
    """ZB-18, ZB-22, T07: the red card may leave the white moon alone, then there is no attack."""
    match = a_match(hand=["R-DOG-3R", "G-CAT-2L"], moons={"white": ["W-DOG-L"]})

    match.play(0, "play R-DOG-3R")

    assert moons(match) == {"red": ["R-DOG-3R"], "white": ["W-DOG-L"]}
    assert (phase(match), number(match)) == ("draw", 3)


def test_take_over_and_new_moon_are_both_offered() -> None:
    """ZB-17, ZB-18: the player chooses freely between the two."""
    match = a_match(hand=["R-DOG-3R", "G-CAT-2L"], moons={"white": ["W-DOG-L"]})

    offered = choices(match)

    assert offered == {
        "play R-DOG-3R",
        "play R-DOG-3R on white",
        "play G-CAT-2L",
        "play G-CAT-2L on white",
    }


def test_a_colour_that_lies_there_cannot_take_over() -> None:
    """ZB-16, ZB-17, T08: with a red moon the red card has no other target."""
    match = a_match(
        hand=["R-DOG-3R", "G-CAT-2L"], moons={"white": ["W-DOG-L"], "red": ["R-CAT-1L"]}
    )

    offered = choices(match)

    assert offered == {"play R-DOG-3R", "play G-CAT-2L", "play G-CAT-2L on white"}


def test_a_take_over_needs_a_free_corner() -> None:
    """ZB-13, ZB-17, T09: a third left card may start red but not take over the white moon."""
    match = a_match(hand=["R-CAT-1L", "R-DOG-1R"], moons={"white": ["W-DOG-L", "W-CAT-L"]})

    offered = choices(match)

    assert offered == {"play R-CAT-1L", "play R-DOG-1R", "play R-DOG-1R on white"}


def test_moons_are_never_merged() -> None:
    """ZB-20: the red card joins the red moon, and the white moon beside it stays as it is."""
    match = a_match(
        hand=["R-DOG-3R", "G-CAT-2L"], moons={"white": ["W-RAT-R"], "red": ["R-CAT-1L"]}
    )

    match.play(0, "play R-DOG-3R")

    assert moons(match) == {"red": ["R-DOG-3R", "R-CAT-1L"], "white": ["W-RAT-R"]}


def test_placed_cards_stay_where_they_are() -> None:
    """ZB-20: a take-over moves no card of another moon, and none comes back to the hand."""
    match = a_match(
        hand=["R-DOG-3R", "G-CAT-2L"], moons={"white": ["W-RAT-L"], "blue": ["B-CAT-1L"]}
    )

    match.play(0, "play R-DOG-3R on white")

    assert moons(match) == {"blue": ["B-CAT-1L"], "red": ["R-DOG-3R", "W-RAT-L"]}
    assert hand(match) == ["G-CAT-2L"]


def test_a_moon_that_lost_its_only_colour_is_white() -> None:
    """ZB-19, ZB-36, T21: its owner may take it over with any colour, or start red anew."""
    match = a_match(
        hand=["W-DOG-R", "O-DOG-2R"],
        hands={1: ["G-DOG-1L", "R-CAT-1L"]},
        others={1: {"red": ["R-DOG-1R"]}},
    )

    match.play(0, "swap W-DOG-R", "take R-DOG-1R", "draw pile")

    assert moons(match, 1) == {"white": ["W-DOG-R"]}
    assert choices(match, 1) == {
        "play G-DOG-1L",
        "play G-DOG-1L on white",
        "play R-CAT-1L",
        "play R-CAT-1L on white",
    }
