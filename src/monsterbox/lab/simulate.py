"""Many games: who wins, how the scores are distributed, how long games take.

Random games are played by the compiled rules, at full speed. Games of bots are watched on their
way, which also tells turns, options and changes of the lead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any

from monsterbox.core.actions import Actions
from monsterbox.core.options import Settings
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from monsterbox.core.state import Fault
from monsterbox.games.registry import game as find_game
from monsterbox.lab.tally import Tally
from monsterbox.lab.trials.hooks import measures
from monsterbox.lab.trials.run import TrialLog, play_trial
from monsterbox.lab.trials.setup import BadTrial, Setup, check_number
from monsterbox.lab.workers import Jobs, Stop, results

CHUNK = 1000
BadSimulation = BadTrial


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


@dataclass
class Simulation:
    """What was played, and why no more."""

    tally: Tally
    stop: Stop = field(default_factory=Stop)


def run(job: Job) -> Tally:
    """Play the random games of a job in this process."""
    game = find_game(job.game)
    opening = game.begin(job.seats, game.settings(job.seats, job.options))
    hooks = measures(game.key)
    tally = Tally.empty(job.seats)
    seats = range(job.seats)
    # The same as `tally.add`, at the speed of the compiled rules.
    ends, scored = tally.ends, [found.counts for found in tally.scores]
    lengths, spreads = tally.measure("decisions").counts, tally.measure("score_spread").counts
    actions = Actions()
    for number in range(job.first, job.first + job.games):
        state, rng = opening.clone(), Rng(seed_of(job.seed, number))
        state.play_blindly()
        try:
            state.settle(rng)
            starter = hooks.starter(state)
            decisions = playout(state, rng, actions, job.audit)
            if not state.is_sound():
                raise Fault("a component is lost or duplicated at the end")
        except Exception as error:  # this is here to find any failure of the rules
            tally.add_fault(number, f"{type(error).__name__}: {error}")
            continue
        ends[starter, tuple([int(state.rank(seat)) for seat in seats]), hooks.ending(state)] += 1
        scores = [int(state.score(seat)) for seat in seats]
        for counts, score in zip(scored, scores, strict=True):
            counts[score] += 1
        lengths[int(decisions)] += 1
        spreads[max(scores) - min(scores)] += 1
    return tally


def seed_of(seed: int, number: int) -> int:
    """Return the seed of a game, so that the number of jobs does not change the results."""
    return (seed * 0x9E3779B1 + number * 0x85EBCA6B) & 0xFFFFFFFF


def parts(whole: Job) -> Iterator[Job]:
    for first in range(0, whole.games, CHUNK):
        games = min(CHUNK, whole.games - first)
        yield replace(whole, first=whole.first + first, games=games)


def simulate(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int = 0,
    jobs: Jobs = 1,
    options: Mapping[str, Any] | None = None,
    audit: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play random games; the same numbers give the same tally, whatever the number of jobs."""
    done = simulate_until_stopped(
        game,
        seats=seats,
        games=games,
        seed=seed,
        jobs=jobs,
        options=options,
        audit=audit,
        progress=progress,
    )
    if done.stop.interrupted:
        raise KeyboardInterrupt
    return done.tally


def simulate_until_stopped(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int = 0,
    jobs: Jobs = 1,
    options: Mapping[str, Any] | None = None,
    audit: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """The same; Ctrl-C keeps what was played."""
    settings = check(game, seats=seats, games=games, jobs=jobs, options=options or {})
    whole = Job(game, seats, {k: settings[k] for k in options or {}}, seed, 0, games, audit)
    found: dict[int, Tally] = {}
    done = Simulation(Tally.empty(seats))
    with done.stop.caught(), closing(results(numbered, list(parts(whole)), jobs)) as played:
        for first, part in played:
            found[first] = part
            progress(part.games + part.faults)
    for first in sorted(found):  # always in the same order, so that faults are told in it
        done.tally.merge(found[first])
    return done


def numbered(job: Job) -> tuple[int, Tally]:
    return job.first, run(job)


def check(game: str, *, seats: int, games: int, jobs: Jobs, options: Mapping[str, Any]) -> Settings:
    """Check everything before any process starts, and return the complete settings."""
    check_number("games", games)
    check_number("jobs", jobs)
    return find_game(game).settings(seats, options)


def simulate_bots(
    setup: Setup,
    *,
    games: int,
    jobs: Jobs = 1,
    log: TrialLog | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play games of bots; Ctrl-C keeps what was played."""
    trial = play_trial(setup, range(games), jobs=jobs, log=log, progress=progress)
    done = Simulation(Tally.empty(setup.seats), trial.stop)
    for one in trial.counted:
        done.tally.add(one)
    return done
