"""`make play` on a copy of the repository, for the test and the benchmark of the first minute."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GREETING = "Monsterbox: http"
ENDING = 300.0  # seconds that it may take; a quiet machine needs one
NOT_OURS = ("BROWSER", "DISPLAY", "MAKEFLAGS", "MAKELEVEL", "PYTHONPATH", "WAYLAND_DISPLAY")


def copy_of_the_repository(folder: Path) -> Path:
    """Copy the files that a clone would have, with the edits of this work tree."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def as_a_stranger() -> dict[str, str]:
    """Return the environment without a screen, and without what this work tree set in it."""
    kept = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
    return {name: value for name, value in kept.items() if not name.startswith("MONSTERBOX_")}


class FirstStart:
    """`make play` in a folder, without a browser, and what it has printed so far."""

    def __init__(self, folder: Path, tables: str = "tables.db") -> None:
        self.began = time.monotonic()
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            ["make", "play", f"ARGS=--port 0 --database {folder / tables}"],
            cwd=folder,
            env=as_a_stranger() | {"MONSTERBOX_BUILD": "auto"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def told(self) -> Iterator[str]:
        """Yield each line as it comes, until nobody is left who could print one."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip())
            yield line.rstrip()

    def address(self) -> str:
        """Wait for the greeting; empty if it never comes."""
        found = (line for line in self.told() if line.startswith(GREETING))
        return next(found, "").partition(": ")[2]

    def interrupt(self) -> list[str]:
        """Press Ctrl-C; return what is printed then."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)
        assert self.process.stdout is not None
        with self.process.stdout:
            last = list(self.told())
        self.process.wait(ENDING)
        return last
