"""How strong a shotgun guy is in a fight: ZZ-11, ZZ-18, A-79."""

from mypy_extensions import i64

from monsterbox.games.humans.table import Table


def combat_bonus(t: Table) -> i64:
    """A-79. What is added to the roll."""
    return t.bonus
