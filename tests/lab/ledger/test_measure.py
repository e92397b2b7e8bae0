"""The ledger: what is measured, how it is continued, and what is written down."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.ledger import read_ledger
from monsterbox.core.options import PRINTED
from monsterbox.core.rng import Rng
from monsterbox.lab.ledger import measure
from monsterbox.lab.ledger.measure import Bench, rounds
from monsterbox.lab.ledger.page import page
from monsterbox.lab.ledger.plan import BALANCE, SKILL, Value, setup_for, values_of
from monsterbox.lab.ledger.report import ledger, path_in, write
from monsterbox.lab.trials import run as trials
from monsterbox.lab.trials.play import Outcome
from monsterbox.lab.trials.run import Task
from monsterbox.lab.trials.setup import Setup

GAMES = 200
ZOMBEASTS = mb.game("zombeasts")


def a_game(setup: Setup, number: int) -> Outcome:
    """Nobody played it: corners make games longer, carrots matter in the master variant only."""
    rng = Rng(number)
    rules = setup.options
    longer = 20 * ("corner_rule" in rules) + 3 * ("carrot_sets_n" in rules and "master" in rules)
    ranks = ((1, 2), (2, 1))[int(rng.below(2))]
    return Outcome(
        number,
        ranks=ranks,
        scores=(10, 5),
        decisions=200 + int(rng.below(20)) + longer,
        choices=100,
        options=300,
        turns=40,
        ending="the pile ran out",
    )


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The games that are asked for, by their rules and bots."""
    asked: Counter[str] = Counter()

    def play_all(task: Task) -> list[Outcome]:
        setup, numbers = task
        asked[f"{setup.bots} {setup.options}"] += len(numbers)
        return [a_game(setup, number) for number in numbers]

    monkeypatch.setattr(trials, "play_all", play_all)
    monkeypatch.setattr(measure, "values_of", few_values)
    monkeypatch.setattr("monsterbox.lab.ledger.report.values_of", few_values)
    return asked


def few_values(game: mb.Game, seats: int) -> list[Value]:
    return [
        Value("corner_rule", "colour_only"),
        Value("carrot_sets_n", False),
        Value("score_tracking", "shown"),
    ]


def test_every_value_that_is_not_usual_is_measured() -> None:
    """Those that a table of that size cannot have are left out."""
    found = {(one.option, one.value) for one in values_of(ZOMBEASTS, 2)}

    assert ("corner_rule", "colour_only") in found
    assert ("corner_rule", "two_left_two_right") not in found
    assert {value for name, value in found if name == "start_player"} == {"youngest", 0, 1}


def test_equal_bots_measure_balance_and_unequal_ones_skill() -> None:
    """The unequal ones take turns at the seats."""
    equal = setup_for(ZOMBEASTS, 3, BALANCE, PRINTED, None)
    unequal = setup_for(ZOMBEASTS, 3, SKILL, "master", Value("carrot_sets_n", False, "master"))

    assert (equal.bots, equal.rotates, equal.options) == (("level2",) * 3, False, {})
    assert (unequal.bots, unequal.rotates) == (("level2", "level1", "level1"), True)
    assert unequal.options == {"master": True, "carrot_sets_n": False}


def test_what_changes_nothing_is_not_followed_up(tmp_path: Path, played: Counter[str]) -> None:
    """A rule of the variant is measured in it; one that changes no game gets a first look."""
    Bench(ZOMBEASTS, 2, tmp_path).measure(2 * GAMES)

    equal = {asked: games for asked, games in played.items() if "level1" not in asked}
    bots = ("level2", "level2")
    assert equal[f"{bots} {{}}"] == 2 * GAMES
    assert equal[f"{bots} {{'corner_rule': 'colour_only'}}"] == 2 * GAMES
    assert equal[f"{bots} {{'carrot_sets_n': False}}"] == GAMES
    assert equal[f"{bots} {{'master': True, 'carrot_sets_n': False}}"] == 2 * GAMES
    assert equal[f"{bots} {{'score_tracking': 'shown'}}"] == GAMES


def test_a_run_is_continued_with_more_games(tmp_path: Path, played: Counter[str]) -> None:
    """Nothing is played twice, and the result is that of one run."""
    Bench(ZOMBEASTS, 2, tmp_path / "two").measure(GAMES)
    Bench(ZOMBEASTS, 2, tmp_path / "two").measure(2 * GAMES)
    in_two = Counter(played)
    played.clear()
    Bench(ZOMBEASTS, 2, tmp_path / "one").measure(2 * GAMES)

    assert in_two == played
    assert ledger(Bench(ZOMBEASTS, 2, tmp_path / "two")) == ledger(
        Bench(ZOMBEASTS, 2, tmp_path / "one")
    )


def test_the_ledger_tells_what_is_known(tmp_path: Path, played: Counter[str]) -> None:
    """In a file in the folder of the game, and on a page."""
    bench = Bench(ZOMBEASTS, 2, tmp_path)
    bench.measure(GAMES)

    found = ledger(bench)
    corner, carrot, shown = found.entries

    assert (corner.games, corner.uneven_games, corner.other_games) == (GAMES, GAMES, GAMES)
    assert corner.effects["decisions"].low == pytest.approx(20, abs=0.5)
    assert not corner.effects["starter_wins"].is_known
    assert "first_bot_wins" in corner.effects
    assert (carrot.among, carrot.effects["decisions"].is_known) == ("master", True)
    assert (shown.among, shown.other_games) == (PRINTED, 0)
    assert set(found.usual) == {PRINTED, "master"}
    text = page([found])
    assert "`corner_rule=colour_only`) | 200 | 0 % | +9." in text
    assert "`score_tracking=shown`) | 200 | same games | · |" in text
    path = path_in(bench, tmp_path)
    path.parent.mkdir(parents=True)
    write(found, path)
    assert path.parts[-4:] == ("monsterbox", "games", "zombeasts", "ledger.json")
    assert '"corner_rule"' in path.read_text(encoding="utf-8")


def test_strong_bots_play_what_is_argued_about_first(
    tmp_path: Path, played: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One value after another, so that a run that is stopped has enough games of some."""
    monkeypatch.setattr(measure, "values_of", lambda game, seats: few_values(game, seats)[::-1])
    bench = Bench(ZOMBEASTS, 2, tmp_path)
    bench.measure(GAMES)
    played.clear()
    names = []

    bench.measure_strong(GAMES, lambda name, games: names.append(name))

    assert ZOMBEASTS.options["corner_rule"].is_argued
    assert names == ["corner_rule=colour_only", "master+carrot_sets_n=false"]
    bots = ("level4", "level4")
    assert played[f"{bots} {{}}"] == GAMES
    assert played[f"{bots} {{'corner_rule': 'colour_only'}}"] == GAMES
    found = {one.option: one for one in ledger(bench).entries}
    assert found["corner_rule"].strong_games == GAMES
    assert found["corner_rule"].strong_effects["decisions"].is_known
    assert found["score_tracking"].strong_games == 0
    assert set(ledger(bench).strong_usual) == {PRINTED, "master"}
    strong = page([ledger(bench)]).split("Among bots that search:")[1]
    assert "`corner_rule=colour_only`) | 200 | +9." in strong
    assert "score_tracking" not in strong


def test_rounds_end_with_all_games() -> None:
    assert list(rounds(450)) == [200, 400, 450]
    assert list(rounds(100)) == [100]


@pytest.mark.parametrize("key", mb.games())
def test_a_ledger_in_the_product_is_about_its_rules(key: str) -> None:
    """Every entry is a value that can be chosen; one for other rules is not shown."""
    game = mb.game(key)

    assert read_ledger(game.package, game.variant, "0") is None
    for one in game.ledger.entries if game.ledger else ():
        assert one.value in game.options[one.option].allowed
        assert one.value != game.options[one.option].default
        assert 0 <= one.other_games <= one.games


def test_what_was_written_before_stays_until_there_are_more_games(
    tmp_path: Path, played: Counter[str]
) -> None:
    many = Bench(ZOMBEASTS, 2, tmp_path / "many")
    many.measure(2 * GAMES)
    before = ledger(many)

    nothing = Bench(ZOMBEASTS, 2, tmp_path / "nothing", before=before)
    strong = Bench(ZOMBEASTS, 2, tmp_path / "strong", before=before)
    played.clear()
    strong.measure_strong(GAMES)
    told = ledger(strong)

    assert ledger(nothing) == before
    assert all("level4" in one for one in played), "what matters is known, and not tried again"
    assert told.usual == before.usual
    assert set(told.strong_usual) == set(told.usual)
    assert [one.games for one in told.entries] == [one.games for one in before.entries]
    assert [one.effects for one in told.entries] == [one.effects for one in before.entries]
    assert {one.strong_games for one in told.entries if one.other_games} == {GAMES}


def test_what_other_bots_played_before_is_not_kept(tmp_path: Path, played: Counter[str]) -> None:
    many = Bench(ZOMBEASTS, 2, tmp_path / "many")
    many.measure(GAMES)
    told = ledger(many)
    others = msgspec.structs.replace(told, plays=told.plays | {"balance": ["uniform", "uniform"]})

    assert Bench(ZOMBEASTS, 2, tmp_path, before=told).before is told
    assert Bench(ZOMBEASTS, 2, tmp_path, before=others).before is None
