"""A tournament of sixteen, bots and people, on eight tables, played to the end over HTTP."""

from __future__ import annotations

import time
from itertools import combinations

import msgspec
import pytest

from monsterbox.server.club.evenings import read
from monsterbox.server.club.standings import standings
from monsterbox.server.store.rows import EveningRow
from tests.server.evening_play import Asks, play_round
from tests.server.http.house import House, a_house
from tests.server.http.test_evenings import an_evening, joined

NAMES = ("Boris", "Chloe", "Dora", "Emil", "Finn")


@pytest.mark.full
def test_sixteen_play_four_rounds_on_eight_tables() -> None:
    with a_house() as house:
        play_and_check(house, rounds=4, bots=10, tables=8)


def test_four_play_two_rounds_on_two_tables() -> None:
    with a_house() as house:
        play_and_check(house, rounds=2, bots=2, tables=2, people=2)


def play_and_check(
    house: House, *, rounds: int, bots: int, tables: int, people: int = len(NAMES) + 1
) -> None:
    """Play all rounds; each takes one request to start, and nothing else is done by hand."""
    host, evening, _ = an_evening(house, rounds=rounds)
    players: list[Asks] = [host, *(joined(house, evening, name) for name in NAMES[: people - 1])]
    for _ in range(bots):
        host.ask("POST", f"/evenings/{evening}/players", {"bot": "level1"})
    for _ in range(rounds):
        begun = host.ask("POST", f"/evenings/{evening}/rounds")
        assert begun.status_code == 201, begun.text
        assert len(begun.json()["round"]["tables"]) == tables
        shown = play_round(evening, players, lambda: time.sleep(0.02))

    met = [
        frozenset(two)
        for round_ in shown["rounds"]
        for table in round_["tables"]
        for two in combinations([seat["player"] for seat in table["seats"]], 2)
    ]
    assert shown["phase"] == "over"
    assert len(set(met)) == len(met) == rounds * tables
    assert sum(line["points"] for line in shown["standings"]) == rounds * tables
    assert shown["winners"]
    row = house.store.evenings.kept[evening]
    assert [line.number for line in standings(read(decoded(row)))] == [
        line["player"] for line in shown["standings"]
    ]


def decoded(row: bytes) -> EveningRow:

    return msgspec.json.decode(row, type=EveningRow)
