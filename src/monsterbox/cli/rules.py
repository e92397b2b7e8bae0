"""`monsterbox rules`: the rulebook in five languages, all of it or some of its entries."""

from __future__ import annotations

import argparse
from itertools import groupby

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from monsterbox.cli.arguments import add_game, print_json
from monsterbox.core.options import Option, spell
from monsterbox.core.rulebook import CLAUSES, LANGUAGES, Clause, Rulebook
from monsterbox.games.registry import game as find_game
from monsterbox.text.speaker import Speaker


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("rules", help="print the rules, or some entries of the book")
    add_game(parser)
    parser.add_argument(
        "entry",
        nargs="*",
        help="numbers such as ZB-31 or A-23, or names of house rules; all clauses by default",
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="also print the examples, rulings, house rules and tables",
    )
    parser.add_argument("--lang", default="en", metavar="|".join(LANGUAGES))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    book = game.clauses.in_language(arguments.lang)
    entries = [find_entry(book, name) for name in arguments.entry]
    entries = entries or list(book.entries if arguments.all else book)
    if arguments.json:
        told = [{name: getattr(one, name) for name in one.__struct_fields__} for one in entries]
        print_json({"game": arguments.game, "language": arguments.lang, "clauses": told})
        return 0
    seats = game.seats[0]
    speaker = Speaker(arguments.lang, game, game.settings(seats, {}), [""] * seats)
    console = Console()
    for section, in_section in groupby(entries, key=lambda one: one.section):
        console.print(Text(f"\n{section}", style="bold underline"))
        for entry in in_section:
            show(console, speaker, entry)
    return 0


def find_entry(book: Rulebook, name: str) -> Clause:
    """Return an entry by its number in any case, or a house rule by its name."""
    return book[name if name in book else name.upper()]


def show(console: Console, speaker: Speaker, entry: Clause) -> None:
    option = speaker.game.options.get(entry.id) if entry.kind == "option" else None
    if option is not None:
        show_option(console, speaker, option)
    elif entry.kind != "page":
        console.print(Text.assemble("\n", (entry.id, "bold cyan"), "  ", (entry.title, "bold")))
    console.print(text_of(entry))
    if entry.source:
        console.print(Text(entry.source, style="dim"))


def text_of(entry: Clause) -> RenderableType:
    """Clauses are one paragraph, all other texts are Markdown."""
    return Text(entry.text) if entry.kind in CLAUSES else Markdown(entry.text)


def show_option(console: Console, speaker: Speaker, option: Option) -> None:
    """Print what a house rule changes, and its values in words; the default comes first."""
    words = speaker.option(option.name)
    console.print(Text.assemble("\n", (option.name, "bold cyan"), "  ", (words.title, "bold")))
    console.print(Text(words.about))
    for value in option.allowed:
        style = "bold" if spell(value) == spell(option.default) else ""
        title = speaker.option_value(option.name, value)
        console.print(Text.assemble("  ", (spell(value), "cyan"), "  ", (title, style)))
