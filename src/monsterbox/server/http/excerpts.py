"""What pages pick out of what is shown; in templates the same would take many times as long."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from monsterbox.server.views.shown import Choice, Line

MOST_LINES = 30


class Latest(NamedTuple):
    """The part of the log that a page has; both count lines from the beginning."""

    start: int
    """The first line on the page."""
    fresh: int
    """The first line that came after the viewer's last turn."""


def latest(log: Sequence[Line], seat: int | None) -> Latest:
    """The last lines, or all since the viewer's last turn where these are more.

    What came of the viewer's own last choice still belongs to that turn.
    """
    fresh = len(log)
    while fresh and log[fresh - 1].new:
        fresh -= 1
    while fresh < len(log) and log[fresh].seat == seat:
        fresh += 1
    return Latest(max(0, min(fresh, len(log) - MOST_LINES)), fresh)


def first_named(choices: Iterable[Choice]) -> frozenset[str]:
    """What a viewer can begin with: the card of a choice, else every thing that it names."""
    named: set[str] = set()
    for choice in choices:
        named.update([choice.card] if choice.card else choice.words[1:])
    return frozenset(named)


def facts(cards: Mapping[str, dict[str, Any]], names: Iterable[str]) -> tuple[dict[str, Any], ...]:
    """What is printed on these components, in their order."""
    return tuple([cards[name] for name in names])


def common(names: Iterable[str], others: Collection[str]) -> tuple[str, ...]:
    """Those names that the others have too."""
    return tuple([name for name in names if name in others])
