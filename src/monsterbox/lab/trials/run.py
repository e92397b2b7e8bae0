"""Play the games of a trial in several processes; it can be stopped and continued."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from monsterbox.lab.log import Kind, Log, open_log
from monsterbox.lab.trials.play import Outcome, play
from monsterbox.lab.trials.setup import BadTrial, Setup, check_number
from monsterbox.lab.workers import Jobs, Stop, results

TRIAL = Kind("trial", "monsterbox-trial", Outcome, BadTrial)
TrialLog = Log[Outcome]
FEW, MANY = 1, 20  # games in a task, of bots that search and of others
Task = tuple[Setup, tuple[int, ...]]


@dataclass
class Trial:
    """The games that were played, now and in earlier runs."""

    setup: Setup
    numbers: Iterable[int]
    played: dict[int, Outcome]
    stop: Stop = field(default_factory=Stop)

    @property
    def counted(self) -> list[Outcome]:
        """The games that were asked for, in their order."""
        return [self.played[number] for number in self.numbers if number in self.played]


def open_trial(path: Path, setup: Setup) -> AbstractContextManager[TrialLog]:
    """Open the file of this set-up, with the games that it already has."""

    def fits(one: Outcome) -> bool:
        whole = len(one.ranks) == len(one.scores) == setup.seats
        return one.game >= 0 and (whole or bool(one.fault))

    return open_log(path, setup, TRIAL, fits)


def play_trial(
    setup: Setup,
    numbers: range,
    *,
    jobs: Jobs = 1,
    log: TrialLog | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Trial:
    """Play what is not in the file yet; the number of jobs only changes the time it takes."""
    check_number("games", len(numbers))
    check_number("jobs", jobs)
    trial = Trial(setup, numbers, dict(log.games) if log else {})
    missing = [number for number in numbers if number not in trial.played]
    progress(len(numbers) - len(missing))
    tasks = [(setup, part) for part in batches(missing, size_for(setup))]
    with trial.stop.caught(), closing(results(play_all, tasks, jobs)) as found:
        for outcomes in found:
            trial.played.update({one.game: one for one in outcomes})
            if log:
                log.add(*outcomes)
            progress(len(outcomes))
    return trial


def play_all(task: Task) -> list[Outcome]:
    setup, numbers = task
    return [play(setup, number) for number in numbers]


def size_for(setup: Setup) -> int:
    """Return how many games make a task: what Ctrl-C may lose, and what sending it costs."""
    return FEW if any(plays.startswith("ismcts") for plays in setup.plays) else MANY


def batches(numbers: Iterable[int], size: int) -> list[tuple[int, ...]]:
    left = iter(numbers)
    return list(iter(lambda: tuple(islice(left, size)), ()))
