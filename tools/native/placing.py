"""Compiled modules beside their sources: which sources they come from, and how they get there.

They are built elsewhere and moved in when all are done. Meanwhile a mark makes processes that
start run the sources (`monsterbox/compiled.py`); a build that is killed leaves it there.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from tools.native.objects import say
from tools.native.wish import wish

SOURCE = Path("src")  # relative: the paths end up in tracebacks
PACKAGE = SOURCE / "monsterbox"
MARK = SOURCE / "monsterbox__mypyc.building"
RECORD = SOURCE / "monsterbox__mypyc.made"
LOCK = Path("build", "native", "lock")
READ = ("core/*.py", "bots/*.py", "games/*/engine/**/*.py", "games/*/bot/**/*.py")
BUILD = ("setup.py", "tools/native/*.py")


def fingerprint() -> str:
    """Return what tells apart modules that could differ: sources, build, Python and profile."""
    total = hashlib.sha256()
    for text in (sys.version, version("mypy"), os.environ.get("CC", ""), str(wish() == "quick")):
        total.update(text.encode() + b"\0")
    sources = {path for pattern in READ for path in PACKAGE.glob(pattern)}
    build = {path for pattern in BUILD for path in Path().glob(pattern)}
    for path in sorted(sources | build):
        total.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_up_to_date() -> bool:
    """Whether all compiled modules are in place, and come from the sources as they are now."""
    try:
        made = json.loads(RECORD.read_text(encoding="utf-8"))
        return made["of"] == fingerprint() and all(Path(name).exists() for name in made["files"])
    except (OSError, ValueError, LookupError, ModuleNotFoundError):
        return False


def mark() -> None:
    """Let processes that start from now on run the sources."""
    MARK.touch()


def unmark() -> None:
    MARK.unlink(missing_ok=True)


def place(built: Mapping[Path, Path], of: str) -> None:
    """Move modules that were built from these sources to their places."""
    mark()
    RECORD.unlink(missing_ok=True)
    for target, made in built.items():
        new = target.with_name(f"{target.name}.new")
        shutil.copyfile(made, new)
        os.replace(new, target)
    for path in compiled_files() - built.keys():
        path.unlink()
    told = {"of": of, "files": sorted(path.as_posix() for path in built)}
    RECORD.write_text(json.dumps(told), encoding="utf-8")
    unmark()


def remove_compiled() -> None:
    """Remove compiled modules, which would take precedence over edited sources."""
    mark()
    RECORD.unlink(missing_ok=True)
    for path in compiled_files():
        path.unlink()
    unmark()


def compiled_files() -> set[Path]:
    return {path for pattern in ("*.so", "*.pyd") for path in SOURCE.rglob(pattern)}


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other process builds here."""
    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows
            yield
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another build")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
