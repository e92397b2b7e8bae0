"""`monsterbox play`: what the command line says of a game at the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from monsterbox.bots.make import KINDS
from monsterbox.cli.arguments import add_options, read_options, whole_number
from monsterbox.cli.play.loop import play
from monsterbox.cli.play.opponents import DEFAULT_BOT
from monsterbox.core.errors import MonsterboxError, listing
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.registry import game as find_game

DEFAULT_SEATS = 3


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("play", help="play in the terminal, you against bots")
    parser.add_argument("game")
    parser.add_argument("--seats", type=whole_number, metavar="K", help="3 when left out")
    parser.add_argument("--seat", type=whole_number, metavar="S", help="yours, from 0")
    parser.add_argument("--lang", choices=LANGUAGES, help="English when left out")
    parser.add_argument("--name", action="append", default=[], help="of a seat, in order")
    parser.add_argument("--bots", metavar="BOT[,BOT...]", help=help_on_bots())
    parser.add_argument("--seed", type=whole_number, help="the same cards again, for lessons")
    parser.add_argument(
        "--resume", nargs="?", type=Path, const=True, default=False, help="a save, or the last"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    add_options(parser)
    parser.set_defaults(run=run)


def help_on_bots() -> str:
    """What plays the other seats, and how it is written."""
    return (
        "who plays the other seats: one for all, or one for each such as level2,ismcts:1s; "
        f"bots: {listing(KINDS)}; {DEFAULT_BOT} when left out"
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
    """A saved game goes on as it was set up; wishes for another one are not passed over."""
    if arguments.resume is False:
        return
    of_new_games = {
        "--seats": arguments.seats is not None,
        "--seat": arguments.seat is not None,
        "--name": bool(arguments.name),
        "--bots": arguments.bots is not None,
        "--seed": arguments.seed is not None,
        "--option": bool(arguments.option) or arguments.master,
    }
    given = [name for name, is_given in of_new_games.items() if is_given]
    if given:
        raise MonsterboxError(f"--resume: a saved game goes on as it is, without {listing(given)}")
