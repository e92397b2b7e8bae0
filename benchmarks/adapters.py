"""The speed of the adapters and of matches, and of games of others beside them in the same run.

python benchmarks/adapters.py [--seconds 1]

Random play, CPU time of one core, the best of three interleaved rounds. Peers are shown as far as
their packages are installed: OpenSpiel's crazy eights (in C++) and block dominoes (in Python),
PettingZoo's hanabi, and RLCard's uno.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.table import Table

import monsterbox as mb

SEATS = 3
ROUNDS = 3
Play = Callable[[random.Random], int]
"""One game; how many decisions it took."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0, help="of each game and round")
    told = parser.parse_args()
    table = Table(title=f"random play, decisions a second, compiled: {mb.is_compiled()}")
    for name in ("interface", "game", "decisions/s"):
        table.add_column(name, justify="right" if name == "decisions/s" else "left")
    plays = {**matches(), **openspiel(), **pettingzoo(), **gymnasium(), **rlcard()}
    best = dict.fromkeys(plays, 0.0)
    for _ in range(ROUNDS):
        for row, play in plays.items():
            best[row] = max(best[row], speed(play, told.seconds))
    for (interface, game), rate in best.items():
        table.add_row(interface, game, f"{rate:,.0f}")
    Console().print(table)


def speed(play: Play, seconds: float) -> float:
    """Decisions for each second of CPU time."""
    dice, decisions, began = random.Random(1), 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play(dice)
    return decisions / spent


# Matches


def matches() -> dict[tuple[str, str], Play]:
    found: dict[tuple[str, str], Play] = {}
    for key in mb.games():
        found["Match, by text", key] = partial(by_text, key)
        found["Match, by number", key] = partial(by_number, key)
    return found


def by_text(key: str, dice: random.Random) -> int:
    match, decisions = mb.game(key).match(SEATS, dice.getrandbits(30)), 0
    while (seat := match.turn) is not None:
        choices = match.legal(seat)
        match.play(seat, choices[int(dice.random() * len(choices))])
        decisions += 1
    return decisions


def by_number(key: str, dice: random.Random) -> int:
    match, decisions = mb.game(key).match(SEATS, dice.getrandbits(30)), 0
    while match.turn is not None:
        choices = match.legal_actions()
        match.play_action(choices[int(dice.random() * len(choices))])
        decisions += 1
    return decisions


# OpenSpiel


def openspiel() -> dict[tuple[str, str], Play]:
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel
    from open_spiel.python import games

    from monsterbox.adapters.openspiel import name_of

    assert games
    ours = [f"{name_of(key)}(players={SEATS})" for key in mb.games()]
    names = [*ours, f"crazy_eights(players={SEATS})", "python_block_dominoes"]
    found: dict[tuple[str, str], Play] = {}
    for name in names:
        game = pyspiel.load_game(name)
        found["OpenSpiel", name] = partial(in_openspiel, game, tensor=False)
        if game.get_type().provides_observation_tensor:
            found["OpenSpiel, tensors", name] = partial(in_openspiel, game, tensor=True)
    return found


def in_openspiel(game: Any, dice: random.Random, tensor: bool) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), dice))
            continue
        decisions += 1
        if tensor:
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
        choices = state.legal_actions()
        state.apply_action(choices[int(dice.random() * len(choices))])
    return decisions


def drawn(outcomes: list[tuple[int, float]], dice: random.Random) -> int:
    lot = dice.random()
    for outcome, chance in outcomes:
        lot -= chance
        if lot < 0:
            return outcome
    return outcomes[-1][0]


# PettingZoo, with the observation in every step


def pettingzoo() -> dict[tuple[str, str], Play]:
    if find_spec("pettingzoo") is None:
        return {}
    from monsterbox.adapters.pettingzoo import env

    found: dict[tuple[str, str], Play] = {
        ("PettingZoo", key): partial(in_pettingzoo, env(key, SEATS)) for key in mb.games()
    }
    if find_spec("shimmy") and find_spec("pyspiel"):
        from pettingzoo.classic import hanabi_v5

        found["PettingZoo", "hanabi_v5"] = partial(in_pettingzoo, hanabi_v5.env())
    return found


def in_pettingzoo(env: Any, dice: random.Random) -> int:
    env.reset(seed=dice.getrandbits(30))
    decisions = 0
    for _ in env.agent_iter():
        seen, _, over, cut_short, _ = env.last()
        if over or cut_short:
            env.step(None)
            continue
        choices = seen["action_mask"].view(bool).nonzero()[0]  # bytes would be looked at longer
        env.step(choices[int(dice.random() * len(choices))])
        decisions += 1
    return decisions


# Gymnasium, one seat against bots; decisions of that seat are counted


def gymnasium() -> dict[tuple[str, str], Play]:
    if find_spec("gymnasium") is None:
        return {}
    from monsterbox.adapters.gymnasium import SoloEnv

    return {
        ("Gymnasium, against heuristic", key): partial(in_gymnasium, SoloEnv(key, SEATS))
        for key in mb.games()
    }


def in_gymnasium(env: Any, dice: random.Random) -> int:
    _, told = env.reset(seed=dice.getrandbits(30))
    decisions, over = 0, False
    while not over:
        choices = told["action_mask"].nonzero()[0]
        _, _, over, _, told = env.step(choices[int(dice.random() * len(choices))])
        decisions += 1
    return decisions


# RLCard


def rlcard() -> dict[tuple[str, str], Play]:
    if find_spec("rlcard") is None:
        return {}
    import rlcard

    return {("RLCard", "uno"): partial(in_rlcard, rlcard.make("uno"))}


def in_rlcard(env: Any, dice: random.Random) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        choices = list(state["legal_actions"])
        state, _ = env.step(choices[int(dice.random() * len(choices))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    main()
