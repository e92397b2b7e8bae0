"""Small games and policies that stand in for real ones, so that a search can be checked by hand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from monsterbox.bots.policy import Policy, Values
from monsterbox.core.actions import Actions
from monsterbox.core.belief import Belief
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState

MOST = 3
NOBODY = -1


class Stones(GameState):
    """Seats in turn take one to `most` stones; whoever takes the last one wins, alone."""

    def __init__(self, stones: int, seats: int = 2, most: int = MOST, seat: int = 0) -> None:
        self.stones = stones
        self.seats = seats
        self.most = most
        self.seat = seat
        self.winner = NOBODY

    def turn(self) -> int:
        return self.seat if self.stones else OVER

    def legal(self, seat: int, out: Actions) -> None:
        for taken in range(1, min(self.most, self.stones) + 1):
            out.add(taken)

    def apply(self, seat: int, action: int) -> None:
        self.stones -= action
        if self.stones == 0:
            self.winner = seat
        self.seat = (seat + 1) % self.seats

    def score(self, seat: int) -> int:
        return int(seat == self.winner)

    def rank(self, seat: int) -> int:
        return 1 if seat == self.winner else 2

    def clone(self) -> Stones:
        other = Stones(self.stones, self.seats, self.most, self.seat)
        other.winner = self.winner
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def to_ints(self) -> list[int]:
        return [self.stones, self.seats, self.most, self.seat, self.winner]


class Ended(GameState):
    """A game that is over, with these ranks."""

    def __init__(self, ranks: Sequence[int]) -> None:
        self.ranks = ranks

    def turn(self) -> int:
        return OVER

    def rank(self, seat: int) -> int:
        return self.ranks[seat]


class Preferring(Policy):
    """Holds each action to be worth what a table says, and every position to be judged."""

    def __init__(self, worth: dict[int, float] | None = None, points: Sequence[float] = ()) -> None:
        self.worth = worth or {}
        self.points = points
        self.asked = 0

    def weigh(self, world: GameState, seat: int, actions: Actions, values: Values) -> None:
        self.asked += 1
        for k, action in enumerate(actions.to_list()):
            values.items[k] = self.worth.get(action, 0.0)

    def is_calm(self, world: GameState) -> bool:
        return True

    def expect(self, world: GameState, seat: int) -> float:
        return self.points[seat] if self.points else 0.0

    def spread(self, world: GameState) -> float:
        return 5.0


class NoView(msgspec.Struct, frozen=True):
    """Nothing to see."""


def a_belief(state: GameState, seat: int = 0, seats: int = 2, number: int = 0) -> Belief:
    """What a seat is told of such a game; choices are called by their numbers."""
    actions = Actions()
    if state.may_act(seat):
        state.legal(seat, actions)
    return Belief.of(
        state,
        seat,
        game="stones",
        seats=seats,
        view=NoView(),
        legal=tuple(f"take {action}" for action in actions.to_list()),
        actions=tuple(actions.to_list()),
        settings={},
        components={},
        number=number,
    )
