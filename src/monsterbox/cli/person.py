"""`monsterbox person`: what is stored about a person, to hand it out or to delete it."""

from __future__ import annotations

import argparse
from importlib import import_module

from monsterbox.cli.backup import MAINTENANCE


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    about = "print what is stored about a person, or delete it"
    parser = commands.add_parser("person", help=about)
    parser.add_argument("number", help="the number on the person's page 'Your profile'")
    database = "file or address of the server, as for serve [MONSTERBOX_DATABASE]"
    parser.add_argument("--database", metavar="DATABASE", help=database)
    delete = "delete it all; with SQLite while the server is stopped"
    parser.add_argument("--delete", action="store_true", help=delete)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    told = import_module(MAINTENANCE).person(
        arguments.number, arguments.database, delete=arguments.delete
    )
    print(told)
    return 0
