"""`monsterbox serve`: the table in the browser."""

from __future__ import annotations

import argparse
from importlib import import_module

SETTINGS = "monsterbox.server.settings"
SERVER = "monsterbox.server.run"


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    """Add every setting of the server as an option; each is also a variable MONSTERBOX_<NAME>."""
    parser = commands.add_parser("serve", help="play in the browser: run the server")
    module = import_module(SETTINGS)
    for setting in module.SETTINGS:
        default = getattr(module.Settings(), setting.name)
        usual = f" (default: {default})" if default else ""
        about = f"{setting.about}{usual} [{setting.variable}]"
        if setting.is_switch:
            parser.add_argument(setting.flag, action="store_const", const="yes", help=about)
        else:
            parser.add_argument(setting.flag, metavar=setting.name.upper(), help=about)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Load the server by name, so that no other command loads it."""
    status: int = import_module(SERVER).main(vars(arguments))
    return status
