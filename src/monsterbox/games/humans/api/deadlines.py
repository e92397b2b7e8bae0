"""What a table may set for its people: a clock (A-69), and what is done for who leaves (A-73)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from monsterbox.core.actions import Actions
from monsterbox.core.deadlines import Deadline
from monsterbox.core.options import Settings, Value
from monsterbox.games.humans.api.notation import text_of
from monsterbox.games.humans.api.options import TURN_SECONDS, WINDOW_SECONDS
from monsterbox.games.humans.engine import actions, flags
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import has_left

# How long somebody thinks tells others that there is something to think about, and no pause
# tells them that there is not: among people all are asked alike.
AMONG_PEOPLE: Mapping[str, Value] = MappingProxyType({"windows": "uniform"})


def deadline(t: State, settings: Settings) -> Deadline | None:
    """A-69. Whoever reacts has a time of its own; the smallest legal action ends a decision."""
    seat = int(t.actor)
    choices = Actions()
    t.legal(seat, choices)
    smallest = min(int(choices.items[k]) for k in range(int(choices.n)))
    seconds = seconds_for(smallest, settings)
    return None if seconds is None else Deadline(seconds, text_of(t, seat, smallest))


def seconds_for(smallest: int, settings: Settings) -> float | None:
    """Passing is the smallest answer to a window, and to nothing else."""
    if smallest == actions.PASS:
        return WINDOW_SECONDS[settings["timer_window"]]
    return TURN_SECONDS[settings["timer_turn"]]


def gone(t: State, seat: int) -> int | None:
    """A-73. With `leaver=skip` a seat that is gone is not played on; otherwise a bot does."""
    is_skipped = int(t.house) & flags.LEAVERS_SKIPPED and not has_left(t, seat)
    return actions.LEAVE + seat if is_skipped else None
