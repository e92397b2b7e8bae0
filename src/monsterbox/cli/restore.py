"""`monsterbox restore`: put a backup back; the server must be stopped."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from monsterbox.cli.backup import MAINTENANCE, add_database


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("restore", help="put a backup back while the server is stopped")
    parser.add_argument("file", type=Path, help="a file that `monsterbox backup` made")
    add_database(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    restored = import_module(MAINTENANCE).restore_backup(
        arguments.file, arguments.database, overwrite=arguments.overwrite
    )
    print(restored)
    return 0
