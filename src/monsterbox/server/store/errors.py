"""The three ways in which storing can fail."""

from __future__ import annotations

import re
from typing import Literal

from monsterbox.core.errors import MonsterboxError

CLASS = re.compile(r"^<class '[\w.]+'>: ")  # as asyncpg's failures begin
Code = Literal[
    "database-address",  # not an address that we can read
    "database-driver",  # a package is missing
    "database-unreachable",  # no such file, host, user; no right to write
    "database-foreign",  # no database, or one that is something else's
    "database-newer",  # written by a newer Monsterbox
]


class BadDatabase(MonsterboxError):
    """A database that the server cannot start with; the message never holds its password."""

    def __init__(self, code: Code, address: str, reason: str) -> None:
        super().__init__(f"database {address}: {first_line(reason)}")
        self.code = code
        self.address = address


class Conflict(Exception):
    """That number or that key is in the log already, or there is no such table. Nothing changed."""


class StoreFailed(Exception):
    """The disk is full or the database gone. Whether it was stored shows only when loaded again."""


def first_line(reason: object) -> str:
    """Drivers tell stories; the first line, without its class, names what is wrong."""
    lines = str(reason).strip().splitlines() or [type(reason).__name__]
    return CLASS.sub("", lines[0]).strip().removesuffix(".")
