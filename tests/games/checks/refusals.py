"""Bad choices are refused with a code, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb

from ..kit import Case, Turn, TurnCheck

NO_TEXTS: list[Any] = [None, 7, 0, -1, 3.5, True, b"stop", [], {}, ("a", "b"), object()]
GIBBERISH = [
    "",
    " ",
    "\n",
    "\0",
    "gibberish",
    "play",
    "play play play",
    "0",
    "-1",
    "0: pass",
    "ünïcödé",
    "\u202egnop",
    "🎲🎲",
    "\ud800",
    "٣",
    "x" * 100_000,
    "play " + "x" * 100_000,
    "9" * 10_000,
    "word " * 10_000,
]


def disguises(choice: str) -> list[str]:
    """Texts that look like a legal choice but are not written as `legal` writes them."""
    looks_alike = [
        f"{choice} ",
        f" {choice}",
        f"{choice}\n",
        f"{choice}\0",
        f"{choice}\u200b",
        choice.replace(" ", "  "),
        choice.replace(" ", "\t"),
        choice.replace(" ", "\u00a0"),
        choice.swapcase(),
        f"{choice} {choice}",
        f"{choice};{choice}",
        choice[:-1],
        choice[1:],
        "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in choice),
    ]
    return [text for text in looks_alike if text != choice]


def digits_replaced(choice: str) -> list[str]:
    """The choice with numbers that mean nothing, or the same in another script."""
    digits = [sign for sign in choice if sign.isdecimal()]
    return [
        choice.replace(digit, other)
        for digit in digits
        for other in ("99", "9" * 5000, "-1", chr(0x0660 + int(digit)), "½")
    ]


def assert_refused(match: mb.Match, seat: Any, choice: Any) -> mb.IllegalAction:
    """Both ways of asking refuse, with one code, in one line."""
    version = match.version
    with pytest.raises(mb.IllegalAction) as caught:
        match.play(seat, choice)
    assert caught.value.code
    assert "\n" not in str(caught.value)
    assert match.version == version
    return caught.value


def what_is_not_a_text_or_means_nothing_is_refused(case: Case, turn: Turn) -> None:
    """Numbers, nothing, bytes, unicode, huge strings: refused in every phase."""
    for junk in (*NO_TEXTS, *GIBBERISH):
        refusal = assert_refused(turn.match, turn.seat, junk)
        assert turn.match.why_not(turn.seat, junk) == refusal.refusal


def a_choice_must_be_written_as_it_is_listed(case: Case, turn: Turn) -> None:
    """Spaces too many, another case, halves and doubles of legal choices are refused."""
    legal = turn.match.legal(turn.seat)
    for text in {text for choice in legal for text in disguises(choice)} - {*legal}:
        assert_refused(turn.match, turn.seat, text)


def numbers_that_mean_nothing_are_refused(case: Case, turn: Turn) -> None:
    """Too high, negative, thousands of digits long, or written in another script."""
    legal = turn.match.legal(turn.seat)
    for text in {text for choice in legal for text in digits_replaced(choice)} - {*legal}:
        assert_refused(turn.match, turn.seat, text)


def choices_of_other_moments_and_other_seats_are_refused(case: Case, turn: Turn) -> None:
    """Whatever was legal once and is not now, and whatever chance does, is refused."""
    for text in sorted(turn.seen - {*turn.match.legal(turn.seat)}):
        refusal = assert_refused(turn.match, turn.seat, text)
        assert turn.match.why_not(turn.seat, text) == refusal.refusal


def who_may_not_act_is_told_so(case: Case, turn: Turn) -> None:
    """Another seat cannot make the choice, however legal it is for the seat whose turn it is."""
    for other in set(range(turn.match.seats)) - {*turn.match.waiting}:
        assert turn.match.legal(other) == []
        assert assert_refused(turn.match, other, turn.choice).code == "not-your-turn"


def legal_choices_have_no_refusal(case: Case, turn: Turn) -> None:
    """`why_not` answers None for exactly what `legal` lists."""
    refusals = {text: turn.match.why_not(turn.seat, text) for text in turn.match.legal(turn.seat)}
    assert {text: why for text, why in refusals.items() if why is not None} == {}


AT_TURNS: dict[TurnCheck, int] = {
    legal_choices_have_no_refusal: 10,
    what_is_not_a_text_or_means_nothing_is_refused: 20,
    a_choice_must_be_written_as_it_is_listed: 20,
    numbers_that_mean_nothing_are_refused: 20,
    choices_of_other_moments_and_other_seats_are_refused: 20,
    who_may_not_act_is_told_so: 20,
}
