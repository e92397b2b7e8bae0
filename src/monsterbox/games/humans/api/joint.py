"""Answers in one go: the end of the movement, and the question about the hand (HU-22, HU-66)."""

from __future__ import annotations

from monsterbox.core.actions import Actions
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.state import State


def joint(t: State, seat: int) -> list[tuple[int, ...]]:
    """HU-22, HU-66. Whoever ends the movement beside nobody is asked about the hand next.

    Not with Zombies, where others may react before that: it would show whether they do.
    """
    if t.phase != phase.MOVE or t.shotguns:
        return []
    after = t.clone()
    after.apply(seat, actions.END_MOVE)
    if after.phase != phase.DISCARD:
        return []
    discards = Actions()
    after.legal(seat, discards)
    return [(actions.END_MOVE, one) for one in discards.to_list()]
