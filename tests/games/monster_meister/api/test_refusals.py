"""Why a choice is not legal: every code with its clause."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.errors import Refusal
from monsterbox.games.monster_meister.api import notation, refusals
from tests.cases import in_one_test
from tests.games.monster_meister.builders import (
    TASKS,
    a_competition,
    a_match,
    a_new_match,
    a_round,
    step,
)


def revealing(task: str = "T1", **fields: Any) -> mb.Match:
    """Seat 0 has turned a card; there is a hole in its display."""
    return a_match(task=task, displays={0: ["B2", None]}, up={0: ["0,0"]}, **fields)


def picking() -> mb.Match:
    match = a_competition("R1", "R2")
    step(match, "red", "R1", "R2")
    match.play(1, "name 1")
    return match


def naming() -> mb.Match:
    return a_match(task="C", phase="name", used=["red"], feature="red")


def removing() -> mb.Match:
    return a_match(
        phase="remove", memorizers=[0], displays={0: ["B2", None, "B4"]}, up={0: ["0,0"]}
    )


def placing(**fields: Any) -> mb.Match:
    return a_match(phase="place", drawn={0: "S-Y4"}, **fields)


def flipping() -> mb.Match:
    return a_match(phase="flip", round=3, tasks=[*TASKS], task=None)


def resting() -> mb.Match:
    return a_round("T6", "G1", "G1")


UP_TO = {"reveal_count": "up_to"}
FIXED = {"frame": "fixed"}

Example = tuple[Callable[[], mb.Match], str, str, str]
EXAMPLES: list[Example] = [
    # Cells
    (revealing, "turn 0,0", "turned-already", "MM-13"),
    (revealing, "turn 1,0", "no-card-there", "MM-13"),
    (revealing, "turn 4,0", "no-card-there", "MM-13"),
    (picking, "pick 0,0", "turned-already", "MM-61"),
    (picking, "pick 4,4", "no-card-there", "MM-61"),
    (removing, "remove 2,0", "not-turned", "MM-30"),
    (removing, "remove 1,0", "no-card-there", "MM-30"),
    # Places
    (placing, "place 0,0", "cell-taken", "MM-49"),
    (placing, "place 4,4", "touches-nothing", "MM-49"),
    (placing, "place 5,0", "touches-nothing", "MM-49"),
    (placing, "place 6,0", "outside", "MM-49"),
    (lambda: placing(options=FIXED), "place 5,0", "outside", "MM-50"),
    # Names
    (naming, "name red", "named-already", "MM-70"),
    # Going on
    (revealing, "done", "must-go-on", "MM-14"),
    (lambda: revealing("T6"), "done", "must-go-on", "MM-15"),
    (lambda: revealing("T6", options=UP_TO), "done", "must-go-on", "MM-15"),
    (lambda: a_match(options=UP_TO), "done", "must-go-on", "MM-14"),
    # The answer to another question
    (flipping, "ready", "not-now", "MM-10"),
    (flipping, "name red", "not-now", "MM-10"),
    (revealing, "ready", "not-now", "MM-13"),
    (revealing, "place 4,0", "not-now", "MM-13"),
    (naming, "ready", "not-now", "MM-60"),
    (picking, "name red", "not-now", "MM-61"),
    (removing, "ready", "not-now", "MM-30"),
    (placing, "ready", "not-now", "MM-49"),
    (placing, "name red", "not-now", "MM-49"),
    (resting, "flip", "not-now", "MM-52"),
    # Cards are left alone at any other time
    (flipping, "pick 0,0", "not-now", "MM-19"),
    (revealing, "remove 0,0", "not-now", "MM-19"),
    (picking, "turn 3,3", "not-now", "MM-19"),
    (removing, "pick 2,0", "not-now", "MM-19"),
]


@in_one_test(("make", "choice", "code", "clause"), EXAMPLES)
def test_a_choice_is_refused_with_its_reason_and_its_clause(
    make: Callable[[], mb.Match], choice: str, code: str, clause: str
) -> None:
    """Before and by playing, and nothing changes."""
    match = make()
    before = match.position()
    seat = match.waiting[0]

    assert match.why_not(seat, choice) == Refusal(code, clause)
    with pytest.raises(mb.IllegalAction) as caught:
        match.play(seat, choice)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert match.position() == before


@pytest.mark.parametrize("choice", ["turn 0,0", "turn 3,3"])
@pytest.mark.parametrize("make", [flipping, naming, placing, resting])
def test_cards_are_turned_in_no_other_phase(make: Callable[[], mb.Match], choice: str) -> None:
    """MM-19: "turn" is not asked now."""
    match = make()

    refusal = match.why_not(match.waiting[0], choice)

    assert refusal is not None
    assert refusal.code == "not-now"


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
    assert codes_in(refusals) <= {code for _, _, code, _ in EXAMPLES}


def test_the_codes_of_the_notation_are_these() -> None:
    """Their examples are in the tests of the notation, and above."""
    assert codes_in(notation) == {
        "not-now",
        "outside",
        "unknown-cell",
        "unknown-choice",
        "unknown-feature",
        "unknown-outcome",
    }


def test_every_clause_of_a_refusal_stands_in_the_rulebook() -> None:
    """So that the player at the point of doubt can read it."""
    clauses = mb.game("monster-meister").clauses
    cited = {clause for _, _, _, clause in EXAMPLES} | {*refusals.CLAUSE_OF_PHASE.values()}

    assert {clauses[clause].id for clause in cited} == cited


@pytest.mark.parametrize("code", sorted(codes_in(refusals) | codes_in(notation)))
def test_codes_are_words_that_locales_can_name(code: str) -> None:
    """Small letters and hyphens."""
    assert code.replace("-", "").isalpha()
    assert code == code.lower()


def test_whoever_is_not_asked_is_told_to_wait() -> None:
    """MM-10: whatever it asks for."""
    match = a_match(phase="flip", round=3, holder=1, tasks=[*TASKS], task=None)

    assert match.why_not(0, "flip") == Refusal("not-your-turn")
    assert match.why_not(0, "dance") == Refusal("not-your-turn")


@pytest.mark.parametrize("seats", [2, 4])
def test_no_legal_choice_has_a_reason_against_it(seats: int) -> None:
    """`why_not` of what is legal is None."""
    match = a_new_match(seats, seed=4)
    for k in range(80):
        if match.over:
            break
        seat = match.waiting[k % len(match.waiting)]
        legal = match.legal(seat)
        assert [match.why_not(seat, text) for text in legal] == [None] * len(legal)
        match.play(seat, legal[k % len(legal)])
