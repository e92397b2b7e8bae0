"""The lesson of a game as data: a position, and step by step what is told, done and drawn there.

It is in `lesson.toml` in the folder of a game or variant; a game without that file has none. Its
sentences are in the locales of the game: `lesson-<key>` of each step, and `lesson-<key>.not` for
whoever chooses something else there.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from monsterbox.core.game import Game
    from monsterbox.core.match import Match

FILE = "lesson.toml"
THEN = " then "  # between choices that are made in one go


class Beat(msgspec.Struct, frozen=True):
    """One thing that happens in a lesson."""

    step: int
    kind: Literal["choose", "read", "other"]
    seat: int | None = None
    """Who chooses; nobody where the learner only reads."""
    choices: tuple[str, ...] = ()
    """What may be chosen here; of others only one thing."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is taught."""

    key: str
    clause: str
    at: str = ""
    """Where it is on the page, as a CSS selector."""
    do: tuple[tuple[str, ...], ...] = ()
    """What the learner is to choose, one after the other: each time one of several choices."""
    then: tuple[str, ...] = ()
    """What others choose after that, as records write it: `1: draw pile`."""
    chance: tuple[str, ...] = ()
    """What chance brings meanwhile."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A match on rails. The last step only says goodbye."""

    position: dict[str, Any]
    step: tuple[Step, ...]
    seat: int = 0
    """The seat of the learner."""
    chance: tuple[str, ...] = ()
    """What chance brings before the first step."""
    digest: str = ""
    """What tells this lesson from another edition of it."""

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """Everything that happens, in order; after the last one only the goodbye is left."""
        return tuple(beat for number in range(len(self.step)) for beat in self._of(number))

    def _of(self, number: int) -> Iterator[Beat]:
        step = self.step[number]
        for choices in step.do:
            yield Beat(number, "choose", self.seat, choices)
        if not step.do and number < len(self.step) - 1:
            yield Beat(number, "read")
        for line in step.then:
            seat, _, choice = line.partition(": ")
            yield Beat(number, "other", int(seat), (choice,))

    @property
    def draws(self) -> tuple[str, ...]:
        """Every outcome of chance, in order."""
        return self.chance + tuple(text for step in self.step for text in step.chance)

    def match(self, game: Game) -> Match:
        """Begin the lesson as a match of its own."""
        return game.from_position(self.position, chance=self.draws)


def read_lesson(package: str, variant: str = "") -> Lesson | None:
    """Return the lesson in the folder of a game, or in that of a variant, which is another game."""
    path = files(package).joinpath(variant, FILE) if variant else files(package).joinpath(FILE)
    if not path.is_file():
        return None
    text = path.read_text("utf-8")
    told = tomllib.loads(text) | {"digest": hashlib.sha256(text.encode()).hexdigest()[:12]}
    return msgspec.convert(told, Lesson)
