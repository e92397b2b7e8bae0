"""Play the games of the ledger, some of each value in turn, until there are enough of all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from monsterbox.core.game import Game
from monsterbox.core.ledger import Ledger
from monsterbox.core.options import PRINTED
from monsterbox.lab.ledger.plan import (
    BALANCE,
    FIRST_LOOK,
    QUICK,
    SEARCH,
    SERIES,
    Value,
    among_presets,
    argued_first,
    file_for,
    setup_for,
    values_of,
)
from monsterbox.lab.trials.play import Outcome, without_uses
from monsterbox.lab.trials.run import open_trial, play_trial
from monsterbox.lab.trials.setup import Setup
from monsterbox.lab.workers import Jobs, Stop

ROUND = 200
USUAL = "usual"
Games = dict[int, Outcome]


@dataclass
class Bench:
    """The games of the ledger of one game, in files that may be extended at any time."""

    game: Game
    seats: int
    folder: Path
    jobs: Jobs = 1
    stop: Stop = field(default_factory=Stop)
    read: dict[Path, Games] = field(default_factory=dict)
    before: Ledger | None = None
    """What was written down before: kept unless there are more games in the folder."""

    def __post_init__(self) -> None:
        if self.before is not None and not self.is_alike(self.before):
            self.before = None

    def is_alike(self, told: Ledger) -> bool:
        """Whether a ledger comes from the same rules, the same bots and the same deals."""
        setups = {name: setup_for(self.game, self.seats, name, PRINTED, None) for name in SERIES}
        return (
            (told.rules, told.seats) == (self.game.version, self.seats)
            and told.plays == {name: list(one.plays) for name, one in setups.items()}
            and all(told.seed == one.seed for one in setups.values())
        )

    def games(self, series: str, among: str, value: Value | None, wanted: int) -> Games:
        """Return the games of a series, played as far as they are not there yet."""
        found = self.played(series, among, value)
        if self.stop.reason or all(number in found for number in range(wanted)):
            return found
        setup, path = self.place(series, among, value)
        path.parent.mkdir(parents=True, exist_ok=True)
        with open_trial(path, setup) as log:
            trial = play_trial(setup, range(wanted), jobs=self.jobs, log=log)
        if trial.stop.reason:
            self.stop = trial.stop
        self.read[path] = trial.played
        return trial.played

    def played(self, series: str, among: str, value: Value | None) -> Games:
        """Return those that there are; none where nothing was played."""
        setup, path = self.place(series, among, value)
        if path not in self.read and path.exists():
            with open_trial(path, setup) as log:
                self.read[path] = dict(log.games)
        return self.read.get(path, {})

    def place(self, series: str, among: str, value: Value | None) -> tuple[Setup, Path]:
        """Return the set-up of a series, and the file of its games."""
        setup = setup_for(self.game, self.seats, series, among, value)
        name = f"{among} {USUAL}" if value is None else value.name
        return setup, file_for(self.folder, setup, series, name)

    def measure(
        self, wanted: int, progress: Callable[[str, int], None] = lambda name, games: None
    ) -> None:
        """Play rounds over all values, so that whenever it is stopped all have their share."""
        for games in rounds(wanted):
            for series in QUICK:
                for value in list(self.values()):
                    self.play_both(series, value, games, progress)

    def measure_strong(
        self, wanted: int, progress: Callable[[str, int], None] = lambda name, games: None
    ) -> None:
        """Let strong bots play one value after another: few values with many games tell more than
        many with too few."""
        for value in argued_first(self.game, self.values()):
            self.play_both(SEARCH, value, wanted, progress)

    def play_both(
        self, series: str, value: Value, wanted: int, progress: Callable[[str, int], None]
    ) -> None:
        """Play a value and what it is compared with, unless the run was stopped."""
        for one in (None, value):
            self.games(series, value.among, one, wanted)
        if not self.stop.reason:
            progress(value.name, wanted)

    def values(self) -> Iterator[Value]:
        """Yield what is worth following up: each value where it makes a difference."""
        for value in values_of(self.game, self.seats):
            yield from self.where_it_matters(value)

    def where_it_matters(self, value: Value) -> list[Value]:
        """Return the value among the printed rules, or among those of the first preset that it
        changes any game of; nothing if it changes none. What is known is not tried again."""
        told = self.before and self.before.entry(value.option, value.value)
        if told:
            return [replace(value, among=told.among)] if told.other_games else []
        for one in (value, *among_presets(self.game, self.seats, value)):
            if self.stop.reason:
                return []
            if self.changes_any_game(one):
                return [one]
        return []

    def changes_any_game(self, value: Value) -> bool:
        usual = self.games(BALANCE, value.among, None, FIRST_LOOK)
        other = self.games(BALANCE, value.among, value, FIRST_LOOK)
        both = [number for number in range(FIRST_LOOK) if number in usual and number in other]
        return any(without_uses(usual[one]) != without_uses(other[one]) for one in both)


def rounds(wanted: int) -> Iterator[int]:
    """Yield how many games there should be after each round."""
    yield from range(min(ROUND, wanted), wanted, ROUND)
    yield wanted
