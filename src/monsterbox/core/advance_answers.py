"""Answers that a seat gives in advance, so that the table does not have to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Window:
    """A chance to react that goes round the table."""

    name: int
    """Tells windows apart that follow each other."""
    seats: tuple[int, ...]
    """Who may react, in the order of asking, as far as everybody can tell."""


@dataclass(frozen=True)
class AdvanceAnswers:
    """What seats may answer in advance; rules say what it means, tables carry it out."""

    kinds: tuple[str, ...]
    answer: Callable[[Any, int, str], str | None]
    """(state, seat, kind) -> the choice that this kind makes; None: the seat is asked itself."""
    is_over: Callable[[Any, int, str], bool]
    """(state, seat, kind) -> whether what a seat has answered in advance no longer holds."""
    forced: Callable[[Any, int], str | None]
    """(state, seat) -> the only answer there is, where a seat is asked for the sake of others: that
    it has no choice must not show. None: it chooses itself."""
    window: Callable[[Any], Window | None]
    """The window that is open, if the question belongs to one."""
    decline: str
    """What those choose who do not react."""
