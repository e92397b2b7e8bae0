"""`monsterbox verify`: check that every draw follows from the committed seed."""

from __future__ import annotations

import argparse
from pathlib import Path

import monsterbox
from monsterbox.cli.arguments import naming, print_json, read_record


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("verify", help="check every draw of a record against its seed")
    parser.add_argument("record", type=Path, help="a JSON file, - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.record)
    with naming(arguments.record):
        verdict = monsterbox.verify(record)
    if arguments.json:
        print_json({"verified": True, **vars(verdict)})
        return 0
    promise = f", the seed is the promised one ({verdict.commitment})" if verdict.commitment else ""
    print(f"All {verdict.draws} draws follow from the seed{promise}.")
    return 0
