"""A puzzle: a position in which one choice stands out, stored in the folder of its game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from monsterbox.coach.hints import Why
from monsterbox.coach.report import Estimate, Option
from monsterbox.games.registry import game as find_game

DIFFICULTIES = (1, 2, 3)
TRIES = 8  # of each weak bot


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position as its seat may know it, and what was found out about the choices there."""

    id: str
    rules: str
    """The version of the rules that it was found under."""
    seat: int
    position: dict[str, Any]
    """Consistent with all that the seat knows; what it cannot know is dealt anew."""
    best: str
    accepted: tuple[str, ...]
    """The best choice and those that are as good, in notation."""
    tempting: str
    """What a weaker player takes most often among the wrong ones."""
    cost: Estimate
    """What the tempting choice costs: a share of a win."""
    margin: Estimate
    """What the best of the wrong choices costs."""
    options: tuple[Option, ...]
    """All choices with their chances, best first."""
    difficulty: int
    levels: tuple[float, ...]
    """How often levels 1, 2 and 3 find it."""
    match_seed: int
    seed: int
    """Of the evaluation."""
    worlds: int
    """So many were imagined for it."""
    why: Why | None = None
    """What tells the best choice from the tempting one; every puzzle in a file has it."""


class Collection(msgspec.Struct, frozen=True):
    """All puzzles of a game, the easiest first."""

    game: str
    puzzles: tuple[Puzzle, ...]


@cache
def puzzles_of(game_key: str) -> dict[str, Puzzle]:
    """The puzzles of a game by id; none where it has none, or where the rules have changed."""
    game = find_game(game_key)
    folder = files(game.package)
    path = (folder.joinpath(game.variant) if game.variant else folder).joinpath("puzzles.json")
    if not path.is_file():
        return {}
    told = msgspec.json.decode(path.read_bytes(), type=Collection)
    return {one.id: one for one in told.puzzles if one.rules == game.version}
