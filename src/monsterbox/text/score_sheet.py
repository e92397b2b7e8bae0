"""Where the points of a seat came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from monsterbox.core.events import Event
from monsterbox.games import faces


@dataclass(frozen=True)
class Gain:
    """Points that a seat got or lost, and by which event: an entry of a score sheet."""

    row: str
    seat: int
    points: int
    event: Event
    round: int = 1


class ScoreSheet:
    """The module `words/score_sheet.py` of a game; without one, a sheet only has totals."""

    ROWS: Mapping[str, str] = {}
    """The rows of the sheet with their clauses; titles are `score-<row>` in the locales."""
    TIES: Mapping[str, str] = {}
    """Of a game where the fewest points win: what decides between equals, titles as of rows."""

    def count(self, events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]:
        """What of all that happened counted, in order."""
        return iter(())

    def count_ties(self, events: Iterable[Event]) -> Iterator[Gain]:
        """What was counted to decide between equals."""
        return iter(())


@cache
def score_sheet_of(game_key: str) -> ScoreSheet:
    """The score sheet module of a game, or the defaults."""
    return faces.hooks(ScoreSheet(), game_key, "words", "score_sheet")


def rows(game_key: str) -> Mapping[str, str]:
    """The rows of a score sheet and their clauses."""
    return score_sheet_of(game_key).ROWS


def gains(game_key: str, events: Iterable[Event], cards: Mapping[str, Any]) -> list[Gain]:
    """What of all that happened counted, in order."""
    return list(score_sheet_of(game_key).count(events, cards))


def ties(game_key: str) -> Mapping[str, str]:
    """What decides between equals, in this order, with its clauses."""
    return score_sheet_of(game_key).TIES


def tie_breaks(game_key: str, events: Iterable[Event]) -> list[Gain]:
    """What was counted to decide between equals."""
    return list(score_sheet_of(game_key).count_ties(events))


def fewest_win(game_key: str) -> bool:
    """Whether the fewest points win."""
    return bool(ties(game_key))
