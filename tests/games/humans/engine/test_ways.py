"""Steps of zombies of nobody, found as sets, against one step after another."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER
from monsterbox.games.humans.engine import actions, phases
from monsterbox.games.humans.engine.board import HUMANS, NPC_DONE, NPCS, is_on
from monsterbox.games.humans.engine.deck import LOCAL, SIDES
from monsterbox.games.humans.engine.rules.town import npc_beyond
from monsterbox.games.humans.engine.state import State


def one_by_one(state: State) -> list[int]:
    """Every side of every zombie that has not moved, asked on its own."""
    found = []
    for space in range(int(state.tiles) * LOCAL):
        if not is_on(state, NPCS, space) or is_on(state, NPC_DONE, space):
            continue
        for side in range(SIDES):
            there = npc_beyond(state, space, side)
            if there >= 0 and not is_on(state, NPCS, there) and not is_on(state, HUMANS, there):
                found.append(actions.MOVE_NPC + space * SIDES + side)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_all_steps_at_once_are_those_of_each_zombie(seats: int) -> None:
    """ZZ-16, HZ-26, HZ-29, HZ-30, HZ-31, A-45: over markers, doors and exits, onto free spaces."""
    game = mb.game("humans-zombies")
    state, rng, listed = game.begin(seats, game.settings(seats, {})), Rng(seats), Actions()
    asked = 0
    while asked < 40:
        seat = state.settle(rng)
        assert seat != OVER
        assert isinstance(state, State)
        listed.clear()
        state.legal(seat, listed)
        if state.phase == phases.NPCS:
            asked += 1
            assert listed.to_list() == one_by_one(state)
        state.apply(seat, listed.items[int(rng.below(listed.n))])
