"""One person at a table in the terminal: what all parts of the play loop share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from monsterbox.bots.bot import Bot
from monsterbox.cli import saves
from monsterbox.cli.screens.screen import Screen
from monsterbox.core.events import Event
from monsterbox.core.match import Match
from monsterbox.core.rulebook import Clause
from monsterbox.text.catalog import Word
from monsterbox.text.say import Speaker

AREA = "cli"


@dataclass
class Session:
    """The match and the person; `told` is the version up to which the story was told."""

    match: Match
    seat: int
    speaker: Speaker
    screen: Screen
    console: Console
    input_line: Callable[[str], str]
    bots: Mapping[int, Bot]
    specs: list[str]
    file: Path
    own_file: bool = False
    told: int = 0
    unsaved: bool = field(default=False)

    # Speaking

    def words(self, key: str, **values: Word) -> str:
        return self.speaker.catalog.fill(AREA, key, values)

    def say(self, key: str, *, style: str = "", **values: Word) -> None:
        self.write(self.words(key, **values), style=style)

    def say_whole(self, key: str, *, style: str = "", **values: Word) -> None:
        """A sentence with a file, a command or a number to copy: never broken into lines."""
        self.console.print(Text(self.words(key, **values), style=style), soft_wrap=True)

    def write(self, text: str, *, style: str = "", indent: int = 0) -> None:
        self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent), expand=False))

    def show_clause(self, clause: Clause) -> None:
        """A clause with its number, its title and its text."""
        self.write(f"{clause.id} · {clause.title}", style="bold")
        self.write(clause.text, indent=2)

    def read(self, prompt: str) -> str:
        return self.input_line(f"{prompt} ").strip()

    # What happened

    def past(self) -> list[Event]:
        """All that the person has seen."""
        return self.match.events(self.seat)

    def news(self) -> list[Event]:
        """What was not told yet; it counts as told from now on."""
        events = self.match.events(self.seat, since=self.told)
        self.told = self.match.version
        return events

    # Saving

    def save(self, path: Path | None = None) -> bool:
        """Write the game; False, and one line, if that fails."""
        target = path or self.file
        try:
            saves.write_json(target, saves.pack(self._as_save()))
        except OSError as error:
            if path is not None or not self.unsaved:
                reason = error.strerror or str(error)
                self.say_whole("save-failed", file=str(target), reason=reason, style="red")
            self.unsaved = self.unsaved or path is None
            return False
        self.unsaved = self.unsaved and path is not None
        return True

    def _as_save(self) -> saves.Save:
        return saves.Save(
            match=self.match,
            seat=self.seat,
            language=self.speaker.catalog.language,
            names=list(self.speaker.names),
            bots=self.specs,
        )
