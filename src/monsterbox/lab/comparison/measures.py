"""What two sets of rules are compared by, and which differences are too small to matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from monsterbox.lab.trials.play import Outcome, shares_of_win
from monsterbox.lab.trials.setup import Setup

SMALL_SHARE = 0.02
SMALL_PART = 0.03


@dataclass(frozen=True)
class Measure:
    """A number of a game, and how to tell it."""

    words: str
    of: Callable[[Setup, Outcome], float]
    is_share: bool = False
    """Whether its mean is a share of all games, told in percent and compared in points."""
    small: float = SMALL_PART
    """The largest difference that does not matter: in points, or as a part of the usual mean."""

    def tolerance(self, usual: float) -> float:
        return self.small if self.is_share else self.small * abs(usual)


def starter_wins(setup: Setup, one: Outcome) -> float:
    return shares_of_win(one.ranks)[one.starter]


def first_bot_wins(setup: Setup, one: Outcome) -> float:
    """The wins of the bot that is named first; it takes only one seat where there are others."""
    wins = shares_of_win(one.ranks)
    return next(wins[seat] for seat in range(setup.seats) if setup.bot_in(seat, one.game) == 0)


MEASURES: Mapping[str, Measure] = {
    "starter_wins": Measure("wins of whoever begins", starter_wins, True, SMALL_SHARE),
    "first_bot_wins": Measure("wins of the first bot", first_bot_wins, True, SMALL_SHARE),
    "shared_wins": Measure(
        "shared wins", lambda setup, one: float(one.ranks.count(1) > 1), True, SMALL_SHARE
    ),
    "decisions": Measure("decisions", lambda setup, one: one.decisions),
    "turns": Measure("turns", lambda setup, one: one.turns),
    "branching": Measure("options per choice", lambda setup, one: one.options / one.choices),
    "score_spread": Measure(
        "points from first to last",
        lambda setup, one: max(one.scores) - min(one.scores),
        small=0.05,
    ),
    "lead_changes": Measure("changes of the lead", lambda setup, one: one.lead_changes, small=0.05),
}


def measures_for(setup: Setup) -> dict[str, Measure]:
    """Return those that mean something: without different bots none is the first."""
    equal = len(set(setup.bots)) == 1
    return {name: one for name, one in MEASURES.items() if not equal or name != "first_bot_wins"}


def winners(one: Outcome) -> tuple[int, ...]:
    return tuple(seat for seat, rank in enumerate(one.ranks) if rank == 1)
