"""The event cards of the zombies' set: when each has a legal target (D9, HZ-15 to HZ-19)."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.games.humans.table import Table


def can_play_zombie_card(t: Table, seat: i64, kind: i64) -> bool:
    return False


def legal_zombie_plays(t: Table, seat: i64, cards: i64, out: Actions) -> None:
    return
