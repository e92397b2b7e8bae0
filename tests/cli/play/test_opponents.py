"""The computer players at the table: who they are, and what happens when one fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import monsterbox as mb
from monsterbox.bots.bot import BEST, Opinion
from monsterbox.bots.fallback import ReliableBot
from monsterbox.bots.uniform import Uniform
from monsterbox.cli.play.opponents import (
    bot_seed,
    failure_file,
    let_bots_play,
    log_failures,
)
from monsterbox.cli.play.session import Session
from monsterbox.core.belief import Belief
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog
from tests.cli.terminal import Terminal, a_session


class Broken:
    """Fails whenever it is asked."""

    def choose(self, belief: Belief) -> str:
        raise ZeroDivisionError("no worlds")

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        raise ZeroDivisionError("no worlds")


def a_table(terminal: Terminal, folder: Path, language: str = "en") -> Session:
    """The bots in seats 1 and 2 are broken, and it is their turn."""
    match = mb.game("zombeasts").match(3, seed=5, start_player=1)
    session = a_session(match, terminal, folder / "g.json", language)
    session.bots = {
        seat: ReliableBot(Broken(), Uniform(seat), spec="level5", limit=5.0) for seat in (1, 2)
    }
    return session


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("monsterbox.cli.play.saves.data_folder", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_is_one_sentence_for_each_bot(
    language: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """However often they are asked afterwards; where to read more is said once."""
    terminal = Terminal()
    session = a_table(terminal, folder, language)

    with log_failures():
        let_bots_play(session)

    words = Catalog(language)
    sentences = [words.say("cli", "bot-failed", name=name) for name in ("Vlad", "Mina")]
    noted = words.say("cli", "failure-noted", file=str(failure_file()))
    first, second = (" ".join(sentence.split()) for sentence in sentences)
    assert terminal.flat == f"{first} {' '.join(noted.split())} {second}"
    assert sum(step.seat in (1, 2) for step in session.match.steps) > 2
    assert capfd.readouterr() == ("", "")


def test_the_details_are_logged_once(folder: Path) -> None:
    session = a_table(Terminal(), folder)

    with log_failures():
        let_bots_play(session)

    lines = failure_file().read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    for line, seat in zip(lines, (1, 2), strict=True):
        failure = session.bots[seat].failure
        assert failure is not None
        assert f"bot level5 in seat {seat} failed" in line
        assert "ZeroDivisionError: no worlds" in line
        assert line.endswith(failure.position)


def test_a_file_that_was_not_written_is_not_named(folder: Path) -> None:
    """Nobody keeps a log here."""
    terminal = Terminal()

    let_bots_play(a_table(terminal, folder))

    assert "Vlad has failed" in terminal.text
    assert "failures.log" not in terminal.text


def test_bots_play_until_the_person_is_asked(folder: Path) -> None:
    session = a_table(Terminal(), folder)

    let_bots_play(session)

    assert session.match.waiting == [0]


def test_the_seeds_of_bots_follow_from_the_match() -> None:
    """Each seat has its own, the same again when the game is taken up."""
    game = mb.game("zombeasts")
    seeds = [bot_seed(game.match(3, seed=1), seat) for seat in range(3)]

    assert seeds == [bot_seed(game.match(3, seed=1), seat) for seat in range(3)]
    assert len({*seeds, bot_seed(game.match(3, seed=2), 0)}) == 4
