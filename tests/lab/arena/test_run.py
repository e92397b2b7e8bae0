"""Runs: repeatable whatever the number of processes, and whatever stopped them before."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from monsterbox.lab.arena import run as arena
from monsterbox.lab.arena.log import open_log
from monsterbox.lab.arena.play import Played
from monsterbox.lab.arena.run import Run, run_arena
from monsterbox.lab.arena.setup import BadArena, Setup, set_up
from tests.lab.arenas import a_game, a_setup, without_time

GAMES = 4


@pytest.fixture(scope="module")
def setup() -> Setup:
    return set_up("zombeasts", bots=["uniform", "uniform"], seats=2, seed=3)


@pytest.fixture(scope="module")
def whole(setup: Setup) -> Run:
    return run_arena(setup, games=GAMES)


def after(games: int) -> list[Played]:
    """A list that interrupts whoever adds that many games to it."""

    class Impatient(list[Played]):
        def append(self, played: Played) -> None:
            super().append(played)
            if len(self) == games:
                raise KeyboardInterrupt

    return Impatient()


def test_the_number_of_jobs_changes_nothing(setup: Setup, whole: Run) -> None:
    """Each game has all it needs in its number."""
    together = run_arena(setup, games=GAMES, jobs=2)

    assert without_time(together) == without_time(whole)
    assert [played.game for played in whole.counted] == list(range(GAMES))
    assert not together.stopped


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_is_taken_up_again(
    tmp_path: Path, setup: Setup, whole: Run, jobs: int
) -> None:
    """It keeps what was played; the rest gives the same as one run, also after a torn line."""
    path = tmp_path / "log"
    with open_log(path, setup) as log:
        run = run_arena(setup, games=GAMES, jobs=jobs, log=log, progress=after(3).append)
    assert (run.interrupted, len(run.played)) == (True, 3)

    path.write_bytes(path.read_bytes()[:-9])
    with open_log(path, setup) as log:
        assert len(log.games) == 2
        again = run_arena(setup, games=GAMES, log=log)

    assert without_time(again) == without_time(whole)
    assert not again.missing


def test_more_games_extend_a_run_and_fewer_use_a_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is played twice."""
    numbers: list[int] = []

    def quick(setup: Setup, number: int) -> Played:
        numbers.append(number)
        return a_game(setup, number, lambda bot: bot)

    monkeypatch.setattr(arena, "play", quick)
    counts = []
    for games in (3, 9, 6):
        with open_log(tmp_path / "log", a_setup()) as log:
            counts.append(len(run_arena(a_setup(), games=games, log=log).counted))

    assert counts == [4, 10, 6]
    assert numbers == list(range(10))


def test_only_whole_blocks_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """In half a block somebody had the better seat."""
    monkeypatch.setattr(arena, "play", lambda setup, n: a_game(setup, n, lambda bot: bot))

    run = run_arena(a_setup(), games=8, progress=after(5).append)

    assert len(run.played) == 5
    assert [played.game for played in run.counted] == [0, 1, 2, 3]
    assert run.missing == [5, 6, 7]


def die(setup: Setup, number: int) -> Played:
    os._exit(1)


def test_a_process_that_dies_ends_the_run_with_what_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Out of memory, say: no traceback, nothing lost."""
    monkeypatch.setattr(arena, "play", die)

    run = run_arena(a_setup(), games=4, jobs=2)

    assert run.stopped == "one of the processes died"
    assert not run.interrupted


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 4, "jobs": 0}])
def test_impossible_numbers_are_refused(wrong: dict[str, int]) -> None:
    """By name."""
    with pytest.raises(BadArena, match="is not a number from 1"):
        run_arena(a_setup(), **wrong)  # type: ignore[arg-type]  # names and numbers as they come
