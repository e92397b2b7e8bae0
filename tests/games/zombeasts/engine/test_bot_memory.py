"""What bots remember: `bot_memory = full` or `none` (section 7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.rng import Rng
from tests.games.zombeasts.builders import a_match, field, hand, phase, points

SEEDS = range(200)
NONE: dict[str, Any] = {"bot_memory": "none"}
FULL: dict[str, Any] = {"bot_memory": "full"}
WON = ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R", "G-RAT-1R"]
LOST = ["G-DOG-3L", "G-CAT-4L", "G-RAB-4R", "G-RAT-3R"]


def times_in_hand(match: mb.Match, seat: int, card: str, owner: int) -> int:
    """In how many of two hundred worlds that the seat imagines the card is in that hand."""
    return sum(card in match.imagine(seat, seed)["hands"][owner] for seed in SEEDS)


def after_a_stock_draw(options: dict[str, Any]) -> mb.Match:
    """Seat 0 has drawn R-RAB-2L from the open stock."""
    match = a_match(
        hand=["B-RAT-1L", "B-DOG-2L"],
        stock=["R-RAB-2L", None, None],
        phase="draw",
        number=3,
        options=options,
    )
    match.play(0, "draw R-RAB-2L")
    return match


def after_full_moons(won: list[str] = WON, **options: Any) -> mb.Match:
    """Seat 0 and seat 1 have a full moon each; it is the turn of seat 0."""
    return a_match(
        hand=["B-RAT-1L", "B-DOG-2L"],
        victory={0: won, 1: ["O-DOG-4R", "O-CAT-4L", "O-RAB-1L", "O-RAT-1R"]},
        stock=["R-RAB-2L", "R-DOG-1R", "R-CAT-1L"],
        hands={1: ["B-CAT-1L", "B-CAT-3L"], 2: ["B-RAB-1R"]},
        options=options,
    )


def worlds(match: mb.Match, seat: int) -> list[list[int]]:
    """Some worlds that a bot in that seat takes for possible."""
    belief = match.belief(seat)
    return [belief.sample(Rng(seed)).to_ints() for seed in range(20)]


# Hands


def test_full_memory_knows_where_an_open_card_went() -> None:
    """ZB-49, section 7: it went to the hand of seat 0 before all eyes."""
    match = after_a_stock_draw(FULL)

    assert times_in_hand(match, 1, "R-RAB-2L", owner=0) == len(SEEDS)


def test_without_memory_an_open_card_may_be_anywhere() -> None:
    """ZB-49, section 7: under `bot_memory = none` it is one of the cards that were not seen."""
    match = after_a_stock_draw(NONE)
    unseen = {*field(match, "pile"), *hand(match, 0), *hand(match, 2)}

    found = times_in_hand(match, 1, "R-RAB-2L", owner=0)

    assert found == pytest.approx(len(SEEDS) * len(hand(match, 0)) / len(unseen), abs=15)


def test_whoever_drew_it_sees_it_all_the_same() -> None:
    """Section 7: under `bot_memory = none` too a seat sees its own hand."""
    match = after_a_stock_draw(NONE)

    assert times_in_hand(match, 0, "R-RAB-2L", owner=0) == len(SEEDS)


@pytest.mark.parametrize(("options", "times"), [(FULL, {len(SEEDS)}), (NONE, {*range(40)})])
def test_a_card_lost_to_another_hand_is_forgotten(options: dict[str, Any], times: set[int]) -> None:
    """ZB-50: under `bot_memory = none` even by whoever lost it."""
    match = a_match(
        hand=["B-RAT-1L"],
        hands={1: ["O-DOG-1L", "O-DOG-3L"]},
        phase="draw",
        number=2,
        chance=["deal O-DOG-1L"],
        options=options,
    )
    match.play(0, "draw from 1")

    assert times_in_hand(match, 1, "O-DOG-1L", owner=0) in times


def test_nothing_is_followed_in_a_world_imagined_without_memory() -> None:
    """Section 7: nor does anybody else know anything there."""
    match = after_a_stock_draw(NONE)

    assert field(match, "known") != [{}, {}, {}]
    assert match.imagine(1, seed=1)["known"] == [{}, {}, {}]


def test_a_question_still_tells_of_the_hand_of_whoever_is_asked() -> None:
    """ZB-60: what is happening now is not history."""
    full = {"green": ["G-DOG-1L", "G-CAT-2L"], "blue": ["B-DOG-2L", "B-CAT-1L"]}
    match = a_match(hand=["G-RAT-1R"], moons=full, options=NONE)

    seen = {phase(match.game.from_position(match.imagine(1, seed))) for seed in range(40)}

    assert seen == {"play"}


# Victory piles


def test_full_memory_knows_the_victory_piles() -> None:
    """ZB-41: every card lay open before it was turned down."""
    match = after_full_moons(**FULL)

    for seat in range(3):
        for seed in range(20):
            assert match.imagine(seat, seed)["victory"] == field(match, "victory")


@pytest.mark.parametrize("seat", range(3))
def test_without_memory_victory_piles_hold_any_unseen_cards(seat: int) -> None:
    """ZB-41, section 7: only their sizes are known, to their owner too."""
    match = after_full_moons(**NONE)
    others = {card for other in range(3) if other != seat for card in hand(match, other)}
    won = {card for pile in field(match, "victory") for card in pile}
    unseen = {*field(match, "pile"), *others, *won}

    imagined = [match.imagine(seat, seed)["victory"] for seed in SEEDS]
    found = Counter(card for piles in imagined for card in piles[0])

    assert {tuple(map(len, piles)) for piles in imagined} == {(4, 4, 0)}
    assert {*found} == unseen
    assert max(found.values()) < len(SEEDS) // 4


def test_cards_of_victory_piles_may_be_in_hands_without_memory() -> None:
    """Section 7: a bot that does not remember them counts with them."""
    match = after_full_moons(**NONE)

    dealt = {card for seed in SEEDS for card in match.imagine(0, seed)["hands"][1]}

    assert {*WON} & dealt


def test_two_victory_piles_look_alike_without_memory() -> None:
    """Section 7: beliefs are the same, whatever was won; with full memory they are not."""
    one, other = (after_full_moons(cards, **NONE) for cards in (WON, LOST))
    assert one.belief(2) == other.belief(2)
    assert worlds(one, 2) == worlds(other, 2)

    one, other = (after_full_moons(cards, **FULL) for cards in (WON, LOST))

    assert worlds(one, 2) != worlds(other, 2)


def test_shown_scores_need_no_memory() -> None:
    """Section 7: under `score_tracking = shown` the points of every pile are right, not its cards.

    Otherwise a bot would have to guess what stands on the table.
    """
    match = after_full_moons(**NONE, score_tracking="shown")

    piles = [match.imagine(2, seed)["victory"] for seed in range(40)]

    assert {tuple(map(points, pile)) for pile in piles} == {(14, 10, 0)}
    assert len({tuple(pile[0]) for pile in piles}) > 20


def test_hidden_scores_are_guessed_without_memory() -> None:
    """Section 7: the points of a pile are part of its contents."""
    match = after_full_moons(**NONE)

    assert len({points(match.imagine(2, seed)["victory"][0]) for seed in range(40)}) > 3


def test_at_the_end_the_victory_piles_are_turned_up() -> None:
    """ZB-75: nothing is left to remember."""
    match = a_match(phase="over", trigger=0, lastRound=True, victory={0: WON}, options=NONE)

    assert match.imagine(1, seed=1)["victory"] == field(match, "victory")


def test_what_lies_open_needs_no_memory() -> None:
    """Section 7: moons, open stock, minus and discard piles are there to see."""
    match = after_full_moons(**NONE)

    for seed in range(20):
        world = match.imagine(0, seed)
        for zone in ("moons", "stock", "minus", "discard"):
            assert world[zone] == field(match, zone)
