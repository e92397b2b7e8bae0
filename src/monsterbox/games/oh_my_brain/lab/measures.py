"""What the laboratory asks about a game of Oh My Brain."""

from __future__ import annotations

from monsterbox.games.oh_my_brain.engine.rules.ending import is_stalled, somebody_has_lost
from monsterbox.games.oh_my_brain.engine.table import MAX_SEATS, Table

MANY_ROUNDS = 5


def starter(t: Table) -> int:
    """ZA-10. Who begins the first round; each later one has a starter of its own."""
    return int(t.starter)


def turn(t: Table) -> int:
    """ZA-25. The round, and whose turn it is in it."""
    return int(t.round) * MAX_SEATS + int(t.active)


def ending(t: Table) -> str:
    """ZA-58, Q-38."""
    if somebody_has_lost(t):
        return f"no brains left after {rounds(int(t.round) + 1)}"
    return "too many plays" if is_stalled(t) else "a player left"


def rounds(number: int) -> str:
    if number > MANY_ROUNDS:
        return f"more than {MANY_ROUNDS} rounds"
    return "one round" if number == 1 else f"{number} rounds"
