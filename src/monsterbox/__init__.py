"""Monster games in one box: rules as data and code, for players, bots and researchers."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import Any


class _SourcesOnly:
    """With MONSTERBOX_PURE=1, import the sources and not what was compiled from them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("monsterbox."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("MONSTERBOX_PURE"):
    sys.meta_path.insert(0, _SourcesOnly)

from monsterbox.bots.make import make_bot  # noqa: E402  the finder must come first
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


def is_compiled() -> bool:
    """Whether the rules that are running are compiled."""
    from monsterbox.core import playout

    return not str(playout.__file__).endswith(".py")


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
