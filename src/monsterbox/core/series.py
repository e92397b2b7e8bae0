"""Questions that come in series, each of little weight: people may leave the rest to a bot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Series:
    """How far a series of questions to one seat has come; everybody sees it."""

    done: int
    of: int
