"""What no player does: walk a figure back to where it stood before, without having gained by it."""

from __future__ import annotations

from collections.abc import Sequence

from monsterbox.core.belief import Belief
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine.deck import SIDES
from monsterbox.games.humans.engine.rules.town import beyond
from monsterbox.games.humans.engine.table import Table


def leads_nowhere(belief: Belief) -> frozenset[int]:
    """HU-23, HZ-23. Steps back onto a space that the figure left on the same walk."""
    steps = [one for one in belief.actions if actions.is_step(one)]
    walked = walk_of(belief.trail)
    if not steps or not walked:
        return frozenset()
    town = belief.glimpse()
    assert isinstance(town, Table)
    ways = [(start_of(one), end_of(town, one)) for one in walked]
    return frozenset(one for one in steps if end_of(town, one) in left_behind(ways, start_of(one)))


def walk_of(trail: Sequence[int]) -> Sequence[int]:
    """The last actions as far as they are steps; anything else may be a reason to go back."""
    others = [k for k, one in enumerate(trail) if not actions.is_step(one)]
    return trail[others[-1] + 1 :] if others else trail


def start_of(step: int) -> int:
    return (step - actions.STEP) // SIDES


def end_of(town: Table, step: int) -> int:
    return int(beyond(town, start_of(step), (step - actions.STEP) % SIDES))


def left_behind(ways: Sequence[tuple[int, int]], space: int) -> set[int]:
    """The spaces that the figure on a space has left, followed from there to its start."""
    found: set[int] = set()
    for start, end in reversed(ways):
        if end == space:
            found.add(start)
            space = start
    return found
