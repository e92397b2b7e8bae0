"""Measure what every house rule does, and write it down for the product and the documentation.

python -m tools.ledger [-j JOBS] [--games N] [--strong N] [--folder FOLDER] [GAME ...]

Each value of each option is played against the usual one on the same deals, by equal bots and by
unequal ones, some games of each in turn; with `--strong`, then also by bots that search, one value
after another. What lies in FOLDER is not played again, so the run may be broken off (Ctrl-C) and
continued with more games at any time: the intervals hold whenever one looks. What was written down
before stays, unless there are more games of it in FOLDER. Whenever it ends, it
writes `ledger.json` into the folder of each game, and docs/lab/ledger.md. `--games 0` plays nothing
and only writes.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import monsterbox as mb
from monsterbox.cli.lab_arguments import add_ray, read_jobs
from monsterbox.core.ledger import Ledger, read_ledger
from monsterbox.lab.ledger.measure import Bench, rounds
from monsterbox.lab.ledger.page import page
from monsterbox.lab.ledger.plan import QUICK, values_of
from monsterbox.lab.ledger.report import ledger, path_in, write

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "lab" / "ledger.md"
GAMES = 2000
Measure = Callable[[int, Callable[[str, int], None]], None]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what every house rule does.")
    parser.add_argument("game", nargs="*", default=mb.games(), help="default: all games")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes")
    add_ray(parser)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each value: {GAMES}")
    parser.add_argument("--strong", type=int, default=0, help="of each value, by bots that search")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ledger")
    told = parser.parse_args()
    jobs = read_jobs(told)
    stopped = False
    for key in told.game:
        game = mb.game(key)
        before = read_ledger(game.package, game.variant, game.version)
        bench = Bench(game, game.seats[0], told.folder, jobs, before=before)
        if not stopped:
            play(bench, told.games, told.strong)
            stopped = bool(bench.stop.reason)
        found = ledger(bench)
        if found.entries:
            write(found, path_in(bench, ROOT / "src"))
    PAGE.write_text(page(all_ledgers()), encoding="utf-8")
    raise SystemExit(130 if stopped else 0)


def play(bench: Bench, games: int, strong: int) -> None:
    values = len(values_of(bench.game, bench.seats))
    if games:
        steps = values * len(QUICK) * len(list(rounds(games)))
        with_bar(bench, steps, games, bench.measure)
    if strong and not bench.stop.reason:
        with_bar(bench, values, strong, bench.measure_strong)


def with_bar(bench: Bench, steps: int, games: int, measure: Measure) -> None:
    """Show the time left; the bar counts values and rounds, not games."""
    columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(TextColumn("{task.description}"), *columns, console=console) as bar:
        task = bar.add_task(bench.game.key, total=steps)

        def tell(value: str, reached: int) -> None:
            bar.update(task, advance=1, description=f"{bench.game.key} {value} {reached}")

        measure(games, tell)
        bar.update(task, completed=steps)


def all_ledgers() -> list[Ledger]:
    """Return those that lie in the folders of our games, for today's rules."""
    games = [mb.game(key) for key in mb.games()]
    found = [read_ledger(game.package, game.variant, game.version) for game in games]
    return [one for one in found if one is not None]


if __name__ == "__main__":
    main()
