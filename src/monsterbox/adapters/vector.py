"""Many games at once, stepped by compiled code into numpy arrays of the caller.

A step makes one choice in every game. Whichever game ends is dealt anew at once: what is shown then
is the new game, what the old one was worth stands in `rewards`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from monsterbox.bots.batch import FAIR, Batch
from monsterbox.bots.make import habit_of, player_of, policy_of
from monsterbox.bots.policy import Policy
from monsterbox.core.actions import CAPACITY
from monsterbox.core.chance import read_seed
from monsterbox.core.errors import (
    BadBuffer,
    BadOption,
    IllegalAction,
    NotOffered,
    Refusal,
)
from monsterbox.core.game import Game
from monsterbox.core.options import Value
from monsterbox.core.whole import whole
from monsterbox.games.registry import game as find_game

MANY = 4096  # actions; masks of more are only made if they are asked for
MOST_GAMES = 1 << 20
HEURISTIC = "heuristic"

Bytes = NDArray[np.uint8]
Whole = NDArray[np.int32]


@dataclass(frozen=True)
class Arrays:
    """What a step writes, a row for each game; they may be parts of larger arrays."""

    observations: Bytes
    """[game, number]: what the seat to act sees."""
    masks: Bytes | None
    """[game, action]: 1 where the action is legal."""
    legal: Whole
    """The legal actions, those of one game after those of the other: `counts` of each."""
    counts: Whole
    """[game]: how many actions are legal."""
    seats: Whole
    """[game]: which seat is to act; the lowest where several are."""
    rewards: NDArray[np.float32]
    """[game, seat]: what the game that ended was worth, as `Match.returns`; else 0."""
    ended: NDArray[np.bool_]
    """[game]: whether one ended in this step."""


class VectorEnv:
    """Many games of one kind. All numbers follow from the seed, game by game."""

    def __init__(
        self,
        game: str,
        games: SupportsIndex = 1024,
        *,
        seats: SupportsIndex = 2,
        seed: SupportsIndex = 0,
        masks: bool | None = None,
        opponents: str | None = None,
        **options: Value,
    ) -> None:
        """`masks`: whether legal actions are told as masks too; by default where there are few.

        `opponents`: "heuristic" for games in which one seat of each, in turn the first, the second
        and so on, is to act, and all others play as that bot.
        """
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.games = number_of_games(games)
        self.settings = self.game.settings(self.seats, options)
        self.num_actions = self.game.num_actions(self.settings)
        self.observation_shape = self.game.observation_shape(self.seats, self.settings)
        self.has_masks = self.num_actions <= MANY if masks is None else masks
        self._batch = Batch(
            self.game.begin(self.seats, self.settings),
            self.games,
            self.seats,
            self.num_actions if self.has_masks else 0,
            read_seed(seed) % (1 << 32),
            policy_for(self.game, opponents),
        )
        self._is_begun = False

    def arrays(self) -> Arrays:
        """New arrays of the right sizes, to be written into again and again."""
        n = self.games
        return Arrays(
            observations=np.zeros((n, *self.observation_shape), np.uint8),
            masks=np.zeros((n, self.num_actions), np.uint8) if self.has_masks else None,
            legal=np.zeros(n * CAPACITY, np.int32),
            counts=np.zeros(n, np.int32),
            seats=np.zeros(n, np.int32),
            rewards=np.zeros((n, self.seats), np.float32),
            ended=np.zeros(n, np.bool_),
        )

    def reset(self, out: Arrays) -> None:
        """Deal all games anew and show their first choices."""
        self._check(out)
        self._batch.begin()
        self._is_begun = True
        self._show(out)

    def step(self, actions: NDArray[Any], out: Arrays) -> None:
        """Make one choice in every game, by number; all of them or none if one is not legal."""
        self._check(out)
        if not self._is_begun:
            raise NotOffered("step: the games are dealt by reset")
        choices = self._choices(actions)
        if (k := int(self._batch.illegal(choices))) != FAIR:
            raise self._refused(k, choices[k])
        self._batch.step(choices)
        self._show(out)

    def _show(self, out: Arrays) -> None:
        """Everything in one piece: what the rules have written is only read here."""
        batch, n = self._batch, self.games
        used = int(batch.used)
        out.observations[...] = np.asarray(batch.seen.items).reshape(n, -1)
        if out.masks is not None and self.has_masks:
            out.masks[...] = np.asarray(batch.masks).reshape(n, -1)
        out.legal[:used] = np.asarray(batch.legal)[:used]
        out.counts[...] = np.asarray(batch.counts)
        out.seats[...] = np.asarray(batch.turns)
        out.rewards[...] = np.asarray(batch.rewards).reshape(n, -1)
        out.ended[...] = np.asarray(batch.ended)

    def _choices(self, actions: NDArray[Any]) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadBuffer(f"actions: no row of {self.games} whole numbers")
        return given.tolist()  # type: ignore[no-any-return]

    def _refused(self, k: int, choice: int) -> IllegalAction:
        """What stands in the way of the choice of one game, by numbers."""
        batch = self._batch
        first = sum(int(batch.counts[n]) for n in range(k))
        legal = [str(int(batch.legal[first + n])) for n in range(int(batch.counts[k]))]
        return IllegalAction(
            int(batch.turns[k]), f"{choice} in game {k}", Refusal("not-now"), legal
        )

    def _check(self, out: Arrays) -> None:
        """Refuse arrays that a step cannot be written into, before anything has changed."""
        n = self.games
        shapes = {
            "observations": ((n, *self.observation_shape), np.uint8),
            "counts": ((n,), np.int32),
            "seats": ((n,), np.int32),
            "rewards": ((n, self.seats), np.float32),
            "ended": ((n,), np.bool_),
        }
        if self.has_masks:
            shapes["masks"] = ((n, self.num_actions), np.uint8)
        for name, (shape, kind) in shapes.items():
            check_array(name, getattr(out, name, None), shape, kind)
        check_array("legal", getattr(out, "legal", None), (n * CAPACITY,), np.int32)


def check_array(name: str, array: object, shape: tuple[int, ...], kind: type) -> None:
    """Whether it is an array of that shape and type which may be written into."""
    if (
        not isinstance(array, np.ndarray)
        or array.shape != shape
        or array.dtype != kind
        or not array.flags.writeable
    ):
        raise BadBuffer(
            f"{name}: no array of {np.dtype(kind).name} and shape {shape} to write into"
        )


def number_of_games(games: object) -> int:
    number = whole(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise BadOption(f"games: {games!r} is no number from 1 to {MOST_GAMES}")
    return number


def policy_for(game: Game, opponents: str | None) -> Policy | None:
    """The policy that the other seats follow."""
    if opponents is None:
        return None
    if opponents != HEURISTIC:
        raise BadOption(f"opponents: {opponents!r} does not exist; opponents: {HEURISTIC}")
    make = policy_of(game.key)
    if make is None or player_of(game.key) is not None or habit_of(game.key) is not None:
        raise NotOffered(f"opponents: the bot of {game.key} does not play from the table alone")
    return make()
