"""Monster games in one box: rules as data and code, for players, bots and researchers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.compiled import is_compiled, settle

settle()

from monsterbox.bots.make import make_bot  # noqa: E402  it must come first
from monsterbox.core import records  # noqa: E402
from monsterbox.core.errors import (  # noqa: E402
    BadDeck,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    IllegalAction,
    MonsterboxError,
    NothingToReport,
    NothingToUndo,
    Refusal,
    UnknownGame,
)
from monsterbox.core.game import Game  # noqa: E402
from monsterbox.core.match import Match  # noqa: E402
from monsterbox.core.records import Verdict  # noqa: E402
from monsterbox.games.registry import game, games  # noqa: E402

__version__ = "0.1.0"


def replay(record: Mapping[str, Any]) -> Match:
    """Rebuild a match from its record, ready to be continued."""
    return records.replay(game, record)


def verify(record: Mapping[str, Any]) -> Verdict:
    """Check every draw of a record against its seed."""
    return records.verify(game, record)


__all__ = [
    "BadDeck",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Game",
    "IllegalAction",
    "Match",
    "MonsterboxError",
    "NothingToReport",
    "NothingToUndo",
    "Refusal",
    "UnknownGame",
    "Verdict",
    "game",
    "games",
    "is_compiled",
    "make_bot",
    "replay",
    "verify",
]
