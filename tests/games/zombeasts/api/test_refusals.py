"""Why a choice is not legal: every code with its clause."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core import match as match_module
from monsterbox.core.errors import Refusal
from monsterbox.games.zombeasts.api import notation, refusals
from tests.cases import in_one_test
from tests.games.zombeasts.builders import DECK, MASTER, a_match

RED_AND_WHITE = {"red": ["R-CAT-1L"], "white": ["W-DOG-L"]}
TWO_LEFT = {"green": ["G-DOG-1L", "G-CAT-2L"]}


def playing(**fields: Any) -> mb.Match:
    usual: dict[str, Any] = {"hand": ["G-RAB-3L", "R-DOG-3R", "W-RAT-R", "B-RAT-1L"]}
    return a_match(**(usual | fields))


def swapping(*, joker: str = "W-CAT-L", **fields: Any) -> mb.Match:
    """Seat 0 has begun a swap."""
    usual: dict[str, Any] = {"phase": "swap-take", "joker": joker, "hand": [joker, "B-RAT-1L"]}
    return a_match(**(usual | fields))


def drawing(**fields: Any) -> mb.Match:
    usual: dict[str, Any] = {
        "hand": ["B-RAT-1L"],
        "stock": ["O-RAT-3R"],
        "phase": "draw",
        "number": 2,
    }
    return a_match(**(usual | fields))


def carrot(**fields: Any) -> mb.Match:
    return a_match(
        hand=["G-RAT-1R", "B-RAT-1L"],
        moons={"green": ["G-DOG-4R", "G-CAT-2L"]},
        others={1: {"red": ["R-DOG-1R"]}},
        options=MASTER,
        **fields,
    )


def mouse(**fields: Any) -> mb.Match:
    return a_match(
        hand=["B-RAT-1L"],
        moons={"red": ["R-DOG-1R"], "blue": ["B-DOG-1R"]},
        stock=["W-CAT-R", "G-CAT-1R", "O-RAT-3R"],
        options=MASTER,
        **{"phase": "mouse-take", **fields},
    )


def after_laying(**fields: Any) -> mb.Match:
    return a_match(
        hand=["G-RAT-1R", "B-RAT-1L"],
        moons={"green": ["G-DOG-4R"], "blue": ["B-RAB-3L*"]},
        phase="after-lay",
        laid="B-RAB-3L*",
        options=MASTER | fields.pop("options", {}),
        **fields,
    )


Example = tuple[Callable[[], mb.Match], str, str, str]
EXAMPLES: list[Example] = [
    # Playing
    (playing, "play G-CAT-2L", "not-in-hand", "ZB-08"),
    (playing, "play W-CAT-L on white", "not-in-hand", "ZB-08"),
    (playing, "play W-RAT-R on blue", "no-such-moon", "ZB-14"),
    (playing, "play R-DOG-3R on white", "no-white-moon", "ZB-17"),
    (playing, "play R-DOG-3R on white2", "no-white-moon", "ZB-17"),
    (
        lambda: playing(moons=RED_AND_WHITE),
        "play R-DOG-3R on white",
        "colour-lies-already",
        "ZB-17",
    ),
    (lambda: playing(moons=TWO_LEFT), "play G-RAB-3L", "corner-taken", "ZB-13"),
    (
        lambda: playing(moons={"white": ["W-DOG-L", "W-CAT-L"]}),
        "play G-RAB-3L on white",
        "corner-taken",
        "ZB-13",
    ),
    (
        lambda: playing(moons={"red": ["R-DOG-1R", "R-CAT-2R"]}),
        "play W-RAT-R on red",
        "corner-taken",
        "ZB-13",
    ),
    (playing, "stop", "must-play", "ZB-08"),
    (playing, "give up", "must-play", "ZB-62"),
    (lambda: playing(options={"swap_forced": False}), "give up", "must-play", "ZB-62"),
    (
        lambda: playing(phase="extra", grant="attack", options={"attack_use": "mandatory"}),
        "stop",
        "must-play",
        "ZB-27",
    ),
    (lambda: playing(phase="extra", grant="attack"), "give up", "must-play", "ZB-62"),
    # Swapping
    (playing, "swap W-CAT-L", "not-in-hand", "ZB-30"),
    (playing, "swap W-RAT-R", "nothing-to-swap", "ZB-32"),
    (
        lambda: swapping(others={1: {"orange": ["O-CAT-2L"]}}),
        "take B-RAT-1L",
        "not-in-their-moons",
        "ZB-39",
    ),
    (
        lambda: swapping(moons={"red": ["R-CAT-1L"]}, others={1: {"orange": ["O-CAT-2L"]}}),
        "take R-CAT-1L",
        "not-in-their-moons",
        "ZB-39",
    ),
    (
        lambda: swapping(others={1: {"orange": ["O-CAT-2L", "O-RAT-1R"]}}),
        "take O-RAT-1R",
        "other-corner",
        "ZB-31",
    ),
    (
        lambda: swapping(
            moons={"orange": ["O-DOG-1L", "O-RAB-3L"]},
            others={1: {"orange": ["O-CAT-2L"], "blue": ["B-CAT-3L"]}},
        ),
        "take O-CAT-2L",
        "no-place-at-home",
        "ZB-32",
    ),
    (
        lambda: swapping(others={1: {"orange": ["O-CAT-2L"], "white": ["W-RAB-L"]}}),
        "take O-CAT-2L",
        "two-white-moons",
        "ZB-37",
    ),
    (
        lambda: swapping(
            moons={"red": ["R-DOG-1R"], "blue": ["B-DOG-1R"]},
            others={1: {"white": ["W-RAT-L"]}},
            phase="swap-place",
            taken="W-RAT-L",
        ),
        "place on green",
        "no-place-there",
        "ZB-33",
    ),
    (
        lambda: swapping(
            moons={"red": ["R-DOG-1R"], "blue": ["B-DOG-1R"]},
            others={1: {"white": ["W-RAT-L"]}},
            phase="swap-place",
            taken="W-RAT-L",
        ),
        "place on white of 1",
        "no-place-there",
        "ZB-33",
    ),
    # Drawing
    (drawing, "stop drawing", "must-draw", "ZB-49"),
    (lambda: drawing(pile=0), "draw pile", "pile-empty", "ZB-52"),
    (lambda: drawing(hands={1: []}), "draw from 1", "hand-empty", "ZB-52"),
    (lambda: drawing(robbed=[1]), "draw from 1", "drawn-from-already", "ZB-50"),
    (
        lambda: drawing(declared=["O-RAT-3R"], options={"draw_reveal": "declare_first"}),
        "draw O-RAT-3R",
        "declared-already",
        "ZB-49",
    ),
    (
        lambda: drawing(pile=1, declared=["pile"], options={"draw_reveal": "declare_first"}),
        "draw pile",
        "declared-already",
        "ZB-52",
    ),
    # Toys
    (after_laying, "attack", "no-attack", "ZB-21"),
    (lambda: carrot(phase="carrot-out"), "carrot out R-DOG-1R", "not-your-moon", "ZB-86"),
    (lambda: carrot(phase="carrot-out"), "carrot out B-RAT-1L", "not-your-moon", "ZB-86"),
    (lambda: carrot(phase="carrot-out"), "carrot out G-CAT-2L", "no-substitute", "ZB-63"),
    (
        lambda: carrot(phase="carrot-in", out="G-DOG-4R"),
        "carrot in R-CAT-1L",
        "not-in-hand",
        "ZB-83",
    ),
    (
        lambda: carrot(phase="carrot-in", out="G-DOG-4R"),
        "carrot in B-RAT-1L",
        "no-exchange",
        "ZB-63",
    ),
    (mouse, "mouse O-RAT-3R", "fits-nowhere", "ZB-88"),
    (
        lambda: mouse(phase="mouse-place", fetched="W-CAT-R"),
        "mouse on green",
        "no-place-there",
        "ZB-87",
    ),
    (
        lambda: mouse(phase="mouse-place", fetched="W-CAT-R"),
        "mouse on white2",
        "no-place-there",
        "ZB-87",
    ),
    (
        lambda: a_match(hand=DECK[20:26], phase="paw-discard", stock=[], options=MASTER),
        "discard B-RAT-1L",
        "not-in-hand",
        "ZB-92",
    ),
    # The answer to another question
    (playing, "draw pile", "not-now", "ZB-08"),
    (playing, "attack", "not-now", "ZB-08"),
    (lambda: playing(phase="extra", grant="attack"), "decline", "not-now", "ZB-23"),
    (lambda: swapping(others={1: {"orange": ["O-CAT-2L"]}}), "stop", "not-now", "ZB-31"),
    (lambda: playing(phase="bonus"), "stop", "not-now", "ZB-43"),
    (
        lambda: playing(phase="bonus", options={"bonus_use": "mandatory"}),
        "decline",
        "not-now",
        "ZB-43",
    ),
    (after_laying, "stop", "not-now", "ZB-80"),
    (
        lambda: after_laying(attack=True, options={"attack_use": "mandatory"}),
        "neither",
        "not-now",
        "ZB-80",
    ),
    (lambda: carrot(phase="carrot-out"), "stop", "not-now", "ZB-83"),
    (lambda: carrot(phase="carrot-in", out="G-DOG-4R"), "carrot out G-DOG-4R", "not-now", "ZB-83"),
    (mouse, "neither", "not-now", "ZB-87"),
    (lambda: mouse(phase="mouse-place", fetched="W-CAT-R"), "mouse W-CAT-R", "not-now", "ZB-87"),
    (
        lambda: a_match(hand=DECK[20:26], phase="paw-discard", stock=[], options=MASTER),
        "stop",
        "not-now",
        "ZB-92",
    ),
    (drawing, "play B-RAT-1L", "not-now", "ZB-49"),
    # Texts that name something that cannot be
    (playing, "play B-RAT-1L on red", "wrong-colour", "ZB-10"),
    (playing, "swap B-RAT-1L", "not-a-joker", "ZB-30"),
    (drawing, "draw B-CAT-1L", "not-in-stock", "ZB-49"),
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


def test_white_cards_may_be_no_targets_by_house_rule() -> None:
    """A-13, `swap_targets`: not because there is no place at home."""
    match = swapping(
        others={1: {"white": ["W-RAT-L"], "orange": ["O-CAT-2L"]}},
        options={"swap_targets": "coloured_only", "double_white": "allow"},
    )

    assert match.why_not(0, "take W-RAT-L") == Refusal("coloured-cards-only", "ZB-38")


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
    elsewhere = {"wrong-colour", "not-a-joker", "not-in-stock"}
    by_house_rule = {"coloured-cards-only"}
    examples = {code for _, _, code, _ in EXAMPLES}

    assert codes_in(refusals) == examples - elsewhere | by_house_rule


def test_the_codes_of_the_notation_and_the_match_are_these() -> None:
    """Their examples are in the tests of the notation and of every game."""
    assert codes_in(notation) == {
        "no-target",
        "unknown-choice",
        "unknown-outcome",
        "wrong-colour",
        "unknown-card",
        "not-a-joker",
        "unknown-moon",
        "not-in-stock",
        "no-such-opponent",
    }
    assert codes_in(match_module) == {
        "no-such-seat",
        "not-a-text",
        "match-is-over",
        "not-now",
        "not-your-turn",
        "impossible-outcome",
    }


def test_every_clause_of_a_refusal_stands_in_the_rulebook() -> None:
    """So that the player at the point of doubt can read it."""
    clauses = mb.game("zombeasts").clauses
    cited = {clause for _, _, _, clause in EXAMPLES} | {*refusals.CLAUSE_OF_PHASE.values()}

    assert {clauses[clause].id for clause in cited} == cited


@in_one_test("code", sorted(codes_in(refusals) | codes_in(notation)))
def test_codes_are_words_that_locales_can_name(code: str) -> None:
    """Small letters and hyphens."""
    assert code.replace("-", "").isalpha()
    assert code == code.lower()
