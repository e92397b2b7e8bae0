"""The five levels of a game: which bot plays at each, from an easy opponent to our best."""

from __future__ import annotations

import tomllib
from functools import cache

from monsterbox.games import faces

LEVELS = 5
UNCALIBRATED = ("uniform", "ismcts:50", "ismcts:200", "ismcts:1000", "ismcts:1s")


@cache
def ladder(game_key: str) -> tuple[str, ...]:
    """The specs of levels 1 to 5, from `bot/levels.toml` of the game."""
    for folder in reversed(faces.folders(game_key, "bot")):
        path = folder.joinpath("levels.toml")
        if path.is_file():
            return tuple(tomllib.loads(path.read_text(encoding="utf-8"))["levels"])
    return UNCALIBRATED
