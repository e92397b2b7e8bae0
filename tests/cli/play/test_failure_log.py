"""Failures are written down and not printed over the table."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from monsterbox.cli.play.opponents import failure_file, log_failures

log = logging.getLogger("monsterbox.bots")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("monsterbox.cli.play.saves.data_folder", lambda: tmp_path / "data")
    return tmp_path / "data"


def test_failures_stand_in_a_file_line_by_line() -> None:
    with log_failures():
        log.error("bot %s failed: %s", "level5", "größer")
        log.error("bot %s failed: %s", "level4", "kleiner")

    lines = failure_file().read_text(encoding="utf-8").splitlines()
    assert [line.split(" ", 2)[2] for line in lines] == [
        "bot level5 failed: größer",
        "bot level4 failed: kleiner",
    ]


def test_nothing_is_written_while_all_is_well(folder: Path) -> None:
    with log_failures():
        log.info("all is well")

    assert not folder.exists()


def test_a_folder_that_cannot_be_written_stops_nothing(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder.write_text("a file where a folder should be", encoding="utf-8")

    with log_failures():
        log.error("bot failed")

    assert capfd.readouterr() == ("", "")


def test_the_log_is_closed_again() -> None:
    handlers = list(logging.getLogger("monsterbox").handlers)

    with pytest.raises(EOFError), log_failures():
        raise EOFError

    assert logging.getLogger("monsterbox").handlers == handlers
