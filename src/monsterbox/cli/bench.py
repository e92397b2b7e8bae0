"""`monsterbox bench`: how fast the rules run here."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from monsterbox.cli.arguments import add_game, add_options, print_json, read_options, whole_number
from monsterbox.games.registry import game as find_game
from monsterbox.lab.bench import bench


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("bench", help="measure the rules, compiled and interpreted")
    add_game(parser)
    parser.add_argument("--seats", type=whole_number, default=3, metavar="K")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    result = bench(game.key, seats=arguments.seats, options=read_options(game, arguments))
    if arguments.json:
        print_json(result)
        return 0
    drawn = Table(title=f"{game.key}, {arguments.seats} seats", title_justify="left")
    drawn.add_column("what")
    drawn.add_column("value", justify="right")
    drawn.add_row("compiled", "yes" if result["compiled"] else "no")
    drawn.add_row("decisions / s", f"{result['decisions_per_second']:,.0f}")
    drawn.add_row("games / s", f"{result['games_per_second']:,.0f}")
    drawn.add_row("interpreted decisions / s", f"{result['interpreted_decisions_per_second']:,.0f}")
    drawn.add_row("ratio", f"{result['ratio']:.1f}")
    drawn.add_row("clone", f"{result['clone_seconds'] * 1e6:.2f} µs")
    drawn.add_row("redeal", f"{result['redeal_seconds'] * 1e6:.2f} µs")
    Console().print(drawn)
    return 0
