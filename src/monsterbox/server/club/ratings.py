"""Ratings: how strong the people and bots of this server are at a game, and how sure that is.

They are nothing but a function of the results in their order, so that they can be made again at any
time. Everybody begins as average and unknown; bots begin as strong as arenas have measured them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import hypot
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from monsterbox.bots.make import meaning
from monsterbox.bots.ratings import read_ratings
from monsterbox.core.errors import MonsterboxError
from monsterbox.games.registry import game as find_game
from monsterbox.server.store.rows import ResultRow

AVERAGE, STEP = 1500, 30
"""Where everybody begins, and how many points are one of openskill: 200 more win 3 of 4 matches."""
NINE_IN_TEN = 1.645
LEARNING = 25 / 300  # how much less sure one is of people from one match to the next
FEWEST = 3  # matches until somebody is placed
BOT = "bot:"
MODEL = PlackettLuce(tau=0.0)


class Rating(NamedTuple):
    """An estimate of strength and its standard error, on the scale of openskill."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The number that is shown."""
        return round(AVERAGE + STEP * (self.mu - MODEL.mu))

    @property
    def doubt(self) -> int:
        """How far off that may be, nine times in ten."""
        return round(NINE_IN_TEN * STEP * self.sigma)


UNKNOWN = Rating(MODEL.mu, MODEL.sigma)


@dataclass(frozen=True)
class Rated:
    """A player of a game: the rating now, and what led there."""

    rating: Rating = UNKNOWN
    matches: int = 0
    wins: int = 0


class Match(NamedTuple):
    """One rated match, by seat."""

    table: str
    at: float
    players: tuple[str, ...]
    ranks: tuple[int, ...]


class Ladder:
    """The ratings of a game after the matches that it has been told of."""

    def __init__(self, start: Mapping[str, Rating]) -> None:
        self.players: dict[str, Rated] = {key: Rated(one) for key, one in start.items()}
        self.past: dict[str, list[Rating]] = {}
        """The ratings of people after each of their matches."""
        self.matches = 0
        self.last: tuple[float, str] | None = None

    def rated(self, player: str) -> Rated:
        return self.players.get(player, Rated())

    def add(self, match: Match) -> None:
        """Add the next match; a bot in several seats gets the mean of what these have earned."""
        after = self._after(match)
        for player in dict.fromkeys(match.players):
            seats = [seat for seat, one in enumerate(match.players) if one == player]
            rating = Rating(
                fmean(after[seat].mu for seat in seats), fmean(after[seat].sigma for seat in seats)
            )
            self._note(player, rating, any(match.ranks[seat] == 1 for seat in seats))
        self.matches += 1
        self.last = match.at, match.table

    def _after(self, match: Match) -> list[Rating]:
        before = [self._before(player) for player in match.players]
        teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = MODEL.rate(teams, ranks=[float(rank) for rank in match.ranks])
        return [Rating(seat.mu, seat.sigma) for (seat,) in after]

    def _before(self, player: str) -> Rating:
        """People learn, so that one is a little less sure of them each time; bots do not."""
        mu, sigma = self.rated(player).rating
        return Rating(mu, sigma if player.startswith(BOT) else hypot(sigma, LEARNING))

    def _note(self, player: str, rating: Rating, has_won: bool) -> None:
        known = self.rated(player)
        self.players[player] = replace(
            known, rating=rating, matches=known.matches + 1, wins=known.wins + has_won
        )
        if not player.startswith(BOT):
            self.past.setdefault(player, []).append(rating)


def matches_in(rows: Iterable[ResultRow]) -> list[Match]:
    """Put the rows of rated matches together; those of one match follow each other."""
    found = []
    for table, seats in groupby(rows, key=lambda row: row.table_id):
        match = list(seats)
        players = tuple(player_in(row) for row in match)
        found.append(Match(table, match[0].at, players, tuple(row.rank for row in match)))
    return found


def player_in(row: ResultRow) -> str:
    """Return whose rating a seat counts for: a person, or a bot by its spec."""
    return row.person if row.person is not None else f"{BOT}{row.bot}"


def start_of(game: str) -> dict[str, Rating]:
    """Return the ratings that the bots of a game begin with, if they still play as measured."""
    try:
        found = find_game(game)
        told = read_ratings(found.package, found.variant)
    except MonsterboxError:
        return {}
    if told is None or told.rules != found.version:
        return {}
    return {
        f"{BOT}{spec}": Rating(bot.mu, bot.sigma)
        for spec, bot in told.bots.items()
        if bot.games and meaning(spec, game) == bot.plays
    }


def ladder(start: Mapping[str, Rating], rows: Sequence[ResultRow]) -> Ladder:
    """Make all ratings of a game anew."""
    made = Ladder(start)
    for match in matches_in(rows):
        made.add(match)
    return made
