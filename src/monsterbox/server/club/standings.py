"""The standings of an evening: points, and what decides between equals.

At a table everybody gets a point for each one they have beaten and half a point for a tie; smaller
tables count as much as full ones. Equal points are decided by the points of all opponents
(Buchholz), then by direct meetings if all of them have met, then by tables won; then they share.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from monsterbox.server.club.evening import Evening, Pairing

ZERO, HALF = Fraction(0), Fraction(1, 2)


class Line(NamedTuple):
    """One player in the standings; `rounds` has None where they did not play."""

    number: int
    place: int
    points: Fraction
    opponents: Fraction
    wins: int
    rounds: tuple[Fraction | None, ...]


class TeamLine(NamedTuple):
    """A team: what its members have on average, and who they are."""

    team: int
    place: int
    points: Fraction
    members: tuple[int, ...]


class Tally(NamedTuple):
    """What one player has from all rounds."""

    points: Fraction
    opponents: Fraction
    wins: int
    rounds: tuple[Fraction | None, ...]


def standings(evening: Evening, until: int | None = None) -> tuple[Line, ...]:
    """Return everybody, best first, after so many rounds."""
    rounds = evening.rounds[:until]
    tallies = tallies_of(evening, len(rounds))
    met = direct_points(evening, len(rounds))
    lines: list[Line] = []
    order = sorted(tallies, key=lambda one: first_key(tallies[one]), reverse=True)
    for _, equal in groupby(order, key=lambda one: first_key(tallies[one])):
        group = tuple(equal)
        second = {one: (direct(one, group, met), tallies[one].wins) for one in group}
        in_order = sorted(group, key=lambda one: (second[one], -one), reverse=True)
        for _, shared in groupby(in_order, key=second.__getitem__):
            place = len(lines) + 1
            lines += [Line(one, place, *tallies[one]) for one in shared]
    return tuple(lines)


def first_key(tally: Tally) -> tuple[Fraction, Fraction]:
    return tally.points, tally.opponents


def tallies_of(evening: Evening, count: int) -> dict[int, Tally]:
    """Return what everybody has after so many rounds."""
    numbers = [one.number for one in evening.players]
    by_round = {
        number: tuple(points_in(evening, number, round_) for round_ in range(count))
        for number in numbers
    }
    totals = {number: sum(filter(None, by_round[number]), ZERO) for number in numbers}
    opponents, wins = dict.fromkeys(numbers, ZERO), dict.fromkeys(numbers, 0)
    for round_ in evening.rounds[:count]:
        for one in round_.pairings:
            together = sum((totals[player] for player in one.players), ZERO)
            for player, rank in zip(one.players, one.ranks or (), strict=False):
                opponents[player] += together - totals[player]
                wins[player] += rank == 1
    return {
        number: Tally(totals[number], opponents[number], wins[number], by_round[number])
        for number in numbers
    }


def points_in(evening: Evening, player: int, number: int) -> Fraction | None:
    """Return what a player has from a round; None if it is not known, or they were away."""
    most = evening.table_size - 1
    round_ = evening.rounds[number]
    for one in round_.pairings:
        if player in one.players:
            return None if one.ranks is None else most * share(one, one.players.index(player))
    if player in round_.out:
        return Fraction(most)
    about = evening.player(player)
    is_late = about is not None and number < about.since and not about.filler
    return most * HALF if is_late else None


def share(pairing: Pairing, seat: int) -> Fraction:
    """Return which part of the others at the table a seat has beaten; ties count half."""
    ranks = pairing.ranks or ()
    mine = ranks[seat]
    others = [rank for place, rank in enumerate(ranks) if place != seat]
    beaten = sum((duel(mine, other) for other in others), ZERO)
    return beaten / len(others) if others else ZERO


def duel(mine: int, other: int) -> Fraction:
    return Fraction(1) if mine < other else HALF if mine == other else ZERO


# Direct meetings

Direct = dict[tuple[int, int], Fraction]


def direct_points(evening: Evening, count: int) -> Direct:
    """Return what each player has taken from each other one they have met."""
    taken: Direct = defaultdict(Fraction)
    for round_ in evening.rounds[:count]:
        for one in round_.pairings:
            for a, mine in zip(one.players, one.ranks or (), strict=False):
                for b, other in zip(one.players, one.ranks or (), strict=False):
                    if a != b:
                        taken[a, b] += duel(mine, other)
    return dict(taken)


def direct(player: int, group: Sequence[int], met: Direct) -> Fraction:
    """Return what a player has taken from equals; nothing unless all of them have met."""
    if not all((a, b) in met for a in group for b in group if a != b):
        return ZERO
    return sum((met[player, other] for other in group if other != player), ZERO)


# Teams


def team_standings(evening: Evening, lines: Sequence[Line]) -> tuple[TeamLine, ...]:
    """Return the teams, best first; a larger one has no advantage."""
    points = {line.number: line.points for line in lines}
    found = []
    for team in range(evening.teams):
        members = tuple(one.number for one in evening.players if one.team == team)
        if members:
            mean = sum((points[one] for one in members), ZERO) / len(members)
            found.append((mean, team, members))
    found.sort(key=lambda one: (-one[0], one[1]))
    return tuple(
        TeamLine(team, 1 + sum(other[0] > mean for other in found), mean, members)
        for mean, team, members in found
    )
