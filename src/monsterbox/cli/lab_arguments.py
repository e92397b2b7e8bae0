"""What the commands of the laboratory share: games to play, files to write, progress to show."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from monsterbox.cli.arguments import whole_number
from monsterbox.cluster import check_ray
from monsterbox.core.errors import MonsterboxError
from monsterbox.lab.cluster import Cluster
from monsterbox.lab.log import naming
from monsterbox.lab.workers import Jobs

INTERRUPTED = 130
BROKEN = 1


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def add_games(parser: argparse.ArgumentParser, *, games: int, seats: int, jobs: int) -> None:
    parser.add_argument(
        "--games", type=whole_number, default=games, metavar="N", help="how many games"
    )
    parser.add_argument("--seats", type=whole_number, default=seats, metavar="K", help="players")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="S", help="of the deals")
    parser.add_argument("--jobs", type=whole_number, default=jobs, metavar="J", help="processes")
    add_ray(parser)


def add_ray(parser: argparse.ArgumentParser) -> None:
    about = "play on an existing Ray cluster instead: auto, HOST:PORT or ray://HOST:PORT"
    parser.add_argument("--ray", metavar="ADDRESS", help=about)


def read_jobs(arguments: argparse.Namespace) -> Jobs:
    """Return where to play: processes here, or a cluster."""
    if arguments.ray is None:
        return int(arguments.jobs)
    check_ray()
    return Cluster(arguments.ray)


def spell_place(arguments: argparse.Namespace) -> list[str]:
    """Return the words that continue a run in the same place."""
    return [] if arguments.ray is None else ["--ray", arguments.ray]


def add_outputs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def read_bots(text: str) -> list[str]:
    return [spec.strip() for spec in text.split(",")]


def check_page(path: Path | None, error: type[MonsterboxError], *others: Path | None) -> None:
    """Check that a page can be written, before the first game."""
    if path is None:
        return
    if find_spec("matplotlib") is None:
        raise error("html: needs matplotlib; install it with: pip install 'monsterbox[lab]'")
    if path.resolve() in [other.resolve() for other in others if other]:
        raise error(f"html: {path} is the file of --save")
    check_writable(path, error)


def check_writable(path: Path, error: type[MonsterboxError]) -> None:
    """Check by opening the file; its content stays, and a new file is removed again."""
    new = not path.exists()
    with naming(path, error):
        path.open("ab").close()
        if new:
            path.unlink()


def progress_bar(*, hidden: bool, more: Sequence[str] = ()) -> Progress:
    """Return a bar on standard error with the time left; `more` are fields to show behind it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        *(TextColumn(f"{{task.fields[{name}]}}") for name in more),
        console=Console(stderr=True),
        transient=True,
        disable=hidden,
    )
