"""`monsterbox play`: the arguments of the command."""

from __future__ import annotations

import argparse
from pathlib import Path

from monsterbox.bots.make import KINDS
from monsterbox.cli.arguments import add_game, add_options, read_options, whole_number
from monsterbox.cli.play.loop import play
from monsterbox.cli.play.opponents import DEFAULT_BOT
from monsterbox.core.errors import MonsterboxError, listing
from monsterbox.core.options import PRINTED
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.registry import game as find_game

DEFAULT_SEATS = 3


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("play", help="play in the terminal, you against bots")
    add_game(parser)
    parser.add_argument("--seats", type=whole_number, metavar="K", help="seats at the table (3)")
    parser.add_argument("--seat", type=whole_number, metavar="S", help="your seat, from 0")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (English)")
    parser.add_argument("--name", action="append", default=[], help="name of a seat, in order")
    parser.add_argument("--bots", metavar="BOT[,BOT...]", help=help_on_bots())
    parser.add_argument("--seed", type=whole_number, help="fixed seed, for the same cards again")
    parser.add_argument(
        "--resume", nargs="?", type=Path, const=True, default=False, help="a saved game (the last)"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="file to save the game in")
    add_options(parser)
    parser.set_defaults(run=run)


def help_on_bots() -> str:
    """Return the help on bots for the other seats and their notation."""
    return (
        "bots for the other seats: one for all, or one for each, such as level2,ismcts:1s; "
        f"known bots: {listing(KINDS)}; {DEFAULT_BOT} by default"
    )


def run(arguments: argparse.Namespace) -> int:
    check_resume(arguments)
    return play(
        arguments.game,
        seats=DEFAULT_SEATS if arguments.seats is None else arguments.seats,
        seat=arguments.seat or 0,
        language=arguments.lang,
        names=arguments.name,
        options=read_options(find_game(arguments.game), arguments),
        seed=arguments.seed,
        bots=DEFAULT_BOT if arguments.bots is None else arguments.bots,
        resume=arguments.resume,
        save_path=arguments.save,
    )


def check_resume(arguments: argparse.Namespace) -> None:
    """Refuse options of a new game together with a saved one, instead of ignoring them."""
    if arguments.resume is False:
        return
    of_new_games = {
        "--seats": arguments.seats is not None,
        "--seat": arguments.seat is not None,
        "--name": bool(arguments.name),
        "--bots": arguments.bots is not None,
        "--seed": arguments.seed is not None,
        "--preset": arguments.preset != PRINTED,
        "--option": bool(arguments.option) or arguments.master,
    }
    given = [name for name, is_given in of_new_games.items() if is_given]
    if given:
        raise MonsterboxError(f"--resume: a saved game cannot be changed by {listing(given)}")
