"""Humans as a `GameState`: who is asked, what is legal, what an action does."""

from typing import final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.features import Features
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, Fault
from monsterbox.games.humans.engine import actions, copying, observation
from monsterbox.games.humans.engine.deck import Box
from monsterbox.games.humans.engine.rules import ending, flow, soundness
from monsterbox.games.humans.engine.rules.chance import (
    any_outcome,
    legal_outcomes,
    let_chance_act,
    weight_of,
)
from monsterbox.games.humans.engine.rules.choices import answer, choose, take_step
from monsterbox.games.humans.engine.rules.legal import legal_choices
from monsterbox.games.humans.engine.rules.redeal import redeal
from monsterbox.games.humans.engine.table import Table


@final
class State(Table):
    """A game in progress, of humans alone or with zombies."""

    def turn(self) -> i64:
        return self.actor

    def may_act(self, seat: i64) -> bool:
        return seat >= 0 and self.actor == seat

    def legal(self, seat: i64, out: Actions) -> None:
        if seat != self.actor:
            return
        if seat == CHANCE:
            legal_outcomes(self, out)
        elif seat >= 0:
            legal_choices(self, seat, out)

    def weight(self, action: i64) -> i64:
        return weight_of(self, action)

    def roll(self, rng: Rng) -> i64:
        return any_outcome(self, rng)

    def settle(self, rng: Rng) -> i64:
        # The lines of the base class, repeated where the calls are direct: a few percent.
        while self.actor == CHANCE:
            self.apply(CHANCE, any_outcome(self, rng))
        return self.actor

    def choose_any(self, seat: i64, rng: Rng, actions: Actions) -> None:
        actions.n = 0
        legal_choices(self, seat, actions)
        if actions.n == 0:
            raise Fault(f"seat {seat} has no legal action")
        k = rng.below(actions.n)
        self.apply(seat, actions.items[k])

    def run_out(self, rng: Rng, actions: Actions) -> i64:
        decisions: i64 = 0
        seat = self.settle(rng)
        while seat != OVER:
            self.choose_any(seat, rng, actions)
            decisions += 1
            seat = self.settle(rng)
        return decisions

    def apply(self, seat: i64, action: i64) -> None:
        if actions.is_outcome(action):
            let_chance_act(self, action)
        elif actions.is_step(action):
            take_step(self, seat, action - actions.STEP)
        elif actions.is_plain(action):
            answer(self, seat, action)
        else:
            choose(self, seat, action)
        flow.go_on(self)

    def score(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def rank(self, seat: i64) -> i64:
        return ending.rank(self, seat)

    def observation_size(self) -> i64:
        return observation.size(self)

    def observe(self, seat: i64, out: Features) -> None:
        observation.observe(self, seat, out)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def is_sound(self) -> bool:
        return soundness.is_sound(self)

    def clone(self) -> "State":
        s = State(
            self.seats,
            self.box,
            self.house,
            self.shotguns,
            self.max_rounds,
            self.stall_rounds,
            blank=True,
        )
        copying.copy_into(self, s)
        return s

    def to_ints(self) -> list[int]:
        return copying.to_ints(self)

    def from_ints(self, ints: list[int]) -> "State":
        return from_ints(self.box, ints)

    def __reduce__(self) -> tuple[object, ...]:
        return from_ints, (self.box, self.to_ints())


def from_ints(box: Box, ints: list[int]) -> State:
    """The state that `to_ints` wrote down; the box is not part of it."""
    s = State(ints[0], box, ints[1], ints[2], ints[3], ints[4])
    copying.read_ints(s, ints)
    return s
