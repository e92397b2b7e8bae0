"""Bots by name, for everything that is asked for one: command line, server, lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from monsterbox.bots.bot import Bot
from monsterbox.bots.heuristics.zombeasts import Heuristic as ZombeastsHeuristic
from monsterbox.bots.uniform import Uniform
from monsterbox.core.errors import MonsterboxError, listing
from monsterbox.games.registry import game

HEURISTICS: Mapping[str, Callable[[int], Bot]] = {"zombeasts": ZombeastsHeuristic}


class BadBot(MonsterboxError):
    """No bot of that name plays that game."""


def bots_for(game_key: str) -> list[str]:
    """The names of the bots that play a game."""
    return [*(["heuristic"] if game_key in HEURISTICS else []), "uniform"]


def make_bot(spec: str, game_key: str, seed: int) -> Bot:
    """The bot that a name stands for; the seed settles what it leaves to chance."""
    key = game(game_key).key
    if spec not in bots_for(key):
        names = listing(bots_for(key))
        raise BadBot(f"bot {spec!r} does not exist for {key}; bots: {names}")
    if spec == "uniform":
        return Uniform(seed)
    return HEURISTICS[key](seed)
