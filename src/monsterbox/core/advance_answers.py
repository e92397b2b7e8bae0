"""Answers that a seat gives in advance, so that a table need not wait for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Orders:
    """The standing orders of a game; rules only say what they mean, tables follow them."""

    kinds: tuple[str, ...]
    answer: Callable[[Any, int, str], str | None]
    """(state, seat, kind) -> the choice that the order makes; None: the seat is asked itself."""
    is_over: Callable[[Any, int], bool]
    """(state, seat) -> whether the time for which a seat gives orders is over."""
    forced: Callable[[Any, int], str | None]
    """(state, seat) -> the only answer there is, where a seat is asked for the sake of others: that
    it has no choice must not show. None: it chooses itself."""
