"""Imagined games by a policy, many from one position: what evaluations are made of.

Game k of a seed always meets the same luck: choices and outcomes that are compared are compared
in the same worlds and with the same random numbers, so that their differences have small errors.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.bots.payoffs import Payoffs, judge, judge_end
from monsterbox.bots.policy import Policy, Values, best_of
from monsterbox.core.actions import CAPACITY, Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, GameState

LOW32: Final = 0xFFFFFFFF
WORLD: Final = 1  # what the random numbers of a game are for
PLAY: Final = 2
PICK: Final = 3


def rng_of(seed: i64, game: i64, purpose: i64) -> Rng:
    """The random numbers of one game for one purpose."""
    return Rng((seed * 0x9E3779B1 + game * 0x85EBCA6B + purpose * 0x5BD1E995) & LOW32)


@final
class Playouts:
    """Plays imagined games; all seats follow the policy, which judges those that it breaks off."""

    __slots__ = ("actions", "horizon", "payoffs", "policy", "remembers", "seats", "values")

    def __init__(self, seats: i64, policy: Policy, horizon: i64, remembers: bool) -> None:
        """With `remembers`, worlds go on tracking what the seats know: the policy asks for it."""
        self.seats = seats
        self.remembers = remembers
        self.policy = policy
        self.horizon = horizon
        self.payoffs = Payoffs(seats)
        self.actions = Actions()
        self.values = Values()

    def copy_of(self, state: GameState) -> GameState:
        """A world to play with."""
        world = state.clone()
        if not self.remembers:
            world.play_blindly()
        return world

    def finish(self, world: GameState, rng: Rng) -> None:
        """Play on and judge; the world is used up."""
        if self.policy.play_on(world, self.horizon, rng, self.actions, self.values):
            judge_end(self.payoffs, world)
        else:
            judge(self.payoffs, world, self.policy)

    def usual(self, world: GameState, actor: i64, rng: Rng) -> i64:
        """What the policy would choose here, or what chance might bring."""
        if actor == CHANCE:
            return world.roll(rng)
        self.actions.n = 0
        world.legal(actor, self.actions)
        k: i64 = 0
        if self.actions.n > 1:
            self.policy.glance(world, actor, self.actions, self.values)
            k = best_of(self.values, self.actions.n, rng)
        return self.actions.items[k]

    def chances(self, state: GameState, seed: i64, first: i64, games: i64) -> list[float]:
        """What each seat wins in each of the games from `first` on: seats within games."""
        found: list[float] = []
        for k in range(first, first + games):
            world = self.copy_of(state)
            self.finish(world, rng_of(seed, k, PLAY))
            for seat in range(self.seats):
                found.append(self.payoffs.win[seat])
        return found

    def surprises(
        self, state: GameState, actor: i64, action: i64, seed: i64, first: i64, games: i64
    ) -> list[float]:
        """What an action brings each seat against what the actor would usually do, by game."""
        found: list[float] = []
        before: vec[float] = vec[float]([0.0] * int(self.seats))
        for k in range(first, first + games):
            usual = self.usual(state, actor, rng_of(seed, k, PICK))
            if usual == action:
                for _ in range(self.seats):
                    found.append(0.0)
                continue
            world = self.copy_of(state)
            world.apply(actor, usual)
            self.finish(world, rng_of(seed, k, PLAY))
            for seat in range(self.seats):
                before[seat] = self.payoffs.win[seat]
            world = self.copy_of(state)
            world.apply(actor, action)
            self.finish(world, rng_of(seed, k, PLAY))
            for seat in range(self.seats):
                found.append(self.payoffs.win[seat] - before[seat])
        return found

    def choices(
        self, root: GameState, seat: i64, actions: list[int], seed: i64, first: i64, games: i64
    ) -> list[float]:
        """What the seat wins with each choice in worlds that may be the true one for it.

        Choices within worlds, and behind them in each world the choice that the policy would make.
        """
        found: list[float] = []
        n: i64 = len(actions)
        items: vec[i64] = vec[i64]([0] * CAPACITY)
        for a in range(n):
            items[a] = i64(actions[a])
        for k in range(first, first + games):
            world = root.clone()
            world.redeal(seat, rng_of(seed, k, WORLD))
            usual = self.usual(world, seat, rng_of(seed, k, PICK))
            if not self.remembers:
                world.play_blindly()
            steady: float = -1.0
            for a in range(n):
                win = self.after(world, seat, items[a], rng_of(seed, k, PLAY))
                found.append(win)
                if items[a] == usual:
                    steady = win
            if steady < 0.0:
                steady = self.after(world, seat, usual, rng_of(seed, k, PLAY))
            found.append(steady)
        return found

    def after(self, world: GameState, seat: i64, action: i64, rng: Rng) -> float:
        """What the seat wins in one game that goes on with a choice."""
        copy = world.clone()
        copy.apply(seat, action)
        self.finish(copy, rng)
        return self.payoffs.win[seat]
