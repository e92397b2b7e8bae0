"""The commands: what they print, and how they refuse."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import monsterbox as mb
from monsterbox.bots.make import bots_for
from monsterbox.cli.main import main
from monsterbox.core.fair import FairChance
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.lab.trials import run as trials
from monsterbox.lab.trials.play import Outcome
from monsterbox.text.speaker import Speaker

Output = pytest.CaptureFixture[str]


def a_record(tmp_path: Path) -> Path:
    """A finished match with fair chance."""
    match = mb.game("zombeasts").match(seats=2, chance=FairChance(bytes(range(32))))
    while match.turn is not None:
        match.play(match.turn, match.legal(match.turn)[0])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()))
    return path


def test_simulate_prints_one_json_object(capsys: Output) -> None:
    """And nothing else on standard output."""
    status = main(
        ["simulate", "zombeasts", "--games", "20", "--seats", "3", "--seed", "5", "--json"]
    )

    told = json.loads(capsys.readouterr().out)
    assert status == 0
    assert (told["game"], told["seats"], told["games"], told["faults"]) == ("zombeasts", 3, 20, 0)
    assert len(told["win_rates"]) == len(told["mean_scores"]) == 3
    assert told["mean_decisions"] == pytest.approx(told["decisions"] / 20)


def test_a_preset_sets_house_rules_and_single_ones_go_over_it(capsys: Output) -> None:
    asked = "simulate zombeasts --games 2 --json --preset friendly -o draw_count=exact"

    main(asked.split())

    told = json.loads(capsys.readouterr().out)["options"]
    assert told == {"score_tracking": "shown", "draw_count": "exact", "last_round_dump": "pass"}


def test_simulate_draws_a_table(capsys: Output) -> None:
    """With intervals."""
    assert main(["simulate", "zombeasts", "--games", "20", "--seats", "2", "--master"]) == 0

    shown = capsys.readouterr().out
    assert "20 random games" in shown
    assert "±" in shown


def test_simulate_with_bots_tells_who_wins_in_the_order_of_play(capsys: Output) -> None:
    """As a table, with the course and the end of games."""
    assert (
        main(
            ["simulate", "oh-my-brain", "--bots", "level2,uniform", "--games", "3", "--seats", "2"]
        )
        == 0
    )

    shown = " ".join(capsys.readouterr().out.split())
    assert "3 games" in shown
    assert "0 level2" in shown
    assert "begins" in shown
    assert "changes of the lead" in shown
    assert "no brains left after" in shown


@pytest.mark.full
def test_simulate_draws_a_page(tmp_path: Path) -> None:
    """In one file that needs nothing else."""
    path = tmp_path / "page.html"
    asked = "simulate oh-my-brain --bots level2,uniform --games 3 --seats 2 --html"

    assert main([*asked.split(), str(path)]) == 0

    page = path.read_text(encoding="utf-8")
    assert "Whoever begins wins" in page
    assert page.count("<svg") == 10
    assert "Cards and powers" in page
    assert "src=" not in page


def test_an_interrupted_simulation_is_continued(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played is shown and kept, and the message says how to go on."""
    path = tmp_path / "games"
    asked = ["simulate", "oh-my-brain", "--bots", "uniform", "--seats", "2", "--save", str(path)]
    with monkeypatch.context() as patch:
        patch.setattr("monsterbox.lab.trials.run.MANY", 2)
        real = trials.play_all
        tasks: list[trials.Task] = []

        def interrupted(task: trials.Task) -> list[Outcome]:
            tasks.append(task)
            if len(tasks) == 2:
                raise KeyboardInterrupt
            return real(task)

        patch.setattr("monsterbox.lab.trials.run.play_all", interrupted)
        assert main([*asked, "--games", "6"]) == 130

    message = capsys.readouterr().err
    assert "interrupted after 2 of 6 games; continue with: monsterbox simulate" in message
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3
    assert main([*asked, "--games", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6


def test_bench_prints_one_json_object(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short rounds: what is measured is of no account here."""
    monkeypatch.setattr("monsterbox.lab.bench.SECONDS", 0.01)
    monkeypatch.setattr("monsterbox.lab.bench.ROUNDS", 1)
    monkeypatch.setattr("monsterbox.lab.bench.CLONES", 10)

    assert main(["bench", "zombeasts", "--seats", "3", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seats"]) == ("zombeasts", 3)
    assert told["compiled"] == mb.is_compiled()
    assert told["ratio"] == pytest.approx(
        told["decisions_per_second"] / told["interpreted_decisions_per_second"]
    )
    assert told["games_per_second"] > 0
    assert told["clone_seconds"] > 0


@pytest.mark.parametrize("arguments", [["--lang", "de", "ZB-31"], ["zb-31", "--lang", "de"]])
def test_rules_prints_a_clause_in_a_language(capsys: Output, arguments: list[str]) -> None:
    """Wherever the number stands, in whatever case."""
    assert main(["rules", "zombeasts", *arguments]) == 0

    shown = capsys.readouterr().out
    assert "ZB-31" in shown
    assert mb.game("zombeasts").clauses.in_language("de")["ZB-31"].title in shown
    assert "ZB-32" not in shown


@pytest.mark.parametrize("is_all", [False, True])
def test_rules_prints_the_clauses_or_the_whole_book(capsys: Output, is_all: bool) -> None:
    """As JSON too."""
    book = mb.game("zombeasts").clauses

    assert main(["rules", "zombeasts", "--json", *(["--all"] if is_all else [])]) == 0
    told = json.loads(capsys.readouterr().out)
    assert main(["rules", "zombeasts", *(["--all"] if is_all else [])]) == 0
    shown = capsys.readouterr().out

    assert [one["id"] for one in told["clauses"]] == [
        one.id for one in (book.entries if is_all else book)
    ]
    assert (book["A-45"].title in shown) == is_all
    assert ("\nswap_destination  " in shown) == is_all


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_any_entry(capsys: Output, language: str) -> None:
    """An example, a ruling, and a house rule with its values in words."""
    asked = ["e-01", "A-03", "corner_rule"]
    assert main(["rules", "zombeasts", *asked, "--lang", language]) == 0

    shown = " ".join(capsys.readouterr().out.split())
    game = mb.game("zombeasts")
    words = Speaker(language, game, game.settings(2, {}), ["", ""])
    assert "Nick" in shown
    assert "A-03" in shown
    assert words.option("corner_rule").title in shown
    assert words.option_value("corner_rule", "colour_only") in shown


def test_verify_checks_a_fair_record(tmp_path: Path, capsys: Output) -> None:
    """And finds a card that was exchanged."""
    path = a_record(tmp_path)
    assert main(["verify", str(path)]) == 0
    assert "draws follow from the seed, the seed is the promised one" in capsys.readouterr().out

    record = json.loads(path.read_text())
    record["actions"][1], record["actions"][2] = record["actions"][2], record["actions"][1]
    path.write_text(json.dumps(record))

    assert main(["verify", str(path), "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "actions[1]" in told.err


def test_verify_refuses_a_record_that_was_cut_short(tmp_path: Path, capsys: Output) -> None:
    """In one line, with a status of its own: what is left may well be sound."""
    path = a_record(tmp_path)
    record = json.loads(path.read_text())
    actions = record["actions"]
    while ": " not in actions.pop():
        pass
    while ": " in actions[-1]:
        actions.pop()
    path.write_text(json.dumps(record))

    assert main(["verify", str(path)]) == 3
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert f"{path}: actions: the end is missing" in told.err
    path.write_text(json.dumps(record | {"given_up": True}))
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.endswith("The match was given up.\n")


def test_replay_tells_the_story(tmp_path: Path, capsys: Output) -> None:
    """All of it, or as one seat saw it."""
    path = a_record(tmp_path)
    assert main(["replay", str(path), "--lang", "en"]) == 0
    whole = capsys.readouterr().out
    assert main(["replay", str(path), "--seat", "0"]) == 0
    seen = capsys.readouterr().out

    assert len(whole.splitlines()) > 50
    assert whole != seen
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is True


def test_help_tells_which_bots_there_are(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])

    shown = " ".join(capsys.readouterr().out.split())
    for name in bots_for("zombeasts"):
        assert f" {name}" in shown
    assert "such as level2,ismcts:1s" in shown
    assert "level3 by default" in shown


WRONG = {
    "game": (["rules", "chess"], "game 'chess' does not exist; games: humans"),
    "command": (["dance"], "invalid choice: 'dance' (choose from 'play', 'simulate'"),
    "seats": (["simulate", "zombeasts", "--seats", "9"], "2 to 4 seats, not 9"),
    "number": (["simulate", "zombeasts", "--games", "many"], "'many' is not a whole number"),
    "games": (["simulate", "zombeasts", "--games", "0"], "games: 0 is not a number from 1"),
    "games to save": (["simulate", "zombeasts", "--save", "x"], "save: goes with bots only"),
    "audit of bots": (
        ["simulate", "zombeasts", "--bots", "uniform", "--audit"],
        "audit: goes with random games only",
    ),
    "option": (
        ["bench", "zombeasts", "-o", "fog=1"],
        "option 'fog' does not exist; options: refill_trigger",
    ),
    "preset": (
        ["simulate", "zombeasts", "--preset", "wild"],
        "preset 'wild' does not exist; presets: printed, friendly, master",
    ),
    "value": (
        ["bench", "zombeasts", "-o", "corner_rule=x"],
        "allowed: two_left_two_right, colour_only",
    ),
    "form": (["bench", "zombeasts", "-o", "master"], "write NAME=VALUE"),
    "list": (["bench", "zombeasts", "-o", "ages=[1"], "option ages: '[1' is not a list"),
    "language": (["rules", "zombeasts", "--lang", "xx"], "languages: de, en, fr, nl, it"),
    "clause": (["rules", "zombeasts", "ZB-99"], "clause 'ZB-99' does not exist; clauses: ZB-01"),
    "argument": (["rules", "zombeasts", "--loud"], "unknown arguments: --loud"),
    "file": (["verify", "nowhere.json"], "nowhere.json: No such file"),
    "bot": (["play", "zombeasts", "--bots", "genius"], "bot 'genius': 'genius' is no bot; bots: "),
    "one of the bots": (
        ["play", "zombeasts", "--bots", "level1,level2:fast"],
        "bot 'level2:fast': 'fast' says nothing",
    ),
    "deck": (
        ["bench", "zombeasts", "-o", "deck_profile=nowhere.toml"],
        "nowhere.toml: No such file",
    ),
    "a saved game with other seats": (
        ["play", "zombeasts", "--resume", "--seats", "4", "--bots", "level1", "--preset", "master"],
        "--resume: a saved game cannot be changed by --seats, --bots, --preset",
    ),
}


def test_without_a_command_there_is_help(capsys: Output) -> None:
    """With all commands and all games."""
    assert main([]) == 0

    shown = " ".join(capsys.readouterr().out.split())
    assert f"Games: {', '.join(sorted(mb.games()))}." in shown
    assert "simulate play many games" in shown


@pytest.mark.parametrize("command", ["play", "simulate", "compare", "arena", "rules", "bench"])
def test_help_tells_the_games_and_defaults(command: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])

    shown = " ".join(capsys.readouterr().out.replace("-\n", "-").split())
    assert stop.value.code == 0
    assert "one of humans, " in shown
    assert all(key in shown.replace("- ", "-") for key in mb.games())
    assert "default" in shown


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_one_line_and_status_2(case: str, capsys: Output) -> None:
    """The line names the part and what is allowed; nothing is printed as a result."""
    arguments, message = WRONG[case]
    try:
        status = main(arguments)
    except SystemExit as stop:
        status = int(str(stop.code))

    told = capsys.readouterr()
    assert status == 2
    assert told.out == ""
    assert message in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "[]", "{", '"x"', "\x00", "{}", '{"monsterbox-save": 1}'])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: Output, text: str) -> None:
    """One line that names the file or the field."""
    path = tmp_path / "wrong.json"
    path.write_text(text)

    assert main(["replay", str(path)]) == 2
    told = capsys.readouterr().err
    assert str(path) in told
    assert told.count("\n") == 1


def test_a_terminal_that_knows_few_letters_gets_question_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """German rules on an ASCII terminal: no traceback."""
    raw = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding="ascii"))

    assert main(["rules", "zombeasts", "ZB-13", "--lang", "de"]) == 0

    assert b"ZB-13" in raw.getvalue()
    assert b"?" in raw.getvalue()


def test_review_tells_luck_from_skill(tmp_path: Path, capsys: Output) -> None:
    """In five languages, and as one JSON object; the work may be done in several processes."""
    asked = ["review", str(a_short_record(tmp_path))]

    for language in LANGUAGES:
        assert main([*asked, "--lang", language]) == 0
        assert capsys.readouterr().out.count("±") > 8
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["done"] == told["steps"]
    assert [share["result"] for share in told["shares"]] == [1.0, 0.0]


def a_short_record(tmp_path: Path) -> Path:
    """A match of a few steps."""
    position = {
        "game": "oh-my-brain",
        "seats": 2,
        "hands": [[15], [2]],
        "graves": [[1], [3]],
        "horde": [14],
        "brains": [2, 1],
    }
    match = mb.game("oh-my-brain").from_position(position, seed=3)
    while match.turn is not None:
        match.play(match.turn, match.legal(match.turn)[0])
    path = tmp_path / "short.json"
    path.write_text(json.dumps(match.record()))
    return path
