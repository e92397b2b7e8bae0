"""Compiling object files, several at once, without those that are up to date."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

Given = TypeVar("Given")
Made = TypeVar("Made")


@dataclass(frozen=True)
class Compiling:
    """How C files are compiled to object files; `identity` identifies the compiler."""

    compiler: Any
    identity: str
    include_dirs: list[str]
    flags: list[str]

    def compile(self, source: Path, included: str = "") -> str:
        """Return the object file beside a C file.

        It is kept as long as the text, what it includes, the flags and the compiler stay the same.
        """
        key = source.with_suffix(".key")
        text = source.read_text(encoding="utf-8")
        now = digest(self.identity, *self.include_dirs, *self.flags, included, text)
        made = str(self.compiler.object_filenames([str(source)])[0])
        if Path(made).exists() and key.exists() and key.read_text() == now:
            return made
        key.unlink(missing_ok=True)
        self.compiler.compile(
            [str(source)], include_dirs=self.include_dirs, extra_postargs=self.flags
        )
        key.write_text(now)
        return made


def digest(*texts: str) -> str:
    """Return one hash for all the texts."""
    total = hashlib.sha256()
    for text in texts:
        total.update(hashlib.sha256(text.encode()).digest())
    return total.hexdigest()


def at_once(act: Callable[[Given], Made], items: list[Given], workers: int) -> list[Made]:
    """Return the results in order; the first failure ends the build."""
    with ThreadPoolExecutor(workers) as pool:
        futures = [pool.submit(act, item) for item in items]
        try:
            return [future.result() for future in futures]
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"monsterbox: {text}", flush=True)


@contextmanager
def timed(step: str) -> Iterator[None]:
    """Print how long a step took."""
    began = time.monotonic()
    yield
    say(f"{step} {time.monotonic() - began:.1f} s")
