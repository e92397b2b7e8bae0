"""Choices as text and back: every form of section 5, and every text that means nothing."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE
from tests.cases import in_one_test
from tests.games.zombeasts.builders import COLOURED, DECK, MASTER, a_match, choices

GAME = mb.game("zombeasts")
COLOURS = ("blue", "orange", "red", "green", "white")
WHITE = DECK[80:]


def a_state(seats: int = 3, **options: Any) -> Any:
    """A table with harmless cards on it."""
    match = a_match(seats=seats, hand=["B-CAT-1L"], options=options)
    return GAME.state_at(match.position(), seats, match.settings)


def all_texts() -> list[str]:
    """Every choice that some table could offer a seat 0 of three."""
    stock = ["O-RAT-3R", "R-RAB-2L", "G-DOG-3L"]
    return [
        *(f"play {card}" for card in COLOURED),
        *(f"play {card} on white" for card in COLOURED),
        *(f"play {card} on {colour}" for card in WHITE for colour in COLOURS),
        *(f"play {card} on white2" for card in DECK),
        *(f"swap {card}" for card in WHITE),
        *(f"{verb} {card}" for card in DECK for verb in ("take", "discard")),
        *(f"carrot {way} {card}" for card in DECK for way in ("out", "in")),
        *(f"{verb} {card}" for card in stock for verb in ("bonus", "mouse", "draw")),
        *(f"{verb} on {colour}" for verb in ("place", "mouse") for colour in (*COLOURS, "white2")),
        *(f"place on {colour} of {seat}" for colour in (*COLOURS, "white2") for seat in (1, 2)),
        *("attack", "toy", "neither", "stop", "decline", "draw pile", "stop drawing", "give up"),
        *("draw from 1", "draw from 2"),
    ]


def test_every_text_has_a_number_of_its_own_and_back() -> None:
    """Section 5: `parse` and `text_of` are each other's opposite over the whole notation."""
    state = a_state()

    numbers = [GAME.parse(state, 0, text) for text in all_texts()]

    assert len(set(numbers)) == len(numbers)
    assert [GAME.text_of(state, 0, number) for number in numbers] == all_texts()


def test_the_index_space_has_the_size_of_the_specification() -> None:
    """Section 5: 609 actions, 15 + 1 + 92 by house rules, and 3 for two of them together."""
    state = a_state(4)
    texts = {GAME.text_of(state, 0, number) for number in range(720)}

    assert len(texts) == 720 == 609 + 15 + 1 + 92 + 3


def test_outcomes_have_numbers_too() -> None:
    """Who begins, and which card comes."""
    state = a_state()
    texts = ["start 0", "start 1", "start 2", *(f"deal {card}" for card in DECK)]

    numbers = [GAME.parse(state, CHANCE, text) for text in texts]

    assert len(set(numbers)) == len(numbers)
    assert [GAME.text_of(state, CHANCE, number) for number in numbers] == texts


@pytest.mark.parametrize("seat", range(4))
def test_opponents_are_named_by_their_own_seats(seat: int) -> None:
    """Inside they are counted clockwise, so a number means the same to every seat."""
    state = a_state(4)
    for steps in (1, 2, 3):
        text = f"draw from {(seat + steps) % 4}"
        number = GAME.parse(state, seat, text)
        assert number == GAME.parse(state, 0, f"draw from {steps}")
        assert GAME.text_of(state, seat, number) == text


def test_the_number_of_a_stock_card_is_its_slot() -> None:
    """No number depends on hidden cards."""
    match = a_match(hand=["B-CAT-1L"], stock=[None, "O-RAT-3R", "G-DOG-3L"], phase="draw", number=1)

    assert choices(match) == {
        "draw O-RAT-3R",
        "draw G-DOG-3L",
        "draw pile",
        "draw from 1",
        "draw from 2",
    }


def test_a_coloured_card_may_be_sent_to_its_own_colour_by_name() -> None:
    """`play CARD on COLOUR` with the card's own colour is the same as `play CARD`."""
    state = a_state()

    assert GAME.parse(state, 0, "play B-CAT-1L on blue") == GAME.parse(state, 0, "play B-CAT-1L")


UNREADABLE = {
    "dance": "unknown-choice",
    "": "unknown-choice",
    "play": "unknown-choice",
    "play B-CAT-1L onto blue": "unknown-choice",
    "play B-CAT-1L on": "unknown-choice",
    "place": "unknown-choice",
    "place on blue for 1": "unknown-choice",
    "carrot over B-CAT-1L": "unknown-choice",
    "draw": "unknown-choice",
    "give": "unknown-choice",
    "give up now": "unknown-choice",
    "stop it": "unknown-choice",
    "start 0": "unknown-choice",
    "deal B-CAT-1L": "unknown-choice",
    "play X-CAT-1L": "unknown-card",
    "play b-cat-1l": "unknown-card",
    "take CAT": "unknown-card",
    "swap W-COW-L": "unknown-card",
    "discard 7": "unknown-card",
    "bonus slot": "unknown-card",
    "draw stock": "unknown-card",
    "carrot in nothing": "unknown-card",
    "play W-CAT-L": "no-target",
    "play B-CAT-1L on red": "wrong-colour",
    "play B-CAT-1L on pink": "unknown-moon",
    "play W-CAT-L on black": "unknown-moon",
    "place on Blue": "unknown-moon",
    "mouse on moon": "unknown-moon",
    "place on pink of 1": "unknown-moon",
    "swap B-CAT-1L": "not-a-joker",
    "draw B-CAT-1L": "not-in-stock",
    "bonus B-CAT-1L": "not-in-stock",
    "mouse B-CAT-1L": "not-in-stock",
    "draw from 0": "no-such-opponent",
    "draw from 3": "no-such-opponent",
    "draw from -1": "no-such-opponent",
    "draw from x": "no-such-opponent",
    "place on blue of 0": "no-such-opponent",
    "place on white2 of 9": "no-such-opponent",
}


@in_one_test("text", UNREADABLE)
def test_a_text_that_means_nothing_says_which_part(text: str) -> None:
    """A code for every part, the same in every phase."""
    with pytest.raises(Unreadable) as caught:
        GAME.parse(a_state(), 0, text)
    assert caught.value.refusal.code == UNREADABLE[text]
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "deal", "deal X", "start", "start 3", "start x", "stop", "roll 6"]
)
def test_an_outcome_that_means_nothing_is_refused(text: str) -> None:
    """As part of a script or a record."""
    with pytest.raises(Unreadable):
        GAME.parse(a_state(), CHANCE, text)


@in_one_test("text", [text for text in UNREADABLE if text])
def test_a_match_refuses_it_with_the_same_code(text: str) -> None:
    """Whatever phase it is."""
    for match in (
        a_match(hand=["B-RAT-1L"]),
        a_match(hand=["B-RAT-1L"], phase="draw", number=2),
        a_match(hand=["B-RAT-1L"], phase="bonus", options=MASTER),
    ):
        refusal = match.why_not(0, text)
        assert refusal is not None
        assert refusal.code == UNREADABLE[text]
