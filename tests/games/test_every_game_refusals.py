"""Bad choices are refused by every registered game with a code, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb

from .kit import Case, few_cases, played, snapshot, turns

some_cases = pytest.mark.parametrize("case", few_cases(6), ids=str)
each_game = pytest.mark.parametrize("key", mb.games())

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
NO_SEATS: list[Any] = [-1, -2, 99, 2**70, None, "0", 0.0, True, b"0", []]


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


@some_cases
def test_what_is_not_a_text_or_means_nothing_is_refused(case: Case) -> None:
    """Numbers, nothing, bytes, unicode, huge strings: refused in every phase, nothing changes."""
    for k, (match, seat, _) in enumerate(turns(case)):
        if k % 20 != case.seed % 20:
            continue
        before = snapshot(match)
        for junk in (*NO_TEXTS, *GIBBERISH):
            refusal = assert_refused(match, seat, junk)
            assert match.why_not(seat, junk) == refusal.refusal
        assert snapshot(match) == before


@some_cases
def test_a_choice_must_be_written_as_it_is_listed(case: Case) -> None:
    """Spaces too many, another case, halves and doubles of legal choices are refused."""
    for k, (match, seat, _) in enumerate(turns(case)):
        if k % 20 != case.seed % 20:
            continue
        before, legal = snapshot(match), match.legal(seat)
        for choice in legal:
            for text in {*disguises(choice)} - {*legal}:
                assert_refused(match, seat, text)
        assert snapshot(match) == before


@some_cases
def test_numbers_that_mean_nothing_are_refused(case: Case) -> None:
    """Too high, negative, thousands of digits long, or written in another script."""
    for k, (match, seat, _) in enumerate(turns(case)):
        if k % 20 != case.seed % 20:
            continue
        before, legal = snapshot(match), match.legal(seat)
        for choice in legal:
            for text in {*digits_replaced(choice)} - {*legal}:
                assert_refused(match, seat, text)
        assert snapshot(match) == before


@some_cases
def test_choices_of_other_moments_and_other_seats_are_refused(case: Case) -> None:
    """Whatever was legal once and is not now, and whatever chance does, is refused."""
    seen: set[str] = set()
    for k, (match, seat, _) in enumerate(turns(case)):
        legal = match.legal(seat)
        seen.update(legal, *(step.text for step in match.steps[-3:]))
        if k % 25 != case.seed % 25:
            continue
        before = snapshot(match)
        for text in sorted(seen - {*legal}):
            refusal = assert_refused(match, seat, text)
            assert match.why_not(seat, text) == refusal.refusal
        assert snapshot(match) == before


@some_cases
def test_who_may_not_act_is_told_so(case: Case) -> None:
    """Another seat cannot make the choice, however legal it is for the seat whose turn it is."""
    for k, (match, _, choice) in enumerate(turns(case)):
        if k % 20 != case.seed % 20:
            continue
        before = snapshot(match)
        for other in set(range(match.seats)) - {*match.waiting}:
            assert match.legal(other) == []
            assert assert_refused(match, other, choice).code == "not-your-turn"
        assert snapshot(match) == before


@each_game
def test_seats_that_do_not_exist_are_refused(key: str) -> None:
    """Chance is no seat, nor is a text or a truth value."""
    match = played(Case(key, mb.game(key).seats[0]), 3)
    assert match.turn is not None
    choice = match.legal(match.turn)[0]
    before = snapshot(match)
    for seat in (*NO_SEATS, match.seats):
        assert assert_refused(match, seat, choice).code == "no-such-seat"
        for ask in (match.legal, match.undo, lambda seat: match.imagine(seat, seed=1)):
            with pytest.raises(mb.IllegalAction):
                ask(seat)
        if seat is not None:
            with pytest.raises(mb.IllegalAction):
                match.view(seat)
    assert snapshot(match) == before


@each_game
def test_of_several_choices_in_a_row_all_or_none_are_made(key: str) -> None:
    """A wrong second choice takes the first one back, chance included."""
    for k, (match, seat, choice) in enumerate(turns(Case(key, mb.game(key).seats[0], seed=5))):
        if k % 10:
            continue
        before = snapshot(match)
        with pytest.raises(mb.IllegalAction):
            match.play(seat, choice, "gibberish")
        assert snapshot(match) == before


@each_game
def test_after_the_end_every_choice_is_refused(key: str) -> None:
    """The match is over; all that was ever played is refused for that reason."""
    match = played(Case(key, mb.game(key).seats[0], seed=6))
    before = snapshot(match)
    for step in match.steps[-40:]:
        for seat in range(match.seats):
            assert assert_refused(match, seat, step.text).code == "match-is-over"
    assert snapshot(match) == before


@some_cases
def test_legal_choices_have_no_refusal(case: Case) -> None:
    """`why_not` answers None for exactly what `legal` lists."""
    for k, (match, seat, _) in enumerate(turns(case)):
        if k % 10 == case.seed % 10:
            assert [match.why_not(seat, choice) for choice in match.legal(seat)] == [
                None for _ in match.legal(seat)
            ]
