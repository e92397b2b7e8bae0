"""What the laboratory asks about a game of Monster Meister."""

from __future__ import annotations

from monsterbox.games.monster_meister.cards import tasks
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.table import Table


def starter(t: Table) -> int:
    """MM-08. Who holds the task cards first."""
    return int(t.holder)


def turn(t: Table) -> int:
    """MM-10. A task is everybody's turn."""
    return max(1, int(t.round))  # before the first card is turned, it is the first task already


def ending(t: Table) -> str:
    """MM-80. There is only one way."""
    return "all tasks were done"


def used(t: Table, seat: int, action: int) -> str:
    """MM-10, MM-60. The task that is being played: what is turned up for it decides."""
    return f"task {tasks()[t.task].id}" if t.phase in (phase.REVEAL, phase.PICK) else ""
