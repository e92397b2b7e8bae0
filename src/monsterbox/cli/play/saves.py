"""Saved games: one JSON file each, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

import monsterbox as mb
from monsterbox.bots.make import check_bot
from monsterbox.core.errors import MonsterboxError
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES

SAVE_FORMAT = 1
MARK = "monsterbox-save"


class BadSave(MonsterboxError):
    """A saved game cannot be continued; `reason` is a message key of the terminal's locale."""

    def __init__(self, reason: str, path: Path) -> None:
        super().__init__(f"saved game {path}: {reason.removeprefix('save-')}")
        self.reason = reason
        self.path = path


class SaveFile(msgspec.Struct):
    """The content of the file."""

    record: dict[str, Any]
    secret: str | int
    seat: int
    language: str
    names: list[str]
    bots: list[str]
    format: int = msgspec.field(name=MARK)


@dataclass(frozen=True)
class Save:
    """A match to continue, and who sat where."""

    match: Match
    seat: int
    language: str
    names: list[str]
    bots: list[str]


# Where


def data_folder() -> Path:
    return platformdirs.user_data_path("monsterbox", appauthor=False)


def new_file(folder: Path, game: str) -> Path:
    """Return a name that no file has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, more = folder / f"{stem}.json", 2
    while path.exists():
        path, more = folder / f"{stem}-{more}.json", more + 1
    return path


def newest(folder: Path, game: str) -> Path:
    """Return the saved game that was played last."""
    found = sorted(folder.glob(f"{game}-*.json"), key=lambda path: (path.stat().st_mtime_ns, path))
    if not found:
        raise BadSave("save-none", folder)
    return found[-1]


# Writing


def write_json(path: Path, data: object) -> None:
    """Write a temporary file and rename it, so that there is never half a file."""
    if path.is_relative_to(data_folder()):  # we create no other folders
        path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Sync the folder, which makes the rename durable; not every system supports this."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def store(path: Path, save: Save) -> None:
    """Save a game; a file that is not a saved game is never overwritten."""
    if path.is_file() and MARK.encode() not in path.read_bytes():
        raise BadSave("save-foreign", path)
    write_json(path, pack(save))


def pack(save: Save) -> dict[str, object]:
    """Return the match without its secret, and the secret beside it."""
    told = save.match.chance.describe(reveal=True)
    return {
        MARK: SAVE_FORMAT,
        "record": save.match.record(reveal=False),
        "secret": told["seed"],
        "seat": save.seat,
        "language": save.language,
        "names": save.names,
        "bots": save.bots,
    }


# Reading


def load(path: Path) -> Save:
    """Read a saved game, or raise `BadSave`."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadSave("save-missing", path) from None
    except OSError:
        raise BadSave("save-unreadable", path) from None
    if MARK.encode() not in data:
        raise BadSave("save-foreign", path)
    try:
        file = msgspec.json.decode(data, type=SaveFile)
        return unpack(file)
    except (msgspec.DecodeError, MonsterboxError, UnicodeDecodeError):
        raise BadSave("save-damaged", path) from None


def unpack(file: SaveFile) -> Save:
    """Rebuild the match; every draw must follow from the secret, or the file is not ours."""
    record = file.record | {"chance": with_secret(file.record.get("chance"), file.secret)}
    mb.verify(record, unfinished=True)
    match = mb.replay(record)
    if (
        file.format != SAVE_FORMAT
        or not 0 <= file.seat < match.seats
        or len(file.names) != match.seats
        or len(file.bots) != match.seats
        or file.language not in LANGUAGES
    ):
        raise mb.BadRecord("the seats do not fit the match")
    for seat, spec in enumerate(file.bots):
        if seat != file.seat:
            check_bot(spec, match.game.key)
    return Save(match, file.seat, file.language, file.names, file.bots)


def with_secret(chance: object, secret: str | int) -> dict[str, object]:
    if not isinstance(chance, Mapping):
        raise mb.BadRecord("chance: must be an object")
    return dict(chance) | {"seed": secret}
