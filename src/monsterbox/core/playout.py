"""Random games to the end, for simulations, benchmarks and search."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState


class Fault(Exception):
    """The rules broke their own contract: a dead end, or a component lost or doubled."""


def playout(state: GameState, rng: Rng, actions: Actions, audit: bool = False) -> i64:
    """Play at random to the end; the number of decisions the seats took.

    With `audit`, every component must be in exactly one place after each decision.
    """
    decisions: i64 = 0
    state.play_blindly()
    seat = state.settle(rng)
    while seat != OVER:
        actions.n = 0
        state.legal(seat, actions)
        if actions.n == 0:
            raise Fault(f"decision {decisions}: seat {seat} has no legal action")
        k = rng.below(actions.n)
        state.apply(seat, actions.items[k])
        decisions += 1
        seat = state.settle(rng)
        if audit and not state.is_sound():
            raise Fault(f"decision {decisions}: a component is lost or doubled")
    return decisions
