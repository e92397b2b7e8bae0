"""A way to play, which the heuristic player follows and imagined games are played by."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from monsterbox.core.actions import CAPACITY, Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState

SAME: Final = 1e-9  # values this close are equal


@final
class Values:
    """What the legal actions of a moment are worth, in their order."""

    __slots__ = ("items",)

    def __init__(self) -> None:
        self.items: vec[float] = vec[float]([0.0] * CAPACITY)

    def to_list(self, n: int) -> list[float]:
        """The first n, for interpreted code."""
        return [self.items[k] for k in range(n)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Judges the actions of a seat by what this seat sees of a world, and by nothing else.

    This one rates all actions equally and judges no position; games have theirs in `bot/policy.py`.
    """

    def weigh(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        """Rate each action in points of the game, after careful thought."""
        for k in range(actions.n):
            values.items[k] = 0.0

    def glance(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        """The same at a glance, quick enough for imagined games."""
        self.weigh(world, seat, actions, values)

    def is_calm(self, world: GameState) -> bool:
        """Whether the final points can be judged as the table stands."""
        return False

    def expect(self, world: GameState, seat: i64) -> float:
        """The points that the seat can expect to end with; only asked where `is_calm`."""
        raise NotImplementedError

    def spread(self, world: GameState) -> float:
        """How far off the difference of two such expectations is, as a standard deviation."""
        raise NotImplementedError

    def step(self, world: GameState, seat: i64, rng: Rng, actions: Actions, values: Values) -> None:
        """One choice at a glance."""
        actions.n = 0
        world.legal(seat, actions)
        k: i64 = 0
        if actions.n > 1:
            self.glance(world, seat, actions, values)
            k = best_of(values, actions.n, rng)
        world.apply(seat, actions.items[k])

    def play_on(
        self, world: GameState, horizon: i64, rng: Rng, actions: Actions, values: Values
    ) -> bool:
        """Play at least that many choices, then until it is calm; return whether it is over."""
        seat = world.settle(rng)
        while seat != OVER and (horizon > 0 or not self.is_calm(world)):
            self.step(world, seat, rng, actions, values)
            seat = world.settle(rng)
            horizon -= 1
        return seat == OVER


@final
class UniformPolicy(Policy):
    """Anything goes: the fastest way to the end."""

    def play_on(
        self, world: GameState, horizon: i64, rng: Rng, actions: Actions, values: Values
    ) -> bool:
        world.run_out(rng, actions)
        return True


def best_of(values: Values, n: i64, rng: Rng) -> i64:
    """The place of the greatest value; ties are broken at random."""
    found: i64 = 0
    most = values.items[0]
    equal: i64 = 1
    for k in range(1, n):
        value = values.items[k]
        if value > most + SAME:
            found = k
            most = value
            equal = 1
        elif value > most - SAME:
            equal += 1
            if rng.below(equal) == 0:
                found = k
    return found
