"""Monster games in one box: rules as data and code, for players, bots and researchers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from monsterbox.compiled import is_compiled, settle

settle()

from monsterbox.bots.bot import Bot, Opinion  # noqa: E402  it must come first
from monsterbox.bots.make import make_bot  # noqa: E402
from monsterbox.coach.report import Report  # noqa: E402
from monsterbox.core import records  # noqa: E402
from monsterbox.core.actions import Actions  # noqa: E402
from monsterbox.core.belief import Belief  # noqa: E402
from monsterbox.core.chance import AskedChance, Chance  # noqa: E402
from monsterbox.core.errors import (  # noqa: E402
    BadBuffer,
    BadChance,
    BadDeck,
    BadLanguage,
    BadNumbers,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    BrokenGame,
    CutShort,
    IllegalAction,
    MonsterboxError,
    NothingToReport,
    NothingToUndo,
    NotOffered,
    Refusal,
    UnknownClause,
    UnknownGame,
    WrongGame,
)
from monsterbox.core.events import Event  # noqa: E402
from monsterbox.core.game import Game  # noqa: E402
from monsterbox.core.match import Match  # noqa: E402
from monsterbox.core.numbers import Kind, Numbering  # noqa: E402
from monsterbox.core.observations import Part  # noqa: E402
from monsterbox.core.playout import playout  # noqa: E402
from monsterbox.core.records import Verdict  # noqa: E402
from monsterbox.core.rng import Rng  # noqa: E402
from monsterbox.core.state import CHANCE, OVER, GameState  # noqa: E402
from monsterbox.core.view import View  # noqa: E402
from monsterbox.games.registry import game, games  # noqa: E402
from monsterbox.notebook import draw  # noqa: E402

__version__ = "0.1.0"
Match.painter = draw


def replay(record: Mapping[str, Any]) -> Match:
    """Rebuild a match from its record, ready to be continued."""
    return records.replay(game, record)


def verify(record: Mapping[str, Any], *, unfinished: bool = False) -> Verdict:
    """Check every draw of a record against its seed, and that its end is not missing."""
    return records.verify(game, record, unfinished=unfinished)


def review(match: Match, *, seed: int = 0) -> Iterator[Report]:
    """Review a finished match: chances, grades, turning points, luck and skill.

    Each report tells more than the one before; the last one is complete.
    """
    from monsterbox.coach import review  # whoever only plays need not load it

    return review.review(match, seed=seed)


__all__ = [
    "CHANCE",
    "OVER",
    "Actions",
    "AskedChance",
    "BadBuffer",
    "BadChance",
    "BadDeck",
    "BadLanguage",
    "BadNumbers",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Belief",
    "Bot",
    "BrokenGame",
    "Chance",
    "CutShort",
    "Event",
    "Game",
    "GameState",
    "IllegalAction",
    "Kind",
    "Match",
    "MonsterboxError",
    "NotOffered",
    "NothingToReport",
    "NothingToUndo",
    "Numbering",
    "Opinion",
    "Part",
    "Refusal",
    "Report",
    "Rng",
    "UnknownClause",
    "UnknownGame",
    "Verdict",
    "View",
    "WrongGame",
    "draw",
    "game",
    "games",
    "is_compiled",
    "make_bot",
    "playout",
    "replay",
    "review",
    "verify",
]
