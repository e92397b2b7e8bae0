"""The toy game as a package of somebody else: installed beside Monsterbox, found by entry point."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent / "pebbles"
METADATA = "Metadata-Version: 2.1\nName: toybox\nVersion: 1.0\n"
ENTRY_POINTS = "[monsterbox.games]\npebbles = toybox.pebbles.game:GAME\n"


def install(folder: Path) -> Path:
    """What `pip install toybox` would leave in a folder of packages."""
    shutil.copytree(SOURCE, folder / "toybox" / "pebbles", ignore=lambda *_: {"__pycache__"})
    (folder / "toybox" / "__init__.py").touch()
    information = folder / "toybox-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(METADATA)
    (information / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Ours, with the packages of the folder to be found as well."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    return os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(folder / "data")}


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python of its own, which finds the toy."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(folder),
        check=False,
    )
