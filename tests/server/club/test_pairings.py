"""Who plays with whom: properties that hold for any number of players."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from monsterbox.server.club.pairings import (
    Field,
    Tables,
    circle,
    pair,
    pairs,
    sitting_out,
    table_sizes,
)

EXAMPLES = settings(max_examples=40, deadline=None, derandomize=True)
Met = Counter[frozenset[int]]


def met_at(tables: Tables) -> Met:
    return Met(frozenset(two) for table in tables for two in combinations(table, 2))


@EXAMPLES
@given(count=st.integers(0, 70), least=st.integers(2, 3), more=st.integers(0, 4))
def test_tables_are_even_and_nobody_is_forgotten(count: int, least: int, more: int) -> None:
    sizes, out = table_sizes(count, least, least + more)

    assert sum(sizes) + out == count
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert all(least <= size <= least + more for size in sizes)
    assert out < least or not sizes


@EXAMPLES
@given(players=st.integers(2, 20), rounds=st.integers(1, 12))
def test_byes_go_round(players: int, rounds: int) -> None:
    """Nobody sits out twice before everybody has once."""
    had = Counter[int]()
    for _ in range(rounds):
        had.update(sitting_out(range(players), had, players % 2))

    counts = [had[player] for player in range(players)]
    assert max(counts) - min(counts) <= 1


@EXAMPLES
@given(half=st.integers(1, 16))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(half: int) -> None:
    players = range(2 * half)
    met = Met()

    for number in range(2 * half - 1):
        met += met_at(circle(players, number))

    assert met == Met(map(frozenset, combinations(players, 2)))


@EXAMPLES
@given(half=st.integers(2, 12), data=st.data())
def test_in_a_swiss_tournament_nobody_meets_again(half: int, data: st.DataObject) -> None:
    """As long as there are half as many rounds as players, whoever wins."""
    players, met = list(range(2 * half)), Met()
    for _ in range(half):
        ranking = tuple(data.draw(st.permutations(players)))
        tables = pair(Field(ranking, met, {}, by_rank=True), (2,) * half)

        assert sorted(one for table in tables for one in table) == players
        met += met_at(tables)

    assert max(met.values()) == 1


@EXAMPLES
@given(data=st.data())
def test_a_meeting_is_repeated_only_where_all_pairings_repeat_one(data: st.DataObject) -> None:
    """Compared with all pairings of six players."""
    twos = [frozenset(two) for two in combinations(range(6), 2)]
    met = Met(data.draw(st.lists(st.sampled_from(twos), unique=True)))

    found = pairs(Field(tuple(range(6)), met, {}, by_rank=True))

    best = min(sum(met[frozenset(two)] for two in all_pairs) for all_pairs in pairings_of(range(6)))
    assert sum(met[frozenset(two)] for two in found) == best


def pairings_of(players: range | tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """All ways to pair so many players."""
    if not players:
        return [[]]
    first, *rest = players
    return [
        [(first, other), *more]
        for other in rest
        for more in pairings_of(tuple(one for one in rest if one != other))
    ]


@EXAMPLES
@given(count=st.integers(3, 30), size=st.integers(3, 6), is_swiss=st.booleans())
def test_larger_tables_seat_everybody_once(count: int, size: int, is_swiss: bool) -> None:
    sizes, out = table_sizes(count, 2, size)
    players = tuple(range(count - out))
    met = Met()
    for number in range(3):
        field = Field(players, met, {}, by_rank=is_swiss)

        tables = pair(field, sizes, None if is_swiss else number)

        assert sorted(one for table in tables for one in table) == list(players)
        assert sorted(map(len, tables)) == sorted(sizes)
        met += met_at(tables)


def test_nine_at_tables_of_three_meet_everybody_in_four_rounds_at_best_twice() -> None:
    met = Met()
    for number in range(3):
        met += met_at(pair(Field(tuple(range(9)), met, {}, by_rank=False), (3, 3, 3), number))

    assert max(met.values()) == 1


def test_members_of_a_team_are_kept_apart() -> None:
    teams = {player: player % 2 for player in range(8)}
    field = Field(tuple(range(8)), {}, teams, by_rank=True)

    tables = pair(field, (2, 2, 2, 2))

    assert all(teams[one] != teams[other] for one, other in tables)
