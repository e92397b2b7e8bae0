"""The mouse: a card of the open stock joins an own moon (section 2.11)."""

from tests.games.zombeasts.builders import (
    MASTER,
    a_last_round,
    a_match,
    choices,
    moons,
    number,
    phase,
    stock,
    victory,
)

TOY_OR_NOT = {"toy", "neither"}
STARTED = {"red": ["R-DOG-1R"]}
OPEN = ["R-RAB-3R", "B-DOG-1R", "G-CAT-1R"]


def test_the_mouse_adds_a_stock_card() -> None:
    """ZB-53, ZB-87, ZB-90, T43: only the red one fits, and N stays that of the cat."""
    match = a_match(hand=["R-CAT-4L*", "O-CAT-1R"], moons=STARTED, stock=OPEN, options=MASTER)
    match.play(0, "play R-CAT-4L*", "toy")
    offered = choices(match)

    match.play(0, "mouse R-RAB-3R")

    assert offered == {"mouse R-RAB-3R"}
    assert moons(match) == {"red": ["R-DOG-1R", "R-CAT-4L*", "R-RAB-3R"]}
    assert stock(match) == ["B-DOG-1R", "G-CAT-1R"]
    assert (phase(match), number(match)) == ("draw", 4)


def test_a_mouse_without_a_fitting_card_is_not_offered() -> None:
    """ZB-82, ZB-87, ZB-88, T44: blue and green could only start moons, which is excluded."""
    match = a_match(hand=["R-CAT-4L*", "O-CAT-1R"], moons=STARTED, stock=OPEN[1:], options=MASTER)

    match.play(0, "play R-CAT-4L*")

    assert (phase(match), number(match)) == ("draw", 4)


def test_a_mouse_needs_a_free_corner() -> None:
    """ZB-13, ZB-87: the red card of a corner that lies there twice does not fit."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={"red": ["R-DOG-2L"]},
        stock=["R-RAT-1L", "R-RAB-3R"],
        options=MASTER,
    )

    match.play(0, "play R-CAT-4L*", "toy")

    assert choices(match) == {"mouse R-RAB-3R"}


def test_a_mouse_before_an_empty_stock_lapses() -> None:
    """ZB-88: nothing is asked."""
    match = a_match(hand=["R-CAT-4L*", "O-CAT-1R"], moons=STARTED, stock=[], options=MASTER)

    match.play(0, "play R-CAT-4L*")

    assert phase(match) == "draw"


def test_a_mouse_without_effect_leaves_the_attack() -> None:
    """ZB-80, ZB-82: the cat meets a cat, so the further play is granted without a question."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={"red": ["R-DOG-1R", "R-CAT-1L"]},
        stock=OPEN[1:],
        options=MASTER,
    )

    match.play(0, "play R-CAT-4L*")

    assert phase(match) == "extra"
    assert choices(match) == {"play O-CAT-1R", "stop"}


def test_the_mouse_may_take_over_the_white_moon() -> None:
    """ZB-17, ZB-87, A-35: the blue dog turns the white moon blue."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={**STARTED, "white": ["W-RAT-L"]},
        stock=["B-DOG-1R"],
        options=MASTER,
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse B-DOG-1R")

    assert moons(match) == {"blue": ["B-DOG-1R", "W-RAT-L"], "red": ["R-DOG-1R", "R-CAT-4L*"]}
    assert number(match) == 4


def test_a_joker_of_the_stock_chooses_among_the_moons() -> None:
    """ZB-14, ZB-87: red or orange, but it does not start a white moon."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={**STARTED, "orange": ["O-RAT-2L"]},
        stock=["W-NONE-R"],
        options=MASTER,
    )
    match.play(0, "play R-CAT-4L*", "toy", "mouse W-NONE-R")
    offered = choices(match)

    match.play(0, "mouse on orange")

    assert offered == {"mouse on red", "mouse on orange"}
    assert moons(match)["orange"] == ["O-RAT-2L", "W-NONE-R"]


def test_the_card_added_may_attack() -> None:
    """ZB-48, ZB-89, T45: the dog meets a dog, and the hand card played then sets N."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons=STARTED,
        stock=["R-RAB-3R", "B-DOG-1R", "R-DOG-2L"],
        options=MASTER,
    )
    match.play(0, "play R-CAT-4L*", "toy", "mouse R-DOG-2L")
    offered = choices(match)

    match.play(0, "play O-CAT-1R")

    assert offered == {"play O-CAT-1R", "stop"}
    assert (phase(match), number(match)) == ("draw", 1)


def test_after_stopping_the_cat_sets_the_number() -> None:
    """ZB-90, T45: the dog was never a hand card."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons=STARTED,
        stock=["R-RAB-3R", "B-DOG-1R", "R-DOG-2L"],
        options=MASTER,
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse R-DOG-2L", "stop")

    assert (phase(match), number(match)) == ("draw", 4)


def test_the_card_added_may_complete_a_moon_and_earn_the_bonus() -> None:
    """ZB-41, ZB-43, ZB-89: the rat is the fourth animal; the bonus comes from the other two."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={"red": ["R-DOG-1R", "R-RAB-3R"]},
        stock=["R-RAT-1L", "B-DOG-1R", "G-CAT-1R"],
        options=MASTER,
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse R-RAT-1L")

    assert victory(match) == {"R-DOG-1R", "R-RAB-3R", "R-CAT-4L*", "R-RAT-1L"}
    assert choices(match) == {"bonus B-DOG-1R", "bonus G-CAT-1R", "decline"}


def test_the_card_added_may_use_its_own_toy() -> None:
    """ZB-78, ZB-89, A-36: the mouse fetches a carrot."""
    match = a_match(
        hand=["R-CAT-4L*", "R-RAT-4R"], moons=STARTED, stock=["R-RAB-1R*"], options=MASTER
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse R-RAB-1R*")

    assert choices(match) == TOY_OR_NOT


def test_the_bonus_is_taken_before_the_mouse() -> None:
    """ZB-81: the green cat that would have fitted is on the victory pile by then."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={"red": ["R-DOG-1R", "R-RAB-3R", "R-RAT-1L"], "green": ["G-DOG-1L"]},
        stock=["G-CAT-1R", "B-DOG-1R"],
        options=MASTER,
    )

    match.play(0, "play R-CAT-4L*", "bonus G-CAT-1R")

    assert (phase(match), number(match)) == ("draw", 4)


def test_the_mouse_follows_a_bonus_that_leaves_a_fitting_card() -> None:
    """ZB-78, ZB-81, A-43: a card that completed its moon still uses its toy."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={"red": ["R-DOG-1R", "R-RAB-3R", "R-RAT-1L"], "green": ["G-DOG-1L"]},
        stock=["G-CAT-1R", "B-DOG-1R"],
        options=MASTER,
    )

    match.play(0, "play R-CAT-4L*", "bonus B-DOG-1R", "toy", "mouse G-CAT-1R")

    assert moons(match) == {"green": ["G-DOG-1L", "G-CAT-1R"]}


def test_the_mouse_of_the_last_card_works_in_the_last_round() -> None:
    """ZB-69, ZB-70, ZB-97, T68: the hand is empty, and the toy is still offered."""
    match = a_last_round(hand=["R-CAT-4L*"], moons=STARTED, stock=["R-RAB-3R"], options=MASTER)
    match.play(0, "play R-CAT-4L*")
    offered = choices(match)

    match.play(0, "toy", "mouse R-RAB-3R")

    assert offered == TOY_OR_NOT
    assert moons(match) == {"red": ["R-DOG-1R", "R-CAT-4L*", "R-RAB-3R"]}
    assert match.turn == 1


def test_a_closed_stock_feeds_no_mouse() -> None:
    """ZB-97, A-25, T68: under `last_round_stock = closed` the turn ends at once."""
    options = {**MASTER, "last_round_stock": "closed"}
    match = a_last_round(hand=["R-CAT-4L*"], moons=STARTED, stock=["R-RAB-3R"], options=options)

    match.play(0, "play R-CAT-4L*")

    assert match.turn == 1
