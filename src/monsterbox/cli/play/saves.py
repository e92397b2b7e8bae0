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
    """A saved game that cannot go on; `reason` is a key of the terminal's words."""

    def __init__(self, reason: str, path: Path) -> None:
        super().__init__(f"saved game {path}: {reason.removeprefix('save-')}")
        self.reason = reason
        self.path = path


class SaveFile(msgspec.Struct):
    """What stands in the file."""

    record: dict[str, Any]
    secret: str | int
    seat: int
    language: str
    names: list[str]
    bots: list[str]
    format: int = msgspec.field(name=MARK)


@dataclass(frozen=True)
class Save:
    """A match to go on with, and who sat where."""

    match: Match
    seat: int
    language: str
    names: list[str]
    bots: list[str]


# Where


def data_folder() -> Path:
    return platformdirs.user_data_path("monsterbox", appauthor=False)


def new_file(folder: Path, game: str) -> Path:
    """A name that no file has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, more = folder / f"{stem}.json", 2
    while path.exists():
        path, more = folder / f"{stem}-{more}.json", more + 1
    return path


def newest(folder: Path, game: str) -> Path:
    """The saved game that was played last."""
    found = sorted(folder.glob(f"{game}-*.json"), key=lambda path: (path.stat().st_mtime_ns, path))
    if not found:
        raise BadSave("save-none", folder)
    return found[-1]


# Writing


def write_json(path: Path, data: object) -> None:
    """Write beside the file first, then put it in its place: no half file, whatever happens."""
    if path.is_relative_to(data_folder()):  # folders of other people are theirs to make
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
    """The new name is safe only when its folder is; not every system lets one say so."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def store(path: Path, save: Save) -> None:
    """Save a game; a file that is something else is not written over."""
    if path.is_file() and MARK.encode() not in path.read_bytes():
        raise BadSave("save-foreign", path)
    write_json(path, pack(save))


def pack(save: Save) -> dict[str, object]:
    """The match without its secret, and the secret beside it."""
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
    """The game that a file holds; `BadSave` if it holds none."""
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
    """Every draw must be what the secret gives, or the file was not written by us."""
    record = file.record | {"chance": with_secret(file.record.get("chance"), file.secret)}
    mb.verify(record)
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
