"""Comparisons: pairs in order, verdicts, and where they stop."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from monsterbox.cli.main import main
from monsterbox.core.rng import Rng
from monsterbox.lab.comparison import run as comparison
from monsterbox.lab.comparison.pairs import Pairs
from monsterbox.lab.comparison.run import Table, compare, set_up_pair
from monsterbox.lab.trials.play import Outcome
from monsterbox.lab.trials.run import Task
from monsterbox.lab.trials.setup import BadTrial, Setup

Output = pytest.CaptureFixture[str]


def a_pair(bots: tuple[str, ...] = ("uniform",)) -> tuple[Setup, Setup]:
    return set_up_pair(
        "zombeasts",
        bots=list(bots),
        seats=2,
        seed=1,
        common={},
        change={"corner_rule": "colour_only"},
    )


def a_game(number: int, *, longer: int = 0, starter_wins: bool | None = None) -> Outcome:
    """Nobody played it: luck comes from its number, so pairs have it in common."""
    rng = Rng(number)
    wins = bool(rng.below(2)) if starter_wins is None else starter_wins
    return Outcome(
        number,
        starter=0,
        ranks=(1, 2) if wins else (2, 1),
        scores=(10 + int(rng.below(5)), 5),
        decisions=200 + int(rng.below(40)) + longer,
        choices=190,
        options=900,
        turns=40 + int(rng.below(5)),
        lead_changes=int(rng.below(6)),
        ending="the pile ran out",
    )


def played(changed: Callable[[int], Outcome]) -> Callable[[Task], list[Outcome]]:
    """Games that nobody plays, at once."""

    def play_all(task: Task) -> list[Outcome]:
        setup, numbers = task
        is_changed = "corner_rule" in setup.options
        return [changed(n) if is_changed else a_game(n) for n in numbers]

    return play_all


def test_it_stops_as_soon_as_all_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer by a tenth and nothing else: every other difference is zero."""
    monkeypatch.setattr(comparison, "play_all", played(lambda n: a_game(n, longer=20 + n % 3)))

    done = compare(*a_pair(), games=5000)

    verdicts = done.pairs.verdicts()
    assert verdicts["decisions"] == "differs"
    assert {name for name, one in verdicts.items() if one == "same"} == set(verdicts) - {
        "decisions"
    }
    assert done.pairs.n < 5000
    assert done.pairs.n % comparison.LOOK == 0
    low, high = done.pairs.measures["decisions"].interval(done.pairs.error)
    assert 20 < low < 21 < high < 22
    assert done.pairs.other_winner.mean == 0


def test_what_is_not_known_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other winners in every other game, as often for the one as for the other."""

    def other(number: int) -> Outcome:
        return a_game(number, starter_wins=bool(number % 2))

    monkeypatch.setattr(comparison, "play_all", played(other))

    done = compare(*a_pair(), games=300)

    assert done.pairs.n == 300
    assert not done.pairs.is_sure
    assert done.pairs.verdicts()["starter_wins"] == "open"
    assert 0.3 < done.pairs.other_winner.mean < 0.7


def test_pairs_are_added_in_their_order() -> None:
    """Whatever process is done first: so the number of jobs does not change where it stops."""
    games = range(250)
    forwards, backwards = Pairs(*a_pair()), Pairs(*a_pair())
    usual = {n: a_game(n) for n in games}
    changed = {n: a_game(n, longer=n % 7) for n in games}

    Table(forwards, usual, changed, 250).is_done()
    late: dict[int, Outcome] = {}
    table = Table(backwards, usual, late, 250)
    for number in reversed(games):
        late[number] = changed[number]
        table.is_done()

    assert forwards.measures == backwards.measures


def test_a_game_that_broke_off_takes_its_partner_with_it() -> None:
    """Differences are only taken between whole games."""
    pairs = Pairs(*a_pair())
    pairs.add(a_game(0), Outcome(0, fault="RuntimeError: a card is gone"))
    pairs.add(a_game(1), a_game(1))

    assert pairs.n == 1
    assert pairs.faults == ["game 0: RuntimeError: a card is gone"]


def test_different_bots_tell_how_often_the_first_wins() -> None:
    """Wherever it sits."""
    usual, changed = a_pair(("level2", "level1"))
    pairs = Pairs(usual, changed)
    pairs.add(a_game(0, starter_wins=True), a_game(0, starter_wins=False))
    pairs.add(a_game(1, starter_wins=True), a_game(1, starter_wins=False))

    found = pairs.measures["first_bot_wins"]

    assert usual.rotates
    assert (found.usual.mean, found.changed.mean) == (0.5, 0.5)
    assert pairs.measures["starter_wins"].difference.mean == -1
    assert "first_bot_wins" not in Pairs(*a_pair()).measures


def test_a_folder_continues_a_comparison(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played twice."""
    numbers: list[int] = []
    real = played(lambda n: a_game(n, starter_wins=bool(n % 2)))

    def noted(task: Task) -> list[Outcome]:
        numbers.extend(task[1])
        return real(task)

    monkeypatch.setattr(comparison, "play_all", noted)
    for games in (40, 60):
        done = compare(*a_pair(), games=games, folder=tmp_path / "new")

    assert done.pairs.n == 60
    assert sorted(numbers) == sorted([*range(60), *range(60)])


def test_a_comparison_needs_a_difference() -> None:
    with pytest.raises(BadTrial, match="name at least one house rule to compare"):
        set_up_pair("zombeasts", bots=["uniform"], seats=2, seed=0, common={}, change={})


def test_compare_prints_what_changes(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a table, and as one JSON object."""
    monkeypatch.setattr(comparison, "play_all", played(lambda n: a_game(n, longer=20 + n % 3)))
    asked = [
        "compare",
        "zombeasts",
        "-o",
        "corner_rule=colour_only",
        "--with",
        "draw_count=up_to",
        "--jobs",
        "1",
    ]

    assert main(asked) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "corner_rule=colour_only: another winner in 0.0 % of" in shown
    assert "all is known" in shown
    assert "differs" in shown

    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["sure"]
    assert told["bots"] == ["heuristic", "heuristic"]
    assert told["options"] == {"draw_count": "up_to"}
    assert told["change"] == {"corner_rule": "colour_only"}
    assert told["measures"]["decisions"]["verdict"] == "differs"


@pytest.mark.full
def test_compare_draws_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one file, with the differences in words too."""
    monkeypatch.setattr(comparison, "play_all", played(lambda n: a_game(n, longer=20 + n % 3)))
    path = tmp_path / "page.html"
    asked = "compare zombeasts -o corner_rule=colour_only --jobs 1 --html"

    assert main([*asked.split(), str(path)]) == 0

    page = path.read_text(encoding="utf-8")
    assert page.count("<svg") == 2
    assert "decisions +9." in page
    assert "src=" not in page
