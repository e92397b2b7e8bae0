"""The picture that messengers show beside a link to a table: its game, who plays, how it ended.

It shows what the page shows to a spectator, and of a running match nothing of what lies there. It
is drawn by resvg, which may not be installed: then the same picture stands for all tables.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

import msgspec
from cachetools import LRUCache
from markupsafe import escape

from monsterbox.web.picture import SVG, Drawing

WIDTH, HEIGHT = 1200, 630
MOST_KEPT = 100  # pictures; one has about 60 kB
CRESTS = ("bat", "candle", "shroom", "key", "bell", "acorn")
DISCS = ("#7a55cf", "#b2600e", "#bb3369", "#0f7f79", "#55702a", "#5d6679")
FONT = "londrina-solid-latin-900-normal.ttf"
FAMILY = "Londrina Solid Black"
PATIENCE = 20.0  # seconds
LETTERS = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA1, 0x100))} | {*"Œœ–—‘’“”…"}
SIZES = ((84, 11), (64, 15), (50, 19), (40, 40))
"""Sizes of titles, and how many letters they are good for."""
STARS = ((80, 60), (610, 40), (1120, 90), (1160, 400), (40, 420), (700, 590), (880, 30), (330, 25))
INK, PAPER, NIGHT, HILL, MOON = "#241a3a", "#fcf6e8", "#151129", "#3b3166", "#ffd75e"


class NotDrawn(Exception):
    """The program that draws has failed."""


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table; a score is told once the match is over."""

    seat: int
    name: str
    score: str = ""
    has_won: bool = False


class Card(msgspec.Struct, frozen=True):
    """What a picture says."""

    game: str
    title: str
    line: str = ""
    players: tuple[Player, ...] = ()


class Pictures:
    """Draws one picture after the other beside the event loop, and keeps the latest."""

    def __init__(self) -> None:
        self.is_on = find_spec("resvg_py") is not None
        self._lock = asyncio.Lock()
        self._kept = LRUCache[Card, bytes](MOST_KEPT)

    def known(self, card: Card) -> bytes | None:
        return self._kept.get(card)

    async def draw(self, card: Card) -> bytes:
        """Return the picture as PNG."""
        async with self._lock:
            known = self._kept.get(card)
            if known is None:
                known = self._kept[card] = await png_of(svg_of(card))
            return known


async def png_of(svg: str) -> bytes:
    """Draw in a process of its own: it takes a tenth of a second, and would stop all tables."""
    program = [sys.executable, "-I", str(web().joinpath("png.py")), str(font())]
    pipe = asyncio.subprocess.PIPE
    drawing = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(PATIENCE):
            png, _ = await drawing.communicate(svg.encode())
    except TimeoutError:
        drawing.kill()
        await drawing.wait()
        raise NotDrawn from None
    if drawing.returncode != 0 or not png:
        raise NotDrawn
    return png


def web() -> Traversable:
    return files("monsterbox.web")


def font() -> Traversable:
    return web().joinpath("art", "fonts", FONT)


def svg_of(card: Card) -> str:
    """Draw the box of the game on the left, what is to be told on the right."""
    drawing = Drawing()
    parts = [*ground(), *box(drawing, card.game), *words(card), *people(drawing, card.players)]
    body = "".join(parts)
    return (
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{drawing.definitions()}</defs>'
        f"{body}</svg>"
    )


def ground(*, with_name: bool = True) -> list[str]:
    stars = [
        f'<path d="M{x - 9} {y}h18M{x} {y - 9}v18" stroke="#ffdf80" stroke-width="3"'
        ' stroke-linecap="round" opacity=".5"/>'
        for x, y in STARS
    ]
    hill = f'<path d="M0 560C300 500 800 500 1200 570V630H0Z" fill="{HILL}"/>'
    moon = '<circle cx="1130" cy="592" r="20" fill="#fdeebb"/>'
    name = text(1100, 605, 40, "Monsterbox", "#f6ecd3", anchor="end")
    night = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>'
    return [night, *stars, hill, *([moon, name] if with_name else [])]


def box(drawing: Drawing, game: str) -> list[str]:
    edge = f'<rect x="50" y="112" width="560" height="397" rx="26" fill="{INK}"/>'
    rim = f'<rect x="50" y="100" width="560" height="397" rx="26" fill="{PAPER}"/>'
    lid = f'<use href="#{drawing.use(f"box-{game}")}" x="62" y="112" width="536" height="373"/>'
    return [edge, rim, lid]


def words(card: Card) -> list[str]:
    size = next((size for size, letters in SIZES if len(card.title) <= letters), SIZES[-1][0])
    title = text(660, 180, size, card.title, MOON)
    return [title, text(660, 236, 34, card.line, "#c3b8de")] if card.line else [title]


def people(drawing: Drawing, players: Sequence[Player]) -> list[str]:
    made = []
    step = min(64, 280 // max(1, len(players)))
    for row, one in enumerate(players):
        y = 290 + row * step
        if one.has_won:
            tall = min(step, 60) - 2
            plate = f'x="648" y="{y - tall // 2}" width="500" height="{tall}" rx="14"'
            made.append(f'<rect {plate} fill="{MOON}"/>')
        made += crest(drawing, one.seat, y)
        ink = INK if one.has_won else "#f6ecd3"
        made.append(text(712, y + 12, 34, readable(one.name), ink))
        made.append(text(1130, y + 13, 38, one.score, ink, anchor="end"))
    return made


def crest(drawing: Drawing, seat: int, y: int) -> list[str]:
    disc = f'<circle cx="680" cy="{y}" r="21" fill="{DISCS[seat % 6]}" stroke="{INK}"'
    glyph = drawing.use(f"s-{CRESTS[seat % 6]}")
    return [
        f'{disc} stroke-width="3"/>',
        f'<g color="#fff"><use href="#{glyph}" x="668" y="{y - 12}" width="24" height="24"/></g>',
    ]


def text(x: int, y: int, size: int, told: str, fill: str, *, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="{FAMILY}" font-size="{size}"'
        f' fill="{fill}" text-anchor="{anchor}">{escape(told)}</text>'
    )


def readable(name: str) -> str:
    """Return a name as far as our fonts have its letters."""
    return "".join(letter if letter in LETTERS else "·" for letter in name)
