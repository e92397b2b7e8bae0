"""The line that says who is thinking."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from monsterbox.cli.play import opponents
from monsterbox.cli.play.opponents import Spinner


def a_console(*, terminal: bool, encoding: str = "utf-8") -> tuple[Console, io.BytesIO]:
    written = io.BytesIO()
    file = io.TextIOWrapper(written, encoding=encoding, write_through=True)
    return Console(file=file, width=80, force_terminal=terminal, legacy_windows=False), written


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_long_wait_is_told_and_leaves_no_trace(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 0)
    console, written = a_console(terminal=True, encoding=encoding)

    with Spinner(console) as line:
        line.say("Vlad [b] is thinking")
        line.timer.join()

    assert b"Vlad [b] is thinking" in written.getvalue()
    assert written.getvalue().endswith(b"\x1b[2K"), "the line is erased"


def test_a_short_wait_is_not_worth_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 60)
    console, written = a_console(terminal=True)

    with Spinner(console) as line:
        line.say("Vlad is thinking")

    assert not line.timer.is_alive()
    assert written.getvalue() == b""


def test_the_line_goes_also_when_the_wait_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 0)
    console, written = a_console(terminal=True)

    def wait() -> None:
        with Spinner(console) as line:
            line.timer.join()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        wait()

    assert written.getvalue().endswith(b"\x1b[2K")


def test_where_there_is_no_terminal_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 0)
    console, written = a_console(terminal=False)

    with Spinner(console) as line:
        line.say("Vlad is thinking")

    assert written.getvalue() == b""
