"""What a game tells the laboratory about its states: `lab/measures.py` in its folder.

A game without that module is measured all the same, by what every state can tell.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from monsterbox.games import faces

UNKNOWN_ENDING = "played to the end"


def seat_asked(state: Any) -> int:
    return int(state.turn())


def no_reason(state: Any) -> str:
    return UNKNOWN_ENDING


def nothing_named(state: Any, seat: int, action: int) -> str:
    return ""


@dataclass
class Measures:
    """The functions of a game; what it does not define is as here."""

    starter: Callable[[Any], int] = seat_asked
    """(state at the first question) -> who begins."""
    turn: Callable[[Any], int] = seat_asked
    """(state) -> a number that changes when another turn begins."""
    ending: Callable[[Any], str] = no_reason
    """(state that is over) -> why the game ended, in a few words."""
    used: Callable[[Any, int, int], str] = nothing_named
    """(state before it, seat, action) -> the card or power that is used, or nothing."""


@cache
def measures(game_key: str) -> Measures:
    return faces.hooks(Measures(), game_key, "lab", "measures")
