"""Choices as text and back: `take 2`, and `deal bag15` for chance."""

from __future__ import annotations

from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE

from ..engine.state import DEAL, MOST, SIZES, State

OUTCOMES = {DEAL + size: f"deal bag{size}" for size in SIZES}
CHOICES = {count: f"take {count}" for count in range(1, MOST + 1)}


def text_of(t: State, seat: int, action: int) -> str:
    return (OUTCOMES if seat == CHANCE else CHOICES)[action]


def parse(t: State, seat: int, text: str) -> int:
    for action, known in (OUTCOMES if seat == CHANCE else CHOICES).items():
        if known == text:
            return action
    raise Unreadable("unknown-choice", f"{text[:40]!r} is no choice; choices: take 1, take 2")
