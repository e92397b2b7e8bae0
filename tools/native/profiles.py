"""The profiles of MONSTERBOX_BUILD, and how each calls the C compiler."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

from tools.native.wish import wish

# The same floating-point results as the interpreter, on every processor.
SAME_GAMES = ["-ffp-contract=off"]
# No warnings: the C is generated, and a new warning of a newer gcc must not break an installation.
QUICK_FLAGS = [*SAME_GAMES, "-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-w"]
# Small functions are always inlined (without: 2 to 17 % slower), loops over three slots are not
# turned into vector code, and what cannot be guessed is computed rather than jumped over.
# docs/benchmarks.md lists what each of them costs and gains.
NATIVE_FLAGS = [
    *QUICK_FLAGS,
    "-fno-tree-vectorize",
    "--param=inline-min-speedup=2",
    "--param=max-inline-insns-auto=60",
    "--param=early-inlining-insns=30",
    "--param=inline-unit-growth=200",
    "--param=max-rtl-if-conversion-insns=20",
    "--param=max-rtl-if-conversion-predictable-cost=60",
    "--param=max-rtl-if-conversion-unpredictable-cost=120",
]


@dataclass(frozen=True)
class Profile:
    """How much the C compiler optimizes."""

    name: str
    level: str
    flags: list[str]


NATIVE = Profile("native", "3", NATIVE_FLAGS)
QUICK = Profile("quick", "1", QUICK_FLAGS)


def profile() -> Profile:
    """Return how to compile, if at all."""
    return QUICK if wish() == "quick" else NATIVE


def can_compile() -> bool:
    """Whether there are mypyc, a C compiler and Python's headers; prints what is missing."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError as error:
        print(f"monsterbox: no mypyc: {error}", file=sys.stderr)
        return False
    failure = failure_with([])
    if failure:
        print(f"monsterbox: no working C compiler: {failure}", file=sys.stderr)
    return not failure


def accepted(flags: list[str]) -> list[str]:
    """Return the flags that the C compiler accepts: all, those the games depend on, or none."""
    if compiler().compiler_type != "unix":
        return []
    return next((some for some in (flags, SAME_GAMES) if not failure_with(some)), [])


def failure_with(flags: list[str]) -> str:
    """Return why nothing can be compiled with these flags; empty if it can."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler().compile(
                [str(probe)],
                output_dir=folder,
                include_dirs=[sysconfig.get_path("include")],
                extra_postargs=flags,
            )
        except Exception as error:  # each compiler class has its own
            return str(error) or type(error).__name__
    return ""


def compiler() -> Any:
    """Return the C compiler that this Python was built with, or CC."""
    found = new_compiler()
    customize_compiler(found)
    return found


def identity(chosen: Any) -> str:
    """Return what else an object file depends on: the compiler and this Python."""
    command = list(getattr(chosen, "compiler_so", [])) or [chosen.compiler_type]
    asked = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return " ".join([*command, asked.stdout, sys.version, sysconfig.get_path("include")])
