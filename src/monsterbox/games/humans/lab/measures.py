"""What the laboratory asks about a game of Humans!!!, with or without Zombies!!!."""

from __future__ import annotations

from monsterbox.core.state import NONE
from monsterbox.games.humans.cards import cards
from monsterbox.games.humans.engine import actions, flags
from monsterbox.games.humans.engine.board import HUMANS, number_on
from monsterbox.games.humans.engine.rules.ending import goal, score
from monsterbox.games.humans.engine.table import MAX_SEATS, Table, is_shotgun


def starter(t: Table) -> int:
    """HU-04. Who has the first turn."""
    return int(t.starter)


def turn(t: Table) -> int:
    """HU-08. The round, and whose turn it is in it."""
    return int(t.round) * MAX_SEATS + int(t.active)


def ending(t: Table) -> str:
    """HU-76 to HU-78, HZ-47, HZ-48, ZZ-20."""
    if t.winner != NONE:
        return won_by(t)
    if t.round >= t.max_rounds:
        return "last round played"
    if t.house & flags.EMPTY_TOWN_ENDS and number_on(t, HUMANS) == 0:
        return "no humans left"
    return "scores stood still"


def won_by(t: Table) -> str:
    """HU-76, HZ-47, ZZ-20."""
    if not is_shotgun(t, t.winner):
        return "zombies reached their goal" if t.shotguns else "goal reached"
    return "enough zombies collected" if score(t, t.winner) >= goal(t, t.winner) else "helipad"


def used(t: Table, seat: int, action: int) -> str:
    """HU-67, HU-73, ZZ-17, ZZ-18. The event card that is played or used, or the ability."""
    if actions.is_play(action):
        return cards().event[int(actions.kind_played(action))].name
    if actions.is_use(action):
        return cards().event[action - actions.USE].name
    return "ability of the character" if action == actions.ABILITY else ""
