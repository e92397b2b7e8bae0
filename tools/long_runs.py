"""Long runs that may be broken off: what is done stands in a file and is not done again.

A result holds for the rules, references and tests of the game it was found with; after a change to
any of them it is found anew.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TextIO

import monsterbox as mb

ROOT = Path(__file__).parent.parent
SECONDS_BETWEEN_LINES = 30.0
Result = dict[str, Any]


@cache
def fingerprint(key: str) -> str:
    """What the rules of a game, its tests and all that they share look like now."""
    folder = mb.game(key).package.rpartition(".")[2]
    places = ["src/monsterbox/core", f"src/monsterbox/games/{folder}", f"tests/games/{folder}"]
    shared = sorted((ROOT / "tests" / "games").glob("*.py"))
    checksum = hashlib.sha256()
    for path in [*(path for place in places for path in sources(ROOT / place)), *shared]:
        checksum.update(path.read_bytes())
    return checksum.hexdigest()[:16]


def sources(folder: Path) -> list[Path]:
    return sorted(path for kind in ("*.py", "*.toml") for path in folder.rglob(kind))


@dataclass
class Log:
    """The results of the tasks of one game, and of those that earlier runs have done."""

    path: Path | None
    key: str
    results: dict[str, Result] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path is not None and self.path.exists():
            lines = map(json.loads, self.path.read_text(encoding="utf-8").splitlines())
            mark = fingerprint(self.key)
            self.results = {line["task"]: line["result"] for line in lines if line["rules"] == mark}

    def add(self, task: str, result: Result) -> None:
        self.results[task] = result
        if self.path is not None:
            line = {"rules": fingerprint(self.key), "task": task, "result": result}
            with self.path.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")


@dataclass
class Progress:
    """One line about how far a run has come, now and then."""

    title: str
    total: int
    out: TextIO = sys.stderr
    clock: Callable[[], float] = time.monotonic
    begun: float = field(init=False)
    last: float = field(init=False)

    def __post_init__(self) -> None:
        self.begun = self.last = self.clock()

    def tell(self, done: int, bad: int) -> None:
        now = self.clock()
        if now - self.last < SECONDS_BETWEEN_LINES and done < self.total:
            return
        self.last = now
        minutes = (now - self.begun) / done * (self.total - done) / 60
        line = f"{self.title}: {done:,} of {self.total:,}, {bad} with a fault"
        print(f"{line}, {minutes:.0f} min to go", file=self.out, flush=True)


def run_all(
    key: str,
    tasks: Mapping[str, Any],
    work: Callable[[Any], Result],
    *,
    jobs: int,
    log: Path | None,
    is_bad: Callable[[Result], bool],
) -> dict[str, Result]:
    """Do the tasks of a game that are not done yet; those that went wrong are done again."""
    book = Log(log, key)
    done = {name for name in tasks if name in book.results and not is_bad(book.results[name])}
    waiting = {name: task for name, task in tasks.items() if name not in done}
    progress, bad = Progress(key, len(waiting)), 0
    for number, (name, result) in enumerate(results_of(waiting, work, jobs), start=1):
        book.add(name, result)
        bad += is_bad(result)
        progress.tell(number, bad)
    return {name: book.results[name] for name in tasks}


def results_of(
    tasks: Mapping[str, Any], work: Callable[[Any], Result], jobs: int
) -> Iterator[tuple[str, Result]]:
    """The results as they are found, here or in other processes."""
    if jobs == 1:
        yield from ((name, work(task)) for name, task in tasks.items())
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        names = {pool.submit(work, task): name for name, task in tasks.items()}
        yield from ((names[future], future.result()) for future in as_completed(names))
