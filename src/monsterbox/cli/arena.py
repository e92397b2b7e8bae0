"""`monsterbox arena`: bots against each other, with error bars."""

from __future__ import annotations

import argparse
import os
import shlex
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from monsterbox.cli.arguments import (
    add_options,
    print_error,
    print_json,
    read_options,
    whole_number,
)
from monsterbox.games.registry import game as find_game
from monsterbox.lab.arena.log import Log, naming, open_log
from monsterbox.lab.arena.page import command, page
from monsterbox.lab.arena.play import Played
from monsterbox.lab.arena.results import Standings, report
from monsterbox.lab.arena.run import Run, run_arena
from monsterbox.lab.arena.schedule import whole_blocks
from monsterbox.lab.arena.setup import BadArena, Setup, check_number, set_up
from monsterbox.lab.numbers import between, duration, games_of, percent

INTERRUPTED = 130
BROKEN = 1
CAPTION = "± of a rating is one standard deviation; a shared win counts in part"


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("arena", help="let bots play each other and compare them")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, metavar="A,B", help="such as level1,ismcts:1s")
    parser.add_argument("--games", type=whole_number, default=100, metavar="N")
    parser.add_argument("--seats", type=whole_number, default=2, metavar="K")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="S")
    parser.add_argument("--jobs", type=whole_number, default=cores(), metavar="J", help="processes")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the games; continue them")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)
    parser.set_defaults(run=run)


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(arguments: argparse.Namespace) -> int:
    options = read_options(find_game(arguments.game), arguments)
    setup = set_up(
        arguments.game,
        bots=[spec.strip() for spec in arguments.bots.split(",")],
        seats=arguments.seats,
        seed=arguments.seed,
        options=options,
    )
    check(arguments)
    with ExitStack() as stack:
        log = stack.enter_context(open_log(arguments.save, setup)) if arguments.save else None
        done = play_games(setup, arguments, log)
    told = report(done, options)
    show(done, told, arguments)
    if done.stopped:
        print_error(stop_message(done, told, arguments))
        return INTERRUPTED if done.interrupted else BROKEN
    return 0


def check(arguments: argparse.Namespace) -> None:
    """Check everything that can be checked before the first game."""
    check_number("games", arguments.games)
    check_number("jobs", arguments.jobs)
    if arguments.html is None:
        return
    if find_spec("matplotlib") is None:
        raise BadArena("html: needs matplotlib; install it with: pip install 'monsterbox[lab]'")
    if arguments.save and arguments.html.resolve() == arguments.save.resolve():
        raise BadArena(f"html: {arguments.html} is the file of --save")
    check_writable(arguments.html)


def check_writable(path: Path) -> None:
    """Check by opening the file; its content stays, and a new file is removed again."""
    new = not path.exists()
    with naming(path):
        path.open("ab").close()
        if new:
            path.unlink()


# While it runs


def play_games(setup: Setup, arguments: argparse.Namespace, log: Log | None) -> Run:
    planned = whole_blocks(arguments.games, setup.seats)
    so_far = Standings(setup)
    before = [played for number, played in log.games.items() if number < planned] if log else []
    for played in before:
        so_far.add(played)
    with progress_bar(hidden=arguments.json) as bar:
        task = bar.add_task(setup.game, total=planned, completed=len(before), leader=leader(so_far))

        def advance(played: Played) -> None:
            so_far.add(played)
            bar.update(task, advance=1, leader=leader(so_far))

        return run_arena(
            setup, games=arguments.games, jobs=arguments.jobs, log=log, progress=advance
        )


def progress_bar(*, hidden: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[leader]}"),
        console=Console(stderr=True),
        transient=True,
        disable=hidden,
    )


def leader(so_far: Standings) -> str:
    if not so_far.games:
        return ""
    first = so_far.order[0]
    return escape(f"{so_far.names[first]} leads: {percent(so_far.sheets[first].win_rate)}")


# Afterwards


def show(done: Run, told: dict[str, Any], arguments: argparse.Namespace) -> None:
    if arguments.html and told["games"]:
        with naming(arguments.html):
            arguments.html.write_text(page(done, told), encoding="utf-8")
    if arguments.json:
        print_json(told)
    elif told["games"]:
        Console().print(table(told))


def table(told: dict[str, Any]) -> Table:
    drawn = Table(title=f"{told['game']}, {told['seats']} seats: {games_of(told)}")
    drawn.title_justify = drawn.caption_justify = "left"
    drawn.add_column("bot", overflow="fold")
    for name in ("wins", "95 % interval", "rating", "score", "rank", "per move"):
        drawn.add_column(name, justify="right")
    for one in told["results"]:
        drawn.add_row(
            escape(one["bot"]),
            percent(one["win_rate"]),
            between(one["low"], one["high"]),
            f"{one['rating']:.1f} ± {one['rating_sigma']:.1f}",
            f"{one['mean_score']:.1f}",
            f"{one['mean_rank']:.2f}",
            duration(one["seconds_per_move"]),
        )
    drawn.caption = "\n".join([CAPTION, *failures(told)])
    return drawn


def failures(told: dict[str, Any]) -> list[str]:
    return [
        escape(f"{one['bot']} failed in {one['failures']} games, first: {one['first_failure']}")
        for one in told["results"]
        if one["failures"]
    ]


def stop_message(done: Run, told: dict[str, Any], arguments: argparse.Namespace) -> str:
    """Say how far the run got, and how to continue."""
    reached = f"{done.stopped} after {done.planned - len(done.missing)} of {done.planned} games"
    if not arguments.save:
        return f"{reached}; with --save FILE a run can be continued"
    files = {"--save": arguments.save, "--html": arguments.html}
    more = [part for name, path in files.items() if path for part in (name, str(path))]
    return f"{reached}; continue with: {command(done, told)} {shlex.join(more)}"
