"""Games in pairs: the same deal, the same bots and the same luck under two sets of rules.

What the two have in common cancels out, so the difference of the rules shows in fewer games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from monsterbox.lab.comparison.measures import Measure, measures_for, winners
from monsterbox.lab.sequence import FIRST_LOOK, Running
from monsterbox.lab.trials.play import Outcome, without_uses
from monsterbox.lab.trials.setup import Setup

ERROR = 0.05
"""How often any of the statements of a comparison may be wrong."""


@dataclass
class Difference:
    """A measure under both sets of rules, and the difference game by game."""

    measure: Measure
    usual: Running = field(default_factory=Running)
    changed: Running = field(default_factory=Running)
    difference: Running = field(default_factory=Running)

    def add(self, usual: float, changed: float) -> None:
        self.usual.add(usual)
        self.changed.add(changed)
        self.difference.add(changed - usual)

    def interval(self, error: float) -> tuple[float, float]:
        return self.difference.interval(error, 1.0)

    def verdict(self, error: float) -> str:
        """Say whether it is known to differ, known to differ too little to matter, or open."""
        low, high = self.interval(error)
        if low > 0 or high < 0:
            return "differs"
        tolerance = self.measure.tolerance(self.usual.mean)
        return "same" if -tolerance <= low and high <= tolerance else "open"


class Pairs:
    """The differences of all measures, after some pairs of games."""

    def __init__(self, usual: Setup, changed: Setup) -> None:
        self.usual = usual
        self.changed = changed
        self.measures = {name: Difference(one) for name, one in measures_for(usual).items()}
        self.other_winner = Running()
        self.other_game = 0  # pairs that differ in anything
        self.faults: list[str] = []

    @property
    def n(self) -> int:
        return self.other_winner.n

    @property
    def error(self) -> float:
        """The share of errors that each statement may have, for all of them together."""
        return ERROR / (len(self.measures) + 1)

    def add(self, usual: Outcome, changed: Outcome) -> None:
        """Add a pair; a game that broke off takes its partner with it."""
        for one in (usual, changed):
            if one.fault:
                self.faults.append(f"game {one.game}: {one.fault}")
        if usual.fault or changed.fault:
            return
        for found in self.measures.values():
            of = found.measure.of
            found.add(of(self.usual, usual), of(self.changed, changed))
        self.other_winner.add(float(winners(usual) != winners(changed)))
        self.other_game += without_uses(usual) != without_uses(changed)

    @property
    def is_sure(self) -> bool:
        """Whether no statement is left open."""
        if self.n < FIRST_LOOK:
            return False
        return all(one.verdict(self.error) != "open" for one in self.measures.values())

    def verdicts(self) -> Mapping[str, str]:
        return {name: one.verdict(self.error) for name, one in self.measures.items()}
