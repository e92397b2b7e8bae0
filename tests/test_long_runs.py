"""Long runs can be broken off, and say how far they have come."""

from __future__ import annotations

import io
from importlib import import_module
from pathlib import Path

import pytest
from tools import comparison, long_runs
from tools.long_runs import Progress, Result, run_all

import monsterbox as mb

KEY = mb.games()[0]
TASKS = {"one": 1, "two": 2, "three": 3}


class Worker:
    """Doubles numbers, and knows which it was given; some of them go wrong."""

    def __init__(self, *wrong: int) -> None:
        self.wrong = wrong
        self.given: list[int] = []

    def __call__(self, number: int) -> Result:
        self.given.append(number)
        return {"doubled": 2 * number, "faults": int(number in self.wrong)}


def run(worker: Worker, log: Path | None) -> dict[str, Result]:
    return run_all(KEY, TASKS, worker, jobs=1, log=log, is_bad=lambda one: one["faults"] > 0)


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    """The second run finds the results of the first one in the file."""
    log, second = tmp_path / "log.ndjson", Worker()

    found = [run(Worker(), log), run(second, log)]

    assert second.given == []
    assert found[0] == found[1]
    assert found[0]["three"] == {"doubled": 6, "faults": 0}


def test_what_went_wrong_is_done_again(tmp_path: Path) -> None:
    """Perhaps it was put right meanwhile; the last result counts."""
    log, second = tmp_path / "log.ndjson", Worker()

    run(Worker(2), log)

    assert run(second, log)["two"]["faults"] == 0
    assert second.given == [2]


def test_an_interrupted_run_ends_in_one_line_and_keeps_what_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line says how to go on, and the second run does the rest."""
    log = tmp_path / "log.ndjson"
    first, second = Worker(), Worker()

    def work(number: int) -> Result:
        if number == 3:
            raise KeyboardInterrupt
        return first(number)

    with pytest.raises(SystemExit) as stop:
        run_all(KEY, TASKS, work, jobs=1, log=log, is_bad=lambda one: False)
    run(second, log)

    assert stop.value.code == 130
    words = f"{KEY}: interrupted after 2 of 3; --resume {log} goes on with it"
    assert words in capsys.readouterr().err.splitlines()
    assert second.given == [3]


def test_results_of_other_rules_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a change of the rules everything is done anew."""
    log, second = tmp_path / "log.ndjson", Worker()
    run(Worker(), log)

    monkeypatch.setattr(long_runs, "fingerprint", lambda key: "other rules")
    run(second, log)

    assert second.given == [1, 2, 3]


def test_the_line_about_progress_comes_now_and_then_and_at_the_end() -> None:
    """With an estimate of the time that is left."""
    out, time = io.StringIO(), iter([0.0, 10.0, 60.0, 70.0, 120.0])
    progress = Progress("pebbles", 4, out, clock=lambda: next(time))

    for done in range(1, 5):
        progress.tell(done, bad=1)

    assert out.getvalue().splitlines() == [
        "pebbles: 2 of 4, 1 with a fault, 1 min to go",
        "pebbles: 4 of 4, 1 with a fault, 0 min to go",
    ]


# The last line says it all


@pytest.mark.parametrize(
    ("wrong", "told"), [(0, "1,000 steps    0 differ"), (1, "1,000 steps    1 differ")]
)
def test_a_comparison_ends_with_one_line_about_all_games(
    wrong: int,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And fails if any game differs; run again, it only plays those."""
    played: list[int] = []

    def play(task: tuple[str, int]) -> Result:
        played.append(task[1])
        return {"fault": "another card"} if task[1] < wrong else {"fault": None, "steps": 125}

    monkeypatch.setattr(comparison, "play", play)
    games = str(8 + wrong)
    arguments = ["--games", games, "--resume", str(tmp_path / "log.ndjson"), KEY]

    assert comparison.main(arguments) == comparison.main(arguments) == int(wrong > 0)

    last = capsys.readouterr().out.splitlines()[-1]
    assert last.split()[:2] == ["all", games]
    assert last.endswith(told)
    assert played == [*range(8 + wrong), *range(wrong)]


@pytest.mark.parametrize("faults", [0, 2])
def test_the_million_ends_with_one_line_about_all_games(
    faults: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And fails if any game went wrong; what went wrong is told above."""
    million = import_module("benchmarks.million")

    def play(task: object) -> Result:
        wrong = faults if isinstance(task, million.Stirred) else 0
        told = ["a card is lost"] * (wrong > 0)
        return {"games": 1000, "decisions": 5000, "faults": wrong, "told": told}

    monkeypatch.setattr(million, "play", play)

    assert million.main(["-j", "1", "--games", "1", "--stirred", "50", KEY]) == int(faults > 0)

    out = capsys.readouterr().out.splitlines()
    assert out[-1].startswith("all: ")
    assert out[-1].endswith(f",000 games, {faults} with a fault")
    assert ("a card is lost" in out) == (faults > 0)
