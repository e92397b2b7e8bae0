"""The results of an arena: wins, ratings, scores, head-to-head rates, time per move."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from monsterbox.lab.arena.play import Played
from monsterbox.lab.arena.run import Run
from monsterbox.lab.arena.setup import Setup
from monsterbox.lab.intervals import estimate_mean, estimate_share
from monsterbox.lab.ratings import Rating, Ratings

ByBlock = defaultdict[int, list[float]]


@dataclass
class Sheet:
    """The results of one bot; a bot in two seats of a game has played two games."""

    seat_games: list[int]
    seat_wins: list[float]
    wins: ByBlock = field(default_factory=lambda: defaultdict(list))
    scores: ByBlock = field(default_factory=lambda: defaultdict(list))
    ranks: int = 0
    moves: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        return sum(self.seat_games)

    @property
    def win_rate(self) -> float:
        return share(sum(self.seat_wins), self.games) or 0.0

    def add(self, played: Played, seat: int, win: float) -> None:
        block = played.game // len(played.seating)
        self.seat_games[seat] += 1
        self.seat_wins[seat] += win
        self.wins[block].append(win)
        self.scores[block].append(float(played.scores[seat]))
        self.ranks += played.ranks[seat]
        self.moves += played.moves[seat]
        self.seconds += played.seconds[seat]
        self.failures += [failed.reason for failed in played.failures if failed.seat == seat]


class Standings:
    """The sheets of all bots, and who was ranked above whom."""

    def __init__(self, setup: Setup) -> None:
        bots = len(setup.bots)
        self.names = setup.names
        self.sheets = [Sheet([0] * setup.seats, [0.0] * setup.seats) for _ in range(bots)]
        self.met = [[0] * bots for _ in range(bots)]
        self.above = [[0.0] * bots for _ in range(bots)]
        self.decisions = 0
        self.games = 0

    def add(self, played: Played) -> None:
        wins = shares_of_win(played.ranks)
        for seat, bot in enumerate(played.seating):
            self.sheets[bot].add(played, seat, wins[seat])
        for one, other in permutations(range(len(played.seating)), 2):
            self.compare(played, one, other)
        self.decisions += played.decisions
        self.games += 1

    def compare(self, played: Played, one: int, other: int) -> None:
        """Compare two seats of different bots; each gets half of a tie."""
        bot, rival = played.seating[one], played.seating[other]
        if bot == rival:
            return
        self.met[bot][rival] += 1
        if played.ranks[one] <= played.ranks[other]:
            self.above[bot][rival] += 1.0 if played.ranks[one] < played.ranks[other] else 0.5

    @property
    def order(self) -> list[int]:
        """Return the bots, most wins first."""
        places = range(len(self.sheets))
        return sorted(places, key=lambda bot: (-self.sheets[bot].win_rate, bot))


def shares_of_win(ranks: Sequence[int]) -> list[float]:
    """Divide the win among all first places; if nobody is first, nobody has won."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def share(part: float, whole: int) -> float | None:
    """Return the fraction, or None if the whole is empty."""
    return part / whole if whole else None


def standings(setup: Setup, games: Iterable[Played]) -> Standings:
    found = Standings(setup)
    for played in games:
        found.add(played)
    return found


def rate(setup: Setup, games: Iterable[Played]) -> list[list[Rating]]:
    """Return the ratings of all bots before the first game and after each."""
    ratings = Ratings(len(setup.bots))
    history = [list(ratings.now)]
    for played in games:
        ratings.add(played.seating, played.ranks)
        history.append(list(ratings.now))
    return history


# As JSON


def report(run: Run, options: Mapping[str, Any]) -> dict[str, Any]:
    """Report everything as one object; `options` are the house rules as they were given."""
    setup, games = run.setup, run.counted
    found = standings(setup, games)
    ratings = rate(setup, games)[-1]
    return {
        "game": setup.game,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": dict(options),
        "bots": setup.names,
        "games": len(games),
        "games_asked": run.asked,
        "finished": not run.missing,
        "results": [row(setup, found, bot, ratings[bot]) for bot in found.order],
        "head_to_head": head_to_head(found),
        "by_seat": [by_seat(found, bot) for bot in found.order],
        "moves": sum(sheet.moves for sheet in found.sheets),
        "mean_decisions": share(found.decisions, found.games) or 0.0,
        "seconds": run.seconds,
        "jobs": run.jobs if isinstance(run.jobs, int) else None,
        "compiled": setup.compiled,
    }


def row(setup: Setup, found: Standings, bot: int, rating: Rating) -> dict[str, Any]:
    """Report one bot; intervals are two-sided, 95 %."""
    sheet = found.sheets[bot]
    wins = estimate_share(sheet.wins.values())
    scores = estimate_mean(sheet.scores.values())
    return {
        "bot": found.names[bot],
        "plays": setup.plays[bot],
        "games": wins.n,
        "win_rate": wins.mean,
        "low": wins.low,
        "high": wins.high,
        "rating": rating.mu,
        "rating_sigma": rating.sigma,
        "mean_score": scores.mean,
        "score_low": scores.low,
        "score_high": scores.high,
        "mean_rank": share(sheet.ranks, sheet.games) or 0.0,
        "moves": sheet.moves,
        "seconds_per_move": share(sheet.seconds, sheet.moves) or 0.0,
        "failures": len(sheet.failures),
        "first_failure": sheet.failures[0] if sheet.failures else None,
    }


def head_to_head(found: Standings) -> dict[str, Any]:
    """Return how often the row's bot is ranked above the column's; ties count half."""
    order = found.order
    return {
        "bots": [found.names[bot] for bot in order],
        "above": [[share(found.above[i][j], found.met[i][j]) for j in order] for i in order],
        "games": [[found.met[i][j] for j in order] for i in order],
    }


def by_seat(found: Standings, bot: int) -> dict[str, Any]:
    sheet = found.sheets[bot]
    rates = map(share, sheet.seat_wins, sheet.seat_games)
    return {"bot": found.names[bot], "games": list(sheet.seat_games), "win_rate": list(rates)}
