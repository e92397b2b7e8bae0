"""A terminal made of text: scripted answers in, everything printed out."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import monsterbox as mb
from monsterbox.cli.play.loop import play
from monsterbox.cli.play.saves import Save
from monsterbox.cli.play.seats import sit_down
from monsterbox.cli.play.session import Session
from monsterbox.core.match import Match

SEATED = ["You", "Vlad", "Mina", "Igor"]


class Terminal:
    """Answers in order, then `then` for ever, or the end of the input."""

    def __init__(
        self,
        *answers: str | BaseException,
        then: str | None = None,
        width: int = 80,
        height: int = 24,
        encoding: str = "utf-8",
        is_real: bool = False,
    ) -> None:
        """`is_real` is one that understands more than text: it can be wiped."""
        self.bytes = io.BytesIO()
        file = io.TextIOWrapper(self.bytes, encoding=encoding, write_through=True)
        self.console = Console(
            file=file,
            width=width,
            height=height,
            force_terminal=is_real,
            no_color=True,
            _environ={"TERM": "xterm"},
        )
        self.answers = list(answers)
        self.then = then
        self.status: int | None = None

    def input_line(self, prompt: str) -> str:
        self.console.print(prompt, markup=False, soft_wrap=True)
        if not self.answers and self.then is None:
            raise EOFError
        answer = self.answers.pop(0) if self.answers else self.then
        if isinstance(answer, BaseException):
            raise answer
        assert answer is not None
        return answer

    @property
    def text(self) -> str:
        return self.bytes.getvalue().decode(self.console.encoding)

    @property
    def flat(self) -> str:
        """The text without line breaks, to look for sentences."""
        return " ".join(self.text.split())


def play_at(
    terminal: Terminal, file: Path | None = None, game: str = "zombeasts", **wishes: Any
) -> Terminal:
    """Play at that terminal, against bots that pick anything."""
    usual: dict[str, Any] = {"seed": 3, "bots": "uniform"}
    terminal.status = play(
        game,
        save_path=file,
        console=terminal.console,
        input_line=terminal.input_line,
        **(usual | wishes),
    )
    return terminal


def a_session(match: Match, terminal: Terminal, file: Path, language: str = "en") -> Session:
    """The person on seat 0 of a match."""
    bots = ["person"] + ["uniform"] * (match.seats - 1)
    save = Save(match, 0, language, SEATED[: match.seats], bots)
    return sit_down(save, file, terminal.console, terminal.input_line)


def a_position(
    hand: Sequence[str], moons: Iterable[dict[str, list[str]]] = ({}, {}, {}), **more: Any
) -> Match:
    """Three seats, the person to play from that hand."""
    hands = [list(hand), ["B-CAT-1L"], ["B-CAT-2R"]]
    position = {"game": "zombeasts", "seats": 3, "hands": hands, "moons": list(moons), **more}
    return mb.game("zombeasts").from_position(position)
