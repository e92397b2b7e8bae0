"""The faces of a game: words, bot, terminal and web, found by convention in its folder.

A face is loaded on demand, so that the rules need no templates and the server no
terminal. A game that shares the folder of another one is a variant of it: `<face>/<variant>/` holds
what differs, and everything else is the other game's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from monsterbox.core.game import Game
from monsterbox.games.registry import game as find_game

T = TypeVar("T")


@cache
def face(game_key: str, face: str, name: str) -> ModuleType | None:
    """A module of a face, such as `words` and `sentences`; None if the game has none."""
    game = find_game(game_key)
    for package in reversed(list(packages(game, face))):
        if exists(f"{package}.{name}"):
            return import_module(f"{package}.{name}")
    return None


def hooks(defaults: T, game_key: str, kind: str, name: str) -> T:
    """The functions that a module of a face defines; the others keep their defaults."""
    module = face(game_key, kind, name)
    if module is not None:
        known = {hook for hook in dir(defaults) if not hook.startswith("_")}
        vars(defaults).update({hook: vars(module)[hook] for hook in known & vars(module).keys()})
    return defaults


def packages(game: Game, face: str) -> Iterator[str]:
    """The packages that may contain a face, the game's own variant last."""
    yield f"{game.package}.{face}"
    if game.variant:
        yield f"{game.package}.{face}.{game.variant}"


def exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the game lacks the whole face
        return False


def folders(game_key: str, face: str) -> list[Traversable]:
    """The folders that hold the files of a face, the variant's own last."""
    game = find_game(game_key)
    base = files(game.package).joinpath(face)
    found = [base, base.joinpath(game.variant)] if game.variant else [base]
    return [folder for folder in found if folder.is_dir()]
