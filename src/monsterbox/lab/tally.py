"""What came of many games: who won, from which seat and place, how long it took, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from monsterbox.lab.distribution import Distribution
from monsterbox.lab.intervals import wilson
from monsterbox.lab.trials.play import Outcome, shares_of_win

MOST_FAULTS_TOLD = 10
FEWEST_GAMES = 20  # that an interval of a power needs
DIGITS = 6

# What is measured in every game, and with bots also in its course.
AT_THE_END: Mapping[str, Callable[[Outcome], float]] = {
    "decisions": lambda one: one.decisions,
    "score_spread": lambda one: max(one.scores) - min(one.scores),
}
ON_THE_WAY: Mapping[str, Callable[[Outcome], float]] = {
    "turns": lambda one: one.turns,
    "choices": lambda one: one.choices,
    "branching": lambda one: round(one.options / one.choices, 2) if one.choices else 0.0,
    "lead_changes": lambda one: one.lead_changes,
}
WORDS: Mapping[str, str] = {
    "decisions": "decisions",
    "score_spread": "points from first to last",
    "turns": "turns",
    "choices": "decisions with a choice",
    "branching": "options per choice",
    "lead_changes": "changes of the lead",
}


@dataclass
class Power:
    """A card or power: how often it was used, by whom, and how often it decided."""

    times: int = 0
    seats: int = 0
    """Those that used it, of all games together."""
    games: int = 0
    decided: int = 0
    advantage: Distribution = field(default_factory=Distribution)
    """Wins of those who used it less wins of the others, in games that have both."""

    def add(self, times: Sequence[int], wins: Sequence[float]) -> None:
        users = [won for used, won in zip(times, wins, strict=True) if used]
        others = [won for used, won in zip(times, wins, strict=True) if not used]
        self.times += sum(times)
        self.seats += len(users)
        self.games += 1
        if users and others:
            self.advantage.add(round(sum(users) / len(users) - sum(others) / len(others), DIGITS))

    def merge(self, other: Power) -> None:
        self.times += other.times
        self.seats += other.seats
        self.games += other.games
        self.decided += other.decided
        self.advantage.merge(other.advantage)


@dataclass
class Tally:
    """The results of some games; tallies of parts add up to that of the whole."""

    seats: int
    ends: Counter[tuple[int, tuple[int, ...], str]] = field(default_factory=Counter)
    """(who began, ranks, why it ended) -> in how many games"""
    scores: list[Distribution] = field(default_factory=list)
    measures: dict[str, Distribution] = field(default_factory=dict)
    powers: dict[str, Power] = field(default_factory=dict)
    watched: int = 0
    """Games in which the use of cards and powers was noted."""
    faults: int = 0
    told: list[str] = field(default_factory=list)

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(seats, scores=[Distribution() for _ in range(seats)])

    def add(self, one: Outcome) -> None:
        """Add a game that was watched on its way."""
        if one.fault:
            self.add_fault(one.game, one.fault)
            return
        self.ends[one.starter, one.ranks, one.ending] += 1
        for seat, score in enumerate(one.scores):
            self.scores[seat].add(score)
        for name, measure in {**AT_THE_END, **ON_THE_WAY}.items():
            self.measure(name).add(measure(one))
        if one.uses:
            self.add_uses(one)

    def add_uses(self, one: Outcome) -> None:
        wins = shares_of_win(one.ranks)
        self.watched += 1
        for name in sorted(set().union(*one.uses)):
            times = [used.get(name, 0) for used in one.uses]
            self.power(name).add(times, wins)
        if one.decided:
            self.power(one.decided).decided += 1

    def power(self, name: str) -> Power:
        return self.powers.setdefault(name, Power())

    def add_fault(self, game: int, reason: str) -> None:
        self.faults += 1
        if len(self.told) < MOST_FAULTS_TOLD:
            self.told.append(f"game {game}: {reason}")

    def measure(self, name: str) -> Distribution:
        return self.measures.setdefault(name, Distribution())

    def merge(self, other: Tally) -> None:
        self.ends.update(other.ends)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.merge(theirs)
        for name, found in other.measures.items():
            self.measure(name).merge(found)
        for name, used in other.powers.items():
            self.power(name).merge(used)
        self.watched += other.watched
        self.faults += other.faults
        self.told = (self.told + other.told)[:MOST_FAULTS_TOLD]

    # What follows from it

    @property
    def games(self) -> int:
        """Those that were finished."""
        return self.ends.total()

    @property
    def decisions(self) -> Distribution:
        return self.measure("decisions")

    @property
    def wins(self) -> list[Distribution]:
        """The wins of each seat; a shared first place is a half, a third or a quarter of a win."""
        return [self.wins_of(seat) for seat in range(self.seats)]

    @property
    def wins_by_position(self) -> list[Distribution]:
        """Those of whoever began, of the next one clockwise, and so on."""
        return [self.wins_of(place, from_starter=True) for place in range(self.seats)]

    def wins_of(self, seat: int, *, from_starter: bool = False) -> Distribution:
        """Return the wins of a seat, counted from seat 0 or from whoever began."""
        found = Distribution()
        for (starter, ranks, _), games in self.ends.items():
            place = (starter + seat) % self.seats if from_starter else seat
            found.counts[shares_of_win(ranks)[place]] += games
        return found

    @property
    def winners(self) -> Counter[int]:
        """In how many games so many seats shared the win."""
        found: Counter[int] = Counter()
        for (_, ranks, _), games in self.ends.items():
            found[ranks.count(1)] += games
        return found

    @property
    def endings(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for (_, _, ending), games in self.ends.items():
            found[ending] += games
        return found


# As JSON


def report(
    game: str,
    seed: int,
    options: Mapping[str, Any],
    tally: Tally,
    *,
    bots: tuple[str, ...] = (),
    asked: int | None = None,
) -> dict[str, Any]:
    """Report the tally as JSON; margins are half-widths of 95 % intervals."""
    games = tally.games + tally.faults
    return {
        "game": game,
        "seats": tally.seats,
        "seed": seed,
        "options": dict(options),
        "bots": list(bots) or None,
        "games": games,
        "games_asked": games if asked is None else asked,
        "faults": tally.faults,
        "fault_messages": tally.told,
        "decisions": int(tally.decisions.total),
        "win_rates": [mean.value for mean in tally.wins],
        "win_rate_margins": [mean.margin for mean in tally.wins],
        "win_rates_by_position": [share_of(mean) for mean in tally.wins_by_position],
        "mean_scores": [mean.value for mean in tally.scores],
        "mean_score_margins": [mean.margin for mean in tally.scores],
        "mean_decisions": tally.decisions.value,
        "mean_decisions_margin": tally.decisions.margin,
        "measures": {
            name: spread_of(tally.measures[name]) for name in WORDS if name in tally.measures
        },
        "shared_wins": counted(tally.games - tally.winners[1] - tally.winners[0], tally.games),
        "without_winner": counted(tally.winners[0], tally.games),
        "endings": [
            {"ending": ending} | counted(games, tally.games)
            for ending, games in sorted(tally.endings.items(), key=lambda one: (-one[1], one[0]))
        ],
        "powers": powers_of(tally),
        "decided_by_none": counted(tally.watched - decided(tally), tally.watched),
    }


def decided(tally: Tally) -> int:
    return sum(one.decided for one in tally.powers.values())


def powers_of(tally: Tally) -> list[dict[str, Any]]:
    """Report cards and powers, those that most often decided first."""
    order = sorted(tally.powers.items(), key=lambda one: (-one[1].decided, -one[1].times, one[0]))
    return [
        {
            "power": name,
            "per_game": one.times / tally.watched,
            "users": one.seats / (tally.watched * tally.seats),
            "decided": counted(one.decided, tally.watched),
            "advantage": advantage_of(one.advantage),
        }
        for name, one in order
    ]


def advantage_of(found: Distribution) -> dict[str, float] | None:
    """Return how much more those who used it won; None if too few games can tell."""
    if found.n < FEWEST_GAMES:
        return None
    return {"games": found.n, "mean": found.value, "low": found.low, "high": found.high}


def share_of(wins: Distribution) -> dict[str, float]:
    """Return a share of games with its interval, which is Wilson's."""
    low, high = wilson(wins.value, wins.n) if wins.n else (0.0, 1.0)
    return {"share": wins.value, "low": low, "high": high}


def counted(part: int, whole: int) -> dict[str, float]:
    share = part / whole if whole else 0.0
    low, high = wilson(share, whole) if whole else (0.0, 1.0)
    return {"games": part, "share": share, "low": low, "high": high}


def spread_of(found: Distribution) -> dict[str, float]:
    """Return the mean with its interval, and the middle and the outer tenths of all games."""
    return {
        "mean": found.value,
        "low": found.low,
        "high": found.high,
        "deviation": found.deviation,
        "tenth": found.quantile(0.1),
        "median": found.quantile(0.5),
        "ninety": found.quantile(0.9),
    }
