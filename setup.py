"""Compile the rules with mypyc; without a C compiler the same sources run as plain Python.

MONSTERBOX_BUILD=auto    compile if there is a C compiler (the default)
MONSTERBOX_BUILD=native  fail when nothing can be compiled (continuous integration, release)
MONSTERBOX_BUILD=quick   compile in a hurry, for whoever changes rules: about three quarters as fast
MONSTERBOX_BUILD=pure    do not compile

python setup.py build_ext --inplace   puts compiled modules next to their sources, as `make` does
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # pip does not run this from its folder

from tools.native.command import BuildNative, Editable, compiled_modules
from tools.readme import readable_anywhere

README = Path(__file__).with_name("README.md")
COMPILED = [
    "bots/batch.py",
    "bots/payoffs.py",
    "bots/playouts.py",
    "bots/policy.py",
    "bots/search.py",
    "bots/tree.py",
    "core/actions.py",
    "core/bits.py",
    "core/features.py",
    "core/journal.py",
    "core/odds.py",
    "core/playout.py",
    "core/rng.py",
    "core/state.py",
    "core/zones.py",
    "games/*/bot/policy*.py",
    "games/*/engine/*.py",
    "games/*/engine/rules/*.py",
]

setup(
    long_description=readable_anywhere(README.read_text(encoding="utf-8")),
    long_description_content_type="text/markdown",
    ext_modules=compiled_modules(COMPILED),
    cmdclass={"build_ext": BuildNative, "editable_wheel": Editable},
)
