"""Clause mutation check: switch off each rule in turn; a test that cites its clause must fail.

MONSTERBOX_PURE=1 python -m tools.mutants [-j PROCESSES] [--resume FILE] [GAME or CLAUSE ...]

Compiled code cannot be changed, hence the interpreter.

For each clause, every function that cites it is disabled (it does nothing, or finds nothing) or,
where it answers yes or no, inverted; a cited statement is left out, a cited condition inverted.
Each mutant runs in a process of its own, and the fastest tests are tried first.
Mutants that were killed according to FILE are not tried again; new results are added to it.
The matrix is printed, then the survivors, then one line with their numbers. Survivors that
EXPLAINED does not account for make the check fail.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import inspect
import json
import os
import signal
import sys
import textwrap
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from tests.cases import values_of

from tools import citations
from tools.citations import Rule, Test
from tools.long_runs import Progress, end_early
from tools.mutants_explained import EXPLAINED

SECONDS_A_TEST = 5.0


class TooLong(Exception):
    """The mutant does not terminate."""


@dataclass(frozen=True)
class Mutant:
    """One rule changed in one way."""

    clause: str
    rule: Rule
    change: str
    code: CodeType
    function: FunctionType

    @property
    def name(self) -> str:
        """The name, which stays the same in the next run unless the rule changes."""
        code = inspect.getsource(self.function).encode()
        mark = hashlib.sha256(code).hexdigest()[:12]
        return f"{self.clause} {self.rule.module}.{self.rule.function} {self.change} {mark}"


def mutants(clause: str, rule: Rule) -> Iterator[Mutant]:
    """Yield the ways to switch off a rule."""
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
    """Return the function of a rule, which may be a method."""
    module = importlib.import_module(rule.module)
    found = getattr(module, rule.function, None)
    if found is None:
        for value in vars(module).values():
            if inspect.isclass(value) and value.__module__ == rule.module:
                found = found or vars(value).get(rule.function)
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None


def constant(result: str) -> CodeType:
    """Compile a function that only returns a constant."""
    return compiled(f"def f(*args, **kwargs):\n    return {result}")


def inverted(function: FunctionType) -> CodeType:
    """Compile the negation; the original is kept under another name."""
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
    """Removes the statement on a line, or inverts its condition."""

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


# Tests, each with a time limit


def fails(test: Test) -> bool:
    """Whether the test fails, or takes longer than any test of rules does."""
    run = getattr(importlib.import_module(test.module), test.function)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)
    try:
        for values in parameters(run):
            run(**values)
    except (Exception, pytest.fail.Exception):
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return False


def seconds_of(test: Test) -> float | None:
    """Return how long a test takes with unchanged rules, or None if it does not pass."""
    begun = time.process_time()
    return None if fails(test) else time.process_time() - begun


def killer(mutant: Mutant, tests: Iterable[Test]) -> str | None:
    """Return the first test that fails with this mutant; the process is not used afterwards."""
    mutant.function.__code__ = mutant.code
    return next((test.where for test in tests if fails(test)), None)


def parameters(run: Callable[..., None]) -> list[dict[str, Any]]:
    """Return the arguments that `pytest.mark.parametrize` would pass to the test."""
    calls: list[dict[str, Any]] = [{}]
    for mark in getattr(run, "pytestmark", ()):
        if mark.name == "parametrize":
            names = names_of(mark.args[0])
            rows = [values_of(row, len(names)) for row in mark.args[1]]
            calls = [call | dict(zip(names, row, strict=True)) for call in calls for row in rows]
    return calls


def names_of(told: str | Sequence[str]) -> list[str]:
    names = told.split(",") if isinstance(told, str) else told
    return [name.strip() for name in names]


def on_alarm(number: int, frame: FrameType | None) -> None:
    raise TooLong


def chosen(wanted: list[str]) -> dict[str, list[str]]:
    """Map games to clauses: all, those of the games named, or the clauses named; each once."""
    import monsterbox

    books = {
        key: [clause.id for clause in monsterbox.game(key).clauses] for key in monsterbox.games()
    }
    for name in wanted:
        if name not in books and not any(name in clauses for clauses in books.values()):
            raise SystemExit(f"{name} is neither a game nor a clause")
    found: dict[str, list[str]] = {}
    for key, clauses in books.items():
        others = {clause for earlier in found.values() for clause in earlier}
        named = [clause for clause in clauses if not wanted or {key, clause} & {*wanted}]
        found[key] = [clause for clause in named if clause not in others]
    return found


# Processes


class Forks:
    """Runs tasks in processes of their own, `most` at a time; results are sent as JSON."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.running: dict[int, tuple[Any, int]] = {}

    def each(self, works: Iterable[tuple[Any, Callable[[], Any]]]) -> Iterator[tuple[Any, Any]]:
        """Yield the results of the tasks as they end, even if a process has crashed."""
        for key, work in works:
            if len(self.running) == self.most:
                yield self.ended()
            self.start(key, work)
        while self.running:
            yield self.ended()

    def start(self, key: Any, work: Callable[[], Any]) -> None:
        reader, writer = os.pipe()
        process = os.fork()
        if process:
            os.close(writer)
            self.running[process] = (key, reader)
            return
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            os.write(writer, json.dumps({"found": work()}).encode())
        finally:
            os._exit(0)

    def ended(self) -> tuple[Any, Any]:
        process, _ = os.wait()
        key, reader = self.running.pop(process)
        with os.fdopen(reader, "rb") as pipe:
            told = pipe.read()
        return key, json.loads(told) if told else {"found": "a process that crashed"}


# The whole check


@dataclass
class Check:
    """The mutants of some games, and their results."""

    jobs: int
    log: Path | None
    say: Callable[[str], None]
    dead: dict[str, str] = field(default_factory=dict)
    survivors: list[Mutant] = field(default_factory=list)
    killed: int = 0

    def read_log(self) -> None:
        """Read the mutants that were killed in an earlier run."""
        if self.log is not None and self.log.exists():
            lines = map(json.loads, self.log.read_text(encoding="utf-8").splitlines())
            self.dead = {line["mutant"]: line["killer"] for line in lines if line["killer"]}

    def run_game(self, key: str, clauses: list[str]) -> None:
        rules, cited = citations.rules(key), citations.tests(key)
        listed = [
            mutant
            for clause in clauses
            for rule in rules.get(clause, [])
            for mutant in mutants(clause, rule)
        ]
        waiting = [mutant for mutant in listed if not self.is_dead(mutant)]
        seconds = self.seconds({test for mutant in waiting for test in cited[mutant.clause]})
        works = (
            (mutant, partial(killer, mutant, quickest(cited[mutant.clause], seconds)))
            for mutant in waiting
        )
        with Progress(key, len(waiting), bad="survived") as progress:
            for number, (mutant, told) in enumerate(Forks(self.jobs).each(works), start=1):
                self.note(mutant, told["found"])
                progress.tell(number, len(self.survivors))

    def seconds(self, tests: set[Test]) -> dict[Test, float]:
        """Return how long the passing tests take; like mutants, they run in another process."""
        modules = sorted({test.module for test in tests})
        for module in modules:
            importlib.import_module(module)
        works = ((test, partial(seconds_of, test)) for test in sorted(tests, key=str))
        found = {test: told["found"] for test, told in Forks(self.jobs).each(works)}
        return {test: took for test, took in found.items() if isinstance(took, float)}

    def is_dead(self, mutant: Mutant) -> bool:
        by = self.dead.get(mutant.name)
        if by is not None:
            self.tell(mutant, by)
        return by is not None

    def note(self, mutant: Mutant, by: str | None) -> None:
        self.tell(mutant, by)
        if self.log is not None:
            with self.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps({"mutant": mutant.name, "killer": by}) + "\n")

    def tell(self, mutant: Mutant, by: str | None) -> None:
        rule = mutant.rule.function
        self.say(f"{mutant.clause}  {rule:26} {mutant.change:14} {by or 'SURVIVED'}")
        self.killed += by is not None
        self.survivors += [] if by else [mutant]

    def conclude(self) -> int:
        """Print the survivors, then one line about all; return 1 if one is not explained."""
        self.say("")
        unexplained = 0
        for mutant in self.survivors:
            reason = EXPLAINED.get((mutant.clause, mutant.rule.function))
            unexplained += reason is None
            self.say(f"{mutant.clause} {mutant.rule.function}: {reason or 'NOT EXPLAINED'}")
        survived = len(self.survivors)
        number = self.killed + survived
        self.say(
            f"{number} mutants: {self.killed} killed, {survived} survived, "
            f"{unexplained} of them not explained"
        )
        return 1 if unexplained else 0


def quickest(tests: Iterable[Test], seconds: dict[Test, float]) -> list[Test]:
    return sorted((test for test in tests if test in seconds), key=seconds.__getitem__)


def main(arguments: list[str], say: Callable[[str], None] = print) -> int:
    """Print the matrix and the survivors; 1 if one of them is not explained."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("wanted", nargs="*", metavar="GAME or CLAUSE")
    told = parser.parse_args(arguments)
    if not os.environ.get("MONSTERBOX_PURE"):
        raise SystemExit("set MONSTERBOX_PURE=1: compiled rules cannot be changed")
    signal.signal(signal.SIGVTALRM, on_alarm)
    check = Check(told.jobs, told.resume, say)
    check.read_log()
    try:
        for key, clauses in chosen(told.wanted).items():
            check.run_game(key, clauses)
    except KeyboardInterrupt:
        done = check.killed + len(check.survivors)
        end_early(f"interrupted after {done} mutants", told.resume)
    return check.conclude()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
