"""Compile the rules with mypyc; without a C compiler the same sources run as plain Python.

MONSTERBOX_BUILD=pure    do not compile
MONSTERBOX_BUILD=native  fail when nothing can be compiled (continuous integration, release)
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")  # relative: the paths end up in tracebacks
COMPILED = [
    "bots/payoffs.py",
    "bots/policy.py",
    "bots/search.py",
    "bots/tree.py",
    "core/actions.py",
    "core/bits.py",
    "core/journal.py",
    "core/playout.py",
    "core/rng.py",
    "core/state.py",
    "core/zones.py",
    "games/*/bot/policy*.py",
    "games/*/engine/*.py",
    "games/*/engine/rules/*.py",
]
# Functions of a shared library may be inlined into each other (+39 % in a trial of the base game),
# small ones always are (+6 to 8 % here), loops over three slots are not turned into vector code
# (+4 %), and what cannot be guessed is computed rather than jumped over (+1 to 2 %, about the
# noise). A newer gcc with a new warning must not break an installation.
LINUX_FLAGS = [
    "-fno-semantic-interposition",
    "-ffp-contract=off",  # floating point as the interpreter has it, on every processor
    "-fno-tree-vectorize",
    "--param=inline-min-speedup=2",
    "--param=max-inline-insns-auto=60",
    "--param=early-inlining-insns=30",
    "--param=inline-unit-growth=200",
    "--param=max-rtl-if-conversion-insns=20",
    "--param=max-rtl-if-conversion-predictable-cost=60",
    "--param=max-rtl-if-conversion-unpredictable-cost=120",
    "-Wno-error",
]


def c_compiler_works() -> bool:
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:
            print(f"no working C compiler: {error}", file=sys.stderr)
            return False
    return True


def remove_stale_builds() -> None:
    """An old compiled module would win over the edited source."""
    for pattern in ("*.so", "*.pyd"):
        for path in SOURCE.rglob(pattern):
            path.unlink()


def compiled_modules() -> list[Extension]:
    wish = os.environ.get("MONSTERBOX_BUILD", "auto")
    remove_stale_builds()
    if wish == "pure":
        return []
    if not c_compiler_works():
        if wish == "native":
            raise SystemExit("monsterbox: MONSTERBOX_BUILD=native needs a C compiler")
        return []
    from mypyc.build import mypycify  # a type error ends the build, on purpose

    os.environ["MYPYPATH"] = str(SOURCE)
    package = SOURCE / "monsterbox"
    paths = [
        str(path)
        for pattern in COMPILED
        for path in sorted(package.glob(pattern))
        if path.name != "__init__.py"
    ]
    # Silent about what is not compiled: while building, the libraries it imports are not there.
    wishes = ["--no-warn-unused-ignores", "--follow-imports=silent"]
    modules = mypycify([*wishes, *paths], group_name="monsterbox")
    for module in modules:
        if sys.platform.startswith("linux"):
            module.extra_compile_args = [*module.extra_compile_args, *LINUX_FLAGS]
    return modules


setup(ext_modules=compiled_modules())
