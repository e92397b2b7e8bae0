"""Speakers at a table of three, and events of every kind for them to speak of."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

import monsterbox as mb
from monsterbox.core.events import Event
from monsterbox.games.humans import HUMANS_ZOMBIES as HUMANS_ZOMBIES
from monsterbox.text.speaker import Speaker

SOURCES = Path(mb.__file__).parent
GAME = mb.game("zombeasts")
BRAIN = mb.game("oh-my-brain")
MEISTER = mb.game("monster-meister")
HUMANS = mb.game("humans")
NAMES = ["Anna", "Ben", "Cleo"]


def a_speaker(language: str, seat: int | None = 0, **options: Any) -> Speaker:
    """Speaks of Zombeasts to that seat, or to everybody."""
    return Speaker(language, GAME, GAME.settings(3, options), NAMES, seat)


def a_brain_speaker(language: str, seat: int | None = 0, **options: Any) -> Speaker:
    """Speaks of Oh My Brain to that seat, or to everybody."""
    return Speaker(language, BRAIN, BRAIN.settings(3, options), NAMES, seat)


def a_meister_speaker(language: str, seat: int | None = 0, /, **options: Any) -> Speaker:
    """Speaks of Monster Meister to that seat, or to everybody."""
    return Speaker(language, MEISTER, MEISTER.settings(3, options), NAMES, seat)


def a_humans_speaker(language: str, seat: int | None = 0, **options: Any) -> Speaker:
    """Speaks of Humans!!! to that seat, or to everybody."""
    return Speaker(language, HUMANS, HUMANS.settings(3, options), NAMES, seat)


def a_zombies_speaker(language: str, seat: int | None = 0, **options: Any) -> Speaker:
    """Speaks of Humans!!! with Zombies!!! to that seat, or to everybody."""
    return Speaker(language, HUMANS_ZOMBIES, HUMANS_ZOMBIES.settings(3, options), NAMES, seat)


# Events


def event_classes(module: ModuleType) -> list[type[Event]]:
    """The kinds of events of a game; those that others are made from are none."""
    found = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Event) and one is not Event
    ]
    return [one for one in found if not one.__subclasses__()]


def key_of(kind: type[Event]) -> str:
    return kind(**dict.fromkeys(kind.__struct_fields__)).key


def samples(kind: type[Event], values: Mapping[str, object], card: str) -> Iterator[Event]:
    """An event of that class, with every field told, and hidden where it may be."""
    for hidden in (False, True):
        given: dict[str, object] = {}
        for field in msgspec.structs.fields(kind):
            if hidden and type(None) in get_args(field.type):
                given[field.name] = None
            elif field.name in values:
                given[field.name] = values[field.name]
            else:
                given[field.name] = 1 if int in (field.type, *get_args(field.type)) else card
        yield kind(**given)


# Refusals


def refusal_codes(package: str) -> set[str]:
    """Every code that the sources of a game, and of every match, give to what they refuse."""
    codes = set()
    folder = SOURCES / "games" / package
    for path in [SOURCES / "core" / "match.py", *folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Refusal", "Unreadable")
                and node.args
            ):
                codes |= texts_in(node.args[0])
    return codes


def texts_in(node: ast.expr) -> set[str]:
    """The texts that an expression may be; `"a" if test() else "b"` may be two."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) | texts_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
