"""What can be typed besides a choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterbox.cli.play import saves
from monsterbox.cli.play.loop import is_answered
from monsterbox.cli.play.prompt import make_menu
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog
from tests.cli.terminal import Terminal, a_position, a_session, play_at


def typed(command: str, file: Path, language: str = "en") -> str:
    """What the terminal answers to a command in the middle of a game."""
    match = a_position(
        ["G-RAB-3L", "B-DOG-1R", "W-NONE-R"],
        [{"green": ["G-DOG-1L", "G-CAT-2L"]}, {}, {}],
        options={"master": True},
    )
    terminal = Terminal()
    session = a_session(match, terminal, file, language)
    assert not is_answered(session, make_menu(session), command)
    assert match.version == 0
    return terminal.flat


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("?", "ZB-08 · You must play one card In the play step"),
        (
            "? 1",
            "Possible: Start a new blue moon with the blue dog 1 (right). ZB-09 · Starting a moon",
        ),
        ("?1", "ZB-09"),
        ("? play B-DOG-1R", "ZB-09"),
        ("? 77", "There is no choice 77; choose 1 to 3."),
        ("? play W-NONE-R on green", "ZB-14"),
        ("? play W-NONE-R on white", "ZB-15"),
        ("? play G-RAB-3L", "two cards with this corner. ZB-13 · Two left, two right Every card"),
        ("? swap W-NONE-R", "There is no card you could swap this joker for. ZB-32"),
        ("? ZB-31", "ZB-31 · Matching means same corner"),
        ("? zb-31", "ZB-31 · Matching means same corner"),
        ("? ZB-99", "There is no clause ZB-99; they run from ZB-01 to ZB-97."),
        ("? nonsense", "Not possible: There is no such choice in this game."),
        ("r", "2 Turn and placing"),
        ("r 10", "ZB-75 ·"),
        ("r 99", "There is no section 99; choose 1 to 11."),
        ("r ZB-31", "ZB-31 · Matching means same corner"),
        ("o", "Master variant: with toys"),
        ("o all", "Corners: a moon takes two left and two right cards"),
        ("l", "What happened"),
        ("t", "Your hand:"),
        ("h", "s [file] save the game"),
        ("H", "Commands"),
    ],
)
def test_commands_answer_and_change_nothing(command: str, answer: str, tmp_path: Path) -> None:
    assert answer in typed(command, tmp_path / "g.json")


@pytest.mark.parametrize("command", ["?", "? 1", "r 2", "o all", "l all", "t", "h"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_speak_every_language(language: str, command: str, tmp_path: Path) -> None:
    text = typed(command, tmp_path / "g.json", language)

    assert "{" not in text


def test_help_tells_the_game_and_every_command(tmp_path: Path) -> None:
    text = typed("h", tmp_path / "g.json", "fr")

    assert " ".join(Catalog("fr").say("zombeasts", "legend").split()) in text
    for letter in ("?", "i", "t", "u", "s", "l", "r", "o", "q", "h"):
        assert f" {letter} " in text


def test_the_log_is_shortened_unless_all_is_wanted(tmp_path: Path) -> None:
    short = play_at(Terminal(*["1"] * 12, "l"), tmp_path / "g.json").text
    long = play_at(Terminal(*["1"] * 12, "l all"), tmp_path / "g.json").text

    assert "These are the last 20 lines; “l all” shows everything." in short
    assert len(long) > len(short)


def test_saving_into_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"

    terminal = play_at(Terminal("1", f"s {file}", "1"), tmp_path / "g.json")

    assert f"Saved in this file:\n{file}" in terminal.text
    assert [step.seat for step in saves.load(file).match.steps].count(0) == 1


def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    bad = [str(tmp_path), "a\0b", str(tmp_path / "no" / "folder.json"), "~nobody-at-all/g.json"]

    terminal = play_at(Terminal(*(f"s {name}" for name in bad), "s"), tmp_path / "g.json")

    assert terminal.text.count("could not be saved") == len(bad)
    assert f"Saved in this file:\n{tmp_path / 'g.json'}" in terminal.text


def test_a_file_that_is_something_else_is_not_written_over(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("shopping", encoding="utf-8")

    terminal = play_at(Terminal(f"s {notes}"), tmp_path / "g.json")

    assert "the file is not a Monsterbox saved game" in terminal.text
    assert notes.read_text(encoding="utf-8") == "shopping"
