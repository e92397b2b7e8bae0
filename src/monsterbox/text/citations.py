"""The clause that each line of a log carries out.

Most events rest on one clause, whatever led to them. Where it depends on what was rolled or played
(`die-rolled flee`) or on what led to it (a marker after a try, or by a card), games say so in data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from monsterbox.core.events import Event
from monsterbox.games import faces

TURN = "turn-started"  # what led to an event lies in the same turn
SET_UP = "set-up"  # the cause of what happens before the first turn


class Citations:
    """The module `words/citations.py` of a game; without one, its log cites nothing."""

    CLAUSE_OF_EVENT: Mapping[str, str] = {}
    """The clause behind each kind of event."""
    CLAUSE_BY_DETAIL: Mapping[str, str] = {}
    """Where something that the event tells decides: `die-rolled flee`, `human-eaten victim`."""
    CLAUSE_BY_CAUSE: Mapping[str, Mapping[str, str]] = {}
    """Where what happened before decides: of the causes named, the latest of the turn counts."""

    def exception(self, event: Event, before: Sequence[Event]) -> str | None:
        """A clause that the tables cannot tell."""
        return None


@cache
def citations_of(game_key: str) -> Citations:
    """The citations of a game, or the defaults."""
    return faces.hooks(Citations(), game_key, "words", "citations")


def clause_of_event(game_key: str, event: Event, before: Sequence[Event] = ()) -> str | None:
    """The clause that an event of the log carries out; `before` is what was told until then."""
    cited = citations_of(game_key)
    exception = cited.exception(event, before)
    if exception is not None:
        return exception
    if event.key in cited.CLAUSE_BY_CAUSE:
        by_cause = cited.CLAUSE_BY_CAUSE[event.key]
        for cause in causes(before):
            if cause in by_cause:
                return by_cause[cause]
    for spelling in spellings(event):
        if spelling in cited.CLAUSE_BY_DETAIL:
            return cited.CLAUSE_BY_DETAIL[spelling]
    return cited.CLAUSE_OF_EVENT.get(event.key)


def causes(before: Sequence[Event]) -> Iterator[str]:
    """What has happened in this turn, the latest first, each in all its spellings."""
    for event in reversed(before):
        yield from spellings(event)
        if event.key == TURN:
            return
    yield SET_UP


def spellings(event: Event) -> Iterator[str]:
    """`die-rolled flee`, `card-played HE06`, then the bare `die-rolled`."""
    fields: Mapping[str, Any] = msgspec.structs.asdict(event)
    for name, value in fields.items():
        if isinstance(value, str):
            yield f"{event.key} {value}"
        elif name == "victim" and value is not None:
            yield f"{event.key} victim"
        elif value is True:
            yield f"{event.key} {name}"
    yield event.key
