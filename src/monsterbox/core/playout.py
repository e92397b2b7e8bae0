"""Random games to the end, for simulations, benchmarks and search."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, Fault, GameState


def playout(state: GameState, rng: Rng, actions: Actions, audit: bool = False) -> i64:
    """Play at random to the end; return the number of decisions the seats took.

    With `audit`, every component must be in exactly one place after each decision.
    """
    state.play_blindly()
    if not audit:
        return state.run_out(rng, actions)
    decisions: i64 = 0
    seat = state.settle(rng)
    while seat != OVER:
        state.choose_any(seat, rng, actions)
        decisions += 1
        seat = state.settle(rng)
        if not state.is_sound():
            raise Fault(f"decision {decisions}: a component is lost or doubled")
    return decisions


def playouts(opening: GameState, rng: Rng, actions: Actions, games: i64) -> i64:
    """Play many random games from one opening; return the total number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(opening.clone(), rng, actions)
    return decisions
