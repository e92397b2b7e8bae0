"""`monsterbox review`: what the coach says of a recorded match."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import monsterbox
from monsterbox.bots.evaluation import Estimate
from monsterbox.cli.arguments import naming, read_record, whole_number
from monsterbox.coach.grades import SURE
from monsterbox.coach.pieces import Course, pieces, work_on
from monsterbox.coach.report import Graded, Moment, Report, TurningPoint
from monsterbox.coach.review import Review
from monsterbox.core.errors import BadOption
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.lab.workers import results
from monsterbox.text.catalog import Catalog

DOUBTFUL = ("inaccuracy", "mistake")
MOST_LINES = 16
"""Turns of the curve, and doubtful choices, that are printed."""


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser(
        "review",
        help="luck, skill and turning points of a recorded match",
        description="Review a recorded match that is over: the chances of all seats, the turning"
        " points, luck and skill, and what choices cost.",
    )
    parser.add_argument("record", type=Path, help="a JSON file, - for standard input")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--seed", type=whole_number, default=0, help="of the imagined games")
    parser.add_argument("-j", "--jobs", type=whole_number, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.jobs < 1:
        raise BadOption(f"--jobs: {arguments.jobs} is not a number from 1")
    record = read_record(arguments.record)
    with naming(arguments.record):
        match = monsterbox.replay(record)
    report = reviewed(Course.of(match), arguments.seed, arguments.jobs)
    if arguments.json:
        print(msgspec.json.encode(report).decode())
        return 0
    show(report, Catalog(arguments.lang), Console(file=sys.stdout, highlight=False))
    return 0


def reviewed(course: Course, seed: int, jobs: int) -> Report:
    """Review the match in as many processes."""
    review = Review(course, seed)
    for found in results(work_on, pieces(course, seed=seed), jobs):
        review.add(found)
    return review.report()


def show(report: Report, words: Catalog, console: Console) -> None:
    """Print the review in words."""
    console.print(curve(report, words))
    console.print(f"\n{words.say('cli', 'review-points')}", style="bold")
    for point in report.turning_points:
        console.print(turning_point(point, words), markup=False, soft_wrap=True)
    console.print(f"\n{words.say('cli', 'review-balance')}", style="bold")
    for line in balance(report, words):
        console.print(line, markup=False, soft_wrap=True)
    console.print(f"\n{words.say('cli', 'review-decisions')}", style="bold")
    for line in decisions(report, words):
        console.print(line, markup=False, soft_wrap=True)


def curve(report: Report, words: Catalog) -> Table:
    """Return the chances at the beginning of some of the turns, and the result."""
    table = Table(title=words.say("cli", "review-chances"), title_justify="left")
    table.add_column(words.say("cli", "review-turn"), justify="right")
    for seat in range(report.seats):
        table.add_column(name(seat), justify="right")
    for moment in some(report.moments):
        table.add_row(str(moment.turn), *(percent(one) for one in moment.chances))
    return table


def some(moments: tuple[Moment, ...]) -> list[Moment]:
    """Return the first moment of every turn, or of every few turns, and the last of all."""
    first: dict[int, Moment] = {}
    for moment in moments[:-1]:
        first.setdefault(moment.turn, moment)
    every = -(-len(first) // MOST_LINES)
    return [*list(first.values())[::every], moments[-1]]


def turning_point(point: TurningPoint, words: Catalog) -> str:
    changes = ", ".join(
        f"{name(seat)} {percent(one, sign='+')}" for seat, one in enumerate(point.changes)
    )
    if point.kind == "luck":
        odds = f"{100 * (point.odds or 1.0):.0f}"
        return words.say(
            "cli",
            "review-luck-point",
            turn=point.turn,
            what=point.choice,
            odds=odds,
            changes=changes,
        )
    told = words.say(
        "cli",
        "review-choice-point",
        turn=point.turn,
        player=name(point.seat),
        what=point.choice,
        changes=changes,
    )
    if point.better is None:
        return told
    return f"{told} {words.say('cli', 'review-better', what=point.better.choice)}"


def balance(report: Report, words: Catalog) -> list[str]:
    return [
        words.say(
            "cli",
            "review-share",
            player=name(seat),
            start=percent(share.start),
            luck=percent(share.luck, sign="+"),
            skill=percent(share.skill, sign="+"),
            result=f"{100 * share.result:.0f} %",
        )
        for seat, share in enumerate(report.shares)
    ]


def decisions(report: Report, words: Catalog) -> list[str]:
    """Say how many choices got which grade, and which cost most."""
    lines = []
    for seat in range(report.seats):
        grades = [one.grade for one in report.choices if one.seat == seat]
        told = [
            f"{grades.count(grade)} {words.say('cli', f'review-grade.{grade}')}"
            for grade in ("good", "unsure", "inaccuracy", "mistake", "only")
        ]
        lines.append(f"{name(seat)}: {', '.join(told)}")
    doubtful = [one for one in report.choices if one.grade in DOUBTFUL]
    worst = sorted(doubtful, key=lambda one: -one.cost.mean)[:MOST_LINES]
    return lines + [decision(one, words) for one in sorted(worst, key=lambda one: one.version)]


def decision(one: Graded, words: Catalog) -> str:
    return words.say(
        "cli",
        "review-decision",
        turn=one.turn,
        player=name(one.seat),
        what=one.choice,
        cost=percent(one.cost),
        better=one.options[0].choice,
    )


def name(seat: int) -> str:
    return f"#{seat}"


def percent(one: Estimate, sign: str = "") -> str:
    """Return a share of a win, with the width in which the truth lies nine times in ten."""
    mean = f"{100 * one.mean:{sign}.0f}".replace("-", "−")
    return f"{mean} ± {100 * SURE * one.error:.0f} %"
