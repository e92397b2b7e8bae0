"""Simulations: repeatable, additive, honest about faults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.lab.simulate import (
    CHUNK,
    BadSimulation,
    Job,
    run,
    simulate,
    simulate_bots,
    simulate_until_stopped,
)
from monsterbox.lab.tally import Tally, report
from monsterbox.lab.trials.run import open_trial
from monsterbox.lab.trials.setup import set_up


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
    shared.ends[2, (1, 3, 1), "over"] += 1

    assert [mean.total for mean in shared.wins] == [0.5, 0, 0.5]
    assert [mean.total for mean in shared.wins_by_position] == [0.5, 0.5, 0]


def test_a_fault_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of the game is told, so that it can be looked at."""

    def broken(*arguments: object) -> int:
        raise RuntimeError("a card is gone")

    monkeypatch.setattr("monsterbox.lab.simulate.playout", broken)

    tally = run(Job("zombeasts", 2, {}, 1, 5, 2, audit=False))

    assert tally.faults == 2
    assert tally.told[0] == "game 5: RuntimeError: a card is gone"


def test_wins_are_counted_from_whoever_began() -> None:
    """In Zombeasts seat 1 is always asked first where the house rule says so."""
    tally = simulate("zombeasts", seats=2, games=40, seed=2, options={"start_player": 1})

    seats, places = tally.wins, tally.wins_by_position

    assert places[0].total == seats[1].total
    assert places[1].total == seats[0].total


def test_a_simulation_that_is_interrupted_keeps_what_was_played() -> None:
    """A whole chunk at a time."""

    def impatient(games: int) -> None:
        raise KeyboardInterrupt

    done = simulate_until_stopped("zombeasts", seats=2, games=CHUNK + 1, progress=impatient)

    assert done.stop.interrupted
    assert done.tally.games == CHUNK


def test_games_of_bots_are_watched(tmp_path: Path) -> None:
    """Turns, options and the lead are counted as well; the file continues the run."""
    setup = set_up("oh-my-brain", bots=["level2"], seats=2, seed=1)
    whole = simulate_bots(setup, games=6)
    with open_trial(tmp_path / "games", setup) as log:
        simulate_bots(setup, games=4, log=log)
    with open_trial(tmp_path / "games", setup) as log:
        again = simulate_bots(setup, games=6, log=log)

    assert again.tally == whole.tally
    told = report("oh-my-brain", 1, {}, whole.tally, bots=setup.bots, asked=6)
    assert told["games"] == 6
    assert set(told["measures"]) == {
        "decisions",
        "score_spread",
        "turns",
        "choices",
        "branching",
        "lead_changes",
    }
    assert told["measures"]["branching"]["mean"] > 1
    assert sum(one["games"] for one in told["endings"]) == 6
    assert all("no brains left" in one["ending"] for one in told["endings"])


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 5, "jobs": 0}])
def test_impossible_numbers_are_refused(wrong: dict[str, Any]) -> None:
    """By name, before anything is played."""
    with pytest.raises(BadSimulation, match="is not a number from 1"):
        simulate("zombeasts", seats=2, **({"games": 1} | wrong))
    with pytest.raises(mb.BadSeats):
        simulate("zombeasts", seats=7, games=1)
