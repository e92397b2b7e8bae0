"""How many steps a turn has: HE02, HE03, ZE01, ZE26, A-67."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import notes, todo
from monsterbox.games.humans.engine.table import Table, note


def begin_steps(t: Table, steps: i64) -> None:
    """HU-21, HZ-23. All of them are left."""
    t.total = steps
    t.pool = steps


def add_steps(t: Table, steps: i64) -> None:
    """HE02, Go Team!"""
    t.total += steps
    t.pool += steps
    note(t, notes.MOVEMENT_CHANGED, t.active, t.pool)


def halve_steps(t: Table) -> None:
    """HE03, ZE26, A-67. Rounded down at that moment; nothing was used yet."""
    begin_steps(t, t.pool // 2)
    note(t, notes.MOVEMENT_CHANGED, t.active, t.pool)


def double_steps(t: Table) -> None:
    """ZE01. As many again as the turn had so far."""
    add_steps(t, t.total)


def end_pawn_move(t: Table) -> None:
    t.pool = 0
    t.leader = NONE
    t.meeting = False
    t.halted = False
    t.todo = todo.BEFORE_NPCS
