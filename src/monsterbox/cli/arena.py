"""`monsterbox arena`: bots against each other, with error bars."""

from __future__ import annotations

import argparse
import shlex
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from monsterbox.cli.arguments import (
    add_game,
    add_options,
    print_error,
    print_json,
    read_options,
)
from monsterbox.cli.lab_arguments import (
    BROKEN,
    INTERRUPTED,
    add_games,
    add_outputs,
    check_page,
    cores,
    progress_bar,
    read_bots,
    read_jobs,
    spell_place,
)
from monsterbox.games.registry import game as find_game
from monsterbox.lab.arena.log import Log, open_log
from monsterbox.lab.arena.page import command, page
from monsterbox.lab.arena.play import Played
from monsterbox.lab.arena.results import Standings, report
from monsterbox.lab.arena.run import Run, run_arena
from monsterbox.lab.arena.schedule import whole_blocks
from monsterbox.lab.arena.setup import BadArena, Setup, check_number, set_up
from monsterbox.lab.log import naming
from monsterbox.lab.numbers import between, duration, games_of, percent

CAPTION = "± of a rating is one standard deviation; a shared win counts in part"


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("arena", help="let bots play each other and compare them")
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B", help="such as level1,ismcts:1s")
    add_games(parser, games=100, seats=2, jobs=cores())
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the games; continue them")
    add_outputs(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    options = read_options(find_game(arguments.game), arguments)
    setup = set_up(
        arguments.game,
        bots=read_bots(arguments.bots),
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
    check_number("jobs", read_jobs(arguments))
    check_page(arguments.html, BadArena, arguments.save)


# While it runs


def play_games(setup: Setup, arguments: argparse.Namespace, log: Log | None) -> Run:
    planned = whole_blocks(arguments.games, setup.seats)
    so_far = Standings(setup)
    before = [played for number, played in log.games.items() if number < planned] if log else []
    for played in before:
        so_far.add(played)
    with progress_bar(hidden=arguments.json, more=["leader"]) as bar:
        task = bar.add_task(setup.game, total=planned, completed=len(before), leader=leader(so_far))

        def advance(played: Played) -> None:
            so_far.add(played)
            bar.update(task, advance=1, leader=leader(so_far))

        return run_arena(
            setup, games=arguments.games, jobs=read_jobs(arguments), log=log, progress=advance
        )


def leader(so_far: Standings) -> str:
    if not so_far.games:
        return ""
    first = so_far.order[0]
    return escape(f"{so_far.names[first]} leads: {percent(so_far.sheets[first].win_rate)}")


# Afterwards


def show(done: Run, told: dict[str, Any], arguments: argparse.Namespace) -> None:
    if arguments.html and told["games"]:
        with naming(arguments.html, BadArena):
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
    more += spell_place(arguments)
    return f"{reached}; continue with: {command(done, told)} {shlex.join(more)}"
