"""What a bot is: it sees what its seat sees, and names one of the legal choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec


@dataclass(frozen=True)
class Question:
    """All that a bot is told: its seat's view, its choices, what is printed on the components."""

    seat: int
    view: msgspec.Struct
    legal: Sequence[str]
    components: Mapping[str, Any]
    settings: Mapping[str, object]


class Bot(Protocol):
    """A player that needs no chair."""

    def choose(self, question: Question) -> str:
        """One of the legal choices."""
        ...
