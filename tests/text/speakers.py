"""Speakers at a table of three."""

from __future__ import annotations

from typing import Any

import monsterbox as mb
from monsterbox.text.say import Speaker

GAME = mb.game("zombeasts")
NAMES = ["Anna", "Ben", "Cleo"]


def a_speaker(language: str, seat: int | None = 0, **options: Any) -> Speaker:
    """Speaks to that seat, or to everybody."""
    return Speaker(language, GAME, GAME.settings(3, options), NAMES, seat)
