"""Points, and what decides between equals."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from monsterbox.server.club import evening as rules
from monsterbox.server.club.evening import Evening, Pairing, Player, Round
from monsterbox.server.club.standings import standings, team_standings


def an_evening(*rounds: list[tuple[tuple[int, ...], tuple[int, ...]]], **more: Any) -> Evening:
    """Rounds of tables: who plays there, and how they came out."""
    played = [
        Round(
            pairings=tuple(
                Pairing(table="t", players=players, ranks=ranks) for players, ranks in tables
            ),
            out=(),
            began=0.0,
            ended=1.0,
        )
        for tables in rounds
    ]
    count = more.pop("count", 4)
    usual: dict[str, Any] = {
        "id": "owl",
        "host": "ada",
        "title": "Owl",
        "game": "zombeasts",
        "options": {},
        "form": "swiss",
        "rounds_wanted": 5,
        "table_size": 2,
        "least": 2,
        "teams": 0,
        "fill": None,
        "minutes": 0,
        "pause": None,
        "spectators": True,
        "created": 0.0,
        "seed": bytes(32),
        "phase": "playing",
        "players": tuple(Player(number=n, name=f"P{n}") for n in range(1, count + 1)),
        "rounds": tuple(played),
    }
    return Evening(**usual | more)


def order(evening: Evening) -> list[tuple[int, int]]:
    return [(line.place, line.number) for line in standings(evening)]


def test_a_point_for_everybody_beaten_and_half_for_a_tie() -> None:
    evening = an_evening([((1, 2, 3), (1, 2, 2))], table_size=3, count=3)

    points = {line.number: line.points for line in standings(evening)}

    assert points == {1: 2, 2: Fraction(1, 2), 3: Fraction(1, 2)}


def test_smaller_tables_count_as_much_as_full_ones() -> None:
    evening = an_evening([((1, 2), (1, 2)), ((3, 4, 5), (1, 2, 3))], table_size=3, count=5)

    points = {line.number: line.points for line in standings(evening)}

    assert points == {1: 2, 2: 0, 3: 2, 4: 1, 5: 0}


def test_the_points_of_the_opponents_decide_first() -> None:
    """One and three have won once each; one against somebody who has won, too."""
    evening = an_evening([((1, 2), (1, 2)), ((3, 4), (1, 2))], [((2, 4), (1, 2)), ((1, 3), (1, 1))])

    assert order(evening) == [(1, 1), (2, 3), (3, 2), (4, 4)]


def test_then_the_direct_meeting_decides() -> None:
    """Everybody has met everybody: one and two have equal points, and three and four."""
    evening = an_evening(
        [((1, 2), (1, 2)), ((3, 4), (2, 1))],
        [((1, 3), (2, 1)), ((2, 4), (1, 2))],
        [((1, 4), (1, 2)), ((2, 3), (1, 2))],
    )

    assert order(evening) == [(1, 1), (2, 2), (3, 4), (4, 3)]


def test_who_is_equal_in_everything_shares_a_place() -> None:
    evening = an_evening([((1, 2), (1, 1)), ((3, 4), (1, 1))])

    assert {place for place, _ in order(evening)} == {1}


def test_sitting_out_is_a_win_and_coming_late_the_average() -> None:
    evening = an_evening([((1, 2), (1, 2))], count=4)
    evening = rules.with_changed_round(evening, 0, out=(3,))
    evening = rules.with_change(evening, 4, since=1)

    points = {line.number: line.points for line in standings(evening)}

    assert points == {1: 1, 2: 0, 3: 1, 4: Fraction(1, 2)}


def test_a_team_counts_by_the_mean_of_its_members() -> None:
    evening = an_evening([((1, 2), (1, 2)), ((3, 4), (1, 1))], teams=2)
    players = tuple(replace(one, team=one.number % 2) for one in evening.players)
    evening = replace(evening, players=players)

    teams = team_standings(evening, standings(evening))

    assert [(one.team, one.place, one.points) for one in teams] == [
        (1, 1, Fraction(3, 4)),
        (0, 2, Fraction(1, 4)),
    ]


def test_empty_seats_are_filled_and_bots_go_again() -> None:
    evening = an_evening(fill="level1", table_size=3, count=4, phase="open")

    filled = rules.with_fillers(evening)
    fuller = rules.with_fillers(rules.with_player(filled, name="Late"))

    assert [one.bot for one in filled.players if not one.left] == [None] * 4 + ["level1"] * 2
    assert sum(not one.left for one in fuller.players) == 6
    assert len({one.name for one in fuller.players}) == len(fuller.players)


def test_teams_are_drawn_evenly_from_the_seed() -> None:
    evening = an_evening(teams=2, count=7, phase="open")

    teams = [one.team for one in rules.drawn_into_teams(evening).players]

    assert sorted(teams.count(team) for team in (0, 1)) == [3, 4]
    assert teams == [one.team for one in rules.drawn_into_teams(evening).players]


def test_the_seed_is_fixed_by_its_commitment() -> None:
    evening = an_evening()

    assert evening.commitment == replace(evening, title="Bat").commitment
    assert evening.commitment != replace(evening, seed=b"1" * 32).commitment
