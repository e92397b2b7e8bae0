"""Failures that a caller can tell apart."""

from __future__ import annotations

import pickle

import pytest

import monsterbox as mb
from monsterbox.core import errors
from monsterbox.core.errors import IllegalAction, MonsterboxError, Refusal, listing
from tests.cases import in_one_test

FAILURES = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, Exception) and kind is not MonsterboxError
]


@pytest.mark.parametrize("kind", FAILURES, ids=lambda kind: str(kind.__name__))
def test_every_failure_is_one_of_ours_and_says_what_it_means(kind: type[Exception]) -> None:
    """One class to catch them all, and a docstring each."""
    assert issubclass(kind, MonsterboxError)
    assert kind.__doc__


def test_a_refusal_names_its_code_and_its_clause() -> None:
    """As it stands in messages; equal refusals are equal."""
    assert str(Refusal("corner-taken", "ZB-13")) == "corner-taken (ZB-13)"
    assert str(Refusal("not-your-turn")) == "not-your-turn"
    assert Refusal("a", "b") == Refusal("a", "b")


def test_an_illegal_action_tells_who_what_why_and_what_else() -> None:
    """All of it in one line, and as attributes."""
    error = IllegalAction(2, "stop", Refusal("must-play", "ZB-08"), ["play A", "play B"])

    assert (error.seat, error.choice) == (2, "stop")
    assert (error.code, error.clause) == ("must-play", "ZB-08")
    assert str(error) == "seat 2: 'stop' is refused, must-play (ZB-08); legal: play A, play B"


def test_an_illegal_action_of_a_seat_that_must_wait_says_so() -> None:
    """Where nothing is legal the message says why."""
    error = IllegalAction(1, "stop", Refusal("not-your-turn"), [])

    assert "not this seat's turn" in str(error)
    assert error.clause is None


def test_a_choice_of_several_lines_makes_a_message_of_one() -> None:
    """Log files stay readable whatever people send."""
    assert "\n" not in str(IllegalAction(0, "a\nb", Refusal("unknown-choice"), ["c"]))


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a, b"),
        ([1, 2], "1, 2"),
        ("abcdefghijkl", "a, b, c, d, e, f, g, h, i, j, k, l"),
        ("abcdefghijklm", "a, b, c, d, e, f, g, h, i, j, k, l, ... (13 in all)"),
    ],
)
def test_long_lists_are_cut(names: list[object], text: str) -> None:
    """Twelve names, then how many there are."""
    assert listing(names) == text


def test_unknown_games_are_refused_with_those_that_exist() -> None:
    """By name, and with a list to choose from."""
    with pytest.raises(mb.UnknownGame, match=r"'chess' does not exist; games: .*zombeasts"):
        mb.game("chess")


@in_one_test("seats", [0, 1, 99, -2, 2.0, "2", None, True])
@pytest.mark.parametrize("key", mb.games())
def test_wrong_numbers_of_seats_are_refused(key: str, seats: object) -> None:
    """A count out of range or of another type, with what is allowed."""
    low, high = mb.game(key).seats
    with pytest.raises(mb.BadSeats, match=f"{low} to {high}"):
        mb.game(key).match(seats)  # type: ignore[arg-type]  # what a form may send


def test_failures_travel_between_processes() -> None:
    """A bot in a worker can report what went wrong."""
    error = pickle.loads(pickle.dumps(mb.BadOption("option x: no")))

    assert str(error) == "option x: no"
