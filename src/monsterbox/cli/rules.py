"""`monsterbox rules`: the rulebook, clause by clause, in five languages."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from monsterbox.cli.arguments import print_json
from monsterbox.core.rulebook import LANGUAGES, Clause
from monsterbox.games.registry import game as find_game


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("rules", help="print the rules, or some clauses of them")
    parser.add_argument("game")
    parser.add_argument("clause", nargs="*", help="numbers such as ZB-31; all by default")
    parser.add_argument("--lang", default="en", metavar="|".join(LANGUAGES))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    book = find_game(arguments.game).clauses.in_language(arguments.lang)
    clauses = [book[number.upper()] for number in arguments.clause] or list(book)
    if arguments.json:
        told = [{name: getattr(one, name) for name in one.__struct_fields__} for one in clauses]
        print_json({"game": arguments.game, "language": arguments.lang, "clauses": told})
        return 0
    console = Console()
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            console.print(Text(f"\n{section}", style="bold underline"))
        show(console, clause)
    return 0


def show(console: Console, clause: Clause) -> None:
    console.print(Text.assemble("\n", (clause.id, "bold cyan"), "  ", (clause.title, "bold")))
    console.print(Text(clause.text))
    console.print(Text(clause.source, style="dim"))
