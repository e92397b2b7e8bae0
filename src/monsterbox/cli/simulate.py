"""`monsterbox simulate`: random games by the thousand, with error bars."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from monsterbox.cli.arguments import add_options, print_json, read_options, whole_number
from monsterbox.games.registry import game as find_game
from monsterbox.lab.simulate import Tally, check, report, simulate


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # private, not generic at run time
    parser = commands.add_parser("simulate", help="play random games and show how they end")
    parser.add_argument("game")
    parser.add_argument("--games", type=whole_number, default=10_000, metavar="N")
    parser.add_argument("--seats", type=whole_number, default=3, metavar="K")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="S")
    parser.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="processes")
    parser.add_argument("--audit", action="store_true", help="check every card at every decision")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    options = read_options(game, arguments)
    wishes = {"seats": arguments.seats, "games": arguments.games, "jobs": arguments.jobs}
    check(game.key, **wishes, options=options)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=arguments.json,
    )
    with bar:
        task = bar.add_task(game.key, total=arguments.games)
        tally = simulate(
            game.key,
            **wishes,
            seed=arguments.seed,
            options=options,
            audit=arguments.audit,
            progress=lambda done: bar.advance(task, done),
        )
    if arguments.json:
        print_json(report(game.key, arguments.seats, arguments.seed, options, tally))
    else:
        Console().print(table(game.key, tally))
    return 1 if tally.faults else 0


def table(key: str, tally: Tally) -> Table:
    """Show win rates and scores seat by seat, and the length of games below."""
    drawn = Table(title=f"{key}: {tally.decisions.n} random games", title_justify="left")
    drawn.add_column("seat")
    drawn.add_column("wins", justify="right")
    drawn.add_column("score", justify="right")
    for seat, (wins, scores) in enumerate(zip(tally.wins, tally.scores, strict=True)):
        drawn.add_row(
            str(seat),
            f"{100 * wins.value:.2f} % ± {100 * wins.margin:.2f}",
            f"{scores.value:.2f} ± {scores.margin:.2f}",
        )
    length = f"{tally.decisions.value:.1f} ± {tally.decisions.margin:.1f} decisions a game"
    faults = f"{tally.faults} faults" + "".join(f"\n{message}" for message in tally.told)
    drawn.caption = f"{length}, {faults}; ± is half a 95 % interval"
    return drawn
