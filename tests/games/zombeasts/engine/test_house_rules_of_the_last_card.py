"""House rules of the last hand card: three cards for a bone, and for an attack (section 4.1)."""

from tests.games.zombeasts.builders import (
    MASTER,
    a_last_round,
    a_match,
    choices,
    hand,
    number,
    phase,
)

BONE_DRAWS = {**MASTER, "bone_empty_draw": True}
ON_ATTACK = {**MASTER, "three_cards": "on_attack"}
FRESH = ["B-RAB-1R", "R-DOG-1R", "G-RAT-1R"]
DEAL_FRESH = [f"deal {card}" for card in FRESH]
PLAY_FRESH = {f"play {card}" for card in FRESH}


def test_a_bone_may_bring_three_cards_to_an_empty_hand() -> None:
    """ZB-91, A-37, T46: under `bone_empty_draw = true` one of them may be played."""
    match = a_match(hand=["O-DOG-2L*"], options=BONE_DRAWS, chance=DEAL_FRESH)
    match.play(0, "play O-DOG-2L*")
    offered = choices(match)

    match.play(0, "toy")

    assert offered == {"toy", "neither"}
    assert hand(match) == FRESH
    assert choices(match) == PLAY_FRESH | {"stop"}


def test_a_bone_left_unused_brings_no_cards() -> None:
    """ZB-59, A-37, T46: `bone_empty_draw = true` gives three cards for using the bone only."""
    match = a_match(hand=["O-DOG-2L*"], options=BONE_DRAWS)

    match.play(0, "play O-DOG-2L*", "neither")

    assert hand(match) == []
    assert (phase(match), number(match)) == ("draw", 2)


def test_a_bone_fetched_with_the_last_card_may_bring_three_cards() -> None:
    """ZB-79, A-37, T49: under `bone_empty_draw = true` the swapped dog counts like a played one."""
    match = a_match(
        hand=["W-RAB-L"],
        others={1: {"orange": ["O-DOG-2L*"]}},
        options=BONE_DRAWS,
        chance=DEAL_FRESH,
    )
    match.play(0, "swap W-RAB-L", "take O-DOG-2L*")
    offered = choices(match)

    match.play(0, "toy")

    assert offered == {"toy", "neither"}
    assert choices(match) == PLAY_FRESH | {"stop"}


def test_a_bone_brings_no_cards_in_the_last_round() -> None:
    """ZB-82, ZB-97, A-37, T55: not even `bone_empty_draw = true` offers it then."""
    match = a_last_round(hand=["O-DOG-2L*"], options=BONE_DRAWS)

    match.play(0, "play O-DOG-2L*")

    assert match.turn == 1


def test_a_bone_brings_no_cards_from_an_empty_pile() -> None:
    """ZB-82, A-37: nor before the last round, where there is nothing to take."""
    match = a_match(hand=["O-DOG-2L*"], options=BONE_DRAWS, pile=0)

    match.play(0, "play O-DOG-2L*")

    assert (phase(match), number(match)) == ("draw", 2)


def test_the_three_cards_may_wait_for_the_attack() -> None:
    """ZB-58, A-45, T67: under `three_cards = on_attack` they come when the attack is chosen."""
    match = a_match(
        hand=["B-RAT-4R*"], moons={"blue": ["B-RAT-1L"]}, options=ON_ATTACK, chance=DEAL_FRESH
    )
    match.play(0, "play B-RAT-4R*")
    before = hand(match)

    match.play(0, "attack")

    assert before == []
    assert hand(match) == FRESH
    assert choices(match) == PLAY_FRESH | {"stop"}


def test_neither_may_bring_no_three_cards() -> None:
    """ZB-59, A-45, T67: under `three_cards = on_attack` only N is drawn, which makes four cards."""
    match = a_match(hand=["B-RAT-4R*"], moons={"blue": ["B-RAT-1L"]}, options=ON_ATTACK)
    match.play(0, "play B-RAT-4R*", "neither")
    after = hand(match)

    match.play(0, *["draw pile"] * 4)

    assert after == []
    assert len(hand(match)) == 4


def test_a_toy_may_bring_no_three_cards() -> None:
    """A-45: under `three_cards = on_attack` the mouse of the last card leaves the hand empty."""
    match = a_match(
        hand=["R-CAT-4L*"],
        moons={"red": ["R-CAT-2R"]},
        stock=["R-RAB-3R"],
        options=ON_ATTACK,
    )

    match.play(0, "play R-CAT-4L*", "toy", "mouse R-RAB-3R")

    assert hand(match) == []
    assert (phase(match), number(match)) == ("draw", 4)


def test_without_a_toy_the_three_cards_come_at_once_all_the_same() -> None:
    """ZB-58, A-45: `three_cards = on_attack` changes nothing where there is no choice to make."""
    match = a_match(
        hand=["B-DOG-1R"],
        moons={"blue": ["B-DOG-2L"]},
        options={"three_cards": "on_attack"},
        chance=DEAL_FRESH,
    )

    match.play(0, "play B-DOG-1R", "stop")

    assert hand(match) == FRESH
    assert (phase(match), number(match)) == ("draw", 1)
