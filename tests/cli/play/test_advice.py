"""An idea for the person, from the strongest computer player."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterbox.bots.bot import BEST, Opinion
from monsterbox.cli.play import advice
from monsterbox.cli.play.loop import is_answered
from monsterbox.cli.play.opponents import failure_file, log_failures
from monsterbox.cli.play.prompt import make_menu
from monsterbox.core.belief import Belief
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog
from tests.cli.terminal import Terminal, a_position, a_session


class Adviser:
    """Likes the last choice best, and remembers what it was told."""

    def __init__(self) -> None:
        self.specs: list[str] = []
        self.told: list[Belief] = []
        self.opinions: list[Opinion] | None = None

    def make(self, spec: str, game_key: str, seed: int) -> Adviser:
        self.specs.append(spec)
        return self

    def choose(self, belief: Belief) -> str:
        raise AssertionError("nobody asked for a choice")

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        self.told.append(belief)
        if self.opinions is not None:
            return self.opinions
        liked = reversed(belief.legal)
        return [Opinion(choice, 0.456 - k / 5, 100) for k, choice in enumerate(liked)][:best]


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    adviser = Adviser()
    monkeypatch.setattr(advice, "make_bot", adviser.make)
    return adviser


def a_choice() -> Match:
    return a_position(
        ["G-RAB-3L", "B-DOG-1R", "W-NONE-R"], [{"green": ["G-DOG-1L", "G-CAT-2L"]}, {}, {}]
    )


def typed(command: str, folder: Path, match: Match, language: str = "en") -> Terminal:
    terminal = Terminal()
    session = a_session(match, terminal, folder / "g.json", language)
    assert not is_answered(session, make_menu(session), command)
    assert match.version == 0
    return terminal


def test_the_best_choices_are_told_in_words_with_their_chances(tmp_path: Path) -> None:
    """By the numbers to type; the best first."""
    assert typed("i", tmp_path, a_choice()).text.splitlines() == [
        "This is what Ancient Dragon would do, with your estimated chances of winning:",
        "  3  Start a new white moon with the blank joker (right)  46%",
        "  2  Add the blank joker (right) to your green moon       26%",
        "  1  Start a new blue moon with the blue dog 1 (right)     6%",
    ]


def test_the_adviser_is_the_strongest_and_knows_what_the_person_knows(
    tmp_path: Path, adviser: Adviser
) -> None:
    match = a_choice()

    typed("I", tmp_path, match)

    assert adviser.specs == ["level5"]
    assert adviser.told == [match.belief(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ideas_come_in_every_language(language: str, tmp_path: Path) -> None:
    """The title and each choice begin a line of their own."""
    terminal = typed("i", tmp_path, a_choice(), language)

    percent = Catalog(language).say("cli", "idea-chance", percent=46)
    assert percent in terminal.text.splitlines()[1]
    assert len([line for line in terminal.text.splitlines() if line[2:3].strip()]) == 4
    assert "{" not in terminal.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_advice_is_said_so(language: str, tmp_path: Path, adviser: Adviser) -> None:
    adviser.opinions = []

    terminal = typed("i", tmp_path, a_choice(), language)

    name = Catalog(language).say("bots", "level-5")
    assert terminal.flat == Catalog(language).say("cli", "idea-none", name=name)


def test_advice_that_cannot_be_followed_is_not_passed_on(tmp_path: Path, adviser: Adviser) -> None:
    adviser.opinions = [Opinion("dance", 0.9, 1)]

    assert "has no advice" in typed("i", tmp_path, a_choice()).text


def test_an_adviser_that_fails_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The log tells why."""

    def fail(spec: str, game_key: str, seed: int) -> Adviser:
        raise ZeroDivisionError("no worlds")

    monkeypatch.setattr(advice, "make_bot", fail)
    monkeypatch.setattr("monsterbox.cli.play.saves.data_folder", lambda: tmp_path)

    with log_failures():
        terminal = typed("i", tmp_path, a_choice())

    assert "has no advice" in terminal.text
    assert "no worlds" in failure_file().read_text(encoding="utf-8")
    assert capfd.readouterr() == ("", "")


def test_where_there_is_one_choice_nobody_is_asked(tmp_path: Path, adviser: Adviser) -> None:
    terminal = typed("i", tmp_path, a_position(["G-DOG-4R"]))

    assert terminal.text == "You have only one choice.\n"
    assert adviser.told == []
