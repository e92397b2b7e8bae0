"""House rules of the colour of moons: two white ones, sticky colours (section 4.1)."""

from tests.games.zombeasts.builders import MASTER, a_match, choices, moons

TWO_WHITE = {"double_white": "allow"}
STICKY = {"moon_colour": "sticky"}


def test_a_victim_may_be_left_with_two_white_moons() -> None:
    """ZB-37, A-12, T59: under `double_white = allow` both may be added to and taken over."""
    match = a_match(
        hand=["W-DOG-R", "O-DOG-2R"],
        hands={1: ["G-DOG-1L", "W-RAB-L"]},
        others={1: {"red": ["R-DOG-1R"], "white": ["W-CAT-L"]}},
        options=TWO_WHITE,
    )

    match.play(0, "swap W-DOG-R", "take R-DOG-1R", "draw pile")

    assert moons(match, 1) == {"white": ["W-DOG-R"], "white2": ["W-CAT-L"]}
    assert choices(match, 1) == {
        "play G-DOG-1L",
        "play G-DOG-1L on white",
        "play G-DOG-1L on white2",
        "play W-RAB-L on white",
        "play W-RAB-L on white2",
    }


def test_nobody_gets_a_third_white_moon() -> None:
    """ZB-37, A-12, T59: the blue rabbit stays, while a joker may be changed for a joker."""
    theirs = {"white": ["W-DOG-R"], "white2": ["W-CAT-L"], "blue": ["B-RAB-1R"]}
    match = a_match(hand=["W-RAT-R", "O-DOG-2R"], others={1: theirs}, options=TWO_WHITE)

    match.play(0, "swap W-RAT-R")

    assert choices(match) == {"take W-DOG-R"}


def test_nobody_starts_a_second_white_moon() -> None:
    """ZB-15, ZB-16, A-12: `double_white = allow` speaks of swaps only."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"], moons={"white": ["W-DOG-L", "W-CAT-L"]}, options=TWO_WHITE
    )

    offered = choices(match)

    assert offered == {"play B-RAT-1L"}


def test_the_second_white_moon_is_taken_over() -> None:
    """ZB-17, A-12, T59: the other one is then the white moon."""
    match = a_match(
        hand=["G-RAT-2L", "O-DOG-2R"],
        moons={"white": ["W-DOG-R"], "white2": ["W-CAT-L"]},
        options=TWO_WHITE,
    )

    match.play(0, "play G-RAT-2L on white2")

    assert moons(match) == {"green": ["G-RAT-2L", "W-CAT-L"], "white": ["W-DOG-R"]}


def test_both_white_moons_take_a_card_fetched() -> None:
    """ZB-17, ZB-32, A-12: under `double_white = allow` either may be taken over by a swap."""
    match = a_match(
        hand=["W-NONE-R", "G-DOG-1L"],
        moons={"white": ["W-DOG-R"], "white2": ["W-CAT-L"]},
        others={1: {"orange": ["O-RAT-1R"]}},
        options=TWO_WHITE,
    )

    match.play(0, "swap W-NONE-R", "take O-RAT-1R")

    assert choices(match) == {"place on orange", "place on white", "place on white2"}


def test_both_white_moons_take_a_card_of_the_stock() -> None:
    """ZB-17, ZB-87, A-12: under `double_white = allow` the mouse may take over either."""
    match = a_match(
        hand=["R-CAT-4L*", "G-DOG-1L"],
        moons={"white": ["W-DOG-R"], "white2": ["W-CAT-L"]},
        stock=["O-RAT-1R"],
        options={**MASTER, **TWO_WHITE},
    )
    match.play(0, "play R-CAT-4L*", "toy", "mouse O-RAT-1R")
    offered = choices(match)

    match.play(0, "mouse on white2")

    assert offered == {"mouse on white", "mouse on white2"}
    assert moons(match) == {
        "orange": ["O-RAT-1R", "W-CAT-L"],
        "red": ["R-CAT-4L*"],
        "white": ["W-DOG-R"],
    }


def test_a_carrot_may_change_a_joker_of_two_white_moons() -> None:
    """ZB-63, A-12: under `double_white = allow` the moon stays white, but no third one is made."""
    match = a_match(
        hand=["B-RAB-3L*", "W-RAT-L"],
        moons={"white": ["W-DOG-R"], "white2": ["W-CAT-L"]},
        options={**MASTER, **TWO_WHITE},
    )

    match.play(0, "play B-RAB-3L*", "toy")

    assert choices(match) == {"carrot out W-CAT-L"}


def test_a_sticky_moon_keeps_its_colour() -> None:
    """ZB-19, ZB-36, A-06, T60: under `moon_colour = sticky` seat 1's moon stays red."""
    match = a_match(
        hand=["W-DOG-R", "O-DOG-2R"],
        hands={1: ["R-CAT-1L", "G-DOG-1L", "W-RAT-L"]},
        others={1: {"red": ["R-DOG-1R"]}},
        options=STICKY,
    )

    match.play(0, "swap W-DOG-R", "take R-DOG-1R", "draw pile")

    assert moons(match, 1) == {"red": ["W-DOG-R"]}
    assert choices(match, 1) == {
        "play R-CAT-1L",
        "play G-DOG-1L",
        "play W-RAT-L on red",
        "play W-RAT-L on white",
    }


def test_a_sticky_moon_is_no_second_white_one() -> None:
    """ZB-37, A-06, T60: as in T22, but the swap is offered; `double_white` changes nothing."""
    match = a_match(
        hand=["W-DOG-R", "O-DOG-2R"],
        others={1: {"red": ["R-DOG-1R"], "white": ["W-CAT-L"]}},
        options={**STICKY, **TWO_WHITE},
    )

    match.play(0, "swap W-DOG-R", "take R-DOG-1R")

    assert moons(match, 1) == {"red": ["W-DOG-R"], "white": ["W-CAT-L"]}


def test_a_sticky_moon_takes_no_other_colour_by_carrot() -> None:
    """ZB-63, A-06: under `moon_colour = sticky` the green rat cannot replace the orange dog."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-2L", "O-CAT-2L"],
        moons={"orange": ["O-DOG-1L"]},
        options={**MASTER, **STICKY},
    )

    match.play(0, "play B-RAB-3L*", "toy")

    assert choices(match) == {"carrot out O-DOG-1L"}


def test_a_moon_taken_over_keeps_its_colour() -> None:
    """ZB-17, ZB-19, A-06: under `moon_colour = sticky` red stays when its one red card is taken."""
    match = a_match(
        hand=["R-CAT-2R", "O-DOG-2R"],
        hands={1: ["W-CAT-R", "G-DOG-1L"]},
        moons={"white": ["W-DOG-L"]},
        options=STICKY,
    )

    match.play(0, "play R-CAT-2R on white", "draw pile", "draw pile")
    match.play(1, "swap W-CAT-R", "take R-CAT-2R")

    assert moons(match) == {"red": ["W-DOG-L", "W-CAT-R"]}
    assert moons(match, 1) == {"red": ["R-CAT-2R"]}
