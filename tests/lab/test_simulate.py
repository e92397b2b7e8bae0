"""Simulations: repeatable, additive, honest about faults."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.lab.simulate import CHUNK, BadSimulation, Job, Mean, Tally, count, run, simulate


def told(tally: Tally) -> list[float]:
    return [mean.total for mean in (*tally.wins, *tally.scores, tally.decisions)]


def test_the_same_seed_gives_the_same_games() -> None:
    """And another seed gives others."""
    one = simulate("zombeasts", seats=2, games=20, seed=3)
    again = simulate("zombeasts", seats=2, games=20, seed=3)
    other = simulate("zombeasts", seats=2, games=20, seed=4)

    assert told(one) == told(again)
    assert told(one) != told(other)


def test_the_number_of_jobs_changes_nothing() -> None:
    """Each game has a seed of its own."""
    games = CHUNK + 7

    alone = simulate("zombeasts", seats=2, games=games, seed=1)
    together = simulate("zombeasts", seats=2, games=games, seed=1, jobs=2)

    assert told(alone) == told(together)
    assert alone.decisions.n == games


def test_every_game_has_one_win_to_share() -> None:
    """Shared first places are shared."""
    tally = simulate("zombeasts", seats=3, games=30, seed=2, options={"master": True}, audit=True)
    assert sum(mean.total for mean in tally.wins) == pytest.approx(30)

    shared = Tally.empty(3)
    count(shared, [1, 3, 1])

    assert [mean.total for mean in shared.wins] == [0.5, 0, 0.5]


def test_a_fault_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of the game is told, so that it can be looked at."""

    def broken(*arguments: object) -> int:
        raise RuntimeError("a card is gone")

    monkeypatch.setattr("monsterbox.lab.simulate.playout", broken)

    tally = run(Job("zombeasts", 2, {}, 1, 5, 2, audit=False))

    assert tally.faults == 2
    assert tally.told[0] == "game 5: RuntimeError: a card is gone"


def test_the_margin_is_that_of_the_normal_approximation() -> None:
    """Known answer: 0 and 1 in equal parts, a hundred times."""
    mean = Mean()
    for value in [0.0, 1.0] * 50:
        mean.add(value)

    assert mean.value == 0.5
    assert mean.margin == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 5, "jobs": 0}])
def test_impossible_numbers_are_refused(wrong: dict[str, Any]) -> None:
    """By name, before anything is played."""
    with pytest.raises(BadSimulation, match="is not a number from 1"):
        simulate("zombeasts", seats=2, **({"games": 1} | wrong))
    with pytest.raises(mb.BadSeats):
        simulate("zombeasts", seats=7, games=1)
