"""What happened at the table, as data for logs, animations and screen readers."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

import msgspec


@cache
def key_of(name: str) -> str:
    """`CardDrawn` is `card-drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Something that happened. A field that a seat may not see is None in what it witnesses."""

    reveals: ClassVar[bool] = False
    """Whether it shows hidden cards to the seat that caused it; if so, it cannot be undone."""

    begins: ClassVar[str] = ""
    """`turn` or `round`, for the events with which one begins."""

    @property
    def key(self) -> str:
        """The name of its sentence in the locales."""
        return key_of(type(self).__name__)

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as that seat sees it, None where it sees nothing; seat None is a spectator."""
        return self
