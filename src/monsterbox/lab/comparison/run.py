"""Play pairs of games until it is sure what a rule changes, or there are enough of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from monsterbox.lab.comparison.pairs import Pairs
from monsterbox.lab.trials.play import Outcome
from monsterbox.lab.trials.run import Task, TrialLog, batches, open_trial, play_all, size_for
from monsterbox.lab.trials.setup import BadTrial, Setup, check_number, set_up
from monsterbox.lab.workers import Jobs, Stop, results

LOOK = 100  # pairs between two looks
USUAL, CHANGED = "usual.ndjson", "changed.ndjson"
Games = dict[int, Outcome]


@dataclass
class Comparison:
    """What was compared, and why it ended."""

    pairs: Pairs
    asked: int
    stop: Stop = field(default_factory=Stop)


def set_up_pair(
    game: str,
    *,
    bots: list[str],
    seats: int,
    seed: int,
    common: Mapping[str, Any],
    change: Mapping[str, Any],
) -> tuple[Setup, Setup]:
    """Check all arguments; different bots move on by one seat from pair to pair."""
    rotates = len(set(bots)) > 1
    usual = set_up(game, bots=bots, seats=seats, seed=seed, options=common, rotates=rotates)
    changed = set_up(
        game, bots=bots, seats=seats, seed=seed, options={**common, **change}, rotates=rotates
    )
    if not change or changed.options == usual.options:
        raise BadTrial("option: name at least one house rule to compare, as -o NAME=VALUE")
    return usual, changed


def compare(
    usual: Setup,
    changed: Setup,
    *,
    games: int,
    jobs: Jobs = 1,
    folder: Path | None = None,
    progress: Callable[[Pairs], None] = lambda pairs: None,
) -> Comparison:
    """Play up to that many pairs; the number of jobs does not change where it stops."""
    check_number("games", games)
    check_number("jobs", jobs)
    done = Comparison(Pairs(usual, changed), games)
    with ExitStack() as stack:
        logs = open_both(stack, folder, usual, changed)
        sides = [dict(log.games) if log else {} for log in logs]
        table = Table(done.pairs, sides[0], sides[1], games)
        progress(done.pairs)
        if table.is_done():
            return done
        tasks = tasks_for(usual, changed, sides, games)
        with done.stop.caught(), closing(results(play_numbered, tasks, jobs)) as played:
            for side, outcomes in played:
                if log := logs[side]:
                    log.add(*outcomes)
                sides[side].update({one.game: one for one in outcomes})
                is_done = table.is_done()
                progress(done.pairs)
                if is_done:
                    break
    return done


@dataclass
class Table:
    """Adds pairs in the order of their numbers, and looks after every hundred of them."""

    pairs: Pairs
    usual: Games
    changed: Games
    games: int
    added: int = 0

    def is_done(self) -> bool:
        """Add what has come; say whether no more is needed."""
        while self.added < self.games and self.added in self.usual and self.added in self.changed:
            self.pairs.add(self.usual[self.added], self.changed[self.added])
            self.added += 1
            if self.added % LOOK == 0 and self.pairs.is_sure:
                return True
        return self.added == self.games


def open_both(
    stack: ExitStack, folder: Path | None, usual: Setup, changed: Setup
) -> list[TrialLog | None]:
    if folder is None:
        return [None, None]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadTrial(f"{folder}: {problem.strerror}") from None
    return [
        stack.enter_context(open_trial(folder / name, setup))
        for name, setup in ((USUAL, usual), (CHANGED, changed))
    ]


def tasks_for(
    usual: Setup, changed: Setup, sides: list[Games], games: int
) -> list[tuple[int, Task]]:
    """Return what is missing, both games of a pair one soon after the other."""
    size = max(size_for(usual), size_for(changed))
    found = []
    for numbers in batches(range(games), size):
        for side, setup in enumerate((usual, changed)):
            missing = tuple(number for number in numbers if number not in sides[side])
            if missing:
                found.append((side, (setup, missing)))
    return found


def play_numbered(numbered: tuple[int, Task]) -> tuple[int, list[Outcome]]:
    side, task = numbered
    return side, play_all(task)


def report(
    done: Comparison, common: Mapping[str, Any], change: Mapping[str, Any]
) -> dict[str, Any]:
    """Report everything as one object; all intervals together hold with 95 %, at any time."""
    pairs, setup = done.pairs, done.pairs.usual
    low, high = pairs.other_winner.interval(pairs.error, 1.0)
    return {
        "game": setup.game,
        "seats": setup.seats,
        "seed": setup.seed,
        "bots": list(setup.bots),
        "options": dict(common),
        "change": dict(change),
        "pairs": pairs.n,
        "pairs_asked": done.asked,
        "sure": pairs.is_sure,
        "other_games": pairs.other_game,
        "other_winner": {
            "share": pairs.other_winner.mean,
            "low": max(low, 0.0),
            "high": min(high, 1.0),
        },
        "measures": {name: told(name, pairs) for name in pairs.measures},
        "faults": len(pairs.faults),
        "fault_messages": pairs.faults[:10],
        "rules": setup.rules,
        "version": setup.version,
    }


def told(name: str, pairs: Pairs) -> dict[str, Any]:
    one = pairs.measures[name]
    low, high = one.interval(pairs.error)
    return {
        "usual": one.usual.mean,
        "changed": one.changed.mean,
        "difference": one.difference.mean,
        "low": None if pairs.n == 0 or low == float("-inf") else low,
        "high": None if pairs.n == 0 or high == float("inf") else high,
        "verdict": one.verdict(pairs.error),
    }
