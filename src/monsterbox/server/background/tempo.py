"""How fast bots play: the pause before each choice, and how long a searching bot may think.

Both depend only on what everybody sees: the speed of the table, and how many choices were
made in this turn. A turn begins slowly, so that it can be followed, and then gets quicker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from monsterbox.server.store.rows import BotSpeed

HURRY = 0.1  # seconds that a bot may think while people wait for nothing but their turn


@dataclass(frozen=True)
class Tempo:
    """When a bot answers."""

    pause: float
    """In shares of the pause of this server."""
    thought: float | None = None
    """Seconds that it may think at most; None: as long as it likes."""


@dataclass(frozen=True)
class Speed:
    """The tempo of the first choices of a turn; the last one goes for all that follow."""

    turn: tuple[Tempo, ...]
    routine: Tempo
    """For each of a series of choices that hardly matter one by one."""

    def at(self, made: int, *, is_routine: bool) -> Tempo:
        if is_routine:
            return self.routine
        return self.turn[min(made, len(self.turn) - 1)]


SPEEDS: Mapping[BotSpeed, Speed] = {
    "calm": Speed((Tempo(1.4),), Tempo(0.7)),
    "brisk": Speed(
        (
            Tempo(1.0, 0.6),
            Tempo(0.55, 0.25),
            Tempo(0.35, 0.12),
            Tempo(0.2, 0.08),
            Tempo(0.12, 0.05),
        ),
        Tempo(0.1),
    ),
    "at-once": Speed((Tempo(0.0, 0.12),), Tempo(0.0)),
}
"""The speeds of bots, which the host of a table can change."""
AT_ONCE = Tempo(0.0, HURRY)
