"""How good a choice was: compared with the others in worlds that its seat had to reckon with.

All choices are looked at in the same few worlds, the most promising ones and the one that was made
in more, and at last the best and the one that was made in so many that the grade is clear, or as
many as we can afford. What counts as the best is settled before the worlds are dealt in which it
is measured, so that the luckiest choice is not taken for the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from monsterbox.bots.evaluation import Estimate, Evaluator, Row, Trials, estimate
from monsterbox.coach.report import Grade
from monsterbox.core.state import GameState

INACCURACY: Final = 0.02
"""Costs from here on are inaccuracies: two games in a hundred."""
MISTAKE: Final = 0.05
SURE: Final = 1.64
"""How many errors make us sure enough: nine times in ten the truth lies within so many."""


class Effort(NamedTuple):
    """How many worlds are dealt to tell choices apart; all even."""

    moments: int = 64
    """For every moment of the curve."""
    start: int = 400
    """For the chances before the first step."""
    draws: int = 32
    """For what an outcome of chance brought."""
    screen: int = 16
    """For all choices."""
    compare: int = 48
    """For the most promising ones."""
    promising: int = 5
    decide: int = 64
    """For the best and the one that was made; twice as many as long as it is not clear."""
    most: int = 512


class Compared(NamedTuple):
    """What was found out about the choices of one moment."""

    chances: dict[int, Estimate]
    """Of the choices that were looked at closely, by action, best first."""
    cost: Estimate
    """What the choice that was made loses against the best."""
    steady: tuple[Estimate, Estimate]
    """What it brings against a steady player: twice, each from worlds of its own."""


class Samples:
    """What choices brought in worlds; not all of them have been tried in all worlds."""

    def __init__(self, made: int) -> None:
        self.made = made
        self.of: dict[int, list[float]] = {}
        self.gained: list[float] = []
        """By world: what the choice that was made brought against a steady player."""

    def add(self, actions: Sequence[int], rows: Sequence[Row]) -> None:
        place = actions.index(self.made)
        for row in rows:
            for action, value in zip(actions, row[:-1], strict=True):
                self.of.setdefault(action, []).append(value)
            self.gained.append(row[place] - row[-1])

    def ranked(self, actions: Sequence[int]) -> list[int]:
        """These choices, best first; those that are as good as equal in their order."""
        means = {action: sum(self.of[action]) / len(self.of[action]) for action in actions}
        return sorted(means, key=lambda action: (-round(means[action], 9), action))


def compare(
    evaluator: Evaluator,
    state: GameState,
    seat: int,
    legal: Sequence[int],
    made: int,
    seed: int,
    effort: Effort,
) -> Compared:
    """Look at all choices of a seat; `state` may be any that it cannot tell from the true one."""
    samples = Samples(made)

    def look(actions: Sequence[int], worlds: int) -> list[Row]:
        trials = Trials(seed, worlds, first=len(samples.gained))
        rows = evaluator.choices(state, seat, actions, trials)
        samples.add(actions, rows)
        return rows

    look(legal, effort.screen)
    promising = samples.ranked(legal)[: effort.promising]
    close = promising if made in promising else [*promising, made]
    look(close, effort.compare)
    rival = next(action for action in samples.ranked(close) if action != made)
    gaps: list[float] = []
    while not gaps or (len(gaps) < effort.most and not is_clear(estimate(gaps))):
        rows = look([rival, made], max(effort.decide, len(gaps)))
        gaps += [other - own for other, own, _ in rows]
    gap = estimate(gaps)
    return Compared(
        chances={action: estimate(samples.of[action]) for action in samples.ranked(close)},
        cost=cost_of(gap),
        steady=(estimate(samples.gained[::2]), estimate(samples.gained[1::2])),
    )


def cost_of(gap: Estimate) -> Estimate:
    """What a choice costs that is so far behind the best of the others; no less than nothing.

    If it is ahead of them, the error is what is left of the doubt whether it really is.
    """
    if gap.mean >= 0.0:
        return gap
    return Estimate(0.0, max(0.0, gap.error + gap.mean / SURE))


def is_clear(cost: Estimate) -> bool:
    """Whether more worlds would hardly change the grade."""
    return abs(cost.mean - INACCURACY) > SURE * cost.error


def grade(cost: Estimate) -> Grade:
    """The grade of a choice that costs so much."""
    if cost.mean < INACCURACY:
        return "good" if cost.mean + SURE * cost.error < INACCURACY else "unsure"
    if cost.mean < SURE * cost.error:
        return "unsure"
    return "mistake" if cost.mean >= MISTAKE else "inaccuracy"
