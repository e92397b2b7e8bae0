"""The three ways in which storing can fail."""

from __future__ import annotations

import re
from typing import Literal

from monsterbox.core.errors import MonsterboxError

CLASS = re.compile(r"^<class '[\w.]+'>: ")  # how asyncpg's messages begin
Code = Literal[
    "database-address",  # not an address that we can read
    "database-driver",  # a package is missing
    "database-unreachable",  # no such file, host or user; no permission to write
    "database-foreign",  # not a database, or one of another program
    "database-newer",  # written by a newer Monsterbox
    "database-in-use",  # another server works with this file
]


class BadDatabase(MonsterboxError):
    """The server cannot start with this database; the message never contains its password."""

    def __init__(self, code: Code, address: str, reason: str) -> None:
        super().__init__(f"database {address}: {first_line(reason)}")
        self.code = code
        self.address = address


class Conflict(Exception):
    """That number or key is already in the log, or there is no such table. Nothing has changed."""


class StoreFailed(Exception):
    """The disk is full or the database gone; only loading again tells whether it was stored."""


def first_line(reason: object) -> str:
    """Return the first line without its class; the rest of a driver's message is noise."""
    lines = str(reason).strip().splitlines() or [type(reason).__name__]
    return CLASS.sub("", lines[0]).strip().removesuffix(".")
