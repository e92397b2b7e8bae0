"""Learn Zombeasts by PPO against the heuristic bot, in one file.

pip install "monsterbox[vector]" torch
python examples/ppo_zombeasts.py --csv curve.csv

A network of three layers sees what a seat sees, and plays one seat of many games at once; the bot
plays the other. It gets 1 for a win and -1 for a loss, and on the way a little for every full moon
and every card of one that it is ahead. The algorithm is proximal policy optimisation (Schulman et
al., 2017) with generalised advantage estimation and masks for illegal actions.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from monsterbox.adapters.vector import VectorEnv

CARDS_OF_A_MOON = 4
NEVER = -1e9  # as a logit: what is not legal


@dataclass(frozen=True)
class Plan:
    """How much is played and learnt, and how."""

    steps: int = 700_000
    games: int = 128
    length: int = 32  # steps of each game between two updates
    epochs: int = 3
    parts: int = 8  # of a batch, one for each step of the optimiser
    width: int = 128
    rate: float = 1e-3
    gamma: float = 0.99
    trace: float = 0.9
    clip: float = 0.2
    entropy: float = 0.01
    moon: float = 0.2  # for every full moon, a quarter of it for every card of one
    seed: int = 1


class Network(nn.Module):
    """What to play, and what the game will be worth."""

    def __init__(self, numbers: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        body = self.body(seen)
        logits = self.actor(body).masked_fill(~masks, NEVER)
        return Categorical(logits=logits, validate_args=False), self.critic(body).squeeze(-1)


class Player:
    """The games, what was last seen of them, and the share of those that were won."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.env = VectorEnv("zombeasts", plan.games, opponents="heuristic", seed=seed)
        self.out = self.env.arrays()
        self.env.reset(self.out)
        parts = self.env.game.observation_parts(self.env.seats, self.env.settings)
        self.most = torch.tensor([float(p.most) for p in parts for _ in range(p.size)])
        self.places = {part.name: part.place for part in parts}
        self.own = np.arange(plan.games) % self.env.seats
        self.scale = plan.moon
        self.wins = self.moons_ahead = self.played = 0.0

    def seen(self) -> tuple[Tensor, Tensor]:
        assert self.out.masks is not None
        seen = torch.from_numpy(self.out.observations).float() / self.most
        return seen, torch.from_numpy(self.out.masks).bool()

    def moons_of(self, seat: int) -> tuple[np.ndarray, np.ndarray]:
        """Full moons, and the cards that lie in unfinished ones."""
        seen = self.out.observations
        full = seen[:, self.places[f"seats.{seat}.full_moons"]].sum(1, dtype=np.float32)
        rows = [place for name, place in self.places.items() if f"seats.{seat}.moons." in name]
        return full, sum(seen[:, row].sum(1, dtype=np.float32) for row in rows)

    def lead(self) -> tuple[np.ndarray, np.ndarray]:
        """How many full moons more than the bot, and how far ahead with what has begun."""
        (full, cards), (other, begun) = self.moons_of(0), self.moons_of(1)
        return full - other, full - other + (cards - begun) / CARDS_OF_A_MOON

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Play on; what it brought, and where a game ended."""
        moons, before = self.lead()
        self.env.step(actions.numpy(), self.out)
        ended = self.out.ended.copy()
        ends = self.out.rewards[np.arange(len(self.own)), self.own]
        self.wins += float(((1 + ends) / 2)[ended].sum())  # a shared place is half a win
        self.moons_ahead += float(moons[ended].sum())
        self.played += float(ended.sum())
        rewards = np.where(ended, ends, self.scale * (self.lead()[1] - before))
        return torch.from_numpy(rewards.astype(np.float32)), torch.from_numpy(ended)

    def results(self) -> tuple[int, float, float]:
        """Since it was last asked: games, the share of them won, full moons more than the bot."""
        games = max(self.played, 1)
        told = int(self.played), self.wins / games, self.moons_ahead / games
        self.wins = self.moons_ahead = self.played = 0.0
        return told


@dataclass
class Stretch:
    """What happened between two updates: [step, game]."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor


@torch.no_grad()
def play(player: Player, network: Network, plan: Plan) -> tuple[Stretch, Tensor]:
    """Play some steps of all games; also what the games are worth after them."""
    rows = []
    for _ in range(plan.length):
        seen, masks = player.seen()
        policy, values = network(seen, masks)
        actions = policy.sample()
        rewards, ended = player.step(actions)
        rows.append((seen, masks, actions, policy.log_prob(actions), values, rewards, ended))
    last = network(*player.seen())[1]
    return Stretch(*(torch.stack(row) for row in zip(*rows, strict=True))), last


def advantages(stretch: Stretch, last: Tensor, plan: Plan) -> Tensor:
    """How much better each choice was than expected."""
    found = torch.zeros_like(stretch.values)
    following, ahead = last, torch.zeros_like(last)
    for k in reversed(range(plan.length)):
        goes_on = (~stretch.ended[k]).float()
        error = stretch.rewards[k] + plan.gamma * following * goes_on - stretch.values[k]
        ahead = error + plan.gamma * plan.trace * goes_on * ahead
        found[k], following = ahead, stretch.values[k]
    return found


def learn(
    network: Network, optimiser: torch.optim.Optimizer, stretch: Stretch, last: Tensor, plan: Plan
) -> None:
    gains = advantages(stretch, last, plan)
    aims = (gains + stretch.values).flatten()
    gains = gains.flatten()
    rows = (stretch.seen, stretch.masks, stretch.actions, stretch.logs)
    seen, masks, actions, logs = (row.flatten(0, 1) for row in rows)
    for _ in range(plan.epochs):
        for part in torch.randperm(len(gains)).chunk(plan.parts):
            policy, values = network(seen[part], masks[part])
            ratio = (policy.log_prob(actions[part]) - logs[part]).exp()
            gain = gains[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            bounded = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            choice = -torch.min(ratio * gain, bounded * gain).mean()
            worth = (values - aims[part]).square().mean()
            loss = choice + 0.5 * worth - plan.entropy * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def measured(network: Network, plan: Plan, games: int = 2000) -> tuple[int, float, float]:
    """How fresh games end if the best choice is played instead of a drawn one."""
    player = Player(plan, seed=plan.seed + 1)
    while player.played < games:
        policy, _ = network(*player.seen())
        player.step(policy.logits.argmax(-1))
    return player.results()


Row = tuple[int, float, int, float, float]
HEAD = ("choices", "seconds", "games", "won", "moons_ahead")


def train(player: Player, network: Network, plan: Plan) -> Iterator[Row]:
    """After each update what stands in `HEAD`; seconds are of processor time."""
    optimiser = torch.optim.Adam(network.parameters(), plan.rate, eps=1e-5)
    updates = plan.steps // (plan.games * plan.length)
    for update in range(1, updates + 1):
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * (1 - (update - 1) / updates)
        learn(network, optimiser, *play(player, network, plan), plan)
        games, won, moons = player.results()
        choices = update * plan.games * plan.length
        yield choices, round(time.process_time(), 1), games, round(won, 4), round(moons, 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=Plan.steps, help="choices to learn from")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--threads", type=int, default=1, help="for the network")
    parser.add_argument("--csv", help="where the curve is written")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    plan = Plan(steps=given.steps, seed=given.seed)
    player = Player(plan, plan.seed)
    network = Network(player.env.observation_shape[0], player.env.num_actions, plan.width)
    rows: list[Row] = []
    for row in train(player, network, plan):
        rows.append(row)
        choices, seconds, games, won, moons = row
        print(f"{choices:>9,} choices, {seconds:4.0f} s: {won:6.1%} of {games} games, {moons:+.1f}")
        if given.csv:
            with open(given.csv, "w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([HEAD, *rows])
    games, won, moons = measured(network, plan)
    print(f"with its best choices {won:.1%} of {games} games, {moons:+.1f} full moons")


if __name__ == "__main__":
    main()
