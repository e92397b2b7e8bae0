"""`monsterbox simulate`: games by the thousand, with error bars; random ones or those of bots."""

from __future__ import annotations

import argparse
import shlex
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table

from monsterbox.cli.arguments import add_game, add_options, print_error, print_json, read_options
from monsterbox.cli.lab_arguments import (
    BROKEN,
    INTERRUPTED,
    add_games,
    add_outputs,
    check_page,
    progress_bar,
    read_bots,
    read_jobs,
    spell_place,
)
from monsterbox.games.registry import game as find_game
from monsterbox.lab.log import naming
from monsterbox.lab.numbers import between, games_so_far, percent
from monsterbox.lab.simulate import Simulation, check, simulate_bots, simulate_until_stopped
from monsterbox.lab.simulation_page import POWERS_NOTE, command, page, points_of, position_name
from monsterbox.lab.tally import WORDS, report
from monsterbox.lab.trials.run import open_trial
from monsterbox.lab.trials.setup import BadTrial, Setup, set_up

MOST_POWERS = 20


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # private, not generic at run time
    parser = commands.add_parser(
        "simulate", help="play many games, random or with bots, and show how they go"
    )
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help="one for all seats or one for each, such as level2,heuristic (default: random play)",
    )
    add_games(parser, games=10_000, seats=3, jobs=1)
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="save the games of bots; continue them"
    )
    parser.add_argument("--audit", action="store_true", help="check every card at every decision")
    add_outputs(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    options = read_options(game, arguments)
    check(
        game.key,
        seats=arguments.seats,
        games=arguments.games,
        jobs=read_jobs(arguments),
        options=options,
    )
    check_wishes(arguments)
    setup = set_up_bots(arguments, options) if arguments.bots else None
    done = play_games(arguments, options, setup)
    told = report(
        game.key,
        arguments.seed,
        options,
        done.tally,
        bots=setup.bots if setup else (),
        asked=arguments.games,
    )
    show(done, told, arguments)
    if done.stop.reason:
        print_error(stop_message(done, told, arguments))
        return INTERRUPTED if done.stop.interrupted else BROKEN
    return BROKEN if done.tally.faults else 0


def check_wishes(arguments: argparse.Namespace) -> None:
    """Check what can be checked before the first game."""
    if arguments.bots and arguments.audit:
        raise BadTrial("audit: goes with random games only, not with bots")
    if arguments.save and not arguments.bots:
        raise BadTrial("save: goes with bots only; random games are played again in no time")
    check_page(arguments.html, BadTrial, arguments.save)


def set_up_bots(arguments: argparse.Namespace, options: dict[str, Any]) -> Setup:
    return set_up(
        arguments.game,
        bots=read_bots(arguments.bots),
        seats=arguments.seats,
        seed=arguments.seed,
        options=options,
    )


def play_games(
    arguments: argparse.Namespace, options: dict[str, Any], setup: Setup | None
) -> Simulation:
    with ExitStack() as stack:
        save = arguments.save
        log = stack.enter_context(open_trial(save, setup)) if save and setup else None
        bar = stack.enter_context(progress_bar(hidden=arguments.json))
        task = bar.add_task(arguments.game, total=arguments.games)

        def advance(games: int) -> None:
            bar.advance(task, games)

        games, jobs = arguments.games, read_jobs(arguments)
        if setup:
            return simulate_bots(setup, games=games, jobs=jobs, log=log, progress=advance)
        return simulate_until_stopped(
            arguments.game,
            seats=arguments.seats,
            games=games,
            seed=arguments.seed,
            jobs=jobs,
            options=options,
            audit=arguments.audit,
            progress=advance,
        )


# Afterwards


def show(done: Simulation, told: dict[str, Any], arguments: argparse.Namespace) -> None:
    if arguments.html and done.tally.games:
        with naming(arguments.html, BadTrial):
            arguments.html.write_text(page(done.tally, told), encoding="utf-8")
    if arguments.json:
        print_json(told)
    elif done.tally.games or done.tally.faults:
        Console().print(tables(told))


def tables(told: dict[str, Any]) -> Group:
    """Show who wins from where, how long games take, and how they end."""
    tables = [seats_table(told), order_table(told), course_table(told), endings_table(told)]
    if told["powers"]:
        tables.append(powers_table(told))
    return Group(*(part for drawn in tables for part in (drawn, "")))


def seats_table(told: dict[str, Any]) -> Table:
    kind = "games" if told["bots"] else "random games"
    drawn = left(Table(title=escape(f"{told['game']}: {games_so_far(told, kind)}")))
    drawn.add_column("seat")
    drawn.add_column("wins", justify="right")
    drawn.add_column("score", justify="right")
    for seat, rate in enumerate(told["win_rates"]):
        drawn.add_row(
            escape(f"{seat} {told['bots'][seat]}" if told["bots"] else str(seat)),
            f"{100 * rate:.2f} % ± {100 * told['win_rate_margins'][seat]:.2f}",
            f"{told['mean_scores'][seat]:.2f} ± {told['mean_score_margins'][seat]:.2f}",
        )
    faults = f"{told['faults']} faults" + "".join(f"\n{one}" for one in told["fault_messages"])
    drawn.caption = f"{escape(faults)}; ± is half a 95 % interval"
    return drawn


def order_table(told: dict[str, Any]) -> Table:
    drawn = left(Table(title="In the order of play"))
    drawn.add_column("")
    drawn.add_column("wins", justify="right")
    drawn.add_column("95 % interval", justify="right")
    for place, one in enumerate(told["win_rates_by_position"]):
        drawn.add_row(
            position_name(place), percent(one["share"]), f"{between(one['low'], one['high'])} %"
        )
    return drawn


def course_table(told: dict[str, Any]) -> Table:
    drawn = left(Table(title="A game"))
    drawn.add_column("")
    for name in ("mean", "95 % interval", "in 8 of 10 games"):
        drawn.add_column(name, justify="right")
    for name, one in told["measures"].items():
        drawn.add_row(
            WORDS[name],
            f"{one['mean']:.2f}",
            f"{one['low']:.2f} to {one['high']:.2f}",
            f"{one['tenth']:g} to {one['ninety']:g}",
        )
    return drawn


def endings_table(told: dict[str, Any]) -> Table:
    drawn = left(Table(title="How games end"))
    drawn.add_column("")
    drawn.add_column("share", justify="right")
    drawn.add_column("95 % interval", justify="right")
    shared = {"ending": "the win is shared"} | told["shared_wins"]
    nobody = {"ending": "nobody wins"} | told["without_winner"]
    for one in (*told["endings"], shared, nobody):
        drawn.add_row(
            escape(one["ending"]), percent(one["share"]), f"{between(one['low'], one['high'])} %"
        )
    return drawn


def powers_table(told: dict[str, Any]) -> Table:
    """Show what decided most often, and what those who won had used more than others."""
    drawn = left(Table(title="Cards and powers"))
    drawn.add_column("")
    for name in ("a game", "decided", "users win more often by", "95 % interval"):
        drawn.add_column(name, justify="right")
    for one in told["powers"][:MOST_POWERS]:
        drawn.add_row(
            escape(one["power"]),
            f"{one['per_game']:.2f}",
            percent(one["decided"]["share"]),
            *points_of(one["advantage"]),
        )
    drawn.caption = POWERS_NOTE
    return drawn


def left(drawn: Table) -> Table:
    drawn.title_justify = drawn.caption_justify = "left"
    return drawn


def stop_message(done: Simulation, told: dict[str, Any], arguments: argparse.Namespace) -> str:
    """Say how far it got, and how to continue."""
    reached = f"{done.stop.reason} after {told['games']} of {told['games_asked']} games"
    if not arguments.save:
        return f"{reached}; with --bots and --save FILE a run can be continued"
    more = ["--save", str(arguments.save), *spell_place(arguments)]
    return f"{reached}; continue with: {command(told)} {shlex.join(more)}"
