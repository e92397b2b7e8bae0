"""How the heuristic player fills its bag: quickly, but never beyond what it holds."""

from __future__ import annotations

from monsterbox.bots.policy import Policy, Values
from monsterbox.core.actions import Actions
from monsterbox.core.state import GameState

from ..engine.state import State


class PebblesPolicy(Policy):
    def weigh(self, world: GameState, seat: int, actions: Actions, values: Values) -> None:
        """A pebble that fits is worth one, any that does not costs all the others."""
        assert isinstance(world, State)
        room = world.bags[seat] - world.taken[seat]
        for k, count in enumerate(actions.to_list()):
            values.items[k] = float(count if count <= room else -count)


POLICY = PebblesPolicy
