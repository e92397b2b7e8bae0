"""Choices as text and back: every form of section 4.2, and every text that means nothing."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE
from tests.cases import in_one_test
from tests.games.oh_my_brain.builders import FACES, a_match, a_roll, choices

GAME = mb.game("oh-my-brain")
LOT = [4, 9, 13]
LOTS = [LOT, [5, 6, 7], [5, 6, 7], [10, 12, 14], [10, 12, 14]]


def a_state(seats: int = 5, **options: Any) -> Any:
    """A table in whose set-up seat 0 has a lot of three different cards."""
    position = {"seats": seats, "phase": "split", "lots": LOTS[:seats], "options": options}
    return GAME.state_at(position, seats, GAME.settings(seats, options))


def all_texts() -> list[str]:
    """Every choice that some table of five could offer seat 0, in the order of section 4.2."""
    return [
        *(f"split {card}" for card in LOT),
        *(
            f"play {value}" if number == 1 else f"play {value} x{number}"
            for value in range(20)
            for number in (1, 2, 3)
        ),
        "pass",
        *(f"to {seat}" for seat in (1, 2, 3, 4)),
        *(f"keep {card}" for card in LOT[:2]),
        *(f"give {value}" for value in range(20)),
        *(f"give to {seat}" for seat in (1, 2, 3, 4)),
        *(f"steal from {seat}" for seat in (1, 2, 3, 4)),
        *(f"swap hand {seat}" for seat in (1, 2, 3, 4)),
        *(f"swap grave {seat}" for seat in (1, 2, 3, 4)),
        *(f"refill {value}" for value in range(20)),
        "no swap",
        "leave",
        *(f"bury {value}" for value in range(20)),
        *("rock", "paper", "scissors"),
    ]


def test_the_encoding_is_that_of_the_specification() -> None:
    """Section 4.2: 126 actions, then NO_SWAP, LEAVE, BURY and SIGN, in this order."""
    state = a_state()

    numbers = [GAME.parse(state, 0, text) for text in all_texts()]

    assert numbers == list(range(151))
    assert numbers[all_texts().index("no swap")] == 126


def test_every_number_is_written_as_it_is_read() -> None:
    """Section 4.2: `parse` and `text_of` are each other's opposite."""
    state = a_state()

    assert [GAME.text_of(state, 0, number) for number in range(151)] == all_texts()


def test_a_deck_with_more_copies_has_more_plays() -> None:
    """Section 4.2: 66 + 20M in general; PASS comes after the plays."""
    state = a_state(deck="recon_c")

    assert GAME.parse(state, 0, "play 0 x4") == 6
    assert GAME.parse(state, 0, "pass") == 3 + 20 * 4
    assert GAME.parse(state, 0, "no swap") == 66 + 20 * 4


def test_outcomes_have_numbers_too() -> None:
    """Section 4.2: STARTER, CARD and FACE."""
    state = a_state()
    texts = [
        *(f"start {seat}" for seat in range(5)),
        *(f"card {value}" for value in range(20)),
        *(f"face {face}" for face in FACES),
    ]

    numbers = [GAME.parse(state, CHANCE, text) for text in texts]

    assert len({*numbers}) == len(texts) == 31
    assert [GAME.text_of(state, CHANCE, number) for number in numbers] == texts


@in_one_test("seat", range(4))
@in_one_test("verb", ["to", "give to", "steal from", "swap hand", "swap grave"])
def test_opponents_are_named_by_their_own_seats(seat: int, verb: str) -> None:
    """Section 4.2: inside they are clockwise offsets, so a number means the same to all."""
    state = a_state(4)
    for steps in (1, 2, 3):
        text = f"{verb} {(seat + steps) % 4}"
        number = GAME.parse(state, seat, text)
        assert number == GAME.parse(state, 0, f"{verb} {steps}")
        assert GAME.text_of(state, seat, number) == text


def test_the_order_of_choices_is_stable() -> None:
    """Section 4.2: ascending; a group after its single card, the pass last."""
    match = a_match(hand=[12, 9, 12, 9, 15], horde=[7])

    assert match.legal(0) == ["play 9", "play 9 x2", "play 12", "play 12 x2", "play 15", "pass"]


def test_opponents_are_offered_clockwise() -> None:
    """Section 4.2: from seat 1 of three that is 2, then 0."""
    match = a_match(hand=[4], hands={1: [19, 4, 5, 6]}, horde=[12], active=1, chance=["face STEAL"])

    match.play(1, "play 19")

    assert match.legal(1) == ["steal from 2", "steal from 0"]


def test_cards_of_a_pass_are_named_not_numbered() -> None:
    """Section 4.2: KEEP(i) in ascending order."""
    match = a_match(hand=[4], horde=[12], chance=["card 15", "card 9"])

    match.play(0, "pass")

    assert match.legal(0) == ["keep 9", "keep 15"]


UNREADABLE = {
    "dance": "unknown-choice",
    "": "unknown-choice",
    " ": "unknown-choice",
    "play": "unknown-choice",
    "play 9 x2 now": "unknown-choice",
    "play  9": "unknown-choice",
    " play 9": "unknown-choice",
    "Play 9": "unknown-choice",
    "pass it": "unknown-choice",
    "to": "unknown-choice",
    "give": "unknown-choice",
    "steal 1": "unknown-choice",
    "swap": "unknown-choice",
    "swap 1": "unknown-choice",
    "no": "unknown-choice",
    "swap no": "unknown-choice",
    "card 9": "unknown-choice",
    "face GAIN": "unknown-choice",
    "start 0": "unknown-choice",
    "gone 0": "unknown-choice",
    "lizard": "unknown-choice",
    "play 20": "unknown-card",
    "play -1": "unknown-card",
    "play 09": "unknown-card",
    "play x": "unknown-card",
    "play 9.0": "unknown-card",
    "play ٩": "unknown-card",
    "refill mouse": "unknown-card",
    "give 99": "unknown-card",
    "bury 1e1": "unknown-card",
    "split 20": "unknown-card",
    "play 9 x1": "unknown-number",
    "play 9 x0": "unknown-number",
    "play 9 x4": "unknown-number",
    "play 9 2": "unknown-number",
    "play 9 x02": "unknown-number",
    "play 9 twice": "unknown-number",
    "to 0": "no-such-opponent",
    "to 5": "no-such-opponent",
    "give to 0": "no-such-opponent",
    "steal from -1": "no-such-opponent",
    "swap hand x": "no-such-opponent",
    "swap grave 01": "no-such-opponent",
    "split 5": "not-in-lot",
    "keep 0": "not-in-lot",
}


@in_one_test("text", UNREADABLE)
def test_a_text_that_means_nothing_says_which_part(text: str) -> None:
    """A code for every part, in one line."""
    with pytest.raises(Unreadable) as caught:
        GAME.parse(a_state(), 0, text)
    assert caught.value.refusal.code == UNREADABLE[text]
    assert str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "card",
        "card 20",
        "card x",
        "start",
        "start 5",
        "face",
        "face 6",
        "face gain",
        "roll GAIN",
        "pass",
        "gone 9",
    ],
)
def test_an_outcome_that_means_nothing_is_refused(text: str) -> None:
    """As part of a script or a record."""
    with pytest.raises(Unreadable) as caught:
        GAME.parse(a_state(), CHANCE, text)
    assert "\n" not in str(caught.value)


def test_a_face_that_is_not_on_the_die_is_refused() -> None:
    """Q-35, `die`."""
    state = a_state(die=["GAIN"] * 6)

    assert GAME.text_of(state, CHANCE, GAME.parse(state, CHANCE, "face GAIN")) == "face GAIN"
    with pytest.raises(Unreadable):
        GAME.parse(state, CHANCE, "face STEAL")


@in_one_test(
    "text", [text for text, code in UNREADABLE.items() if text.strip() and code != "not-in-lot"]
)
def test_a_match_refuses_it_with_the_same_code(text: str) -> None:
    """Whatever phase it is."""
    for match in (a_match(seats=5, hand=[9, 4], horde=[7]), a_roll("STEAL", seats=5)):
        refusal = match.why_not(0, text)
        assert refusal is not None
        assert refusal.code == UNREADABLE[text]


def test_an_outcome_that_cannot_come_is_refused() -> None:
    """ZA-61: a script may not draw what is not in the reserve."""
    match = a_match(hand=[4], horde=[12], reserve=[5, 6], chance=["card 7"])

    with pytest.raises(mb.IllegalAction) as caught:
        match.play(0, "pass")
    assert caught.value.code == "impossible-outcome"
    assert choices(match) == {"pass"}
