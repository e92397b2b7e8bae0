"""What the pages of a game need beyond its view: `games/<game>/web/presenter.py`, if it has one.

Its `present` makes an object of what is shown; the templates of the game know it as `board`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from monsterbox.games.faces import face


class Choice(Protocol):
    """Something the viewer may do now."""

    @property
    def text(self) -> str: ...
    @property
    def words(self) -> tuple[str, ...]: ...


class Line(Protocol):
    """One sentence of the log, and what it names."""

    @property
    def key(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def words(self) -> tuple[str, ...]: ...
    @property
    def numbers(self) -> tuple[int, ...]: ...
    @property
    def others(self) -> tuple[int, ...]: ...
    @property
    def new(self) -> bool: ...


class Sitter(Protocol):
    """Who sits in a seat."""

    @property
    def name(self) -> str: ...


class Shown(Protocol):
    """The part of what is shown to a viewer that presenters use."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def view(self) -> Any: ...
    @property
    def choices(self) -> Sequence[Choice]: ...
    @property
    def cards(self) -> Mapping[str, Mapping[str, Any]]: ...
    @property
    def seats(self) -> Sequence[Sitter]: ...
    @property
    def log(self) -> Sequence[Line]: ...


class Presenter(Protocol):
    """The module of a game that prepares its pages."""

    def present(self, shown: Shown, *, is_still: bool) -> object:
        """What the templates of the game know as `board`; nothing on a still page can be played."""


def present(shown: Shown, is_still: bool) -> object:
    """What the game's presenter makes of what is shown; nothing where the game has none."""
    module = face(shown.game, "web", "presenter")
    if module is None:
        return None
    presenter: Presenter = module
    return presenter.present(shown, is_still=is_still)
