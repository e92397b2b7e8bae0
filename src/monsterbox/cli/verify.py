"""`monsterbox verify`: check that every draw follows from the committed seed."""

from __future__ import annotations

import argparse
from pathlib import Path

import monsterbox
from monsterbox.cli.arguments import naming, print_error, print_json, read_record
from monsterbox.core.errors import CutShort
from monsterbox.core.records import Verdict

CUT_SHORT = 3


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser(
        "verify",
        help="check every draw of a record against its seed",
        description="Check every draw of a record against its seed. The exit status is 2 for a"
        " record that is wrong, and 3 for one whose end is missing.",
    )
    parser.add_argument("record", type=Path, help="a JSON file, - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.record)
    try:
        with naming(arguments.record):
            verdict = monsterbox.verify(record)
    except CutShort as error:
        print_error(str(error))
        return CUT_SHORT
    if arguments.json:
        print_json({"verified": True, **vars(verdict)})
        return 0
    print(told(verdict))
    return 0


def told(verdict: Verdict) -> str:
    """Say in one line what was found."""
    promise = f", the seed is the promised one ({verdict.commitment})" if verdict.commitment else ""
    end = " The match was given up." if verdict.given_up else ""
    return f"All {verdict.draws} draws follow from the seed{promise}.{added(verdict)}{end}"


def added(verdict: Verdict) -> str:
    """Say whose bytes took part; records before protocol 2 do not tell."""
    if verdict.contributors is None:
        return ""
    seats = ", ".join(str(seat) for seat in verdict.contributors)
    return f" Seats that added to it: {seats}." if seats else " No seat added anything to it."
