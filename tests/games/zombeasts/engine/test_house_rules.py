"""House rules of placing and attack: corners, colours, further plays, bonus (section 4.1)."""

from typing import Any

import pytest

from tests.games.zombeasts.builders import (
    MASTER,
    a_last_round,
    a_match,
    choices,
    hand,
    minus,
    moons,
    number,
    phase,
    victory,
)

NEARLY_RED = {"red": ["R-DOG-1R", "R-CAT-1L", "R-RAT-2R"]}
NEARLY_GREEN = {"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]}
NO_ROOM = {"blue": ["B-CAT-1L"], "green": ["G-DOG-1L", "G-CAT-2L"]}
FRESH = ["O-CAT-1R", "R-DOG-1R", "G-RAT-1R"]
DEAL_FRESH = [f"deal {card}" for card in FRESH]
PLAY_FRESH = {f"play {card}" for card in FRESH}


def test_colour_only_completes_moons_of_any_corners() -> None:
    """ZB-12, ZB-13, A-04: under `corner_rule = colour_only` four left cards are a full moon."""
    match = a_match(
        hand=["G-RAT-2L", "R-DOG-1R"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-1L"]},
        options={"corner_rule": "colour_only"},
    )

    match.play(0, "play G-RAT-2L", "decline")

    assert len(victory(match)) == 4


def test_colour_only_frees_the_swap_of_corners() -> None:
    """ZB-31, ZB-63, A-04: a right joker takes cards of both corners."""
    match = a_match(
        hand=["W-RAB-R", "B-RAT-1L"],
        others={1: {"orange": ["O-CAT-2L", "O-RAT-1R"]}},
        options={"corner_rule": "colour_only"},
    )

    match.play(0, "swap W-RAB-R")

    assert choices(match) == {"take O-CAT-2L", "take O-RAT-1R"}


def test_colour_only_frees_the_carrot_of_corners() -> None:
    """ZB-63, A-04: a left card comes in for the right green dog."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-2L"],
        moons={"green": ["G-DOG-4R", "G-CAT-1R"]},
        options={**MASTER, "corner_rule": "colour_only"},
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-RAT-2L")

    assert moons(match)["green"] == ["G-CAT-1R", "G-RAT-2L"]


def test_any_own_moon_may_hold_the_equal_animal() -> None:
    """ZB-21, ZB-22, D-10, T58: under `attack_scope = any_own_moon` starting green attacks."""
    match = a_match(
        hand=["G-CAT-2L", "O-DOG-2R"],
        moons={"blue": ["B-CAT-1L"]},
        options={"attack_scope": "any_own_moon"},
    )

    match.play(0, "play G-CAT-2L")

    assert choices(match) == {"play O-DOG-2R", "stop"}


def test_any_own_moon_is_not_the_card_itself() -> None:
    """ZB-21, D-10: under `attack_scope = any_own_moon` only what lay there before is compared."""
    match = a_match(
        hand=["G-CAT-2L", "O-DOG-2R"],
        moons={"blue": ["B-DOG-2L"]},
        others={1: {"blue": ["B-CAT-1L"]}},
        options={"attack_scope": "any_own_moon"},
    )

    match.play(0, "play G-CAT-2L")

    assert (phase(match), number(match)) == ("draw", 2)


def test_any_own_moon_leaves_out_the_card_a_carrot_takes_out() -> None:
    """ZB-84, D-10, T70: under `attack_scope = any_own_moon` dog for dog is no attack either."""
    match = a_match(
        hand=["B-RAB-3L*", "G-DOG-2R"],
        moons={"green": ["G-DOG-4R", "G-CAT-2L"]},
        options={**MASTER, "attack_scope": "any_own_moon"},
    )

    match.play(0, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-DOG-2R")

    assert (phase(match), number(match)) == ("draw", 2)


def test_a_mandatory_attack_cannot_be_stopped() -> None:
    """ZB-27, D-11, T65: under `attack_use = mandatory` the further card must be played."""
    match = a_match(
        hand=["R-CAT-3L", "R-RAB-4L"], moons=NEARLY_RED, options={"attack_use": "mandatory"}
    )

    match.play(0, "play R-CAT-3L")

    assert choices(match) == {"play R-RAB-4L"}


ONTO_THE_SECOND: dict[str, Any] = {
    "hand": ["W-RAT-L", "W-CAT-R"],
    "moons": {"white": ["W-DOG-L", "W-CAT-L"], "white2": ["W-RAB-R"]},
}


def test_a_play_onto_the_second_white_moon_must_be_made_too() -> None:
    """ZB-27, A-12, D-11: `attack_use = mandatory` with `double_white = allow` offers no stop."""
    options = {"attack_use": "mandatory", "double_white": "allow"}
    match = a_match(**ONTO_THE_SECOND, options=options)

    match.play(0, "play W-CAT-R on white")

    assert choices(match) == {"play W-RAT-L on white2"}


def test_a_voluntary_attack_may_be_stopped_before_the_second_white_moon() -> None:
    """ZB-27, A-12: under `double_white = allow` alone both are offered."""
    match = a_match(**ONTO_THE_SECOND, options={"double_white": "allow"})

    match.play(0, "play W-CAT-R on white")

    assert choices(match) == {"play W-RAT-L on white2", "stop"}


def test_the_first_edition_offered_to_stop_before_the_second_white_moon() -> None:
    """D-11: `edition = 1` keeps this fault, for records that were played by it."""
    options = {"attack_use": "mandatory", "double_white": "allow", "edition": 1}
    match = a_match(**ONTO_THE_SECOND, options=options)

    match.play(0, "play W-CAT-R on white")

    assert choices(match) == {"play W-RAT-L on white2", "stop"}


def test_the_first_edition_did_not_offer_to_stop_before_another_play() -> None:
    """D-11: `edition = 1` and `attack_use = mandatory`; only the second white moon was missed."""
    options = {"attack_use": "mandatory", "double_white": "allow", "edition": 1}
    match = a_match(
        hand=["W-RAT-L", "W-CAT-R", "G-DOG-1L"], moons=ONTO_THE_SECOND["moons"], options=options
    )

    match.play(0, "play W-CAT-R on white")

    assert "stop" not in choices(match)


def test_a_mandatory_attack_leaves_the_toy_as_the_other_choice() -> None:
    """ZB-80, D-11, T65: under `attack_use = mandatory` neither is not offered."""
    match = a_match(
        hand=["B-RAT-4R*", "O-DOG-2R"],
        moons={"blue": ["B-RAT-1L"]},
        options={**MASTER, "attack_use": "mandatory"},
    )

    match.play(0, "play B-RAT-4R*")

    assert choices(match) == {"attack", "toy"}


def test_a_toy_without_attack_stays_voluntary() -> None:
    """ZB-78, D-11: `attack_use = mandatory` speaks of attacks only."""
    match = a_match(hand=["O-DOG-2L*", "G-CAT-2L"], options={**MASTER, "attack_use": "mandatory"})

    match.play(0, "play O-DOG-2L*")

    assert choices(match) == {"toy", "neither"}


def test_the_further_play_of_a_bone_stays_voluntary() -> None:
    """ZB-91, D-11, T65: under `attack_use = mandatory` stop is offered after a bone."""
    match = a_match(hand=["O-DOG-2L*", "G-CAT-2L"], options={**MASTER, "attack_use": "mandatory"})

    match.play(0, "play O-DOG-2L*", "toy")

    assert choices(match) == {"play G-CAT-2L", "stop"}


@pytest.mark.parametrize(("forced", "offered"), [(True, set()), (False, {"stop"})])
def test_a_swap_in_a_mandatory_attack(forced: bool, offered: set[str]) -> None:
    """ZB-40, A-21: under `swap_forced = false` stop is offered where only swaps are left."""
    match = a_match(
        hand=["W-CAT-R", "W-RAB-L"],
        moons={
            "blue": ["B-DOG-2L", "B-CAT-1L"],
            "green": ["G-DOG-1L", "G-CAT-2L"],
            "white": ["W-DOG-L", "W-CAT-L"],
        },
        others={1: {"orange": ["O-CAT-2L"]}},
        options={"attack_use": "mandatory", "swap_forced": forced},
    )

    match.play(0, "play W-CAT-R on blue")

    assert choices(match) == {"swap W-RAB-L"} | offered


def test_an_unplayable_hand_is_lost_in_a_further_play_too() -> None:
    """ZB-60, A-21b, T64: under `dump_on_extra_play = true` three new cards may be played."""
    match = a_match(
        hand=["W-CAT-R", "G-RAB-3L"],
        moons=NO_ROOM,
        options={"dump_on_extra_play": True},
        chance=DEAL_FRESH,
    )

    match.play(0, "play W-CAT-R on blue")

    assert minus(match) == {"G-RAB-3L"}
    assert hand(match) == FRESH
    assert choices(match) == PLAY_FRESH | {"stop"}


def test_after_such_a_loss_the_number_stays() -> None:
    """ZB-48, A-21b, T64: on stop N is still the joker's 0, and the turn is over."""
    match = a_match(
        hand=["W-CAT-R", "G-RAB-3L"],
        moons=NO_ROOM,
        options={"dump_on_extra_play": True},
        chance=DEAL_FRESH,
    )

    match.play(0, "play W-CAT-R on blue", "stop")

    assert hand(match) == FRESH
    assert match.turn == 1


def test_a_second_loss_follows_where_the_new_cards_do_not_fit_either() -> None:
    """ZB-61, A-21b: under `dump_on_extra_play = true` it is repeated."""
    unlucky = ["G-DOG-3L", "G-CAT-4L", "G-RAB-1L"]
    match = a_match(
        hand=["W-CAT-R", "G-RAB-3L"],
        moons=NO_ROOM,
        options={"dump_on_extra_play": True},
        chance=[*(f"deal {card}" for card in unlucky), *DEAL_FRESH],
    )

    match.play(0, "play W-CAT-R on blue")

    assert minus(match) == {"G-RAB-3L", *unlucky}
    assert hand(match) == FRESH


@pytest.mark.parametrize(("dump", "lost"), [("penalty", ["G-RAB-3L"]), ("pass", [])])
def test_such_a_loss_in_the_last_round(dump: str, lost: list[str]) -> None:
    """ZB-71, A-21b: no new cards come; under `last_round_dump = pass` the hand stays."""
    match = a_last_round(
        hand=["W-CAT-R", "G-RAB-3L"],
        moons=NO_ROOM,
        options={"dump_on_extra_play": True, "last_round_dump": dump},
    )

    match.play(0, "play W-CAT-R on blue")

    assert match.turn == 1
    assert minus(match) == set(lost)
    assert len(hand(match)) == 1 - len(lost)


def test_a_mandatory_bonus_cannot_be_declined() -> None:
    """ZB-43, D-12: under `bonus_use = mandatory` a card must be taken."""
    match = a_match(
        hand=["G-RAT-1R", "R-DOG-1R"],
        moons=NEARLY_GREEN,
        stock=["O-CAT-1R", "W-DOG-R"],
        options={"bonus_use": "mandatory"},
    )

    match.play(0, "play G-RAT-1R")

    assert choices(match) == {"bonus O-CAT-1R", "bonus W-DOG-R"}


@pytest.mark.parametrize(("joker", "moon"), [("W-DOG-L2", "B-DOG-1R"), ("W-CAT-R2", "B-CAT-1L")])
def test_all_jokers_may_show_an_animal(joker: str, moon: str) -> None:
    """ZB-28: under `joker_profile = all_animals` a third dog and a third cat replace the blanks."""
    match = a_match(
        hand=[joker, "O-DOG-2R"],
        moons={"blue": [moon]},
        options={"joker_profile": "all_animals"},
    )

    match.play(0, f"play {joker} on blue")

    assert choices(match) == {"play O-DOG-2R", "stop"}
