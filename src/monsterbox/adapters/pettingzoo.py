"""All games as environments of PettingZoo: `env("...")` one after the other, `parallel_env("...")`
all at once.

An observation has what the seat sees as a row of bytes, `game.observation_parts` says what they
mean, and the mask of what is legal.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from monsterbox.adapters.table import Rules, Table
from monsterbox.core.errors import IllegalAction, Refusal
from monsterbox.core.options import Value
from monsterbox.core.rng import Rng
from monsterbox.core.whole import whole
from monsterbox.games.registry import game as find_game

Observation = dict[str, Any]
LARGEST = 2**31 - 1
AGENT = "player_{}"


def env(
    game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Value
) -> TurnEnv:
    """A game whose seats act one after the other; the smallest table if no seats are given."""
    return TurnEnv(game, seats, render_mode=render_mode, **options)


def parallel_env(
    game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Value
) -> AllEnv:
    """The same game, in which all seats act in every step: those that are not asked wait."""
    return AllEnv(game, seats, render_mode=render_mode, **options)


class Seats:
    """What both kinds of environments share: spaces, observations, chance."""

    waits = 0
    """How many numbers there are besides those of choices."""

    def __init__(
        self, game: str, seats: int | None, *, render_mode: str | None, **options: Value
    ) -> None:
        found = find_game(game)
        self.rules = Rules.of(game, found.check_seats(seats or found.seats[0]), options)
        self.metadata = {
            "name": f"monsterbox_{game.replace('-', '_')}_v1",
            "render_modes": ["human", "ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(self.rules.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        (self.size,) = found.observation_shape(self.rules.seats, self.rules.settings)
        self.numbers = self.rules.choices + self.waits
        self.observation_spaces = {agent: self.what_is_seen() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.numbers) for agent in self.possible_agents}
        self.source = np.random.default_rng()
        self.rng = Rng(0)
        self.table = Table.fresh(self.rules)

    def what_is_seen(self) -> Dict:
        return Dict(
            {
                "observation": Box(0, 255, (self.size,), np.uint8),
                "action_mask": Box(0, 1, (self.numbers,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; the same one after the same seed, without one another one each time."""
        if seed is not None:
            self.source = np.random.default_rng(seed)
        self.rng = Rng(int(self.source.integers(LARGEST)))
        self.agents = self.possible_agents[:]
        self.table = Table.fresh(self.rules)
        self.table.let_chance_act(self.rng)

    def seen(self, seat: int) -> Any:
        """What the seat sees, in an array of its own."""
        shown = np.empty(self.size, np.uint8)
        self.table.state.observe_into(shown, seat)
        return shown

    def render(self) -> str | None:
        """The table as everybody sees it."""
        text = repr(self.table.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is kept open."""


class TurnEnv(Seats, AECEnv):
    """The seats of a game one after the other, also those that choose at once."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> Observation:
        seat, mask = self.seat_of[agent], np.zeros(self.numbers, np.int8)
        if seat == self.table.actor:
            mask[self.table.legal()] = 1
        return {"observation": self.seen(seat), "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number = whole(action)
        self.table.play(-1 if number is None else number)
        self.table.let_chance_act(self.rng)
        if self.table.is_over:
            self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
            self._cumulative_rewards = self.rewards.copy()  # nobody had any before
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.actor]


class AllEnv(Seats, ParallelEnv):
    """All seats of a game in every step. Who is not asked waits: its only choice is the last
    number, `env.wait`."""

    waits = 1

    @property
    def wait(self) -> int:
        return self.rules.choices

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.all_seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, SupportsIndex]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents, choices = self.agents, self.choices_of(actions)
        for seat, action in choices:
            self.table.play(action, seat)
        self.table.let_chance_act(self.rng)
        is_over = self.table.is_over
        if is_over:
            self.agents = []
        return (
            self.all_seen(),
            dict(zip(agents, self.table.returns(), strict=False)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def choices_of(self, actions: dict[str, SupportsIndex]) -> list[tuple[int, int]]:
        """The choices of those who are asked, all of them checked before one is made."""
        told = {self.seat_of[agent]: whole(action) for agent, action in actions.items()}
        choices: list[tuple[int, int]] = []
        for seat in range(self.rules.seats):
            number, legal = told.get(seat), self.table.legal_of(seat)
            if legal and number in legal:
                choices.append((seat, number))
            elif legal or number not in (None, self.wait):
                code = "not-now" if legal else "not-your-turn"
                raise IllegalAction(seat, str(number), Refusal(code), map(str, legal))
        return choices

    def all_seen(self) -> dict[str, Observation]:
        return {agent: self.observed(seat) for agent, seat in self.seat_of.items()}

    def observed(self, seat: int) -> Observation:
        mask = np.zeros(self.numbers, np.int8)
        mask[self.table.legal_of(seat) or [self.wait]] = 1
        return {"observation": self.seen(seat), "action_mask": mask}
