"""Many random games: who wins, how the scores are distributed, how long games take."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from monsterbox.core.actions import Actions
from monsterbox.core.errors import MonsterboxError
from monsterbox.core.options import Settings
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from monsterbox.core.state import Fault
from monsterbox.games.registry import game as find_game

CHUNK = 1000
MOST_FAULTS_TOLD = 10
NORMAL_95 = 1.959964


class BadSimulation(MonsterboxError):
    """The number of games or jobs is not valid."""


@dataclass
class Mean:
    """A mean with its 95 % interval, from sums that can be added up."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Mean) -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def value(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the interval, by the normal approximation."""
        if self.n < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.n) / (self.n - 1)
        return NORMAL_95 * sqrt(max(variance, 0.0) / self.n)


@dataclass
class Tally:
    """The results of some games; tallies of parts add up to that of the whole."""

    wins: list[Mean]
    scores: list[Mean]
    decisions: Mean = field(default_factory=Mean)
    faults: int = 0
    told: list[str] = field(default_factory=list)

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls([Mean() for _ in range(seats)], [Mean() for _ in range(seats)])

    def merge(self, other: Tally) -> None:
        for mine, theirs in zip(self.wins + self.scores, other.wins + other.scores, strict=True):
            mine.merge(theirs)
        self.decisions.merge(other.decisions)
        self.faults += other.faults
        self.told = (self.told + other.told)[:MOST_FAULTS_TOLD]


@dataclass(frozen=True)
class Job:
    """The games to play: numbers `first` to `first + games - 1` of a seed."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    first: int
    games: int
    audit: bool


def run(job: Job) -> Tally:
    """Play the games of a job in this process."""
    game = find_game(job.game)
    opening = game.begin(job.seats, game.settings(job.seats, job.options))
    tally = Tally.empty(job.seats)
    actions = Actions()
    for number in range(job.first, job.first + job.games):
        state = opening.clone()
        try:
            decisions = playout(state, Rng(seed_of(job.seed, number)), actions, job.audit)
            if not state.is_sound():
                raise Fault("a component is lost or duplicated at the end")
        except Exception as error:  # this is here to find any failure of the rules
            tally.faults += 1
            tally.told.append(f"game {number}: {type(error).__name__}: {error}")
            continue
        tally.decisions.add(int(decisions))
        count(tally, [int(state.rank(seat)) for seat in range(job.seats)])
        for seat in range(job.seats):
            tally.scores[seat].add(int(state.score(seat)))
    return tally


def count(tally: Tally, ranks: list[int]) -> None:
    """Count the wins; a shared first place is a half, a third or a quarter of a win."""
    winners = ranks.count(1)
    for seat, rank in enumerate(ranks):
        tally.wins[seat].add(1 / winners if rank == 1 else 0.0)


def seed_of(seed: int, number: int) -> int:
    """Return the seed of a game, so that the number of jobs does not change the results."""
    return (seed * 0x9E3779B1 + number * 0x85EBCA6B) & 0xFFFFFFFF


def parts(whole: Job) -> Iterator[Job]:
    for first in range(0, whole.games, CHUNK):
        yield Job(
            whole.game,
            whole.seats,
            whole.options,
            whole.seed,
            whole.first + first,
            min(CHUNK, whole.games - first),
            whole.audit,
        )


def simulate(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    audit: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play random games; the same numbers give the same tally, whatever the number of jobs."""
    settings = check(game, seats=seats, games=games, jobs=jobs, options=options or {})
    whole = Job(game, seats, {k: settings[k] for k in options or {}}, seed, 0, games, audit)
    tally = Tally.empty(seats)
    for job, part in zip(parts(whole), tallies(whole, jobs), strict=True):
        tally.merge(part)
        progress(job.games)
    return tally


def check(game: str, *, seats: int, games: int, jobs: int, options: Mapping[str, Any]) -> Settings:
    """Check everything before any process starts, and return the complete settings."""
    if games < 1:
        raise BadSimulation(f"games: {games} is not a number from 1")
    if jobs < 1:
        raise BadSimulation(f"jobs: {jobs} is not a number from 1")
    return find_game(game).settings(seats, options)


def tallies(whole: Job, jobs: int) -> Iterator[Tally]:
    """Yield the tallies of the parts in order, played here or in other processes."""
    if jobs == 1 or whole.games <= CHUNK:
        yield from map(run, parts(whole))
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(run, parts(whole))


def report(
    game: str, seats: int, seed: int, options: Mapping[str, Any], tally: Tally
) -> dict[str, Any]:
    """Report the tally as JSON; margins are half-widths of 95 % intervals."""
    return {
        "game": game,
        "seats": seats,
        "seed": seed,
        "options": dict(options),
        "games": tally.decisions.n + tally.faults,
        "faults": tally.faults,
        "fault_messages": tally.told,
        "decisions": int(tally.decisions.total),
        "win_rates": [mean.value for mean in tally.wins],
        "win_rate_margins": [mean.margin for mean in tally.wins],
        "mean_scores": [mean.value for mean in tally.scores],
        "mean_score_margins": [mean.margin for mean in tally.scores],
        "mean_decisions": tally.decisions.value,
        "mean_decisions_margin": tally.decisions.margin,
    }
