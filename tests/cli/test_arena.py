"""`monsterbox arena`: what it prints, how it is stopped, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import monsterbox as mb
from monsterbox.cli.main import main
from monsterbox.lab.arena import run as arena
from monsterbox.lab.arena.play import Played
from monsterbox.lab.arena.setup import Setup
from tests.lab.arenas import a_game, failing

Output = pytest.CaptureFixture[str]
ARENA = ["arena", "zombeasts", "--bots", "heuristic,uniform", "--jobs", "1"]


def quick(setup: Setup, number: int) -> Played:
    """A game that nobody plays: the first bot wins."""
    return a_game(setup, number, lambda bot: -bot)


def test_arena_prints_one_json_object(capsys: Output) -> None:
    """Real games, and nothing else on standard output or standard error."""
    status = main([*ARENA, "--games", "1", "--seed", "5", "--master", "--json"])

    printed = capsys.readouterr()
    told = json.loads(printed.out)
    assert (status, printed.err) == (0, "")
    assert (told["game"], told["seats"], told["seed"], told["jobs"]) == ("zombeasts", 2, 5, 1)
    assert (told["games"], told["games_asked"], told["options"]) == (2, 1, {"master": True})
    assert told["bots"] == ["heuristic", "uniform"]
    assert told["compiled"] == mb.is_compiled()
    for one in told["results"]:
        assert one["games"] == 2
        assert 0 <= one["low"] <= one["win_rate"] <= one["high"] <= 1
        assert one["seconds_per_move"] > 0
        assert isinstance(one["rating"], float)
    assert sum(one["win_rate"] for one in told["results"]) == pytest.approx(1)


def test_arena_draws_a_table(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the rounding and the failures told, and a name that is no markup."""

    def failed(setup: Setup, number: int) -> Played:
        return failing(quick(setup, number), "[bold]lost[/bold]")

    monkeypatch.setattr(arena, "play", failed)

    assert main([*ARENA, "--games", "5"]) == 0

    shown = " ".join(capsys.readouterr().out.split())
    assert "6 games (5 requested, rounded up to whole blocks of 2)" in shown
    assert "heuristic │ 100.0 %" in shown
    assert "failed in 3 games, first: [bold]lost[/bold]" in shown


def test_bots_may_be_written_with_blanks_and_twice(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second is told from the first."""
    monkeypatch.setattr(arena, "play", quick)

    assert main([*ARENA, "--bots", "uniform, uniform", "--games", "2", "--json"]) == 0

    assert json.loads(capsys.readouterr().out)["bots"] == ["uniform", "uniform#2"]


def test_arena_writes_a_page(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside what it prints."""
    monkeypatch.setattr(arena, "play", quick)
    path = tmp_path / "arena.html"

    assert main([*ARENA, "--games", "4", "--html", str(path)]) == 0

    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "heuristic" in capsys.readouterr().out


def test_an_interrupted_arena_shows_what_it_has_and_how_to_go_on(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C in game 5; the same command then plays only the rest."""
    numbers: list[int] = []

    def impatient(setup: Setup, number: int) -> Played:
        numbers.append(number)
        if numbers == [0, 1, 2, 3, 4, 5]:
            raise KeyboardInterrupt
        return quick(setup, number)

    monkeypatch.setattr(arena, "play", impatient)
    command = [*ARENA, "--games", "8", "--json", "--save", str(tmp_path / "my log")]

    assert main(command) == 130
    stopped = capsys.readouterr()
    assert main(command) == 0
    ended = capsys.readouterr()

    assert json.loads(stopped.out)["games"] == 4
    assert "interrupted after 5 of 8 games; continue with: monsterbox arena" in stopped.err
    assert f"--save '{tmp_path}/my log'" in stopped.err
    assert json.loads(ended.out)["finished"] is True
    assert numbers == [0, 1, 2, 3, 4, 5, 5, 6, 7]


def test_interrupted_at_once_there_is_nothing_to_show(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No table, no page, and a hint for the next time."""

    def impatient(setup: Setup, number: int) -> Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", impatient)

    assert main([*ARENA, "--html", str(tmp_path / "page")]) == 130

    printed = capsys.readouterr()
    assert printed.out == ""
    assert "with --save FILE a run can be continued" in printed.err
    assert not (tmp_path / "page").exists()


def test_a_page_without_matplotlib_is_refused_before_the_first_game(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the way to get it."""
    monkeypatch.setattr("monsterbox.cli.lab_arguments.find_spec", lambda name: None)

    assert main([*ARENA, "--html", str(tmp_path / "page")]) == 2

    told = capsys.readouterr().err
    assert told == (
        "monsterbox: html: needs matplotlib; install it with: pip install 'monsterbox[lab]'\n"
    )


WRONG = {
    "bot": (["--bots", "uniform,genius"], "bot 'genius': 'genius' is no bot; bots: "),
    "no bot": (["--bots", "uniform,"], "bot ''"),
    "one bot": (["--bots", "uniform"], "bots: an arena takes 2 to 32, separated by commas, not 1"),
    "games": (["--games", "0"], "games: 0 is not a number from 1"),
    "number": (["--games", "many"], "'many' is not a whole number"),
    "jobs": (["--jobs", "-1"], "jobs: -1 is not a number from 1"),
    "seats": (["--seats", "5"], "zombeasts is played with 2 to 4 seats, not 5"),
    "option": (["-o", "fog=1"], "option 'fog' does not exist"),
    "save": (["--save", "."], ".: Is a directory"),
    "save nowhere": (["--save", "nowhere/log"], "nowhere/log: No such file"),
    "html": (["--html", "nowhere/page"], "nowhere/page: No such file"),
    "both": (["--html", "same", "--save", "./same"], "html: same is the file of --save"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_one_line_and_status_2(
    case: str, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the first game, and no file is left behind."""
    monkeypatch.chdir(tmp_path)
    arguments, message = WRONG[case]
    try:
        status = main([*ARENA, *arguments])
    except SystemExit as stop:
        status = int(str(stop.code))

    told = capsys.readouterr()
    assert status == 2
    assert told.out == ""
    assert message in told.err
    assert told.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
