"""What chance may bring next, with its probabilities, for whoever tries everything."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.state import CHANCE, GameState


def odds(state: GameState, out: Actions, first: i64) -> list[tuple[int, float]]:
    """Each possible outcome, counted from `first`, and its probability."""
    out.n = 0
    state.legal(CHANCE, out)
    total: i64 = 0
    for k in range(out.n):
        total += state.weight(out.items[k])
    found: list[tuple[int, float]] = []
    for k in range(out.n):
        outcome = out.items[k]
        found.append((int(outcome - first), float(state.weight(outcome)) / float(total)))
    return found
