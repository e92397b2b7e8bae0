"""One person at a table in the terminal: the state that all parts of the play loop share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from monsterbox.bots.fallback import ReliableBot
from monsterbox.cli.play import saves
from monsterbox.core.events import Event
from monsterbox.core.match import Match
from monsterbox.core.rulebook import Clause
from monsterbox.terminal.screen import Screen
from monsterbox.text.catalog import Word
from monsterbox.text.speaker import Speaker

AREA = "cli"
NEW_TURN = "turn-started"


@dataclass
class Session:
    """The match and the person; `told` is the version up to which the log was shown."""

    match: Match
    seat: int
    speaker: Speaker
    screen: Screen
    console: Console
    input_line: Callable[[str], str]
    bots: Mapping[int, ReliableBot]
    specs: list[str]
    file: Path
    own_file: bool = False
    told: int = 0
    unsaved: bool = False
    saved_on_purpose: bool = False
    show_table: bool = False  # at the next question, whatever happened

    # Speaking

    def words(self, key: str, **values: Word) -> str:
        return self.speaker.catalog.fill(AREA, key, values)

    def say(self, key: str, *, style: str = "", **values: Word) -> None:
        self.write(self.words(key, **values), style=style)

    def say_whole(self, key: str, *, style: str = "", **values: Word) -> None:
        """Print a sentence whose last line is meant to be copied and never wrapped."""
        *sentence, last = self.words(key, **values).splitlines()
        for line in sentence:
            self.write(line, style=style)
        self.console.print(Text(last, style=style), soft_wrap=True)

    def write(self, text: str, *, style: str = "", indent: int = 0) -> None:
        self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent), expand=False))

    def show_clause(self, clause: Clause) -> None:
        """Print a clause with its number, its title and its text."""
        self.write(f"{clause.id} · {clause.title}", style="bold")
        self.write(clause.text, indent=2)

    def read(self, prompt: str) -> str:
        return self.input_line(f"{prompt} ").strip()

    # What must not stay visible

    @property
    def can_wipe(self) -> bool:
        """Whether this is a game of memory on a terminal that can be wiped."""
        console = self.console
        is_able = console.is_terminal and not console.is_dumb_terminal
        return self.screen.FLEETING and is_able and not console.legacy_windows

    def wipe(self) -> None:
        """Clear the screen, so that cards that were turned back are no longer visible."""
        if self.can_wipe:
            self.console.clear()

    @contextmanager
    def on_wipeable(self) -> Iterator[None]:
        """Use the alternate screen of the terminal, which has no scrollback."""
        if self.screen.FLEETING:
            self.ask_to_begin()
        is_used = self.can_wipe and self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if is_used:
                self.console.set_alt_screen(False)

    def ask_to_begin(self) -> None:
        """Wait until the greeting has been read."""
        if self.can_wipe:
            self.read(self.words("begin"))
        else:
            self.say("not-wiped", style="dim")

    # What happened

    def past(self) -> list[Event]:
        """Return everything that the person has seen."""
        return self.match.events(self.seat)

    def tell_news(self) -> bool:
        """Print what is new; return whether a turn began in it."""
        self.speaker.look(self.match.view(self.seat))
        news = self.match.events(self.seat, since=self.told)
        turns = any(event.key == NEW_TURN for event in news)
        self.console.print()
        if turns:
            self.say("since-last-turn" if self.told else "so-far", style="bold")
        for key, sentence in self.speaker.story(news):
            if key == NEW_TURN:
                self.write(sentence, indent=2, style="bold")
            else:
                self.write(sentence, indent=4)
        self.told = self.match.version
        return turns

    # Saving

    def save(self, path: Path | None = None, *, on_purpose: bool = False) -> bool:
        """Save the game; on failure return False, and print a line once or if `on_purpose`."""
        target = path or self.file
        try:
            self.store(target)
        except (OSError, ValueError, saves.BadSave) as error:
            if on_purpose or not self.unsaved:
                self.console.print(Text(self.failure(target, error), style="red"), soft_wrap=True)
            self.unsaved = self.unsaved or path is None
            return False
        self.unsaved = self.unsaved and path is not None
        self.saved_on_purpose = self.saved_on_purpose or on_purpose
        return True

    def store(self, path: Path | None = None) -> None:
        saves.store(path or self.file, self._as_save())

    def failure(self, path: Path, error: Exception) -> str:
        """Return a line that says why the game could not be saved."""
        return self.words("save-failed", file=str(path), reason=self._reason(error))

    def _reason(self, error: Exception) -> str:
        if isinstance(error, saves.BadSave):
            return self.words(error.reason)
        return error.strerror or str(error) if isinstance(error, OSError) else str(error)

    def _as_save(self) -> saves.Save:
        return saves.Save(
            match=self.match,
            seat=self.seat,
            language=self.speaker.catalog.language,
            names=list(self.speaker.names),
            bots=self.specs,
        )
