"""Which clause overrides which is data, and the data is what the rules do."""

import ast
from pathlib import Path

import pytest

import monsterbox as mb
from monsterbox.games import humans
from monsterbox.games.humans.composition import Point, flags_of_mode, points
from monsterbox.games.humans.engine import flags
from tests.games.humans.builders import field, things, zombies
from tests.games.humans.combined import a_combined

RULES = Path(humans.__file__).parent / "engine" / "rules"
every_point = pytest.mark.parametrize("point", points(), ids=lambda point: point.name)


@every_point
def test_every_point_names_clauses_that_exist(point: Point) -> None:
    """The clause of the base game and the one that overrides it."""
    clauses = mb.game("humans-zombies").clauses

    assert point.base in clauses
    assert point.combined in clauses
    assert point.in_base != point.in_combined


def docstring_of(module: str, function: str) -> str:
    """As it stands in the source: compiled functions have none."""
    source = (RULES / f"{module}.py").read_text("utf-8")
    nodes = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return next(ast.get_docstring(node) or "" for node in nodes if node.name == function)


@every_point
def test_the_rule_of_every_point_cites_both_clauses(point: Point) -> None:
    """So that whoever reads the rule finds both."""
    module, function = point.rule.split(".")
    doc = docstring_of(module, function)

    assert point.base in doc
    assert point.combined in doc


def readers_of(flag: str) -> set[str]:
    """The rule functions that look at a flag, such as `turn.fill`; compiled ones have no source."""
    return {
        f"{path.stem}.{function.name}"
        for path in RULES.glob("*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        and any(
            isinstance(node, ast.Attribute) and node.attr == flag for node in ast.walk(function)
        )
    }


@every_point
def test_the_rule_of_every_point_alone_looks_at_its_flag(point: Point) -> None:
    """Not scattered: besides it only the set-up and the check of soundness may."""
    readers = readers_of(point.name.upper())

    assert point.rule in readers
    assert readers - {point.rule} <= {"ending.start_zombies", "soundness.are_events_sound"}


def test_the_flags_of_the_games_are_those_of_the_points() -> None:
    """No flag is set by anything else."""
    base, combined = flags_of_mode(False), flags_of_mode(True)

    assert base == flags.EXTRA_ZOMBIE | flags.EMPTY_TOWN_ENDS
    assert base & combined == 0
    assert combined & (flags.CROSS | flags.BOTH_DECKS) == flags.CROSS | flags.BOTH_DECKS


def test_no_extra_zombie_in_the_combined_game() -> None:
    """HU-06, HZ-07, A-58. Five players, second turn: still two zombies."""
    match = a_combined(sides="zszsz", zombies={0: ["8,0", "8,0"]}, round=1, active=4, stack=[])
    while field(match, "active") == 4:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert len(zombies(match, 0)) == 2


def test_an_empty_town_does_not_end_the_combined_game() -> None:
    """HU-78, HZ-48."""
    match = a_combined(sides="zs", active=1, stack=[], steps=0)
    while field(match, "round") == 1 and not match.over:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert not match.over
    assert things(match, "humans") == set()


def test_base_rules_hold_where_nothing_is_said() -> None:
    """HZ-24. Without zombies of nobody and shotgun guys near, zombies move as in the base game."""
    match = a_combined(zombies={0: ["7,1", "8,0"]}, pawns={1: "1,4"})

    assert "step 7,1 east" not in match.legal(0)
    assert "break 7,1" in match.legal(0)
