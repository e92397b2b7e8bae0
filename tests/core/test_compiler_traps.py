"""Source checks: what the compiler silently gets wrong must not be written in compiled modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.cases import in_one_test

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "monsterbox"
MAY_SHIFT = PACKAGE / "core" / "bits.py"
# Its depth is bounded: an index error ends it at the sixteenth level.
MAY_RECUR = {"best_end"}


def patterns() -> list[str]:
    """What `setup.py` compiles."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return [str(pattern) for pattern in ast.literal_eval(node.value)]
    raise AssertionError("setup.py has no list COMPILED")


def sources() -> list[Path]:
    return sorted(
        path
        for pattern in patterns()
        for path in PACKAGE.glob(pattern)
        if path.name != "__init__.py"
    )


def compiled_file(source: Path) -> Path | None:
    """What was compiled from a source and lies beside it."""
    for suffix in EXTENSION_SUFFIXES:
        path = source.with_name(source.stem + suffix)
        if path.exists():
            return path
    return None


each_source = in_one_test("source", sources())


# The checks


def changed_in(body: list[ast.stmt]) -> set[str]:
    """Names and attributes that statements assign to."""
    return {
        ast.unparse(node)
        for statement in body
        for node in ast.walk(statement)
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store)
    }


def run_over(loop: ast.For) -> list[str]:
    """The names and attributes that say what a loop runs over."""
    over = loop.iter.args if isinstance(loop.iter, ast.Call) else [loop.iter]
    return [
        ast.unparse(node)
        for one in over
        for node in ast.walk(one)
        if isinstance(node, ast.Name | ast.Attribute)
    ]


def loops_changed(tree: ast.AST) -> Iterator[str]:
    """Compiled, a loop runs to the new end or over the new list."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For):
            changed = changed_in(node.body)
            for name in run_over(node):
                if name in changed:
                    yield f"{node.lineno}: the loop changes {name}, over which it runs"


def shifts_by_a_variable(tree: ast.AST) -> Iterator[str]:
    """Compiled, a literal one is shifted as a 32-bit number."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            amount = node.right
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
            amount = node.value
        else:
            continue
        if not isinstance(amount, ast.Constant):
            yield f"{node.lineno}: << by a variable, use bits.bit()"


def big_numbers(tree: ast.AST) -> Iterator[str]:
    """Compiled ints wrap at 64 bits; values stay below 2**62."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value >= 2**62:
            yield f"{node.lineno}: {node.value} is 2**62 or more"


def plain_constants(tree: ast.Module) -> Iterator[str]:
    """Without Final every use is a dictionary lookup."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield f"{node.lineno}: {ast.unparse(node.targets[0])} is not Final"


def generators(tree: ast.AST) -> Iterator[str]:
    """Generators, lambdas and inner functions make objects in hot code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield | ast.YieldFrom | ast.Lambda | ast.GeneratorExp):
            yield f"{node.lineno}: a generator or lambda in a compiled module"


def self_calls(tree: ast.Module) -> Iterator[str]:
    """Deep recursion ends the process when compiled: a function must not call itself."""
    methods = {node for one in tree.body if isinstance(one, ast.ClassDef) for node in ast.walk(one)}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            if node.name in MAY_RECUR:
                continue
            own_name = f"self.{node.name}" if node in methods else node.name
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == own_name:
                    yield f"{call.lineno}: {node.name} calls itself"


# The checks find what they look for

TRAPS = {
    "for i in range(n):\n    n = n + 1": loops_changed,
    "for i in range(0, n):\n    n -= 1": loops_changed,
    "for i in range(t.size):\n    t.size += 1": loops_changed,
    "for i in range(a.size - 1):\n    if i:\n        a.size = 0": loops_changed,
    "for x in v:\n    v = v[1:]": loops_changed,
    "a = 1 << k": shifts_by_a_variable,
    "a <<= k": shifts_by_a_variable,
    "a = x << (k + 1)": shifts_by_a_variable,
    "a = 0xFFFFFFFFFFFFFFFF": big_numbers,
    "A = 1": plain_constants,
    "def f():\n    yield 1": generators,
    "a = sum(x for x in v)": generators,
    "a = lambda: 1": generators,
    "def f(n):\n    return f(n - 1)": self_calls,
    "class A:\n    def f(self):\n        self.f()": self_calls,
}
HARMLESS = {
    "last = n\nfor i in range(last):\n    n = n + 1": loops_changed,
    "for i in range(n):\n    m = n": loops_changed,
    "for i in range(t.size):\n    u.size = 1": loops_changed,
    "a = x << 3": shifts_by_a_variable,
    "a = x >> k": shifts_by_a_variable,
    "a = 0x3FFFFFFFFFFFFFFF": big_numbers,
    "A: Final = 1": plain_constants,
    "a = [x for x in v]": generators,
    "class A:\n    def f(self):\n        return f(self)": self_calls,
}


@in_one_test("code", TRAPS)
def test_a_trap_is_found(code: str) -> None:
    """Once in each example."""
    assert len(list(TRAPS[code](ast.parse(code)))) == 1


@pytest.mark.parametrize("code", HARMLESS)
def test_harmless_code_is_left_alone(code: str) -> None:
    """No false alarm that people would learn to ignore."""
    assert list(HARMLESS[code](ast.parse(code))) == []


# The sources


def problems(source: Path) -> list[str]:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = [*loops_changed(tree), *big_numbers(tree), *plain_constants(tree), *generators(tree)]
    found += self_calls(tree)
    if source != MAY_SHIFT:
        found += shifts_by_a_variable(tree)
    return found


def test_there_is_something_to_check() -> None:
    """Every pattern of `setup.py` names at least one source, the core and a game among them."""
    names = {str(path.relative_to(PACKAGE)) for path in sources()}

    assert all(any(PACKAGE.glob(pattern)) for pattern in patterns())
    assert {"core/state.py", "core/bits.py", "games/zombeasts/engine/state.py"} <= names


@each_source
def test_compiled_sources_avoid_the_traps(source: Path) -> None:
    """Compiled and interpreted code would play different games there, without a warning."""
    assert problems(source) == []


@each_source
def test_compiled_sources_import_nothing_that_is_not_compiled(source: Path) -> None:
    """A call into an interpreted module would be slow, and rules do no input or output."""
    allowed = {path.relative_to(PACKAGE.parent).with_suffix("").parts for path in sources()}
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("monsterbox"):
            parts = tuple((node.module or "").split("."))
            inside = {(*parts, alias.name) for alias in node.names}
            assert parts in allowed or inside <= allowed, ast.unparse(node)


def test_compiled_files_are_not_older_than_their_sources() -> None:
    """An old compiled file would win over the edited source."""
    pairs = [(source, compiled_file(source)) for source in sources()]
    if not any(compiled for _, compiled in pairs):
        pytest.skip("nothing is compiled beside the sources")

    missing = [str(source) for source, compiled in pairs if compiled is None]
    old = [
        str(source)
        for source, compiled in pairs
        if compiled is not None and compiled.stat().st_mtime < source.stat().st_mtime
    ]

    assert missing == []
    assert old == []


def test_nothing_compiled_lies_beside_a_source_that_is_not_compiled() -> None:
    """Left-overs of an earlier list would win over their sources, too."""
    left_over = [
        str(path)
        for source in PACKAGE.rglob("*.py")
        if source not in sources() and (path := compiled_file(source))
    ]

    assert left_over == []
