"""What the laboratory asks about a game of Zombeasts."""

from __future__ import annotations

from monsterbox.games.zombeasts.engine.table import Table


def starter(t: Table) -> int:
    """ZB-05. Who has the first turn."""
    return t.active


def turn(t: Table) -> int:
    """ZB-07. Whose turn it is."""
    return t.active


def ending(t: Table) -> str:
    """ZB-64, ZB-73. There is only one way."""
    return "the pile ran out"
