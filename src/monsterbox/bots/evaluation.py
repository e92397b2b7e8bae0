"""What positions and choices are worth, as chances to win: the one interface for all who ask.

A value is the share of the win that a seat can expect if from now on everybody plays like a steady
player, the one that the evaluator knows. Today's evaluator lets the policy of the game's heuristic
player play imagined games on and judges where they lead (`Playouts`); a learned judge can take
its place behind the same three questions.

What the steady player is assumed to know: the policy looks at nothing but what its seat sees, and
nobody draws conclusions from what others have chosen. In games of memory it has forgotten nothing
that its seat has seen. Where several choose at once and in secret, it is asked without knowing
what the others have chosen, and by what its seat can know, those choices are open as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple, Protocol, cast

import msgspec

from monsterbox.bots.make import policy_for
from monsterbox.bots.playouts import Playouts
from monsterbox.bots.policy import Policy
from monsterbox.core.state import GameState
from monsterbox.games import faces

PLAYOUTS = "playouts-1"
"""The name of today's evaluator; its number grows whenever its values change."""
HORIZON = 10
"""Choices that are imagined before a position is judged, and on until it is calm."""

Row = list[float]


class Estimate(msgspec.Struct, frozen=True):
    """A number and its standard error."""

    mean: float
    error: float


class Trials(NamedTuple):
    """Which imagined games: the numbers from `first` on, of those that a seed stands for.

    Game k of a seed always meets the same luck, whatever it is asked for.
    """

    seed: int
    games: int
    first: int = 0


class Evaluator(Protocol):
    """Says what positions and choices are worth, with as many samples as trials.

    A judge that needs no samples may repeat itself: the errors are then those of the worlds.
    """

    @property
    def name(self) -> str:
        """What it is and in which version: values of different names are not compared."""
        ...

    def positions(self, state: GameState, trials: Trials) -> list[Row]:
        """What each seat wins from the true state on: a row of all seats for each trial."""
        ...

    def surprises(self, state: GameState, actor: int, action: int, trials: Trials) -> list[Row]:
        """What an action brings each seat, by the true state, against what was to be expected.

        That is the choice of a steady player or, of chance, an outcome drawn by its odds.
        """
        ...

    def choices(
        self, state: GameState, seat: int, actions: Sequence[int], trials: Trials
    ) -> list[Row]:
        """What the seat wins with each of its choices, by what it can know: a row for each world.

        A world is dealt anew for each trial and is the same for all choices. The last column is
        what a steady player wins there.
        """
        ...


class ByPlayouts:
    """Values by imagined games, which a policy plays."""

    name = PLAYOUTS

    def __init__(
        self,
        make_policy: Callable[[], Policy],
        seats: int,
        *,
        remembers: bool = False,
        horizon: int = HORIZON,
    ) -> None:
        self.seats = seats
        self.playouts = Playouts(seats, make_policy(), horizon, remembers)

    def positions(self, state: GameState, trials: Trials) -> list[Row]:
        found = self.playouts.chances(state, trials.seed, trials.first, trials.games)
        return rows(found, self.seats)

    def surprises(self, state: GameState, actor: int, action: int, trials: Trials) -> list[Row]:
        seed, games, first = trials
        return rows(self.playouts.surprises(state, actor, action, seed, first, games), self.seats)

    def choices(
        self, state: GameState, seat: int, actions: Sequence[int], trials: Trials
    ) -> list[Row]:
        seed, games, first = trials
        found = self.playouts.choices(state, seat, list(actions), seed, first, games)
        return rows(found, len(actions) + 1)


class SteadyFace(Protocol):
    """The module `bot/policy_steady.py`, in games whose heuristic player follows no policy."""

    STEADY: Callable[[], Policy]


def evaluator_for(game_key: str, seats: int) -> Evaluator:
    """The best evaluator that there is for a game."""
    face = cast(SteadyFace | None, faces.face(game_key, "bot", "policy_steady"))
    if face is not None:
        return ByPlayouts(face.STEADY, seats, remembers=True)
    return ByPlayouts(policy_for(game_key, None), seats)


def rows(values: list[float], width: int) -> list[Row]:
    return [values[first : first + width] for first in range(0, len(values), width)]


def estimate(samples: Sequence[float]) -> Estimate:
    """Their mean; with a single sample the error is as large as the number can be."""
    count = len(samples)
    mean = sum(samples) / count
    if count == 1:
        return Estimate(mean, 1.0)
    spread = sum((one - mean) ** 2 for one in samples) / (count - 1)
    return Estimate(mean, sqrt(spread / count))


def together(parts: Sequence[Estimate]) -> Estimate:
    """The sum of independent numbers."""
    return Estimate(
        sum(one.mean for one in parts), sqrt(sum(one.error * one.error for one in parts))
    )


def chances(
    evaluator: Evaluator, state: GameState, *, trials: int = 100, seed: int = 0
) -> tuple[Estimate, ...]:
    """The chance of every seat to win, as the table really stands."""
    columns = zip(*evaluator.positions(state, Trials(seed, trials)), strict=True)
    return tuple(estimate(column) for column in columns)
