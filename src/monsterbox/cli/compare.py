"""`monsterbox compare`: the same deals under two sets of rules, until it is sure what changes."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from monsterbox.bots.make import simple_bot
from monsterbox.cli.arguments import (
    add_game,
    add_options,
    print_error,
    print_json,
    read_options,
    read_values,
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
from monsterbox.lab.comparison.measures import MEASURES
from monsterbox.lab.comparison.page import command, page, row, summary
from monsterbox.lab.comparison.pairs import Pairs
from monsterbox.lab.comparison.run import Comparison, compare, report, set_up_pair
from monsterbox.lab.log import naming
from monsterbox.lab.trials.setup import BadTrial, Setup

NOTE = (
    "all intervals together hold with 95 %, whenever you look; pts are points of percent, "
    "“the same” is surely below 2 pts or 3 % (5 % for points and the lead)"
)


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser(
        "compare", help="play the same deals under two sets of rules and show what changes"
    )
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help="one for all seats or one for each (default: the best bot that answers at once)",
    )
    add_games(parser, games=10_000, seats=2, jobs=cores())
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="save the games; continue them")
    add_outputs(parser)
    add_options(parser)
    parser.add_argument(
        "--with",
        dest="common",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule on both sides, as those of --preset and --master are",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    change = read_values(game, arguments.option)
    arguments.option = arguments.common
    common = read_options(game, arguments)
    usual, changed = set_up_pair(
        game.key,
        bots=read_bots(arguments.bots) if arguments.bots else [simple_bot(game.key)],
        seats=arguments.seats,
        seed=arguments.seed,
        common=common,
        change=change,
    )
    check_page(arguments.html, BadTrial)
    done = play_pairs(usual, changed, arguments)
    told = report(done, common, change)
    show(told, arguments)
    if done.stop.reason:
        print_error(stop_message(done, told, arguments))
        return INTERRUPTED if done.stop.interrupted else BROKEN
    return BROKEN if told["faults"] else 0


def play_pairs(usual: Setup, changed: Setup, arguments: argparse.Namespace) -> Comparison:
    with progress_bar(hidden=arguments.json, more=["so_far"]) as bar:
        task = bar.add_task(usual.game, total=arguments.games, so_far="")

        def advance(pairs: Pairs) -> None:
            bar.update(task, completed=pairs.n, so_far=still_open(pairs))

        return compare(
            usual,
            changed,
            games=arguments.games,
            jobs=read_jobs(arguments),
            folder=arguments.save,
            progress=advance,
        )


def still_open(pairs: Pairs) -> str:
    unknown = sum(verdict == "open" for verdict in pairs.verdicts().values())
    return f"{unknown} of {len(pairs.measures)} open; stops when all are known"


# Afterwards


def show(told: dict[str, Any], arguments: argparse.Namespace) -> None:
    if arguments.html and told["pairs"]:
        with naming(arguments.html, BadTrial):
            arguments.html.write_text(page(told), encoding="utf-8")
    if arguments.json:
        print_json(told)
    elif told["pairs"] or told["faults"]:
        Console().print(table(told))


def table(told: dict[str, Any]) -> Table:
    drawn = Table(title=escape(summary(told)))
    drawn.title_justify = drawn.caption_justify = "left"
    drawn.add_column("")
    for name in ("usual", "changed", "difference", "interval", ""):
        drawn.add_column(name, justify="right")
    for name, one in told["measures"].items():
        drawn.add_row(MEASURES[name].words, *row(name, one))
    notes = [NOTE]
    notes += [f"{told['faults']} pairs broke off: {'; '.join(told['fault_messages'])}"] * (
        told["faults"] > 0
    )
    drawn.caption = escape("\n".join(notes))
    return drawn


def stop_message(done: Comparison, told: dict[str, Any], arguments: argparse.Namespace) -> str:
    reached = f"{done.stop.reason} after {told['pairs']} of {told['pairs_asked']} pairs"
    if not arguments.save:
        return f"{reached}; with --save FOLDER a run can be continued"
    more = ["--save", str(arguments.save), *spell_place(arguments)]
    return f"{reached}; continue with: {command(told)} {shlex.join(more)}"
