"""What the commands share: one-line errors, options by name, JSON files."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from monsterbox.core.errors import BadOption, BadRecord
from monsterbox.core.game import Game
from monsterbox.core.options import PRINTED, Option, find_option
from monsterbox.games.registry import named

WRONG_INPUT = 2
GAME = "game"


class Help(argparse.ArgumentDefaultsHelpFormatter):
    """Help with the defaults, where they say something."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        text = action.help or ""
        says_nothing = action.default is None or action.default is False or action.default == []
        if says_nothing or "default" in text:
            return text
        return super()._get_help_string(action)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that names the problem, not a page of usage."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**{"formatter_class": Help} | arguments)

    def error(self, message: str) -> NoReturn:
        print_error(message)
        raise SystemExit(WRONG_INPUT)


def print_error(message: str) -> None:
    print(f"monsterbox: {' '.join(message.split())}", file=sys.stderr)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game, and say which there are."""
    parser.add_argument(GAME, help=f"one of {', '.join(named())}")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options for house rules: --preset NAME, --master, --option NAME=VALUE."""
    parser.add_argument("--preset", default=PRINTED, metavar="NAME", help="a set of house rules")
    parser.add_argument("--master", action="store_true", help="short for --option master=true")
    parser.add_argument(
        "--option",
        "-o",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; may be given several times",
    )


def read_options(game: Game, arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the house rules that were given, with values of their types."""
    given = dict(game.preset(arguments.preset))
    if arguments.master:
        given["master"] = True
    return given | read_values(game, arguments.option)


def read_values(game: Game, texts: Sequence[str]) -> dict[str, Any]:
    """Return house rules that were written as NAME=VALUE."""
    given: dict[str, Any] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"option {text!r}: write NAME=VALUE")
        given[name] = read_value(find_option(game.options, name), value)
    return given


def read_value(option: Option, text: str) -> Any:
    """Parse a value: lists are written as JSON, `ages=[9,7,null]`, anything else as it is."""
    if text.startswith("["):
        try:
            return json.loads(text)
        except json.JSONDecodeError:
            raise BadOption(f"option {option.name}: {text!r} is not a list") from None
    return option.read(text)


def read_record(path: Path) -> Mapping[str, Any]:
    """Read a record from a file, `-` for standard input."""
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
        record = json.loads(text)
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise BadRecord(f"{path}: not JSON: {error}") from None
    if not isinstance(record, Mapping):
        raise BadRecord(f"{path}: a record is a JSON object")
    return record


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Add the name of the file to what is wrong with a record."""
    try:
        yield
    except BadRecord as error:
        raise type(error)(f"{path}: {error}") from None


def print_json(data: object) -> None:
    """Print one JSON object and nothing else."""
    print(json.dumps(data))  # in ASCII, whatever the terminal supports


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
