"""A file of games: their set-up in the first line, then a line for each finished game.

Whatever stops a run, the same command continues where it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Generic, Protocol, TypeVar

import msgspec

from monsterbox.core.errors import MonsterboxError

LOG_FORMAT = 1
LONGEST_VALUE = 60
NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError)


class Numbered(Protocol):
    """The result of a game, which has its number."""

    @property
    def game(self) -> int: ...


G = TypeVar("G", bound=Numbered)


@dataclass(frozen=True)
class Kind(Generic[G]):
    """What such a file is about."""

    name: str
    """In messages."""
    mark: str
    line: type[G]
    error: type[MonsterboxError]


class Log(Generic[G]):
    """The games in a file, which stays open for more."""

    def __init__(self, kind: Kind[G], games: dict[int, G], file: IO[bytes], path: Path) -> None:
        self.kind = kind
        self.games = games
        self.file = file
        self.path = path

    def add(self, *games: G) -> None:
        """Write games at once: losing one may mean losing minutes of thinking."""
        with naming(self.path, self.kind.error):
            self.file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in games))
            self.file.flush()


@contextmanager
def open_log(
    path: Path, setup: msgspec.Struct, kind: Kind[G], fits: Callable[[G], bool]
) -> Iterator[Log[G]]:
    """Open the file of this set-up, with the games that it already has and that fit it."""
    with naming(path, kind.error):
        file = path.open("a+b")
    with file:
        with naming(path, kind.error):
            games = Reader(kind, path, fits).begin(file, setup)
        yield Log(kind, games, file, path)


@contextmanager
def naming(path: Path, error: type[MonsterboxError]) -> Iterator[None]:
    """Add the name of the file to errors of the operating system."""
    try:
        yield
    except OSError as problem:
        raise error(f"{path}: {problem.strerror}") from None


@dataclass(frozen=True)
class Reader(Generic[G]):
    """Reads such a file, or says in which line it goes wrong."""

    kind: Kind[G]
    path: Path
    fits: Callable[[G], bool]

    def begin(self, file: IO[bytes], setup: msgspec.Struct) -> dict[int, G]:
        """Read the existing games; a new file gets its first line."""
        file.seek(0)
        content = file.read()
        first = self.header(setup)
        if not first.startswith(content):  # else it is new, or the run was killed at once
            games, good = self.read_games(content, setup)
            file.truncate(good)
            return games
        file.truncate(0)
        file.write(first)
        file.flush()
        return {}

    def header(self, setup: msgspec.Struct) -> bytes:
        return msgspec.json.encode({self.kind.mark: LOG_FORMAT, "setup": setup}) + b"\n"

    def read_games(self, content: bytes, setup: msgspec.Struct) -> tuple[dict[int, G], int]:
        """Return the games by number and the bytes they take: the last line may be incomplete."""
        first, *lines = content.splitlines(keepends=True)
        self.check_header(first, setup)
        games: dict[int, G] = {}
        good = len(first)
        for number, line in enumerate(lines, start=2):
            played = self.read_line(line)
            if played is None and number <= len(lines):
                raise self.kind.error(
                    f"{self.path}: line {number} is not a game of this {self.kind.name}"
                )
            if played is not None:
                games[played.game] = played
                good += len(line)
        return games, good

    def read_line(self, line: bytes) -> G | None:
        """Parse a game, if it is complete and fits the set-up."""
        if not line.endswith(b"\n"):
            return None
        try:
            played = msgspec.json.decode(line, type=self.kind.line)
        except NOT_JSON:
            return None
        return played if self.fits(played) else None

    def check_header(self, line: bytes, setup: msgspec.Struct) -> None:
        """Check that the file has the same set-up, or name each part that differs."""
        article = "an" if self.kind.name[0] in "aeiou" else "a"
        try:
            data = msgspec.json.decode(line)
        except NOT_JSON:
            data = None
        if not isinstance(data, dict) or data.get(self.kind.mark) != LOG_FORMAT:
            raise self.kind.error(
                f"{self.path}: is not the file of {article} {self.kind.name} and was not changed"
            )
        differing = list(differences(data.get("setup"), msgspec.to_builtins(setup)))
        if differing:
            raise self.kind.error(
                f"{self.path}: belongs to another {self.kind.name}: {'; '.join(differing)}"
            )


def differences(there: Any, here: dict[str, Any]) -> Iterator[str]:
    saved = there if isinstance(there, dict) else {}
    for name, value in here.items():
        value = msgspec.json.decode(msgspec.json.encode(value))
        if saved.get(name) != value:
            yield f"{name} is {short(saved.get(name))} there and {short(value)} here"


def short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
