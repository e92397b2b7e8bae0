"""The drawings of `art/*.svg` and of each game's `art.svg`: a page prints those it uses, once."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from monsterbox.games import faces
from monsterbox.games.registry import games

ITEM = re.compile(r'<(symbol|pattern) id="([^"]+)".*?</\1>', re.DOTALL)
WORD = re.compile(r"[\w-]+")
USED = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


class UnknownSymbol(LookupError):
    """A template names a drawing that no sheet has."""


@cache
def sheets() -> dict[str, dict[str, str]]:
    """The symbols of every sheet by name: `{"ui.svg": {"i-undo": "<symbol …", …}, …}`."""
    general = files("monsterbox.web").joinpath("art")
    paths = {path.name: path for path in sorted(general.iterdir(), key=lambda path: path.name)}
    for key in games():
        for folder in faces.folders(key, "web")[-1:]:
            paths[f"{key}.svg"] = folder.joinpath("art.svg")
    return {name: drawings(path) for name, path in paths.items() if path.is_file()}


def drawings(sheet: Traversable) -> dict[str, str]:
    return {item[2]: item[0] for item in ITEM.finditer(sheet.read_text("utf-8"))}


@cache
def drawings_of_game(key: str) -> tuple[str, ...]:
    """All symbols that may be seen at a table: its own, and whatever its templates name."""
    found: set[str] = set()
    for folder in faces.folders(key, "web"):
        if (sheet := folder.joinpath("art.svg")).is_file():
            found.update(drawings(sheet))
        for template in folder.joinpath("templates").iterdir():
            found.update(WORD.findall(template.read_text("utf-8")))
    return tuple(name for name in symbols() if name in found)


@cache
def symbols() -> dict[str, str]:
    return {name: drawing for sheet in sheets().values() for name, drawing in sheet.items()}


def is_drawn(name: str) -> bool:
    return name in symbols()


def used_in(markup: str) -> set[str]:
    """The symbols that a piece of markup refers to; ids of other things are not among them."""
    names = {one or other for one, other in USED.findall(markup)}
    return names & symbols().keys()


def wanted(name: str) -> set[str]:
    """A name is a symbol, a whole sheet (`ui.svg`), or markup with symbols in it."""
    if "<" in name:
        return used_in(name)
    if name in sheets():
        return set(sheets()[name])
    if name not in symbols():
        raise UnknownSymbol(name)
    return {name}


def with_their_parts(names: set[str]) -> set[str]:
    """Symbols may be built of others; those come along."""
    found: set[str] = set()
    todo = set(names)
    while todo:
        name = todo.pop()
        found.add(name)
        todo |= used_in(symbols()[name]) - found
    return found


def sprite(*names: str) -> str:
    """One hidden `<svg>` with the named symbols, always in the order of the sheets."""
    needed = with_their_parts(set().union(*(wanted(name) for name in names)))
    drawings = "".join(drawing for name, drawing in symbols().items() if name in needed)
    return f'<svg class="defs" width="0" height="0" aria-hidden="true">{drawings}</svg>'
