"""What a seat knows of other hands (section 7), and worlds dealt anew for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from tests.games.zombeasts.builders import MASTER, a_match, choices, field, hand, phase

SEEDS = range(40)
SWAPPED = {"O-DOG-1L", "O-DOG-3L", "R-DOG-1R"}


def known(match: mb.Match, seat: int) -> dict[str, list[int]]:
    """Card -> the hands it may be in, for the cards a seat has followed."""
    return dict(field(match, "known")[seat])


def holders(match: mb.Match, seat: int, card: str) -> Counter[Any]:
    """Where the card lies in worlds that the seat can imagine: a hand, or None."""
    found: Counter[Any] = Counter()
    for seed in SEEDS:
        hands = match.imagine(seat, seed)["hands"]
        found[next((k for k, cards in enumerate(hands) if card in cards), None)] += 1
    return found


def after_a_stock_draw() -> mb.Match:
    """Seat 0 has drawn R-RAB-2L from the open stock, with two more cards to draw."""
    match = a_match(
        hand=["B-RAT-1L", "B-DOG-2L"],
        hands={1: ["O-DOG-1L", "O-DOG-3L"], 2: ["G-DOG-1L", "G-DOG-3L"]},
        stock=["R-RAB-2L", None, None],
        phase="draw",
        number=3,
    )
    match.play(0, "draw R-RAB-2L")
    return match


def after_a_theft(
    card: str = "O-DOG-1L", hands: tuple[str, ...] = ("O-DOG-1L", "O-DOG-3L")
) -> mb.Match:
    """Seat 0 has drawn a card from seat 1's hand, unseen by seat 2; few cards are hidden."""
    match = a_match(
        hand=["B-RAT-1L", "B-DOG-2L"],
        hands={1: hands, 2: ["G-DOG-1L", "G-DOG-3L"]},
        pile=["B-CAT-1L", "B-CAT-3L", "R-RAT-3L", *SWAPPED - {*hands}],
        chance=[f"deal {card}"],
        phase="draw",
        number=2,
    )
    match.play(0, "draw from 1")
    return match


def test_at_the_start_nobody_knows_anything() -> None:
    """ZB-03: hands are dealt unseen."""
    match = mb.game("zombeasts").match(3, seed=1)

    assert field(match, "known") == [{}, {}, {}]


def test_a_card_of_the_open_stock_is_known_in_the_hand_it_went_to() -> None:
    """ZB-49: everybody saw it go there; its owner needs no memory for it."""
    match = after_a_stock_draw()

    assert [known(match, seat) for seat in range(3)] == [{}, {"R-RAB-2L": [0]}, {"R-RAB-2L": [0]}]
    for seat in range(3):
        assert holders(match, seat, "R-RAB-2L") == {0: len(SEEDS)}


def test_a_card_drawn_from_a_hand_is_known_to_who_lost_it() -> None:
    """ZB-50: taker and giver see it, the third does not."""
    match = after_a_theft()

    assert [known(match, seat) for seat in range(3)] == [{}, {"O-DOG-1L": [0]}, {}]
    assert holders(match, 1, "O-DOG-1L") == {0: len(SEEDS)}
    assert holders(match, 2, "O-DOG-1L")[0] < len(SEEDS) // 2


def test_a_followed_card_may_have_moved_when_an_unseen_one_did() -> None:
    """ZB-50: seat 2 followed a stock card to seat 0; after a theft it may be with the thief."""
    match = a_match(
        hand=["B-RAT-1L", "R-RAB-2L"],
        hands={1: ["O-DOG-1L", "O-DOG-3L"], 2: ["G-DOG-1L", "G-DOG-3L"]},
        active=1,
        phase="draw",
        number=2,
        known=[{}, {"R-RAB-2L": [0]}, {"R-RAB-2L": [0]}],
        chance=["deal B-RAT-1L"],
    )

    match.play(1, "draw from 0")

    assert known(match, 2) == {"R-RAB-2L": [0, 1]}
    assert known(match, 1) == {"R-RAB-2L": [0]}
    assert set(holders(match, 2, "R-RAB-2L")) == {0, 1}
    assert holders(match, 1, "R-RAB-2L") == {0: len(SEEDS)}


def test_the_last_card_of_a_hand_is_followed_with_certainty() -> None:
    """ZB-50, ZB-56: when the hand is empty afterwards, the card can only be with the thief."""
    match = a_match(
        hand=["R-RAB-2L"],
        hands={1: ["O-DOG-1L", "O-DOG-3L"], 2: ["G-DOG-1L", "G-DOG-3L"]},
        active=1,
        phase="draw",
        number=2,
        known=[{}, {}, {"R-RAB-2L": [0]}],
        chance=["deal R-RAB-2L"],
    )

    match.play(1, "draw from 0")

    assert known(match, 2) == {"R-RAB-2L": [1]}
    assert holders(match, 2, "R-RAB-2L") == {1: len(SEEDS)}


def test_a_card_that_is_played_is_not_followed_any_more() -> None:
    """It lies open before everybody."""
    match = a_match(hand=["R-RAB-2L", "B-RAT-1L"], known=[{}, {"R-RAB-2L": [0]}, {"R-RAB-2L": [0]}])

    match.play(0, "play R-RAB-2L")

    assert field(match, "known") == [{}, {}, {}]


def test_a_card_that_a_carrot_brings_back_is_known() -> None:
    """ZB-83: it goes from the moon to the hand before all eyes."""
    match = a_match(
        hand=["G-RAT-1R", "R-RAT-2R"],
        moons={"green": ["G-DOG-4R"]},
        phase="carrot-out",
        options=MASTER,
    )

    match.play(0, "carrot out G-DOG-4R", "carrot in G-RAT-1R")

    assert [known(match, seat) for seat in range(3)] == [{}, {"G-DOG-4R": [0]}, {"G-DOG-4R": [0]}]


def test_own_cards_never_move() -> None:
    """The seat sees its own hand."""
    match = after_a_theft()
    for seat in range(3):
        for seed in SEEDS:
            assert match.imagine(seat, seed)["hands"][seat] == hand(match, seat)


def test_unknown_cards_come_from_hands_and_pile_alike() -> None:
    """Section 7: uniformly from all that was not seen."""
    match = after_a_theft()
    unseen = {*field(match, "pile"), *hand(match, 0), *hand(match, 1)}

    dealt = Counter(card for seed in range(400) for card in match.imagine(2, seed)["hands"][0])

    assert {*dealt} == unseen
    for times in dealt.values():
        assert times == pytest.approx(400 * len(hand(match, 0)) / len(unseen), rel=0.3)


def test_who_imagines_does_not_see_how_far_a_swap_is() -> None:
    """R-03: the sub-step is taken back for everybody but who takes it."""
    match = a_match(hand=["W-CAT-L", "B-RAT-1L"], others={1: {"orange": ["O-CAT-2L"]}})
    match.play(0, "swap W-CAT-L")

    own, others = match.imagine(0, 1), match.imagine(1, 1)

    assert (own["phase"], own["joker"]) == ("swap-take", "W-CAT-L")
    assert (others["phase"], others["joker"]) == ("play", None)


# A question that was asked tells something of the hand of whoever is asked.

HARDLY_PLAYABLE: dict[str, Any] = {
    "moons": {
        "green": ["G-DOG-1L", "G-CAT-2L"],
        "blue": ["B-DOG-2L", "B-CAT-1L"],
        "red": ["R-DOG-2L", "R-CAT-1L"],
        "orange": ["O-DOG-1L", "O-CAT-2L"],
        "white": ["W-DOG-L", "W-CAT-L"],
    },
    "hand": ["G-RAT-1R"],
}


def imagined(match: mb.Match, seat: int) -> list[mb.Match]:
    return [mb.game("zombeasts").from_position(match.imagine(seat, seed)) for seed in SEEDS]


def test_whoever_must_play_can_play_in_every_imagined_world() -> None:
    """ZB-60: an unplayable hand would have been given up."""
    match = a_match(**HARDLY_PLAYABLE)

    assert {phase(world) for world in imagined(match, 1)} == {"play"}


def test_whoever_is_asked_for_a_further_play_can_make_one_in_every_imagined_world() -> None:
    """ZB-27: without a legal play the play step would be over."""
    match = a_match(phase="extra", grant="attack", **HARDLY_PLAYABLE)

    worlds = imagined(match, 1)

    assert {phase(world) for world in worlds} == {"extra"}
    assert all(len(choices(world)) > 1 for world in worlds)


def test_whoever_uses_a_carrot_can_exchange_in_every_imagined_world() -> None:
    """ZB-82: a carrot without a legal exchange would not have been offered."""
    match = a_match(
        hand=["G-RAT-1R"], moons={"green": ["G-DOG-4R"]}, phase="carrot-out", options=MASTER
    )

    for world in imagined(match, 1):
        assert phase(world) == "carrot-out"
        assert choices(world)


def test_whoever_is_offered_a_toy_can_use_it_in_every_imagined_world() -> None:
    """ZB-82: a toy without effect would not have been offered."""
    match = a_match(
        hand=["G-RAT-1R"],
        moons={"green": ["G-DOG-4R"], "blue": ["B-RAB-3L*"]},
        phase="after-lay",
        laid="B-RAB-3L*",
        options=MASTER,
    )

    for world in imagined(match, 1):
        world.play(0, "toy")
        assert choices(world)


# What others know is theirs


def test_private_knowledge_of_others_leaves_no_trace_in_an_imagined_world() -> None:
    """ZB-50: whichever card was stolen, the third seat imagines the same worlds."""
    one = after_a_theft("O-DOG-1L", ("O-DOG-1L", "O-DOG-3L"))
    other = after_a_theft("R-DOG-1R", ("R-DOG-1R", "O-DOG-3L"))
    assert one.view(2) == other.view(2)

    worlds = [(one.imagine(2, seed), other.imagine(2, seed)) for seed in SEEDS]

    assert [world for world, _ in worlds] == [world for _, world in worlds]


def test_an_imagined_world_is_a_possible_one() -> None:
    """What others know in it must agree with what they hold in it."""
    match = a_match(
        seats=4,
        hand=["B-RAT-1L"],
        hands={1: ["O-DOG-1L", "O-DOG-3L"], 2: ["G-DOG-1L"], 3: ["G-CAT-2L", "G-CAT-4L"]},
        pile=["B-CAT-1L"],
        chance=["deal O-DOG-1L"],
        phase="draw",
        number=2,
    )
    match.play(0, "draw from 1")

    for seat in range(4):
        for world in imagined(match, seat):
            assert phase(world) == "draw"
