"""`monsterbox completion`: what a shell needs to complete our commands, games and options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import monsterbox
from monsterbox.cli.arguments import GAME
from monsterbox.core.errors import MonsterboxError

SHELLS = ("bash", "zsh", "tcsh")
BASH = "_monsterbox_games"
ABOUT = """print a script that lets a shell complete commands, games and options;
for bash put it into ~/.local/share/bash-completion/completions/monsterbox, for zsh as _monsterbox
into a folder of $fpath"""


class NoCompletion(MonsterboxError):
    """The script cannot be made."""


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser(
        "completion", help="print a script for the shell that completes commands and games"
    )
    parser.description = ABOUT
    parser.add_argument("shell", choices=SHELLS, help="the shell")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if find_spec("shtab") is None:
        raise NoCompletion("completion: needs shtab; install it with: pip install shtab")
    whole: Callable[[], argparse.ArgumentParser] = import_module("monsterbox.cli.main").parser
    print(script(whole(), arguments.shell))
    return 0


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """Return the script for a shell, with the games that are installed."""
    games = " ".join(monsterbox.games())
    for one in actions_of(parser):
        if one.dest == GAME:
            one.complete = {"bash": BASH, "zsh": f"({games})", "tcsh": "f"}  # type: ignore[attr-defined]  # read by shtab
    preamble = {"bash": f'{BASH}() {{ compgen -W "{games}" -- "$1"; }}'}
    made: str = import_module("shtab").complete(parser, shell=shell, preamble=preamble)
    return made


def actions_of(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return the arguments of a parser and of its commands."""
    found = []
    for action in parser._actions:
        found.append(action)
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                found += actions_of(command)
    return found
