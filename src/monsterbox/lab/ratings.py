"""Strength as one number: Plackett-Luce ratings by openskill, updated after each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

# Bots do not learn. The library's default would let the last games weigh more than the first.
UNCHANGING = 0.0


@dataclass(frozen=True)
class Rating:
    """An estimate of strength, and its uncertainty."""

    mu: float
    sigma: float


class Ratings:
    """The ratings of some players, numbered from 0; all start equal."""

    def __init__(self, players: int) -> None:
        self.model = PlackettLuce(tau=UNCHANGING)
        self.now = [Rating(self.model.mu, self.model.sigma) for _ in range(players)]

    def add(self, seating: Sequence[int], ranks: Sequence[int]) -> None:
        """Add a game: who sat in each seat, and how each seat was ranked.

        A player in several seats gets the mean of the ratings of these seats.
        """
        if len(set(seating)) == 1:
            return  # nobody improves by playing against itself
        after = self.rated(seating, ranks)
        for player in set(seating):
            mine = [one for one, seated in zip(after, seating, strict=True) if seated == player]
            self.now[player] = Rating(
                fmean(one.mu for one in mine), fmean(one.sigma for one in mine)
            )

    def rated(self, seating: Sequence[int], ranks: Sequence[int]) -> list[Rating]:
        """Return the new rating of each seat; the library needs a distinct object for each seat."""
        before = [self.now[player] for player in seating]
        teams = [[self.model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = self.model.rate(teams, ranks=[float(rank) for rank in ranks])
        return [Rating(seat.mu, seat.sigma) for (seat,) in after]
