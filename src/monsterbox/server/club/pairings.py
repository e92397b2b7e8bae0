"""Who plays with whom in a round: pure functions of the players' numbers.

Nobody meets again where that can be avoided, tables are as even in size as possible, and who sits
out has sat out least before. Round robin and Swiss differ only in whether points count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

Tables = tuple[tuple[int, ...], ...]
Meetings = Mapping[frozenset[int], int]
MOST_STEPS = 20_000  # of a search for pairs, before one more repeated meeting is allowed
MOST_PASSES = 40
REPEATED = 1000  # as bad as a difference of so many ranks
SAME_TEAM = 40


class Field(NamedTuple):
    """Who plays in the next round, best first, and what was before."""

    players: tuple[int, ...]
    met: Meetings
    """How often two of them have sat at one table."""
    team_of: Mapping[int, int]
    by_rank: bool
    """Whether neighbours in rank are to meet, as in a Swiss tournament."""


def table_sizes(count: int, least: int, most: int) -> tuple[tuple[int, ...], int]:
    """Return the sizes of the tables, which differ by at most one, and how many sit out."""
    for out in range(count + 1):
        seated = count - out
        tables = -(-seated // most)
        if tables and seated // tables >= least:
            size, larger = divmod(seated, tables)
            return (size + 1,) * larger + (size,) * (tables - larger), out
    return (), count


def sitting_out(players: Sequence[int], had: Mapping[int, int], count: int) -> tuple[int, ...]:
    """Return who sits out: whoever has done so least, the last in rank first."""
    last_first = list(reversed(players))
    chosen = sorted(last_first, key=lambda player: had.get(player, 0))
    return tuple(chosen[:count])


def pair(field: Field, sizes: Sequence[int], around: int | None = None) -> Tables:
    """Return the tables of a round, best players first; `around` is its number in a round robin."""
    if any(size != 2 for size in sizes):
        return larger_tables(field, sizes)
    if around is not None:
        tables = circle(sorted(field.players), around)
        if not any(field.met.get(frozenset(table)) for table in tables):
            return tables
    return pairs(field)


# Pairs


def circle(players: Sequence[int], number: int) -> Tables:
    """Return a round of the usual schedule in which everybody meets everybody once."""
    first, *others = players
    turn = number % len(others) if others else 0
    row = [first, *others[turn:], *others[:turn]]
    half = len(row) // 2
    return tuple((row[k], row[-1 - k]) for k in range(half))


def pairs(field: Field) -> Tables:
    """Return pairs with as few repeated meetings as a thorough search can find."""
    for repeated in range(len(field.players) // 2 + 1):
        found = Search(field, repeated).tables()
        if found is not None:
            return found
    return larger_tables(field, (2,) * (len(field.players) // 2))


class Search:
    """Looks for pairs, from the top of the ranking down, with at most so many repeated meetings."""

    def __init__(self, field: Field, repeated: int) -> None:
        self.field = field
        self.repeated = repeated
        self.steps = MOST_STEPS

    def tables(self) -> Tables | None:
        return self._pairs_of(self.field.players, self.repeated)

    def _pairs_of(self, left: tuple[int, ...], repeated: int) -> Tables | None:
        if not left:
            return ()
        first, rest = self._hardest_first(left, repeated)
        for other in self._opponents(first, rest):
            self.steps -= 1
            if self.steps < 0:
                return None
            again = min(1, self.field.met.get(frozenset((first, other)), 0))
            if again > repeated:
                continue
            remaining = tuple(player for player in rest if player != other)
            found = self._pairs_of(remaining, repeated - again)
            if found is not None:
                return ((first, other), *found)
        return None

    def _hardest_first(self, left: tuple[int, ...], repeated: int) -> tuple[int, tuple[int, ...]]:
        """Return who is to be paired next: the best, unless somebody has hardly a choice left."""
        chosen = left[0]
        if repeated == 0:
            for player in left:
                if sum(self._is_new(player, other) for other in left if other != player) <= 1:
                    chosen = player
                    break
        return chosen, tuple(player for player in left if player != chosen)

    def _is_new(self, player: int, other: int) -> bool:
        return not self.field.met.get(frozenset((player, other)))

    def _opponents(self, player: int, others: Sequence[int]) -> list[int]:
        """Return the others in the order in which they are tried: nearest first, teams apart."""
        team, place = self.field.team_of.get(player), self.field.players.index
        here = place(player)

        def how_far(other: int) -> tuple[bool, bool, int]:
            is_mate = team is not None and team == self.field.team_of.get(other)
            return not self._is_new(player, other), is_mate, abs(place(other) - here)

        return sorted(others, key=how_far)


# Larger tables


def larger_tables(field: Field, sizes: Sequence[int]) -> Tables:
    """Begin with neighbours in rank, or with everybody mixed, then swap while that helps."""
    starts = [slices(field.players, sizes), dealt(field.players, sizes)]
    improved = [improve(start, field) for start in starts]
    return min(improved, key=lambda tables: sum(cost(table, field) for table in tables))


def slices(players: Sequence[int], sizes: Sequence[int]) -> Tables:
    """Return neighbours in rank together."""
    rest = list(players)
    return tuple(tuple(rest.pop(0) for _ in range(size)) for size in sizes)


def dealt(players: Sequence[int], sizes: Sequence[int]) -> Tables:
    """Deal the players to the tables like cards."""
    tables: list[list[int]] = [[] for _ in sizes]
    rest = list(players)
    while rest:
        for table, size in zip(tables, sizes, strict=True):
            if rest and len(table) < size:
                table.append(rest.pop(0))
    return tuple(map(tuple, tables))


def cost(table: Sequence[int], field: Field) -> int:
    """Return how bad it is that these play together."""
    rank = {player: place for place, player in enumerate(field.players)}
    return sum(cost_of_two(one, other, field, rank) for one, other in combinations(table, 2))


def cost_of_two(one: int, other: int, field: Field, rank: Mapping[int, int]) -> int:
    met = field.met.get(frozenset((one, other)), 0)
    team = field.team_of.get(one)
    mates = team is not None and team == field.team_of.get(other)
    apart = abs(rank[one] - rank[other]) if field.by_rank else 0
    return REPEATED * met * met + SAME_TEAM * mates + apart


def improve(tables: Tables, field: Field) -> Tables:
    """Swap players of two tables as long as that makes both together better."""
    now = [list(table) for table in tables]
    rank = {player: place for place, player in enumerate(field.players)}

    def price(table: Sequence[int]) -> int:
        return sum(cost_of_two(one, other, field, rank) for one, other in combinations(table, 2))

    for _ in range(MOST_PASSES):
        if not sum(swap_best(one, other, price) for one, other in combinations(now, 2)):
            break
    return tuple(map(tuple, now))


def swap_best(one: list[int], other: list[int], price: Callable[[Sequence[int]], int]) -> bool:
    """Make the swap of two tables that helps most; return whether there was one."""
    before = price(one) + price(other)
    best, where = before, None
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            after = price([*one[:i], b, *one[i + 1 :]]) + price([*other[:j], a, *other[j + 1 :]])
            if after < best:
                best, where = after, (i, j)
    if where is None:
        return False
    i, j = where
    one[i], other[j] = other[j], one[i]
    return True
