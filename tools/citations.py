"""Which rule implements a clause and which test covers it, read from docstrings and comments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "monsterbox" / "games"
TESTS = ROOT / "tests"
PREFIXES: dict[str, tuple[str, ...]] = {
    "zombeasts": ("ZB",),
    "oh-my-brain": ("ZA",),
    "monster-meister": ("MM",),
    "humans": ("HU",),
    "humans-zombies": ("HU", "HZ", "ZZ"),
}
# Games that are in the package of another one.
PACKAGES = {"humans-zombies": "humans"}
CARRIED_OUT_IN = ("engine/rules/*.py", "engine/*.py", "*.py")
NUMBER = re.compile(r"([A-Z]{2})-(\d+)(?: to (?:[A-Z]{2}-)?(\d+))?")


@dataclass(frozen=True)
class Rule:
    """A function, or one statement of it (`line`), that implements a clause."""

    module: str
    function: str
    line: int | None
    where: str


@dataclass(frozen=True)
class Test:
    """A test function whose docstring names clauses."""

    module: str
    function: str
    where: str


def clauses_in(text: str, prefixes: tuple[str, ...]) -> set[str]:
    """Return the clauses that a text names; "ZB-14 to ZB-18" names five."""
    found = set()
    for letters, first, last in NUMBER.findall(text):
        if letters in prefixes:
            found |= {f"{letters}-{n:02}" for n in range(int(first), int(last or first) + 1)}
    return found


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


def module_of(path: Path, base: Path) -> str:
    return ".".join(path.relative_to(base).with_suffix("").parts)


def package_of(key: str) -> str:
    """Return the package of a game, in the sources and in the tests."""
    return PACKAGES.get(key, key).replace("-", "_")


def rules(key: str) -> dict[str, list[Rule]]:
    """Map each clause to what implements it: the rules proper, the table, the start of a game."""
    found: dict[str, list[Rule]] = {}
    folder, prefixes = GAMES / package_of(key), PREFIXES[key]
    for path in sorted(path for pattern in CARRIED_OUT_IN for path in folder.glob(pattern)):
        lines = path.read_text(encoding="utf-8").splitlines()
        module = module_of(path, ROOT / "src")
        for function in functions(path):
            where = f"{path.relative_to(ROOT)}:{function.lineno}"
            for clause in clauses_in(ast.get_docstring(function) or "", prefixes):
                found.setdefault(clause, []).append(Rule(module, function.name, None, where))
            for line in range(function.lineno, (function.end_lineno or 0) + 1):
                _, sign, comment = lines[line - 1].partition("  # ")
                for clause in clauses_in(comment, prefixes) if sign else ():
                    rule = Rule(module, function.name, line, f"{path.relative_to(ROOT)}:{line}")
                    found.setdefault(clause, []).append(rule)
    return found


def tests(key: str) -> dict[str, list[Test]]:
    """Map each clause to the tests of the rules that name it, without the reference engines'."""
    found: dict[str, list[Test]] = {}
    prefixes = PREFIXES[key]
    for path in sorted((TESTS / "games" / package_of(key)).rglob("test_*.py")):
        if path.name.startswith("test_reference"):
            continue
        for function in functions(path):
            if not function.name.startswith("test_"):
                continue
            where = f"{path.relative_to(ROOT)}:{function.lineno}"
            test = Test(module_of(path, ROOT), function.name, where)
            for clause in clauses_in(ast.get_docstring(function) or "", prefixes):
                found.setdefault(clause, []).append(test)
    return found
