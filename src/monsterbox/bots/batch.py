"""Many games of one kind side by side, for learning: one call makes a choice in each of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from monsterbox.bots.policy import Policy, Values, best_of
from monsterbox.core.actions import Actions
from monsterbox.core.features import Features
from monsterbox.core.rng import Rng
from monsterbox.core.state import NONE, OVER, GameState

FAIR: Final = NONE  # no illegal choice was found
SPREAD: Final = 1_000_003  # between the seeds of two batches


@final
class Batch:
    """Games that go on for ever: whichever ends is dealt anew from the opening.

    With a policy, each game has one seat of its own that chooses, by turns the first, the second
    and so on; all others follow the policy.
    """

    __slots__ = (
        "actions",
        "blank_rewards",
        "choices",
        "counts",
        "ended",
        "games",
        "legal",
        "masks",
        "opening",
        "policy",
        "rewards",
        "rngs",
        "seats",
        "seen",
        "size",
        "states",
        "turns",
        "unended",
        "used",
        "values",
    )

    def __init__(
        self,
        opening: GameState,
        games: i64,
        seats: i64,
        choices: i64,
        seed: i64,
        policy: Policy | None,
    ) -> None:
        """Without masks, `choices` is 0."""
        self.opening = opening.clone()
        self.games = games
        self.seats = seats
        self.choices = choices
        self.policy = policy
        self.size: i64 = opening.observation_size()
        self.states: list[GameState] = []
        self.rngs: list[Rng] = []
        for k in range(games):
            self.states.append(opening.clone())
            self.rngs.append(Rng(seed * SPREAD + k))
        self.actions = Actions()
        self.values = Values()
        self.seen = Features(games * self.size)
        self.masks: vec[u8] = vec[u8]([0] * (games * choices))
        self.legal: vec[i32] = vec[i32]([0] * (games * len(self.actions.items)))
        self.used: i64 = 0  # of `legal`
        self.counts: vec[i32] = vec[i32]([0] * games)
        self.turns: vec[i32] = vec[i32]([0] * games)
        self.blank_rewards: vec[float] = vec[float]([0.0] * (games * seats))
        self.rewards: vec[float] = self.blank_rewards[:]
        self.unended: vec[u8] = vec[u8]([0] * games)
        self.ended: vec[u8] = self.unended[:]

    def begin(self) -> None:
        """Deal all games anew."""
        self.clear()
        for k in range(self.games):
            self.begin_game(k)
            self.show(k)

    def illegal(self, choices: list[int]) -> i64:
        """The first game in which the choice is not legal, or FAIR."""
        at: i64 = 0
        for k in range(self.games):
            choice: i64 = choices[k]
            place: i64 = at
            at += i64(self.counts[k])
            while place < at and i64(self.legal[place]) != choice:
                place += 1
            if place == at:
                return k
        return FAIR

    def step(self, choices: list[int]) -> None:
        """Make a legal choice in every game, and go on until the next one."""
        self.clear()
        for k in range(self.games):
            state = self.states[k]
            state.apply(i64(self.turns[k]), choices[k])
            if not self.goes_on(k, state):
                self.reward(k, state)
                self.ended[k] = 1
                self.begin_game(k)
            self.show(k)

    def clear(self) -> None:
        """Take away what the last step has shown; `legal` still tells which masks were set."""
        self.seen.clear()
        self.rewards = self.blank_rewards[:]
        self.ended = self.unended[:]
        if self.choices > 0:
            at: i64 = 0
            for k in range(self.games):
                first = k * self.choices
                last = at + i64(self.counts[k])
                while at < last:
                    self.masks[first + i64(self.legal[at])] = 0
                    at += 1
        self.used = 0

    def begin_game(self, k: i64) -> None:
        """Deal a game; should the others end it alone, another one."""
        state = self.opening.clone()
        while not self.goes_on(k, state):
            state = self.opening.clone()
        self.states[k] = state

    def goes_on(self, k: i64, state: GameState) -> bool:
        """Let chance and those who follow the policy act; whether the game is not over."""
        rng = self.rngs[k]
        seat = state.settle(rng)
        policy = self.policy
        if policy is not None:
            own = k % self.seats
            while seat != OVER and seat != own:
                self.follow(policy, state, seat, rng)
                seat = state.settle(rng)
        self.turns[k] = i32(seat)
        return seat != OVER

    def follow(self, policy: Policy, state: GameState, seat: i64, rng: Rng) -> None:
        """One choice by the policy, which looks at nothing but what the seat sees."""
        actions = self.actions
        actions.n = 0
        state.legal(seat, actions)
        k: i64 = 0
        if actions.n > 1:
            policy.weigh(state, seat, actions, self.values)
            k = best_of(self.values, actions.n, rng)
        state.apply(seat, actions.items[k])

    def show(self, k: i64) -> None:
        """What the seat that is asked sees and may choose."""
        state = self.states[k]
        seat = i64(self.turns[k])
        self.seen.at = k * self.size
        state.observe(seat, self.seen)
        actions = self.actions
        actions.n = 0
        state.legal(seat, actions)
        items = actions.items
        legal = self.legal
        used = self.used
        for n in range(actions.n):
            legal[used + n] = i32(items[n])
        self.used = used + actions.n
        self.counts[k] = i32(actions.n)
        if self.choices > 0:
            first = k * self.choices
            masks = self.masks
            for n in range(actions.n):
                masks[first + items[n]] = 1

    def reward(self, k: i64, state: GameState) -> None:
        """For each seat the share of the others that it leaves behind, less that ahead of it."""
        for seat in range(self.seats):
            own = state.rank(seat)
            ahead: i64 = 0
            for other in range(self.seats):
                rank = state.rank(other)
                if rank > own:
                    ahead += 1
                elif rank < own:
                    ahead -= 1
            self.rewards[k * self.seats + seat] = float(ahead) / float(self.seats - 1)
