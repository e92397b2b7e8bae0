"""What a process runs: the compiled rules, or the sources that they were compiled from.

While compiled modules are being replaced, a mark lies beside them. Whoever starts then runs the
sources for good, so that no process mixes the two, whenever the build ends or is broken off.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path

MARK = Path(__file__).parents[1] / "monsterbox__mypyc.building"
"""`tools/native/placing.py` puts it there."""


class SourcesOnly:
    """Imports the sources, and not what was compiled from them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("monsterbox."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def is_being_replaced() -> bool:
    """Whether a process that starts now runs the sources, one that starts later the compiled."""
    return MARK.exists()


def settle() -> None:
    """Decide for this process, before any module of the rules is imported."""
    if os.environ.get("MONSTERBOX_PURE") or is_being_replaced():
        sys.meta_path.insert(0, SourcesOnly)


def is_compiled() -> bool:
    """Whether the rules that are running are compiled."""
    from monsterbox.core import playout

    return not str(playout.__file__).endswith(".py")
