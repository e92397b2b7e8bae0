"""Arenas made up for tests: games that nobody played, so that every number is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from monsterbox.lab.arena.play import Failed, Played
from monsterbox.lab.arena.run import Run
from monsterbox.lab.arena.schedule import fixture
from monsterbox.lab.arena.setup import Setup, set_up


def a_setup(bots: Sequence[str] = ("heuristic", "uniform"), *, seats: int = 2) -> Setup:
    """Bots of any name."""
    setup = set_up("zombeasts", bots=["uniform"] * len(bots), seats=seats, seed=1)
    return msgspec.structs.replace(setup, bots=tuple(bots), plays=tuple(bots))


def a_game(setup: Setup, number: int, score: Callable[[int], int]) -> Played:
    """The scores are those of the bots, whatever their seats."""
    planned = fixture(setup, number)
    scores = tuple(score(bot) for bot in planned.seating)
    return Played(
        game=number,
        seating=planned.seating,
        ranks=tuple(1 + sum(other > mine for other in scores) for mine in scores),
        scores=scores,
        moves=(10,) * setup.seats,
        seconds=tuple(0.01 * 10**bot for bot in planned.seating),
        decisions=25,
    )


def a_run(setup: Setup, games: int, score: Callable[[int], int] = lambda bot: -bot) -> Run:
    """The first bot of the list is the best unless told otherwise."""
    played = {number: a_game(setup, number, score) for number in range(games)}
    return Run(setup, games, 1, played, seconds=1.5)


def failing(played: Played, reason: str) -> Played:
    """The same game, in which the bot in the first seat failed."""
    return msgspec.structs.replace(played, failures=(Failed(0, reason, "{}"),))


def without_time(run: Run) -> list[Played]:
    """What must be the same on every machine."""
    return [msgspec.structs.replace(played, seconds=()) for played in run.counted]
