"""Why one choice is better than another, from what happens next: tables of each game.

The module `words/reasons.py` of a game lists what speaks for or against a choice, the most telling
first. A reason is an event of the own seat, or something that can be counted on the table; its
sentence is `reason-<key>` and says what is good about the better choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from monsterbox.games import faces
from monsterbox.text.speaker import Speaker

AREA = "ideas"
OFTEN = 0.25  # share of imagined turns by which an event must happen more often


@dataclass(frozen=True)
class Reason:
    """Something that tells two choices apart, with its clause."""

    key: str
    """The key of an event of the own seat, or a name in `measure`."""
    clause: str
    is_bad: bool = False
    """Whether less of it is better."""
    least: float = OFTEN
    """How large a difference must be to be worth telling."""
    is_counted: bool = False
    """Whether it is counted on the table, and no event."""


class Reasons:
    """What each game knows of reasons; without the module, none."""

    REASONS: Sequence[Reason] = ()

    def measure(self, view: Any, seat: int) -> Mapping[str, float]:
        """What can be counted on the table for a seat, by the keys of reasons."""
        return {}


@cache
def reasons_of(game_key: str) -> Reasons:
    return faces.hooks(Reasons(), game_key, "words", "reasons")


def in_words(speaker: Speaker, key: str) -> str:
    """The sentence of a reason."""
    return speaker.say(f"reason-{key}")
