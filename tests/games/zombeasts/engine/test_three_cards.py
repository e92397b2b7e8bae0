"""Three cards when the last hand card triggers an attack, before the choice of a toy (ZB-58)."""

import pytest

from tests.games.zombeasts.builders import (
    COLOURED,
    MASTER,
    a_last_round,
    a_match,
    choices,
    field,
    hand,
    moons,
    number,
    phase,
    pile,
    victory,
)

RATS = {"blue": ["B-RAT-1L"]}
FRESH = ["B-RAB-1R", "R-DOG-1R", "G-RAT-1R"]
DEAL_FRESH = [f"deal {card}" for card in FRESH]
PLAY_FRESH = {f"play {card}" for card in FRESH}


def test_three_cards_come_before_the_choice() -> None:
    """ZB-58, ZB-80, A-45, T67: they are in hand when toy, attack or neither is asked for."""
    match = a_match(hand=["B-RAT-4R*"], moons=RATS, options=MASTER, chance=DEAL_FRESH)

    match.play(0, "play B-RAT-4R*")

    assert hand(match) == FRESH
    assert phase(match) == "after-lay"
    assert choices(match) == {"attack", "toy", "neither"}


def test_neither_keeps_the_three_cards() -> None:
    """ZB-58, A-45, T67: N is drawn in addition, so the hand has seven cards in the end."""
    match = a_match(hand=["B-RAT-4R*"], moons=RATS, options=MASTER, chance=DEAL_FRESH)
    match.play(0, "play B-RAT-4R*", "neither")
    asked = phase(match), number(match)

    match.play(0, *["draw pile"] * 4)

    assert asked == ("draw", 4)
    assert len(hand(match)) == 7
    assert match.turn == 1


def test_the_attack_is_made_with_the_three_cards() -> None:
    """ZB-58, T67: no more cards come when it is chosen."""
    match = a_match(hand=["B-RAT-4R*"], moons=RATS, options=MASTER, chance=DEAL_FRESH)

    match.play(0, "play B-RAT-4R*", "attack")

    assert hand(match) == FRESH
    assert choices(match) == PLAY_FRESH | {"stop"}


def test_the_paw_counts_the_three_cards() -> None:
    """ZB-58, ZB-93, A-45: only two more are missing to five, and N is drawn after that."""
    match = a_match(
        hand=["B-RAT-4R*"],
        hands={1: COLOURED[20:25], 2: COLOURED[30:35]},
        moons=RATS,
        options=MASTER,
        chance=DEAL_FRESH,
    )
    before = pile(match)

    match.play(0, "play B-RAT-4R*", "toy")

    assert len(before - pile(match)) == 5
    assert {*FRESH} < {*hand(match)}
    assert (len(hand(match)), phase(match), number(match)) == (5, "draw", 4)


def test_a_bone_becomes_usable_by_the_three_cards() -> None:
    """ZB-58, ZB-82, A-45: the toy is judged when they have come, so the hand is not empty."""
    match = a_match(
        hand=["O-DOG-2L*"],
        moons={"orange": ["O-DOG-2R"]},
        options=MASTER,
        chance=DEAL_FRESH,
    )
    match.play(0, "play O-DOG-2L*")
    offered = choices(match)

    match.play(0, "toy")

    assert offered == {"attack", "toy", "neither"}
    assert choices(match) == PLAY_FRESH | {"stop"}


def test_a_bone_stays_useless_if_none_of_the_three_cards_can_be_played() -> None:
    """ZB-82, A-21b: then the attack brings nothing either, and the draw step follows."""
    full = {"green": ["G-DOG-1L", "G-CAT-2L"], "blue": ["B-DOG-2L", "B-CAT-1L"]}
    match = a_match(
        hand=["O-DOG-2L*"],
        moons={"orange": ["O-DOG-2R"], **full},
        options=MASTER,
        chance=["deal G-RAB-1L", "deal G-RAB-3L", "deal B-RAT-1L"],
    )

    match.play(0, "play O-DOG-2L*")

    assert len(hand(match)) == 3
    assert (phase(match), number(match)) == ("draw", 2)


def test_a_carrot_becomes_usable_by_the_three_cards() -> None:
    """ZB-58, ZB-82, A-34d: one of them may take the place of a card in a moon."""
    match = a_match(
        hand=["B-RAB-3L*"],
        moons={"blue": ["B-RAB-1R"]},
        options=MASTER,
        chance=["deal B-DOG-3R", "deal R-DOG-1R", "deal G-RAT-1R"],
    )
    match.play(0, "play B-RAB-3L*")
    offered = choices(match)

    match.play(0, "toy", "carrot out B-RAB-1R", "carrot in B-DOG-3R")

    assert offered == {"attack", "toy", "neither"}
    assert moons(match) == {"blue": ["B-DOG-3R", "B-RAB-3L*"]}


def test_a_carrot_as_last_card_without_an_attack_brings_nothing() -> None:
    """ZB-59, A-34d, T50: no attack is triggered, so no cards come."""
    match = a_match(hand=["B-RAB-3L*"], moons={"blue": ["B-DOG-3R"]}, options=MASTER)

    match.play(0, "play B-RAB-3L*")

    assert hand(match) == []
    assert (phase(match), number(match)) == ("draw", 3)


def test_the_bonus_comes_before_the_three_cards() -> None:
    """ZB-58, ZB-81, A-31: full moon, bonus, then three cards and the attack."""
    match = a_match(
        hand=["G-RAT-1R"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"], "blue": ["B-RAT-1L"]},
        stock=["O-CAT-1R", "W-DOG-R", "B-RAT-4R"],
        options={"attack_scope": "any_own_moon"},
        chance=["deal B-RAB-1R", "deal R-DOG-1R", "deal O-RAT-2L"],
    )
    match.play(0, "play G-RAT-1R")
    asked, held = phase(match), hand(match)

    match.play(0, "bonus O-CAT-1R")

    assert (asked, held) == ("bonus", [])
    assert "O-CAT-1R" in victory(match)
    assert hand(match) == ["B-RAB-1R", "O-RAT-2L", "R-DOG-1R"]
    assert phase(match) == "extra"


def test_a_swapped_last_card_with_an_attack_brings_three_cards() -> None:
    """ZB-34, ZB-58: the card taken counts, and its toy is asked for after that."""
    match = a_match(
        hand=["W-RAB-R"],
        moons=RATS,
        others={1: {"blue": ["B-RAT-4R*"]}},
        options=MASTER,
        chance=DEAL_FRESH,
    )

    match.play(0, "swap W-RAB-R", "take B-RAT-4R*")

    assert hand(match) == FRESH
    assert choices(match) == {"attack", "toy", "neither"}


def test_a_mouse_card_with_an_attack_brings_three_cards() -> None:
    """ZB-58, ZB-89, A-37b: the hand is empty and a further play is waiting."""
    match = a_match(
        hand=["R-CAT-4L*"],
        moons={"red": ["R-DOG-1R"]},
        stock=["R-DOG-2L"],
        options=MASTER,
        chance=["deal B-RAB-1R", "deal O-DOG-1L", "deal G-RAT-1R"],
    )
    match.play(0, "play R-CAT-4L*")
    before = hand(match)

    match.play(0, "toy", "mouse R-DOG-2L")

    assert before == []
    assert hand(match) == ["B-RAB-1R", "O-DOG-1L", "G-RAT-1R"]
    assert phase(match) == "extra"


@pytest.mark.parametrize("cards", [1, 2])
def test_a_small_pile_gives_what_it_has(cards: int) -> None:
    """ZB-58, ZB-66, A-19, T42b: the end is triggered, and the player may still play on."""
    match = a_match(
        hand=["O-DOG-2L*"],
        moons={"orange": ["O-DOG-2R"]},
        pile=cards,
        options=MASTER,
        chance=DEAL_FRESH[:cards],
    )
    match.play(0, "play O-DOG-2L*")
    held, left, offered = hand(match), pile(match), choices(match)

    match.play(0, "attack", f"play {FRESH[0]}", "draw from 1")

    assert (held, left) == (FRESH[:cards], set())
    assert offered == {"attack", "toy", "neither"}
    assert (match.turn, field(match, "trigger"), field(match, "lastRound")) == (1, 0, True)


def test_in_the_last_round_no_cards_come() -> None:
    """ZB-58, ZB-68, ZB-70: the toy of the last card may be used, then the turn ends."""
    match = a_last_round(
        hand=["R-CAT-4L*"],
        hands={1: ["B-RAB-1R"]},
        moons={"red": ["R-CAT-2R"]},
        stock=["R-RAB-3R"],
        options=MASTER,
    )
    match.play(0, "play R-CAT-4L*")
    offered = choices(match)

    match.play(0, "attack")

    assert offered == {"attack", "toy", "neither"}
    assert hand(match) == []
    assert match.turn == 1


def test_a_position_may_lie_between_the_attack_and_the_choice() -> None:
    """ZB-58: while the three cards are dealt, the table remembers the card and its attack."""
    match = a_match(hand=["B-RAT-4R*"], moons=RATS, options=MASTER, chance=DEAL_FRESH)
    match.play(0, "play B-RAT-4R*")
    dealing = a_match(
        moons={"blue": ["B-RAT-1L", "B-RAT-4R*"]},
        phase="deal",
        deal={"to": 0, "due": 3, "then": "after-lay"},
        attack=True,
        laid="B-RAT-4R*",
        number=4,
        options=MASTER,
        chance=DEAL_FRESH,
    )

    assert dealing.position() == match.position()
