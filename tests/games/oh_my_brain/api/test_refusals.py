"""Why a choice is not legal: every code with its clause."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.errors import Refusal
from monsterbox.games.oh_my_brain.api import notation, refusals
from tests.cases import in_one_test
from tests.games.oh_my_brain.builders import a_match, a_new_match, a_roll


def playing(**fields: Any) -> mb.Match:
    usual: dict[str, Any] = {"hand": [5, 7, 9, 9, 12], "grave": [13], "horde": [7]}
    return a_match(**(usual | fields))


def sharing(**fields: Any) -> mb.Match:
    """Seat 0 has given one of two extras to seat 2 of four."""
    match = a_match(seats=4, hand=[9, 9, 9, 4, 5], horde=[7], **fields)
    match.play(0, "play 9 x3", "to 2")
    return match


def keeping() -> mb.Match:
    match = a_match(hand=[4], horde=[12], chance=["card 5", "card 9"])
    match.play(0, "pass")
    return match


def refilling(**fields: Any) -> mb.Match:
    match = a_match(hand=[12, 4], grave=[5, 6, 7], horde=[9], **fields)
    match.play(0, "play 12")
    return match


def splitting() -> mb.Match:
    return mb.game("oh-my-brain").from_position(
        {"seats": 2, "phase": "split", "lots": [[4, 5, 6], [7, 9, 10]]}
    )


def burying() -> mb.Match:
    return mb.game("oh-my-brain").from_position(
        {
            "seats": 2,
            "phase": "bury",
            "lots": [[4, 4, 5, 5, 6, 6, 7, 7, 9], [0, 1, 2, 3, 8, 10, 11, 12, 13]],
            "options": {"open_draft": True},
        }
    )


def giving_to() -> mb.Match:
    match = a_roll("GIVE")
    match.play(0, "give 4")
    return match


def showing() -> mb.Match:
    match = a_match(
        hand=[12],
        hands={1: [4], 2: [5]},
        horde=[7],
        brains={0: 5, 1: 6, 2: 9},
        options={"tie_starter": "rps"},
    )
    match.play(0, "play 12")
    return match


Example = tuple[Callable[[], mb.Match], str, str, str]
EXAMPLES: list[Example] = [
    # Playing
    (playing, "play 14", "not-in-hand", "ZA-13"),
    (playing, "play 13", "still-in-grave", "ZA-13"),
    (playing, "play 7", "equal-to-top", "ZA-17"),
    (playing, "play 5", "too-low", "ZA-17"),
    (playing, "play 9 x3", "not-so-many", "ZA-15"),
    (playing, "play 12 x2", "not-so-many", "ZA-15"),
    (lambda: playing(horde=[8]), "play 9", "not-below-eight", "ZA-36"),
    (lambda: playing(horde=[8], hand=[8, 4]), "play 8", "not-below-eight", "ZA-36"),
    (lambda: playing(horde=[8], hand=[11, 4]), "play 11", "not-below-eight", "ZA-36"),
    (lambda: playing(horde=[]), "pass", "must-play", "ZA-28"),
    # Extras and drawn cards
    (sharing, "to 1", "extras-in-order", "ZA-20"),
    # The die
    (lambda: a_roll("GIVE"), "give 9", "not-in-hand", "ZA-44"),
    (
        lambda: a_roll("STEAL", seats=4, brains={1: 1}, options={"no_lethal_steal": True}),
        "steal from 1",
        "last-brain",
        "ZA-46",
    ),
    (lambda: a_roll("SWAP"), "swap grave 1", "grave-empty", "ZA-49"),
    (
        lambda: a_roll(
            "SWAP", hands={1: []}, graves={1: [9]}, options={"no_empty_hand_swap": True}
        ),
        "swap hand 1",
        "hand-empty",
        "ZA-48",
    ),
    (lambda: a_roll("SWAP"), "no swap", "must-swap", "ZA-43"),
    # Refilling
    (refilling, "refill 9", "not-in-grave", "ZA-29"),
    (refilling, "leave", "must-refill", "ZA-32"),
    # Set-up
    (burying, "bury 19", "not-in-lot", "ZA-02"),
    (splitting, "split 19", "not-in-lot", "ZA-02"),
    # The answer to another question
    (splitting, "play 4", "not-now", "ZA-02"),
    (splitting, "pass", "not-now", "ZA-02"),
    (burying, "split 4", "not-now", "ZA-02"),
    (playing, "refill 13", "not-now", "ZA-14"),
    (playing, "to 1", "not-now", "ZA-14"),
    (sharing, "play 4", "not-now", "ZA-20"),
    (sharing, "pass", "not-now", "ZA-20"),
    (keeping, "play 4", "not-now", "ZA-25"),
    (keeping, "pass", "not-now", "ZA-25"),
    (lambda: a_roll("GIVE"), "give to 1", "not-now", "ZA-44"),
    (giving_to, "give 5", "not-now", "ZA-44"),
    (lambda: a_roll("STEAL"), "swap hand 1", "not-now", "ZA-46"),
    (lambda: a_roll("SWAP"), "steal from 1", "not-now", "ZA-48"),
    (refilling, "pass", "not-now", "ZA-29"),
    (showing, "pass", "not-now", "ZA-57"),
]


@in_one_test(("make", "choice", "code", "clause"), EXAMPLES)
def test_a_choice_is_refused_with_its_reason_and_its_clause(
    make: Callable[[], mb.Match], choice: str, code: str, clause: str
) -> None:
    """Before and by playing, and nothing changes."""
    match = make()
    before = match.position()

    assert match.why_not(0, choice) == Refusal(code, clause)
    with pytest.raises(mb.IllegalAction) as caught:
        match.play(0, choice)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert match.position() == before


def codes_in(module: Any) -> set[str]:
    """The codes that a module makes refusals of."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "Unreadable"):
            found |= {
                str(one.value)
                for one in ast.walk(node.args[0])
                if isinstance(one, ast.Constant) and isinstance(one.value, str)
            }
    return found


def test_every_code_of_the_rules_has_an_example() -> None:
    """A new reason needs one here."""
    assert codes_in(refusals) == {code for _, _, code, _ in EXAMPLES}


def test_the_codes_of_the_notation_are_these() -> None:
    """Their examples are in the tests of the notation."""
    assert codes_in(notation) == {
        "no-such-opponent",
        "not-in-lot",
        "unknown-card",
        "unknown-choice",
        "unknown-number",
        "unknown-outcome",
    }


def test_every_clause_of_a_refusal_stands_in_the_rulebook() -> None:
    """So that the player at the point of doubt can read it."""
    clauses = mb.game("oh-my-brain").clauses
    cited = {clause for _, _, _, clause in EXAMPLES} | {*refusals.CLAUSE_OF_PHASE.values()}

    assert {clauses[clause].id for clause in cited} == cited


@in_one_test("code", sorted(codes_in(refusals) | codes_in(notation)))
def test_codes_are_words_that_locales_can_name(code: str) -> None:
    """Small letters and hyphens."""
    assert code.replace("-", "").isalpha()
    assert code == code.lower()


def test_whose_turn_it_is_comes_before_the_reason() -> None:
    """ZA-10: another seat is told to wait, whatever it asks for."""
    match = playing()

    assert match.why_not(1, "play 19") == Refusal("not-your-turn")
    assert match.why_not(2, "dance") == Refusal("not-your-turn")


def test_a_group_is_refused_for_its_value_first() -> None:
    """ZA-17, ZA-18: too many of a value that is too low anyway."""
    match = playing(hand=[5, 9])

    assert match.why_not(0, "play 5 x2") == Refusal("too-low", "ZA-17")


@pytest.mark.parametrize("seats", [2, 5])
def test_no_legal_choice_has_a_reason_against_it(seats: int) -> None:
    """`why_not` of what is legal is None."""
    match = a_new_match(seats, seed=4)
    for _ in range(60):
        seat = match.waiting[0]
        assert [match.why_not(seat, text) for text in match.legal(seat)] == [None] * len(
            match.legal(seat)
        )
        match.play(seat, match.legal(seat)[-1])
        if match.over:
            break
