"""Pages made from real matches, and what can be read in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import monsterbox.web
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.templates import Page, Pages, load_pages
from monsterbox.server.store.rows import ChairRow, TableRow
from monsterbox.server.tables import entries
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.table import Table
from monsterbox.server.views.build import Viewpoint, show
from monsterbox.server.views.shown import Shown

WEB = Path(str(monsterbox.web.__file__)).parent
GAMES = WEB.parent / "games"


def all_templates() -> dict[str, Path]:
    """By the name under which pages know them, those of games by their folder."""
    general = WEB / "templates"
    found = {str(path.relative_to(general)): path for path in sorted(general.rglob("*.html"))}
    for path in sorted(GAMES.rglob("templates/*.html")):
        found[f"games/{path.parent.relative_to(GAMES)}/{path.name}"] = path
    return found


TEMPLATES = all_templates()
ME = "me"
NAMES = ("Mira", "Ada", "Boris", "Zoë", "Otto", "Ilse")


def pages() -> Pages:
    return load_pages()


def a_page(language: str = "en") -> Page:
    return Page(
        language=language,
        languages=tuple((one, one) for one in LANGUAGES),
        theme="auto",
        path="/",
        name="Mira",
        base_url="http://table.example",
        csrf="0123456789abcdef",
        product="0",
    )


def render(template: str, language: str = "en", **context: Any) -> str:
    return pages().show(template, a_page(language), **context)


# Tables


def a_table(
    seats: int = 3,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    kinds: Sequence[str] = ("person", "bot", "bot", "bot"),
    game: str = "zombeasts",
) -> Table:
    row = TableRow(
        id="tableabcdefghijk",
        game=game,
        rules="1",
        seats=seats,
        options=dict(options or {}),
        pace="live",
        is_open=True,
        host=ME,
        created=0.0,
        seed=bytes([seed]) * 32,
    )
    return Table(row, [a_chair(seat, kinds[seat]) for seat in range(seats)])


def a_chair(seat: int, kind: str) -> ChairRow:
    return ChairRow(
        table_id="tableabcdefghijk",
        seat=seat,
        kind=kind,
        person=ME if seat == 0 else None,
        name="" if kind == "free" else NAMES[seat],
        bot=f"level{seat + 1}" if kind == "bot" else None,
    )


def shown_to(table: Table, seat: int | None, language: str = "en") -> Shown:
    """The table as a seat sees it, or a spectator; seats of bots are seen as a person would."""
    held = () if seat is None else (seat,)
    sight = Viewpoint(None if seat is None else ME, held, seat)
    return show(table, sight, language, [HERE] * table.row.seats)


def moments(
    seats: int, seed: int, options: Mapping[str, Any] | None = None, game: str = "zombeasts"
) -> Iterator[tuple[Table, int | None]]:
    """Every question of a random game, and who is asked; None at the end."""
    table = a_table(seats, seed, options, kinds=("person",) * seats, game=game)
    entries.begin(table, 0.0)
    chosen = random.Random(seed)
    assert table.match is not None
    while not table.match.over:
        seat = table.waiting[0]
        yield table, seat
        entries.play(table, seat, chosen.choice(table.match.legal(seat)), 0.0)
    yield table, None


@cache
def finished(seats: int = 3, seed: int = 5) -> Table:
    *_, (table, _) = moments(seats, seed)
    return table


# What is on a page


class Element:
    """A tag with its attributes, and the text up to its end."""

    def __init__(self, tag: str, attributes: Mapping[str, str | None]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.text = ""

    def __getitem__(self, name: str) -> str:
        return self.attributes.get(name) or ""

    def has_class(self, name: str) -> bool:
        return name in self["class"].split()


VOID = {"area", "br", "hr", "img", "input", "link", "meta", "use", "path", "circle", "rect"}


class Reader(HTMLParser):
    """All elements of a page in order."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Element] = []
        self._open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        self.found.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(Element(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop().tag != tag:
            pass

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data


def read(html: str) -> list[Element]:
    reader = Reader()
    reader.feed(html)
    return reader.found
