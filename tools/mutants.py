"""Clause mutation check: switch off each rule in turn; a test that cites its clause must fail.

MONSTERBOX_PURE=1 python -m tools.mutants [GAME or CLAUSE ...]

Compiled code cannot be changed, hence the interpreter.

For each clause, every function that cites it is disabled (it does nothing, or finds nothing) or,
where it answers yes or no, inverted; a cited statement is left out, a cited condition inverted.
The matrix is printed, then the survivors. Those that EXPLAINED does not account for make the
check fail.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import signal
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from tools import citations
from tools.citations import Rule, Test
from tools.mutants_explained import EXPLAINED

SECONDS_A_TEST = 5.0


class TooLong(Exception):
    """The mutant runs in circles."""


@dataclass(frozen=True)
class Mutant:
    """One rule changed in one way."""

    clause: str
    rule: Rule
    change: str
    code: CodeType
    function: FunctionType


def mutants(clause: str, rule: Rule) -> Iterator[Mutant]:
    """The ways in which a rule is switched off."""
    function = find(rule)
    if function is None:
        return
    if rule.line is not None:
        code = without_statement(function, rule.line)
        if code is not None:
            yield Mutant(clause, rule, f"line {rule.line} off", code, function)
        return
    returns = function.__annotations__.get("return")
    if returns in ("bool", bool):
        yield Mutant(clause, rule, "inverted", inverted(function), function)
    elif returns in ("None", None):
        yield Mutant(clause, rule, "disabled", constant("None"), function)
    else:
        yield Mutant(clause, rule, "finds nothing", constant("0"), function)


def find(rule: Rule) -> FunctionType | None:
    """The function of a rule, also a method of a class."""
    module = importlib.import_module(rule.module)
    found = getattr(module, rule.function, None)
    if found is None:
        for value in vars(module).values():
            if inspect.isclass(value) and value.__module__ == rule.module:
                found = found or vars(value).get(rule.function)
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None


def constant(result: str) -> CodeType:
    """A function that does nothing but answer."""
    return compiled(f"def f(*args, **kwargs):\n    return {result}")


def inverted(function: FunctionType) -> CodeType:
    """Yes becomes no; the original is kept under a name of its own."""
    original = FunctionType(
        function.__code__, function.__globals__, "original", function.__defaults__
    )
    name = f"_original_{function.__name__}"
    function.__globals__[name] = original
    return compiled(f"def f(*args, **kwargs):\n    return not {name}(*args, **kwargs)")


def compiled(source: str) -> CodeType:
    space: dict[str, Any] = {}
    exec(source, space)
    code: CodeType = space["f"].__code__
    return code


class Without(ast.NodeTransformer):
    """Leaves out the statement on a line, or turns the condition there round."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.found = False

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if not isinstance(node, ast.stmt) or node.lineno != self.line or self.found:
            return node
        self.found = True
        if isinstance(node, ast.If):
            return ast.copy_location(
                ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse), node
            )
        return ast.copy_location(ast.Pass(), node)


def without_statement(function: FunctionType, line: int) -> CodeType | None:
    lines, start = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    change = Without(line - start + 1)
    tree = ast.fix_missing_locations(change.visit(tree))
    if not change.found:
        return None
    space: dict[str, Any] = dict(function.__globals__)
    exec(compile(tree, function.__code__.co_filename, "exec"), space)
    code: CodeType = space[function.__name__].__code__
    return code


def killer(mutant: Mutant, tests: list[Test]) -> str | None:
    """The first test that fails with this mutant."""
    sure = [test for test in tests if passes(test)]
    original = mutant.function.__code__
    mutant.function.__code__ = mutant.code
    try:
        return next((test.where for test in sure if fails(test)), None)
    finally:
        mutant.function.__code__ = original


def fails(test: Test) -> bool:
    run = getattr(importlib.import_module(test.module), test.function)
    signal.setitimer(signal.ITIMER_REAL, SECONDS_A_TEST)
    try:
        for values in parameters(run):
            run(**values)
    except (Exception, pytest.fail.Exception):
        return True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return False


def parameters(run: Callable[..., None]) -> list[dict[str, Any]]:
    """What `pytest.mark.parametrize` would call the test with."""
    calls: list[dict[str, Any]] = [{}]
    for mark in getattr(run, "pytestmark", ()):
        if mark.name == "parametrize":
            names = names_of(mark.args[0])
            rows = [row if len(names) > 1 else [row] for row in mark.args[1]]
            calls = [call | dict(zip(names, row, strict=True)) for call in calls for row in rows]
    return calls


def names_of(told: str | Sequence[str]) -> list[str]:
    names = told.split(",") if isinstance(told, str) else told
    return [name.strip() for name in names]


@cache
def passes(test: Test) -> bool:
    """Whether a test passes with the rules as they are: only such a one can kill."""
    return not fails(test)


def ring(number: int, frame: FrameType | None) -> None:
    raise TooLong


def chosen(wanted: list[str]) -> dict[str, list[str]]:
    """Game -> clauses: all of them, those of the games named, or those named."""
    import monsterbox

    books = {
        key: [clause.id for clause in monsterbox.game(key).clauses] for key in monsterbox.games()
    }
    for name in wanted:
        if name not in books and not any(name in clauses for clauses in books.values()):
            raise SystemExit(f"{name} is neither a game nor a clause")
    return {
        key: [clause for clause in clauses if not wanted or {key, clause} & {*wanted}]
        for key, clauses in books.items()
    }


def main(wanted: list[str], say: Callable[[str], None] = print) -> int:
    """Print the matrix and the survivors; 1 if one of them is not explained."""
    if not os.environ.get("MONSTERBOX_PURE"):
        raise SystemExit("set MONSTERBOX_PURE=1: compiled rules cannot be changed")
    signal.signal(signal.SIGALRM, ring)
    survivors: list[Mutant] = []
    killed = 0
    for key, clauses in chosen(wanted).items():
        rules, tests = citations.rules(key), citations.tests(key)
        for clause in clauses:
            for rule in rules.get(clause, []):
                for mutant in mutants(clause, rule):
                    by = killer(mutant, tests.get(clause, []))
                    say(f"{clause}  {rule.function:26} {mutant.change:14} {by or 'SURVIVED'}")
                    killed += by is not None
                    survivors += [] if by else [mutant]
            if clause not in rules:
                say(f"{clause}  {'(definition)':26}")
    return conclude(killed, survivors, say)


def conclude(killed: int, survivors: list[Mutant], say: Callable[[str], None]) -> int:
    say(f"\n{killed} killed, {len(survivors)} survived")
    unexplained = 0
    for mutant in survivors:
        reason = EXPLAINED.get((mutant.clause, mutant.rule.function))
        unexplained += reason is None
        say(f"{mutant.clause} {mutant.rule.function}: {reason or 'NOT EXPLAINED'}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
