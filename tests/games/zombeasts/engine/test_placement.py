"""Where a card may be placed: own moons, corners, white moons, take-over (section 2.2)."""

from tests.games.zombeasts.builders import a_match, choices, hand, moons, number, phase, victory

TWO_LEFT = {"green": ["G-DOG-1L", "G-CAT-2L"]}


def test_without_moons_every_card_starts_one() -> None:
    """ZB-08, ZB-09, ZB-15, T04: three cards, three ways to start, and no way to pass."""
    match = a_match(hand=["G-CAT-2L", "R-DOG-1R", "W-RAT-L"])

    offered = choices(match)

    assert offered == {"play G-CAT-2L", "play R-DOG-1R", "play W-RAT-L on white"}


def test_a_new_moon_is_started_with_its_first_card() -> None:
    """ZB-09: without a green moon the green card starts one."""
    match = a_match(hand=["G-CAT-2L", "R-DOG-1R"])

    match.play(0, "play G-CAT-2L")

    assert moons(match) == {"green": ["G-CAT-2L"]}
    assert hand(match) == ["R-DOG-1R"]


def test_a_card_joins_the_own_moon_of_its_colour() -> None:
    """ZB-09, ZB-10, ZB-21, T05: the green moon is the only target, and no cat lies there."""
    match = a_match(hand=["G-CAT-2L", "R-DOG-1R"], moons={"green": ["G-DOG-1L"]})
    offered = choices(match)

    match.play(0, "play G-CAT-2L")

    assert offered == {"play G-CAT-2L", "play R-DOG-1R"}
    assert moons(match) == TWO_LEFT
    assert (phase(match), number(match)) == ("draw", 2)


def test_one_card_is_played_and_no_more() -> None:
    """ZB-08: without a grant the play step is over after one card."""
    match = a_match(hand=["G-CAT-2L", "R-DOG-1R"])

    match.play(0, "play G-CAT-2L")

    assert match.why_not(0, "play R-DOG-1R") is not None
    assert phase(match) == "draw"


def test_the_mandatory_play_cannot_be_passed() -> None:
    """ZB-08, A-03: neither stopping nor drawing replaces the play."""
    match = a_match(hand=["G-CAT-2L", "R-DOG-1R"])

    refusals = [match.why_not(0, text) for text in ("stop", "give up", "draw pile")]

    assert None not in refusals


def test_a_third_left_card_fits_neither_its_moon_nor_a_second_one() -> None:
    """ZB-09, ZB-13, T06: two left corners are taken, and the green moon is the only one allowed."""
    match = a_match(hand=["G-RAB-3L", "G-RAT-1R"], moons=TWO_LEFT)

    offered = choices(match)

    assert offered == {"play G-RAT-1R"}
    assert match.why_not(0, "play G-RAB-3L") is not None


def test_without_corners_the_third_left_card_fits() -> None:
    """ZB-13, T06: under `corner_rule = colour_only` only the colour counts."""
    options = {"corner_rule": "colour_only"}
    match = a_match(hand=["G-RAB-3L", "G-RAT-1R"], moons=TWO_LEFT, options=options)

    offered = choices(match)

    assert offered == {"play G-RAB-3L", "play G-RAT-1R"}


def test_a_third_right_card_does_not_fit_either() -> None:
    """ZB-13: the right corner has two places as well, also for a joker."""
    moon = {"red": ["R-DOG-1R", "R-RAT-2R"]}
    match = a_match(hand=["R-CAT-2R", "R-CAT-1L", "W-DOG-R"], moons=moon)

    offered = choices(match)

    assert offered == {"play R-CAT-1L", "play W-DOG-R on white"}


def test_cards_are_placed_on_the_own_side_only() -> None:
    """ZB-11: an opponent's moon takes neither a coloured card nor a joker from the hand."""
    theirs = {"orange": ["O-CAT-2L"]}
    match = a_match(hand=["O-DOG-2R", "W-RAB-R"], others={1: theirs})
    offered = choices(match)

    match.play(0, "play O-DOG-2R")

    assert offered == {"play O-DOG-2R", "play W-RAB-R on white"}
    assert moons(match) == {"orange": ["O-DOG-2R"]}
    assert moons(match, 1) == theirs


def test_three_cards_are_not_a_full_moon() -> None:
    """ZB-12: a moon of three stays on the table."""
    match = a_match(hand=["G-RAT-1R", "R-DOG-1R"], moons=TWO_LEFT)

    match.play(0, "play G-RAT-1R")

    assert moons(match) == {"green": ["G-DOG-1L", "G-CAT-2L", "G-RAT-1R"]}
    assert victory(match) == set()


def test_one_coloured_card_and_three_jokers_are_a_full_moon() -> None:
    """ZB-12, ZB-17: any number of white cards may stand in for the colour."""
    match = a_match(
        hand=["B-RAB-1R", "R-DOG-1R"], moons={"white": ["W-DOG-L", "W-CAT-R", "W-NONE-L"]}
    )

    match.play(0, "play B-RAB-1R on white")

    assert moons(match) == {}
    assert victory(match) == {"B-RAB-1R", "W-DOG-L", "W-CAT-R", "W-NONE-L"}


def test_a_joker_joins_any_own_moon_with_a_free_corner() -> None:
    """ZB-13, ZB-14, ZB-15: every colour will do, only the red moon has no left corner free."""
    mine = {
        "blue": ["B-DOG-2L"],
        "orange": ["O-DOG-2R"],
        "red": ["R-DOG-2L", "R-CAT-1L"],
        "green": ["G-DOG-2R"],
    }
    match = a_match(hand=["W-RAB-L"], moons=mine)

    offered = choices(match)

    assert offered == {f"play W-RAB-L on {moon}" for moon in ("blue", "orange", "green", "white")}


def test_a_joker_stays_in_the_moon_it_joined() -> None:
    """ZB-14, ZB-19: a moon with a coloured card keeps that colour when a joker comes in."""
    match = a_match(hand=["W-RAB-L", "R-DOG-1R"], moons={"blue": ["B-DOG-1R"]})

    match.play(0, "play W-RAB-L on blue")

    assert moons(match) == {"blue": ["B-DOG-1R", "W-RAB-L"]}


def test_further_jokers_join_the_white_moon() -> None:
    """ZB-15: a second white card is added to the first."""
    match = a_match(hand=["W-RAB-R", "R-DOG-1R"], moons={"white": ["W-DOG-L"]})

    match.play(0, "play W-RAB-R on white")

    assert moons(match) == {"white": ["W-DOG-L", "W-RAB-R"]}


def test_there_is_no_second_white_moon() -> None:
    """ZB-15, ZB-16: a joker that does not fit the white moon cannot start another."""
    match = a_match(hand=["W-RAB-L", "R-DOG-1R"], moons={"white": ["W-DOG-L", "W-CAT-L"]})

    offered = choices(match)

    assert offered == {"play R-DOG-1R", "play R-DOG-1R on white"}


def test_a_fifth_moon_is_possible() -> None:
    """ZB-16: four colours and a white moon lie side by side."""
    mine = {
        "blue": ["B-DOG-2L"],
        "orange": ["O-DOG-2R"],
        "red": ["R-DOG-2L"],
        "green": ["G-DOG-2R"],
    }
    match = a_match(hand=["W-RAB-L", "R-DOG-1R"], moons=mine)

    match.play(0, "play W-RAB-L on white")

    assert moons(match) == {**mine, "white": ["W-RAB-L"]}


def test_a_sixth_moon_is_not() -> None:
    """ZB-09, ZB-15, ZB-16, T10: what does not fit one of the five moons cannot be played."""
    mine = {
        "blue": ["B-DOG-2L", "B-CAT-1L"],
        "orange": ["O-DOG-1L", "O-CAT-2L"],
        "red": ["R-DOG-2L", "R-CAT-1L"],
        "green": ["G-DOG-1L", "G-CAT-2L"],
        "white": ["W-DOG-L", "W-CAT-L"],
    }
    left = ["B-RAT-1L", "O-RAB-1L", "R-RAT-1L", "G-RAB-1L", "W-RAB-L"]
    match = a_match(hand=[*left, "G-RAT-1R"], moons=mine)

    offered = choices(match)

    assert offered == {"play G-RAT-1R"}
