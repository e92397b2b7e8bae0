"""The master variant: when a toy may be used, and carrot and bone (section 2.11)."""

import pytest

from tests.games.zombeasts.builders import (
    MASTER,
    a_last_round,
    a_match,
    choices,
    field,
    hand,
    moons,
    number,
    phase,
)

TOY_OR_NOT = {"toy", "neither"}
FRESH = ["B-RAB-1R", "R-DOG-1R", "G-RAT-1R"]
DEAL_FRESH = [f"deal {card}" for card in FRESH]
PLAY_FRESH = {f"play {card}" for card in FRESH}


@pytest.mark.parametrize("card", ["B-RAB-3L*", "R-CAT-4L*", "O-DOG-2L*", "B-RAT-4R*"])
def test_toys_do_nothing_in_the_base_game(card: str) -> None:
    """ZB-77, T53: all four toys would have an effect here, and none is offered."""
    match = a_match(
        hand=[card, "B-CAT-1L", "W-DOG-L"], moons={"red": ["R-DOG-1R"]}, stock=["R-RAB-3R"]
    )

    match.play(0, f"play {card}")

    assert (phase(match), number(match)) == ("draw", int(card[6]))


@pytest.mark.parametrize("card", ["B-RAB-3L*", "R-CAT-4L*", "O-DOG-2L*", "B-RAT-4R*"])
def test_every_toy_may_be_used_in_the_master_variant(card: str) -> None:
    """ZB-77, ZB-78: the same four cards, now with a choice, also for a card that starts a moon."""
    match = a_match(
        hand=[card, "B-CAT-1L", "W-DOG-L"],
        moons={"red": ["R-DOG-1R"]},
        stock=["R-RAB-3R"],
        options=MASTER,
    )

    match.play(0, f"play {card}")

    assert phase(match) == "after-lay"
    assert choices(match) == TOY_OR_NOT


def test_a_toy_may_be_left_unused() -> None:
    """ZB-78: the player goes on to the draw step."""
    match = a_match(hand=["O-DOG-2L*", "B-CAT-1L"], options=MASTER)

    match.play(0, "play O-DOG-2L*", "neither")

    assert (phase(match), number(match)) == ("draw", 2)


def test_a_card_without_toy_offers_none() -> None:
    """ZB-77, ZB-78: the base game goes on as before."""
    match = a_match(hand=["O-DOG-2R", "B-CAT-1L"], options=MASTER)

    match.play(0, "play O-DOG-2R")

    assert (phase(match), number(match)) == ("draw", 2)


def test_a_toy_fetched_by_a_swap_may_be_used() -> None:
    """ZB-34, ZB-79, ZB-91, T49: the joker brings a bone, and another card may be played."""
    match = a_match(
        hand=["W-RAB-L", "G-CAT-2L"], others={1: {"orange": ["O-DOG-2L*"]}}, options=MASTER
    )
    match.play(0, "swap W-RAB-L", "take O-DOG-2L*")
    offered = choices(match)

    match.play(0, "toy")

    assert offered == TOY_OR_NOT
    assert choices(match) == {"play G-CAT-2L", "stop"}


def test_a_bone_fetched_with_the_last_card_is_not_offered() -> None:
    """ZB-79, ZB-91, A-37, T49: the hand is empty, so the draw of 2 follows."""
    match = a_match(hand=["W-RAB-L"], others={1: {"orange": ["O-DOG-2L*"]}}, options=MASTER)

    match.play(0, "swap W-RAB-L", "take O-DOG-2L*")

    assert hand(match) == []
    assert (phase(match), number(match)) == ("draw", 2)


def test_toy_and_attack_exclude_each_other() -> None:
    """ZB-80, T48: exactly one of paw, attack and neither."""
    match = a_match(hand=["B-RAT-4R*", "O-DOG-2R"], moons={"blue": ["B-RAT-1L"]}, options=MASTER)

    match.play(0, "play B-RAT-4R*")

    assert choices(match) == {"attack", "toy", "neither"}


def test_after_the_attack_the_toy_is_gone() -> None:
    """ZB-80, T48: the further play is made, then drawn."""
    match = a_match(
        hand=["B-RAT-4R*", "O-DOG-2R", "G-CAT-2L"],
        moons={"blue": ["B-RAT-1L"]},
        options=MASTER,
    )
    match.play(0, "play B-RAT-4R*", "attack")
    offered = choices(match)

    match.play(0, "play O-DOG-2R")

    assert offered == {"play O-DOG-2R", "play G-CAT-2L", "stop"}
    assert (phase(match), number(match)) == ("draw", 2)


def test_after_the_toy_the_attack_is_gone() -> None:
    """ZB-80, ZB-95, T48: the paw is used, and the draw step follows."""
    match = a_match(hand=["B-RAT-4R*", "O-DOG-2R"], moons={"blue": ["B-RAT-1L"]}, options=MASTER)

    match.play(0, "play B-RAT-4R*", "toy")

    assert (phase(match), number(match)) == ("draw", 4)


def test_a_bone_grants_one_further_play() -> None:
    """ZB-91: one card, and no second one."""
    match = a_match(hand=["O-DOG-2L*", "G-CAT-4L", "R-DOG-1R"], options=MASTER)
    match.play(0, "play O-DOG-2L*", "toy")
    offered = choices(match)

    match.play(0, "play G-CAT-4L")

    assert offered == {"play G-CAT-4L", "play R-DOG-1R", "stop"}
    assert (phase(match), number(match)) == ("draw", 4)


def test_a_bone_as_last_card_is_not_offered() -> None:
    """ZB-59, ZB-82, ZB-91, A-37, T46: no three cards, the normal draw of 2 follows."""
    match = a_match(hand=["O-DOG-2L*"], options=MASTER)

    match.play(0, "play O-DOG-2L*")

    assert hand(match) == []
    assert (phase(match), number(match)) == ("draw", 2)


def test_a_bone_without_a_playable_card_is_not_offered() -> None:
    """ZB-82, T55: the rabbit in hand has no target, so the draw step follows."""
    match = a_match(
        hand=["O-DOG-2L*", "G-RAB-1L"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L"]},
        options=MASTER,
    )

    match.play(0, "play O-DOG-2L*")

    assert (phase(match), number(match)) == ("draw", 2)


def test_a_bone_as_last_card_of_the_last_round_is_not_offered() -> None:
    """ZB-82, ZB-97, T55: the hand is empty."""
    match = a_last_round(hand=["O-DOG-2L*"], options=MASTER)

    match.play(0, "play O-DOG-2L*")

    assert match.turn == 1


def test_a_swap_may_be_the_further_play_of_a_bone() -> None:
    """ZB-40, ZB-91: the joker fetches the red dog."""
    match = a_match(
        hand=["O-DOG-2L*", "W-CAT-R"], others={1: {"red": ["R-DOG-1R"]}}, options=MASTER
    )
    match.play(0, "play O-DOG-2L*", "toy")

    match.play(0, "swap W-CAT-R", "take R-DOG-1R")

    assert moons(match) == {"orange": ["O-DOG-2L*"], "red": ["R-DOG-1R"]}


def test_a_bone_works_in_the_last_round() -> None:
    """ZB-97: with a card in hand it grants the further play."""
    match = a_last_round(hand=["O-DOG-2L*", "G-CAT-2L"], options=MASTER)
    match.play(0, "play O-DOG-2L*", "toy")
    offered = choices(match)

    match.play(0, "play G-CAT-2L")

    assert offered == {"play G-CAT-2L", "stop"}
    assert hand(match) == []
    assert match.turn == 1


def test_two_cards_may_use_their_toys_in_one_turn() -> None:
    """ZB-78, ZB-96: the limit is one use per card, not per turn."""
    match = a_match(hand=["O-DOG-2L*", "R-DOG-3R*", "G-CAT-2L"], options=MASTER)

    match.play(0, "play O-DOG-2L*", "toy", "play R-DOG-3R*")

    assert choices(match) == TOY_OR_NOT


def test_a_new_turn_forgets_the_toys_used() -> None:
    """ZB-96: the limit holds for one turn."""
    match = a_match(
        hand=["W-NONE-L", "G-CAT-2L"],
        moons={"blue": ["B-RAB-3L*"]},
        phase="extra",
        grant="attack",
        usedToys=["B-RAB-3L*"],
        options=MASTER,
    )

    match.play(0, "stop")

    assert match.turn == 1
    assert field(match, "usedToys") == []
