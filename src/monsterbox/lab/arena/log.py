"""The file of an arena: its set-up in the first line, then a line for each game, as they end.

Whatever stops a run, the same command goes on where it ended.
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
    """The games in a file, and the file open for more."""

    def __init__(self, games: dict[int, Played], file: IO[bytes], path: Path) -> None:
        self.games = games
        self.file = file
        self.path = path

    def add(self, played: Played) -> None:
        """Written at once: a game that is lost may be minutes of thinking."""
        with naming(self.path):
            self.file.write(msgspec.json.encode(played) + b"\n")
            self.file.flush()


@contextmanager
def open_log(path: Path, setup: Setup) -> Iterator[Log]:
    """The games that the file holds, all of this set-up, and room for more."""
    with naming(path):
        file = path.open("a+b")
    with file:
        with naming(path):
            games = begin(file, setup, path)
        yield Log(games, file, path)


def begin(file: IO[bytes], setup: Setup, path: Path) -> dict[int, Played]:
    """Read what is there; a file that is new gets its first line."""
    file.seek(0)
    content = file.read()
    first = header(setup)
    if not first.startswith(content):  # else it is new, or was killed while it began
        games, good = read_games(content, setup, path)
        file.truncate(good)
        return games
    file.truncate(0)
    file.write(first)
    file.flush()
    return {}


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What the system refuses is said with the name of the file."""
    try:
        yield
    except OSError as error:
        raise BadArena(f"{path}: {error.strerror}") from None


def header(setup: Setup) -> bytes:
    return msgspec.json.encode({MARK: LOG_FORMAT, "setup": setup}) + b"\n"


# Reading


def read_games(content: bytes, setup: Setup, path: Path) -> tuple[dict[int, Played], int]:
    """The games by number, and how many bytes hold them: the last line may be torn."""
    first, *lines = content.splitlines(keepends=True)
    check_header(first, setup, path)
    games: dict[int, Played] = {}
    good = len(first)
    for number, line in enumerate(lines, start=2):
        played = read_line(line, setup)
        if played is None and number <= len(lines):
            raise BadArena(f"{path}: line {number} is no game of this arena")
        if played is not None:
            games[played.game] = played
            good += len(line)
    return games, good


def read_line(line: bytes, setup: Setup) -> Played | None:
    """A game, if it is whole and sits as the schedule says."""
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
    """The same set-up, or a refusal that names each part that differs."""
    try:
        data = msgspec.json.decode(line)
    except NOT_JSON:
        data = None
    if not isinstance(data, dict) or data.get(MARK) != LOG_FORMAT:
        raise BadArena(f"{path}: is no file of an arena and is left as it is")
    differing = list(differences(data.get("setup"), msgspec.to_builtins(setup)))
    if differing:
        raise BadArena(f"{path}: holds another arena: {'; '.join(differing)}")


def differences(there: Any, here: dict[str, Any]) -> Iterator[str]:
    saved = there if isinstance(there, dict) else {}
    for name, value in here.items():
        value = msgspec.json.decode(msgspec.json.encode(value))
        if saved.get(name) != value:
            yield f"{name} is {short(saved.get(name))} there and {short(value)} here"


def short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
