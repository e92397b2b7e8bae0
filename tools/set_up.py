"""Set up `.venv` with everything but compiled rules: the first step of `make play` and of tests.

It runs with whichever Python is there, so it must be readable by old ones.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TextIO

OLDEST = (3, 11)
VENV = Path(".venv")
BIN = VENV / "bin"
DONE = VENV / "installed"
DEPENDS_ON = ("constraints.txt", "pyproject.toml", "tools/set_up.py")
STEPS = 3


def main() -> None:
    if sys.version_info < OLDEST:
        have = sys.version.split()[0]
        sys.exit(f"monsterbox: needs Python 3.11 or newer, this is {have}: make PYTHON=python3.11")
    VENV.mkdir(exist_ok=True)
    with (VENV / "lock").open("w") as lock:
        wait_for(lock)
        if not is_done():
            set_up()


def wait_for(lock: TextIO) -> None:
    """Two `make` at once would install into the same folder."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        say("waiting for another make, which sets up the same folder")
        fcntl.flock(lock, fcntl.LOCK_EX)


def is_done() -> bool:
    """Whether nothing that decides what is installed has changed since."""
    if not DONE.exists():
        return False
    return all(os.path.getmtime(name) <= DONE.stat().st_mtime for name in DEPENDS_ON)


def set_up() -> None:
    began = time.monotonic()
    DONE.unlink(missing_ok=True)
    python = sys.version.split()[0]
    step(1, f"setting up {VENV} with Python {python}")
    if not (VENV / "made").exists():
        call(sys.executable, "-m", "venv", str(VENV))
        (VENV / "made").touch()
    step(2, "installing the tools to build with")
    install(*build_tools())
    step(3, "installing Monsterbox and its libraries, the longest step")
    install("--no-build-isolation", "--editable", ".[lab,postgres]", MONSTERBOX_BUILD="pure")
    DONE.touch()
    say(f"set up in {time.monotonic() - began:.0f} s")


def build_tools() -> list[str]:
    import tomllib

    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return list(project["build-system"]["requires"])


def install(*what: str, **environment: str) -> None:
    constraints = str(Path("constraints.txt").resolve())  # build tools keep to the same versions
    pip = (str(BIN / "python"), "-m", "pip", "install", "-qq", "--no-compile")
    call(*pip, *what, PIP_CONSTRAINT=constraints, **environment)


def call(*command: str, **environment: str) -> None:
    try:
        status = subprocess.call(command, env={**os.environ, **environment})
    except KeyboardInterrupt:
        sys.exit("monsterbox: stopped while setting up; the next make goes on with it")
    if status:
        sys.exit("monsterbox: this step failed: see above. Is a package index within reach?")


def step(number: int, text: str) -> None:
    say(f"{number} of {STEPS}: {text}")


def say(text: str) -> None:
    print(f"monsterbox: {text}", flush=True)


if __name__ == "__main__":
    main()
