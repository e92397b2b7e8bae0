"""The file of an arena: its set-up in the first line, then a line for each finished game.

Whatever stops a run, the same command continues where it ended.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from monsterbox.lab.arena.play import Played
from monsterbox.lab.arena.schedule import fixture
from monsterbox.lab.arena.setup import BadArena, Setup

LOG_FORMAT = 1
MARK = "monsterbox-arena"
LONGEST_VALUE = 60
NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError)


class Log:
    """The games in a file, which stays open for more."""

    def __init__(self, games: dict[int, Played], file: IO[bytes], path: Path) -> None:
        self.games = games
        self.file = file
        self.path = path

    def add(self, played: Played) -> None:
        """Write a game at once: losing one may mean losing minutes of thinking."""
        with naming(self.path):
            self.file.write(msgspec.json.encode(played) + b"\n")
            self.file.flush()


@contextmanager
def open_log(path: Path, setup: Setup) -> Iterator[Log]:
    """Open the file of this set-up, with the games that it already has."""
    with naming(path):
        file = path.open("a+b")
    with file:
        with naming(path):
            games = begin(file, setup, path)
        yield Log(games, file, path)


def begin(file: IO[bytes], setup: Setup, path: Path) -> dict[int, Played]:
    """Read the existing games; a new file gets its first line."""
    file.seek(0)
    content = file.read()
    first = header(setup)
    if not first.startswith(content):  # else it is new, or the run was killed at once
        games, good = read_games(content, setup, path)
        file.truncate(good)
        return games
    file.truncate(0)
    file.write(first)
    file.flush()
    return {}


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Add the name of the file to errors of the operating system."""
    try:
        yield
    except OSError as error:
        raise BadArena(f"{path}: {error.strerror}") from None


def header(setup: Setup) -> bytes:
    return msgspec.json.encode({MARK: LOG_FORMAT, "setup": setup}) + b"\n"


# Reading


def read_games(content: bytes, setup: Setup, path: Path) -> tuple[dict[int, Played], int]:
    """Return the games by number and the bytes they take: the last line may be incomplete."""
    first, *lines = content.splitlines(keepends=True)
    check_header(first, setup, path)
    games: dict[int, Played] = {}
    good = len(first)
    for number, line in enumerate(lines, start=2):
        played = read_line(line, setup)
        if played is None and number <= len(lines):
            raise BadArena(f"{path}: line {number} is not a game of this arena")
        if played is not None:
            games[played.game] = played
            good += len(line)
    return games, good


def read_line(line: bytes, setup: Setup) -> Played | None:
    """Parse a game, if it is complete and seated as scheduled."""
    if not line.endswith(b"\n"):
        return None
    try:
        played = msgspec.json.decode(line, type=Played)
    except NOT_JSON:
        return None
    by_seat = (played.ranks, played.scores, played.moves, played.seconds)
    if played.game < 0 or any(len(values) != setup.seats for values in by_seat):
        return None
    return played if fixture(setup, played.game).seating == played.seating else None


def check_header(line: bytes, setup: Setup, path: Path) -> None:
    """Check that the file has the same set-up, or name each part that differs."""
    try:
        data = msgspec.json.decode(line)
    except NOT_JSON:
        data = None
    if not isinstance(data, dict) or data.get(MARK) != LOG_FORMAT:
        raise BadArena(f"{path}: is not the file of an arena and was not changed")
    differing = list(differences(data.get("setup"), msgspec.to_builtins(setup)))
    if differing:
        raise BadArena(f"{path}: belongs to another arena: {'; '.join(differing)}")


def differences(there: Any, here: dict[str, Any]) -> Iterator[str]:
    saved = there if isinstance(there, dict) else {}
    for name, value in here.items():
        value = msgspec.json.decode(msgspec.json.encode(value))
        if saved.get(name) != value:
            yield f"{name} is {short(saved.get(name))} there and {short(value)} here"


def short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
