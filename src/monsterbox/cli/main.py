"""The command line: registers the commands, turns failures into one line and an exit status."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress

import monsterbox
from monsterbox.cli import (
    arena,
    backup,
    bench,
    compare,
    completion,
    person,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    verify,
)
from monsterbox.cli.arguments import WRONG_INPUT, Parser, print_error
from monsterbox.cli.play import command as play
from monsterbox.core.errors import MonsterboxError
from monsterbox.games.registry import named

INTERRUPTED = 130
COMMANDS = (
    play,
    simulate,
    compare,
    arena,
    replay,
    verify,
    review,
    rules,
    bench,
    serve,
    backup,
    restore,
    person,
    completion,
)


def parser() -> Parser:
    root = Parser(prog="monsterbox", description="Monster games in one box.")
    root.epilog = f"Games: {', '.join(named())}. monsterbox COMMAND --help tells more."
    root.add_argument("--version", action="version", version=f"monsterbox {monsterbox.__version__}")
    commands = root.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return root


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse like `parse_args`, but entries of the rulebook may also follow an option."""
    root = parser()
    parsed, left = root.parse_known_args(arguments)
    if left and hasattr(parsed, "entry") and not any(text.startswith("-") for text in left):
        parsed.entry = [*parsed.entry, *left]
    elif left:
        root.error(f"unknown arguments: {' '.join(left)}")
    return parsed


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 2 means that the input was wrong."""
    with suppress(AttributeError, ValueError):  # stdout may have been replaced
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # ditto
    try:
        parsed = parse(arguments)
        if parsed.command is None:
            parser().print_help()
            return 0
        status = parsed.run(parsed)
        sys.stdout.flush()
    except MonsterboxError as error:
        print_error(str(error))
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our pipe is gone; there is nobody to tell
        return 0
    return int(status)
