"""Many reviews of matches of bots: whether luck and skill add up, whether chance is fair, how long.

python -m benchmarks.reviews [GAME ...] [--matches N] [--seed N] [--equal] [--hasty] [-j JOBS]
    [--resume FILE]

Bots of different strength play matches of each game, and the coach reviews them. The table tells
in how many seats start, luck and skill meet the result within two errors (about 95 in 100 should)
and how the distance spreads in errors (1 if the errors are honest), what luck at the draws and
luck at all brought the first seat on average (0 within the error, if both bots are equal), and
the seconds of processor time for a review.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import hypot, sqrt
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tools.long_runs import Result, run_all

import monsterbox as mb
from monsterbox.bots.evaluation import estimate
from monsterbox.coach import review as coach
from monsterbox.coach.grades import Effort
from monsterbox.coach.report import Share

MATCHES = 200
SEATS = 2
BOTS = ("level1", "level2", "level2", "level2", "heuristic", "level3")
"""Whoever plays the first seat, by turns; the others are level 2."""
HASTY = Effort(moments=8, start=16, draws=4, screen=4, compare=4, decide=8, most=8)
"""A tenth of the work: the errors are larger, and have to be as honest."""
Task = tuple[str, int, bool, bool]


def review(task: Task) -> Result:
    """Play a match and review it."""
    key, seed, equal, hasty = task
    first = "heuristic" if equal else BOTS[seed % len(BOTS)]
    match = played(key, seed, (first, "heuristic" if equal else "level2"))
    began = time.process_time()
    *_, report = coach.review(match, seed=seed, effort=HASTY if hasty else Effort())
    seconds = time.process_time() - began
    return {
        "seconds": seconds,
        "steps": report.steps,
        "gaps": [gap_of(share) for share in report.shares],
        "luck": [share.luck.mean for share in report.shares],
        "draws": [share.draws.mean for share in report.shares],
        "skill": [share.skill.mean for share in report.shares],
        "errors": [share.skill.error for share in report.shares],
    }


def gap_of(share: Share) -> float:
    """How far start, luck and skill miss the result, in errors."""
    parts = (share.start, share.luck, share.skill)
    gap = share.result - sum(part.mean for part in parts)
    error = hypot(*(part.error for part in parts))
    return gap / error if error else 0.0


def played(key: str, seed: int, bots: tuple[str, ...]) -> mb.Match:
    match = mb.game(key).match(len(bots), seed=seed)
    players = [mb.make_bot(spec, key, seed * 10 + seat) for seat, spec in enumerate(bots)]
    while (seat := match.turn) is not None:
        legal = match.legal(seat)
        only = legal[0] if len(legal) == 1 else None
        match.play(seat, only or players[seat].choose(match.belief(seat)))
    return match


def row(results: list[Result]) -> list[str]:
    """What the table tells of a game."""
    gaps = [gap for one in results for gap in one["gaps"]]
    spread = sqrt(sum(gap * gap for gap in gaps) / len(gaps))
    within = sum(abs(gap) < 2 for gap in gaps) / len(gaps)
    errors = [error for one in results for error in one["errors"]]
    return [
        str(len(results)),
        f"{100 * within:.1f} %",
        f"{spread:.2f}",
        told([one["draws"][0] for one in results]),
        told([one["luck"][0] for one in results]),
        f"{100 * sum(errors) / len(errors):.1f} %",
        f"{sum(one['seconds'] for one in results) / len(results):.1f} s",
        f"{max(one['seconds'] for one in results):.1f} s",
    ]


def told(values: list[float]) -> str:
    found = estimate(values)
    return f"{100 * found.mean:+.1f} ± {100 * found.error:.1f} %"


def main() -> int:
    parser = argparse.ArgumentParser(prog="reviews")
    parser.add_argument("games", nargs="*", default=list(mb.games()))
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each game")
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--equal", action="store_true", help="equal bots in both seats")
    parser.add_argument("--hasty", action="store_true", help="a tenth of the work for each")
    parser.add_argument("-j", "--jobs", type=int, default=1)
    parser.add_argument("--resume", type=Path, metavar="FILE")
    given = parser.parse_args()
    table = Table(title="Reviews of matches of two bots")
    columns = ("game", "matches", "within 2 errors", "spread", "draws", "luck", "error of skill")
    for name in (*columns, "mean time", "longest"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for key in given.games:
        tasks: dict[str, Any] = {
            f"review {key}, seed {seed}, equal {given.equal}, hasty {given.hasty}": (
                key,
                seed,
                given.equal,
                given.hasty,
            )
            for seed in range(given.seed, given.seed + given.matches)
        }
        results = run_all(
            key, tasks, review, jobs=given.jobs, log=given.resume, is_bad=lambda one: False
        )
        table.add_row(key, *row(list(results.values())))
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
