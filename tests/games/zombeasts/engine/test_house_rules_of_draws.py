"""House rules of drawing and of the toys (section 4.1)."""

import pytest

from tests.games.zombeasts.builders import (
    MASTER,
    a_match,
    choices,
    field,
    hand,
    moons,
    number,
    phase,
    pile,
)

OPEN = ["R-RAB-3R", "B-DOG-1R", "G-CAT-1R"]
STARTED = {"red": ["R-DOG-1R"]}
UP_TO = {"draw_count": "up_to"}
DECLARED = {"draw_reveal": "declare_first"}


def test_drawing_may_stop_early_but_not_with_an_empty_hand() -> None:
    """ZB-49, ZB-59, D-07, T57: under `draw_count = up_to` stop is offered after the first card."""
    match = a_match(hand=["R-RAT-4R"], options=UP_TO)
    match.play(0, "play R-RAT-4R")
    before = choices(match)

    match.play(0, "draw pile")

    assert "stop drawing" not in before
    assert "stop drawing" in choices(match)


def test_whoever_stops_drawing_ends_the_turn() -> None:
    """ZB-49, D-07: under `draw_count = up_to` the cards not drawn are lost."""
    match = a_match(hand=["R-RAT-4R", "G-CAT-2L"], options=UP_TO)

    match.play(0, "play R-RAT-4R", "stop drawing")

    assert hand(match) == ["G-CAT-2L"]
    assert (match.turn, number(match)) == (1, 0)


def test_sources_declared_first_are_carried_out_in_order() -> None:
    """ZB-51, ZB-56, A-18, T61: seat 1 takes the last pile card, so the one declared is lost."""
    match = a_match(
        phase="draw",
        number=2,
        hand=["R-DOG-2L"],
        hands={1: ["B-RAT-4R"]},
        pile=["G-RAT-1R"],
        options=DECLARED,
    )

    match.play(0, "draw from 1", "draw pile")

    assert hand(match) == ["B-RAT-4R", "R-DOG-2L"]
    assert hand(match, 1) == ["G-RAT-1R"]
    assert (match.turn, field(match, "trigger"), field(match, "lastRound")) == (1, 0, True)


def test_no_card_moves_before_the_last_source_is_declared() -> None:
    """ZB-51, A-18: under `draw_reveal = declare_first` the first declaration shows nothing."""
    match = a_match(phase="draw", number=2, hand=["R-DOG-2L"], stock=OPEN, options=DECLARED)
    before = pile(match)

    match.play(0, "draw pile")

    assert hand(match) == ["R-DOG-2L"]
    assert pile(match) == before
    assert match.turn == 0


def test_a_source_is_declared_at_most_as_often_as_it_can_give() -> None:
    """ZB-50, A-18: each stock card and opponent once, the pile once for each of its cards."""
    match = a_match(phase="draw", number=4, hand=["R-DOG-2L"], stock=OPEN, pile=1, options=DECLARED)

    match.play(0, "draw pile", "draw from 1", "draw B-DOG-1R")

    assert choices(match) == {"draw R-RAB-3R", "draw G-CAT-1R", "draw from 2"}


def test_stopping_needs_a_declaration_where_the_hand_is_empty() -> None:
    """ZB-49, ZB-59, D-07, A-18: `draw_count = up_to` and `draw_reveal = declare_first`."""
    match = a_match(hand=["R-RAT-4R"], stock=OPEN, options={**UP_TO, **DECLARED})
    match.play(0, "play R-RAT-4R")
    before = choices(match)

    match.play(0, "draw B-DOG-1R", "stop drawing")

    assert "stop drawing" not in before
    assert hand(match) == ["B-DOG-1R"]
    assert match.turn == 1


def test_a_mouse_card_may_set_the_number() -> None:
    """ZB-90, D-06, T43: under `last_played = any_laid` the rabbit's 3 counts."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons=STARTED,
        stock=OPEN,
        options={**MASTER, "last_played": "any_laid"},
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse R-RAB-3R")

    assert (phase(match), number(match)) == ("draw", 3)


@pytest.mark.parametrize("last_played", ["hand_card", "any_laid"])
def test_a_carrot_may_leave_the_number_alone(last_played: str) -> None:
    """ZB-85, A-33, T66: under `carrot_sets_n = false` the 3 stays with any `last_played`."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-1R", "R-CAT-1L"],
        moons={"green": ["G-DOG-4R"]},
        options={**MASTER, "carrot_sets_n": False, "last_played": last_played},
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-RAT-1R")

    assert (phase(match), number(match)) == ("draw", 3)


def test_a_mouse_may_start_a_moon() -> None:
    """ZB-87, A-35, T44: under `mouse_may_start = true` blue and green cards start moons."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons=STARTED,
        stock=OPEN[1:],
        options={**MASTER, "mouse_may_start": True},
    )
    match.play(0, "play R-CAT-4L*", "toy")
    offered = choices(match)

    match.play(0, "mouse B-DOG-1R")

    assert offered == {"mouse B-DOG-1R", "mouse G-CAT-1R"}
    assert moons(match)["blue"] == ["B-DOG-1R"]


def test_a_card_brought_in_may_be_barred_from_its_toy() -> None:
    """ZB-78, A-36, T66: under `chain_toys = false` the bone that a carrot brings is not offered."""
    match = a_match(
        hand=["B-RAB-3L*", "O-DOG-2L*", "R-CAT-1L"],
        moons={"orange": ["O-CAT-2L"]},
        options={**MASTER, "chain_toys": False},
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out O-CAT-2L", "carrot in O-DOG-2L*")

    assert (phase(match), number(match)) == ("draw", 2)


def test_a_card_fetched_may_be_barred_from_its_toy() -> None:
    """ZB-89, A-36: under `chain_toys = false` the carrot that a mouse fetches is not offered."""
    match = a_match(
        hand=["R-CAT-4L*", "R-RAT-4R"],
        moons=STARTED,
        stock=["R-RAB-1R*"],
        options={**MASTER, "chain_toys": False},
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse R-RAB-1R*")

    assert (phase(match), number(match)) == ("draw", 4)


def test_a_card_fetched_keeps_its_attack() -> None:
    """ZB-89, A-36: `chain_toys = false` speaks of toys only."""
    match = a_match(
        hand=["R-CAT-4L*", "O-CAT-1R"],
        moons={"red": ["R-RAB-3R"]},
        stock=["R-RAB-1R*"],
        options={**MASTER, "chain_toys": False},
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse R-RAB-1R*")

    assert choices(match) == {"play O-CAT-1R", "stop"}


def test_the_paw_may_deal_in_laps() -> None:
    """ZB-93, A-38, T72: under `paw_draw = round_robin` three cards go to seats 0, 2 and 0."""
    discarded = ["discard O-DOG-1L", "discard O-CAT-2L"]
    orange = ["O-DOG-1L", "O-DOG-2R", "O-DOG-3L", "O-DOG-4R", "O-CAT-1R", "O-CAT-2L", "O-CAT-3R"]
    red = ["R-DOG-1R", "R-DOG-2L", "R-DOG-3R", "R-DOG-4L"]
    match = a_match(
        hand=["B-RAT-4R*", "G-DOG-1L", "G-DOG-2R"],
        hands={1: orange, 2: red},
        pile=["G-RAT-1R", "G-RAT-2L", "G-RAT-3R"],
        options={**MASTER, "paw_draw": "round_robin"},
        chance=["deal G-RAT-1R", "deal G-RAT-2L", "deal G-RAT-3R"],
    )

    match.play(0, "play B-RAT-4R*", "toy")
    match.play(1, *discarded)

    assert hand(match) == ["G-DOG-1L", "G-DOG-2R", "G-RAT-1R", "G-RAT-3R"]
    assert hand(match, 2) == [*red, "G-RAT-2L"]
