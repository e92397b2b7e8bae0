"""Long runs that may be broken off: what is done stands in a file and is not done again.

A result holds for the rules, references and tests of the game it was found with; after a change to
any of them it is found anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, NoReturn, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

import monsterbox as mb
from monsterbox.lab.workers import results

ROOT = Path(__file__).parent.parent
SECONDS_BETWEEN_LINES = 30.0
INTERRUPTED = 130
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
    """How far a run has come: a bar on a terminal, elsewhere one line now and then."""

    title: str
    total: int
    out: TextIO = sys.stderr
    clock: Callable[[], float] = time.monotonic
    bad: str = "with a fault"
    """What those are that are told apart."""
    bar: Bar | None = field(default=None, init=False)
    begun: float = field(init=False)
    last: float = field(init=False)

    def __post_init__(self) -> None:
        self.begun = self.last = self.clock()

    def __enter__(self) -> Progress:
        if self.out.isatty():
            columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
            text = TextColumn("{task.description}")
            self.bar = Bar(text, *columns, console=Console(file=self.out), transient=True)
            self.bar.add_task(self.title, total=self.total)
            self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def tell(self, done: int, bad: int) -> None:
        if self.bar is not None:
            words = f"{self.title}, {bad} {self.bad}"
            self.bar.update(self.bar.task_ids[0], completed=done, description=words)
            return
        now = self.clock()
        if now - self.last < SECONDS_BETWEEN_LINES and done < self.total:
            return
        self.last = now
        minutes = (now - self.begun) / done * (self.total - done) / 60
        line = f"{self.title}: {done:,} of {self.total:,}, {bad} {self.bad}"
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
    """Do the tasks of a game that are not done yet; those that went wrong are done again.

    Ctrl-C ends the program in one line; what was done stands in the file.
    """
    book = Log(log, key)
    done = {name for name in tasks if name in book.results and not is_bad(book.results[name])}
    waiting = {name: task for name, task in tasks.items() if name not in done}
    number = bad = 0
    try:
        with Progress(key, len(waiting)) as progress:
            for number, (name, result) in enumerate(results_of(waiting, work, jobs), start=1):
                book.add(name, result)
                bad += is_bad(result)
                progress.tell(number, bad)
    except KeyboardInterrupt:
        end_early(f"{key}: interrupted after {number} of {len(waiting)}", log)
    return {name: book.results[name] for name in tasks}


def results_of(
    tasks: Mapping[str, Any], work: Callable[[Any], Result], jobs: int
) -> Iterator[tuple[str, Result]]:
    """The results as they are found, here or in other processes, which end when we do."""
    with closing(results(partial(named, work), list(tasks.items()), jobs)) as found:
        yield from found


def named(work: Callable[[Any], Result], task: tuple[str, Any]) -> tuple[str, Result]:
    return task[0], work(task[1])


def end_early(reached: str, log: Path | None) -> NoReturn:
    """End the program in one line that says how to go on."""
    more = "with --resume FILE a run can be continued"
    print(f"{reached}; {f'--resume {log} goes on with it' if log else more}", file=sys.stderr)
    raise SystemExit(INTERRUPTED)
