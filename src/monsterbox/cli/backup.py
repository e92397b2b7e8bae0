"""`monsterbox backup`: a whole copy of the database, made while the server runs."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

MAINTENANCE = "monsterbox.server.maintenance"


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("backup", help="copy the database while the server runs")
    parser.add_argument("file", type=Path, help="the file to write")
    add_database(parser)
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the options that backup and restore share."""
    about = "file of the server, as for serve [MONSTERBOX_DATABASE]"
    parser.add_argument("--database", metavar="DATABASE", help=about)
    parser.add_argument("--overwrite", action="store_true", help="replace what is there")


def run(arguments: argparse.Namespace) -> int:
    """Load the server's part by name, so that no other command loads it."""
    made = import_module(MAINTENANCE).make_backup(
        arguments.database, arguments.file, overwrite=arguments.overwrite
    )
    print(made)
    return 0
