"""One game of an arena: bots choose, their time is measured, failures are recorded."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

import msgspec

from monsterbox.bots.make import seat_bot
from monsterbox.core.belief import Belief
from monsterbox.games.registry import game as find_game
from monsterbox.lab.arena.schedule import Fixture, fixture
from monsterbox.lab.arena.setup import Setup

MICROSECONDS = 6


class Failed(msgspec.Struct, frozen=True):
    """A bot that failed; the heuristic bot then took its seat."""

    seat: int
    reason: str
    position: str
    """A position that the seat considered possible: enough to find out what went wrong."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a game, by seat; a line of the log."""

    game: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    """The number of choices between at least two options; forced ones are not counted."""
    seconds: tuple[float, ...]
    """The total time of the moves."""
    decisions: int
    """The decisions of all seats, including forced ones."""
    failures: tuple[Failed, ...] = ()


class Chooser(Protocol):
    """The part of a bot that a game needs."""

    def choose(self, belief: Belief) -> str: ...


@dataclass
class Clock:
    """The moves of a seat and the time they took."""

    moves: int = 0
    seconds: float = 0.0

    def watch(self, bot: Chooser, belief: Belief) -> str:
        if len(belief.legal) == 1:
            return belief.legal[0]
        began = time.perf_counter()
        choice = bot.choose(belief)
        self.seconds += time.perf_counter() - began
        self.moves += 1
        return choice


def play(setup: Setup, number: int) -> Played:
    """Play the game with that number; errors of the rules name it, so that it can be found."""
    try:
        return play_fixture(setup, fixture(setup, number))
    except Exception as error:
        error.add_note(f"in game {number} of the arena with {setup}")
        raise


def play_fixture(setup: Setup, planned: Fixture) -> Played:
    match = find_game(setup.game).match(setup.seats, planned.deal, **setup.options)
    bots = [
        seat_bot(setup.bots[bot], setup.game, seed)
        for bot, seed in zip(planned.seating, planned.seeds, strict=True)
    ]
    clocks = [Clock() for _ in bots]
    decisions = 0
    while (seat := match.turn) is not None:
        match.play(seat, clocks[seat].watch(bots[seat], match.belief(seat)))
        decisions += 1
    return Played(
        game=planned.number,
        seating=planned.seating,
        ranks=tuple(match.ranks),
        scores=tuple(match.scores),
        moves=tuple(clock.moves for clock in clocks),
        seconds=tuple(round(clock.seconds, MICROSECONDS) for clock in clocks),
        decisions=decisions,
        failures=tuple(
            Failed(seat, bot.failure.reason, bot.failure.position)
            for seat, bot in enumerate(bots)
            if bot.failure is not None
        ),
    )
